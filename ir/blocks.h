/* blocks.h: changes to the edges of the control flow graph. A pass changes terminators in place, and calls blocks_prune
 * when it has changed all of them. */
#ifndef NVIR_IR_BLOCKS_H
#define NVIR_IR_BLOCKS_H

#include "ir/ir.h"

/* Turns terminator t into an unconditional branch to `to`, in place, and removes its attachments !prof and
 * !unpredictable. Phi entries for the removed edges remain until blocks_prune. Does not call fn_changed. */
void term_to_br(Module *m, Fn *f, ValueId t, BlockId to);

/* Reports whether t is a conditional branch or switch whose edges all lead to one block, and sets *to to that block.
 * *to is not meaningful if the result is false. */
bool term_has_one_target(const Fn *f, ValueId t, BlockId *to);

/* Removes unreachable blocks, and phi entries without an edge, after terminators have been changed in place, and calls
 * fn_changed first. Returns the number of removed blocks. If the address of a block of the function is taken, keeps
 * all blocks and removes only phi entries. */
uint32_t blocks_prune(Module *m, Fn *f);

#endif
