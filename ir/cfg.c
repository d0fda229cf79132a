/* cfg.c: the control flow graph of a function, computed on demand.
 *
 * Needs:  blocks that end in a terminator. A block without one has no successors.
 * Gives:  successors and predecessors (one per edge: a switch with two cases to one block has two edges to it),
 *         reverse post-order, the position of each instruction, and on request the dominator tree.
 * Costs:  linear time, except for dominators (edges times the logarithm of blocks). Nothing recurses.
 *
 * Dominators: Lengauer and Tarjan, "A Fast Algorithm for Finding Dominators in a Flowgraph" (1979), the
 * simple variant. The iterative algorithms are shorter, but quadratic on a chain of tests that all branch to
 * one exit block, which is common in generated code. Each node of the tree has an interval of numbers, and a
 * dominates b if the interval of a contains that of b. */
#include "ir/ir.h"

#define NOWHERE UINT32_MAX

/* Fills in c->pos and c->block_of; values that are not placed get NOWHERE and block 0. */
static void find_positions(Cfg *c, const Fn *f) {
    memset(c->pos, 0xff, f->inst.n * sizeof *c->pos); /* NOWHERE */
    memset(c->block_of, 0, f->inst.n * sizeof *c->block_of);
    each_block(f, b) {
        const ValueId *order = f->order.at;
        for (uint32_t k = f->block.at[b].first, end = k + f->block.at[b].n; k < end; k++) {
            c->pos[order[k]] = k;
            c->block_of[order[k]] = b;
        }
    }
}

/* Returns the first operand of the terminator of b and sets *n to the number of its operands. These are the successors
 * and others, such as a condition. Returns NULL, and *n = 0, if b has no terminator or the terminator has no
 * operands. */
static const Ref *term_operands(const Fn *f, BlockId b, uint32_t *n) {
    const Inst *term = f->block.at[b].n > 0 ? inst_at(f, block_term(f, b)) : NULL;
    *n = term && (op_flags(term) & OF_TERM) ? term->nopnd : 0;
    return *n ? f->opnd.at + term->opnd : NULL;
}

/* Fills in the successors of each block, in the order of the operands of its terminator. */
static void find_succs(Cfg *c, const Fn *f) {
    uint32_t edges = 0, n;
    for (BlockId b = 0; b < c->nblock; b++) {
        c->succ_first[b] = edges;
        const Ref *op = term_operands(f, b, &n);
        for (uint32_t i = 0; i < n; i++)
            if (ref_is(op[i], REF_BLOCK)) c->succ[edges++] = ref_index(op[i]);
    }
    c->succ_first[c->nblock] = edges;
}

/* Fills in the predecessors of each block, in program order: sorts the edges by target with a counting sort. While the
 * predecessors of b are stored, pred_first[b + 1] is the index in pred for the next one; at the end it is the first
 * index of b + 1. */
static void find_preds(Cfg *c, const Fn *f) {
    uint32_t n = c->succ_first[c->nblock];
    memset(c->pred_first, 0, ((size_t)c->nblock + 2) * sizeof *c->pred_first);
    for (uint32_t k = 0; k < n; k++) c->pred_first[c->succ[k] + 2]++;
    for (uint32_t b = 0; b < c->nblock; b++) c->pred_first[b + 2] += c->pred_first[b + 1];
    each_block(f, b)
        for (uint32_t k = c->succ_first[b]; k < c->succ_first[b + 1]; k++) c->pred[c->pred_first[c->succ[k] + 1]++] = b;
}

enum { DFS_ARRAYS = 4 }; /* the number of arrays in DfsWalk */

/* The result of a depth-first search from the entry. number[b] is the preorder number of block b, NOWHERE if it is
 * unreachable; block[] is the inverse. n: the number of reachable blocks. parent[] (a preorder number) and next[] (the
 * next edge to follow, an index into Cfg.succ) are indexed by preorder number; during the search they are its stack. */
typedef struct DfsWalk {
    uint32_t n, *number;
    BlockId *block;
    uint32_t *parent, *next;
} DfsWalk;

/* Gives the next preorder number to block b, which is visited for the first time, over an edge from the block with
 * preorder number `from`. */
static void dfs_enter(DfsWalk *w, const Cfg *c, BlockId b, uint32_t from) {
    w->block[w->n] = b;
    w->parent[w->n] = from;
    w->next[w->n] = c->succ_first[b];
    w->number[b] = w->n++;
}

/* Runs the search and returns its result. The arrays are in `memory`, DFS_ARRAYS words for each block, which the caller
 * provides and frees. post: if not NULL, is set to the reachable blocks in post-order. */
static DfsWalk dfs_blocks(const Cfg *c, BlockId *post, uint32_t *memory) {
    size_t n = c->nblock;
    DfsWalk w = {0, memory, memory + n, memory + 2 * n, memory + 3 * n};
    memset(w.number, 0xff, n * sizeof *w.number); /* NOWHERE */
    if (c->nblock == 0) return w;
    dfs_enter(&w, c, 0, NOWHERE);
    for (uint32_t i = 0, done = 0; i != NOWHERE;) {
        uint32_t k = w.next[i], end = c->succ_first[w.block[i] + 1];
        while (k < end && w.number[c->succ[k]] != NOWHERE) k++;
        w.next[i] = k + 1;
        if (k < end) {
            dfs_enter(&w, c, c->succ[k], i);
            i = w.n - 1;
        } else {
            if (post) post[done++] = w.block[i];
            i = w.parent[i];
        }
    }
    return w;
}

/* Fills in rpo, nrpo and rpo_index. */
static void find_rpo(Cfg *c) {
    memset(c->rpo_index, 0xff, c->nblock * sizeof *c->rpo_index); /* NOWHERE */
    uint32_t *memory = mem_resize(NULL, DFS_ARRAYS * (size_t)c->nblock * sizeof *memory);
    c->nrpo = dfs_blocks(c, c->rpo, memory).n;
    free(memory);
    for (uint32_t i = 0, k = c->nrpo; i + 1 < k; i++) {
        BlockId b = c->rpo[i];
        c->rpo[i] = c->rpo[--k];
        c->rpo[k] = b;
    }
    for (uint32_t i = 0; i < c->nrpo; i++) c->rpo_index[c->rpo[i]] = i;
}

/* Allocates all arrays as parts of one allocation, which begins with succ_first. */
void cfg_build(Cfg *c, const Fn *f) {
    size_t n = (size_t)f->block.n + 2, values = (size_t)f->inst.n, edges = 0;
    for (BlockId b = 0; b < f->block.n; b++) {
        uint32_t more;
        term_operands(f, b, &more);
        edges += more;
    }
    uint32_t *memory = mem_resize(NULL, (4 * n + 2 * values + 2 * edges) * sizeof *memory);
    *c = (Cfg){.nblock = f->block.n, .succ_first = memory};
    c->pred_first = memory + n;
    c->rpo = memory + 2 * n;
    c->rpo_index = memory + 3 * n;
    c->pos = memory + 4 * n;
    c->block_of = c->pos + values;
    c->succ = c->block_of + values;
    c->pred = c->succ + edges;
    find_positions(c, f);
    find_succs(c, f);
    find_preds(c, f);
    find_rpo(c);
}

/* The forest of Lengauer and Tarjan. Its vertices are preorder numbers. semi[v]: the semidominator of v; up[v]: an
 * ancestor of v, NOWHERE if v is a root; label[v]: the vertex with the least semidominator on the path from v up to,
 * but not including, up[v]; path: memory for one path. */
typedef struct Forest {
    uint32_t *semi, *label, *up, *path;
} Forest;

/* Returns the vertex with the least semidominator on the path from v to the root of its tree, excluding the root; v
 * itself if v is a root. Compresses the path. */
static uint32_t forest_eval(Forest *t, uint32_t v) {
    if (t->up[v] == NOWHERE) return t->label[v];
    uint32_t n = 0;
    for (uint32_t x = v; t->up[t->up[x]] != NOWHERE; x = t->up[x]) t->path[n++] = x;
    while (n-- > 0) { /* compress the path from the top down */
        uint32_t x = t->path[n], a = t->up[x];
        if (t->semi[t->label[a]] < t->semi[t->label[x]]) t->label[x] = t->label[a];
        t->up[x] = t->up[a];
    }
    return t->label[v];
}

enum { IDOM_ARRAYS = 6 }; /* the number of arrays that find_idoms needs */

/* Sets idom[v] to the immediate dominator of v for each v > 0, both preorder numbers; the caller sets idom[0]. The
 * bucket of s is the linked list first[s], next[first[s]], ...: the vertices whose semidominator is s, until the path
 * from s to them is in the forest. memory: IDOM_ARRAYS words for each block, which need not be initialised. */
static void find_idoms(const Cfg *c, const DfsWalk *w, uint32_t *idom, uint32_t *memory) {
    size_t n = w->n;
    Forest t = {memory, memory + n, memory + 2 * n, memory + 3 * n};
    uint32_t *first = memory + 4 * n, *next = memory + 5 * n;
    for (uint32_t v = 0; v < w->n; v++) {
        t.semi[v] = t.label[v] = v;
        t.up[v] = first[v] = NOWHERE;
    }
    for (uint32_t v = w->n; v-- > 1;) {
        BlockId b = w->block[v];
        for (uint32_t k = c->pred_first[b]; k < c->pred_first[b + 1]; k++) {
            uint32_t from = w->number[c->pred[k]];
            if (from != NOWHERE) {
                uint32_t s = t.semi[forest_eval(&t, from)];
                t.semi[v] = s < t.semi[v] ? s : t.semi[v];
            }
        }
        next[v] = first[t.semi[v]];
        first[t.semi[v]] = v;
        uint32_t p = t.up[v] = w->parent[v];
        for (uint32_t x = first[p]; x != NOWHERE; x = next[x]) {
            uint32_t u = forest_eval(&t, x);
            idom[x] = t.semi[u] < t.semi[x] ? u : p;
        }
        first[p] = NOWHERE;
    }
    for (uint32_t v = 1; v < w->n; v++)
        if (idom[v] != t.semi[v]) idom[v] = idom[idom[v]];
}

/* Fills in c->idom, c->dom_in and c->dom_out of the reachable blocks from `idom`, which is indexed by and contains
 * preorder numbers. Because idom[v] < v for every v > 0, one backward sweep computes the sizes of the subtrees, and one
 * forward sweep gives each node the next unused part of the interval of its parent. memory: two words for each
 * block. */
static void number_tree(Cfg *c, const DfsWalk *w, const uint32_t *idom, uint32_t *memory) {
    uint32_t *size = memory, *next = size + w->n;
    for (uint32_t v = 0; v < w->n; v++) size[v] = 1;
    for (uint32_t v = w->n; v-- > 1;) size[idom[v]] += size[v];
    for (uint32_t v = 0; v < w->n; v++) {
        BlockId b = w->block[v];
        uint32_t in = v == 0 ? 0 : next[idom[v]];
        if (v > 0) next[idom[v]] += size[v];
        next[v] = in + 1;
        c->dom_in[b] = in;
        c->dom_out[b] = in + size[v];
        c->idom[b] = w->block[idom[v]];
    }
}

/* Allocates the arrays of the tree as parts of one allocation, which begins with idom. */
void cfg_dominators(Cfg *c) {
    size_t n = c->nblock;
    c->idom = mem_alloc(3 * n * sizeof *c->idom);
    c->dom_in = c->idom + n;
    c->dom_out = c->idom + 2 * n;
    memset(c->idom, 0xff, n * sizeof *c->idom); /* NOWHERE */
    uint32_t *memory = mem_resize(NULL, (DFS_ARRAYS + IDOM_ARRAYS + 1) * n * sizeof *memory);
    uint32_t *idom = memory + DFS_ARRAYS * n, *rest = idom + n;
    DfsWalk w = dfs_blocks(c, NULL, memory);
    if (n) idom[0] = 0;
    find_idoms(c, &w, idom, rest);
    number_tree(c, &w, idom, rest);
    free(memory);
}

/* Reports whether b is reachable and the function ends there, but not in unreachable. */
static bool block_is_end(const Cfg *c, const Fn *f, BlockId b) {
    return c->rpo_index[b] != NOWHERE && c->succ_first[b] == c->succ_first[b + 1] &&
           inst_at(f, block_term(f, b))->op != OP_UNREACHABLE;
}

/* Computes the dominators of the graph with its edges turned round, in which block b is node b + 1, and node 0 leads to
 * all blocks at which the function ends. A block that ends in unreachable is not reached from there, so its edges do
 * not count. */
BlockId *cfg_postdominators(const Cfg *c, const Fn *f) {
    size_t n = (size_t)c->nblock + 1, edges = c->succ_first[c->nblock] + n;
    uint32_t *memory = mem_resize(NULL, ((DFS_ARRAYS + IDOM_ARRAYS + 3) * n + 2 * edges + 4) * sizeof *memory);
    Cfg r = {.nblock = (uint32_t)n, .succ_first = memory, .pred_first = memory + n + 1};
    r.succ = r.pred_first + n + 1;
    r.pred = r.succ + edges;
    uint32_t nsucc = 0, npred = 0, *idom = r.pred + edges, *rest = idom + n;
    r.succ_first[0] = r.pred_first[0] = 0;
    for (BlockId b = 0; b < c->nblock; b++)
        if (block_is_end(c, f, b)) r.succ[nsucc++] = b + 1;
    for (BlockId b = 0; b < c->nblock; b++) {
        r.succ_first[b + 1] = nsucc, r.pred_first[b + 1] = npred;
        for (uint32_t k = c->pred_first[b]; k < c->pred_first[b + 1]; k++) r.succ[nsucc++] = c->pred[k] + 1;
        for (uint32_t k = c->succ_first[b]; k < c->succ_first[b + 1]; k++) r.pred[npred++] = c->succ[k] + 1;
        if (block_is_end(c, f, b)) r.pred[npred++] = 0;
    }
    r.succ_first[n] = nsucc, r.pred_first[n] = npred;
    DfsWalk w = dfs_blocks(&r, NULL, rest + IDOM_ARRAYS * n);
    idom[0] = 0;
    find_idoms(&r, &w, idom, rest);
    BlockId *result = mem_resize(NULL, n * sizeof *result);
    for (BlockId b = 0; b < c->nblock; b++) {
        uint32_t v = w.number[b + 1];
        result[b] = v == NOWHERE || c->rpo_index[b] == NOWHERE ? NOWHERE : w.block[idom[v]] - 1; /* 0 - 1 is NOWHERE */
    }
    free(memory);
    return result;
}

bool cfg_dominates(const Cfg *c, BlockId a, BlockId b) {
    if (c->rpo_index[b] == NOWHERE) return true;
    return c->rpo_index[a] != NOWHERE && c->dom_in[a] <= c->dom_in[b] && c->dom_in[b] < c->dom_out[a];
}

bool cfg_value_dominates(const Cfg *c, const Fn *f, ValueId def, ValueId use) {
    if (def < f->nparam) return true;
    if (c->pos[def] == NOWHERE || c->pos[use] == NOWHERE) return false;
    if (c->block_of[def] == c->block_of[use]) return c->pos[def] < c->pos[use];
    return cfg_dominates(c, c->block_of[def], c->block_of[use]);
}

void cfg_free(Cfg *c) {
    free(c->succ_first);
    free(c->idom);
    memset(c, 0, sizeof *c);
}

bool cfg_equal(const Cfg *x, const Cfg *y, const Fn *f) {
    size_t blocks = y->nblock * sizeof *y->rpo, edges = y->succ_first[y->nblock] * sizeof *y->succ;
    if (x->nblock != y->nblock || x->nrpo != y->nrpo) return false;
    each_inst(f, b, v)
        if (x->pos[v] != y->pos[v] || x->block_of[v] != y->block_of[v]) return false;
    return !memcmp(x->succ_first, y->succ_first, blocks + sizeof *y->rpo) && !memcmp(x->succ, y->succ, edges) &&
           !memcmp(x->pred_first, y->pred_first, blocks + sizeof *y->rpo) && !memcmp(x->pred, y->pred, edges) &&
           !memcmp(x->rpo, y->rpo, y->nrpo * sizeof *y->rpo) && !memcmp(x->rpo_index, y->rpo_index, blocks) &&
           !memcmp(x->idom, y->idom, blocks);
}

const Cfg *fn_cfg(const Fn *f) {
    Cfg *c = f->cfg;
    if (c->kept) return c;
    cfg_free(c);
    cfg_build(c, f);
    cfg_dominators(c);
    c->kept = true;
    return c;
}

void fn_changed(Fn *f) {
    f->cfg->kept = false;
    f->uses->kept = false;
    f->references->kept = false;
    f->asked = 0;
    f->ops = 0;
}
