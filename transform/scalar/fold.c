/* fold.c: folds constant integer arithmetic and comparisons (ir/arith.h), conversions, selects, the same of vectors
 * lane by lane, and comparisons of addresses whose result is known. */
#include "ir/arith.h"
#include "transform/scalar/fold.h"

/* LANES_MAX: the lanes of the longest vectors that are folded. OPERANDS_MAX: the most operands of what is folded lane
 * by lane. */
enum { LANES_MAX = 16, OPERANDS_MAX = 3 };

/* Gets the value and the width in bits of integer constant r. Returns false if r is no integer constant of at most 64
 * bits. */
static bool int_of(const Module *m, Ref r, uint64_t *value, uint32_t *bits) {
    if (!ref_int(m, r, value)) return false;
    *bits = type_bits(m, const_at(m, r)->type);
    return *bits <= 64;
}

/* Reports whether r is the generic or global address of a symbol that is not extern_weak, also through casts and
 * inbounds getelementptrs. Such an address is not null, because the windows of the other spaces begin elsewhere, and 0
 * is a valid address only within those. */
static bool is_object(const Module *m, Ref r) {
    uint32_t space = ref_space(m, NULL, r);
    if (space != SPACE_GENERIC && space != SPACE_GLOBAL) return false;
    for (int steps = 0; steps < 8 && ref_is(r, REF_CONST); steps++) {
        const Const *c = const_at(m, r);
        bool moves = c->op == OP_ADDRSPACECAST || (c->op == OP_GETELEMENTPTR && c->flags & IF_INBOUNDS);
        if (c->kind != CONST_EXPR || !moves) return false;
        r = m->const_elem.at[c->first];
    }
    return ref_is(r, REF_SYM) && m->sym.at[ref_index(r)].linkage != LINK_EXTERN_WEAK;
}

/* Folds a comparison of two equal addresses, or of null with an address that is not null. Returns REF_NULL
 * if the result is unknown. */
static Ref fold_addresses(Module *m, uint8_t pred, Ref a, Ref b) {
    if (ref_same(a, b)) return const_int(m, T_I1, arith_compare((enum IntPred)pred, 0, 0, 64));
    bool differ = ref_is_null(m, a) ? is_object(m, b) : ref_is_null(m, b) && is_object(m, a);
    if (!differ || (pred != ICMP_EQ && pred != ICMP_NE)) return REF_NULL;
    return const_int(m, T_I1, pred == ICMP_NE);
}

/* Folds the call of an intrinsic of integers (arith_intrinsic); the callee is the last operand. Returns REF_NULL for
 * any other call. */
static Ref fold_int_call(Module *m, const Inst *i, const Ref *operand) {
    enum { ARGS_MAX = 3 };
    uint64_t x[ARGS_MAX] = {0}, r;
    uint32_t n = i->nopnd - 1, bits;
    uint32_t id = ref_is(operand[n], REF_SYM) ? m->sym.at[ref_index(operand[n])].intrinsic : 0;
    if (!id || n > ARGS_MAX || !type_is_int(m, i->type)) return REF_NULL;
    for (uint32_t k = 0; k < n; k++)
        if (!int_of(m, operand[k], &x[k], &bits)) return REF_NULL;
    bool known = type_bits(m, i->type) <= 64 && arith_intrinsic(id, x[0], x[1], x[2], type_bits(m, i->type), &r);
    return known ? const_int(m, i->type, r) : REF_NULL;
}

/* Returns lane `lane` of vector operation i: of a shuffle or an insertion the lane that it selects, of an operation on
 * numbers its result for that lane of each operand; REF_NULL if it is not known. */
static Ref fold_lane(Module *m, const Inst *i, const Ref *operand, uint64_t lane) {
    Ref in[OPERANDS_MAX];
    uint64_t at;
    if (i->op == OP_SHUFFLEVECTOR) {
        if (!ref_int(m, const_elem(m, operand[2], lane), &at)) return REF_NULL;
        uint64_t n = m->type.at[ref_type(m, NULL, operand[0])].n;
        return const_lane(m, operand[at >= n], at >= n ? at - n : at);
    }
    if (i->op == OP_INSERTELEMENT)
        return ref_int(m, operand[2], &at) ? (at == lane ? operand[1] : const_lane(m, operand[0], lane)) : REF_NULL;
    bool numbers = op_flags(i) & (OF_INT | OF_FP | OF_CAST) || i->op == OP_ICMP || i->op == OP_FREEZE;
    if (!numbers || i->op == OP_BITCAST || i->nopnd > OPERANDS_MAX) return REF_NULL;
    for (uint32_t k = 0; k < i->nopnd; k++)
        if (ref_is(in[k] = const_lane(m, operand[k], lane), REF_NONE)) return REF_NULL;
    Inst one = *i;
    one.type = type_scalar(m, i->type);
    return fold_inst(m, &one, in);
}

/* Folds an operation whose result is a vector of at most LANES_MAX lanes. */
static Ref fold_vector(Module *m, const Inst *i, const Ref *operand) {
    Ref lane[LANES_MAX];
    uint64_t n = m->type.at[i->type].n;
    if (n > LANES_MAX) return REF_NULL;
    for (uint64_t k = 0; k < n; k++)
        if (ref_is(lane[k] = fold_lane(m, i, operand, k), REF_NONE)) return REF_NULL;
    return const_agg(m, i->type, lane, (uint32_t)n);
}

Ref fold_inst(Module *m, const Inst *i, const Ref *operand) {
    uint64_t a, b, r;
    uint32_t bits, same;
    if (type_kind(m, i->type) == TY_VECTOR && i->op != OP_CALL && i->op != OP_SELECT) return fold_vector(m, i, operand);
    if (i->op == OP_EXTRACTELEMENT) return ref_int(m, operand[1], &a) ? const_lane(m, operand[0], a) : REF_NULL;
    if (i->op == OP_ICMP && type_is_ptr(m, ref_type(m, NULL, operand[0])))
        return fold_addresses(m, i->sub, operand[0], operand[1]);
    if (i->op == OP_SELECT && ref_int(m, operand[0], &a)) return operand[a ? 1 : 2];
    if (i->op == OP_CALL) {
        Ref folded = fold_int_call(m, i, operand);
        return ref_is(folded, REF_NONE) ? fold_float(m, i, operand) : folded;
    }
    Ref wide = fold_wide(m, i, operand);
    if (!ref_is(wide, REF_NONE)) return wide;
    if (!i->nopnd || !int_of(m, operand[0], &a, &bits)) return i->nopnd ? fold_float(m, i, operand) : REF_NULL;
    if (i->op == OP_FREEZE) return operand[0];
    if (i->op == OP_SEXT) a = (uint64_t)arith_signed(a, bits);
    bool extends = i->op == OP_ZEXT || i->op == OP_SEXT || i->op == OP_TRUNC;
    if (extends && type_is_int(m, i->type) && type_bits(m, i->type) <= 64) return const_int(m, i->type, a);
    if (i->nopnd < 2) return fold_float(m, i, operand); /* a conversion */
    if (!int_of(m, operand[1], &b, &same)) return REF_NULL;
    if (i->op == OP_ICMP) return const_int(m, T_I1, arith_compare((enum IntPred)i->sub, a, b, bits));
    if (arith_binary((enum Op)i->op, a, b, bits, &r)) return const_int(m, i->type, r);
    return REF_NULL;
}
