/* chars.h: classes of ASCII characters. They do not depend on the locale, as those of <ctype.h> do. */
#ifndef NVIR_IR_CHARS_H
#define NVIR_IR_CHARS_H

#include <stdbool.h>

static inline bool char_is_digit(char c) { return c >= '0' && c <= '9'; }
static inline bool char_is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
static inline bool char_is_alnum(char c) { return char_is_letter(c) || char_is_digit(c); }
/* Reports whether c may occur in a name of PTX, after its first character. */
static inline bool char_is_name(char c) { return char_is_alnum(c) || c == '_' || c == '$'; }

#endif
