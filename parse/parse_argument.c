/* parse_argument.c: the arguments of attributes. Each form in attributes.def has a grammar here. An argument that is
 * one number or one type is kept as that. Any other, which a function text_X checks, is kept as it is written, because
 * only few passes look inside. */
#include "parse/parser.h"

/* ------------------------------------------------------------------------------ numbers and types */

/* Returns 1 + log2 of alignment n. Fails at text offset src if n is not a power of two of at most 2^32. */
static uint8_t align_of(Parser *p, uint64_t n, uint32_t src) {
    if (n == 0 || n & (n - 1) || n > UINT64_C(1) << 32)
        fail_at(p, src, "an alignment must be a power of two up to 2^32");
    return (uint8_t)(1 + log2_floor(n));
}

/* align ::= 'align' ( INT | '(' INT ')' )
 * Called after the keyword. Returns 1 + log2 of the alignment. */
uint8_t parse_align(Parser *p) {
    bool paren = token_take(p, TK_LPAREN);
    uint32_t src = p->tok.off;
    uint8_t align = align_of(p, number_expect(p, UINT64_MAX - 1, "an alignment"), src);
    if (paren) token_expect(p, TK_RPAREN);
    return align;
}

/* number ::= '(' INT ')' | '=' INT, or INT alone if `bare`
 * Makes *a an ATTR_INT with the number, which may be 0. Returns the text offset of the number. */
static uint32_t parse_number(Parser *p, Attr *a, bool bare) {
    bool paren = token_take(p, TK_LPAREN);
    if (!paren && !token_take(p, TK_EQUAL) && !bare) fail_expected(p, "'('");
    uint32_t src = p->tok.off;
    a->form = ATTR_INT;
    a->n = number_expect(p, UINT64_MAX - 1, "a number");
    if (paren) token_expect(p, TK_RPAREN);
    return src;
}

/* bytes ::= '(' INT ')' | '=' INT
 * Reads a number of bytes into *a. Fails at 0. */
static void argument_bytes(Parser *p, Attr *a) {
    uint32_t src = parse_number(p, a, false);
    if (a->n == 0) fail_at(p, src, "dereferenceable bytes must be non-zero");
}

/* align ::= INT | '(' INT ')' | '=' INT
 * Reads an alignment in bytes into *a; keeps the number itself, not its log2. Fails unless it is a power of two of at
 * most 2^32. */
static void argument_align(Parser *p, Attr *a) {
    uint32_t src = parse_number(p, a, true);
    align_of(p, a->n, src);
}

/* stack ::= '(' INT ')' | '=' INT
 * Reads a stack alignment in bytes into *a. Fails if it is not a power of two. */
static void argument_stack(Parser *p, Attr *a) {
    uint32_t src = parse_number(p, a, false);
    if (a->n == 0 || a->n & (a->n - 1)) fail_at(p, src, "stack alignment is not a power of two");
}

/* type ::= '(' TYPE ')'
 * Reads the type into *a. Fails at void. */
static void argument_type(Parser *p, Attr *a) {
    a->form = ATTR_TYPE;
    token_expect(p, TK_LPAREN);
    uint32_t src = p->tok.off;
    a->type = parse_type(p);
    if (a->type == T_VOID) fail_at(p, src, "void type only allowed for function results");
    token_expect(p, TK_RPAREN);
}

/* ------------------------------------------------------------------------------ ranges */

/* This function and the other functions text_X check the text between the parentheses of an argument, and take its
 * tokens but not the ')'; see ArgumentForm.text.
 * range ::= INTEGER_TYPE INT ',' INT
 * The bounds must fit in the type. The first may be greater, because a range may wrap around. Fails at equal bounds,
 * which would mean every value, or none. */
static void text_range(Parser *p) {
    uint32_t src = p->tok.off;
    TypeId t = parse_type(p);
    if (!type_is_int(p->m, t)) fail_at(p, src, "the range must have integer type, found '%s'", type_text(p, t));
    Ref bound[2];
    src = p->tok.off;
    for (int k = 0; k < 2; k++) {
        if (k) token_expect(p, TK_COMMA);
        if (!token_is(p, TK_INT) && !token_is(p, TK_HEX_INT)) fail_expected(p, "an integer");
        bound[k] = parse_int(p, t, true);
    }
    if (ref_same(bound[0], bound[1])) fail_at(p, src, "the range should not represent the full or empty set");
}

/* Takes a decimal integer, an offset in bytes, and returns it. Fails if it does not fit in 64 bits with sign. */
static int64_t parse_offset(Parser *p) {
    if (!token_is(p, TK_INT)) fail_expected(p, "an integer");
    Ref r = parse_int(p, T_I64, true);
    uint64_t n = 0;
    ref_int(p->m, r, &n);
    return (int64_t)n;
}

/* initializes ::= '(' INT ',' INT ')' { ',' '(' INT ',' INT ')' }
 * Each pair is a range of bytes, without its end. The ranges must ascend, with gaps between them. */
static void text_initializes(Parser *p) {
    int64_t last = INT64_MIN;
    bool first = true;
    do {
        uint32_t src = p->tok.off;
        token_expect(p, TK_LPAREN);
        int64_t low = parse_offset(p);
        token_expect(p, TK_COMMA);
        int64_t high = parse_offset(p);
        token_expect(p, TK_RPAREN);
        if (low >= high || (!first && low <= last))
            fail_at(p, src, "the ranges of bytes must not be empty, must ascend and must not touch");
        last = high;
        first = false;
    } while (token_take(p, TK_COMMA));
}

/* ------------------------------------------------------------------------------ words */

/* Takes the token if its text is one of n words, else fails; `what` says in the message what was expected. */
static void word_expect(Parser *p, const char *const *word, uint32_t n, const char *what) {
    for (uint32_t i = 0; i < n; i++)
        if (text_is(p, word[i])) {
            token_next(p);
            return;
        }
    fail_expected(p, what);
}
#define WORD_EXPECT(p, word, what) word_expect(p, word, sizeof(word) / sizeof *(word), what)

/* nofpclass ::= INT | WORD { WORD }
 * The integer is a mask of 10 classes, from 1 to 1023. */
static void text_fpclass(Parser *p) {
    static const char *const word[] = {"all",   "nan",   "snan", "qnan", "inf",  "ninf", "pinf",  "norm",
                                       "nnorm", "pnorm", "sub",  "nsub", "psub", "zero", "nzero", "pzero"};
    enum { ALL_CLASSES = 1023 };
    if (token_is(p, TK_INT)) {
        uint32_t src = p->tok.off;
        uint64_t mask = number_expect(p, UINT64_MAX - 1, "a mask");
        if (mask == 0 || mask > ALL_CLASSES)
            fail_at(p, src, "invalid mask value for 'nofpclass', it is from 1 to 1023");
        return;
    }
    do WORD_EXPECT(p, word, "a class of numbers such as 'nan' or 'ninf'");
    while (!token_is(p, TK_RPAREN));
}

/* memory ::= [ LOCATION ':' ] ACCESS { ',' [ LOCATION ':' ] ACCESS }
 * An access without a location is for all locations that are not named; it must precede those with a location. */
static void text_memory(Parser *p) {
    static const char *const location[] = {
        "argmem:", "inaccessiblemem:", "errnomem:", "target_mem0:", "target_mem1:", "target_mem:"};
    static const char *const access[] = {"none", "read", "write", "readwrite"};
    bool located = false;
    do {
        if (token_is(p, TK_LABEL)) {
            WORD_EXPECT(p, location, "a memory location such as 'argmem:' or 'inaccessiblemem:'");
            located = true;
        } else if (located) {
            fail_at(p, p->tok.off, "default access kind must be specified first");
        }
        WORD_EXPECT(p, access, "an access kind: none, read, write or readwrite");
    } while (token_take(p, TK_COMMA));
}

/* captures ::= [ 'ret:' ] COMPONENT { ',' [ 'ret:' ] COMPONENT }
 * What follows 'ret:' is captured by the result only. 'none' is accepted beside other components as well. */
static void text_captures(Parser *p) {
    static const char *const component[] = {"none", "address", "address_is_null", "provenance", "read_provenance"};
    do {
        if (text_is(p, "ret:")) token_next(p);
        WORD_EXPECT(p, component, "'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'");
    } while (token_take(p, TK_COMMA));
}

/* uwtable ::= 'sync' | 'async' */
static void text_uwtable(Parser *p) {
    static const char *const kind[] = {"sync", "async"};
    WORD_EXPECT(p, kind, "'sync' or 'async'");
}

/* allockind ::= STRING
 * Fails unless the words in it, separated by commas, are words of allockind; there may be none. */
static void text_allockind(Parser *p) {
    static const char *const word[] = {"alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"};
    uint32_t src = p->tok.off;
    const char *s = str_get(p->m, string_expect(p, "a string"));
    for (size_t n; *s; s += n + (s[n] == ',')) {
        size_t i = 0, words = sizeof word / sizeof *word;
        n = strcspn(s, ",");
        while (i < words && (strlen(word[i]) != n || memcmp(word[i], s, n) != 0)) i++;
        if (i == words) fail_at(p, src, "unknown allockind '%.*s'", (int)(n > 60 ? 60 : n), s);
    }
}

/* numbers ::= INT { ',' INT } [ ',' ]
 * Does not check how many numbers the attribute takes. */
static void text_numbers(Parser *p) {
    do number_expect(p, UINT32_MAX, "a number");
    while (token_take(p, TK_COMMA) && !token_is(p, TK_RPAREN));
}

/* any ::= tokens with matching parentheses
 * Stops at the ')' that matches the '(' before the tokens. Fails at the end of the text. */
static void text_any(Parser *p) {
    uint32_t level = 0;
    while (level || !token_is(p, TK_RPAREN)) {
        if (token_is(p, TK_EOF)) fail_expected(p, "')'");
        level += token_is(p, TK_LPAREN);
        level -= token_is(p, TK_RPAREN);
        token_next(p);
    }
}

/* Interns the text between two offsets. If it contains a line break or a comment, first drops comments and replaces
 * every run of white space outside of quotes by one blank. */
static StrId text_on_one_line(Parser *p, uint32_t from, uint32_t to) {
    const char *s = p->text + from;
    uint32_t n = to - from;
    if (!memchr(s, '\n', n) && !memchr(s, ';', n)) return str_intern(p->m, s, n);
    p->bytes.n = 0;
    vec_reserve(&p->bytes, n);
    bool quoted = false;
    for (uint32_t i = 0; i < n; i++) {
        quoted ^= s[i] == '"';
        if (s[i] == ';' && !quoted)
            while (i + 1 < n && s[i] != '\n') i++;
        bool blank = !quoted && strchr(" \t\r\n", s[i]);
        if (!blank) p->bytes.at[p->bytes.n++] = s[i];
        else if (p->bytes.n && p->bytes.at[p->bytes.n - 1] != ' ') p->bytes.at[p->bytes.n++] = ' ';
    }
    return str_intern(p->m, p->bytes.at, p->bytes.n);
}

/* ------------------------------------------------------------------------------ any argument */

/* How the argument of one form (AS_*) is read. At most one function is set. `whole` reads the argument with its
 * parentheses or '=' into the attribute. `text` is called after the '(': it checks and takes what is before the ')',
 * which is kept as written. The parentheses of `text` are required unless `optional`. */
typedef struct ArgumentForm {
    void (*whole)(Parser *p, Attr *a);
    void (*text)(Parser *p);
    bool optional;
} ArgumentForm;

static const ArgumentForm form[] = {[AS_BARE] = {NULL, NULL, true},
                                    [AS_BYTES] = {argument_bytes, NULL, false},
                                    [AS_ALIGN] = {argument_align, NULL, false},
                                    [AS_STACK] = {argument_stack, NULL, false},
                                    [AS_TYPE] = {argument_type, NULL, false},
                                    [AS_OLD_TYPE] = {argument_type, NULL, false},
                                    [AS_RANGE] = {NULL, text_range, false},
                                    [AS_INITIALIZES] = {NULL, text_initializes, false},
                                    [AS_FPCLASS] = {NULL, text_fpclass, false},
                                    [AS_MEMORY] = {NULL, text_memory, false},
                                    [AS_CAPTURES] = {NULL, text_captures, false},
                                    [AS_UWTABLE] = {NULL, text_uwtable, true},
                                    [AS_ALLOCKIND] = {NULL, text_allockind, false},
                                    [AS_NUMBERS] = {NULL, text_numbers, false},
                                    [AS_ANY] = {NULL, text_any, false},
                                    [AS_MAYBE] = {NULL, text_any, true}};

void parse_argument(Parser *p, Attr *a, enum AttrSyntax syntax, TypeId pointee) {
    const ArgumentForm *f = &form[syntax];
    if (syntax == AS_OLD_TYPE && pointee && !token_is(p, TK_LPAREN)) {
        a->form = ATTR_TYPE;
        a->type = pointee;
    } else if (f->whole) {
        f->whole(p, a);
    } else if (f->text && (token_is(p, TK_LPAREN) || !f->optional)) {
        uint32_t from = p->tok.end;
        if (!token_is(p, TK_LPAREN)) fail_expected(p, "'('");
        token_next(p);
        f->text(p);
        a->form = ATTR_RAW;
        a->text = text_on_one_line(p, from, p->tok.off);
        token_expect(p, TK_RPAREN);
    }
}
