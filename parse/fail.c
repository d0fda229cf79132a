/* fail.c: errors of the parser. Each function fail_X reports one message and leaves the failing rule by longjmp. */
#include "parse/parser.h"

void fail_at(Parser *p, uint32_t src, const char *format, ...) {
    char text[600];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    diag_error(p->d, src, "%s", text);
    longjmp(*p->recover, 1);
}

void warn_at(Parser *p, uint32_t src, const char *format, ...) {
    char text[600];
    uint32_t low = 0;
    lower_bound(low, p->warned_before.n, mid, p->warned_before.at[mid] < src);
    if (low < p->warned_before.n && p->warned_before.at[low] == src) return;
    vec_push(&p->warned, src);
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    diag_warning(p->d, src, "%s", text);
}

Suggestion token_suggestion(const Parser *p) {
    return suggestion_begin_slice(p->text + p->tok.off, p->tok.end - p->tok.off);
}

/* The words for the kinds of tokens that token_expect may require; NULL for all others. */
/* clang-format off */
static const char *const token_text[TK_COUNT] = {
    [TK_COMMA] = "','", [TK_EQUAL] = "'='", [TK_STAR] = "'*'",
    [TK_LPAREN] = "'('", [TK_RPAREN] = "')'", [TK_LBRACKET] = "'['", [TK_RBRACKET] = "']'",
    [TK_LBRACE] = "'{'", [TK_RBRACE] = "'}'", [TK_GREATER] = "'>'", [TK_BANG] = "'!'"
};
/* clang-format on */

void fail_expected(Parser *p, const char *what) {
    uint32_t n = p->tok.end - p->tok.off;
    if (token_is(p, TK_EOF)) fail_at(p, p->tok.off, "expected %s, found end of file", what);
    fail_at(p, p->tok.off, "expected %s, found '%.*s%s'", what, (int)(n > 40 ? 40 : n), p->text + p->tok.off,
            n > 40 ? "..." : "");
}

void fail_near(Parser *p, const char *what, const Suggestion *near) {
    char expected[120];
    if (!token_is(p, TK_WORD) || !near->best) fail_expected(p, what);
    snprintf(expected, sizeof expected, "%s such as '%s'", what, near->best);
    fail_expected(p, expected);
}

void fail_first(Parser *p, uint32_t first) {
    if (first) diag_note(p->d, first, "the first definition is here");
    longjmp(*p->recover, 1);
}

void fail_token(Parser *p, enum TokenKind k) { fail_expected(p, token_text[k]); }

const char *type_text(Parser *p, TypeId t) {
    Out o;
    out_init(&o, NULL);
    type_print(p->m, t, &o);
    char *text = p->type_text[p->type_text_next ^= 1];
    size_t max = sizeof p->type_text[0] - 4, n = o.n < max ? o.n : max;
    if (n) memcpy(text, o.buf, n);
    memcpy(text + n, "...", 4);
    if (n == o.n) text[n] = '\0';
    out_free(&o);
    return text;
}

void fail_type(Parser *p, uint32_t src, const char *what, TypeId found, TypeId wanted) {
    const char *found_text = type_text(p, found), *wanted_text = type_text(p, wanted);
    fail_at(p, src, "%s has type '%s' but expected '%s'", what, found_text, wanted_text);
}

void fail_nest(Parser *p) { fail_at(p, p->tok.off, "nested too deeply: more than %d levels", NEST_MAX); }
