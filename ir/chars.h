/* chars.h: classes of ASCII characters, which do not depend on the locale, as those of <ctype.h> do; and UTF-8. */
#ifndef NVIR_IR_CHARS_H
#define NVIR_IR_CHARS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

static inline bool char_is_digit(char c) { return c >= '0' && c <= '9'; }
static inline bool char_is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
static inline bool char_is_alnum(char c) { return char_is_letter(c) || char_is_digit(c); }
/* Reports whether c may occur in a name of PTX, after its first character. */
static inline bool char_is_name(char c) { return char_is_alnum(c) || c == '_' || c == '$'; }

/* Returns the length in bytes of the UTF-8 character at s, where n bytes are left, n > 0. Returns 0 if it is malformed,
 * incomplete, overlong, a surrogate or beyond U+10FFFF. */
static inline size_t char_utf8_length(const char *s, size_t n) {
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned char c = (unsigned char)*s;
    size_t len = c < 0x80 ? 1 : c < 0xc0 ? 0 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : c < 0xf8 ? 4 : 0;
    if (len < 2) return len;
    if (len > n) return 0;
    uint32_t code = c & (0x7fu >> len);
    for (size_t i = 1; i < len; i++) {
        if (((unsigned char)s[i] & 0xc0) != 0x80) return 0;
        code = code << 6 | ((unsigned char)s[i] & 0x3f);
    }
    return code < least[len] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? 0 : len;
}

#endif
