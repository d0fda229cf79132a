/* split.h: helpers shared by split-loads and split-spaces. */
#ifndef NVIR_TRANSFORM_SPACES_SPLIT_H
#define NVIR_TRANSFORM_SPACES_SPLIT_H

#include "ir/ir.h"

/* Returns the space of address r, as far as it shows within a few steps back through casts and getelementptrs: the
 * space of the first pointer type that is not generic, local for an alloca, or global for a variable whose type is a
 * generic pointer. Returns SPACE_GENERIC if they show no space. */
uint32_t split_visible_space(const Module *m, const Fn *f, Ref r);

/* Replaces block `from` by block `by` in the entries of the phis of block `to`, whose values stay. */
void split_phis_retarget(Fn *f, BlockId to, BlockId from, BlockId by);

/* Returns the function that v calls if copies of the call may replace it: a direct call without operand
 * bundles, of a body in the module with the same prototype, that is not convergent. Returns 0 otherwise. */
SymId split_callee(const Module *m, const Fn *f, ValueId v);

#endif
