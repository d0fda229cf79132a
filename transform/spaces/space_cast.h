/* space_cast.h: address space casts: which ones the language has, and the removal of unused ones. */
#ifndef NVIR_TRANSFORM_SPACES_SPACE_CAST_H
#define NVIR_TRANSFORM_SPACES_SPACE_CAST_H

#include "ir/ir.h"

/* Reports whether one cast can lead from space `from` to space `to`. A cast from one specific space to another must go
 * through generic, except between shared and shared::cluster. Returns false for the same specific space twice, where no
 * cast is needed. */
bool space_cast_is_legal(uint32_t from, uint32_t to);

/* Removes the address space casts that only debug records still use; these then refer to the source of the
 * cast. The instructions from `end` on are new and not placed yet: they count as users, but stay. Records
 * the changes in `e` and returns the number of casts removed. Linear. */
uint64_t space_casts_sweep(Edit *e, ValueId end);

#endif
