/* json.c: see json.h. */
#include "ir/json.h"
#include "ir/chars.h"

void json_bytes(Out *o, const char *s, size_t n) {
    out_char(o, '"');
    for (size_t i = 0; i < n;) {
        unsigned char c = (unsigned char)s[i];
        size_t len = char_utf8_length(s + i, n - i);
        if (c == '"' || c == '\\') out_char(o, '\\'), out_char(o, (char)c);
        else if (c == '\t') out_str(o, "\\t");
        else if (c == '\n') out_str(o, "\\n");
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
