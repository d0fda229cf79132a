/* condition.h: the facts about pointers that follow if a condition is true, or false. Private to sigma.c.
 *
 *    %t = isspacep.shared(%p)       true:  %p is in the window of shared       false: it is not
 *    %u = isspacep.global(%p)
 *    %c = or i1 %t, %u              true:  %p is in one of both                false: in none of them
 *
 * A walk visits the instructions that compute the condition. It has a budget; instructions beyond it imply
 * nothing. */
#ifndef NVIR_ANALYSIS_SPACES_CONDITION_H
#define NVIR_ANALYSIS_SPACES_CONDITION_H

#include "analysis/spaces/space.h"

/* A fact about pointer `value`: it is in a window of `keep` (SET_SPACES: in any) and in no window of `drop` (SET_NULL
 * in drop: it is not null). Both hold. `by` is the isspacep call that implies it. */
typedef struct TestFact {
    ValueId value, by;
    SpaceSet keep, drop;
} TestFact;

enum { TEST_FACTS_MAX = 8 };
typedef struct TestFacts {
    TestFact at[TEST_FACTS_MAX]; /* at most one of each value; facts that do not fit are dropped */
    uint32_t n;
    bool never; /* the condition cannot have this value */
} TestFacts;

/* Returns the facts that hold if the condition is true (yes), or false. The cfg must have dominators. The block of a
 * phi may be entered repeatedly, so facts about pointers that need not be defined before it is entered are left out. */
TestFacts condition_implies(const Module *m, const Fn *f, const Cfg *cfg, Ref condition, bool yes);
/* Returns the facts that hold on the edge from block `from` to block `to`. They come from the branch at the end of
 * `from`; none if that is not a conditional branch with two different targets. */
TestFacts condition_on_edge(const Module *m, const Fn *f, const Cfg *cfg, BlockId from, BlockId to);
/* Returns the facts that hold on all edges into block `to` from reachable blocks. Returns none if `to` has more than 8
 * incoming edges, and `never` if it has none from a reachable block. With several such edges, facts about pointers that
 * need not be defined before `to` is entered are left out, as by condition_implies. */
TestFacts condition_on_entry(const Module *m, const Fn *f, const Cfg *cfg, BlockId to);

/* Narrows the fact (*keep, *drop) about a pointer by a second fact about it, (also_keep, also_drop). If no space is in
 * windows of both, *keep becomes also_keep. */
void condition_join(SpaceSet *keep, SpaceSet *drop, SpaceSet also_keep, SpaceSet also_drop);

#endif
