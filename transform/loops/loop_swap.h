/* loop_swap.h: finds the pointers into local arrays that a loop swaps.
 *
 *    for (...) { ...; t = last; last = next; next = t; }
 *
 * Such pointers change in each iteration, although each of them has only as many values as there are arrays. In a loop
 * that contains a copy of the body for each of these values they are constant, and then the arrays may become registers. */
#ifndef NVIR_TRANSFORM_LOOPS_LOOP_SWAP_H
#define NVIR_TRANSFORM_LOOPS_LOOP_SWAP_H

#include "analysis/loops.h"

/* Returns after how many iterations the pointers that the loop swaps have their first values again, 2 to 4. Returns 1 if
 * it swaps none, or if it contains an inner loop, or if one of the pointers does not begin in a local array or has a use in
 * the loop other than by plain loads and stores at constant offsets, which a copy for each value would not help. `cfg` must have
 * dominators. */
uint32_t loop_swap_period(Module *m, const Fn *f, const Cfg *cfg, const Loops *loops, uint32_t loop);

#endif
