/* split.h: what the passes that split accesses share. */
#ifndef NVIR_TRANSFORM_SPACES_SPLIT_H
#define NVIR_TRANSFORM_SPACES_SPLIT_H

#include "ir/ir.h"

/* The space that an address visibly is in: it is cast from there, or it is a variable; SPACE_GENERIC: not
 * told. Looks a few steps back. */
uint32_t visible_space(const Module *m, const Fn *f, Ref r);

/* What the phis of block `to` have from block `from` they have from `by` then. */
void phis_retarget(Fn *f, BlockId to, BlockId from, BlockId by);

#endif
