/* arith.h: evaluates the integer operations of the IR. `bits`, from 1 to 64, is the width of the operands, which are
 * zero-extended to 64 bits. A result may have bits beyond its width, which arith_low removes. Flags such as nsw and
 * exact need no check: if one is violated the result is poison, and any number is a refinement of poison. */
#ifndef NVIR_IR_ARITH_H
#define NVIR_IR_ARITH_H

#include "ir/ir.h"

/* Returns the number whose lowest `bits` bits are ones. */
static inline uint64_t arith_ones(uint32_t bits) { return bits < 64 ? ((uint64_t)1 << bits) - 1 : UINT64_MAX; }
/* Returns a with all except its lowest `bits` bits set to 0. */
static inline uint64_t arith_low(uint64_t a, uint32_t bits) { return a & arith_ones(bits); }
/* Returns a, sign-extended from `bits`, at least 1, to 64 bits. The bits of a beyond its width must be 0. */
int64_t arith_signed(uint64_t a, uint32_t bits);
/* Reports whether op is a binary operation on integers (add to ashr, and, or, xor), which arith_binary computes. */
bool arith_has(enum Op op);
/* Sets *result to `a op b`. Returns false, without setting it, if op is not a binary operation on integers, or if the
 * result is undefined or poison: for division or remainder by zero, signed division or remainder of the minimum by -1,
 * and a shift by `bits` or more. */
bool arith_binary(enum Op op, uint64_t a, uint64_t b, uint32_t bits, uint64_t *result);
/* Reports whether v is a division or remainder of integers of at most 64 bits that is defined for every dividend: by a
 * constant that is not 0, and if it is signed not -1. */
bool arith_divides_all(const Module *m, const Fn *f, ValueId v);
/* Reports whether `id`, of an intrinsic, is a function of integers of one width that arith_intrinsic computes:
 * llvm.smax and its like, abs, counts of bits, reversals, funnel shifts. */
bool arith_has_intrinsic(uint32_t id);
/* Sets *result to the result of intrinsic `id` for the arguments a, b and c; those that it does not take are ignored,
 * and so is the flag of abs, ctlz and cttz, which only says for which argument the result is poison. Returns false,
 * without setting it, unless arith_has_intrinsic(id). */
bool arith_intrinsic(uint32_t id, uint64_t a, uint64_t b, uint64_t c, uint32_t bits, uint64_t *result);
/* Reports whether `a pred b` holds. */
bool arith_compare(enum IntPred pred, uint64_t a, uint64_t b, uint32_t bits);
/* These functions map an enum IntPred to another one. */
uint8_t arith_pred_inverse(uint8_t pred);  /* to the one that holds exactly if `pred` does not: slt to sge */
uint8_t arith_pred_swapped(uint8_t pred);  /* to the one that holds for (b, a) if `pred` holds for (a, b): slt to sgt */
uint8_t arith_pred_unsigned(uint8_t pred); /* to the same comparison of unsigned numbers: slt to ult; ult, eq: itself */
uint8_t arith_pred_signed(uint8_t pred);   /* to the same comparison of signed numbers: ult to slt; slt, eq: itself */

#endif
