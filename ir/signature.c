/* signature.c: reads the signatures of intrinsics, see signature.h. */
#include "ir/chars.h"
#include "ir/signature.h"

/* Reads a decimal number and advances *p past it; returns `none`, and leaves *p, if there is no number. */
static uint32_t number_read(const char **p, uint32_t none) {
    char *end;
    unsigned long n = strtoul(*p, &end, 10);
    if (end == *p) return none;
    *p = end;
    return (uint32_t)n;
}

/* Reads "[24..256]", "[32..]" (no upper limit: UINT32_MAX) or "[0]" (exactly this) into a->least and a->most; returns
 * the text after the ']'. */
static const char *range_read(const char *p, SigArg *a) {
    p++;
    a->least = a->most = number_read(&p, 0);
    if (*p == '.') {
        p += strlen("..");
        a->most = number_read(&p, UINT32_MAX);
    }
    return p + strlen("]");
}

/* Reads the argument at p into *a: its type, then, each only if it is there, limits in brackets, '%' and a step ('%^'
 * for step 0, a power of two), '!' (must be a constant), '?' (optional), and '*' with the number of equal arguments.
 * Without limits any value is allowed, and the step is 1. Sets *count to the number of equal arguments, or 1. Returns
 * the text after the argument and the comma that may follow it. */
static const char *arg_read(const char *p, SigArg *a, uint32_t *count) {
    *a = (SigArg){.type = p, .most = UINT32_MAX, .step = 1};
    *count = 1;
    for (int depth = 0; *p && (depth > 0 || !strchr("[%*!?,()}", *p)); p++) depth += *p == '{' ? 1 : *p == '}' ? -1 : 0;
    a->len = (size_t)(p - a->type);
    if (*p == '[') p = range_read(p, a);
    if (*p == '%') {
        p++;
        a->step = number_read(&p, 0);
        p += *p == '^';
    }
    if (*p == '!') {
        p++;
        a->imm = true;
    }
    if (*p == '?') {
        p++;
        a->optional = true;
    }
    if (*p == '*') {
        p++;
        *count = number_read(&p, 1);
    }
    return *p == ',' ? p + 1 : p;
}

/* Returns how many more arguments sig_next would return for r, which is a copy, so the reader of the caller does not
 * move. */
static uint32_t args_count(SigReader r) {
    SigArg a;
    uint32_t count = 0;
    while (sig_next(&r, &a)) count++;
    return count;
}

SigReader sig_begin(const char *signature, uint32_t n) {
    const char *open = strchr(signature, '(');
    SigReader r = {.at = open ? open + 1 : "", .all = true};
    r.all = args_count(r) == n;
    return r;
}

bool sig_next(SigReader *r, SigArg *a) {
    while (r->left == 0) {
        if (*r->at == 0 || *r->at == ')') return false;
        r->at = arg_read(r->at, &r->arg, &r->left);
        if (r->arg.optional && !r->all) r->left = 0;
    }
    r->left--;
    *a = r->arg;
    return true;
}

bool sig_arg(const char *signature, uint32_t n, uint32_t k, SigArg *a) {
    SigReader r = sig_begin(signature, n);
    while (sig_next(&r, a))
        if (k-- == 0) return true;
    return false;
}

uint32_t sig_count(const char *signature, uint32_t n) { return args_count(sig_begin(signature, n)); }

SigArg sig_result(const char *signature) {
    SigArg a;
    uint32_t count;
    arg_read(signature, &a, &count);
    return a;
}

/* ------------------------------------------------------------------------------------------------- types */

/* Reports whether t is a scalar floating-point type, also one that the target does not have, such as fp128. */
static bool is_float(const Module *m, TypeId t) {
    return type_kind(m, t) >= TY_HALF && type_kind(m, t) <= TY_PPC_FP128;
}
/* Reports whether t is a scalar integer type of an even number of bytes. */
static bool is_even(const Module *m, TypeId t) { return type_is_int(m, t) && type_bits(m, t) % 16 == 0; }

/* The words of a signature that do not name one fixed type, with their descriptions for messages. A word with shapes
 * names a class: scalars for which `is` holds (ONE), vectors of such scalars (VECTOR), or both. A word without shapes
 * depends on another type of the signature; sig_type_is handles it. */
/* clang-format off */
enum { ONE = 1, VECTOR = 2 };
static const struct {
    const char *type, *words;
    bool (*is)(const Module *m, TypeId scalar); /* NULL: any scalar type */
    uint8_t shapes;
} open_type[] = {
    {"int",         "an integer", type_is_int, ONE},
    {"ptr",         "a pointer", type_is_ptr, ONE},
    {"anyint",      "an integer or a vector of integers", type_is_int, ONE | VECTOR},
    {"anyeven",     "an integer of an even number of bytes, or a vector of them", is_even, ONE | VECTOR},
    {"anyfloat",    "a floating-point number or a vector of them", is_float, ONE | VECTOR},
    {"anyptr",      "a pointer or a vector of pointers", type_is_ptr, ONE | VECTOR},
    {"vec",         "a vector", NULL, VECTOR},
    {"vecint",      "a vector of integers", type_is_int, VECTOR},
    {"vecfloat",    "a vector of floating-point numbers", is_float, VECTOR},
    {"=0",          "of the type of the result", NULL, 0},
    {"=1",          "of the type of argument 1", NULL, 0},
    {"e1",          "an element of argument 1", NULL, 0},
    {"e2",          "an element of argument 2", NULL, 0},
    {"i1/0",        "i1 for each lane of the result", NULL, 0},
    {"i1/1",        "i1 for each lane of argument 1", NULL, 0},
    {"{=1,anyint}", "a struct of the type of argument 1 and an integer or a vector of integers", NULL, 0},
    {"{=1,i1/1}",   "a struct of the type of argument 1 and i1 for each of its lanes", NULL, 0},
};
/* clang-format on */

const char *sig_words(const SigArg *a) {
    for (size_t k = 0; k < sizeof open_type / sizeof *open_type; k++)
        if (strlen(open_type[k].type) == a->len && !memcmp(open_type[k].type, a->type, a->len))
            return open_type[k].words;
    return NULL;
}

/* Reports whether t consists of integers of `bits` bits, as many as the type `like` has lanes: one integer if `like` is
 * not a vector, else a vector of its length. */
static bool lanes_are(const Module *m, uint64_t bits, TypeId t, TypeId like) {
    TypeId one = type_scalar(m, t);
    bool vector = t != one;
    if (!type_is_int(m, one) || type_bits(m, one) != bits || vector != (type_kind(m, like) == TY_VECTOR)) return false;
    return !vector || type_at(m, t)->n == type_at(m, like)->n;
}

/* Reports whether the text `sig` begins with this word, and no letter or digit follows. */
static bool starts_with_word(const char *sig, const char *word) {
    size_t n = strlen(word);
    return strncmp(sig, word, n) == 0 && !char_is_alnum(sig[n]);
}

/* Reports whether t is the type, or a type of the class, that the word at the beginning of `sig` names; i16 also counts
 * as f16 and bf16, see sig_type_is. False for an unknown word. */
static bool word_is(const Module *m, const char *sig, TypeId t) {
    static const struct {
        const char *word;
        TypeId type, old; /* old: the type that older compilers use instead */
    } fixed[] = {{"void", T_VOID, T_VOID},  {"metadata", T_METADATA, T_METADATA},
                 {"f16", T_HALF, T_I16},    {"bf16", T_BFLOAT, T_I16},
                 {"f32", T_FLOAT, T_FLOAT}, {"f64", T_DOUBLE, T_DOUBLE}};
    TypeId scalar = type_scalar(m, t);
    for (size_t k = 0; k < sizeof fixed / sizeof *fixed; k++)
        if (starts_with_word(sig, fixed[k].word)) return t == fixed[k].type || t == fixed[k].old;
    for (size_t k = 0; k < sizeof open_type / sizeof *open_type; k++)
        if (starts_with_word(sig, open_type[k].type))
            return open_type[k].shapes & (t == scalar ? ONE : VECTOR) &&
                   (!open_type[k].is || open_type[k].is(m, scalar));
    return false;
}

/* Reports whether t is a struct with the fields that a signature spells. sig: the text after the '{'; f: as in
 * sig_type_is. */
static bool struct_is(const Module *m, const char *sig, TypeId t, TypeId f) {
    const Type *type = &m->type.at[t];
    SigArg a;
    uint32_t n = 0, count;
    if (type->kind != TY_STRUCT) return false;
    while (*sig != '}') {
        sig = arg_read(sig, &a, &count);
        for (uint32_t k = 0; k < count; k++, n++)
            if (n >= type->nelem || !sig_type_is(m, a.type, type_elem(m, t, n), f)) return false;
    }
    return n == type->nelem;
}

bool sig_type_is(const Module *m, const char *sig, TypeId t, TypeId f) {
    const Type *type = &m->type.at[t];
    char *rest;
    uint64_t n = strtoul(sig + 1, &rest, 10);
    if (*sig == '{') return struct_is(m, sig + 1, t, f);
    if (rest == sig + 1) return word_is(m, sig, t);
    switch (*sig) {
    case '=': return t == type_elem(m, f, n);
    case 'e': return t == type_scalar(m, type_elem(m, f, n));
    case 'p': return type->kind == TY_PTR && (type->n == n || (n == SPACE_CLUSTER && type->n == SPACE_SHARED));
    case 'i':
        if (*rest == '/') return lanes_are(m, n, t, type_elem(m, f, strtoul(rest + 1, NULL, 10)));
        return type->kind == TY_INT && type->n == n;
    case 'v': {
        bool halves = n == 2 && (starts_with_word(rest, "f16") || starts_with_word(rest, "bf16"));
        if (type->kind != TY_VECTOR) return halves && t == T_I32;
        return type->n == n && sig_type_is(m, rest, type_elem(m, t, 0), f);
    }
    default: return word_is(m, sig, t);
    }
}
