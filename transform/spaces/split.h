/* split.h: helpers shared by split-loads and split-spaces. */
#ifndef NVIR_TRANSFORM_SPACES_SPLIT_H
#define NVIR_TRANSFORM_SPACES_SPLIT_H

#include "ir/ir.h"

/* Returns the space that is visible from a few steps of the derivation of an address, that is, from a cast
 * or a variable; SPACE_GENERIC if none is. */
uint32_t split_visible_space(const Module *m, const Fn *f, Ref r);

/* Makes the phis of block `to` take from block `by` the values that they took from block `from`. */
void split_phis_retarget(Fn *f, BlockId to, BlockId from, BlockId by);

/* Returns the function that v calls if copies of the call may replace it: a direct call without operand
 * bundles, of a body in the module with the same prototype, that is not convergent. Returns 0 otherwise. */
SymId split_callee(const Module *m, const Fn *f, ValueId v);

#endif
