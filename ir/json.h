/* json.h: writes strings, keys and commas of JSON. Everything is well-formed UTF-8, and '<' is escaped, so that the
 * result can be part of an HTML page as it is. */
#ifndef NVIR_IR_JSON_H
#define NVIR_IR_JSON_H

#include "ir/ir.h"

/* Writes n bytes as a string in quotes. Each byte that is not part of well-formed UTF-8 becomes U+FFFD. */
void json_bytes(Out *o, const char *s, size_t n);
void json_string(Out *o, const char *s); /* json_bytes for a string that ends with NUL */
/* Writes a comma, unless `o` is empty or its last byte is '[', '{', ',' or ':'. `o` must be a writer into memory. */
void json_comma(Out *o);
/* Writes a key of an object and ':', with a comma before it where json_comma writes one. */
void json_key(Out *o, const char *key);
/* Writes the lines of a text as strings without their newlines, separated by commas, as elements of an array that the
 * caller opens and closes. A newline at the end of the text does not begin another line. */
void json_lines(Out *o, const char *s, size_t n);

#endif
