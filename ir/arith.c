/* arith.c: integer arithmetic, see arith.h. A table has one row for each opcode, and another one for each predicate. */
#include "ir/arith.h"

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

/* The bits of PredRow.outcomes: the outcomes of a comparison that satisfy the predicate, and SIGNED if the comparison
 * is signed. */
enum { LESS = 1, EQUAL = 2, GREATER = 4, SIGNED = 8 };
typedef struct PredRow {
    uint8_t outcomes, inverse, swapped, is_unsigned; /* the last three: the results of arith_pred_* */
} PredRow;
/* clang-format off */
static const PredRow predicate[] = {
    [ICMP_EQ] = {EQUAL, ICMP_NE, ICMP_EQ, ICMP_EQ},
    [ICMP_NE] = {LESS | GREATER, ICMP_EQ, ICMP_NE, ICMP_NE},
    [ICMP_UGT] = {GREATER, ICMP_ULE, ICMP_ULT, ICMP_UGT},
    [ICMP_UGE] = {GREATER | EQUAL, ICMP_ULT, ICMP_ULE, ICMP_UGE},
    [ICMP_ULT] = {LESS, ICMP_UGE, ICMP_UGT, ICMP_ULT},
    [ICMP_ULE] = {LESS | EQUAL, ICMP_UGT, ICMP_UGE, ICMP_ULE},
    [ICMP_SGT] = {SIGNED | GREATER, ICMP_SLE, ICMP_SLT, ICMP_UGT},
    [ICMP_SGE] = {SIGNED | GREATER | EQUAL, ICMP_SLT, ICMP_SLE, ICMP_UGE},
    [ICMP_SLT] = {SIGNED | LESS, ICMP_SGE, ICMP_SGT, ICMP_ULT},
    [ICMP_SLE] = {SIGNED | LESS | EQUAL, ICMP_SGT, ICMP_SGE, ICMP_ULE}
};
/* clang-format on */

uint8_t arith_pred_inverse(uint8_t pred) { return predicate[pred].inverse; }
uint8_t arith_pred_swapped(uint8_t pred) { return predicate[pred].swapped; }
uint8_t arith_pred_unsigned(uint8_t pred) { return predicate[pred].is_unsigned; }

bool arith_compare(enum IntPred pred, uint64_t a, uint64_t b, uint32_t bits) {
    uint8_t outcomes = predicate[pred].outcomes;
    bool less = outcomes & SIGNED ? arith_signed(a, bits) < arith_signed(b, bits) : a < b;
    return outcomes & (a == b ? EQUAL : less ? LESS : GREATER);
}
