/* arith.h: evaluates the integer operations of the IR. `bits`, from 1 to 64, is the width of the operands, which are
 * zero-extended to 64 bits. A result may have bits beyond its width, which arith_low removes. Wrap flags need no check:
 * if they are violated the result is poison, and any number is a refinement of poison. */
#ifndef NVIR_IR_ARITH_H
#define NVIR_IR_ARITH_H

#include "ir/ir.h"

/* Returns the number whose lowest `bits` bits are ones. */
static inline uint64_t arith_ones(uint32_t bits) { return bits < 64 ? ((uint64_t)1 << bits) - 1 : UINT64_MAX; }
static inline uint64_t arith_low(uint64_t a, uint32_t bits) { return a & arith_ones(bits); } /* the lowest bits of a */
int64_t arith_signed(uint64_t a, uint32_t bits); /* sign-extends a, whose bits beyond its width are 0 */
/* Reports whether op is a binary operation on integers, so that arith_binary can compute it. */
bool arith_has(enum Op op);
/* Computes a op b. Returns false, without setting *result, if op is not a binary operation on integers, or the result
 * is undefined or poison: division by zero, signed division of the minimum by -1, a shift by `bits` or more. */
bool arith_binary(enum Op op, uint64_t a, uint64_t b, uint32_t bits, uint64_t *result);
/* Reports whether `a pred b` holds. */
bool arith_compare(enum IntPred pred, uint64_t a, uint64_t b, uint32_t bits);
/* These functions map an enum IntPred to another one. */
uint8_t arith_pred_inverse(uint8_t pred);  /* holds exactly if `pred` does not: slt to sge */
uint8_t arith_pred_swapped(uint8_t pred);  /* holds for (b, a) exactly if `pred` holds for (a, b): slt to sgt */
uint8_t arith_pred_unsigned(uint8_t pred); /* the same comparison of unsigned numbers: slt to ult, ult to ult */

#endif
