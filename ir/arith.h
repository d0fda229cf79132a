/* arith.h: integers as the language computes them, up to 64 bits wide. They stand zero-extended in 64; `bits` is the
 * width of the operands, and what comes out may have bits beyond it. Wrap flags need no care: where they are violated the
 * result is poison, which any number refines. */
#ifndef NVIR_IR_ARITH_H
#define NVIR_IR_ARITH_H

#include "ir/ir.h"

int64_t arith_signed(uint64_t a, uint32_t bits);
/* Is it an operation on two integers? */
bool arith_has(enum Op op);
/* False: there is no such operation, or it has no result: a division by zero, a shift by too much. */
bool arith_binary(enum Op op, uint64_t a, uint64_t b, uint32_t bits, uint64_t *result);
/* Does the predicate hold? */
bool arith_compare(enum IntPred pred, uint64_t a, uint64_t b, uint32_t bits);

#endif
