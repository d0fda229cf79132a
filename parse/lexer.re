/* lexer.re: text to tokens. The lexer recognises the shape of a token; keyword.c finds the keyword. The input
 * ends with a NUL, so no rule checks for the end; any other NUL is an error. re2c generates
 * parse/gen/lexer.c. */
#include "parse/parser.h"

/* For the functions that handle errors and the end: they are not inlined, so that token_next needs no callee-saved
 * registers. */
#define RARE __attribute__((cold, noinline))

static inline bool is_digit(unsigned char c) { return (unsigned)(c - '0') < 10; }

/* Returns the number that the decimal digits from s on mean. They end at the first other character, at the latest at
 * `end`. Returns UINT64_MAX if the number is 18446744073709551610 or greater. */
static uint64_t number_at(const unsigned char *s, const unsigned char *end) {
    uint64_t n = 0;
    bool fits = end - s < 20;       /* 20 digits may fit; more digits may be leading zeros */
    for (; s < end && is_digit(*s); s++) {
        if (!fits && n > (UINT64_MAX - 9) / 10)
            return UINT64_MAX;
        n = n * 10 + (uint64_t)(*s - '0');
    }
    return n;
}

/* Fails with the message `what` at `start`. Leaves an empty token TK_ERROR there, from which the recovery continues,
 * and the lexer at `at`. */
static void FAILS token_fail(Parser *p, const unsigned char *at, const unsigned char *start, const char *what) {
    p->tok = (Token){.kind = TK_ERROR, .off = (uint32_t)(start - (const unsigned char *)p->text)};
    p->tok.end = p->tok.off;
    p->cur = at;
    fail_at(p, p->tok.off, "%s", what);
}

/* Fails at a string without an end: at the NUL in it if there is one, otherwise at its start, because the closing quote
 * is missing. */
static RARE void string_fail(Parser *p, const unsigned char *start) {
    const unsigned char *limit = (const unsigned char *)p->text + p->size, *s = start;
    while (s < limit && *s)
        s++;
    token_fail(p, start + 1, s < limit ? s : start,
               s < limit ? "NUL byte in a string; write \\00" : "string without closing quote");
}

/* Fails at a character that begins no token. */
static RARE void character_fail(Parser *p, const unsigned char *start) {
    char text[64];
    if (*start == '/' && (start[1] == '/' || start[1] == '*'))
        snprintf(text, sizeof text, "unexpected character '/'; comments begin with ';'");
    else if (*start > 32 && *start < 127)
        snprintf(text, sizeof text, "unexpected character '%c'", *start);
    else
        snprintf(text, sizeof text, "unexpected byte 0x%02X; LLVM IR is text in UTF-8", (unsigned)*start);
    token_fail(p, start + 1, start, text);
}

/* Handles a NUL: makes the token TK_EOF at the end of the text, and fails before it. */
static RARE void text_end(Parser *p, const unsigned char *at) {
    uint32_t off = (uint32_t)(at - (const unsigned char *)p->text);
    if (off < p->size)
        fail_at(p, off, "NUL byte in the text");
    p->tok = (Token){.kind = TK_EOF, .off = off, .end = off};
    p->cur = at;
}

/* These end the token at YYCURSOR. NUMBER also reads the number whose digits begin n bytes after its start. */
#define KIND(k)      do { kind = (k); goto done; } while (0)
#define NUMBER(k, n) do { kind = (k); num = number_at(start + (n), YYCURSOR); goto done; } while (0)

/* Ends a token %N, whose first digit has been read. It is the most frequent token, so its number is computed here,
 * while its digits are scanned. The number stops growing above UINT32_MAX, because all larger ones are errors. */
#define LOCAL_NUMBER do { \
        kind = TK_LOCAL_NUM; \
        for (num = YYCURSOR[-1] - (unsigned)'0'; is_digit(*YYCURSOR); YYCURSOR++) \
            if (num <= UINT32_MAX) num = num * 10 + (*YYCURSOR - (unsigned)'0'); \
        goto done; \
    } while (0)

void token_next(Parser *p) {
    const unsigned char *YYCURSOR = p->cur, *YYMARKER = YYCURSOR, *start;
    enum TokenKind kind;
    uint64_t num = 0;
    p->prev_end = p->tok.end;
    if (*YYCURSOR == ' ')       /* most tokens follow one blank: faster than a transition of the automaton */
        YYCURSOR++;
again:
    start = YYCURSOR;
    /*!re2c
    re2c:define:YYCTYPE = "unsigned char";
    re2c:yyfill:enable = 0;
    re2c:indent:string = "    ";

    name   = [-a-zA-Z$._][-a-zA-Z$._0-9]*;
    quoted = ["] [^"\x00]* ["];
    digits = [0-9]+;
    word   = [a-zA-Z_][a-zA-Z0-9_]*;
    mdname = [-a-zA-Z$._\\][-a-zA-Z$._0-9\\]*;

    [ \t\r\n]+             { goto again; }
    ";" [^\n\x00]*         { goto again; }
    "\x00"                 { text_end(p, start); return; }

    [us] "0x" [0-9a-fA-F]+ { KIND(TK_HEX_INT); }
    "i" digits             { NUMBER(TK_INT_TYPE, 1); }
    word                   { KIND(TK_WORD); }
    "#" [a-z_]+            { KIND(TK_WORD); }

    "%" [0-9]              { LOCAL_NUMBER; }
    "%" (name | quoted)    { KIND(TK_LOCAL); }
    "@" digits             { NUMBER(TK_GLOBAL_NUM, 1); }
    "@" (name | quoted)    { KIND(TK_GLOBAL); }
    "$" digits             { NUMBER(TK_COMDAT_NUM, 1); }
    "$" (name | quoted)    { KIND(TK_COMDAT); }
    "#" digits             { NUMBER(TK_GROUP, 1); }
    "!" digits             { NUMBER(TK_MD_NUM, 1); }
    "!" mdname             { KIND(TK_MD_NAME); }
    "^" digits             { NUMBER(TK_SUMMARY, 1); }
    digits ":"             { NUMBER(TK_LABEL_NUM, 0); }
    (name | quoted) ":"    { KIND(TK_LABEL); }

    quoted                 { KIND(TK_STRING); }
    "c" quoted             { KIND(TK_BYTES); }
    digits                 { NUMBER(TK_INT, 0); }
    "-" digits             { num = UINT64_MAX; KIND(TK_INT); }
    [-+]? digits "." [0-9]* ([eE] [-+]? digits)?  { KIND(TK_FLOAT); }
    "0x" [HRKLM]? [0-9a-fA-F]+                    { KIND(TK_HEX_FLOAT); }

    "..."  { KIND(TK_ELLIPSIS); }
    ","    { KIND(TK_COMMA); }
    "="    { KIND(TK_EQUAL); }
    "*"    { KIND(TK_STAR); }
    "("    { KIND(TK_LPAREN); }
    ")"    { KIND(TK_RPAREN); }
    "["    { KIND(TK_LBRACKET); }
    "]"    { KIND(TK_RBRACKET); }
    "{"    { KIND(TK_LBRACE); }
    "}"    { KIND(TK_RBRACE); }
    "<"    { KIND(TK_LESS); }
    ">"    { KIND(TK_GREATER); }
    "!"    { KIND(TK_BANG); }
    "|"    { KIND(TK_BAR); }
    ":"    { KIND(TK_COLON); }

    ["] | [%@$c] ["]       { string_fail(p, start); return; }
    *                      { character_fail(p, start); return; }
    */
done:
    p->cur = YYCURSOR;
    const unsigned char *text = (const unsigned char *)p->text;
    uint32_t off = (uint32_t)(start - text), end = (uint32_t)(YYCURSOR - text);
    p->tok = (Token){(uint8_t)kind, 0, off, end, num};
    if (kind == TK_WORD)        /* a tail call, like all calls here, so nothing is live across it */
        p->tok.keyword = (uint16_t)keyword_find(&p->keywords, (const char *)start, end - off);
}
