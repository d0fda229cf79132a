/* divergence.c: propagates divergence from its sources along def-use edges and, from each branch on a
 * divergent condition, to the values that depend on the path taken.
 *
 * The sources are special registers that differ within a block, such as the thread ids, the results of atomics, va_arg
 * and of calls other than those of intrinsics that only compute, loads from memory that may change between the loads
 * of two threads (anything except constant memory, parameters and invariant loads), addresses of local memory, and the
 * parameters of functions that are not kernels.
 *
 * Threads that diverge at a branch reconverge at its immediate post-dominator at the latest. In the blocks
 * between the two, and at the post-dominator, a phi may select different inputs in different threads; a
 * value that is defined between them and used after them may come from different iterations of a loop.
 * Both are divergent. The region of each branch is walked separately. Because regions may be nested, the
 * walks share a budget that is linear in the size of the function; when it is used up, every value is
 * divergent. Every value is divergent, too, if a shallow look finds a source close to each branch.
 */
#include "analysis/divergence.h"

#include "ir/intrinsic.h"

enum { BUDGET = 32 }; /* steps that the walks over regions may take, per instruction and block of the function */

/* The state of divergence_build. */
typedef struct DivergenceWalk {
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Divergence *d;
    const Uses *uses;
    Cfg reversed;        /* the reversed graph, built on first use: node b + 1 is block b, node 0 joins all exits */
    uint32_t *stamp;     /* by block: 1 + the branch whose region it was in last */
    VEC(ValueId) work;   /* divergent values and terminators whose users are not marked yet */
    VEC(BlockId) region; /* of the branch whose region is walked */
    uint64_t budget;     /* steps left for the walks over regions */
} DivergenceWalk;

/* ------------------------------------------------------------------------------------------------ sources */

/* Reports whether the result of call v may differ between threads although its arguments do not. False only for an
 * intrinsic that just computes, and one that reads a special register with one value for the block. */
static bool call_is_source(const DivergenceWalk *w, ValueId v) {
    uint32_t row = call_intrinsic(w->m, w->f, v);
    if (!row) return true;
    uint32_t flags = intrinsic_at(row)->flags;
    if (flags & INF_SREG) return !(flags & INF_UNIFORM);
    return !(flags & INF_PURE) || flags & (INF_CONVERGENT | INF_READ | INF_WRITE);
}

/* Reports whether two threads may load different values with load v from one address: it is volatile or atomic, or
 * the memory may change in between, that is, it is not constant or param memory and there is no !invariant.load. */
static bool load_is_source(const DivergenceWalk *w, ValueId v) {
    const Inst *in = inst_at(w->f, v);
    uint32_t space = ref_space(w->m, w->f, inst_op(w->f, v, 0));
    if (in->flags & IF_VOLATILE || in->mem.order) return true;
    return space != SPACE_CONST && space != SPACE_PARAM && !inst_attach(w->f, w->m, v, "invariant.load");
}

/* Reports whether v may differ between threads although its operands do not: it is such a call or load, an alloca,
 * an atomic or a va_arg. */
static bool is_source(const DivergenceWalk *w, ValueId v) {
    switch (inst_at(w->f, v)->op) {
    case OP_CALL: return call_is_source(w, v);
    case OP_LOAD: return load_is_source(w, v);
    case OP_ALLOCA:
    case OP_ATOMICRMW:
    case OP_CMPXCHG:
    case OP_VA_ARG: return true;
    default: return false;
    }
}

/* --------------------------------------------------------------------------------------- post-dominators */

/* Makes one of the two passes that build the edges of the reversed graph. With `count`, counts the edges of node i in
 * succ_first[i + 2] and pred_first[i + 2]; without, writes them to succ and pred. Each block without successors gets an
 * edge from node 0. */
static void reversed_edges(DivergenceWalk *w, bool count) {
    Cfg *r = &w->reversed;
    for (BlockId b = 0; b < w->cfg->nblock; b++) {
        uint32_t first = w->cfg->succ_first[b], end = w->cfg->succ_first[b + 1];
        for (uint32_t k = first; k < end || k == first; k++) {
            uint32_t from = k < end ? w->cfg->succ[k] + 1 : 0, to = b + 1; /* the reversed edge */
            if (count) r->succ_first[from + 2]++, r->pred_first[to + 2]++;
            else r->succ[r->succ_first[from + 1]++] = to, r->pred[r->pred_first[to + 1]++] = from;
        }
    }
}

/* Builds the reversed graph with its dominators, which are the post-dominators of the function, unless
 * it exists already. */
static void reversed_build(DivergenceWalk *w) {
    Cfg *r = &w->reversed;
    if (r->idom) return;
    r->nblock = w->cfg->nblock + 1;
    size_t n = (size_t)r->nblock + 2, edges = (size_t)w->cfg->succ_first[w->cfg->nblock] + r->nblock;
    r->succ_first = mem_alloc(2 * (n + edges) * sizeof *r->succ_first);
    r->pred_first = r->succ_first + n;
    r->succ = r->pred_first + n;
    r->pred = r->succ + edges;
    reversed_edges(w, true);
    for (uint32_t b = 0; b < r->nblock; b++) {
        r->succ_first[b + 2] += r->succ_first[b + 1];
        r->pred_first[b + 2] += r->pred_first[b + 1];
    }
    reversed_edges(w, false);
    cfg_dominators(r);
}

/* Returns the immediate post-dominator of b; UINT32_MAX if it is the common exit (node 0) or if no path from b
 * reaches an exit. Needs reversed_build. */
static BlockId post_dominator(const DivergenceWalk *w, BlockId b) {
    uint32_t node = w->reversed.idom[b + 1];
    return node == UINT32_MAX || node == 0 ? UINT32_MAX : node - 1;
}

/* ---------------------------------------------------------------------------------------------- propagation */

/* Marks a value as divergent and puts it on the worklist, unless it is marked already. */
static void mark_divergent(DivergenceWalk *w, ValueId v) {
    if (w->d->divergent[v]) return;
    w->d->divergent[v] = 1;
    vec_push(&w->work, v);
}

/* Marks all phis of a block as divergent and puts them on the worklist. */
static void phis_mark(DivergenceWalk *w, BlockId b) {
    each_inst_in(w->f, b, v) {
        if (op_flags(inst_at(w->f, v)) & OF_DEBUG) continue;
        if (inst_at(w->f, v)->op != OP_PHI) return;
        mark_divergent(w, v);
    }
}

/* Subtracts steps from the budget, down to 0. Returns true if something is left. */
static bool spend(DivergenceWalk *w, uint32_t steps) {
    w->budget -= w->budget < steps ? w->budget : steps;
    return w->budget;
}

/* Appends the successors of `from` that are not in the region yet to w->region, except the block `meet`, where the
 * region ends, and marks their phis as divergent. w->stamp has the value `mark` for the blocks of this region. */
static void region_step(DivergenceWalk *w, BlockId from, BlockId meet, uint32_t mark) {
    for (uint32_t k = w->cfg->succ_first[from]; k < w->cfg->succ_first[from + 1]; k++) {
        BlockId to = w->cfg->succ[k];
        if (to == meet || w->stamp[to] == mark) continue;
        w->stamp[to] = mark;
        vec_push(&w->region, to);
        phis_mark(w, to);
    }
}

/* Marks the values that depend on the path taken at the divergent branch that ends block b: the phis of its region
 * and of its post-dominator, and the users outside the region of values that are defined in it. Stops when the budget
 * is used up. */
static void branch_mark(DivergenceWalk *w, BlockId b) {
    reversed_build(w);
    BlockId meet = post_dominator(w, b);
    uint32_t mark = b + 1;
    w->region.n = 0;
    if (meet != UINT32_MAX) phis_mark(w, meet);
    region_step(w, b, meet, mark);
    for (uint32_t i = 0; i < w->region.n; i++) region_step(w, w->region.at[i], meet, mark);
    for (uint32_t i = 0; i < w->region.n; i++) {
        if (!spend(w, 1)) return;
        each_inst_in(w->f, w->region.at[i], v) {
            if (!spend(w, 1 + w->uses->first[v + 1] - w->uses->first[v])) return;
            for (uint32_t k = w->uses->first[v]; k < w->uses->first[v + 1]; k++)
                if (w->stamp[w->cfg->block_of[w->uses->at[k]]] != mark) mark_divergent(w, w->uses->at[k]);
        }
    }
}

/* ------------------------------------------------------------------------------------------- shallow look */

enum { SHALLOW_DEPTH = 4, SHALLOW_STEPS = 16 };

/* Reports whether r is a source or depends on one that is at most SHALLOW_DEPTH steps from the branch condition along
 * operands; r itself is `depth` steps from it. A parameter of a function other than a kernel counts as a source.
 * Decrements *steps for each value that it visits, and returns false when none are left. */
static bool depends_on_source(const DivergenceWalk *w, Ref r, bool kernel, uint32_t depth, uint32_t *steps) {
    if (!ref_is(r, REF_VALUE) || depth > SHALLOW_DEPTH || !*steps) return false;
    ValueId v = ref_index(r);
    --*steps;
    if (v < w->f->nparam) return !kernel;
    if (is_source(w, v)) return true;
    for (uint32_t i = 0; i < inst_at(w->f, v)->nopnd; i++)
        if (depends_on_source(w, inst_op(w->f, v, i), kernel, depth + 1, steps)) return true;
    return false;
}

/* Reports whether the condition of each reachable conditional branch or switch depends on a source within a few steps
 * (depends_on_source); true if there is no such branch. Unoptimised code, which keeps its variables in memory, is like
 * that, and few of its values are uniform. */
static bool branches_depend_on_sources(const DivergenceWalk *w, bool kernel) {
    each_block(w->f, b) {
        const Inst *term = inst_at(w->f, block_term(w->f, b));
        uint32_t steps = SHALLOW_STEPS;
        bool choice = term->nopnd > 1 && w->cfg->rpo_index[b] != UINT32_MAX;
        if (choice && !depends_on_source(w, inst_op(w->f, block_term(w->f, b), 0), kernel, 0, &steps)) return false;
    }
    return true;
}

void divergence_build(Divergence *d, Module *m, Fn *f, const Cfg *cfg, bool kernel) {
    DivergenceWalk w = {.m = m, .f = f, .cfg = cfg, .d = d};
    d->divergent = mem_alloc(f->inst.n + 1);
    if (branches_depend_on_sources(&w, kernel)) {
        memset(d->divergent, 1, f->inst.n);
        return;
    }
    w.uses = fn_uses(f);
    w.stamp = mem_alloc((cfg->nblock + 1) * sizeof *w.stamp);
    w.budget = (uint64_t)BUDGET * (f->inst.n + cfg->nblock + 16);
    for (uint32_t i = 0; i < f->nparam && !kernel; i++) mark_divergent(&w, i);
    each_inst(f, b, v)
        if (is_source(&w, v)) mark_divergent(&w, v);
    while (w.work.n && w.budget) {
        ValueId v = vec_pop(&w.work);
        if (op_flags(inst_at(f, v)) & OF_TERM) branch_mark(&w, cfg->block_of[v]);
        for (uint32_t k = w.uses->first[v]; k < w.uses->first[v + 1]; k++) mark_divergent(&w, w.uses->at[k]);
    }
    if (!w.budget) memset(d->divergent, 1, f->inst.n);
    cfg_free(&w.reversed);
    free(w.stamp);
    vec_free(&w.work), vec_free(&w.region);
}

void divergence_free(Divergence *d) {
    free(d->divergent);
    d->divergent = NULL;
}
