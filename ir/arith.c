/* arith.c: integer arithmetic, see arith.h. A table has one row for each opcode, and another one for each predicate. */
#include "ir/arith.h"
#include "ir/intrinsic_id.h"

int64_t arith_signed(uint64_t a, uint32_t bits) {
    uint64_t sign = (uint64_t)1 << (bits - 1);
    return (int64_t)((a ^ sign) - sign);
}

/* Reports whether the signed quotient a / b is defined: b is not 0, and it is not the minimum divided by -1. */
static bool quotient_exists(uint64_t a, uint64_t b, uint32_t bits) {
    return b && !(arith_signed(b, bits) == -1 && a == (uint64_t)1 << (bits - 1));
}

/* One row per opcode: the condition under which the result is defined, and the result. */
/* clang-format off */
#define FOLDS(FOLD) \
    FOLD(ADD, true, a + b) \
    FOLD(SUB, true, a - b) \
    FOLD(MUL, true, a * b) \
    FOLD(AND, true, a & b) \
    FOLD(OR, true, a | b) \
    FOLD(XOR, true, a ^ b) \
    FOLD(SHL, b < bits, a << b) \
    FOLD(LSHR, b < bits, a >> b) \
    FOLD(ASHR, b < bits, arith_signed(a, bits) < 0 ? ~(~arith_signed(a, bits) >> b) : arith_signed(a, bits) >> b) \
    FOLD(UDIV, b, a / b) \
    FOLD(UREM, b, a % b) \
    FOLD(SDIV, quotient_exists(a, b, bits), arith_signed(a, bits) / arith_signed(b, bits)) \
    FOLD(SREM, quotient_exists(a, b, bits), arith_signed(a, bits) % arith_signed(b, bits))
/* clang-format on */

#define FOLD_FUNCTION(op, defined, value) \
    static bool fold_##op(uint64_t a, uint64_t b, uint32_t bits, uint64_t *r) { \
        if (!(defined)) return false; \
        (void)bits; \
        *r = (uint64_t)(value); \
        return true; \
    }
#define FOLD_ENTRY(op, defined, value) [OP_##op] = fold_##op,
FOLDS(FOLD_FUNCTION)
static bool (*const binary[OP_COUNT])(uint64_t a, uint64_t b, uint32_t bits, uint64_t *r) = {FOLDS(FOLD_ENTRY)};

bool arith_has(enum Op op) { return binary[op] != NULL; }

bool arith_binary(enum Op op, uint64_t a, uint64_t b, uint32_t bits, uint64_t *result) {
    return binary[op] && binary[op](a, b, bits, result);
}

bool arith_divides_all(const Module *m, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    uint64_t by, quotient;
    if (!(op_flags(i) & OF_TRAP) || !type_is_int(m, i->type) || !ref_int(m, inst_op(f, v, 1), &by)) return false;
    uint32_t bits = (uint32_t)type_bits(m, i->type);
    uint64_t least = bits <= 64 ? (uint64_t)1 << (bits - 1) : 0;
    return bits <= 64 && arith_binary((enum Op)i->op, least, by, bits, &quotient);
}

/* Returns the number of zero bits above the highest one of a. */
static uint64_t leading_zeros(uint64_t a, uint32_t bits) {
    return a ? (uint64_t)__builtin_clzll(a) - (64 - bits) : bits;
}

/* Returns a with its units of `unit` bits in reverse order. `bits` is a multiple of it. */
static uint64_t reversed(uint64_t a, uint32_t bits, uint32_t unit) {
    uint64_t r = 0;
    for (uint32_t k = 0; k < bits; k += unit) r |= arith_low(a >> k, unit) << (bits - unit - k);
    return r;
}

/* Returns the bits from position `by`, less than `bits`, downwards of high and low, written one after the other. */
static uint64_t funnel(uint64_t high, uint64_t low, uint64_t by, uint32_t bits) {
    return by ? high << by | low >> (bits - by) : high;
}

/* One row per intrinsic: its result. */
/* clang-format off */
#define INTRINSICS(FOLD) \
    FOLD(abs, arith_signed(a, bits) < 0 ? 0 - a : a) \
    FOLD(bitreverse, reversed(a, bits, 1)) \
    FOLD(bswap, reversed(a, bits, 8)) \
    FOLD(ctlz, leading_zeros(a, bits)) \
    FOLD(ctpop, __builtin_popcountll(a)) \
    FOLD(cttz, a ? (uint64_t)__builtin_ctzll(a) : bits) \
    FOLD(fshl, funnel(a, b, c % bits, bits)) \
    FOLD(fshr, c % bits ? funnel(a, b, bits - c % bits, bits) : b) \
    FOLD(smax, arith_signed(a, bits) > arith_signed(b, bits) ? a : b) \
    FOLD(smin, arith_signed(a, bits) < arith_signed(b, bits) ? a : b) \
    FOLD(umax, a > b ? a : b) \
    FOLD(umin, a < b ? a : b)
/* clang-format on */

bool arith_has_intrinsic(uint32_t id) {
#define HAS(name, value) case INTRIN_llvm_##name:
    switch (id) {
        INTRINSICS(HAS)
        return true;
    default: return false;
    }
}

bool arith_intrinsic(uint32_t id, uint64_t a, uint64_t b, uint64_t c, uint32_t bits, uint64_t *result) {
#define CASE(name, value) \
    case INTRIN_llvm_##name: *result = (uint64_t)(value); return true;
    switch (id) {
        INTRINSICS(CASE)
    default: return false;
    }
}

/* The bits of PredRow.outcomes: the outcomes of a comparison that satisfy the predicate, and SIGNED if the comparison
 * is signed. */
enum { LESS = 1, EQUAL = 2, GREATER = 4, SIGNED = 8 };
typedef struct PredRow {
    uint8_t outcomes, inverse, swapped, is_unsigned, is_signed; /* the last four: the results of arith_pred_* */
} PredRow;
/* clang-format off */
static const PredRow predicate[] = {
    [ICMP_EQ] = {EQUAL, ICMP_NE, ICMP_EQ, ICMP_EQ, ICMP_EQ},
    [ICMP_NE] = {LESS | GREATER, ICMP_EQ, ICMP_NE, ICMP_NE, ICMP_NE},
    [ICMP_UGT] = {GREATER, ICMP_ULE, ICMP_ULT, ICMP_UGT, ICMP_SGT},
    [ICMP_UGE] = {GREATER | EQUAL, ICMP_ULT, ICMP_ULE, ICMP_UGE, ICMP_SGE},
    [ICMP_ULT] = {LESS, ICMP_UGE, ICMP_UGT, ICMP_ULT, ICMP_SLT},
    [ICMP_ULE] = {LESS | EQUAL, ICMP_UGT, ICMP_UGE, ICMP_ULE, ICMP_SLE},
    [ICMP_SGT] = {SIGNED | GREATER, ICMP_SLE, ICMP_SLT, ICMP_UGT, ICMP_SGT},
    [ICMP_SGE] = {SIGNED | GREATER | EQUAL, ICMP_SLT, ICMP_SLE, ICMP_UGE, ICMP_SGE},
    [ICMP_SLT] = {SIGNED | LESS, ICMP_SGE, ICMP_SGT, ICMP_ULT, ICMP_SLT},
    [ICMP_SLE] = {SIGNED | LESS | EQUAL, ICMP_SGT, ICMP_SGE, ICMP_ULE, ICMP_SLE}
};
/* clang-format on */

uint8_t arith_pred_inverse(uint8_t pred) { return predicate[pred].inverse; }
uint8_t arith_pred_swapped(uint8_t pred) { return predicate[pred].swapped; }
uint8_t arith_pred_unsigned(uint8_t pred) { return predicate[pred].is_unsigned; }
uint8_t arith_pred_signed(uint8_t pred) { return predicate[pred].is_signed; }

bool arith_compare(enum IntPred pred, uint64_t a, uint64_t b, uint32_t bits) {
    uint8_t outcomes = predicate[pred].outcomes;
    bool less = outcomes & SIGNED ? arith_signed(a, bits) < arith_signed(b, bits) : a < b;
    return outcomes & (a == b ? EQUAL : less ? LESS : GREATER);
}
