/* arith.h: integer arithmetic of the language, up to 64 bits wide. Operands are zero-extended to 64 bits;
 * `bits` is their width, and a result may have bits beyond it. Wrap flags need no check: if they are violated
 * the result is poison, and any number is a refinement of poison. */
#ifndef NVIR_IR_ARITH_H
#define NVIR_IR_ARITH_H

#include "ir/ir.h"

int64_t arith_signed(uint64_t a, uint32_t bits); /* the signed value of `bits` bits */
/* Reports whether op is a binary operation on integers. */
bool arith_has(enum Op op);
/* Computes a op b. Returns false if op is not such an operation, or the result is undefined (division by
 * zero, overlong shift). */
bool arith_binary(enum Op op, uint64_t a, uint64_t b, uint32_t bits, uint64_t *result);
/* Reports whether the predicate holds. */
bool arith_compare(enum IntPred pred, uint64_t a, uint64_t b, uint32_t bits);

#endif
