/* divergence.c: divergence spreads from its sources along uses and, behind a branch on a divergent
 * condition, to what depends on the way that was taken.
 *
 * Sources are what tells threads apart: their ids, results of calls and of atomics, loads of what may have
 * changed between one thread's load and another's (anything but constant memory, parameters and invariant
 * loads), addresses of local memory, parameters of functions that are no kernels.
 *
 * Threads that part at a branch meet again at its immediate post-dominator at the latest. In the blocks
 * between, and at the meeting place, a phi may get its value on different ways; a value that is made
 * between and used behind may be of different rounds of a loop. Both are divergent. Each branch's region
 * is walked by itself; regions may lie within each other, so the walks have a budget that is linear in the
 * function: behind it everything is divergent. So it is where each branch is seen to be at a glance. */
#include "analysis/divergence.h"

#include "ir/intrinsic.h"

enum { BUDGET = 32 };        /* steps for each instruction and block */

typedef struct Walk {
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Divergence *d;
    Uses uses;
    Cfg back;                /* the graph backwards, once it is asked for: node b + 1 is block b, node 0 is */
                             /* behind all exits */
    uint32_t *stamp;         /* by block: 1 + the branch whose region it was last in */
    VEC(ValueId) work;
    VEC(BlockId) region;
    uint64_t budget;
} Walk;

/* ------------------------------------------------------------------------------------------------ sources */

static bool call_is_source(const Walk *w, ValueId v) {
    uint32_t row = call_intrinsic(w->m, w->f, v);
    if (!row) return true;
    uint32_t flags = intrinsic_at(row)->flags;
    if (flags & INF_SREG) return !(flags & INF_UNIFORM);
    return !(flags & INF_PURE) || flags & (INF_CONVERGENT | INF_READ | INF_WRITE);
}

static bool load_is_source(const Walk *w, ValueId v) {
    const Inst *in = inst_at(w->f, v);
    uint32_t space = type_space(w->m, type_scalar(w->m, ref_type(w->m, w->f, inst_op(w->f, v, 0))));
    if (in->flags & IF_VOLATILE || in->mem.order) return true;
    return space != SPACE_CONST && space != SPACE_PARAM && !inst_attach(w->f, w->m, v, "invariant.load");
}

static bool is_source(const Walk *w, ValueId v) {
    switch (inst_at(w->f, v)->op) {
    case OP_CALL: return call_is_source(w, v);
    case OP_LOAD: return load_is_source(w, v);
    case OP_ALLOCA: case OP_ATOMICRMW: case OP_CMPXCHG: case OP_VA_ARG: return true;
    default: return false;
    }
}

/* --------------------------------------------------------------------------------------- post-dominators */

static void back_edges(Walk *w, bool count) {
    Cfg *r = &w->back;
    for (BlockId b = 0; b < w->cfg->nblock; b++) {
        uint32_t first = w->cfg->succ_first[b], end = w->cfg->succ_first[b + 1];
        for (uint32_t k = first; k < end || k == first; k++) {
            uint32_t from = k < end ? w->cfg->succ[k] + 1 : 0, to = b + 1;       /* backwards */
            if (count) r->succ_first[from + 2]++, r->pred_first[to + 2]++;
            else r->succ[r->succ_first[from + 1]++] = to, r->pred[r->pred_first[to + 1]++] = from;
        }
    }
}

static void back_build(Walk *w) {
    Cfg *r = &w->back;
    if (r->idom) return;
    r->nblock = w->cfg->nblock + 1;
    size_t n = (size_t)r->nblock + 2, edges = (size_t)w->cfg->succ_first[w->cfg->nblock] + r->nblock;
    r->succ_first = mem_alloc(2 * (n + edges) * sizeof *r->succ_first);
    r->pred_first = r->succ_first + n;
    r->succ = r->pred_first + n;
    r->pred = r->succ + edges;
    back_edges(w, true);
    for (uint32_t b = 0; b < r->nblock; b++) {
        r->succ_first[b + 2] += r->succ_first[b + 1];
        r->pred_first[b + 2] += r->pred_first[b + 1];
    }
    back_edges(w, false);
    cfg_dominators(r, w->f);
}

/* Where all ways from b meet; UINT32_MAX: only behind the function's end, or nowhere. */
static BlockId meeting_place(const Walk *w, BlockId b) {
    uint32_t node = w->back.idom[b + 1];
    return node == UINT32_MAX || node == 0 ? UINT32_MAX : node - 1;
}

/* ---------------------------------------------------------------------------------------------- spreading */

static void spread(Walk *w, ValueId v) {
    if (w->d->divergent[v]) return;
    w->d->divergent[v] = 1;
    vec_push(&w->work, v);
}

static void phis_spread(Walk *w, BlockId b) {
    each_inst_in(w->f, b, v) {
        if (op_flags(inst_at(w->f, v)) & OF_DEBUG) continue;
        if (inst_at(w->f, v)->op != OP_PHI) return;
        spread(w, v);
    }
}

static bool spend(Walk *w, uint32_t steps) {
    w->budget -= w->budget < steps ? w->budget : steps;
    return w->budget;
}

static void region_step(Walk *w, BlockId from, BlockId meet, uint32_t mark) {
    for (uint32_t k = w->cfg->succ_first[from]; k < w->cfg->succ_first[from + 1]; k++) {
        BlockId to = w->cfg->succ[k];
        if (to == meet || w->stamp[to] == mark) continue;
        w->stamp[to] = mark;
        vec_push(&w->region, to);
        phis_spread(w, to);
    }
}

/* The condition of the terminator of block b is divergent. */
static void branch_spread(Walk *w, BlockId b) {
    back_build(w);
    BlockId meet = meeting_place(w, b);
    uint32_t mark = b + 1;
    w->region.n = 0;
    if (meet != UINT32_MAX) phis_spread(w, meet);
    region_step(w, b, meet, mark);
    for (uint32_t i = 0; i < w->region.n; i++) region_step(w, w->region.at[i], meet, mark);
    for (uint32_t i = 0; i < w->region.n; i++) {
        if (!spend(w, 1)) return;
        each_inst_in(w->f, w->region.at[i], v) {
            if (!spend(w, 1 + w->uses.first[v + 1] - w->uses.first[v])) return;
            for (uint32_t k = w->uses.first[v]; k < w->uses.first[v + 1]; k++)
                if (w->stamp[w->cfg->block_of[w->uses.at[k]]] != mark) spread(w, w->uses.at[k]);
        }
    }
}

/* ------------------------------------------------------------------------------------------- at a glance */

enum { GLANCE_DEPTH = 4, GLANCE_STEPS = 16 };

/* Is the value made of a source in a few steps? */
static bool is_near_source(const Walk *w, Ref r, bool kernel, uint32_t depth, uint32_t *steps) {
    if (!ref_is(r, REF_VALUE) || depth > GLANCE_DEPTH || !*steps) return false;
    ValueId v = ref_index(r);
    --*steps;
    if (v < w->f->nparam) return !kernel;
    if (is_source(w, v)) return true;
    for (uint32_t i = 0; i < inst_at(w->f, v)->nopnd; i++)
        if (is_near_source(w, inst_op(w->f, v, i), kernel, depth + 1, steps)) return true;
    return false;
}

/* Does each branch depend on a source in a few steps, as in code that keeps its variables in memory? */
static bool branches_near_sources(const Walk *w, bool kernel) {
    each_block(w->f, b) {
        const Inst *term = inst_at(w->f, block_term(w->f, b));
        uint32_t steps = GLANCE_STEPS;
        bool choice = term->nopnd > 1 && w->cfg->rpo_index[b] != UINT32_MAX;
        if (choice && !is_near_source(w, inst_op(w->f, block_term(w->f, b), 0), kernel, 0, &steps)) return false;
    }
    return true;
}

void divergence_build(Divergence *d, Module *m, Fn *f, const Cfg *cfg, bool kernel) {
    Walk w = {.m = m, .f = f, .cfg = cfg, .d = d};
    d->divergent = mem_alloc(f->inst.n + 1);
    if (branches_near_sources(&w, kernel)) {
        memset(d->divergent, 1, f->inst.n);
        return;
    }
    w.uses = uses_build(f);
    w.stamp = mem_alloc((cfg->nblock + 1) * sizeof *w.stamp);
    w.budget = (uint64_t)BUDGET * (f->inst.n + cfg->nblock + 16);
    for (uint32_t i = 0; i < f->nparam && !kernel; i++) spread(&w, i);
    each_inst(f, b, v) if (is_source(&w, v)) spread(&w, v);
    while (w.work.n && w.budget) {
        ValueId v = vec_pop(&w.work);
        if (op_flags(inst_at(f, v)) & OF_TERM) branch_spread(&w, cfg->block_of[v]);
        for (uint32_t k = w.uses.first[v]; k < w.uses.first[v + 1]; k++) spread(&w, w.uses.at[k]);
    }
    if (!w.budget) memset(d->divergent, 1, f->inst.n);
    uses_free(&w.uses);
    cfg_free(&w.back);
    free(w.stamp);
    vec_free(&w.work), vec_free(&w.region);
}

void divergence_free(Divergence *d) {
    free(d->divergent);
    d->divergent = NULL;
}
