/* ipmsp_profit.c: the profit of a clone: the weighted number of accesses whose space is known in it but not in the
 * original. An access in n nested loops has the weight 8^n.
 *
 *     float @f(ptr %p, ptr %q)     %r = select %c, %p, %q      specific if %p and %q are in one space
 *
 * For each value that is derived from parameters, the analysis finds the mask of these parameters, and the
 * join of the other sets that reach the value (the rest). Uses with equal masks and rests are summed in one Gain. A
 * clone obtains a gain if the parameters and the rest are all in one space. Passing a pointer in a call has
 * the weight that the parameter has in the callee. Callees are weighed first; in a recursion, the call that closes
 * the cycle counts as one access.
 *
 * A function is weighed once, when a clone of it is first considered: linear in its instructions. The profit
 * of a clone is then a sum over at most GAINS_MAX gains; further gains are added to the last one. That is
 * safe, because the numbers only order the clones. */
#include "analysis/loops.h"
#include "analysis/callgraph.h"
#include "transform/ipmsp/ipmsp.h"

enum { GAINS_MAX = 32, LOOPS_MAX = 8 }; /* LOOPS_MAX: further loops around an access do not count */
#define WEIGHT_MAX ((uint64_t)1 << 40)  /* weights saturate at this value */
enum { UNKNOWN, BEGUN, WEIGHED };       /* FnProfit.state; BEGUN: its callees are being weighed */

/* Returns a + b, at most WEIGHT_MAX. */
static uint64_t weight_add(uint64_t a, uint64_t b) { return a + b < WEIGHT_MAX ? a + b : WEIGHT_MAX; }

void profits_begin(Profits *t, const Ipmsp *x) {
    *t = (Profits){.x = x,
                   .fn = mem_alloc(x->m->sym.n * sizeof *t->fn),
                   .param = mem_alloc((x->spaces->nvalue + 1) * sizeof *t->param),
                   .content = mem_alloc((x->spaces->nvalue + 1) * sizeof *t->content)};
}

void profits_free(Profits *t) {
    free(t->fn);
    free(t->param);
    free(t->content);
    vec_free(&t->gain);
}

/* ---------------------------------------------------------------------------------- weighing one function */

/* The state while one function is weighed. Bit p of a mask stands for parameter p < IPMSP_MASK_PARAMS. */
typedef struct Weigh {
    Profits *t;
    SymId fn;
    const Fn *f;
    const Uses *uses;
    uint64_t *params; /* by value: the mask of the parameters that may reach it */
    SpaceSet *rest;   /* by value: the join of the other sets that may reach it */
    /* by value: the mask of the parameters into whose objects, byval copies included, it may point */
    uint64_t *object;
    uint64_t *held; /* by value: the mask of the parameters from whose objects it may have been loaded */
    VEC(ValueId) work;
    uint32_t *depth; /* by block: the number of loops around it */
} Weigh;

/* Joins the mask `params` and the set `rest` into those of value v. Appends v to w->work if that changed them or no
 * parameter had reached v before. */
static void value_reach(Weigh *w, ValueId v, uint64_t params, SpaceSet rest) {
    if (!(params & ~w->params[v]) && !(rest & ~w->rest[v]) && w->params[v]) return;
    w->params[v] |= params;
    w->rest[v] |= rest;
    vec_push(&w->work, v);
}

/* Returns the join of the sets of those operands from which v, for which ipmsp_forwards holds, may be derived and which
 * are not derived from parameters themselves. */
static SpaceSet rest_of(const Weigh *w, ValueId v) {
    SpaceSet rest = 0;
    for (uint32_t i = 0; i < inst_at(w->f, v)->nopnd; i++) {
        if (!ipmsp_forwards_operand(w->t->x, w->f, v, i)) continue;
        Ref r = inst_op(w->f, v, i);
        if (!ref_is(r, REF_VALUE) || !w->params[ref_index(r)]) rest |= spaces_use(w->t->x->spaces, w->fn, v, i);
    }
    return rest & SET_SPACES;
}

/* Computes w->params and w->rest, starting from the candidate parameters (ipmsp_is_candidate). */
static void params_follow(Weigh *w) {
    const Fn *f = w->f;
    for (ValueId p = 0; p < f->nparam && p < IPMSP_MASK_PARAMS; p++)
        if (ipmsp_is_candidate(w->t->x->m, w->fn, p)) value_reach(w, p, (uint64_t)1 << p, 0);
    VEC(ValueId) reached = {0};
    for (int rest = 0; rest < 2; rest++) { /* first the masks, because they show where the rest begins */
        while (w->work.n) {
            ValueId v = vec_pop(&w->work);
            for (uint32_t u = w->uses->first[v]; u < w->uses->first[v + 1]; u++) {
                ValueId user = w->uses->at[u];
                if (!ipmsp_forwards(w->t->x, f, user)) continue;
                if (!w->params[user]) vec_push(&reached, user);
                value_reach(w, user, w->params[v], w->rest[v]);
            }
        }
        for (uint32_t i = 0; !rest && i < reached.n; i++) value_reach(w, reached.at[i], 0, rest_of(w, reached.at[i]));
    }
    vec_free(&reached);
}

/* Reports whether the result of v may be an address in the object that a pointer operand of v points into; a call that
 * may return one argument counts for all of them, because this only weighs. Unlike ipmsp_forwards,
 * this includes addresses in a specific space, because the address of a byval parameter may already have been cast
 * to local. */
static bool stays_in_object(const Weigh *w, ValueId v) {
    return ipmsp_forwards(w->t->x, w->f, v) || inst_at(w->f, v)->op == OP_ADDRSPACECAST ||
           (inst_at(w->f, v)->op == OP_GETELEMENTPTR && type_space(w->t->x->m, inst_at(w->f, v)->type));
}

/* Joins mask[v] of each value v in w->work into the masks of the values that stays_in_object derives from it, and so on
 * to the fixed point. */
static void masks_spread(Weigh *w, uint64_t *mask) {
    while (w->work.n) {
        ValueId v = vec_pop(&w->work);
        for (uint32_t u = w->uses->first[v]; u < w->uses->first[v + 1]; u++) {
            ValueId user = w->uses->at[u];
            if (!stays_in_object(w, user) || !(mask[v] & ~mask[user])) continue;
            mask[user] |= mask[v];
            vec_push(&w->work, user);
        }
    }
}

/* Computes w->object and w->held. Clones may differ in the spaces of the pointers that the objects contain. */
static void objects_follow(Weigh *w) {
    const Module *m = w->t->x->m;
    for (ValueId p = 0; p < w->f->nparam && p < IPMSP_MASK_PARAMS; p++) {
        bool copy = param_has_attr(m, m->sym.at[w->fn].attrs, p, "byval");
        if (!copy && !ipmsp_is_candidate(m, w->fn, p)) continue;
        w->object[p] = (uint64_t)1 << p;
        vec_push(&w->work, p);
    }
    masks_spread(w, w->object);
    each_inst(w->f, b, v) {
        Ref at = inst_at(w->f, v)->op == OP_LOAD ? inst_op(w->f, v, 0) : REF_NULL;
        if (!ref_is(at, REF_VALUE) || inst_at(w->f, v)->type != T_PTR || !w->object[ref_index(at)]) continue;
        w->held[v] = w->object[ref_index(at)];
        vec_push(&w->work, v);
    }
    masks_spread(w, w->held);
}

/* Allocates and fills w->depth. */
static void depths_find(Weigh *w) {
    Loops loops;
    loops_build(&loops, fn_cfg(w->f));
    uint32_t *of = mem_alloc((loops.loop.n + 1) * sizeof *of);
    for (uint32_t l = loops.loop.n; l-- > 0;) {
        uint32_t parent = loops.loop.at[l].parent;
        of[l] = 1 + (parent == LOOP_NONE ? 0 : of[parent]);
    }
    w->depth = mem_alloc((w->f->block.n + 1) * sizeof *w->depth);
    for (BlockId b = 0; b < w->f->block.n; b++)
        if (loops.of_block[b] != LOOP_NONE) w->depth[b] = of[loops.of_block[b]];
    free(of);
    loops_free(&loops);
}

/* Returns the weight of knowing the space of operand i of v, loops aside: 0 for a comparison, a debug record, an
 * indirect call, inline assembly, or an argument whose parameter cannot get a space, as in a function without a body;
 * the weight of the parameter for a call of a function that has been weighed; else 1, also for an intrinsic. */
static uint64_t use_worth(const Weigh *w, ValueId v, uint32_t i) {
    const Module *m = w->t->x->m;
    const Inst *u = inst_at(w->f, v);
    if (op_flags(u) & OF_DEBUG || u->op == OP_ICMP) return 0;
    if (u->op != OP_CALL) return 1;
    SymId callee = call_target(m, w->f, v);
    if (!callee || m->sym.at[callee].intrinsic) return callee != 0;
    const Fn *g = m->sym.at[callee].fn;
    if (!g || i >= g->nparam || !ipmsp_is_candidate(m, callee, i)) return 0;
    return w->t->fn[callee].state == WEIGHED ? w->t->param[w->t->x->spaces->base[callee] + i] : 1;
}

/* Adds a use to the gain of w->fn with this mask and rest, which is created if necessary (or to the last gain if there
 * are GAINS_MAX), and its weight to each of the parameters. access: the use is the address of a memory access, so
 * it is counted as one. */
static void gain_add(Weigh *w, uint64_t params, SpaceSet rest, uint64_t weight, bool access) {
    Profits *t = w->t;
    FnProfit *p = &t->fn[w->fn];
    uint32_t i = p->first, end = p->first + p->n;
    while (i < end && (t->gain.at[i].params != params || t->gain.at[i].rest != rest)) i++;
    if (i == end && p->n == GAINS_MAX) i--;
    if (i == end) {
        vec_push(&t->gain, ((Gain){.params = params, .rest = rest}));
        p->n++;
    }
    t->gain.at[i].weight = weight_add(t->gain.at[i].weight, weight);
    p->accesses += access;
    for (uint64_t m = params; m; m &= m - 1) {
        uint64_t *to = &t->param[t->x->spaces->base[w->fn] + (uint32_t)__builtin_ctzll(m)];
        *to = weight_add(*to, weight);
    }
}

/* Adds the weight to Profits.content of each of the parameters in the mask. */
static void content_add(Weigh *w, uint64_t params, uint64_t weight) {
    for (uint64_t m = params; m; m &= m - 1) {
        uint64_t *to = &w->t->content[w->t->x->spaces->base[w->fn] + (uint32_t)__builtin_ctzll(m)];
        *to = weight_add(*to, weight);
    }
}

/* Returns the weight, in the callee of v, of knowing the contents of the object that operand i points to; 0 if v is no
 * call of a function with a body that has been weighed, or i is no parameter of it. */
static uint64_t content_worth(const Weigh *w, ValueId v, uint32_t i) {
    SymId callee = ipmsp_callee(w->t->x->m, w->f, v);
    if (!callee || i >= w->t->x->m->sym.at[callee].fn->nparam || w->t->fn[callee].state != WEIGHED) return 0;
    return w->t->content[w->t->x->spaces->base[callee] + i];
}

/* Weighs all uses in w->fn. A use of a value that is derived from parameters adds its weight to their gain and to their
 * Profits.param; one of a value that is loaded from the objects of parameters, to their Profits.content. A use whose
 * space is known already counts only with x->for_kernels, in a function that external code may call. Passing a pointer
 * into the object of a parameter to a function that has been weighed adds what the content of the object is worth there
 * to Profits.content, in any case. For a parameter without a bit in the masks, each use counts 1. */
static void uses_weigh(Weigh *w) {
    const Ipmsp *x = w->t->x;
    const Fn *f = w->f;
    /* The sets of an original that external code may call are not those that its clone for the kernels will have, so a
     * use that is specific in it may not be specific in the clone. */
    bool own_facts = !(x->for_kernels && callgraph_is_open(&x->calls, w->fn));
    each_inst(f, b, v) {
        if (ipmsp_forwards(x, f, v) && inst_at(f, v)->op != OP_CALL) continue;
        uint64_t loop = (uint64_t)1 << 3 * (w->depth[b] < LOOPS_MAX ? w->depth[b] : LOOPS_MAX);
        bool memory = op_flags(inst_at(f, v)) & (OF_READ | OF_WRITE);
        for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++) {
            Ref r = inst_op(f, v, i);
            if (!ref_is(r, REF_VALUE)) continue;
            if (w->object[ref_index(r)]) content_add(w, w->object[ref_index(r)], content_worth(w, v, i));
            if (!w->params[ref_index(r)] && !w->held[ref_index(r)]) continue;
            if (own_facts && ipmsp_space(spaces_use(x->spaces, w->fn, v, i))) continue; /* already specific */
            uint64_t worth = use_worth(w, v, i);
            if (!worth) continue;
            worth = worth < WEIGHT_MAX / loop ? worth * loop : WEIGHT_MAX;
            content_add(w, w->held[ref_index(r)], worth);
            if (!w->params[ref_index(r)]) continue;
            bool access = memory && (inst_at(f, v)->op == OP_STORE ? i == 1 : i == 0);
            gain_add(w, w->params[ref_index(r)], w->rest[ref_index(r)], worth, access);
        }
    }
    for (ValueId p = IPMSP_MASK_PARAMS; p < f->nparam; p++)
        w->t->param[x->spaces->base[w->fn] + p] = w->uses->first[p + 1] - w->uses->first[p];
}

/* Weighs the uses in function fn. Its callees have been weighed, unless the call closes a cycle. */
static void fn_weigh(Profits *t, SymId fn) {
    const Fn *f = t->x->m->sym.at[fn].fn;
    Weigh w = {.t = t, .fn = fn, .f = f, .uses = fn_uses(f)};
    w.params = mem_alloc((f->inst.n + 1) * sizeof *w.params);
    w.rest = mem_alloc(f->inst.n + 1);
    w.object = mem_alloc((f->inst.n + 1) * sizeof *w.object);
    w.held = mem_alloc((f->inst.n + 1) * sizeof *w.held);
    depths_find(&w);
    params_follow(&w);
    objects_follow(&w);
    t->fn[fn].first = t->gain.n;
    uses_weigh(&w);
    t->fn[fn].state = WEIGHED;
    free(w.params);
    free(w.rest);
    free(w.object);
    free(w.held);
    free(w.depth);
    vec_free(&w.work);
}

/* ----------------------------------------------------------------------------------- callees first */

/* Returns the next callee in f, from position *at of the program order on, whose state is UNKNOWN, and sets *at to the
 * position after the call; 0 if there is none. */
static SymId callee_next(const Profits *t, const Fn *f, uint32_t *at) {
    while (*at < f->order.n) {
        SymId callee = ipmsp_callee(t->x->m, f, f->order.at[(*at)++]);
        if (callee && t->fn[callee].state == UNKNOWN) return callee;
    }
    return 0;
}

/* Weighs function fn, and before it all functions that it reaches by direct calls. Does nothing if it is weighed. */
static void weigh(Profits *t, SymId fn) {
    VEC(struct {
        SymId fn;
        uint32_t at;
    })
    stack = {0};
    if (t->fn[fn].state == UNKNOWN) {
        vec_reserve(&stack, 1);
        stack.at[0].fn = fn, stack.at[0].at = 0;
        stack.n = 1;
        t->fn[fn].state = BEGUN;
    }
    while (stack.n) {
        SymId top = stack.at[stack.n - 1].fn;
        SymId callee = callee_next(t, t->x->m->sym.at[top].fn, &stack.at[stack.n - 1].at);
        if (!callee) {
            fn_weigh(t, top);
            stack.n--;
            continue;
        }
        t->fn[callee].state = BEGUN;
        vec_reserve(&stack, 1);
        stack.at[stack.n].fn = callee;
        stack.at[stack.n++].at = 0;
    }
    vec_free(&stack);
}

/* ------------------------------------------------------------------------------------------- queries */

bool profit_param(Profits *t, SymId fn, uint32_t p) {
    weigh(t, fn);
    return t->param[t->x->spaces->base[fn] + p];
}

bool profit_content(Profits *t, SymId fn, uint32_t p) {
    weigh(t, fn);
    return t->content[t->x->spaces->base[fn] + p];
}

uint64_t profit_of(Profits *t, SymId fn, const ParamFact *facts) {
    weigh(t, fn);
    uint64_t sum = 0;
    for (uint32_t p = 0; p < t->x->m->sym.at[fn].fn->nparam; p++)
        if (facts[p] >> PARAM_FACT_CONTENTS) sum = weight_add(sum, t->content[t->x->spaces->base[fn] + p]);
    for (uint32_t i = t->fn[fn].first; i < t->fn[fn].first + t->fn[fn].n; i++) {
        const Gain *g = &t->gain.at[i];
        SpaceSet set = g->rest;
        for (uint64_t m = g->params; m; m &= m - 1) {
            uint32_t p = (uint32_t)__builtin_ctzll(m);
            uint32_t space = facts[p] & PARAM_FACT_SPACE;
            set |= space ? space_set(space) : spaces_of(t->x->spaces, fn, ref_make(REF_VALUE, p));
        }
        if (ipmsp_space(set)) sum = weight_add(sum, g->weight);
    }
    for (uint32_t p = IPMSP_MASK_PARAMS; p < t->x->m->sym.at[fn].fn->nparam; p++)
        if (facts[p] & PARAM_FACT_SPACE) sum = weight_add(sum, t->param[t->x->spaces->base[fn] + p]);
    return sum;
}

uint32_t profit_accesses(Profits *t, SymId fn) {
    weigh(t, fn);
    return t->fn[fn].accesses;
}
