/* blocks.h: changes to the edges of the control flow graph. A pass changes terminators in place, and calls blocks_prune
 * when it has changed all of them. */
#ifndef NVIR_IR_BLOCKS_H
#define NVIR_IR_BLOCKS_H

#include "ir/ir.h"

/* Turns terminator t into an unconditional branch to `to`, under the same id, and removes its attachments !prof and
 * !unpredictable. Phi entries for the removed edges remain until blocks_prune, which also calls fn_changed. */
void term_to_br(Module *m, Fn *f, ValueId t, BlockId to);

/* Reports whether terminator t is an unconditional br. */
static inline bool term_is_jump(const Fn *f, ValueId t) {
    return inst_at(f, t)->op == OP_BR && inst_at(f, t)->nopnd == 1;
}
/* Reports whether terminator t is a br on a condition: operand 0, then the blocks where it is true and where it is
 * false. */
static inline bool term_is_conditional(const Fn *f, ValueId t) {
    return inst_at(f, t)->op == OP_BR && inst_at(f, t)->nopnd == 3;
}
/* Reports whether terminator t has the metadata of a loop, which would be lost with it. */
static inline bool term_marks_loop(const Module *m, const Fn *f, ValueId t) {
    return inst_attach(f, m, t, "llvm.loop") != NULL;
}
/* Reports whether block b begins with a phi. */
static inline bool block_has_phis(const Fn *f, BlockId b) {
    return f->block.at[b].n && inst_at(f, f->order.at[f->block.at[b].first])->op == OP_PHI;
}
/* Reports whether t is a conditional branch or switch whose edges all lead to one block, and sets *to to that block.
 * The default of a switch does not count if it is unreachable: front ends write one where the cases are all that there
 * is. *to is not meaningful if the result is false. */
bool term_has_one_target(const Fn *f, ValueId t, BlockId *to);

/* Removes the unreachable blocks, and the phi entries for which there is no edge any more, after terminators have been
 * changed in place. If a block has k edges to another one, the first k entries for it remain in each phi there; a phi
 * stays even if it has only one entry left. Calls fn_changed. Returns the number of removed blocks. If the address of a
 * block of the function is taken, keeps all blocks and removes only phi entries. */
uint32_t blocks_prune(Module *m, Fn *f);

/* Merges each block with the only block that jumps to it, in functions without blocks whose address is taken. A block
 * that begins with a phi stays. Calls fn_changed if it changes something. Returns how many blocks were merged into
 * their predecessor. */
uint32_t blocks_merge(Fn *f);

#endif
