/* range_counter.h: the part of range.c that finds the counter to which a phi belongs: its phis, initial values and
 * steps. */
#ifndef NVIR_ANALYSIS_RANGE_COUNTER_H
#define NVIR_ANALYSIS_RANGE_COUNTER_H

#include "analysis/range_guards.h"

/* The most phis of a counter; the most steps, the most shifts and quotients, and the most values that arrive at one
 * phi. */
enum { COUNTER_PHIS = 8, COUNTER_STEPS = 8 };

/* One step of a counter: `next` is phi `base` of the counter plus `by`, and flows along `edge` into Counter.phi[to].
 * nsw: the addition has this flag. */
typedef struct CounterStep {
    ValueId base, next;
    int64_t by;
    bool nsw;
    UsePoint edge;
    uint32_t to;
} CounterStep;

/* `next`, a right shift or quotient of `less`, flows along `edge` into a phi of the counter; `less` is phi `base` of
 * the counter, or `by` less. A heap goes so from an element to its parent: i = (i - 1) / 2. shift: it is divided by 2
 * to the power of `divisor`, else by that. */
typedef struct CounterHalf {
    ValueId base, less, next;
    int64_t by, divisor;
    bool shift;
    UsePoint edge;
} CounterHalf;

/* An initial value, `x`, that flows along `edge` into Counter.phi[to]. */
typedef struct CounterStart {
    Ref x;
    UsePoint edge;
    uint32_t to;
} CounterStart;

/* A loop counter. Besides the header phi, phi[0], it has the phis in its loop that lead back to it: they
 * occur if only some paths through the loop body step, and these paths join before the next iteration. Loads that are
 * declared to be like phis count as phis. range.c sets what are ranges, and the last line. */
typedef struct Counter {
    /* v flows into phi[to] along `edge`, or by a step if that is not an edge, or, if `twice`, into several phis;
     * `limit` is its range on that edge. */
    struct {
        ValueId v;
        uint32_t to;
        bool twice;
        UsePoint edge;
        Range limit;
    } phi[COUNTER_PHIS];
    uint32_t nphi, nstart, nstep, nhalf;
    CounterStart start[COUNTER_PHIS * COUNTER_STEPS];
    CounterStep step[COUNTER_STEPS];
    CounterHalf half[COUNTER_STEPS];
    Range type, first;         /* of its type; of its initial values, valid if has_first */
    bool has_first, decreases; /* decreases: its steps are negative */
} Counter;

/* Overwrites *c with the counter whose header phi is v. Returns false, and *c means nothing, if there are too many
 * values, or shifts and quotients besides steps. Takes constant time. */
bool counter_find(const Ranges *r, ValueId v, Counter *c);

#endif
