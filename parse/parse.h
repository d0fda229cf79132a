/* parse.h: parses textual IR into a Module. */
#ifndef NVIR_PARSE_PARSE_H
#define NVIR_PARSE_PARSE_H

#include "ir/ir.h"

typedef struct ParseOptions {
    bool allow_missing_datalayout; /* accept a module without a data layout: use that of 64-bit NVPTX, and warn */
    bool printed;                  /* module_print wrote the text: accept a missing data layout without a warning */
} ParseOptions;

/* Reads a whole file, or standard input for "-", into *out, followed by a NUL that `size` does not count. The path is
 * borrowed as the name of the source; for "-" that is <stdin>. If the file cannot be read or has 4 GiB or more, reports
 * an error to d and returns false. source_free frees *out. */
bool source_read(const char *path, Source *out, Diag *d);
/* Reads a file that debug information names into *out: directory/file, where directory is the folder of the compilation
 * or ""; if that cannot be read or `file` is an absolute path, `file` itself, relative to the current folder. `file` is
 * borrowed as the name of the source. Returns false if neither is a regular file of less than 64 MiB; prints
 * nothing. */
bool source_find(const char *directory, const char *file, Source *out);
/* Makes a source of n bytes of text, which are allocated by mem_alloc and followed by a NUL; source_free frees them.
 * The name is borrowed. */
Source source_of_text(const char *name, char *text, size_t n);
void source_free(Source *s); /* frees the text and the table of lines, and empties *s */

/* Parses a module; module_free frees it. The text has less than 4 GiB, is followed by a NUL, and must outlive the
 * module, because messages of later phases quote it; so must d, whose `source` becomes this one. Returns NULL after
 * errors, which are reported to d. The module is not verified. options: NULL = all false. */
Module *module_parse(const Source *source, Diag *d, const ParseOptions *options);

#endif
