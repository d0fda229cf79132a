/* json.h: writes strings, keys and commas of JSON. Everything that is written is well-formed UTF-8, and '<' is escaped,
 * so that the result can be part of an HTML page as it is. */
#ifndef NVIR_IR_JSON_H
#define NVIR_IR_JSON_H

#include "ir/ir.h"

/* Writes n bytes as a string in quotes. Each byte that is not part of well-formed UTF-8 becomes U+FFFD; '<' is escaped,
 * so that the text can stand in a script of HTML. */
void json_bytes(Out *o, const char *s, size_t n);
void json_string(Out *o, const char *s); /* json_bytes for a string that ends with NUL */
/* Writes the comma before an element or key, unless it is the first one: unless `o` is empty or its last byte is '[',
 * '{', ',' or ':'. `o` must be a writer into memory. */
void json_comma(Out *o);
/* Writes a key of an object and ':', after json_comma. The caller then writes the value. */
void json_key(Out *o, const char *key);
/* Writes each line of the text s[0..n) as a string without its newline, as elements of an array that the caller opens
 * and closes. A newline at the end of the text does not begin another line. */
void json_lines(Out *o, const char *s, size_t n);

#endif
