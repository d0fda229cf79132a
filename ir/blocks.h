/* blocks.h: changes to the edges of the control flow graph. */
#ifndef NVIR_IR_BLOCKS_H
#define NVIR_IR_BLOCKS_H

#include "ir/ir.h"

/* Replaces terminator t by an unconditional branch, in place, and removes its branch weights. Phi entries for
 * the removed edges remain until blocks_prune. */
void term_to_br(Module *m, Fn *f, ValueId t, BlockId to);

/* Reports whether all edges of terminator t, a conditional branch or switch, lead to one
 * block, and sets *to to it. */
bool term_has_one_target(const Fn *f, ValueId t, BlockId *to);

/* Removes unreachable blocks, and phi entries without an edge, after terminators have been changed
 * in place. Returns the number of removed blocks. If the address of a block of the function is
 * taken, all blocks are kept. */
uint32_t blocks_prune(Module *m, Fn *f);

#endif
