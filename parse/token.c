/* token.c: helpers of the rules: test a token, take it (read the next one), intern its text. */
#include "ir/chars.h"
#include "parse/parser.h"

void *slot_grow(void *at, uint32_t *n, uint32_t *cap, uint32_t index, size_t size) {
    uint32_t more = index + 1 - *n;
    at = mem_grow(at, *n, cap, more, size);
    memset((char *)at + *n * size, 0, more * size);
    *n += more;
    return at;
}

enum TokenKind token_peek(Parser *p) {
    Token tok = p->tok;
    const unsigned char *cur = p->cur;
    uint32_t prev_end = p->prev_end;
    token_next(p);
    enum TokenKind k = (enum TokenKind)p->tok.kind;
    p->tok = tok;
    p->cur = cur;
    p->prev_end = prev_end;
    return k;
}

void keyword_expect(Parser *p, enum Kw kw) {
    if (!keyword_is(p, kw)) {
        char text[64] = "";
        for (uint32_t i = 1; i < p->keywords.n; i++)
            if (p->keywords.at[i].kw == (unsigned)kw) snprintf(text, sizeof text, "'%s'", p->keywords.at[i].text);
        fail_expected(p, text);
    }
    token_next(p);
}

bool text_is(const Parser *p, const char *word) {
    size_t n = strlen(word);
    return p->tok.end - p->tok.off == n && memcmp(p->text + p->tok.off, word, n) == 0;
}

StrId slice_intern(Parser *p, uint32_t from, uint32_t to) { return str_intern(p->m, p->text + from, to - from); }

/* Returns the value of a hexadecimal digit; -1 if c is none. */
static int hex_digit(char c) {
    if (char_is_digit(c)) return c - '0';
    c |= 'a' ^ 'A';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Returns the number that the hexadecimal digits between two text offsets mean; UINT64_MAX if it is too large. */
static uint64_t hex_number(const Parser *p, uint32_t from, uint32_t to) {
    uint64_t n = 0;
    for (uint32_t i = from; i < to; i++) {
        if (n >> 60) return UINT64_MAX;
        n = n << 4 | (uint64_t)hex_digit(p->text[i]);
    }
    return n;
}

uint64_t number_expect(Parser *p, uint64_t max, const char *what) {
    char first = p->text[p->tok.off];
    bool hex = token_is(p, TK_HEX_INT) && first == 'u';
    if (!hex && (!token_is(p, TK_INT) || first == '-')) fail_expected(p, what);
    uint64_t n = hex ? hex_number(p, p->tok.off + 3, p->tok.end) : p->tok.num;
    if (n > max) fail_at(p, p->tok.off, "%s is too large: at most %llu", what, (unsigned long long)max);
    token_next(p);
    return n;
}

/* Interns a slice after replacing \\ by one backslash, and a backslash with two hexadecimal digits, such as \41, by
 * that byte. Any other backslash is kept. */
StrId slice_unescape(Parser *p, uint32_t from, uint32_t to) {
    const char *s = p->text + from, *end = p->text + to;
    if (!memchr(s, '\\', (size_t)(end - s))) return slice_intern(p, from, to);
    p->bytes.n = 0;
    vec_reserve(&p->bytes, to - from);
    while (s < end) {
        char c = *s++;
        if (c == '\\' && s < end && *s == '\\') {
            s++;
        } else if (c == '\\' && end - s >= 2 && hex_digit(s[0]) >= 0 && hex_digit(s[1]) >= 0) {
            c = (char)(hex_digit(s[0]) << 4 | hex_digit(s[1]));
            s += 2;
        }
        p->bytes.at[p->bytes.n++] = c;
    }
    return str_intern(p->m, p->bytes.at, p->bytes.n);
}

StrId string_expect(Parser *p, const char *what) {
    if (!token_is(p, TK_STRING)) fail_expected(p, what);
    StrId s = slice_unescape(p, p->tok.off + 1, p->tok.end - 1);
    token_next(p);
    return s;
}

StrId name_take(Parser *p, uint32_t skip) {
    uint32_t from = p->tok.off + skip, to = p->tok.end - (p->tok.kind == TK_LABEL);
    StrId name;
    if (p->text[from] == '"') {
        name = slice_unescape(p, from + 1, to - 1);
        if (memchr(str_get(p->m, name), 0, str_len(p->m, name)))
            fail_at(p, p->tok.off, "a name must not contain a NUL");
        if (name == 0) fail_at(p, p->tok.off, "empty name");
    } else {
        name = token_is(p, TK_MD_NAME) ? slice_unescape(p, from, to) : slice_intern(p, from, to);
    }
    token_next(p);
    return name;
}

/* Used for directives on use lists, because this representation has none, and for attribute groups that the prescan has
 * read. Braces do not nest in these. */
void skip_past_brace(Parser *p) {
    while (!token_is(p, TK_RBRACE) && !token_is(p, TK_EOF)) token_next(p);
    token_expect(p, TK_RBRACE);
}
