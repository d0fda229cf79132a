/* parse.h: parses textual IR into a Module. */
#ifndef NVIR_PARSE_PARSE_H
#define NVIR_PARSE_PARSE_H

#include "ir/ir.h"

typedef struct ParseOptions {
    bool allow_missing_datalayout; /* accept a module without one: use the default, and warn */
} ParseOptions;

/* Reads a whole file, or standard input for "-", into memory, followed by a NUL that `size` does not count.
 * The path is borrowed as the name of the source. Returns false after an error if the file cannot be read or
 * has 4 GiB or more. */
bool source_read(const char *path, Source *out, Diag *d);
/* Reads a file that debug information names: in the folder of the compilation, else in the current one. The name is
 * borrowed. Returns false if there is no such regular file of less than 64 MiB; prints nothing. */
bool source_find(const char *directory, const char *file, Source *out);
/* Makes a source of n bytes of text, which are allocated by mem_alloc and followed by NUL; source_free frees them. */
Source source_of_text(const char *name, char *text, size_t n);
void source_free(Source *s);

/* Parses a module. The text has less than 4 GiB, is followed by a NUL, and must outlive the module, because messages of
 * later phases quote it. Returns NULL after errors, which are reported to `d`. options: may be NULL. */
Module *module_parse(const Source *source, Diag *d, const ParseOptions *options);

#endif
