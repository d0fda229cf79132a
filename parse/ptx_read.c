/* ptx_read.c: PTX text to tokens, functions, statements and operands. See ptx_read.h.
 *
 * A few directives end at the end of the line, .section and the body of a function with their closing brace, a label
 * with ':', and everything else with ';'. */
#include "parse/ptx_read.h"

#include "ir/chars.h"
#include "ir/hash.h"

typedef struct PtxReader {
    PtxText *p;
    Diag *d;
    const char *s, *end; /* the rest of the text, for which no token is read yet */
    uint32_t line, at;   /* line: of the text at s, from 1; at: index of the current token, once all are read */
    bool failed;         /* an error has been reported */
} PtxReader;

/* ------------------------------------------------------------------------------------------------ tokens */

/* Reports an error at text offset `at`, unless one was reported before, and sets r->failed. Returns false. */
static bool fail(PtxReader *r, uint32_t at, const char *what) {
    if (!r->failed) diag_error(r->d, at, "%s", what);
    r->failed = true;
    return false;
}

uint32_t ptx_text_find(const PtxText *p, const char *s, size_t n) {
    uint32_t hash = hash_bytes(s, n);
    for (uint32_t i = hash, id; (id = hash_next(&p->hash, hash, &i)) != 0;)
        if (p->text.at[id].len == n && !memcmp(ptx_text_at(p, id), s, n)) return id;
    return 0;
}

/* Returns the number of the spelling that has n characters at text offset `at`; adds it if it is new. */
static uint32_t text_intern(PtxText *p, uint32_t at, uint32_t n) {
    const char *s = p->source->text + at;
    uint32_t id = ptx_text_find(p, s, n);
    if (id) return id;
    vec_reserve(&p->text, 1);
    p->text.at[p->text.n].at = at;
    p->text.at[p->text.n].len = n;
    hash_add(&p->hash, hash_bytes(s, n), p->text.n);
    return p->text.n++;
}

/* Reports whether a name of PTX may begin with c. */
static bool begins_name(char c) { return char_is_letter(c) || c == '_' || c == '$' || c == '%'; }
/* Reports whether a name of PTX may contain c after its first character. */
static bool is_name(char c) { return begins_name(c) || char_is_digit(c); }

/* Skips white space, comments and text from a '#' to the end of the line, which is for a preprocessor; counts the lines
 * in r->line. Returns false after an error, which is a comment without an end. */
static bool blank_skip(PtxReader *r) {
    for (; r->s < r->end; r->s++) {
        const char *s = r->s;
        if (*s == '\n') r->line++;
        else if (s[0] == '#' || (s[0] == '/' && s[1] == '/')) {
            while (r->s + 1 < r->end && r->s[1] != '\n') r->s++;
        } else if (s[0] == '/' && s[1] == '*') {
            for (r->s += 2; r->s < r->end && !(r->s[0] == '*' && r->s[1] == '/'); r->s++)
                if (*r->s == '\n') r->line++;
            if (r->s >= r->end) return fail(r, (uint32_t)(s - r->p->source->text), "unterminated comment");
            r->s++;
        } else if (*s != ' ' && *s != '\t' && *s != '\r' && *s != '\f' && *s != '\v') break;
    }
    return true;
}

/* Returns the end of a name, including parts that follow a dot or two colons without a blank. */
static const char *word_end(const char *s, const char *end) {
    for (;;) {
        while (s < end && is_name(*s)) s++;
        if (s + 1 < end && *s == '.' && is_name(s[1])) s += 1;
        else if (s + 2 < end && s[0] == ':' && s[1] == ':' && is_name(s[2])) s += 2;
        else return s;
    }
}

/* Returns the end of a number that begins at s. Hexadecimal numbers and bit patterns consist of characters of names; a
 * decimal number may have a point and an exponent. */
static const char *number_end(const char *s, const char *end) {
    while (s < end && (is_name(*s) || (*s == '.' && char_is_digit(s[1])) ||
                       ((*s == '+' || *s == '-') && (s[-1] == 'e' || s[-1] == 'E') && char_is_digit(s[1]))))
        s++;
    return s;
}

/* Reads one token and appends it to r->p->token; at the end of the text, PTK_END. Returns false after an error. */
static bool ptx_token_next(PtxReader *r) {
    if (!blank_skip(r)) return false;
    const char *start = r->s, *s = start;
    uint32_t at = (uint32_t)(start - r->p->source->text);
    enum PtxTokenKind kind = PTK_PUNCT;
    if (s == r->end) kind = PTK_END;
    else if (begins_name(*s)) kind = PTK_WORD, s = word_end(s, r->end);
    else if (char_is_digit(*s)) kind = PTK_NUMBER, s = number_end(s, r->end);
    else if (*s == '.' && is_name(s[1])) {
        kind = PTK_DIRECTIVE;
        for (s++; s < r->end && (is_name(*s) || (s[0] == ':' && s[1] == ':' && is_name(s[2]) && s++)); s++) {}
    } else if (*s == '"') {
        kind = PTK_STRING;
        for (s++; s < r->end && *s != '"' && *s != '\n'; s++) {}
        if (s == r->end || *s != '"') return fail(r, at, "string without closing quote");
        s++;
    } else if (*s > ' ' && *s < 127) s++;
    else return fail(r, at, "unexpected byte");
    if (s - start > 0xffffff) return fail(r, at, "a token of more than 16 million characters");
    uint32_t n = (uint32_t)(s - start);
    vec_push(&r->p->token,
             ((PtxToken){.kind = kind, .len = n, .at = at, .line = r->line, .text = n ? text_intern(r->p, at, n) : 0}));
    r->s = s;
    return true;
}

/* Reads all tokens, up to and including PTK_END. Returns false after an error. */
static bool tokens_read(PtxReader *r) {
    do
        if (!ptx_token_next(r)) return false;
    while (r->p->token.at[r->p->token.n - 1].kind != PTK_END);
    return true;
}

/* Returns token i; the pointer is valid until a token is appended. */
static const PtxToken *token(const PtxReader *r, uint32_t i) { return &r->p->token.at[i]; }
/* Reports whether token i is the character c. */
static bool is_punct(const PtxReader *r, uint32_t i, char c) {
    return token(r, i)->kind == PTK_PUNCT && *ptx_token_at(r->p, i) == c;
}
/* Reports whether all tokens have been taken. */
static bool at_end(const PtxReader *r) { return token(r, r->at)->kind == PTK_END; }

bool ptx_has_stem(const char *mnemonic, uint32_t n, const char *word) {
    size_t len = strlen(word);
    return n >= len && !memcmp(mnemonic, word, len) && (n == len || mnemonic[len] == '.');
}

bool ptx_has_part(const char *mnemonic, uint32_t n, const char *part) {
    uint32_t len = (uint32_t)strlen(part);
    for (uint32_t i = 0; i + len <= n; i++)
        if (!memcmp(mnemonic + i, part, len) && (i + len == n || mnemonic[i + len] == '.')) return true;
    return false;
}

/* ---------------------------------------------------------------------------------------------- operands */

/* Reports whether token i is an opening bracket of any kind. */
static bool opens(const PtxReader *r, uint32_t i) {
    return is_punct(r, i, '(') || is_punct(r, i, '[') || is_punct(r, i, '{');
}
/* Reports whether token i is a closing bracket of any kind. */
static bool closes(const PtxReader *r, uint32_t i) {
    return is_punct(r, i, ')') || is_punct(r, i, ']') || is_punct(r, i, '}');
}

/* Classifies the operand that begins with token `first` and has n tokens, at least one, by its first and last token.
 * Returns a PtxOperandKind. */
static uint8_t operand_kind(const PtxReader *r, uint32_t first, uint32_t n) {
    if (n >= 2 && closes(r, first + n - 1)) {
        if (is_punct(r, first, '[')) return PTX_ADDRESS;
        if (is_punct(r, first, '{')) return PTX_VECTOR;
        if (is_punct(r, first, '(')) return PTX_LIST;
    }
    uint32_t kind = token(r, first + n - 1)->kind;
    if (n == 1) return kind == PTK_WORD ? PTX_WORD : kind == PTK_NUMBER ? PTX_NUMBER : PTX_OTHER;
    bool sign = is_punct(r, first, '-') || is_punct(r, first, '+');
    return n == 2 && kind == PTK_NUMBER && sign ? PTX_NUMBER : PTX_OTHER;
}

/* Splits tokens [first, end) at the commas outside of brackets. Appends the parts that are not empty to r->p->operand,
 * without children, and returns their number. */
static uint32_t operands_split(PtxReader *r, uint32_t first, uint32_t end) {
    uint32_t depth = 0, count = 0, start = first;
    for (uint32_t i = first; i <= end; i++) {
        if (i < end && opens(r, i)) depth++;
        if (i < end && closes(r, i) && depth) depth--;
        if (i < end && (depth || !is_punct(r, i, ','))) continue;
        if (i > start) {
            uint8_t kind = operand_kind(r, start, i - start);
            vec_push(&r->p->operand, ((PtxTextOperand){.kind = kind, .first = start, .n = i - start}));
            count++;
        }
        start = i + 1;
    }
    return count;
}

/* PTX nests operands two deep: a vector in an address. An operand that is nested deeper than this has no children,
 * because each level visits all its tokens again. */
enum { OPERAND_LEVELS = 4 };

/* Reads the operands of statement s, an instruction, from token `first`, which is after the mnemonic, to its last
 * token. Sets s->operand and s->noperand. The operands inside brackets are appended after all operands found so far,
 * breadth first and at most OPERAND_LEVELS deep, so the children of an operand are adjacent and no recursion is needed.
 * */
static void operands_read(PtxReader *r, PtxStmt *s, uint32_t first) {
    s->operand = r->p->operand.n;
    s->noperand = operands_split(r, first, s->first + s->n);
    for (uint32_t i = s->operand, level = 1, end = r->p->operand.n; i < r->p->operand.n; i++) {
        if (i == end) {
            if (++level == OPERAND_LEVELS) break;
            end = r->p->operand.n;
        }
        PtxTextOperand o = r->p->operand.at[i];
        if (o.kind != PTX_ADDRESS && o.kind != PTX_VECTOR && o.kind != PTX_LIST) continue;
        o.child = r->p->operand.n;
        o.nchild = operands_split(r, o.first + 1, o.first + o.n - 1);
        r->p->operand.at[i] = o;
    }
}

/* -------------------------------------------------------------------------------------------- statements */

/* Reports whether the directive that begins with token i ends at the end of its line. */
static bool ends_with_line(const PtxReader *r, uint32_t i) {
    static const char *const word[] = {".version", ".target", ".address_size", ".file", ".loc"};
    for (size_t k = 0; k < sizeof word / sizeof *word; k++)
        if (ptx_token_is(r->p, i, word[k])) return true;
    return false;
}

/* Takes the directive at the current token, and its end. Returns its number of tokens: without the ';' that ends most
 * directives, but with the '}' of .section. Reports an error if the end is missing. */
static uint32_t directive_end(PtxReader *r) {
    uint32_t first = r->at, line = token(r, first)->line;
    if (ends_with_line(r, first)) {
        while (!at_end(r) && token(r, r->at)->line == line) r->at++;
        return r->at - first;
    }
    bool section = ptx_token_is(r->p, first, ".section");
    for (uint32_t depth = 0; !at_end(r); r->at++) {
        if (opens(r, r->at)) depth++;
        else if (closes(r, r->at)) {
            if (depth) depth--;
            if (section && !depth) return ++r->at - first;
        } else if (!section && !depth && is_punct(r, r->at, ';')) return r->at++ - first;
    }
    fail(r, token(r, first)->at, "unterminated directive");
    return r->at - first;
}

/* Reads an instruction with its guard and operands, takes its ';', and appends it to the statements. Reports an error
 * if it has no mnemonic or no ';'. */
static void instruction_read(PtxReader *r) {
    PtxStmt s = {.kind = PTX_INST, .first = r->at};
    if (is_punct(r, r->at, '@')) {
        r->at++;
        if (is_punct(r, r->at, '!')) s.negated = true, r->at++;
        s.guard = token(r, r->at)->text;
        if (!at_end(r)) r->at++;
    }
    uint32_t word = r->at;
    if (token(r, word)->kind != PTK_WORD) {
        fail(r, token(r, word)->at, "expected an instruction");
        return;
    }
    s.name = token(r, word)->text;
    while (!at_end(r) && !is_punct(r, r->at, ';')) r->at++;
    s.n = r->at - s.first;
    if (at_end(r)) fail(r, token(r, s.first)->at, "instruction without ';'");
    else r->at++;
    operands_read(r, &s, word + 1);
    vec_push(&r->p->stmt, s);
}

/* Reads a statement of a function body and appends it, unless it is only ';'. */
static void statement_read(PtxReader *r) {
    uint32_t i = r->at;
    PtxStmt s = {.first = i, .n = 1, .name = token(r, i)->text};
    if (is_punct(r, i, ';')) {
        r->at++;
        return;
    }
    if (is_punct(r, i, '{') || is_punct(r, i, '}')) {
        s.kind = is_punct(r, i, '{') ? PTX_OPEN : PTX_CLOSE;
        r->at++;
    } else if (token(r, i)->kind == PTK_WORD && is_punct(r, i + 1, ':')) {
        s.kind = PTX_LABEL;
        r->at += 2;
    } else if (token(r, i)->kind == PTK_DIRECTIVE) {
        s.kind = PTX_DIRECTIVE;
        s.n = directive_end(r);
    } else {
        instruction_read(r);
        return;
    }
    vec_push(&r->p->stmt, s);
}

/* ---------------------------------------------------------------------------------------------- top level */

/* Reports whether .entry or .func is the current token, or follows it with only directives, such as .visible, in
 * between. */
static bool is_function(const PtxReader *r) {
    for (uint32_t i = r->at; token(r, i)->kind == PTK_DIRECTIVE; i++)
        if (ptx_token_is(r->p, i, ".entry") || ptx_token_is(r->p, i, ".func")) return true;
    return false;
}

/* Reads a function with its body, or a declaration of one, and appends it. Its name is the first word outside of
 * parentheses, which enclose the results. Reports an error if there is no name, ';' or '}'. */
static void function_read(PtxReader *r) {
    PtxFn f = {.first = r->at};
    for (uint32_t depth = 0; !at_end(r); r->at++) {
        if (!depth && (is_punct(r, r->at, '{') || is_punct(r, r->at, ';'))) break;
        if (opens(r, r->at)) depth++;
        else if (closes(r, r->at) && depth) depth--;
        else if (!depth && !f.name && token(r, r->at)->kind == PTK_WORD) f.name = token(r, r->at)->text;
        if (ptx_token_is(r->p, r->at, ".entry")) f.entry = true;
    }
    f.n = r->at - f.first;
    if (at_end(r) || !f.name) {
        fail(r, token(r, f.first)->at, "function without a name or an end");
        return;
    }
    f.defined = is_punct(r, r->at++, '{');
    f.stmt = r->p->stmt.n;
    for (uint32_t depth = f.defined; depth && !r->failed;) {
        if (at_end(r)) {
            fail(r, token(r, f.first)->at, "function without '}'");
            return;
        }
        if (is_punct(r, r->at, '{')) depth++;
        if (is_punct(r, r->at, '}') && !--depth) r->at++;
        else statement_read(r);
    }
    f.nstmt = r->p->stmt.n - f.stmt;
    vec_push(&r->p->fn, f);
}

/* Reads a function or another statement of module scope and appends it; only takes a lone ';'. Reports an error at
 * anything else. */
static void top_read(PtxReader *r) {
    if (is_punct(r, r->at, ';')) {
        r->at++;
    } else if (is_function(r)) {
        function_read(r);
    } else if (token(r, r->at)->kind == PTK_DIRECTIVE) {
        PtxDecl d = {.first = r->at};
        d.n = directive_end(r);
        vec_push(&r->p->decl, d);
    } else {
        fail(r, token(r, r->at)->at, "expected a directive");
    }
}

bool ptx_read(PtxText *p, const Source *source, Diag *d) {
    *p = (PtxText){.source = source};
    PtxReader r = {.p = p, .d = d, .s = source->text, .end = source->text + source->size, .line = 1};
    vec_reserve(&p->text, 1);
    p->text.at[0].at = p->text.at[0].len = 0;
    p->text.n = 1;
    if (tokens_read(&r))
        while (!at_end(&r) && !r.failed) top_read(&r);
    if (r.failed) ptx_text_free(p);
    return !r.failed;
}

void ptx_text_free(PtxText *p) {
    vec_free(&p->token), vec_free(&p->text), vec_free(&p->fn), vec_free(&p->decl), vec_free(&p->stmt);
    vec_free(&p->operand);
    free(p->hash.slot);
    *p = (PtxText){0};
}

bool ptx_number(const PtxText *p, uint32_t token, uint64_t *value) {
    const char *s = ptx_token_at(p, token);
    char *end;
    if (p->token.at[token].kind != PTK_NUMBER) return false;
    bool binary = s[0] == '0' && (s[1] == 'b' || s[1] == 'B') && char_is_digit(s[2]);
    *value = strtoull(s + (binary ? 2 : 0), &end, binary ? 2 : 0);
    if (*end == 'U') end++;
    return end == s + p->token.at[token].len;
}
