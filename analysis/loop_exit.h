/* loop_exit.h: finds the test that ends a loop, and how often it is executed: the trip count. The loop is executed for
 * this until a test leaves it (loop_run.h).
 *
 * Where no test bounds a loop, an access to a local array may (GCC: infer_loop_bounds_from_array). It is in the array,
 * since anything else is undefined behaviour:
 *
 *    int a[4]; for (int i = 0; i < n; i++) a[i] = x;        the test cannot succeed a fifth time
 */
#ifndef NVIR_ANALYSIS_LOOP_EXIT_H
#define NVIR_ANALYSIS_LOOP_EXIT_H

#include "analysis/loop_run.h"

/* The test that ends a loop. */
typedef struct LoopExit {
    BlockId block;       /* its terminator is a conditional branch; each iteration executes it once */
    BlockId stay, leave; /* its successors: within the loop, and outside */
    uint32_t trips;      /* how often it is executed if the loop is left here; 0: unknown */
    bool sooner;         /* at most so often: the test also depends on something unknown that may leave the loop */
    bool bound;          /* as `sooner`, and the bound follows from an access, not from a part of the test */
} LoopExit;

/* Begins a run of the loop (loop_run_begin) and returns the exit with the least trip count; of several, the one nearest
 * to the header. Returns `trips` 0 if no exit has a known trip count of at most `limit`. Considers the 8 exits nearest
 * to the latches whose blocks dominate all latches and are in no inner loop. The loop may also end earlier, through an
 * exit whose trip count is not known. The tests that were computed remain requested, unless exit.bound is set. A bound
 * that follows from an access is at most 9. */
LoopExit loop_exit_find(LoopRun *r, uint32_t loop, uint32_t limit);

#endif
