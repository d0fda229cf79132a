/* assembly.c: see assembly.h.
 *
 *    asm "{ .reg .pred p; setp.ne.b32 p, $2, 0; @p atom.add.acquire.cta.s32 $0, [$1], $2; }", "=r,l,r"
 *                                                          ^ .shared          ^ argument 0 of the call
 *
 * The text is read as statements: a guard, a mnemonic, operands. $N is operand N of the constraints, ${N:x} too, $$ a
 * dollar sign. Braces are a scope where a statement may begin, and a vector behind its mnemonic.
 */
#include "analysis/assembly.h"

bool ref_is_asm(const Module *m, Ref callee) {
    return ref_is(callee, REF_CONST) && const_at(m, callee)->kind == CONST_ASM;
}

/* ------------------------------------------------------------------------------------------- words */

static const char *asm_text(const Module *m, Ref callee) { return str_get(m, const_at(m, callee)->first); }

static bool text_has(const char *text, const char *const *word, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (strstr(text, word[i])) return true;
    return false;
}

#define TEXT_HAS(text, words) text_has(text, words, sizeof words / sizeof *words)

bool asm_writes(const Module *m, Ref callee) {
    static const char *const word[] = {"st.", "st ", "stmatrix", "atom", "red.", "multimem", "cp.", "call"};
    return TEXT_HAS(asm_text(m, callee), word);
}

bool asm_waits(const Module *m, Ref callee) {
    static const char *const word[] = {"griddep", "fence", "membar", "acq", ".sc", "release",
                                       "barrier.cluster", "call"};
    return TEXT_HAS(asm_text(m, callee), word);
}

/* Nothing but "mov.b64 $0, $2;". */
bool asm_moves(const Module *m, Ref callee) {
    const char *at = asm_text(m, callee);
    for (int n = 0;; n++) {
        char type[4];
        unsigned to, from;
        int end = -1;
        at += strspn(at, " \t\n;");
        if (!*at) return n > 0;
        if (sscanf(at, "mov.%3[a-z0-9] $%u , $%u%n", type, &to, &from, &end) != 3 || end < 0) return false;
        if (strcmp(type, "b64") && strcmp(type, "u64") && strcmp(type, "s64")) return false;
        at += end;
        if (*at != ';' && *at) return false;
    }
}

/* ------------------------------------------------------------------------------------------- operands */

#define NO_ARG UINT32_MAX
enum { OPERANDS_MAX = 1000 };

/* By operand of the text: the argument of the call that has its register for itself; NO_ARG: none has. */
typedef struct Operands { uint32_t arg[OPERANDS_MAX], n; } Operands;

/* False if there are too many. */
static bool operands_read(Operands *o, AsmAccesses *a, const char *s) {
    for (o->n = 0; *s;) {
        size_t len = strcspn(s, ",");
        bool output = *s == '=', clobber = *s == '~', indirect = memchr(s, '*', len) != NULL;
        bool wide = len == 1 && *s == 'l', own = wide || (len == 1 && *s == 'r');
        if (o->n == OPERANDS_MAX) return false;
        if (!clobber) o->arg[o->n++] = own ? a->arg.n : NO_ARG;
        if (!clobber && (!output || indirect)) vec_push(&a->arg, ((AsmArg){wide ? SET_SPACES : 0, !own}));
        s += len + (s[len] == ',');
    }
    return true;
}

/* ------------------------------------------------------------------------------------------- mnemonics */

/* The parts of a mnemonic that say nothing of the space, and those that only global memory knows. What is not here is
 * not understood. */
enum Part { PART_ORDER, PART_TYPE, PART_GLOBAL };
static const struct { const char *text; uint8_t part; } part[] = {
    {"weak", PART_ORDER}, {"volatile", PART_ORDER}, {"relaxed", PART_ORDER}, {"acquire", PART_ORDER},
    {"release", PART_ORDER}, {"acq_rel", PART_ORDER}, {"cta", PART_ORDER}, {"cluster", PART_ORDER},
    {"gpu", PART_ORDER}, {"sys", PART_ORDER},
    {"and", PART_TYPE}, {"or", PART_TYPE}, {"xor", PART_TYPE}, {"cas", PART_TYPE}, {"exch", PART_TYPE},
    {"add", PART_TYPE}, {"inc", PART_TYPE}, {"dec", PART_TYPE}, {"min", PART_TYPE}, {"max", PART_TYPE},
    {"noftz", PART_TYPE}, {"v2", PART_TYPE}, {"v4", PART_TYPE},
    {"b8", PART_TYPE}, {"b16", PART_TYPE}, {"b32", PART_TYPE}, {"b64", PART_TYPE}, {"b128", PART_TYPE},
    {"u8", PART_TYPE}, {"u16", PART_TYPE}, {"u32", PART_TYPE}, {"u64", PART_TYPE},
    {"s8", PART_TYPE}, {"s16", PART_TYPE}, {"s32", PART_TYPE}, {"s64", PART_TYPE},
    {"f16", PART_TYPE}, {"f16x2", PART_TYPE}, {"bf16", PART_TYPE}, {"bf16x2", PART_TYPE},
    {"f32", PART_TYPE}, {"f64", PART_TYPE},
    {"mmio", PART_GLOBAL}, {"v8", PART_GLOBAL}, {"ca", PART_GLOBAL}, {"cg", PART_GLOBAL}, {"cs", PART_GLOBAL},
    {"lu", PART_GLOBAL}, {"cv", PART_GLOBAL}, {"wb", PART_GLOBAL}, {"wt", PART_GLOBAL}, {"nc", PART_GLOBAL},
    {"L1::evict_normal", PART_GLOBAL}, {"L1::evict_unchanged", PART_GLOBAL}, {"L1::evict_first", PART_GLOBAL},
    {"L1::evict_last", PART_GLOBAL}, {"L1::no_allocate", PART_GLOBAL}, {"L2::cache_hint", PART_GLOBAL},
    {"L2::evict_first", PART_GLOBAL}, {"L2::evict_last", PART_GLOBAL}, {"L2::evict_normal", PART_GLOBAL},
    {"L2::64B", PART_GLOBAL}, {"L2::128B", PART_GLOBAL}, {"L2::256B", PART_GLOBAL}};

/* Each instruction: its spaces when it is plain, when it is ordered, and those for vectors. */
enum { SET_COMMON = SET_GLOBAL | SET_SHARED | SET_CLUSTER };
static const struct { const char *text; SpaceSet plain, ordered, vector; } generic[] = {
    {"ld", SET_COMMON | SET_LOCAL | SET_CONST, SET_COMMON, SET_SPACES},
    {"st", SET_COMMON | SET_LOCAL, SET_COMMON, SET_SPACES},
    {"atom", SET_COMMON, SET_COMMON, SET_GLOBAL},
    {"red", SET_COMMON, SET_COMMON, SET_GLOBAL}};

static bool is_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == ':';
}

static bool same_text(const char *s, size_t len, const char *text) {
    return strlen(text) == len && !memcmp(s, text, len);
}

/* The spaces in which the instruction that begins at s has a form; {} if it names one, or is no plain access. *space is
 * where the name of the space goes: behind order and scope, which may stand first. */
static SpaceSet mnemonic_spaces(const char *s, const char **space) {
    size_t len = 0, k = 0;
    while (is_word(s[len])) len++;
    while (k < sizeof generic / sizeof *generic && !same_text(s, len, generic[k].text)) k++;
    if (k == sizeof generic / sizeof *generic) return 0;
    SpaceSet all = generic[k].plain;
    bool first = true;
    *space = s + len;
    for (s += len; *s == '.'; s += len) {
        size_t i = 0;
        s++;
        for (len = 0; is_word(s[len]);) len++;
        while (i < sizeof part / sizeof *part && !same_text(s, len, part[i].text)) i++;
        if (i == sizeof part / sizeof *part) return 0;
        if (part[i].part == PART_ORDER && strcmp(part[i].text, "weak")) all &= generic[k].ordered;
        if (part[i].part == PART_GLOBAL) all &= SET_GLOBAL;
        if (part[i].text[0] == 'v' && len == 2) all &= generic[k].vector;
        first &= part[i].part == PART_ORDER;
        if (first) *space = s + len;
    }
    return all;
}

/* ------------------------------------------------------------------------------------------- statements */

typedef struct Reader {
    AsmAccesses *a;
    const Operands *o;
    const char *text, *at;
    bool begun;                /* the mnemonic of a statement has been read; its spaces: */
    SpaceSet spaces;
    const char *space;
} Reader;

/* "$3" or "${3:x}" at s: the operand's argument and the end. NULL: neither, but perhaps an escape. */
static const char *operand_read(const Reader *r, const char *s, uint32_t *arg) {
    bool braced = s[1] == '{';
    uint32_t n = 0;
    const char *d = s + 1 + braced;
    *arg = NO_ARG;
    if (*d < '0' || *d > '9') return NULL;
    for (; *d >= '0' && *d <= '9'; d++) n = n < OPERANDS_MAX ? 10 * n + (uint32_t)(*d - '0') : n;
    if (braced) d += strcspn(d, "}");
    if (braced && *d) d++;
    if (n < r->o->n) *arg = r->o->arg[n];
    return d;
}

/* At '[': an address that is one operand and perhaps a number; anything else inside is looked at as usual. */
static void address_read(Reader *r) {
    uint32_t arg;
    const char *s = r->at + 1 + strspn(r->at + 1, " \t"), *end = *s == '$' ? operand_read(r, s, &arg) : NULL;
    r->at++;
    if (!end || arg == NO_ARG) return;
    s = end + strspn(end, " \t");
    if (*s == '+' || *s == '-') s += 1 + strspn(s + 1, " \t0123456789abcdefxABCDEFX-");
    if (*s != ']') return;
    r->at = s + 1;
    r->a->arg.at[arg].spaces &= r->spaces;
    if (r->spaces) vec_push(&r->a->access, ((AsmAccess){arg, (uint32_t)(r->space - r->text), r->spaces}));
    r->spaces = 0;             /* one address each */
}

static void comment_skip(Reader *r) {
    const char *end = r->at[1] == '/' ? strchr(r->at, '\n') : strstr(r->at + 2, "*/");
    r->at = !end ? r->at + strlen(r->at) : r->at[1] == '/' ? end : end + 2;
}

/* The next thing of a statement whose mnemonic is still to come: a guard, a label, a scope, the mnemonic. */
static void statement_begin(Reader *r) {
    const char *s = r->at;
    bool guard = *s == '@', directive = *s == '.';
    if (guard) s += 1 + (s[1] == '!') + (s[1 + (s[1] == '!')] == '%');
    while (is_word(*s)) s++;
    if (guard || (s == r->at && !directive) || (s > r->at && s[-1] == ':')) {
        r->at = s == r->at ? s + 1 : s;            /* white space, a brace; a label */
        return;
    }
    r->begun = true;
    r->spaces = mnemonic_spaces(r->at, &r->space); /* of a directive: none */
    while (is_word(*s) || *s == '.') s++;
    r->at = s;
}

/* An operand outside of brackets; it may be the predicate of a guard. */
static void operand_other(Reader *r, uint32_t arg, const char *end) {
    bool guard = !r->begun && r->at > r->text && strchr("@!", r->at[-1]);
    if (arg != NO_ARG) r->a->arg.at[arg] = (AsmArg){0, true};
    if (!guard) r->spaces = r->begun ? r->spaces : 0;
    r->begun |= !guard;                            /* the mnemonic is handed in */
    r->at = end;
}

static void text_read(Reader *r) {
    uint32_t arg;
    while (*r->at) {
        const char *end = *r->at == '$' ? operand_read(r, r->at, &arg) : NULL;
        if (*r->at == '/' && (r->at[1] == '/' || r->at[1] == '*')) {
            comment_skip(r);
        } else if (*r->at == ';') {
            r->at++;
            r->begun = false;
        } else if (end) {
            operand_other(r, arg, end);
        } else if (!r->begun) {
            statement_begin(r);
        } else if (*r->at == '[') {
            address_read(r);
        } else {
            r->at++;
        }
    }
}

void asm_accesses(AsmAccesses *a, const Module *m, Ref callee) {
    if (ref_same(a->callee, callee)) return;
    Operands o;
    a->callee = callee;
    a->access.n = a->arg.n = 0;
    if (!operands_read(&o, a, str_get(m, const_at(m, callee)->n))) {
        a->arg.n = 0;
        return;
    }
    Reader r = {.a = a, .o = &o, .text = asm_text(m, callee), .at = asm_text(m, callee)};
    text_read(&r);
    for (uint32_t i = 0; i < a->arg.n; i++)        /* what no access uses */
        if (a->arg.at[i].spaces == SET_SPACES) a->arg.at[i].spaces = 0;
}

void asm_accesses_free(AsmAccesses *a) {
    vec_free(&a->access);
    vec_free(&a->arg);
}

Ref asm_in_spaces(const AsmAccesses *a, Module *m, const uint32_t *space) {
    const char *text = asm_text(m, a->callee);
    uint32_t from = 0;
    Out o;
    out_init(&o, NULL);
    for (uint32_t i = 0; i < a->access.n; i++) {
        const AsmAccess *x = &a->access.at[i];
        if (!space[x->arg]) continue;
        out_bytes(&o, text + from, x->at - from);
        out_char(&o, '.');
        out_str(&o, space_name(space[x->arg]));
        from = x->at;
    }
    out_str(&o, text + from);
    Const c = *const_at(m, a->callee);
    Ref made = const_asm(m, str_intern(m, o.buf, o.n), c.n, c.flags);
    out_free(&o);
    return made;
}
