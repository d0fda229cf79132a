/* verify_attr.c: attributes: on values of which type each is allowed, which exclude each other, and what their
 * arguments may be. The rules are those of LLVM's verifier.
 *
 * Attributes are interned, in sets, so the words of a set are looked up only once: x->set_words has, for each set,
 * one bit for each of the words below that it contains. */
#include "ir/verify/verify.h"

/* The words that have a rule, and the values that each may describe. Words of functions describe none.
 * ANY       any result and parameter        INTEGER, POINTER     a scalar
 * VALUE     every type but void             INTEGERS, POINTERS   also a vector of them
 * FLOATS    floating point, vectors of it, and arrays of both */
enum OnType { ON_ANY, ON_VALUE, ON_INTEGER, ON_INTEGERS, ON_POINTER, ON_POINTERS, ON_FLOATS };
/* clang-format off */
#define WORDS(W) \
    W(zeroext, INTEGER) W(signext, INTEGER) W(noext, INTEGER) W(allocalign, INTEGER) W(range, INTEGERS) \
    W(align, POINTERS) W(nofpclass, FLOATS) W(noalias, POINTER) W(nocapture, POINTER) W(captures, POINTER) \
    W(nonnull, POINTER) W(readnone, POINTER) W(readonly, POINTER) W(dereferenceable, POINTER) \
    W(dereferenceable_or_null, POINTER) W(writable, POINTER) W(dead_on_unwind, POINTER) W(dead_on_return, POINTER) \
    W(initializes, POINTER) W(nest, POINTER) W(swifterror, POINTER) W(preallocated, POINTER) W(inalloca, POINTER) \
    W(byval, POINTER) W(byref, POINTER) W(sret, POINTER) W(elementtype, POINTER) W(allocptr, POINTER) \
    W(noundef, VALUE) W(writeonly, ANY) W(inreg, ANY) W(returned, ANY) W(immarg, ANY) W(swiftself, ANY) W(swiftasync, ANY) \
    W(alwaysinline, ANY) W(noinline, ANY) W(optnone, ANY) W(optsize, ANY) W(minsize, ANY) W(optdebug, ANY) \
    W(jumptable, ANY) W(allocsize, ANY) W(allockind, ANY) W(vscale_range, ANY) W(memory, ANY) \
    W(speculatable, ANY) W(builtin, ANY)
enum Word {
#define W(word, on) WORD_##word,
    WORDS(W)
#undef W
    WORD_COUNT
};
static const struct { const char *text; uint8_t on; } word_row[] = {
#define W(word, on) {#word, ON_##on},
    WORDS(W)
#undef W
};
/* clang-format on */
_Static_assert(WORD_COUNT <= 64, "a set of words is one number");
#define BIT(word) (UINT64_C(1) << WORD_##word)

void find_set_words(Verify *x) {
    const AttrTable *t = &x->m->attrs;
    uint64_t *of_attr = mem_alloc((t->attr.n + (size_t)1) * sizeof *of_attr);
    x->set_words = mem_alloc((t->set.seq.n + (size_t)1) * sizeof *x->set_words);
    for (uint32_t a = 0; a < t->attr.n; a++)
        for (uint32_t w = 0; w < WORD_COUNT && t->attr.at[a].form < ATTR_STRING; w++)
            if (strcmp(str_get(x->m, t->attr.at[a].key), word_row[w].text) == 0) of_attr[a] |= UINT64_C(1) << w;
    for (uint32_t s = 0; s < t->set.seq.n; s++)
        for (uint32_t k = 0; k < attr_set_len(x->m, s); k++) x->set_words[s] |= of_attr[attr_set_at(x->m, s, k)];
    free(of_attr);
}

/* ----------------------------------------------------------------------------------------------- conflicts */

/* Words that exclude each other, on a value and on a function; in the order in which LLVM reports them. */
typedef struct Conflict {
    uint8_t a, b;
} Conflict;
static const Conflict value_conflict[] = {{WORD_inalloca, WORD_readonly},  {WORD_sret, WORD_returned},
                                          {WORD_zeroext, WORD_signext},    {WORD_noext, WORD_signext},
                                          {WORD_noext, WORD_zeroext},      {WORD_readnone, WORD_readonly},
                                          {WORD_readnone, WORD_writeonly}, {WORD_readonly, WORD_writeonly},
                                          {WORD_writable, WORD_readnone},  {WORD_writable, WORD_readonly}};
static const Conflict function_conflict[] = {{WORD_noinline, WORD_alwaysinline}, {WORD_optsize, WORD_optnone},
                                             {WORD_minsize, WORD_optnone},       {WORD_optdebug, WORD_optnone},
                                             {WORD_optsize, WORD_optdebug},      {WORD_minsize, WORD_optdebug}};

/* Checks that no two words of a set exclude each other. */
static bool check_conflicts(Verify *x, uint64_t words, const Conflict *c, size_t n) {
    for (size_t k = 0; k < n; k++)
        if ((words >> c[k].a & 1) && (words >> c[k].b & 1))
            return fail(x, "Attributes '%s and %s' are incompatible!", word_row[c[k].a].text, word_row[c[k].b].text);
    return true;
}

/* -------------------------------------------------------------------------------------------------- values */

/* Reports whether an attribute that describes the values `on` may be on a value of type t. */
static bool type_is_on(const Verify *x, enum OnType on, TypeId t) {
    const Module *m = x->m;
    switch (on) {
    case ON_VALUE: return t != T_VOID;
    case ON_INTEGER: return type_kind(m, t) == TY_INT;
    case ON_POINTER: return type_kind(m, t) == TY_PTR;
    case ON_INTEGERS: return type_kind(m, type_scalar(m, t)) == TY_INT;
    case ON_POINTERS: return type_kind(m, type_scalar(m, t)) == TY_PTR;
    case ON_FLOATS:
        while (type_kind(m, t) == TY_ARRAY) t = type_elem(m, t, 0);
        return type_kind(m, type_scalar(m, t)) >= TY_HALF && type_kind(m, type_scalar(m, t)) <= TY_PPC_FP128;
    default: return true;
    }
}

/* Fails with a message about an attribute on a value of the wrong type t. place: 0 for the result, or 1 + the index of
 * a parameter or argument. */
static bool fail_type_of(Verify *x, uint32_t place, const char *word, enum OnType on, TypeId t) {
    static const char *const wanted[] = {"",
                                         "a value",
                                         "an integer",
                                         "an integer or a vector of integers",
                                         "a pointer",
                                         "a pointer or a vector of pointers",
                                         "floating point"};
    if (place == 0)
        return fail(x, "Attribute '%s' applied to incompatible type! The result is '%t', not %s", word, t, wanted[on]);
    return fail(x, "Attribute '%s' applied to incompatible type! Parameter %u is '%t', not %s", word, place, t,
                wanted[on]);
}

/* Checks the argument of an attribute, whose word is w, on a value of type t: the width of a
 * range, the size of a type. */
static bool check_argument_of(Verify *x, const Attr *a, enum Word w, TypeId t) {
    Module *m = x->m;
    if (w == WORD_range) {
        uint32_t bits = (uint32_t)strtoul(str_get(m, a->text) + strspn(str_get(m, a->text), " \ti"), NULL, 10);
        return bits == type_bits(m, type_scalar(m, t)) ||
               fail(x, "Range bit width must match type bit width! It is 'i%u', the value '%t'", bits, t);
    }
    if (a->form != ATTR_TYPE) return true;
    if (!type_has_size(x, a->type))
        return fail(x, "Attribute '%s' does not support unsized types! '%t' has no size", word_row[w].text, a->type);
    return w == WORD_sret || type_size(m, a->type) < UINT64_C(1) << 32 ||
           fail(x, "huge '%s' arguments are unsupported", word_row[w].text);
}

/* Checks the attributes of one value, whose type is t. place: as for fail_type_of; intrinsic: it is of an intrinsic. */
static bool check_value_attrs(Verify *x, AttrSetId set, uint32_t place, TypeId t, bool intrinsic) {
    const Module *m = x->m;
    uint64_t words = x->set_words[set];
    if (words & BIT(immarg) && !intrinsic) return fail(x, "immarg attribute only applies to intrinsics");
    if (words & BIT(immarg) && attr_set_len(m, set) > 1)
        return fail(x, "Attribute 'immarg' is incompatible with other attributes");
    uint32_t passed = !!(words & BIT(byval)) + !!(words & BIT(inalloca)) + !!(words & BIT(preallocated)) +
                      !!(words & (BIT(sret) | BIT(inreg))) + !!(words & BIT(nest)) + !!(words & BIT(byref));
    if (passed > 1)
        return fail(x, "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are "
                       "incompatible!");
    if (!check_conflicts(x, words, value_conflict, sizeof value_conflict / sizeof *value_conflict)) return false;
    for (uint32_t w = 0; w < WORD_COUNT && words >> w; w++) {
        if (!(words >> w & 1)) continue;
        if (!type_is_on(x, (enum OnType)word_row[w].on, t))
            return fail_type_of(x, place, word_row[w].text, (enum OnType)word_row[w].on, t);
        bool argument =
            UINT64_C(1) << w & (BIT(range) | BIT(byval) | BIT(byref) | BIT(sret) | BIT(inalloca) | BIT(preallocated));
        if (argument && !check_argument_of(x, attr_find(m, set, word_row[w].text), (enum Word)w, t)) return false;
    }
    return true;
}

/* Reports whether *at is an intrinsic, or a call of one. */
static bool is_intrinsic(const Verify *x, const AttrTarget *at) {
    return at->sym && x->sym_facts[at->sym].flags & SYMV_LLVM;
}

/* Returns the type of parameter or argument k. */
static TypeId parameter_type(const Verify *x, const AttrTarget *at, uint32_t k) {
    return at->arg ? type_of(x, at->arg[k]) : type_elem(x->m, at->function, k + 1);
}

/* Reports whether a value of type a can be returned as one of type b: the types are equal, or both are vectors of
 * one size. */
static bool returned_as(Module *m, TypeId a, TypeId b) {
    return a == b ||
           (type_kind(m, a) == TY_VECTOR && type_kind(m, b) == TY_VECTOR && type_size(m, a) == type_size(m, b));
}

/* Checks the attributes that only one parameter may have, or only certain parameters. words: the attributes of
 * parameter k, as bits; earlier: those of all parameters before it. */
static bool check_once(Verify *x, const AttrTarget *at, uint32_t k, uint64_t words, uint64_t earlier) {
    static const uint8_t once[] = {WORD_nest,      WORD_returned,   WORD_sret,
                                   WORD_swiftself, WORD_swiftasync, WORD_swifterror};
    for (size_t i = 0; i < sizeof once; i++)
        if (words & earlier & UINT64_C(1) << once[i])
            return fail(x, "Cannot have multiple '%s' parameters!", word_row[once[i]].text);
    if (words & BIT(returned) && !returned_as(x->m, parameter_type(x, at, k), at->result))
        return fail(x, "Incompatible argument and return types for 'returned' attribute");
    if (words & BIT(sret) && !at->arg && at->result != T_VOID) return fail(x, "Invalid struct return type!");
    if (words & BIT(sret) && k > 1) return fail(x, "Attribute 'sret' is not on first or second parameter!");
    if (words & BIT(inalloca) && k + 1 != at->n) return fail(x, "inalloca isn't on the last parameter!");
    return !(words & BIT(elementtype)) || at->assembly || is_intrinsic(x, at) ||
           fail(x, "Attribute 'elementtype' can only be applied to intrinsics and inline asm.");
}

/* ----------------------------------------------------------------------------------------------- functions */

/* Checks that `index`, an argument of allocsize, is that of an integer parameter. what: its
 * meaning, for the message. */
static bool check_allocsize(Verify *x, const AttrTarget *at, const char *what, unsigned long index) {
    if (index >= at->n) return fail(x, "'allocsize' %s argument is out of bounds", what);
    return type_is_int(x->m, parameter_type(x, at, (uint32_t)index)) ||
           fail(x, "'allocsize' %s argument must refer to an integer parameter", what);
}

/* Checks the argument of allockind: exactly one of alloc, realloc and free, with modifiers that fit. text: from the
 * first word on. */
static bool check_allockind(Verify *x, const char *text) {
    bool freed = false, zeroed = strstr(text, "zeroed"), uninitialized = strstr(text, "uninitialized");
    uint32_t main = 0;
    for (const char *s = text; *s; s += strcspn(s, ",\"") + 1) {
        main += strncmp(s, "alloc", 5) == 0 || strncmp(s, "realloc", 7) == 0 || strncmp(s, "free", 4) == 0;
        freed |= strncmp(s, "free", 4) == 0;
        if (!s[strcspn(s, ",\"")]) break;
    }
    if (main != 1) return fail(x, "'allockind()' requires exactly one of alloc, realloc, and free");
    if (freed && (zeroed || uninitialized || strstr(text, "aligned")))
        return fail(x, "'allockind(\"free\")' doesn't allow uninitialized, zeroed, or aligned modifiers.");
    return !(zeroed && uninitialized) || fail(x, "'allockind()' can't be both zeroed and uninitialized");
}

/* Checks the bounds of vscale_range, two numbers or one for both: powers of two, the first not above the second, which
 * may be 0 = none. If both are 0 they say nothing, and pass. */
static bool check_vscale(Verify *x, const char *text) {
    unsigned long low = strtoul(text, NULL, 10),
                  high = strchr(text, ',') ? strtoul(strchr(text, ',') + 1, NULL, 10) : low;
    if (low == 0 && high == 0) return true; /* it says nothing */
    if (low == 0) return fail(x, "'vscale_range' minimum must be greater than 0");
    if (low & (low - 1)) return fail(x, "'vscale_range' minimum must be power-of-two value");
    if (high && low > high) return fail(x, "'vscale_range' minimum cannot be greater than maximum");
    return !(high & (high - 1)) || fail(x, "'vscale_range' maximum must be power-of-two value");
}

/* Checks the arguments of allocsize, allockind and vscale_range. */
static bool check_function_arguments(Verify *x, const AttrTarget *at, AttrSetId set) {
    const Module *m = x->m;
    uint64_t words = x->set_words[set];
    const Attr *a;
    if (words & BIT(allocsize) && (a = attr_find(m, set, "allocsize")) && a->form == ATTR_RAW) {
        const char *text = str_get(m, a->text), *second = strchr(text, ',');
        if (!check_allocsize(x, at, "element size", strtoul(text, NULL, 10))) return false;
        if (second && !check_allocsize(x, at, "number of elements", strtoul(second + 1, NULL, 10))) return false;
    }
    if (words & BIT(allockind) && (a = attr_find(m, set, "allockind")) && a->form == ATTR_RAW) {
        const char *text = str_get(m, a->text);
        if (!check_allockind(x, text + strspn(text, " \t\""))) return false;
    }
    if (words & BIT(vscale_range) && (a = attr_find(m, set, "vscale_range")) && a->form == ATTR_RAW)
        return check_vscale(x, str_get(m, a->text));
    return true;
}

/* The string attributes whose value LLVM interprets: `values` are the possible ones, or NULL for a number. */
static const struct {
    const char *key, *values;
} string_rule[] = {{"frame-pointer", " all non-leaf none reserved "},
                   {"patchable-function-prefix", NULL},
                   {"patchable-function-entry", NULL},
                   {"warn-stack-size", NULL}};

/* Reports whether a later attribute of the set has the same key as attribute k, and so replaces it, as in LLVM. */
static bool is_overridden(const Module *m, AttrSetId set, uint32_t k) {
    StrId key = attr_at(m, attr_set_at(m, set, k))->key;
    while (++k < attr_set_len(m, set)) {
        const Attr *a = attr_at(m, attr_set_at(m, set, k));
        if (a->form == ATTR_STRING_VALUE && a->key == key) return true;
    }
    return false;
}

/* Checks the values of the string attributes in string_rule, but not of one that is_overridden. */
static bool check_strings(Verify *x, AttrSetId set) {
    const Module *m = x->m;
    for (uint32_t k = 0; k < attr_set_len(m, set); k++) {
        const Attr *a = attr_at(m, attr_set_at(m, set, k));
        if (a->form != ATTR_STRING_VALUE) continue;
        for (size_t r = 0; r < sizeof string_rule / sizeof *string_rule; r++) {
            const char *value = str_get(m, a->text), *values = string_rule[r].values, *found;
            if (strcmp(str_get(m, a->key), string_rule[r].key) != 0 || is_overridden(m, set, k)) continue;
            size_t n = strlen(value);
            if (!values) {
                if (!n || value[strspn(value, "0123456789")])
                    return fail(x, "\"%s\" takes an unsigned integer: %s", string_rule[r].key, value);
            } else if (!n || strchr(value, ' ') || !(found = strstr(values, value)) || found[-1] != ' ' ||
                       found[n] != ' ') {
                return fail(x, "invalid value for '%s' attribute: %s", string_rule[r].key, value);
            }
        }
    }
    return true;
}

/* Reports whether s, which may be 0, is a function with the attribute speculatable. */
static bool is_speculatable(const Verify *x, SymId s) {
    return s && x->set_words[attr_list_at(x->m, x->m->sym.at[s].attrs, ATTR_FUNCTION)] & BIT(speculatable);
}

/* Checks the attributes of a function, or of a call as such. */
static bool check_function_attrs(Verify *x, const AttrTarget *at, AttrSetId set) {
    uint64_t words = x->set_words[set];
    if (!check_conflicts(x, words, function_conflict, sizeof function_conflict / sizeof *function_conflict))
        return false;
    if ((words & BIT(builtin)) && !at->arg) return fail(x, "'builtin' attribute not valid on function");
    if ((words & BIT(optnone)) && !(words & BIT(noinline))) return fail(x, "Attribute 'optnone' requires 'noinline'!");
    if ((words & BIT(jumptable)) && !at->arg && x->m->sym.at[at->sym].unnamed != UNNAMED_GLOBAL)
        return fail(x, "Attribute 'jumptable' requires 'unnamed_addr'");
    if ((words & BIT(speculatable)) && at->arg && !is_speculatable(x, at->sym))
        return fail(x, "speculatable attribute may not apply to call sites");
    return check_function_arguments(x, at, set) && check_strings(x, set);
}

/* ---------------------------------------------------------------------------------------------------- list */

bool check_attributes(Verify *x, AttrListId list, const AttrTarget *at) {
    const Module *m = x->m;
    uint32_t n = m->attrs.list.seq.at[list].n;
    if (n == 0) return true;
    AttrSetId function = attr_list_at(m, list, ATTR_FUNCTION), result = attr_list_at(m, list, ATTR_RESULT);
    uint64_t earlier = 0;
    bool intrinsic = is_intrinsic(x, at);
    if (x->set_words[result] && !check_value_attrs(x, result, 0, at->result, intrinsic)) return false;
    for (uint32_t k = 0; k < at->n && ATTR_PARAM0 + k < n; k++) {
        AttrSetId set = attr_list_at(m, list, ATTR_PARAM0 + k);
        uint64_t words = x->set_words[set];
        if (!words) continue;
        if (!check_value_attrs(x, set, k + 1, parameter_type(x, at, k), intrinsic)) return false;
        if (!check_once(x, at, k, words, earlier)) return false;
        earlier |= words;
    }
    return function == 0 || check_function_attrs(x, at, function);
}
