/* range.h: computes the bounds of an integer at the point of its use.
 *
 *    for (int i = 0; i < 4; i++) a[i] = 0;        %i is in [0, 4] at the test, in [0, 3] at the access
 *
 * Ranges are computed on demand: a query walks backwards over the operands with a fixed budget, so it
 * takes constant time. What it finds on its way is kept for the queries after it, because the operands of neighbouring
 * addresses are mostly the same. It uses constants, the width of extended types, masks, remainders, shifts, selects,
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

/* The bounds of a value that an earlier part of the query, or an earlier query, has found. Those that were found while phis
 * were being evaluated may rest on the types of these phis, and hold as long as the last of them, number `during`, is
 * being evaluated. If the budget was used up, more can be found with a larger one: with more steps left, or less deep. */
typedef struct KnownRange {
    ValueId value;
    uint32_t at, to; /* the point of use: an instruction or its block; 1 + the target if it is an edge, else 0 */
    uint32_t needs;  /* the positions in Ranges.phi of the phis on whose types it rests */
    uint32_t during;
    uint32_t depth, left; /* where the value was evaluated, if the budget was used up; 0 and UINT32_MAX if it was not */
    Range range;
} KnownRange;

typedef struct Ranges {
    const Module *m;
    const Fn *f;
    Cfg cfg;
    VEC(Guard) guard;
    uint32_t *first; /* by value: 1 + its last guard in program order */
    uint32_t left;   /* steps left for the current query */
    uint32_t depth;
    /* the phis that the current query is evaluating, each with its number among all that were evaluated */
    VEC(struct {
        ValueId v;
        uint32_t number;
    })
    phi;
    uint32_t phis;  /* evaluated so far */
    uint32_t needs; /* the positions of the phis on whose types the present value rests */
    bool cut;       /* the budget was used up below the present value */
    bool guarded;   /* a guard was asked whether it holds where the present value is used */
    bool assumes;   /* some guard is an assume, so that bounds differ within a block */
    VEC(KnownRange) known;
    uint32_t *everywhere; /* by value: 1 + its entry, if that holds at every use, because no guard was asked */
    Hash known_at;        /* the other entries */
} Ranges;

/* Collects the guards of a function, so that range_at can be called until the function changes. */
void ranges_build(Ranges *r, const Module *m, const Fn *f);
void ranges_free(Ranges *r);
/* Returns the bounds of integer x where instruction `at` uses it (a phi uses it where the phi is). Returns
 * the bounds of the type if nothing is known, and all of int64_t if x is not an integer or has more than
 * 64 bits. */
Range range_at(Ranges *r, Ref x, ValueId at);

#endif
