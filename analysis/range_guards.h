/* range_guards.h: the part of range.c that finds the tests, and says where they hold. */
#ifndef NVIR_ANALYSIS_RANGE_GUARDS_H
#define NVIR_ANALYSIS_RANGE_GUARDS_H

#include "analysis/range.h"

/* The most guards of one value that are looked at. */
enum { GUARDS_MAX = 24 };

/* The point of a use: instruction `at`, or, if `edge`, the CFG edge from its block to block `to`. */
typedef struct UsePoint {
    ValueId at;
    BlockId to;
    bool edge;
} UsePoint;

/* Sets the guards of r, which has none, from the conditional branches and assumes of its function. r->cfg must be
 * set. */
void ranges_find_guards(Ranges *r);
/* Reports whether the test of guard *g is certain to have succeeded at p: its assume dominates p, the target of its
 * edge dominates the block of p and has no other predecessor, or p is its edge. */
bool guard_holds(const Ranges *r, const Guard *g, UsePoint p);
/* Reports whether a guard of x that holds at p says that it is not 0. */
bool guards_exclude_zero(const Ranges *r, Ref x, UsePoint p);

#endif
