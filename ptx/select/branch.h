/* branch.h: the end and the beginning of blocks. */
#ifndef NVIR_PTX_SELECT_BRANCH_H
#define NVIR_PTX_SELECT_BRANCH_H

#include "ptx/emit.h"

void terminator_emit(Emit *e, ValueId v);
/* Its label, if it needs one; before: the block emitted before it, UINT32_MAX for the first. */
void block_begin(Emit *e, BlockId b, BlockId before);

/* Marks in e->seen the blocks that are not emitted: nothing happens in them but that a phi behind learns the
 * way, and that is chosen by the condition. */
void diamonds_skip(Emit *e);

#endif
