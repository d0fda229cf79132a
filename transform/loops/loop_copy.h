/* loop_copy.h: makes several copies of the body of a loop, one after another.
 *
 *    h:  %i = phi [ 0, %p ], [ %j, %l ]        h:  %i = phi [ 0, %p ]           h1: %i1 = phi [ %j, %l ]
 *        ...                                       ...                              ...
 *    l:  %j = add %i, 1                        l:  %j = add %i, 1               l1: %j1 = add %i1, 1
 *        br %c, %h, %x                             br %h1                           br %x
 */
#ifndef NVIR_TRANSFORM_LOOPS_LOOP_COPY_H
#define NVIR_TRANSFORM_LOOPS_LOOP_COPY_H

#include "analysis/loop_exit.h"
#include "transform/pass.h"

/* How a loop is copied. */
typedef struct LoopCopies {
    uint32_t loop;
    uint32_t n; /* the number of copies, with the original; at least 1 */
    /* The last copy leads back to the first, so that they remain a loop. If not, exit.trips must not be 0. */
    bool cyclic;
    /* If trips is not 0, the outcome of its test is known in all copies but that of the last iteration: they stay in
     * the loop, or test again if exit.sooner. That one leaves it, or tests again if the copies are cyclic. */
    LoopExit exit;
    /* The last copy is a loop of its own, the remainder loop: it executes the iterations that are left after the
     * cycle, which the other copies form. The cycle is entered if `enter` holds, an i1 that is available in the
     * preheader, else the remainder loop. The cycle is left for the remainder loop when the last copy of value `next`
     * in it is equal to `limit`; it contains no other test of the exit, so exit.trips must not be 0.
     * `cyclic` must be set, n at least 3, and the loop must have a preheader and one latch. */
    bool rest;
    Ref enter, limit;
    ValueId next;
} LoopCopies;

/* Reports whether the body of the loop can be copied: it has no alloca, no indirectbr, no token, and no call that is
 * `noduplicate`; a convergent call may be copied. The caller must know that the address of no block of f is taken. */
bool loop_is_copyable(const Module *m, const Fn *f, const Loops *loops, uint32_t loop);

/* Creates and returns the !llvm.loop metadata of terminator `latch`, if any, with `option_name` in place of all options
 * of unrolling. The caller attaches it. */
MdId loop_id_make(Module *m, const Fn *f, ValueId latch, const char *option_name);

/* Copies the bodies of n loops, none of which contains another, as copies[0] to copies[n - 1] say, and removes the
 * blocks that become unreachable. `loops` describes f before the call and is out of date after it. Values that are used
 * after their loop become loads and stores of new allocas, which the caller promotes (mem2reg). */
void loops_copy(Pass *p, Fn *f, const Loops *loops, const LoopCopies *copies, uint32_t n);

#endif
