/* licm: hoists loop-invariant computations and loads out of loops.
 *
 * An instruction is invariant if its operands are defined outside of the loop, or are invariant themselves. It is
 * hoisted to the preheader, out of as many enclosing loops as possible, but at most LEVELS_MAX; a loop without a
 * preheader keeps its instructions. What is pure and cannot trap is hoisted even if not every iteration executes it; a
 * division by what may be zero is hoisted if every iteration does.
 *
 * A load is hoisted if nothing in the loop may write the memory. If it is not executed in every iteration, it must be
 * safe to speculate: within the bounds of a variable. Its metadata (alias scopes, invariance) is ignored then, because
 * it holds only for the iterations that execute the load. The writes of a loop are kept in a list of at most
 * LOOP_WRITES_MAX instructions; a loop with more writes keeps its loads, except those of constant memory.
 *
 * Needs nothing. Keeps the blocks. */
#include "analysis/loop_writes.h"
#include "ir/arith.h"
#include "transform/scalar/aliased.h"

enum { LEVELS_MAX = 16 };
#define NOWHERE UINT32_MAX

/* What is known of a loop, with its inner loops except for `exit`. */
typedef struct LoopFacts {
    bool may_exit; /* it has a call that may end the thread or never return */
    uint32_t exit; /* the position (Cfg.pos) of the first such call in its header; NOWHERE: there is none */
    /* The lowest and the highest number in the dominator tree (Cfg.dom_in) of its latches and of the blocks with an
     * edge out of it. A block whose dominator subtree contains both numbers dominates all of them. */
    uint32_t least, most;
} LoopFacts;

typedef struct Motion {
    Pass *p;
    const Alias *a;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Loops loops;
    LoopFacts *facts;
    LoopWrites *writes;
    uint32_t *home; /* by value: the innermost loop that contains it, after it is hoisted; LOOP_NONE: none */
    BlockId *to;    /* by value: the preheader that it moves to, before the terminator; NOWHERE: it stays */
    uint64_t loads, computations; /* statistics: how many of each are hoisted */
} Motion;

/* -------------------------------------------------------------------------------------- facts about loops */

/* Extends `least` and `most` to block b, a latch of the loop or a block with an edge out of it. */
static void fact_block(LoopFacts *t, const Cfg *c, BlockId b) {
    if (c->dom_in[b] < t->least) t->least = c->dom_in[b];
    if (c->dom_in[b] > t->most) t->most = c->dom_in[b];
}

/* Adds what block b contains to the facts of the innermost loop around it: its calls that may not return, and b itself
 * if it is a latch or has an edge out of the loop. Does nothing if b is in no loop. */
static void facts_of_block(Motion *s, BlockId b) {
    uint32_t l = s->loops.of_block[b];
    if (l == LOOP_NONE) return;
    LoopFacts *t = &s->facts[l];
    each_inst_in(s->f, b, v) {
        bool exits = call_may_not_return(s->m, s->f, v);
        t->may_exit |= exits;
        if (exits && b == s->loops.loop.at[l].header && t->exit == NOWHERE) t->exit = s->cfg->pos[v];
    }
    for (uint32_t k = s->cfg->succ_first[b]; k < s->cfg->succ_first[b + 1]; k++) {
        BlockId to = s->cfg->succ[k];
        bool leaves = !loop_has_block(&s->loops, l, to);
        if (leaves || cfg_dominates(s->cfg, to, b)) fact_block(t, s->cfg, b);
    }
}

/* Allocates and fills in s->facts. Inner loops come first in Loops.loop, so when the facts of a loop are added to those
 * of its parent, they are complete. */
static void facts_find(Motion *s) {
    s->facts = mem_alloc((s->loops.loop.n + 1) * sizeof *s->facts);
    for (uint32_t i = 0; i < s->loops.loop.n; i++) s->facts[i].least = UINT32_MAX, s->facts[i].exit = NOWHERE;
    for (uint32_t i = 0; i < s->cfg->nrpo; i++) facts_of_block(s, s->cfg->rpo[i]);
    for (uint32_t i = 0; i < s->loops.loop.n; i++) {
        if (s->loops.loop.at[i].parent == LOOP_NONE) continue;
        LoopFacts *t = &s->facts[s->loops.loop.at[i].parent], *in = &s->facts[i];
        t->may_exit |= in->may_exit;
        if (in->least < t->least) t->least = in->least;
        if (in->most > t->most) t->most = in->most;
    }
}

/* Reports whether every iteration of the loop is certain to execute the instruction at position `at` of block b. In the
 * header, that is so unless a call before it may not return. Any other block must dominate all latches and all blocks
 * with an edge out of the loop, and no call of the loop at all may not return. */
static bool place_is_certain(const Motion *s, uint32_t loop, BlockId b, uint32_t at) {
    const LoopFacts *t = &s->facts[loop];
    if (b == s->loops.loop.at[loop].header) return at < t->exit;
    return !t->may_exit && s->cfg->dom_in[b] <= t->least && t->most < s->cfg->dom_out[b];
}

/* ------------------------------------------------------------------------------------------- hoisting */

/* Reports whether all operands of v are defined outside of the loop, after they are hoisted. */
static bool is_invariant(const Motion *s, ValueId v, uint32_t loop) {
    for (uint32_t i = 0; i < inst_at(s->f, v)->nopnd; i++) {
        Ref r = inst_op(s->f, v, i);
        if (ref_is(r, REF_VALUE) && loop_contains(&s->loops, loop, s->home[ref_index(r)])) return false;
    }
    return true;
}

/* Plans to move v to the preheader of `loop`. */
static void hoist(Motion *s, ValueId v, uint32_t loop) {
    s->home[v] = s->loops.loop.at[loop].parent;
    s->to[v] = s->loops.loop.at[loop].preheader;
}

/* Writes a remark that load v of block b stays in its innermost loop, and why, if that has a preheader and the address
 * is invariant, so that only a write or the danger of a trap prevents the hoisting. may_trap: it is the latter. */
static void load_kept_remark(const Motion *s, ValueId v, BlockId b, bool may_trap) {
    uint32_t l = s->loops.of_block[b];
    if (!pass_remarks(s->p, REMARK_LoadStaysInLoop) || l == LOOP_NONE) return;
    if (s->loops.loop.at[l].preheader != NOWHERE && is_invariant(s, v, l))
        pass_remark(s->p, REMARK_LoadStaysInLoop, s->f, v,
                    may_trap ? "the loop may end before it, and the address may be invalid then"
                             : "the loop may write there");
}

/* Plans to hoist load v of block b out of as many loops as possible, at most LEVELS_MAX. Drops the metadata of v that
 * makes promises if some of these loops need not execute v in every iteration. Writes a remark that v is hoisted, or
 * that it stays. Does nothing if v is volatile or atomic. */
static void load_visit(Motion *s, ValueId v, BlockId b) {
    AliasLocation p;
    BlockId start = b;
    uint32_t out = LOOP_NONE;
    bool certain = true;
    if (!access_is_plain(inst_at(s->f, v)) || !alias_location(s->a, v, &p)) return;
    bool speculatable = access_is_speculatable(s->a, s->p->kernels, &p), may_trap = false;
    uint32_t l = s->loops.of_block[b], at = s->cfg->pos[v];
    for (int level = 0; l != LOOP_NONE && level < LEVELS_MAX; level++, l = s->loops.loop.at[l].parent) {
        bool sure = place_is_certain(s, l, b, at);
        may_trap = !(sure || speculatable);
        if (s->loops.loop.at[l].preheader == NOWHERE || may_trap) break;
        if (!sure) p.inst = INST_NONE;
        if (!is_invariant(s, v, l) || !loop_keeps(&s->writes[l], s->a, &p)) break;
        certain &= sure;
        out = l;
        b = s->loops.loop.at[l].preheader;
        at = s->cfg->pos[block_term(s->f, b)];
    }
    if (out == LOOP_NONE) {
        load_kept_remark(s, v, start, may_trap);
        return;
    }
    pass_remark(s->p, REMARK_LoadHoisted, s->f, v);
    if (!certain) load_promises_drop(s->m, s->f, v, true);
    hoist(s, v, out);
    s->loads++;
}

/* Plans to hoist v, a pure instruction of block b, out of as many loops as possible: if it may trap, out of those that
 * are certain to execute it. */
static void computation_visit(Motion *s, ValueId v, BlockId b) {
    uint32_t l = s->loops.of_block[b], at = s->cfg->pos[v], out = LOOP_NONE;
    bool safe = !(op_flags(inst_at(s->f, v)) & OF_TRAP) || arith_divides_all(s->m, s->f, v);
    for (int level = 0; l != LOOP_NONE && level < LEVELS_MAX; level++, l = s->loops.loop.at[l].parent) {
        if (s->loops.loop.at[l].preheader == NOWHERE || !is_invariant(s, v, l)) break;
        if (!safe && !place_is_certain(s, l, b, at)) break;
        out = l;
        b = s->loops.loop.at[l].preheader;
        at = s->cfg->pos[block_term(s->f, b)];
    }
    if (out == LOOP_NONE) return;
    hoist(s, v, out);
    s->computations++;
}

/* Moves each value with a `to` to the end of that block, before its terminator. Values that move to the same block keep
 * their reverse post-order, so that definitions still dominate uses. */
static void order_rewrite(Motion *s) {
    uint32_t *first = mem_alloc((s->f->block.n + 1) * sizeof *first); /* by block: 1 + value, 0: none */
    uint32_t *last = mem_alloc((s->f->block.n + 1) * sizeof *last);   /* by block: value, if `first` is not 0 */
    uint32_t *next = mem_alloc((s->f->inst.n + 1) * sizeof *next);    /* by value: 1 + value, 0: none */
    for (uint32_t i = 0; i < s->cfg->nrpo; i++)
        each_inst_in(s->f, s->cfg->rpo[i], v) {
            BlockId to = s->to[v];
            if (to == NOWHERE) continue;
            if (first[to]) next[last[to]] = v + 1;
            else first[to] = v + 1;
            last[to] = v;
        }
    Order o;
    order_begin(&o, s->f);
    each_block(s->f, b) {
        order_block(&o, b);
        each_inst_in(s->f, b, v) {
            if (v == block_term(s->f, b))
                for (uint32_t k = first[b]; k; k = next[k - 1]) order_push(&o, k - 1);
            if (s->to[v] == NOWHERE) order_push(&o, v);
        }
    }
    order_commit(&o);
    free(first);
    free(last);
    free(next);
}

/* Visits all reachable instructions in reverse post-order, so that operands are visited before their users, except at
 * phis, and hoists those that can be. */
static void loops_visit(Motion *s) {
    size_t n = s->f->inst.n + 1;
    s->home = mem_alloc(n * sizeof *s->home);
    s->to = mem_alloc(n * sizeof *s->to);
    for (ValueId v = 0; v < s->f->inst.n; v++) s->home[v] = LOOP_NONE, s->to[v] = NOWHERE;
    each_inst(s->f, b, v) s->home[v] = s->loops.of_block[b];
    facts_find(s);
    s->writes = loop_writes_find(s->m, s->f, &s->loops);
    for (uint32_t i = 0; i < s->cfg->nrpo; i++) {
        BlockId b = s->cfg->rpo[i];
        if (s->loops.of_block[b] == LOOP_NONE) continue;
        each_inst_in(s->f, b, v) {
            if (inst_at(s->f, v)->op == OP_LOAD) load_visit(s, v, b);
            else if (inst_is_relocatable(s->f, v) || call_is_pure(s->m, s->f, v)) computation_visit(s, v, b);
        }
    }
    if (s->loads || s->computations) order_rewrite(s);
    free(s->home);
    free(s->to);
    free(s->facts);
    free(s->writes);
}

/* Runs licm over one function. Returns whether anything was hoisted. */
static bool fn_licm(Pass *p, Fn *f, Alias *a) {
    Motion s = {.p = p, .a = a, .m = p->m, .f = f};
    s.cfg = fn_cfg(f);
    loops_build(&s.loops, s.cfg);
    if (s.loops.loop.n) loops_visit(&s);
    loops_free(&s.loops);
    pass_stat(p, "loads hoisted", s.loads);
    pass_stat(p, "computations hoisted", s.computations);
    return s.loads || s.computations;
}

bool pass_licm(Pass *p, Fn *unused) {
    (void)unused;
    return aliased_run(p, OP_BR, fn_licm);
}
