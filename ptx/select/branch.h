/* branch.h: terminators, and the beginning of blocks. */
#ifndef NVIR_PTX_SELECT_BRANCH_H
#define NVIR_PTX_SELECT_BRANCH_H

#include "ptx/emit.h"

/* Emits the terminator v, with the copies of phis on its edges. */
void select_terminator(Emit *e, ValueId v);
/* Begins block b: its label if it needs one, pragmas, carried phis. `before` is the block emitted before it,
 * UINT32_MAX for the first. */
void block_begin(Emit *e, BlockId b, BlockId before);

/* Marks in plan.seen the empty arms of branches that become selects: such a block is not emitted, because it
 * only chooses the value of a phi. */
void diamonds_skip(Emit *e);

#endif
