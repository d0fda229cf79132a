/* json.h: writes the values of JSON. Everything is ASCII or well-formed UTF-8, and no text contains '<', so that the
 * result can stand in an HTML page as it is. */
#ifndef NVIR_IR_JSON_H
#define NVIR_IR_JSON_H

#include "ir/ir.h"

/* Writes n bytes as a string. Bytes that are not UTF-8 become U+FFFD. */
void json_bytes(Out *o, const char *s, size_t n);
void json_string(Out *o, const char *s);
/* Writes a comma unless the last byte says that none is needed. `o` is in memory. */
void json_comma(Out *o);
/* Writes a key of an object, with the comma before it. */
void json_key(Out *o, const char *key);
/* Writes the lines of a text as strings, separated by commas. A newline at the end ends the last line. */
void json_lines(Out *o, const char *s, size_t n);

#endif
