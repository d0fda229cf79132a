/* cfg.c: the control flow graph of a function, computed on demand and dropped after use.
 *
 * Needs:  blocks that end in a terminator (an empty block, or one without, simply has no successors).
 * Gives:  successors and predecessors (one per edge, so a switch with two cases to one block is two of them),
 *         reverse post-order, where each instruction stands, and on request the dominator tree.
 * Costs:  linear, but for the dominators (edges times log of blocks at worst); no walk recurs.
 *
 * Dominators: Lengauer and Tarjan, "A Fast Algorithm for Finding Dominators in a Flowgraph", simple variant.
 * The iterative methods are shorter, but quadratic on a chain of tests that all leave to one block, which is
 * what generated code looks like. The tree is numbered, so that "a dominates b" is "b's interval in a's". */
#include "ir/ir.h"

#define NOWHERE UINT32_MAX

static void find_positions(Cfg *c, const Fn *f) {
    for (uint32_t v = 0; v < f->inst.n; v++)
        c->pos[v] = NOWHERE;
    each_block(f, b)
        for (uint32_t k = f->block.at[b].first, end = k + f->block.at[b].n; k < end; k++) {
            c->pos[f->order.at[k]] = k;
            c->block_of[f->order.at[k]] = b;
        }
}

/* The one look at the terminators; a block that is being built may not have one yet. */
static void find_succs(Cfg *c, const Fn *f) {
    VEC(BlockId) succ = {0};
    for (BlockId b = 0; b < c->nblock; b++) {
        c->succ_first[b] = succ.n;
        if (f->block.at[b].n > 0 && (op_flags(inst_at(f, block_term(f, b))) & OF_TERM))
            each_succ(f, block_term(f, b), to)
                vec_push(&succ, to);
    }
    c->succ_first[c->nblock] = succ.n;
    c->succ = succ.at;
}

/* Counting sort of the edges by target. The predecessors of a block stand in program order. */
static void find_preds(Cfg *c, const Fn *f) {
    uint32_t n = c->succ_first[c->nblock];
    for (uint32_t k = 0; k < n; k++)
        c->pred_first[c->succ[k] + 1]++;
    for (uint32_t b = 0; b < c->nblock; b++)
        c->pred_first[b + 1] += c->pred_first[b];
    c->pred = mem_alloc(((size_t)n + 1) * sizeof *c->pred);
    uint32_t *fill = mem_copy(c->pred_first, ((size_t)c->nblock + 1) * sizeof *fill);
    each_block(f, b)
        for (uint32_t k = c->succ_first[b]; k < c->succ_first[b + 1]; k++)
            c->pred[fill[c->succ[k]]++] = b;
    free(fill);
}

/* A depth-first walk from the entry. Blocks get numbers in the order they are met; parent[] and next[] (the
 * edge to look at next) are by that number and are the walk's stack. n is how many blocks were met. All
 * arrays are one allocation, at number. */
typedef struct Walk { uint32_t n, *number; BlockId *block; uint32_t *parent, *next; } Walk;

static void walk_enter(Walk *w, const Cfg *c, BlockId b, uint32_t from) {
    w->block[w->n] = b;
    w->parent[w->n] = from;
    w->next[w->n] = c->succ_first[b];
    w->number[b] = w->n++;
}

static Walk walk_blocks(const Cfg *c, BlockId *post) {
    size_t n = (size_t)c->nblock + 1;
    uint32_t *memory = mem_alloc(4 * n * sizeof *memory);
    Walk w = {0, memory, memory + n, memory + 2 * n, memory + 3 * n};
    for (uint32_t b = 0; b < c->nblock; b++)
        w.number[b] = NOWHERE;
    if (c->nblock == 0)
        return w;
    walk_enter(&w, c, 0, NOWHERE);
    for (uint32_t i = 0, done = 0; i != NOWHERE;) {
        uint32_t k = w.next[i], end = c->succ_first[w.block[i] + 1];
        while (k < end && w.number[c->succ[k]] != NOWHERE)
            k++;
        w.next[i] = k + 1;
        if (k < end) {
            walk_enter(&w, c, c->succ[k], i);
            i = w.n - 1;
        } else {
            if (post)
                post[done++] = w.block[i];
            i = w.parent[i];
        }
    }
    return w;
}

static void find_rpo(Cfg *c) {
    for (uint32_t b = 0; b < c->nblock; b++)
        c->rpo_index[b] = NOWHERE;
    Walk w = walk_blocks(c, c->rpo);
    c->nrpo = w.n;
    free(w.number);
    for (uint32_t i = 0, k = c->nrpo; i + 1 < k; i++) {
        BlockId b = c->rpo[i];
        c->rpo[i] = c->rpo[--k];
        c->rpo[k] = b;
    }
    for (uint32_t i = 0; i < c->nrpo; i++)
        c->rpo_index[c->rpo[i]] = i;
}

void cfg_build(Cfg *c, const Fn *f) {
    memset(c, 0, sizeof *c);
    c->nblock = f->block.n;
    size_t n = (size_t)c->nblock + 1, values = (size_t)f->inst.n + 1;
    uint32_t *memory = mem_alloc((4 * n + 2 * values) * sizeof *memory);
    c->succ_first = memory;
    c->pred_first = memory + n;
    c->rpo = memory + 2 * n;
    c->rpo_index = memory + 3 * n;
    c->pos = memory + 4 * n;
    c->block_of = c->pos + values;
    find_positions(c, f);
    find_succs(c, f);
    find_preds(c, f);
    find_rpo(c);
}

/* Lengauer and Tarjan's forest, over the numbers of the walk: label[v] is the vertex of least
 * semidominator on the path from v up to, and without, the root of its tree. */
typedef struct Forest { uint32_t *semi, *label, *up, *path; } Forest;

static uint32_t forest_eval(Forest *t, uint32_t v) {
    if (t->up[v] == NOWHERE)
        return t->label[v];
    uint32_t n = 0;
    for (uint32_t x = v; t->up[t->up[x]] != NOWHERE; x = t->up[x])
        t->path[n++] = x;
    while (n-- > 0) {                                        /* from the top down: compress */
        uint32_t x = t->path[n], a = t->up[x];
        if (t->semi[t->label[a]] < t->semi[t->label[x]])
            t->label[x] = t->label[a];
        t->up[x] = t->up[a];
    }
    return t->label[v];
}

/* idom[] by number of the walk. The vertices whose semidominator is s wait in a list (first[s], then
 * next[]) until the tree holds all that lies between. */
static void find_idoms(const Cfg *c, const Walk *w, uint32_t *idom) {
    size_t n = (size_t)w->n + 1;
    uint32_t *memory = mem_alloc(6 * n * sizeof *memory);
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
        if (idom[v] != t.semi[v])
            idom[v] = idom[idom[v]];
    free(memory);
}

/* Numbers the tree. idom[v] < v holds for every v > 0, so one sweep backwards gives the sizes of the
 * subtrees, and one forwards gives each node the interval behind what its parent has handed out so far. */
static void number_tree(Cfg *c, const Walk *w, const uint32_t *idom) {
    size_t n = (size_t)w->n + 1;
    uint32_t *size = mem_alloc(2 * n * sizeof *size), *next = size + n;
    for (uint32_t v = w->n; v-- > 0;) {
        size[v]++;
        if (v > 0)
            size[idom[v]] += size[v];
    }
    for (uint32_t v = 0; v < w->n; v++) {
        BlockId b = w->block[v];
        uint32_t in = v == 0 ? 0 : next[idom[v]];
        if (v > 0)
            next[idom[v]] += size[v];
        next[v] = in + 1;
        c->dom_in[b] = in;
        c->dom_out[b] = in + size[v];
        c->idom[b] = w->block[idom[v]];
    }
    free(size);
}

void cfg_dominators(Cfg *c, const Fn *f) {
    (void)f;
    size_t n = (size_t)c->nblock + 1;
    uint32_t *memory = mem_alloc(3 * n * sizeof *memory);
    c->idom = memory;
    c->dom_in = memory + n;
    c->dom_out = memory + 2 * n;
    for (uint32_t b = 0; b < c->nblock; b++)
        c->idom[b] = NOWHERE;
    Walk w = walk_blocks(c, NULL);
    uint32_t *idom = mem_alloc(((size_t)w.n + 1) * sizeof *idom);
    find_idoms(c, &w, idom);
    number_tree(c, &w, idom);
    free(idom);
    free(w.number);
}

bool cfg_dominates(const Cfg *c, BlockId a, BlockId b) {
    if (c->rpo_index[b] == NOWHERE)
        return true;
    return c->rpo_index[a] != NOWHERE && c->dom_in[a] <= c->dom_in[b] && c->dom_in[b] < c->dom_out[a];
}

bool cfg_value_dominates(const Cfg *c, const Fn *f, ValueId def, ValueId use) {
    if (def < f->nparam)
        return true;
    if (c->pos[def] == NOWHERE || c->pos[use] == NOWHERE)
        return false;
    if (c->block_of[def] == c->block_of[use])
        return c->pos[def] < c->pos[use];
    return cfg_dominates(c, c->block_of[def], c->block_of[use]);
}

/* succ_first and idom begin the two blocks of memory that hold the arrays of known size. */
void cfg_free(Cfg *c) {
    free(c->succ_first);
    free(c->succ);
    free(c->pred);
    free(c->idom);
    memset(c, 0, sizeof *c);
}
