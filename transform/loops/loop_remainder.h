/* loop_remainder.h: lets the remainder loops be unrolled that LLVM has made.
 *
 *    for (j = i + 1; j < 8; j++) ...        clang -O2:  for (n = (7 - i) & 3; n; n--) ...; then four iterations at a time
 *
 * When LLVM unrolls a loop of unknown trip count, it forbids to unroll the remainder loop, which has seldom more than
 * three iterations. If the loop of `i` is unrolled later, that loop has a constant trip count, and a local array that
 * it indexes can become registers. The mark is LLVM's note to itself, which a user's `#pragma unroll 1` cannot be told
 * from, so the bound of the loop decides. Ignoring the mark of all loops of at most seven iterations is simpler, but
 * disobeys such a pragma. */
#ifndef NVIR_TRANSFORM_LOOPS_LOOP_REMAINDER_H
#define NVIR_TRANSFORM_LOOPS_LOOP_REMAINDER_H

#include "analysis/loops.h"

/* Finds the loops of f that must not be unrolled and end when a counter meets n & 1, n & 3 or n & 7 at the latch.
 * Replaces what their metadata says about unrolling by llvm.loop.unroll.runtime.disable: another remainder would be no
 * use. Returns whether it found one. `cfg` and `loops` describe f; both stay right. */
bool remainders_release(Module *m, Fn *f, const Cfg *cfg, const Loops *loops);

#endif
