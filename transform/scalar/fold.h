/* fold.h: folds one operation with constant operands. */
#ifndef NVIR_TRANSFORM_SCALAR_FOLD_H
#define NVIR_TRANSFORM_SCALAR_FOLD_H

#include "ir/ir.h"

/* Returns the result of operation `i` for `operand` in place of its own operands. They must be constants or symbols,
 * but for a select of a known condition only the condition must. Returns REF_NULL if the result is not known. Never
 * folds an undefined operation, nor one that depends on undef or poison. */
Ref fold_inst(Module *m, const Inst *i, const Ref *operand);

/* Folds floating-point arithmetic, conversions from and to floating point, and calls of intrinsics; see fold_inst. */
Ref fold_float(Module *m, const Inst *i, const Ref *operand);

/* Folds arithmetic, comparisons and conversions of integers of up to 256 bits of which one has more than 64; see
 * fold_inst. */
Ref fold_wide(Module *m, const Inst *i, const Ref *operand);

/* Returns the result of v if it is the difference or a comparison of two addresses that are constant distances from one
 * base; else REF_NULL. Takes constant time. */
Ref fold_two_addresses(Module *m, const Fn *f, ValueId v);

#endif
