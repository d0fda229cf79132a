/* fold.c: constant folding of integer arithmetic, comparisons, conversions and selects, one row of a table
 * per opcode, and of what is clear of addresses.
 *
 * Integers are at most 64 bits wide here and stand zero-extended in 64; `bits` is the width of the operands.
 * Wrap flags need no care: where they are violated the result is poison, which any number refines. */
#include "transform/fold.h"

typedef bool Fold2(uint64_t a, uint64_t b, uint32_t bits, uint64_t *r);     /* false: undefined */

static int64_t signed_of(uint64_t a, uint32_t bits) {
    uint64_t sign = (uint64_t)1 << (bits - 1);
    return (int64_t)((a ^ sign) - sign);
}

/* The lowest value that `bits` hold over -1 has no quotient. */
static bool quotient_exists(uint64_t a, uint64_t b, uint32_t bits) {
    return b && !(signed_of(b, bits) == -1 && a == (uint64_t)1 << (bits - 1));
}

/* One row per opcode: when the result is defined, and what it is. */
#define FOLDS(FOLD) \
    FOLD(ADD, true, a + b) \
    FOLD(SUB, true, a - b) \
    FOLD(MUL, true, a * b) \
    FOLD(AND, true, a & b) \
    FOLD(OR, true, a | b) \
    FOLD(XOR, true, a ^ b) \
    FOLD(SHL, b < bits, a << b) \
    FOLD(LSHR, b < bits, a >> b) \
    FOLD(ASHR, b < bits, signed_of(a, bits) < 0 ? ~(~signed_of(a, bits) >> b) : signed_of(a, bits) >> b) \
    FOLD(UDIV, b, a / b) \
    FOLD(UREM, b, a % b) \
    FOLD(SDIV, quotient_exists(a, b, bits), signed_of(a, bits) / signed_of(b, bits)) \
    FOLD(SREM, quotient_exists(a, b, bits), signed_of(a, bits) % signed_of(b, bits))

#define FOLD_FUNCTION(op, defined, value) \
    static bool fold_##op(uint64_t a, uint64_t b, uint32_t bits, uint64_t *r) { \
        if (!(defined)) return false; \
        (void)bits; \
        *r = (uint64_t)(value); \
        return true; \
    }
#define FOLD_ENTRY(op, defined, value) [OP_##op] = fold_##op,
FOLDS(FOLD_FUNCTION)
static Fold2 *const binary[OP_COUNT] = {FOLDS(FOLD_ENTRY)};

/* Outcomes that satisfy a predicate, of the unsigned comparison or of the signed one. */
enum { LESS = 1, EQUAL = 2, GREATER = 4, SIGNED = 8 };
static const uint8_t compare[] = {
    [ICMP_EQ] = EQUAL, [ICMP_NE] = LESS | GREATER,
    [ICMP_UGT] = GREATER, [ICMP_UGE] = GREATER | EQUAL, [ICMP_ULT] = LESS, [ICMP_ULE] = LESS | EQUAL,
    [ICMP_SGT] = SIGNED | GREATER, [ICMP_SGE] = SIGNED | GREATER | EQUAL, [ICMP_SLT] = SIGNED | LESS,
    [ICMP_SLE] = SIGNED | LESS | EQUAL
};

static bool compare_holds(uint8_t pred, uint64_t a, uint64_t b, uint32_t bits) {
    bool less = compare[pred] & SIGNED ? signed_of(a, bits) < signed_of(b, bits) : a < b;
    return compare[pred] & (a == b ? EQUAL : less ? LESS : GREATER);
}

/* An integer constant and its width. */
static bool int_of(const Module *m, Ref r, uint64_t *value, uint32_t *bits) {
    if (!ref_int(m, r, value)) return false;
    *bits = type_bits(m, const_at(m, r)->type);
    return *bits <= 64;
}

/* Is it the generic or global address of something? None of these is null: the windows of the other spaces begin
 * elsewhere, and only in them is 0 an address. */
static bool is_object(const Module *m, Ref r) {
    uint32_t space = type_space(m, ref_type(m, NULL, r));
    if (space != SPACE_GENERIC && space != SPACE_GLOBAL) return false;
    for (int steps = 0; steps < 8 && ref_is(r, REF_CONST); steps++) {
        const Const *c = const_at(m, r);
        bool moves = c->op == OP_ADDRSPACECAST || (c->op == OP_GETELEMENTPTR && c->flags & IF_INBOUNDS);
        if (c->kind != CONST_EXPR || !moves) return false;
        r = m->const_elem.at[c->first];
    }
    return ref_is(r, REF_SYM) && m->sym.at[ref_index(r)].linkage != LINK_EXTERN_WEAK;
}

/* Two addresses, where it is clear that they are the same, or that one is null and the other is not. */
static Ref fold_addresses(Module *m, uint8_t pred, Ref a, Ref b) {
    if (ref_same(a, b)) return const_int(m, T_I1, (compare[pred] & EQUAL) != 0);
    bool differ = ref_is_null(m, a) ? is_object(m, b) : ref_is_null(m, b) && is_object(m, a);
    if (!differ || (pred != ICMP_EQ && pred != ICMP_NE)) return REF_NULL;
    return const_int(m, T_I1, pred == ICMP_NE);
}

Ref fold_inst(Module *m, const Inst *i, const Ref *operand) {
    uint64_t a, b, r;
    uint32_t bits, same;
    if (i->op == OP_ICMP && type_is_ptr(m, ref_type(m, NULL, operand[0])))
        return fold_addresses(m, i->sub, operand[0], operand[1]);
    if (i->op == OP_SELECT && ref_int(m, operand[0], &a)) return operand[a ? 1 : 2];
    if (!i->nopnd || !int_of(m, operand[0], &a, &bits)) return REF_NULL;
    if (i->op == OP_FREEZE) return operand[0];
    if (i->op == OP_SEXT) a = (uint64_t)signed_of(a, bits);
    bool extends = i->op == OP_ZEXT || i->op == OP_SEXT || i->op == OP_TRUNC;
    if (extends && type_is_int(m, i->type) && type_bits(m, i->type) <= 64) return const_int(m, i->type, a);
    if (i->nopnd < 2 || !int_of(m, operand[1], &b, &same)) return REF_NULL;
    if (i->op == OP_ICMP) return const_int(m, T_I1, compare_holds(i->sub, a, b, bits));
    if (binary[i->op] && binary[i->op](a, b, bits, &r)) return const_int(m, i->type, r);
    return REF_NULL;
}
