/* blocks.h: what those who change edges of the control flow graph share. */
#ifndef NVIR_IR_BLOCKS_H
#define NVIR_IR_BLOCKS_H

#include "ir/ir.h"

/* Makes an unconditional branch of terminator t, in place. What was said of its choice (branch weights) goes.
 * Phi entries of edges that are gone by that stay until blocks_prune. */
void term_to_br(Module *m, Fn *f, ValueId t, BlockId to);

/* All edges of terminator t, a branch or switch with a choice, lead to one block: which? False if not. */
bool term_is_pointless(const Fn *f, ValueId t, BlockId *to);

/* After terminators were changed in place: removes blocks that cannot be reached and phi entries that have no
 * edge. Returns the number of blocks removed. Blocks of a function with a block address taken are all
 * kept. */
uint32_t blocks_prune(Module *m, Fn *f);

#endif
