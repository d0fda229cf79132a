/* verify_intrinsic.c: checks intrinsics against their rows in ir/intrinsics/. A declaration must have
 * the number and the types of the row's arguments. A call must pass constants where the instruction takes only
 * constants, numbers that the instruction accepts, and no address that is known to be misaligned for it. */
#include "ir/signature.h"
#include "ir/intrinsic_id.h"
#include "ir/suggestion.h"
#include "ir/verify/verify.h"

/* Reports whether a pointer argument of the intrinsic may point into the space; true for generic and other spaces
 * without a bit (intrinsic_space_bit). A param address counts as global, too, because the param window lies within
 * global memory. Matrix functions and atomics do not work on constant and local memory, but memory-space-opt warns
 * about that and leaves their addresses generic. */
static bool row_allows_space(const Intrinsic *row, uint32_t space) {
    bool reported = row->family == INTRIN_FAMILY_WMMA || row->family == INTRIN_FAMILY_ATOMIC;
    bool warned = reported && (space == SPACE_CONST || space == SPACE_LOCAL);
    uint32_t bit = intrinsic_space_bit(space);
    return warned || !bit || intrinsic_allows_space(row, space == SPACE_PARAM ? SPACE_GLOBAL : space);
}

/* Checks that `space`, into which the pointer to a tensor map points, may contain one. name: of the intrinsic. */
static bool check_tensor_map(Verify *x, const char *name, uint32_t space) {
    return space == SPACE_GENERIC || space == SPACE_GLOBAL || space == SPACE_CONST || space == SPACE_PARAM ||
           fail(x, "the tensor map of %s must be in global, const or param memory, not in %s", name, space_name(space));
}

/* Checks argument k, counted from 0, the constant n, against the limits of the row: from a->least to a->most, which is
 * UINT32_MAX if there is no bound, and a multiple of a->step; if that is 0, a power of two or 0. */
static bool check_number(Verify *x, const char *name, const SigArg *a, uint32_t k, uint64_t n) {
    if (n < a->least || (n > a->most && a->most < UINT32_MAX))
        return fail(x,
                    a->most == UINT32_MAX ? "argument %u of %s must be at least %u"
                    : a->most == a->least ? "argument %u of %s must be %u"
                                          : "argument %u of %s must be from %u to %u",
                    k + 1, name, a->least, a->most);
    if (a->step == 0) return (n & (n - 1)) == 0 || fail(x, "argument %u of %s must be a power of two", k + 1, name);
    return n % a->step == 0 || fail(x, "argument %u of %s must be a multiple of %u", k + 1, name, a->step);
}

/* Steps from an address to the address that it is computed from, through casts and getelementptr with a constant
 * offset: sets *base and adds the offset to *by. Returns false if there is no such step; both are then unchanged. */
static bool address_step(Verify *x, Ref r, Ref *base, uint64_t *by) {
    Module *m = x->m;
    const Ref *op;
    uint32_t kind, n;
    TypeId source;
    int64_t offset = 0;
    if (ref_is(r, REF_VALUE)) {
        const Inst *i = &x->f->inst.at[ref_index(r)];
        kind = i->op, n = i->nopnd, source = i->aux, op = &x->f->opnd.at[i->opnd];
    } else if (ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_EXPR) {
        const Const *c = const_at(m, r);
        kind = c->op, n = c->n, source = c->aux, op = &m->const_elem.at[c->first];
    } else {
        return false;
    }
    if (kind != OP_ADDRSPACECAST && kind != OP_GETELEMENTPTR && kind != OP_BITCAST) return false;
    if (kind == OP_GETELEMENTPTR && !gep_offset(m, source, op + 1, n - 1, &offset)) return false;
    *base = op[0];
    *by += (uint64_t)offset;
    return true;
}

/* Checks argument k, an address that must be aligned to a->step bytes. It is at fault only if no placement of
 * its variable makes it aligned; what is not derived from a variable or an alloca is accepted. */
static bool check_address(Verify *x, const char *name, const SigArg *a, uint32_t k, Ref r) {
    uint64_t by = 0, known = 0;
    for (uint32_t depth = 0; depth < 16 && address_step(x, r, &r, &by); depth++);
    if (ref_is(r, REF_SYM)) {
        const Sym *s = &x->m->sym.at[ref_index(r)];
        if (s->kind == SYM_VAR) known = s->align ? (uint64_t)1 << (s->align - 1) : type_align(x->m, s->type);
    } else if (ref_is(r, REF_VALUE) && x->f->inst.at[ref_index(r)].op == OP_ALLOCA) {
        const Inst *i = &x->f->inst.at[ref_index(r)];
        known = i->mem.align ? (uint64_t)1 << (i->mem.align - 1) : type_align(x->m, i->aux);
    }
    if (known > a->step) known = a->step;
    return known == 0 || by % known == 0 ||
           fail(x, "argument %u of %s must be aligned to %u bytes, this address is not", k + 1, name, a->step);
}

/* Checks argument k, a number or an address, against the limits of the row. A number that is no constant
 * is accepted. */
static bool check_limit(Verify *x, const char *name, const SigArg *a, uint32_t k, Ref r) {
    uint64_t n;
    if (*a->type == 'p') return check_address(x, name, a, k, r);
    return !ref_int(x->m, r, &n) || check_number(x, name, a, k, n);
}

/* Writes the type of an argument in a row to `text`, for a message: in words if it is open, pointers as in IR, other
 * types as in overloaded names. */
static void sig_text(const SigArg *a, char *text, size_t size) {
    const char *words = sig_words(a);
    unsigned long space = strtoul(a->type + 1, NULL, 10);
    if (words) snprintf(text, size, "%s", words);
    else if (*a->type == 'p' && space) snprintf(text, size, "'ptr addrspace(%lu)'", space);
    else if (*a->type == 'p') snprintf(text, size, "'ptr'");
    else snprintf(text, size, "'%.*s'", (int)a->len, a->type);
}

/* Checks that t, the type of argument k of s, counted from 1, or of its result if k is 0, is the type in the row. */
static bool check_type(Verify *x, SymId s, const Intrinsic *row, const SigArg *a, uint32_t k, TypeId t) {
    char text[80];
    if (sig_type_is(x->m, a->type, t, x->m->sym.at[s].type)) return true;
    sig_text(a, text, sizeof text);
    return k ? fail(x, "argument %u of %s must be %s, not '%t'", k, row->name, text, t)
             : fail(x, "the result of %s must be %s, not '%t'", row->name, text, t);
}

/* Reports whether argument k, counted from 0, a generic pointer in the row, may also point into a specific space.
 * It may if the instruction names the space ('&' in the template), if the intrinsic is expanded by code or
 * becomes no instruction, or if it is overloaded on the pointer: `name`, which the program uses, then continues after
 * the name of the row. */
static bool pointer_open(const Intrinsic *row, const char *name, uint32_t k) {
    char mark[16];
    snprintf(mark, sizeof mark, "&%u", k + 1);
    return !row->ptx || row->flags & INF_NOP || name[strlen(row->name)] || strstr(row->ptx, mark);
}

/* Checks that argument k, counted from 0, may have type t: that a pointer points into a space that the row allows, and
 * that t is the type `a` of the argument in the row. a: NULL if the row leaves all types open; then only the space is
 * checked. A generic pointer of the row may be a pointer into a space, if pointer_open or, for a tensor map,
 * check_tensor_map allows it. */
static bool check_parameter(Verify *x, SymId s, const Intrinsic *row, const SigArg *a, uint32_t k, TypeId t) {
    const Module *m = x->m;
    const char *name = sym_text(m, s);
    TypeId pointer = type_scalar(m, t); /* of a vector of pointers, too: gather, scatter */
    uint32_t space = type_is_ptr(m, pointer) ? type_space(m, pointer) : 0;
    bool map = a && (row->flags & INF_TENSOR_MAP) && sig_is_generic(a);
    if (map && !check_tensor_map(x, name, space)) return false;
    if (!row_allows_space(row, space))
        return fail(x, "%s cannot work on %s memory (argument %u)", row->name, space_name(space), k + 1);
    bool open = map || (space && a && sig_is_generic(a) && pointer_open(row, name, k));
    return !a || open || check_type(x, s, row, a, k + 1, t);
}

/* Checks the declaration of an intrinsic against its row, which it must have: the spaces of its pointers, and, if the
 * row has a signature, the number and types of the arguments and the type of the result. */
static bool check_row(Verify *x, SymId s) {
    const Module *m = x->m;
    const Sym *f = &m->sym.at[s];
    const Intrinsic *row = intrinsic_at(f->intrinsic);
    uint32_t n = type_at(m, f->type)->nelem - 1, count = sig_count(row->signature, n);
    bool checked = *row->signature;
    if (checked && n != count) return fail(x, "%s takes %u arguments, not %u", row->name, count, n);
    SigReader r = sig_begin(row->signature, n);
    SigArg a;
    for (uint32_t k = 0; k < n; k++)
        if (!check_parameter(x, s, row, sig_next(&r, &a) ? &a : NULL, k, type_elem(m, f->type, k + 1))) return false;
    if (!checked) return true;
    a = sig_result(row->signature);
    return check_type(x, s, row, &a, 0, type_elem(m, f->type, 0));
}

/* Checks that s has a row if it is an intrinsic "llvm.nvvm.*", if x->opt.known_intrinsics demands that. Other
 * intrinsics of LLVM need no row: passes leave calls of them unchanged. The message suggests a similar name, if there
 * is one. */
static bool check_known(Verify *x, SymId s) {
    const Sym *f = &x->m->sym.at[s];
    const char *name = str_get(x->m, f->name);
    if (!x->opt.known_intrinsics || f->intrinsic || strncmp(name, "llvm.nvvm.", 10) != 0) return true;
    if (!messages_shown(x)) return false; /* a suggestion takes long to find */
    Suggestion near = suggestion_begin(name, "");
    for (uint32_t id = 1; id < INTRIN_COUNT; id++) suggestion_try(&near, intrinsic_at(id)->name);
    if (near.best) return fail(x, "unknown intrinsic '%s'; did you mean '%s'?", name, near.best);
    return fail(x, "unknown intrinsic '%s'", name);
}

/* SymFacts has bits for the first 32 arguments only. */
bool check_intrinsic_declaration(Verify *x, SymId s) {
    const Module *m = x->m;
    SymFacts *facts = &x->sym_facts[s];
    const Sym *f = &m->sym.at[s];
    uint32_t n = type_at(m, f->type)->nelem - 1;
    for (uint32_t k = 0; k < n && k < 32; k++)
        if (x->set_facts[attr_list_at(m, f->attrs, ATTR_PARAM0 + k)] & SETV_IMM) facts->imm |= 1u << k;
    if (f->intrinsic == 0) return true;
    const Intrinsic *row = intrinsic_at(f->intrinsic);
    if (row->ptx && strncmp(row->ptx, "tcgen05.", 8) == 0 && strstr(row->ptx, "cta_group")) facts->flags |= SYMV_GROUP;
    if (strncmp(row->name, "llvm.experimental.constrained.", 30) == 0) facts->flags |= SYMV_CONSTRAINED;
    bool written = (row->family == INTRIN_FAMILY_WMMA || row->family == INTRIN_FAMILY_ATOMIC) && row->flags & INF_WRITE;
    if (written || row->flags & (INF_COPY | INF_FILL)) facts->flags |= SYMV_MEMORY;
    if (!check_row(x, s)) return false;
    SigReader r = sig_begin(row->signature, n);
    SigArg a;
    for (uint32_t k = 0; k < 32 && sig_next(&r, &a); k++) {
        facts->imm |= (uint32_t)a.imm << k;
        facts->limited |= (uint32_t)sig_is_limited(&a) << k;
    }
    return true;
}

/* Returns the CTA group of a call of s, a tcgen05 intrinsic with "cta_group" in the PTX of its row: 1 or 2, from
 * "cta_group::2", or for "cta_group$7(::1|::1|::2)" from argument 7 of the n arguments. Returns 0 if that argument is
 * not a constant. */
static uint32_t cta_group(const Module *m, SymId s, const Ref *arg, uint32_t n) {
    const char *text = strstr(intrinsic_at(m->sym.at[s].intrinsic)->ptx, "cta_group");
    text += strlen("cta_group");
    uint64_t k = strtoul(text + 1, NULL, 10), group;
    if (*text == '$') return k == 0 || k > n || !ref_int(m, arg[k - 1], &group) ? 0 : group < 2 ? 1 : 2;
    return (uint32_t)strtoul(text + 2, NULL, 10);
}

/* Checks that a tcgen05 call, of an intrinsic with SYMV_GROUP, is for the same CTA group as the earlier ones of the
 * function. The first sets x->cta_group. A call whose group is not known is accepted. */
static bool check_cta_group(Verify *x, SymId s, const Ref *arg, uint32_t n) {
    uint32_t group = cta_group(x->m, s, arg, n);
    if (x->cta_group && group && group != x->cta_group)
        return fail(x, "tcgen05 with cta_group::%u in a function that also uses cta_group::%u", group, x->cta_group);
    x->cta_group = group ? group : x->cta_group;
    return true;
}

/* Checks argument k, counted from 0, of a call of s: its type and, if k is below 32, whether it is a constant if it
 * must be one, and the limits of the row. */
static bool check_argument(Verify *x, SymId s, uint32_t k, Ref r) {
    Module *m = x->m;
    const SymFacts *facts = &x->sym_facts[s];
    const char *name = sym_text(m, s);
    TypeId type = m->sym.at[s].type;
    SigArg a;
    if (type_of(x, r) != type_elem(m, type, k + 1)) return fail(x, "Intrinsic called with incompatible signature");
    if (k >= 32) return true;
    bool literal = ref_is(r, REF_CONST) && const_at(m, r)->kind <= CONST_FP;
    if ((facts->imm >> k & 1) && !literal) return fail(x, "argument %u of %s must be a constant", k + 1, name);
    const char *signature = intrinsic_at(m->sym.at[s].intrinsic)->signature;
    return !(facts->limited >> k & 1) || !sig_arg(signature, type_at(m, type)->nelem - 1, k, &a) ||
           check_limit(x, name, &a, k, r);
}

/* Reports whether r, an operand of x->f, is a metadata string that equals one of the n words. */
static bool is_word(const Verify *x, Ref r, const char *const *word, size_t n) {
    const Md *md = ref_is(r, REF_META) ? &x->m->md.at[x->f->md.at[ref_index(r)]] : NULL;
    const char *text = md && md->kind == MD_STRING ? str_get(x->m, md->str) : "";
    for (size_t k = 0; k < n; k++)
        if (strcmp(text, word[k]) == 0) return true;
    return false;
}

/* Checks the last two of the n arguments of llvm.experimental.constrained.*: rounding mode and exception behaviour. */
static bool check_constrained(Verify *x, const Ref *arg, uint32_t n) {
    static const char *const rounding[] = {"round.dynamic", "round.tonearest",  "round.downward",
                                           "round.upward",  "round.towardzero", "round.tonearestaway"};
    static const char *const exceptions[] = {"fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict"};
    if (!is_word(x, arg[n - 2], rounding, sizeof rounding / sizeof *rounding))
        return fail(x, "invalid rounding mode argument");
    return is_word(x, arg[n - 1], exceptions, sizeof exceptions / sizeof *exceptions) ||
           fail(x, "invalid exception behavior argument");
}

/* Checks that the call has the types of the declaration, and then each argument. */
bool check_intrinsic_call(Verify *x, const Inst *i, const Ref *arg, uint32_t n, SymId s) {
    Module *m = x->m;
    const SymFacts *facts = &x->sym_facts[s];
    TypeId type = m->sym.at[s].type;
    uint32_t params = type_at(m, type)->nelem - 1;
    bool more = type_at(m, type)->flags & TYPE_VARARG;
    if (!check_known(x, s)) return false;
    if (type_elem(m, type, 0) != i->type || n < params || (n > params && !more))
        return fail(x, "Intrinsic called with incompatible signature");
    if ((facts->flags & SYMV_WRONG) && !check_row(x, s)) return false;
    for (uint32_t k = 0; k < params; k++)
        if (!check_argument(x, s, k, arg[k])) return false;
    if ((facts->flags & SYMV_CONSTRAINED) && !check_constrained(x, arg, params)) return false;
    if ((facts->flags & SYMV_GROUP) && !check_cta_group(x, s, arg, params)) return false;
    if ((facts->flags & SYMV_MEMORY) && params && type_in_space(m, type_of(x, arg[0]), SPACE_PARAM))
        return fail(x, "param memory is read only");
    return true;
}
