/* condition.h: what a condition says about pointers where it is true, or false. Private to sigma.c.
 *
 *    %t = isspacep.shared(%p)       true:  %p is in the window of shared       false: it is not
 *    %u = isspacep.global(%p)
 *    %c = or i1 %t, %u              true:  %p is in one of both                false: in none of them
 */
#ifndef NVIR_ANALYSIS_SPACES_CONDITION_H
#define NVIR_ANALYSIS_SPACES_CONDITION_H

#include "analysis/spaces/space.h"

/* A pointer is in a window of keep, and in none of drop. SET_SPACES in keep: in any. SET_NULL in drop: not
 * null. */
typedef struct TestFact { ValueId value, by; SpaceSet keep, drop; } TestFact;

enum { TEST_FACTS_MAX = 8 };
typedef struct TestFacts {
    TestFact at[TEST_FACTS_MAX];       /* one of each value; what has no room is forgotten */
    uint32_t n;
    bool never;                /* it cannot be so */
} TestFacts;

/* The cfg has dominators. The block of a phi and the head of `to` may be entered again and again: of these
 * only such pointers are told as are defined before. */
TestFacts condition_implies(const Module *m, const Fn *f, const Cfg *cfg, Ref condition, bool yes);
/* What holds on the edge; on all edges to a block. */
TestFacts condition_on_edge(const Module *m, const Fn *f, const Cfg *cfg, BlockId from, BlockId to);
TestFacts condition_on_entry(const Module *m, const Fn *f, const Cfg *cfg, BlockId to);

/* Both at once. If they contradict each other, the second is believed. */
void condition_join(SpaceSet *keep, SpaceSet *drop, SpaceSet also_keep, SpaceSet also_drop);

#endif
