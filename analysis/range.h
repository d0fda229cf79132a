/* range.h: computes the bounds of an integer at the point of its use.
 *
 *    for (int i = 0; i < 4; i++) a[i] = 0;        %i is in [0, 4] at the test, in [0, 3] at the access
 *
 * Ranges are computed on demand: a query walks backwards over the operands with a fixed budget, so it takes constant
 * time. Its intermediate results are cached for later queries, because neighbouring addresses mostly have the same
 * operands. It uses constants, the width of extended types, masks, remainders, shifts, selects, thread registers,
 * range attributes and metadata, comparisons in dominating branches and assumes, and loop counters: a phi that only
 * grows (or only falls) begins at its first value and is bounded by the test that ends the loop.
 *
 * The bounds hold in executions without undefined behaviour, for values that are not poison. They are
 * therefore valid for the indices of addresses that are accessed, but not for the result of freeze.
 */
#ifndef NVIR_ANALYSIS_RANGE_H
#define NVIR_ANALYSIS_RANGE_H

#include "analysis/interval.h"

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

/* The cached range of a value. While a phi is being evaluated, its range is taken to be that of its type; a range
 * that was computed from such an assumption is valid only while the last of these phis, number `during`, is being
 * evaluated. A range that was computed with an exhausted budget is imprecise, and is computed again by a query that
 * has more steps left or is less deep. */
typedef struct KnownRange {
    ValueId value;
    uint32_t at, to; /* the point of use: an instruction or its block; 1 + the target if it is an edge, else 0 */
    uint32_t needs;  /* a set of positions in Ranges.phi: phis that were taken to have the range of their type */
    uint32_t during;
    uint32_t declared;    /* Ranges.declarations at that time: an older entry is not valid */
    uint32_t depth, left; /* the depth and the steps left at the start, if the budget ran out; else 0 and UINT32_MAX */
    bool empty;           /* Ranges.empty of this value */
    Range range;
} KnownRange;

/* A value that arrives along the edge from block `from` to block `to`, as an operand of a phi in `to` does. */
typedef struct Arrival {
    Ref value;
    BlockId from, to;
} Arrival;

/* What is declared of a load: see ranges_declare, and ranges_declare_arrivals for [arrival, arrival + narrival),
 * indices into Ranges.arrival, and `to`. */
typedef struct DeclaredLoad {
    Range range;
    Ref same;
    uint32_t arrival, narrival;
    BlockId to;
} DeclaredLoad;

/* The guards and cached ranges of one function, and the state of the present query. */
typedef struct Ranges {
    const Module *m;
    const Fn *f;
    const Cfg *cfg;
    VEC(Guard) guard;
    uint32_t *first; /* by value: 1 + its last guard in program order */
    uint32_t left;   /* steps left for the current query */
    uint32_t depth;  /* nested computations of ranges (range_found) in the current query */
    /* the phis, and loads that are declared as such, that the current query is evaluating, innermost last; number:
     * counts all evaluations of phis */
    VEC(struct {
        ValueId v;
        uint32_t number;
    })
    phi;
    uint32_t phis;  /* evaluated so far */
    uint32_t needs; /* KnownRange.needs of the value that is being computed */
    bool cut;       /* the budget ran out while an operand of that value was computed */
    bool empty; /* no integer passes the guards at the point of use, so it is unreachable, given the ranges declared */
    bool guarded;       /* a guard was consulted for that value, so its range depends on the point of use */
    bool assumes;       /* some guard is an assume, so that bounds differ within a block */
    uint32_t *declared; /* by value: 1 + its index in `declaration`, 0: nothing is declared of it; or NULL */
    VEC(DeclaredLoad) declaration;
    VEC(Arrival) arrival;
    uint32_t declarations; /* the number of calls of ranges_declare */
    VEC(KnownRange) known;
    uint32_t *everywhere; /* by value: 1 + its entry, if no guard was consulted, so that it is valid at every use */
    Hash known_at;        /* the other entries */
} Ranges;

/* Overwrites *r with the guards of a function, so that range_at can be called until the function changes. */
void ranges_build(Ranges *r, const Module *m, const Fn *f);
void ranges_free(Ranges *r);
/* Declares that all values of load v are in `range`, and that v yields `same`, a value that dominates it or a constant
 * of its type, unless that is REF_NULL. Replaces what was declared of v before. Cached ranges are computed again. */
void ranges_declare(Ranges *r, ValueId v, Range range, Ref same);
/* Declares that load v yields, like a phi in block `to`, which dominates it, the one of these n values that arrived
 * last: along an edge into that block or into an earlier one. n must not be 0. */
void ranges_declare_arrivals(Ranges *r, ValueId v, BlockId to, const Arrival *at, uint32_t n);
/* Takes back what was declared of load v. Cached ranges are computed again. */
void ranges_undeclare(Ranges *r, ValueId v);
/* Returns the bounds of x, read as a signed integer, where instruction `at` uses it (a phi uses it where the phi is).
 * Sets r->empty if that is found to be unreachable; the bounds then mean nothing.
 * Returns the bounds of the type if nothing is known, and all of int64_t if x is not an integer or has more than 64
 * bits. Adds the results to the cache. */
Range range_at(Ranges *r, Ref x, ValueId at);

#endif
