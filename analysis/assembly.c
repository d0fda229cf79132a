/* assembly.c: implements assembly.h.
 *
 *    asm "{ .reg .pred p; setp.ne.b32 p, $2, 0; @p atom.add.acquire.cta.s32 $0, [$1], $2; }", "=r,l,r"
 *                                                          ^ .shared          ^ argument 0 of the call
 *
 * The text is read statement by statement: a guard, a mnemonic, operands. $N and ${N:x} are operand N of
 * the constraints, $$ is a dollar sign. Braces open a scope where a statement may begin, and enclose a
 * vector after a mnemonic.
 */
#include "analysis/assembly.h"
#include "ir/chars.h"
#include "ir/intrinsic.h"

/* Returns the template of assembly `callee`. */
static const char *asm_text(const Module *m, Ref callee) { return str_get(m, const_at(m, callee)->first); }

/* Returns the constraints of assembly `callee`. */
static const char *asm_constraints(const Module *m, Ref callee) { return str_get(m, const_at(m, callee)->n); }

/* ------------------------------------------------------------------------------------------- operands */

#define NO_ARG UINT32_MAX
enum { OPERANDS_MAX = 1000 };

/* Reads a decimal number at s into *n; returns its end, which is s if there is none. Of a number with more than six
 * digits only the first six count. */
static const char *number_read(const char *s, uint32_t *n) {
    for (*n = 0; char_is_digit(*s); s++) *n = *n < 100000 ? 10 * *n + (uint32_t)(*s - '0') : *n;
    return s;
}

/* Sets c->place and c->bits to what the letter of a constraint requires; an unknown letter sets nothing. */
static void place_read(char letter, AsmConstraint *c) {
    /* clang-format off */
    static const struct { char letter; uint8_t place, bits; } table[] = {
        {'b', ASM_REGISTER, 1}, {'h', ASM_REGISTER, 16}, {'c', ASM_REGISTER, 16}, {'r', ASM_REGISTER, 32},
        {'f', ASM_REGISTER, 32}, {'l', ASM_REGISTER, 64}, {'N', ASM_REGISTER, 64}, {'d', ASM_REGISTER, 64},
        {'q', ASM_REGISTER, 128}, {'n', ASM_CONSTANT, 0}, {'i', ASM_CONSTANT, 0}, {'s', ASM_CONSTANT, 0},
        {'X', ASM_CONSTANT, 0}, {'m', ASM_ADDRESS, 64}, {'o', ASM_ADDRESS, 64}};
    /* clang-format on */
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].letter == letter) c->place = table[i].place, c->bits = table[i].bits;
}

const char *asm_constraint_read(const char *s, AsmConstraint *c) {
    const char *end = s + strcspn(s, ","), *code = s;
    uint32_t n;
    *c = (AsmConstraint){.text = s, .len = (size_t)(end - s), .tied = -1, .clobber = *s == '~'};
    for (; code < end && strchr("=+&*%", *code); code++) {
        c->output |= *code == '=';
        c->indirect |= *code == '*';
    }
    if (code < end) place_read(*code, c);
    if (code < end && number_read(code, &n) == end) c->tied = (int32_t)n;
    c->takes_arg = !c->clobber && (!c->output || c->indirect);
    return end + (*end == ',');
}

/* Reads an operand "$3" or "${3:x}" of the template at s. Sets *operand to its number (see number_read) and returns
 * its end; returns NULL if there is no operand, for example at the escape "$$". */
static const char *asm_operand_read(const char *s, uint32_t *operand) {
    bool braced = s[0] == '$' && s[1] == '{';
    const char *d = s + 1 + braced, *end = s[0] == '$' ? number_read(d, operand) : d;
    if (end == d) return NULL;
    if (braced && (end = strchr(end, '}')) == NULL) return NULL;
    return end + braced;
}

/* Reads the piece at s, which is neither at the end of the text nor at the "$(", "$|" or "$)" of alternatives, into *p.
 * Returns the end of the piece. */
static const char *piece_read(const char *s, AsmPiece *p) {
    const char *end = asm_operand_read(s, &p->operand);
    p->kind = end ? ASM_PIECE_OPERAND : ASM_PIECE_CHAR;
    if (end) return end;
    if (s[0] == '$' && s[1] == '{' && (end = strchr(s, '}')) != NULL) {
        p->kind = ASM_PIECE_NAME;
        p->name = s + 2 + (s[2] == ':'), p->len = (size_t)(end - p->name);
        return end + 1;
    }
    p->c = *s;
    return s + (s[0] == '$' && s[1] == '$' ? 2 : 1);
}

/* Moves past "$(", or inside alternatives past "$|" or "$)", and updates t->in and t->skip. Returns false if none of
 * them is next. */
static bool alternative_read(AsmTemplate *t) {
    const char *s = t->at;
    if (s[0] != '$' || !s[1] || !strchr(t->in ? "(|)" : "(", s[1])) return false;
    t->in = s[1] != ')', t->skip = s[1] == '|';
    t->at += 2;
    return true;
}

bool asm_piece_next(AsmTemplate *t, AsmPiece *p) {
    while (*t->at) {
        if (alternative_read(t)) continue;
        t->at = piece_read(t->at, p);
        if (!t->skip) return true;
    }
    return false;
}

/* For each of the n operands $0, $1, ... of the template: the number of the argument of the call, if that is passed in
 * a register that no other operand shares, else NO_ARG. */
typedef struct AsmOperands {
    uint32_t arg[OPERANDS_MAX], n;
} AsmOperands;

/* Reads the constraints at s into `o`, and adds a record to a->arg for each constraint that takes an argument. Only a
 * constraint that is exactly "l" or "r" gives an operand whose argument is known; the argument of any other counts as
 * captured. Returns false if there are more than OPERANDS_MAX operands. */
static bool constraint_list_read(AsmOperands *o, AsmAccesses *a, const char *s) {
    for (o->n = 0; *s;) {
        AsmConstraint c;
        s = asm_constraint_read(s, &c);
        bool wide = c.len == 1 && *c.text == 'l', own = wide || (c.len == 1 && *c.text == 'r');
        if (o->n == OPERANDS_MAX) return false;
        if (!c.clobber) o->arg[o->n++] = own ? a->arg.n : NO_ARG;
        if (c.takes_arg) vec_push(&a->arg, ((AsmArg){wide ? SET_SPACES : 0, !own, own}));
    }
    return true;
}

/* ------------------------------------------------------------------------------------------- mnemonics */

/* The parts of the mnemonic of an access, after the first. A mnemonic with any other part is not understood.
 *   ORDER   memory order or scope, which may precede the state space; n is 0 for "weak", 1 for the others
 *   SPACE   a state space
 *   GLOBAL  a modifier that only accesses of global memory have
 *   OTHER   an operation of atom or red
 *   VECTOR  a vector of n elements
 *   TYPE    a type of n bytes */
enum AsmPart { PART_ORDER, PART_SPACE, PART_GLOBAL, PART_OTHER, PART_VECTOR, PART_TYPE };
/* clang-format off */
static const struct { const char *text; uint8_t part, n; } part[] = {
    {"weak", PART_ORDER, 0}, {"volatile", PART_ORDER, 1}, {"relaxed", PART_ORDER, 1}, {"acquire", PART_ORDER, 1},
    {"release", PART_ORDER, 1}, {"acq_rel", PART_ORDER, 1}, {"cta", PART_ORDER, 1}, {"cluster", PART_ORDER, 1},
    {"gpu", PART_ORDER, 1}, {"sys", PART_ORDER, 1},
    {"global", PART_SPACE, 0}, {"shared", PART_SPACE, 0}, {"shared::cta", PART_SPACE, 0},
    {"shared::cluster", PART_SPACE, 0}, {"local", PART_SPACE, 0}, {"const", PART_SPACE, 0},
    {"mmio", PART_GLOBAL, 0}, {"ca", PART_GLOBAL, 0}, {"cg", PART_GLOBAL, 0}, {"cs", PART_GLOBAL, 0},
    {"lu", PART_GLOBAL, 0}, {"cv", PART_GLOBAL, 0}, {"wb", PART_GLOBAL, 0}, {"wt", PART_GLOBAL, 0},
    {"nc", PART_GLOBAL, 0}, {"L1::evict_normal", PART_GLOBAL, 0}, {"L1::evict_unchanged", PART_GLOBAL, 0},
    {"L1::evict_first", PART_GLOBAL, 0}, {"L1::evict_last", PART_GLOBAL, 0}, {"L1::no_allocate", PART_GLOBAL, 0},
    {"L2::cache_hint", PART_GLOBAL, 0}, {"L2::evict_first", PART_GLOBAL, 0}, {"L2::evict_last", PART_GLOBAL, 0},
    {"L2::evict_normal", PART_GLOBAL, 0}, {"L2::64B", PART_GLOBAL, 0}, {"L2::128B", PART_GLOBAL, 0},
    {"L2::256B", PART_GLOBAL, 0},
    {"and", PART_OTHER, 0}, {"or", PART_OTHER, 0}, {"xor", PART_OTHER, 0}, {"cas", PART_OTHER, 0},
    {"exch", PART_OTHER, 0}, {"add", PART_OTHER, 0}, {"inc", PART_OTHER, 0}, {"dec", PART_OTHER, 0},
    {"min", PART_OTHER, 0}, {"max", PART_OTHER, 0}, {"noftz", PART_OTHER, 0},
    {"v2", PART_VECTOR, 2}, {"v4", PART_VECTOR, 4}, {"v8", PART_VECTOR, 8},
    {"b8", PART_TYPE, 1}, {"b16", PART_TYPE, 2}, {"b32", PART_TYPE, 4}, {"b64", PART_TYPE, 8},
    {"b128", PART_TYPE, 16}, {"u8", PART_TYPE, 1}, {"u16", PART_TYPE, 2}, {"u32", PART_TYPE, 4},
    {"u64", PART_TYPE, 8}, {"s8", PART_TYPE, 1}, {"s16", PART_TYPE, 2}, {"s32", PART_TYPE, 4},
    {"s64", PART_TYPE, 8}, {"f16", PART_TYPE, 2}, {"f16x2", PART_TYPE, 4}, {"bf16", PART_TYPE, 2},
    {"bf16x2", PART_TYPE, 4}, {"f32", PART_TYPE, 4}, {"f64", PART_TYPE, 8}};
/* clang-format on */

/* The access instructions: whether they read and write, and the state spaces that they can name: at all (`plain`),
 * with a memory order or scope other than weak (`ordered`), and with a vector of 2 or 4 elements (`vector`). */
enum { SET_COMMON = SET_GLOBAL | SET_SHARED | SET_CLUSTER };
/* clang-format off */
static const struct { const char *text; bool reads, writes; SpaceSet plain, ordered, vector; } accesses[] = {
    {"ld", true, false, SET_COMMON | SET_LOCAL | SET_CONST, SET_COMMON, SET_SPACES},
    {"st", false, true, SET_COMMON | SET_LOCAL, SET_COMMON, SET_SPACES},
    {"atom", true, true, SET_COMMON, SET_COMMON, SET_GLOBAL},
    {"red", true, true, SET_COMMON, SET_COMMON, SET_GLOBAL}};
/* clang-format on */

/* Reports whether c can be in a word, which is a register name or a part of a mnemonic: letters, digits,
 * '_' and ':'. */
static bool is_word(char c) { return char_is_alnum(c) || c == '_' || c == ':'; }

/* Returns the length of the word at s: the number of characters before the first that is not is_word; 0 if s does not
 * begin with a word. */
static size_t word_length(const char *s) {
    size_t len = 0;
    while (is_word(s[len])) len++;
    return len;
}

/* Reports whether the word of `len` characters at s is `text`, which is not empty. */
static bool same_text(const char *s, size_t len, const char *text) {
    return *s == *text && !strncmp(s, text, len) && !text[len];
}

/* The effects of instructions. A row applies if `first` is the first part of the mnemonic (NULL: any) and `other` is
 * one of the other parts, up to a "::" (NULL: not required). An instruction has the effects of all rows that apply.
 * Writes to barrier objects are left out, because barriers hold no addresses. EFFECT_MEMORY: it reads or writes memory,
 * orders the accesses of threads, or may end the thread. shfl.sync and its like only wait: they order no accesses. */
enum {
    EFFECT_NONE = 0,
    EFFECT_WRITES = 1,
    EFFECT_ORDERS = 2,
    EFFECT_CALLS = 4,
    EFFECT_CONVERGENT = 8,
    EFFECT_MEMORY = 16,
    EFFECT_READ = 32 /* no effect: in the cache, that the assembly was read */
};
enum {
    EFFECT_UNKNOWN = EFFECT_WRITES | EFFECT_ORDERS | EFFECT_CONVERGENT | EFFECT_MEMORY,
    EFFECT_ALL = EFFECT_UNKNOWN | EFFECT_CALLS
};
/* clang-format off */
static const struct { const char *first, *other; uint8_t effects; } effect[] = {
    {"activemask", NULL, EFFECT_CONVERGENT}, {"atom", NULL, EFFECT_WRITES}, {"bar", NULL, EFFECT_CONVERGENT},
    {"barrier", NULL, EFFECT_CONVERGENT}, {"barrier", "cluster", EFFECT_ORDERS}, {"call", NULL, EFFECT_ALL},
    {"clusterlaunchcontrol", NULL, EFFECT_WRITES}, {"cp", NULL, EFFECT_WRITES}, {"elect", NULL, EFFECT_CONVERGENT},
    {"fence", NULL, EFFECT_ORDERS}, {"griddepcontrol", NULL, EFFECT_ORDERS | EFFECT_CONVERGENT},
    {"ldmatrix", NULL, EFFECT_CONVERGENT}, {"match", NULL, EFFECT_CONVERGENT}, {"membar", NULL, EFFECT_ORDERS},
    {"mma", NULL, EFFECT_CONVERGENT}, {"movmatrix", NULL, EFFECT_CONVERGENT}, {"multimem", NULL, EFFECT_WRITES},
    {"red", NULL, EFFECT_WRITES}, {"redux", NULL, EFFECT_CONVERGENT}, {"setmaxnreg", NULL, EFFECT_CONVERGENT},
    {"shfl", NULL, EFFECT_CONVERGENT}, {"st", NULL, EFFECT_WRITES},
    {"stmatrix", NULL, EFFECT_WRITES | EFFECT_CONVERGENT}, {"sust", NULL, EFFECT_WRITES},
    {"tcgen05", NULL, EFFECT_CONVERGENT}, {"tcgen05", "alloc", EFFECT_WRITES}, {"tcgen05", "st", EFFECT_WRITES},
    {"tensormap", NULL, EFFECT_WRITES}, {"vote", NULL, EFFECT_CONVERGENT}, {"wgmma", NULL, EFFECT_CONVERGENT},
    {"wmma", NULL, EFFECT_CONVERGENT}, {"wmma", "store", EFFECT_WRITES}, {NULL, "acq_rel", EFFECT_ORDERS},
    {NULL, "acquire", EFFECT_ORDERS}, {NULL, "fence", EFFECT_ORDERS}, {NULL, "release", EFFECT_ORDERS},
    {NULL, "sc", EFFECT_ORDERS}};
/* clang-format on */

/* The first parts of the mnemonics of all instructions that have no effects beyond the rows above, sorted: those that
 * compute with registers alone, and the others, which have EFFECT_MEMORY too. The effects of an instruction that is in
 * neither table, nor the `first` of a row, are unknown. */
/* clang-format off */
static const char *const computes[] = {
    "abs", "activemask", "add", "addc", "and", "bfe", "bfi", "bfind", "bmsk", "brev", "clz", "cnot", "copysign", "cos",
    "createpolicy", "cvt", "cvta", "div", "dp2a", "dp4a", "elect", "ex2", "fma", "fns", "getctarank", "isspacep",
    "istypep", "lg2", "lop3", "mad", "mad24", "madc", "mapa", "match", "max", "min", "mma", "mov", "movmatrix", "mul",
    "mul24", "neg", "not", "or", "popc", "prmt", "rcp", "redux", "rem", "rsqrt", "sad", "selp", "set", "setp", "shf",
    "shfl", "shl", "shr", "sin", "slct", "sqrt", "sub", "subc", "suq", "szext", "tanh", "testp", "txq", "vabsdiff",
    "vabsdiff2", "vabsdiff4", "vadd", "vadd2", "vadd4", "vavrg2", "vavrg4", "vmad", "vmax", "vmax2", "vmax4", "vmin",
    "vmin2", "vmin4", "vote", "vset", "vset2", "vset4", "vshl", "vshr", "vsub", "vsub2", "vsub4", "xor"};
static const char *const only_memory[] = {
    "alloca", "applypriority", "bar", "barrier", "bra", "brkpt", "brx", "discard", "exit", "ld", "ldmatrix", "ldu",
    "mbarrier", "nanosleep", "pmevent", "prefetch", "prefetchu", "ret", "setmaxnreg", "stackrestore", "stacksave",
    "suld", "tcgen05", "tex", "tld4", "trap", "wgmma", "wmma"};
/* clang-format on */

/* Reports whether a sorted table of n words contains the `len` characters at s, the first part of a mnemonic. */
static bool is_listed(const char *const *table, size_t n, const char *s, size_t len) {
    size_t i = 0, end = n;
    lower_bound(i, end, mid, strncmp(table[mid], s, len) < 0);
    return i < n && same_text(s, len, table[i]);
}

/* Reports whether the mnemonic at s has, after its first part, a part that is `text` or begins with
 * `text` and "::". */
static bool has_part(const char *s, const char *text) {
    for (s += word_length(s); *s == '.'; s += word_length(s)) {
        const char *scope;
        size_t len = word_length(++s);
        for (scope = s; scope < s + len && *scope != ':';) scope++;
        if (same_text(s, (size_t)(scope - s), text)) return true;
    }
    return false;
}

/* Returns the EFFECT_* of the instruction whose mnemonic is at s; EFFECT_UNKNOWN if no table has its first part. */
static uint8_t mnemonic_effects(const char *s) {
    size_t len = word_length(s);
    bool computing = is_listed(computes, sizeof computes / sizeof *computes, s, len);
    bool found = computing || is_listed(only_memory, sizeof only_memory / sizeof *only_memory, s, len);
    uint8_t effects = computing ? EFFECT_NONE : EFFECT_MEMORY;
    for (size_t i = 0; i < sizeof effect / sizeof *effect; i++) {
        bool first = effect[i].first && same_text(s, len, effect[i].first);
        found |= first;
        if (effect[i].first && !first) continue;
        if (!effect[i].other || has_part(s, effect[i].other)) effects |= effect[i].effects;
    }
    return found ? effects : EFFECT_UNKNOWN;
}

/* Reads the mnemonic at s into *x: the size in bytes, the spaces that it could name, and whether it reads and writes.
 * Sets *space to where in the text a state space may be inserted: after the first part of the mnemonic and the memory
 * order and scope that follow it. Returns false if it is no access instruction, has an unknown part, or has no type. */
static bool mnemonic_read(AsmAccess *x, const char *s, const char **space) {
    size_t len = word_length(s), k = 0;
    uint32_t lanes = 1;
    while (k < sizeof accesses / sizeof *accesses && !same_text(s, len, accesses[k].text)) k++;
    if (k == sizeof accesses / sizeof *accesses) return false;
    *x = (AsmAccess){.spaces = accesses[k].plain, .reads = accesses[k].reads, .writes = accesses[k].writes};
    bool first = true;
    *space = s + len;
    for (s += len; *s == '.'; s += len) {
        size_t i = 0;
        len = word_length(++s);
        while (i < sizeof part / sizeof *part && !same_text(s, len, part[i].text)) i++;
        if (i == sizeof part / sizeof *part) return false;
        if (part[i].part == PART_ORDER && part[i].n) x->spaces &= accesses[k].ordered;
        if (part[i].part == PART_GLOBAL) x->spaces &= SET_GLOBAL;
        if (part[i].part == PART_SPACE) x->spaces = 0;
        if (part[i].part == PART_VECTOR) lanes = part[i].n, x->spaces &= lanes == 8 ? SET_GLOBAL : accesses[k].vector;
        if (part[i].part == PART_TYPE) x->size = part[i].n;
        first &= part[i].part == PART_ORDER;
        if (first) *space = s + len;
    }
    x->size *= lanes;
    return x->size != 0;
}

/* ------------------------------------------------------------------------------------------- statements */

/* The state of text_read, which reads a template statement by statement. */
typedef struct AsmReader {
    AsmAccesses *a; /* NULL: only the effects are collected */
    const AsmOperands *o;
    const char *text, *at; /* the template, and the read position in it */
    bool begun;            /* the mnemonic of the statement has been read */
    bool known;            /* the statement is an access, `access`, whose address has not been read yet */
    uint8_t effects;       /* without `a`: EFFECT_* of the statements read so far */
    AsmAccess access;
} AsmReader;

/* Reads an operand "$3" or "${3:x}" at s and returns its end; returns NULL if there is no operand, for example at
 * the escape "$$". Sets *arg to the argument of the call that is this operand, or to NO_ARG if there is none or it
 * is not known. */
static const char *operand_read(const AsmReader *r, const char *s, uint32_t *arg) {
    uint32_t n;
    const char *end = asm_operand_read(s, &n);
    *arg = end && n < r->o->n ? r->o->arg[n] : NO_ARG;
    return end;
}

/* Reads an optional offset, "+4" or "-0x10", up to the ']' that must follow: moves *at to the ']' and sets *offset, to
 * 0 if there is none. Returns false if anything else precedes the ']' or the offset is above INT32_MAX. */
static bool offset_read(const char **at, int32_t *offset) {
    const char *s = *at + strspn(*at, " \t");
    char sign = *s;
    unsigned long n = 0;
    if (sign == '+' || sign == '-') {
        char *end;
        s += 1 + strspn(s + 1, " \t");
        if (!char_is_digit(*s) || (n = strtoul(s, &end, 0)) > INT32_MAX) return false;
        s = end + strspn(end, " \t");
    }
    *offset = sign == '-' ? -(int32_t)n : (int32_t)n;
    *at = s;
    return *s == ']';
}

/* Reads the address at '[' and appends the access to r->a->access. If the statement is not a known access, or its
 * address has been read, instead clears `spaces` and `complete` of the argument. If the brackets contain anything other
 * than an argument with an optional constant offset, only moves past the '[', so that text_read finds the operands. */
static void address_read(AsmReader *r) {
    uint32_t arg;
    const char *s = r->at + 1 + strspn(r->at + 1, " \t"), *end = *s == '$' ? operand_read(r, s, &arg) : NULL;
    AsmAccess x = r->access;
    r->at++;
    if (!end || arg == NO_ARG || !offset_read(&end, &x.offset)) return;
    r->at = end + 1;
    AsmArg *known = &r->a->arg.at[arg];
    known->spaces &= r->known ? x.spaces : 0;
    known->complete &= r->known;
    x.arg = arg;
    if (r->known) vec_push(&r->a->access, x);
    r->known = false; /* each access has one address */
}

/* Moves to the end of the comment that begins at r->at. */
static void comment_skip(AsmReader *r) {
    const char *end = r->at[1] == '/' ? strchr(r->at, '\n') : strstr(r->at + 2, "*/");
    r->at = !end ? r->at + strlen(r->at) : r->at[1] == '/' ? end : end + 2;
}

/* Moves past the next element before or at the mnemonic of a statement: white space, a guard, a label, a brace, a
 * directive or the mnemonic. A mnemonic or directive, except .loc and .file, sets r->begun. Without r->a, a mnemonic
 * adds its effects to r->effects; with it, r->known becomes whether it is an access, and r->access that access. */
static void statement_begin(AsmReader *r) {
    const char *s = r->at;
    bool guard = *s == '@', directive = *s == '.';
    if (guard) s += 1 + (s[1] == '!') + (s[1 + (s[1] == '!')] == '%');
    s += word_length(s);
    if (guard || (s == r->at && !directive) || (s > r->at && s[-1] == ':')) {
        r->at = s == r->at ? s + 1 : s; /* white space or a brace; a label */
        return;
    }
    if (!strncmp(r->at, ".loc", 4) || !strncmp(r->at, ".file", 5)) {
        r->at += strcspn(r->at, "\n"); /* the only directives without a ';' */
        return;
    }
    r->begun = true;
    if (!directive && !r->a) r->effects |= mnemonic_effects(r->at);
    const char *space;
    r->known = !directive && r->a && mnemonic_read(&r->access, r->at, &space);
    if (r->known) r->access.at = (uint32_t)(space - r->text);
    while (is_word(*s) || *s == '.') s++;
    r->at = s;
}

/* Moves past an operand that is not an address in brackets; `end` is its end. Marks its argument as captured. If the
 * operand begins the statement and is not the predicate of a guard, it is the mnemonic itself, which is not known: the
 * statement may have every effect. */
static void operand_other(AsmReader *r, uint32_t arg, const char *end) {
    bool guard = !r->begun && r->at > r->text && strchr("@!", r->at[-1]);
    if (arg != NO_ARG) r->a->arg.at[arg] = (AsmArg){0, true, false};
    r->at = end;
    if (guard) return;
    if (!r->begun) r->effects = EFFECT_ALL; /* the mnemonic itself is an operand */
    r->known &= r->begun;
    r->begun = true;
}

/* Reads the template from r->at to its end. With r->a, fills in its arguments and accesses; without, collects
 * r->effects. */
static void text_read(AsmReader *r) {
    uint32_t arg = NO_ARG;
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

/* Returns the EFFECT_* of all statements of the text. */
static uint8_t text_effects(const char *text) {
    static const AsmOperands none = {.n = 0};
    AsmReader r = {.o = &none, .text = text, .at = text};
    text_read(&r);
    return r.effects;
}

/* Returns the EFFECT_* that the constraints at s state: an indirect operand is read or written, an indirect output is
 * written, where an instruction of any name has left it in a register, and so is what the clobber "memory" stands for.
 * That clobber alone stores no address. */
static uint8_t constraint_effects(const char *s) {
    AsmConstraint c;
    uint8_t effects = EFFECT_NONE;
    while (*s) {
        s = asm_constraint_read(s, &c);
        if (c.output && c.indirect) effects |= EFFECT_WRITES;
        if (c.indirect || (c.clobber && same_text(c.text, c.len, "~{memory}"))) effects |= EFFECT_MEMORY;
    }
    return effects;
}

/* Returns the EFFECT_* of assembly `callee`. Reads it the first time, and caches the result in the module: an alias
 * analysis asks for each location again. */
static uint8_t asm_effects(const Module *m, Ref callee) {
    AsmCache *cache = m->assembly;
    ConstId id = ref_index(callee);
    vec_reach(&cache->effects, id);
    uint8_t *known = &cache->effects.at[id];
    if (!*known)
        *known = EFFECT_READ | text_effects(asm_text(m, callee)) | constraint_effects(asm_constraints(m, callee));
    return *known;
}

bool asm_writes(const Module *m, Ref callee) { return asm_effects(m, callee) & EFFECT_WRITES; }
bool asm_touches_memory(const Module *m, Ref callee) { return asm_effects(m, callee) & EFFECT_MEMORY; }
bool asm_orders_memory(const Module *m, Ref callee) { return asm_effects(m, callee) & EFFECT_ORDERS; }
bool asm_calls(const Module *m, Ref callee) { return asm_effects(m, callee) & EFFECT_CALLS; }

/* Accepts only statements of the form "mov.b64 $0, $2;", and at least one of them. */
bool asm_is_move(const Module *m, Ref callee) {
    const char *at = asm_text(m, callee);
    for (int n = 0;; n++) {
        char type[4];
        unsigned to, from;
        int end = -1;
        at += strspn(at, " \t\n;");
        if (!*at) return n > 0 && !(asm_effects(m, callee) & EFFECT_WRITES);
        if (strncmp(at, "mov.", 4)) return false; /* most templates end here, without the cost of sscanf */
        if (sscanf(at, "mov.%3[a-z0-9] $%u , $%u%n", type, &to, &from, &end) != 3 || end < 0) return false;
        if (strcmp(type, "b64") && strcmp(type, "u64") && strcmp(type, "s64")) return false;
        at += end;
        if (*at != ';' && *at) return false;
    }
}

/* Reports whether the effect of the assembly may depend on which other threads execute it at the same time, as that of
 * a barrier, shuffle or vote does; true for an instruction that is not known. The attribute `convergent` does not tell,
 * because clang, which does not read assembly, sets it for all of it. */
static bool asm_is_convergent(const Module *m, Ref callee) { return asm_effects(m, callee) & EFFECT_CONVERGENT; }

bool inst_is_convergent(const Module *m, const Fn *f, ValueId v) {
    if (inst_at(f, v)->op != OP_CALL) return false;
    if (ref_is_asm(m, call_callee(f, v))) return asm_is_convergent(m, call_callee(f, v));
    uint32_t row = call_intrinsic(m, f, v);
    return !row || intrinsic_at(row)->flags & INF_CONVERGENT;
}

void asm_accesses_read(AsmAccesses *a, const Module *m, Ref callee) {
    if (ref_same(a->callee, callee)) return;
    AsmOperands o;
    a->callee = callee;
    a->access.n = a->arg.n = 0;
    if (!constraint_list_read(&o, a, asm_constraints(m, callee))) {
        a->arg.n = 0;
        return;
    }
    AsmReader r = {.a = a, .o = &o, .text = asm_text(m, callee), .at = asm_text(m, callee)};
    text_read(&r);
    for (uint32_t i = 0; i < a->arg.n; i++) /* arguments that no access uses */
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
        if (!a->arg.at[x->arg].spaces || !space[x->arg]) continue;
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
