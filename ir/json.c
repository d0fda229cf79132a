/* json.c: see json.h. */
#include "ir/json.h"

/* Returns the length in bytes of the UTF-8 character at s, where n bytes are left, n > 0. Returns 0 if it is malformed,
 * incomplete, overlong, a surrogate or beyond U+10FFFF. */
static size_t utf8_length(const char *s, size_t n) {
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

void json_bytes(Out *o, const char *s, size_t n) {
    out_char(o, '"');
    for (size_t i = 0; i < n;) {
        unsigned char c = (unsigned char)s[i];
        size_t len = utf8_length(s + i, n - i);
        if (c == '"' || c == '\\') out_char(o, '\\'), out_char(o, (char)c);
        else if (c == '\t') out_str(o, "\\t");
        else if (c < ' ' || c == '<' || c == 0x7f) out_str(o, "\\u"), out_hex(o, c, 4);
        else if (len) out_bytes(o, s + i, len);
        else out_str(o, "\\uFFFD");
        i += len ? len : 1;
    }
    out_char(o, '"');
}

void json_string(Out *o, const char *s) { json_bytes(o, s, strlen(s)); }

void json_comma(Out *o) {
    char last = o->n ? o->buf[o->n - 1] : '[';
    if (!strchr("[{,:", last)) out_char(o, ',');
}

void json_key(Out *o, const char *key) {
    json_comma(o);
    json_string(o, key);
    out_char(o, ':');
}

void json_lines(Out *o, const char *s, size_t n) {
    const char *end = s + n;
    while (s < end) {
        const char *stop = memchr(s, '\n', (size_t)(end - s));
        if (!stop) stop = end;
        json_comma(o);
        json_bytes(o, s, (size_t)(stop - s));
        s = stop + 1;
    }
}
