/* loop-simplify: gives each loop a preheader, a block that leads to the loop alone, and through which alone it is
 * entered.
 *
 *    a: br i1 %c, label %h, label %x                a: br i1 %c, label %p, label %x
 *    h: %i = phi i32 [ 0, %a ], [ %j, %h ]          p: br label %h
 *       ...                                         h: %i = phi i32 [ 0, %p ], [ %j, %h ]
 *
 * A front end leaves none where it has moved the test of a loop to its end: the first test branches into the loop. The
 * passes that move something before a loop (licm) need a place that is executed if, and only if, the loop is. (LLVM:
 * LoopSimplify, which makes latches and exits unique, too; no pass here needs that.)
 *
 * A function with a block whose address is taken stays as it is: an indirectbr could not be led through another block.
 *
 * Needs nothing. simplifycfg removes the preheaders that stayed empty, where no phi needs them. */
#include "transform/loops/preheader.h"
#include "transform/pass.h"

bool pass_loop_simplify(Pass *p, Fn *f) {
    if (f->layout.n == 1) return false; /* nothing may branch to the entry, so there is no loop */
    if (p->m->sym.at[f->sym].block_address_taken) return false;
    return preheaders_complete(f);
}
