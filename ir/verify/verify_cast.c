/* verify_cast.c: conversions: the types that each converts between, and the rules for address spaces. */
#include "ir/verify/verify.h"

/* By opcode: the kinds of scalar it converts from and to, and how the width of the result compares with that of the
 * operand. Bitcast has no row. */
enum { KIND_INT = 1, KIND_FP, KIND_PTR };
enum { ANY_WIDTH, NARROWER, WIDER };
static const struct {
    uint8_t from, to, width;
} cast_rule[OP_COUNT] = {
    [OP_TRUNC] = {KIND_INT, KIND_INT, NARROWER},
    [OP_ZEXT] = {KIND_INT, KIND_INT, WIDER},
    [OP_SEXT] = {KIND_INT, KIND_INT, WIDER},
    [OP_FPTRUNC] = {KIND_FP, KIND_FP, NARROWER},
    [OP_FPEXT] = {KIND_FP, KIND_FP, WIDER},
    [OP_FPTOUI] = {KIND_FP, KIND_INT, ANY_WIDTH},
    [OP_FPTOSI] = {KIND_FP, KIND_INT, ANY_WIDTH},
    [OP_UITOFP] = {KIND_INT, KIND_FP, ANY_WIDTH},
    [OP_SITOFP] = {KIND_INT, KIND_FP, ANY_WIDTH},
    [OP_PTRTOINT] = {KIND_PTR, KIND_INT, ANY_WIDTH},
    [OP_PTRTOADDR] = {KIND_PTR, KIND_INT, ANY_WIDTH},
    [OP_INTTOPTR] = {KIND_INT, KIND_PTR, ANY_WIDTH},
    [OP_ADDRSPACECAST] = {KIND_PTR, KIND_PTR, ANY_WIDTH},
};
static const char *const kind_text[] = {"", "an integer", "floating point", "a pointer"};

/* Returns the KIND_* of a scalar, or of the elements of a vector; 0 for other types. */
static unsigned scalar_kind(const Module *m, TypeId t) {
    t = type_scalar(m, t);
    return type_is_int(m, t) ? KIND_INT : type_is_ptr(m, t) ? KIND_PTR : type_is_fp(m, t) ? KIND_FP : 0;
}

/* Reports whether r is the address of a kernel's byval parameter or points into it. Only such a generic address is
 * known to be in param memory; a byval parameter of any other function is a copy in local memory. Looks through at most
 * 16 getelementptr and bitcast. */
static bool is_byval_param(const Verify *x, Ref r) {
    enum { STEPS = 16 };
    if (!x->f || !sym_is_kernel(&x->kernel, x->sym)) return false;
    for (uint32_t k = 0; k < STEPS && ref_is(r, REF_VALUE); k++) {
        const Inst *i = &x->f->inst.at[ref_index(r)];
        if (i->op != OP_GETELEMENTPTR && i->op != OP_BITCAST) break;
        r = x->f->opnd.at[i->opnd];
    }
    return ref_is(r, REF_VALUE) && ref_index(r) < x->f->nparam &&
           param_has_attr(x->m, x->m->sym.at[x->sym].attrs, ref_index(r), "byval");
}

/* Checks the spaces of an addrspacecast. Generic converts to and from every other space except tensor, but
 * to param only for a kernel's byval parameter. Among the specific spaces, only shared and
 * shared::cluster convert into each other, because the shared window lies within that of the cluster. The
 * two spaces must differ. */
static bool check_spaces(Verify *x, Ref operand, uint32_t from, uint32_t to) {
    if (!space_name(from) || (from == SPACE_TENSOR && to == SPACE_GENERIC))
        return fail(x, "Invalid source address space");
    bool promised = to != SPACE_TENSOR && (to != SPACE_PARAM || is_byval_param(x, operand));
    if (!space_name(to) || (from == SPACE_GENERIC && !promised)) return fail(x, "Invalid target address space");
    bool windows = (from == SPACE_SHARED && to == SPACE_CLUSTER) || (from == SPACE_CLUSTER && to == SPACE_SHARED);
    if (from != to && from != SPACE_GENERIC && to != SPACE_GENERIC && !windows)
        return fail(x, "Cannot cast non-generic pointer to different non-generic pointer");
    return from != to || fail(x, "addrspacecast to the address space the pointer already has");
}

/* Checks a bitcast. It converts integers, floating-point numbers, pointers and vectors of these, keeps the number of
 * bits, and cannot convert between a pointer and something else. Between pointers, it keeps the space and the number of
 * lanes. */
static bool check_bitcast(Verify *x, TypeId from, TypeId to) {
    Module *m = x->m;
    unsigned a = scalar_kind(m, from), b = scalar_kind(m, to);
    uint64_t na = type_lanes(m, from), nb = type_lanes(m, to);
    if (!a || !b || (a == KIND_PTR) != (b == KIND_PTR)) return broken(x, "invalid bitcast from '%t' to '%t'", from, to);
    if (a == KIND_PTR) {
        if (type_space(m, from) != type_space(m, to))
            return broken(x, "bitcast between address spaces, from '%t' to '%t'", from, to);
        return na == nb || broken(x, "invalid bitcast from '%t' to '%t'", from, to);
    }
    uint64_t bits_a = (uint64_t)type_bits(m, type_scalar(m, from)) * (na ? na : 1);
    uint64_t bits_b = (uint64_t)type_bits(m, type_scalar(m, to)) * (nb ? nb : 1);
    return bits_a == bits_b || broken(x, "bitcast between types of different sizes, from '%t' to '%t'", from, to);
}

/* Applies the row of the opcode in cast_rule, and the rules for spaces. */
bool check_cast(Verify *x, const Inst *i, const Ref *op) {
    Module *m = x->m;
    TypeId from = type_of(x, op[0]), to = i->type;
    const char *name = op_info[i->op].name;
    if (i->op == OP_BITCAST) return check_bitcast(x, from, to);
    if (scalar_kind(m, from) != cast_rule[i->op].from)
        return broken(x, "%s needs %s, not '%t'", name, kind_text[cast_rule[i->op].from], from);
    if (scalar_kind(m, to) != cast_rule[i->op].to)
        return broken(x, "%s gives %s, not '%t'", name, kind_text[cast_rule[i->op].to], to);
    if (type_lanes(m, from) != type_lanes(m, to))
        return broken(x, "%s from '%t' to '%t' changes the number of elements", name, from, to);
    if (i->op == OP_ADDRSPACECAST) return check_spaces(x, op[0], type_space(m, from), type_space(m, to));
    uint32_t a = type_bits(m, type_scalar(m, from)), b = type_bits(m, type_scalar(m, to));
    if (cast_rule[i->op].width == NARROWER && a <= b)
        return broken(x, "%s from '%t' to '%t': the result must be narrower", name, from, to);
    if (cast_rule[i->op].width == WIDER && a >= b)
        return broken(x, "%s from '%t' to '%t': the result must be wider", name, from, to);
    return true;
}
