/* combine.h: the macros in which the rules of combine.def are written. Each expands to codes in prefix order, so a
 * rule is three arrays of bytes: And(X, K(-1)) is NODE(OP_AND), COMBINE_X, COMBINE_K, 255. To be included before
 * combine.def. */
#ifndef NVIR_TRANSFORM_SCALAR_COMBINE_H
#define NVIR_TRANSFORM_SCALAR_COMBINE_H

#include "ir/ir.h"

/* The codes that are not operations of the IR; COMBINE_NODE + opcode is an operation. COMBINE_X to COMBINE_C are
 * letters. The comments say what follows a code; nothing follows a letter, COMBINE_END or COMBINE_UNDEF. */
enum CombineCode {
    COMBINE_END,
    COMBINE_X,
    COMBINE_Y,
    COMBINE_Z,
    COMBINE_A,
    COMBINE_B,
    COMBINE_C,
    COMBINE_K, /* the number, a signed byte */
    COMBINE_UNDEF,
    COMBINE_LOG,
    COMBINE_WIDTH,
    COMBINE_ONES,
    COMBINE_ZEROS,
    COMBINE_KEPT,
    COMBINE_NATURAL,
    COMBINE_DEFINED,
    COMBINE_SIGNED, /* COMBINE_LOG to here: a letter; two for COMBINE_SIGNED */
    COMBINE_ONCE,
    COMBINE_NSW,
    COMBINE_NUW,
    COMBINE_EXACT,
    COMBINE_ZCAST,
    COMBINE_SCAST, /* COMBINE_ONCE to here: an operand */
    COMBINE_ICMP,  /* the predicate, and two operands */
    COMBINE_NODE   /* + opcode: the operands */
};
enum { COMBINE_P = ICMP_SLE + 1, COMBINE_NOT_P, COMBINE_UNSIGNED_P }; /* predicates besides those of enum IntPred */
/* COMBINE_LETTERS: the length of a table by letter. COMBINE_RULE: the bytes of each part of a rule, with its
 * COMBINE_END. */
enum { COMBINE_LETTERS = COMBINE_C + 1, COMBINE_RULE = 48 };
_Static_assert((int)COMBINE_NODE + (int)OP_COUNT < 256, "a code is a byte");

/* A rule: where `pattern` matches an instruction and `condition` holds, `result` replaces it. Each is a sequence of
 * codes that ends with COMBINE_END; an empty condition holds always. */
typedef struct CombineRule {
    uint8_t pattern[COMBINE_RULE], condition[COMBINE_RULE], result[COMBINE_RULE];
} CombineRule;
#define RULE(pattern, condition, result) {{pattern, COMBINE_END}, {condition, COMBINE_END}, {result, COMBINE_END}},

/* clang-format off */
#define ALWAYS COMBINE_END
#define X COMBINE_X
#define Y COMBINE_Y
#define Z COMBINE_Z
#define A COMBINE_A
#define B COMBINE_B
#define C COMBINE_C
#define K(n) COMBINE_K, (uint8_t)(n)
#define Undef COMBINE_UNDEF
#define Log(a) COMBINE_LOG, a
#define Width(x) COMBINE_WIDTH, x
#define Ones(x) COMBINE_ONES, x
#define Zeros(x) COMBINE_ZEROS, x
#define Kept(x) COMBINE_KEPT, x
#define Natural(x) COMBINE_NATURAL, x
#define Defined(x) COMBINE_DEFINED, x
#define Signed(a, x) COMBINE_SIGNED, a, x
#define Once(x) COMBINE_ONCE, x
#define Nsw(x) COMBINE_NSW, x
#define Nuw(x) COMBINE_NUW, x
#define Exact(x) COMBINE_EXACT, x
#define Zcast(x) COMBINE_ZCAST, x
#define Scast(x) COMBINE_SCAST, x
#define Icmp(p, x, y) COMBINE_ICMP, p, x, y
#define EQ ICMP_EQ
#define NE ICMP_NE
#define UGT ICMP_UGT
#define UGE ICMP_UGE
#define ULT ICMP_ULT
#define ULE ICMP_ULE
#define SGT ICMP_SGT
#define SLT ICMP_SLT
#define SLE ICMP_SLE
#define SGE ICMP_SGE
#define P COMBINE_P
#define NOT_P COMBINE_NOT_P
#define UNSIGNED_P COMBINE_UNSIGNED_P
#define Add(x, y) COMBINE_NODE + OP_ADD, x, y
#define Sub(x, y) COMBINE_NODE + OP_SUB, x, y
#define Mul(x, y) COMBINE_NODE + OP_MUL, x, y
#define Shl(x, y) COMBINE_NODE + OP_SHL, x, y
#define Udiv(x, y) COMBINE_NODE + OP_UDIV, x, y
#define Urem(x, y) COMBINE_NODE + OP_UREM, x, y
#define Sdiv(x, y) COMBINE_NODE + OP_SDIV, x, y
#define Srem(x, y) COMBINE_NODE + OP_SREM, x, y
#define Lshr(x, y) COMBINE_NODE + OP_LSHR, x, y
#define Ashr(x, y) COMBINE_NODE + OP_ASHR, x, y
#define And(x, y) COMBINE_NODE + OP_AND, x, y
#define Or(x, y) COMBINE_NODE + OP_OR, x, y
#define Xor(x, y) COMBINE_NODE + OP_XOR, x, y
#define Trunc(x) COMBINE_NODE + OP_TRUNC, x
#define Zext(x) COMBINE_NODE + OP_ZEXT, x
#define Sext(x) COMBINE_NODE + OP_SEXT, x
#define Freeze(x) COMBINE_NODE + OP_FREEZE, x
#define Select(x, y, z) COMBINE_NODE + OP_SELECT, x, y, z
/* clang-format on */

/* Returns how many operands follow a code; a letter counts as one, the number of COMBINE_K and the predicate of
 * COMBINE_ICMP as none. */
static inline uint32_t combine_operands(uint8_t code) {
    if (code >= COMBINE_NODE) {
        bool one = op_info[code - COMBINE_NODE].flags & OF_CAST || code == COMBINE_NODE + OP_FREEZE;
        return code == COMBINE_NODE + OP_SELECT ? 3 : one ? 1 : 2;
    }
    if (code == COMBINE_ICMP || code == COMBINE_SIGNED) return 2;
    return code >= COMBINE_LOG;
}
/* Returns the position after the expression at t, with all its operands. */
static inline const uint8_t *combine_skip(const uint8_t *t) {
    uint8_t code = *t++;
    t += code == COMBINE_K || code == COMBINE_ICMP;
    for (uint32_t n = combine_operands(code); n; n--) t = combine_skip(t);
    return t;
}

#endif
