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
typedef struct Known { ValueId value, by; SpaceSet keep, drop; } Known;

enum { KNOWN_MAX = 8 };
typedef struct Knowns {
    Known at[KNOWN_MAX];       /* one of each value; what has no room is forgotten */
    uint32_t n;
    bool never;                /* it cannot be so */
} Knowns;

/* The cfg has dominators. The block of a phi and the head of `to` may be entered again and again: of these
 * only such pointers are told as are defined before. */
Knowns condition_says(const Module *m, const Fn *f, const Cfg *cfg, Ref condition, bool yes);
/* What holds on the edge; on all edges to a block. */
Knowns edge_says(const Module *m, const Fn *f, const Cfg *cfg, BlockId from, BlockId to);
Knowns entry_says(const Module *m, const Fn *f, const Cfg *cfg, BlockId to);

/* Both at once. If they contradict each other, the second is believed. */
void known_join(SpaceSet *keep, SpaceSet *drop, SpaceSet also_keep, SpaceSet also_drop);

#endif
