/* frontier.c: implements frontier.h. The algorithm follows Sreedhar and Gao, "A linear time algorithm for
 * placing phi-nodes" (POPL 1995). Their walk over the subtree of each definition is replaced by a search
 * in a segment tree, because with a hundred thousand variables that are defined in the entry block each
 * walk would visit the whole function.
 *
 * Needs dominators. Building is linear in the number of edges.
 */
#include "analysis/frontier.h"

/* Reports whether the edge enters a join: the source is not the immediate dominator of the target, or the target is
 * the entry. Only such an edge can put its target into a dominance frontier. */
static bool edge_joins(const Cfg *c, BlockId from, BlockId to) { return c->idom[to] != from || to == 0; }

/* Sets t->depth of each reachable block, and allocates and fills in edge_first, target and nedge with the edges that
 * enter joins, in the preorder of their sources. */
static void edges_collect(Frontier *t) {
    const Cfg *c = t->cfg;
    t->edge_first = mem_alloc(((size_t)c->nrpo + 2) * sizeof *t->edge_first);
    BlockId *of_number = mem_alloc((size_t)(c->nrpo + 1) * sizeof *of_number);
    for (uint32_t i = 0; i < c->nrpo; i++) {
        BlockId b = c->rpo[i];
        t->depth[b] = i == 0 ? 0 : t->depth[c->idom[b]] + 1;
        of_number[c->dom_in[b]] = b;
    }
    VEC(BlockId) target = {0};
    for (uint32_t i = 0; i < c->nrpo; i++) {
        BlockId b = of_number[i];
        t->edge_first[i] = target.n;
        for (uint32_t k = c->succ_first[b]; k < c->succ_first[b + 1]; k++)
            if (edge_joins(c, b, c->succ[k])) vec_push(&target, c->succ[k]);
    }
    t->edge_first[c->nrpo] = t->nedge = target.n;
    t->target = target.at;
    free(of_number);
}

/* Returns the lesser of two depths. */
static uint32_t lesser(uint32_t a, uint32_t b) { return a < b ? a : b; }

/* Sets the leaf of an edge in the segment tree to `depth`, the depth of its target, or UINT32_MAX to remove the edge;
 * then updates the minima above it. */
static void leaf_set(Frontier *t, uint32_t edge, uint32_t depth) {
    uint32_t i = t->leaves + edge;
    t->least[i] = depth;
    while (i > 1) {
        i /= 2;
        t->least[i] = lesser(t->least[2 * i], t->least[2 * i + 1]);
    }
}

void frontier_build(Frontier *t, const Cfg *cfg) {
    *t = (Frontier){.cfg = cfg};
    t->depth = mem_alloc((size_t)(cfg->nblock + 1) * sizeof *t->depth);
    t->in_answer = mem_alloc((size_t)(cfg->nblock + 1) * sizeof *t->in_answer);
    edges_collect(t);
    for (t->leaves = 1; t->leaves < t->nedge;) t->leaves *= 2;
    t->least = mem_alloc(2 * (size_t)t->leaves * sizeof *t->least);
    for (uint32_t i = 0; i < t->leaves; i++)
        t->least[t->leaves + i] = i < t->nedge ? t->depth[t->target[i]] : UINT32_MAX;
    for (uint32_t i = t->leaves; i-- > 1;) t->least[i] = lesser(t->least[2 * i], t->least[2 * i + 1]);
}

void frontier_free(Frontier *t) {
    free(t->depth);
    free(t->edge_first);
    free(t->target);
    free(t->least);
    free(t->in_answer);
    vec_free(&t->taken);
}

/* Returns the number of the first edge in the tree, at or after number `from`, whose target has at most the given
 * depth; nedge if there is none. */
static uint32_t edge_find(const Frontier *t, uint32_t from, uint32_t depth) {
    uint32_t i = t->leaves + from;
    if (from >= t->nedge) return t->nedge;
    while (t->least[i] > depth) { /* go up and to the right, to a node that contains one */
        while (i & 1) i /= 2;
        if (i == 0) return t->nedge;
        i++;
    }
    while (i < t->leaves) i = t->least[2 * i] <= depth ? 2 * i : 2 * i + 1;
    return i - t->leaves;
}

/* Appends the blocks of the dominance frontier of d that the query has not found yet to the answer. Removes each edge
 * that it finds from the tree and pushes it on t->taken, because no other block needs to find it again. Returns false
 * as soon as the query has found more than `limit` edges. live: see frontier_iterate. */
static bool def_frontier(Frontier *t, BlockId d, const bool *live, uint32_t limit, Blocks *answer) {
    const Cfg *c = t->cfg;
    uint32_t end = t->edge_first[c->dom_out[d]];
    uint32_t i = edge_find(t, t->edge_first[c->dom_in[d]], t->depth[d]);
    for (; i < end; i = edge_find(t, i + 1, t->depth[d])) {
        BlockId j = t->target[i];
        vec_push(&t->taken, i);
        leaf_set(t, i, UINT32_MAX);
        if (t->in_answer[j] != t->query && (!live || live[j])) {
            t->in_answer[j] = t->query;
            vec_push(answer, j);
        }
        if (t->taken.n > limit) return false;
    }
    return true;
}

bool frontier_iterate(Frontier *t, const BlockId *def, uint32_t n, const bool *live, uint32_t limit, Blocks *answer) {
    bool good = true;
    uint32_t old = answer->n;
    t->query++;
    for (uint32_t i = 0; good && i < n; i++) good = def_frontier(t, def[i], live, limit, answer);
    for (uint32_t i = old; good && i < answer->n; i++) good = def_frontier(t, answer->at[i], live, limit, answer);
    while (t->taken.n) {
        uint32_t edge = vec_pop(&t->taken);
        leaf_set(t, edge, t->depth[t->target[edge]]);
    }
    return good;
}
