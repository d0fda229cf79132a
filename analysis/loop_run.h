/* loop_run.h: computes the integers that a loop counts with, iteration after iteration, and so how often it runs.
 *
 *    for (uint32_t i = 1; i != 0; i <<= 9)        i = 1, 512, 2^18, 2^27, 0: the test is executed five times
 *
 * The counters are the phis of the header that begin with a constant and whose next value follows from constants and
 * counters. The tests are executed as the program would execute them (LLVM: computeExitCountExhaustively). A closed form
 * such as (bound - first) / step is shorter, but each of its conditions is a trap: the counter may wrap around, start
 * behind the bound, step over a bound that is tested with !=, be tested in another width or sign. Execution has no such
 * cases; its cost is the number of iterations, which the caller limits.
 *
 * A pointer counts too, as its distance from a pointer outside of the loop: for (T *p = a; p != a + 4; p++).
 *
 * An operation that violates a flag such as nsw yields poison, for which any number may stand. An undefined operation
 * (division by zero, overlong shift) ends the run.
 */
#ifndef NVIR_ANALYSIS_LOOP_RUN_H
#define NVIR_ANALYSIS_LOOP_RUN_H

#include "analysis/loops.h"

/* What is known of a value: it cannot be computed; it is computed; it is, but for a constant; it does not change. */
enum LoopRunSeen { RUN_REFUSED, RUN_COMPUTED, RUN_MOVED, RUN_FIXED };

typedef struct LoopRun {
    Module *m;
    const Fn *f;
    const Cfg *cfg;
    const Loops *loops;
    uint32_t loop;
    VEC(ValueId) counter, step; /* what is computed: phis of the header; the other values, operands first */
    VEC(uint64_t) next;         /* by counter: its value in the next iteration */
    uint64_t *value;            /* by value: in the current iteration, zero-extended */
    uint32_t *seen; /* by value: the number of the run that asked for it, times four, plus enum LoopRunSeen */
    uint32_t run;
    bool moving;
    Ref root; /* what all pointers are distances from; REF_NULL: none was asked for yet */
} LoopRun;

/* The test that ends a loop. */
typedef struct LoopExit {
    BlockId block;       /* its terminator is a conditional branch; each iteration executes it once */
    BlockId stay, leave; /* its successors: within the loop, and outside */
    uint32_t trips;      /* how often it is executed if the loop is left here; 0: unknown */
} LoopExit;

/* `cfg` must have dominators; all four are borrowed, and must not change until loop_run_free. Values that are created
 * later may not be asked for. */
void loop_run_init(LoopRun *r, Module *m, const Fn *f, const Cfg *cfg, const Loops *loops);
void loop_run_free(LoopRun *r);

/* Begins with another loop: nothing is computed yet. `moving`: an integer or pointer that does not change in the loop counts
 * as 0 if it is only added, so that values are right but for a constant: enough to see how an address moves. */
void loop_run_begin(LoopRun *r, uint32_t loop, bool moving);
/* Adds the integer or pointer x to what is computed. Returns false if it does not follow from constants and counters. */
bool loop_run_needs(LoopRun *r, Ref x);
/* Computes the first, or the next, iteration. Returns false if an operation is undefined. */
bool loop_run_first(LoopRun *r);
bool loop_run_next(LoopRun *r);
/* Returns the value of x, which loop_run_needs has accepted, in this iteration; zero-extended. Of a pointer: its distance
 * from the root. */
uint64_t loop_run_value(const LoopRun *r, Ref x);

/* Finds the exit through which a loop is left first if no test of unknown outcome leaves it before, with at most `limit`
 * trips. Its block dominates all latches and is in no inner loop. Begins the loop, and leaves the test computed. */
LoopExit loop_run_exit(LoopRun *r, uint32_t loop, uint32_t limit);

#endif
