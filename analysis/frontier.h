/* frontier.h: computes iterated dominance frontiers. These are the blocks in which several definitions of one
 * variable meet, so that they need a phi.
 *
 * The dominance frontier of block d is the set of blocks j such that an edge p -> j begins in the subtree
 * of d in the dominator tree, and d does not strictly dominate j. The edges that enter a join are sorted by
 * the preorder number of their source, so that the edges of a subtree are contiguous, and are the leaves
 * of a segment tree that holds the minimum depth of their targets. A query costs O(log n) for each edge
 * that it finds and finds each edge once, so its cost depends on the size of the result and not on the
 * size of the function.
 */
#ifndef NVIR_ANALYSIS_FRONTIER_H
#define NVIR_ANALYSIS_FRONTIER_H

#include "ir/ir.h"

/* The segment tree over the edges of one graph, and the state of the present query. */
typedef struct Frontier {
    const Cfg *cfg;
    uint32_t *depth; /* by block: its depth in the dominator tree */
    /* by preorder number of the source: its edges are target[edge_first[i] .. edge_first[i + 1]) */
    uint32_t *edge_first;
    BlockId *target;
    uint32_t nedge, leaves; /* length of `target`; a power of two that is not below it */
    /* the segment tree: node 1 is the root, node leaves + i is the leaf of edge i; each node has the minimum depth of
     * the targets of its edges, UINT32_MAX if it has no edge */
    uint32_t *least;
    VEC(uint32_t) taken; /* edges that are removed from the tree until the query ends */
    uint32_t *in_answer; /* by block: the number of the query that found it last */
    uint32_t query;      /* the number of the present query, from 1 */
} Frontier;

/* Overwrites *t with the tree for `cfg`, which must have dominators and is borrowed until frontier_free. */
void frontier_build(Frontier *t, const Cfg *cfg);
void frontier_free(Frontier *t);

typedef VEC(BlockId) Blocks;
/* Appends the iterated dominance frontier of the reachable blocks def[0 .. n) to `answer`: each of its blocks once,
 * whatever `answer` contains before. `live`: by block, whether the variable is live at its beginning, or NULL; blocks
 * where it is not are left out, and so is what only they lead to. Returns false, with an incomplete answer, if it finds
 * more than `limit` edges that enter blocks of the frontier. The tree is afterwards as it was before. */
bool frontier_iterate(Frontier *t, const BlockId *def, uint32_t n, const bool *live, uint32_t limit, Blocks *answer);

#endif
