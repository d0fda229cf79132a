/* loop_run.h: executes the counters of a loop, iteration after iteration.
 *
 *    for (uint32_t i = 1; i != 0; i <<= 9)        i = 1, 512, 2^18, 2^27, 0: the test is executed five times
 *
 * The counters are the phis of the header that begin with a constant and whose next value follows from constants and
 * counters. The tests are executed as the program would execute them (LLVM: computeExitCountExhaustively). A closed
 * form such as (bound - first) / step is shorter, but each of its conditions is a trap: the counter may wrap around,
 * start beyond the bound, step over a bound that is tested with !=, or be tested in another width or sign. Execution
 * has no such cases; its cost is the number of iterations, which the caller limits.
 *
 * A pointer counts too, as its distance from a pointer outside of the loop: for (T *p = a; p != a + 4; p++).
 *
 * An operation that violates a flag such as nsw yields poison, so any number is a correct result for it. An undefined
 * operation (division by zero, overlong shift) ends the run. */
#ifndef NVIR_ANALYSIS_LOOP_RUN_H
#define NVIR_ANALYSIS_LOOP_RUN_H

#include "analysis/loop_test.h"
#include "analysis/loops.h"

/* The state of a requested value. REFUSED: it cannot be computed. COMPUTED: it is computed exactly. MOVED: it is
 * computed except for an unknown constant that is added to it. FIXED: it is such a constant, which counts as 0. */
enum LoopRunSeen { RUN_REFUSED, RUN_COMPUTED, RUN_MOVED, RUN_FIXED };

/* The state of executing loops of one function, one loop at a time. */
typedef struct LoopRun {
    Module *m;
    const Fn *f;
    const Cfg *cfg;
    const Loops *loops;
    uint32_t loop;
    VEC(ValueId) counter, step; /* the values to compute: phis of the header; the others, operands first */
    VEC(uint64_t) next;         /* by counter: its value in the next iteration */
    uint64_t *value;            /* by value: in the current iteration, zero-extended */
    uint32_t *seen; /* by value: the number of the run that requested it, times four, plus enum LoopRunSeen */
    uint32_t run;   /* the number of the present run: of calls of loop_run_begin so far */
    bool moving;    /* see loop_run_begin */
    Ref root;       /* pointers are computed as byte offsets from it; REF_NULL: no pointer yet */
} LoopRun;

/* Prepares to execute loops of f. `cfg` must have dominators; all four are borrowed, and must not change until
 * loop_run_free. Values that are created later must not be requested. */
void loop_run_init(LoopRun *r, Module *m, const Fn *f, const Cfg *cfg, const Loops *loops);
void loop_run_free(LoopRun *r);

/* Begins a run of `loop`, an index into Loops.loop, and drops all requests. `moving`: an unknown integer or pointer
 * that does not change in the loop counts as 0 if it is only added. Values are then wrong by a constant, but show how
 * far an address moves. */
void loop_run_begin(LoopRun *r, uint32_t loop, bool moving);
/* Requests the integer or pointer x, with all values that it depends on. Returns false if it does not follow from
 * constants and counters, or needs too many operations; then the requests are as before. */
bool loop_run_needs(LoopRun *r, Ref x);
/* Computes all requested values for the first iteration. Returns false if an operation is undefined. Does not test
 * whether the loop ends. */
bool loop_run_first(LoopRun *r);
/* Does the same for the iteration after that of the last call of loop_run_first or loop_run_next. */
bool loop_run_next(LoopRun *r);
/* Returns the value of x in this iteration, zero-extended; of a pointer, the byte offset from the root. loop_run_needs
 * must have accepted x. */
uint64_t loop_run_value(const LoopRun *r, Ref x);

#endif
