/* blocks.h: changes to the edges of the control flow graph. A pass changes terminators in place, and calls blocks_prune
 * when it has changed all of them. */
#ifndef NVIR_IR_BLOCKS_H
#define NVIR_IR_BLOCKS_H

#include "ir/ir.h"

/* Turns terminator t into an unconditional branch to `to`, under the same id, and removes its attachments !prof and
 * !unpredictable. Phi entries for the removed edges remain until blocks_prune, which also calls fn_changed. */
void term_to_br(Module *m, Fn *f, ValueId t, BlockId to);

/* Reports whether t is a conditional branch or switch whose edges all lead to one block, and sets *to to that block.
 * *to is not meaningful if the result is false. */
bool term_has_one_target(const Fn *f, ValueId t, BlockId *to);

/* Removes the unreachable blocks, and the phi entries for which there is no edge any more, after terminators have been
 * changed in place. If a block has k edges to another one, the first k entries for it remain in each phi there; a phi
 * stays even if it has only one entry left. Calls fn_changed. Returns the number of removed blocks. If the address of a
 * block of the function is taken, keeps all blocks and removes only phi entries. */
uint32_t blocks_prune(Module *m, Fn *f);

#endif
