/* lab.h of lab 11: loops, new blocks, and the limits. Reading time: five minutes. */
#ifndef NVIR_LABS_11_UNROLLING_LAB_H
#define NVIR_LABS_11_UNROLLING_LAB_H

#include "analysis/loops.h"
#include "ir/arith.h"
#include "ir/blocks.h"
#include "labs.h"

/* ------------------------------------------------------------------------------------------------ 1. loops
 *
 *     Cfg c; cfg_build(&c, f); cfg_dominators(&c);
 *     Loops l; loops_build(&l, &c);                     they show f as it is now
 *     for (uint32_t k = 0; k < l.loop.n; k++)           inner loops come before those that contain them
 *         l.loop.at[k].header                               the block through which loop k is entered
 *         l.loop.at[k].preheader                            the block before it, if that leads nowhere else; UINT32_MAX: none
 *         l.loop.at[k].parent                               the loop that contains it; LOOP_NONE: no loop does
 *         l.block[i], for i from l.loop.at[k].first, l.loop.at[k].n of them: its blocks, those of inner loops included
 *     l.of_block[b]                                     the innermost loop of block b, or LOOP_NONE
 *     loop_has_block(&l, k, b)               is block b in loop k, or in a loop within it?
 *     loops_free(&l); cfg_free(&c);
 *
 * The pragmas of the programmer are metadata of the branch back:
 *
 *     ValueId t = loop_latch(m, f, &c, &l, k);
 *     uint64_t n; if (loop_option(m, f, t, "llvm.loop.unroll.disable", &n)) ... */

/* Reports whether the blocks of a loop may be there several times: they have no alloca, and no call that must not be
 * duplicated. */
bool loop_may_copy(const Module *m, const Fn *f, const Loops *l, uint32_t loop);

/* ------------------------------------------------------------------------------------------------ 2. arithmetic of the program
 *
 *     arith_compare(pred, a, b, bits)     does the comparison hold? pred is inst_at(f, v)->sub; a and b have `bits` bits
 *     const_int(m, t, x)                  cuts x off to the width of t, so a counter may run over */

/* ------------------------------------------------------------------------------------------------ 3. blocks
 *
 * An Edit cannot add blocks. They are made and filled like this:
 *
 *     BlockId b = block_new(f, old);                          not yet placed; line numbers as those of `old`
 *     ValueId n = fn_copy_inst(f, v);                         a copy of v, not yet placed, with the operands of v
 *     inst_ops(f, n)[k] = r;                                  set operands; inst_ops again after each new instruction
 *
 * and the whole function is written down in its new order at the end. Blocks and instructions that are not written disappear:
 *
 *     Order o;
 *     order_begin(&o, f);
 *     order_block(&o, b);                                     what follows is in block b; the first block is the entry
 *     order_push(&o, v);                                      ... this instruction
 *     order_commit(&o);
 *
 *     term_to_br(m, f, t, to)        makes the terminator t a jump to block `to`
 *     blocks_prune(m, f)             removes blocks that cannot be reached, and the entries of phis that come from them or by
 *                                    edges that are no more. The entries for edges that are there must be there. */
static inline BlockId block_new(Fn *f, BlockId old) {
    Block b = {.src = f->block.at[old].src};
    vec_push(&f->block, b);
    return f->block.n - 1;
}

/* ------------------------------------------------------------------------------------------------ 4. limits
 *
 * A loop is not unrolled if its copies have more instructions than this together. Phis and debug records count as well. */
enum {
    UNROLL_PLAIN = 256,  /* of any loop */
    UNROLL_ARRAY = 4096, /* of a loop that indexes a local array with a variable */
    TRIPS_MAX = 1024     /* and in any case, if its test is executed more often */
};

#endif
