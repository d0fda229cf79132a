/* range.h: computes the bounds of an integer at the point of its use.
 *
 *    for (int i = 0; i < 4; i++) a[i] = 0;        %i is in [0, 4] at the test, in [0, 3] at the access
 *
 * Ranges are computed on demand: a query walks backwards over the operands with a fixed budget, so it
 * takes constant time. It uses constants, the width of extended types, masks, remainders, shifts, selects,
 * thread registers, range attributes and metadata, comparisons in dominating branches and assumes, and
 * loop counters: a phi that only grows (or only falls) begins at its first value and is bounded by the
 * test that ends the loop.
 *
 * The bounds hold in executions without undefined behaviour, for values that are not poison. They are
 * therefore valid for the indices of addresses that are accessed, but not for the result of freeze.
 */
#ifndef NVIR_ANALYSIS_RANGE_H
#define NVIR_ANALYSIS_RANGE_H

#include "ir/ir.h"

/* A range of signed integers; both bounds are included. */
typedef struct Range {
    int64_t low, high;
} Range;

/* The fact that `value pred other` holds: on a CFG edge and in the blocks that its target dominates, or
 * after an assume. */
typedef struct Guard {
    ValueId value;
    Ref other;
    uint8_t pred; /* enum IntPred */
    /* assumed: proven by the assume `by`; reaches: the edge is the only one into `to`, so the fact holds
     * in all that `to` dominates */
    bool assumed, reaches;
    BlockId from, to;
    ValueId by;
    uint32_t next; /* 1 + the next guard of the value, 0: end */
} Guard;

typedef struct Ranges {
    const Module *m;
    const Fn *f;
    Cfg cfg;
    VEC(Guard) guard;
    uint32_t *first; /* by value: 1 + its last guard in program order */
    uint32_t left;   /* steps left for the current query */
    uint32_t depth;
    VEC(ValueId) phi; /* phis that the current query is evaluating */
} Ranges;

/* Collects the guards of a function, so that range_at can be called until the function changes. */
void ranges_build(Ranges *r, const Module *m, const Fn *f);
void ranges_free(Ranges *r);
/* Returns the bounds of integer x where instruction `at` uses it (a phi uses it where the phi is). Returns
 * the bounds of the type if nothing is known, and all of int64_t if x is not an integer or has more than
 * 64 bits. */
Range range_at(Ranges *r, Ref x, ValueId at);

#endif
