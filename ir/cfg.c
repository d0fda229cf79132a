/* cfg.c: the control flow graph of a function, computed on demand and dropped after use.
 *
 * Needs:  blocks that end in a terminator (an empty block, or one without, simply has no successors).
 * Gives:  successors and predecessors (one per edge, so a switch with two cases to one block is two of them),
 *         reverse post-order, where each instruction stands, and on request the dominator tree.
 * Costs:  linear, but for the dominators (edges times log of blocks at worst); no walk recurs.
 *
 * Dominators: Lengauer and Tarjan, "A Fast Algorithm for Finding Dominators in a Flowgraph", the simple variant.
 * The iterative methods are shorter, but quadratic on a chain of tests that all leave to one block, which is what
 * generated code looks like. The tree is numbered, so that "a dominates b" is "b's interval lies in a's". */
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

/* A depth-first walk from the entry. Blocks get numbers in the order they are met; parent[] and next[] (the edge to
 * look at next) are by that number and are the walk's stack. n is how many blocks were met. */
typedef struct Walk { uint32_t n, *number; BlockId *block; uint32_t *parent, *next; } Walk;

static void walk_free(Walk *w) {
    free(w->number);
    free(w->block);
    free(w->parent);
    free(w->next);
}

static void walk_enter(Walk *w, const Cfg *c, BlockId b, uint32_t from) {
    w->block[w->n] = b;
    w->parent[w->n] = from;
    w->next[w->n] = c->succ_first[b];
    w->number[b] = w->n++;
}

static Walk walk_blocks(const Cfg *c, BlockId *post) {
    size_t bytes = ((size_t)c->nblock + 1) * sizeof(uint32_t);
    Walk w = {0, mem_alloc(bytes), mem_alloc(bytes), mem_alloc(bytes), mem_alloc(bytes)};
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
    walk_free(&w);
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
    c->succ_first = mem_alloc(((size_t)c->nblock + 1) * sizeof *c->succ_first);
    c->pred_first = mem_alloc(((size_t)c->nblock + 1) * sizeof *c->pred_first);
    c->rpo = mem_alloc(((size_t)c->nblock + 1) * sizeof *c->rpo);
    c->rpo_index = mem_alloc(((size_t)c->nblock + 1) * sizeof *c->rpo_index);
    c->pos = mem_alloc(((size_t)f->inst.n + 1) * sizeof *c->pos);
    c->block_of = mem_alloc(((size_t)f->inst.n + 1) * sizeof *c->block_of);
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
    size_t bytes = ((size_t)w->n + 1) * sizeof(uint32_t);
    Forest t = {mem_alloc(bytes), mem_alloc(bytes), mem_alloc(bytes), mem_alloc(bytes)};
    uint32_t *first = mem_alloc(bytes), *next = mem_alloc(bytes);
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
    free(t.semi);
    free(t.label);
    free(t.up);
    free(t.path);
    free(first);
    free(next);
}

/* Numbers the tree. idom[v] < v holds for every v > 0, so one sweep backwards gives the sizes of the
 * subtrees, and one forwards gives each node the interval behind what its parent has handed out so far. */
static void number_tree(Cfg *c, const Walk *w, const uint32_t *idom) {
    size_t bytes = ((size_t)w->n + 1) * sizeof(uint32_t);
    uint32_t *size = mem_alloc(bytes), *next = mem_alloc(bytes);
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
    free(next);
}

void cfg_dominators(Cfg *c, const Fn *f) {
    (void)f;
    size_t bytes = ((size_t)c->nblock + 1) * sizeof(uint32_t);
    c->idom = mem_alloc(bytes);
    c->dom_in = mem_alloc(bytes);
    c->dom_out = mem_alloc(bytes);
    for (uint32_t b = 0; b < c->nblock; b++)
        c->idom[b] = NOWHERE;
    Walk w = walk_blocks(c, NULL);
    uint32_t *idom = mem_alloc(((size_t)w.n + 1) * sizeof *idom);
    find_idoms(c, &w, idom);
    number_tree(c, &w, idom);
    free(idom);
    walk_free(&w);
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

void cfg_free(Cfg *c) {
    free(c->succ_first);
    free(c->succ);
    free(c->pred_first);
    free(c->pred);
    free(c->rpo);
    free(c->rpo_index);
    free(c->idom);
    free(c->dom_in);
    free(c->dom_out);
    free(c->pos);
    free(c->block_of);
    memset(c, 0, sizeof *c);
}
