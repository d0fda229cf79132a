/* loop_swap.h: finds the pointers into local arrays that a loop swaps, and the indices that repeat.
 *
 *    for (...) { ...; t = last; last = next; next = t; }            for (i = 0; ...; i++) row[i & 1][0] = row[~i & 1][0] + x;
 *
 * Such pointers and indices change in each iteration, although they have only a few values, in turn. In a loop that
 * contains a copy of the body for each of these they are constant, and then the arrays may become registers. */
#ifndef NVIR_TRANSFORM_LOOPS_LOOP_SWAP_H
#define NVIR_TRANSFORM_LOOPS_LOOP_SWAP_H

#include "analysis/loop_run.h"

/* Returns after how many iterations the pointers that the loop swaps, and the variable indices into local arrays, have
 * their first values again, 2 to 16. Returns 1 if there are none, or if the loop contains an inner loop; if a pointer
 * does not begin in a local array or has a use in the loop other than by plain accesses at constant offsets; or if some
 * such index does not repeat. A copy for each value would not help then. Begins a run of r (loop_run_begin). */
uint32_t loop_swap_period(LoopRun *r, uint32_t loop);

#endif
