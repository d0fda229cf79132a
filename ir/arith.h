/* arith.h: integer arithmetic of the language, up to 64 bits wide. Operands are zero-extended to 64 bits;
 * `bits` is their width, and a result may have bits beyond it. Wrap flags need no check: if they are violated
 * the result is poison, and any number is a refinement of poison. */
#ifndef NVIR_IR_ARITH_H
#define NVIR_IR_ARITH_H

#include "ir/ir.h"

/* Returns the number whose lowest `bits` bits are ones. */
static inline uint64_t arith_ones(uint32_t bits) { return bits < 64 ? ((uint64_t)1 << bits) - 1 : UINT64_MAX; }
static inline uint64_t arith_low(uint64_t a, uint32_t bits) { return a & arith_ones(bits); } /* the lowest bits of a */
int64_t arith_signed(uint64_t a, uint32_t bits); /* the signed value of `bits` bits */
/* Reports whether op is a binary operation on integers. */
bool arith_has(enum Op op);
/* Computes a op b. Returns false if op is not such an operation, or the result is undefined (division by
 * zero, overlong shift). */
bool arith_binary(enum Op op, uint64_t a, uint64_t b, uint32_t bits, uint64_t *result);
/* Reports whether the predicate holds. */
bool arith_compare(enum IntPred pred, uint64_t a, uint64_t b, uint32_t bits);
/* Return an enum IntPred: the one that holds if `pred` does not; q such that `b q a` is `a pred b`; the one that compares the
 * same bits as unsigned numbers. */
uint8_t arith_pred_inverse(uint8_t pred);
uint8_t arith_pred_swapped(uint8_t pred);
uint8_t arith_pred_unsigned(uint8_t pred);

#endif
