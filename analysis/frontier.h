/* frontier.h: where several definitions of one variable meet: iterated dominance frontiers, asked for one at
 * a time.
 *
 * The frontier of a block d is the blocks j that an edge p -> j enters from within d's subtree of the
 * dominator tree and that d does not strictly dominate. The edges that join anything are kept in the order of
 * the tree's numbers of their sources, so that those of a subtree stand together, in a tree of minima over
 * the depth of their targets. A query then costs O(log n) for each edge it finds, and finds each edge once:
 * linear in what it answers, never in the function.
 */
#ifndef NVIR_ANALYSIS_FRONTIER_H
#define NVIR_ANALYSIS_FRONTIER_H

#include "ir/ir.h"

typedef struct Frontier {
    const Cfg *cfg;
    uint32_t *depth;            /* by block: in the dominator tree */
    /* by number of the source: its edges are target[edge_first[i] .. edge_first[i + 1]) */
    uint32_t *edge_first;
    BlockId *target;
    uint32_t nedge, leaves;     /* leaves: a power of two */
    uint32_t *least;            /* the tree: node 1 is the root, leaf i is node leaves + i */
    VEC(uint32_t) taken;        /* edges out of the tree until the query ends */
    uint32_t *in_answer;        /* by block: the query it was last found by */
    uint32_t query;
} Frontier;

void frontier_build(Frontier *t, const Cfg *cfg);        /* needs dominators */
void frontier_free(Frontier *t);

/* A list of blocks. */
typedef VEC(BlockId) Blocks;
/* The iterated dominance frontier of the reachable blocks def[0 .. n), each block once, appended to `answer`.
 * Leaves off and returns false when it has more than `limit` edges into it. */
bool frontier_iterate(Frontier *t, const BlockId *def, uint32_t n, uint32_t limit, Blocks *answer);

#endif
