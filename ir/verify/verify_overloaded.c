/* verify_overloaded.c: checks the types of LLVM's overloaded intrinsics, whose rows in ir/intrinsics/core.def have no
 * signature. A signature here has a letter for the result and one for each argument (below). */
#include "ir/verify/verify.h"

/* clang-format off */
static const struct { const char *types, *names; } signature[] = {
    {"B0",    " bswap "},
    {"I0",    " bitreverse ctpop "},
    {"I0b",   " abs ctlz cttz "},
    {"I00",   " sadd.sat smax smin sshl.sat ssub.sat uadd.sat umax umin ushl.sat usub.sat expect "},
    {"I000",  " fshl fshr "},
    {"I00k",  " smul.fix umul.fix "},
    {"II1",   " scmp ucmp "},
    {"IF",    " fptosi.sat fptoui.sat llrint llround lrint lround "},
    {"F0",    " canonicalize ceil cos exp exp10 exp2 fabs floor log log10 log2 nearbyint rint round roundeven sin sqrt tan "
              "tanh trunc "},
    {"F00",   " copysign maximum maximumnum maxnum minimum minimumnum minnum pow "},
    {"F000",  " fma fmuladd "},
    {"F0I",   " ldexp powi "},
    {"cFk",   " is.fpclass "},
    {"o11",   " sadd.with.overflow smul.with.overflow ssub.with.overflow uadd.with.overflow umul.with.overflow "
              "usub.with.overflow "},
    {"eV",    " vector.reduce.add vector.reduce.and vector.reduce.mul vector.reduce.or vector.reduce.smax "
              "vector.reduce.smin vector.reduce.umax vector.reduce.umin vector.reduce.xor "},
    {"eW",    " vector.reduce.fmax vector.reduce.fmaximum vector.reduce.fmin vector.reduce.fminimum "},
    {"F0W",   " vector.reduce.fadd vector.reduce.fmul "},
    {"P0I",   " ptrmask "},
    {"vppnwb", " memcpy memmove "}, /* before LLVM 7 */
    {"vppnb", " memcpy memcpy.inline memmove "},
    {"vp8nwb", " memset "},         /* before LLVM 7 */
    {"vp8nb", " memset memset.inline "},
    {"Apwr0", " masked.load "},
    {"vApwc", " masked.store "},
    {"APwr0", " masked.gather "},
    {"vAPwc", " masked.scatter "},
};
static const struct { char letter; const char *text; } letter[] = {
    {'0', "of the type of the result"},
    {'1', "of the type of argument 1"},
    {'b', "of type i1"},
    {'w', "of type i32"},
    {'k', "of type i32"}, /* and a constant */
    {'8', "of type i8"},
    {'n', "an integer"},
    {'p', "a pointer"},
    {'v', "void"},
    {'A', "a vector"},
    {'r', "i1 for each lane of the result"},
    {'I', "an integer or a vector of integers"},
    {'B', "an integer of an even number of bytes, or a vector of them"},
    {'F', "a floating-point number or a vector of them"},
    {'P', "a pointer or a vector of pointers"},
    {'V', "a vector of integers"},
    {'W', "a vector of floating-point numbers"},
    {'c', "i1 for each lane of argument 1"},
    {'e', "an element of argument 1"},
    {'o', "a struct of the type of argument 1 and i1 for each of its lanes"},
};
/* clang-format on */

/* Reports whether t is a type of floating-point numbers, of this target or not. */
static bool is_float(const Module *m, TypeId t) {
    return type_kind(m, t) >= TY_HALF && type_kind(m, t) <= TY_PPC_FP128;
}

/* Reports whether t is i1, in as many lanes as `like` has. */
static bool is_condition(const Module *m, TypeId t, TypeId like) {
    bool vector = type_kind(m, like) == TY_VECTOR;
    if (type_scalar(m, t) != T_I1 || vector != (type_kind(m, t) == TY_VECTOR)) return false;
    return !vector || type_at(m, t)->n == type_at(m, like)->n;
}

/* Reports whether t is what the letter says, in a function of type f. */
static bool letter_is(const Module *m, char c, TypeId t, TypeId f) {
    TypeId one = type_at(m, f)->nelem > 1 ? type_elem(m, f, 1) : T_VOID, scalar = type_scalar(m, t);
    bool vector = type_kind(m, t) == TY_VECTOR;
    switch (c) {
    case '0': return t == type_elem(m, f, 0);
    case '1': return t == one;
    case 'b': return t == T_I1;
    case 'w':
    case 'k': return t == T_I32;
    case '8': return t == T_I8;
    case 'n': return type_is_int(m, t);
    case 'p': return type_is_ptr(m, t);
    case 'v': return t == T_VOID;
    case 'A': return vector;
    case 'r': return is_condition(m, t, type_elem(m, f, 0));
    case 'I': return type_is_int(m, scalar);
    case 'B': return type_is_int(m, scalar) && type_bits(m, scalar) % 16 == 0;
    case 'F': return is_float(m, scalar);
    case 'P': return type_is_ptr(m, scalar);
    case 'V': return vector && type_is_int(m, scalar);
    case 'W': return vector && is_float(m, scalar);
    case 'c': return is_condition(m, t, one);
    case 'e': return t == type_scalar(m, one);
    default: /* 'o' */
        return type_kind(m, t) == TY_STRUCT && type_at(m, t)->nelem == 2 && type_elem(m, t, 0) == one &&
               type_is_int(m, type_scalar(m, one)) && is_condition(m, type_elem(m, t, 1), one);
    }
}

static const char *letter_text(char c) {
    size_t i = 0;
    while (letter[i].letter != c) i++;
    return letter[i].text;
}

/* Returns the signature of an intrinsic with n arguments, another one if none has n; NULL if there is none here. */
static const char *signature_of(const char *name, size_t n) {
    char word[64];
    const char *types = NULL;
    if (strncmp(name, "llvm.", 5) != 0) return NULL;
    if (snprintf(word, sizeof word, " %s ", name + strlen("llvm.")) >= (int)sizeof word) return NULL;
    for (size_t i = 0; i < sizeof signature / sizeof *signature; i++)
        if ((!types || strlen(types) != n + 1) && strstr(signature[i].names, word)) types = signature[i].types;
    return types;
}

bool check_overloaded(Verify *x, const Intrinsic *row, TypeId f) {
    const Module *m = x->m;
    uint32_t n = type_at(m, f)->nelem - 1;
    const char *types = signature_of(row->name, n);
    if (!types) return true;
    if (strlen(types) != n + 1)
        return fail(x, "%s takes %u arguments, not %u", row->name, (uint32_t)strlen(types) - 1, n);
    for (uint32_t k = 1; k <= n; k++)
        if (!letter_is(m, types[k], type_elem(m, f, k), f))
            return fail(x, "argument %u of %s must be %s, not '%t'", k, row->name, letter_text(types[k]),
                        type_elem(m, f, k));
    return letter_is(m, types[0], type_elem(m, f, 0), f) ||
           fail(x, "the result of %s must be %s, not '%t'", row->name, letter_text(types[0]), type_elem(m, f, 0));
}

uint32_t overloaded_constants(const Intrinsic *row) {
    const char *types = signature_of(row->name, 0), *at = types ? strchr(types, 'k') : NULL;
    return at ? 1u << (at - types - 1) : 0;
}
