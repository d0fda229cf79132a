/* parse.h: from text to arena. */
#ifndef NVIR_PARSE_PARSE_H
#define NVIR_PARSE_PARSE_H

#include "ir/ir.h"

typedef struct ParseOptions {
    bool allow_missing_datalayout;   /* read a module without one with the default, and warn */
} ParseOptions;

/* Reads a whole file, or standard input for "-", into memory that ends with a NUL beyond `size`. The path
 * is borrowed as the source's name. False, with a message, when the file cannot be read or is 4 GiB or
 * longer. */
bool source_read(const char *path, Source *out, Diag *d);
void source_free(Source *s);

/* Reads a module. The text must be followed by a NUL, and must outlive the module: messages of later
 * phases point into it. NULL after errors, which `d` has received. `options` may be NULL. */
Module *module_parse(const Source *source, Diag *d, const ParseOptions *options);

#endif
