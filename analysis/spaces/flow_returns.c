/* flow_returns.c: the constraints of function results: the parameters that a function returns, and the
 * join of all other results.
 *
 * A backward walk from each return, over instructions that only pass pointers on, classifies the values that it
 * reaches: parameters go to a mask, all others get an edge to the result node of the function. A call then joins the
 * result node with those of its own arguments that the mask names, not with those of all callers. So results are
 * context-sensitive at the cost of one mask per function:
 *
 *     define ptr @next(ptr %p)        mask {0}, rest {}      %a = call ptr @next(ptr %shared)     {shared}
 *       ret ptr %q = gep %p, 4                               %b = call ptr @next(ptr %global)     {global}
 *
 * A call on the way is walked through to those arguments that the callee's mask names; if the mask grows
 * later, the walk goes on from there. Each value and each argument is visited once, so the cost is linear. */
#include "analysis/spaces/flow.h"

enum { MASK_BITS = 64 }; /* further parameters are not tracked by the mask */

/* The state of flow_returns. */
typedef struct ReturnWalk {
    SpaceSolver *z;
    uint8_t *seen; /* by node of a value: the walk has visited it */
    VEC(struct {
        SymId fn;
        Ref r;
    })
    work; /* operands that are still to be visited */
    /* calls that were walked through, chained by callee */
    VEC(struct {
        SymId fn;
        ValueId call;
        uint32_t next;
    })
    call;
    uint32_t *calls_of; /* by SymId: 1 + index of the first */
    VEC(SymId) grown;   /* functions whose mask grew */
} ReturnWalk;

/* Pushes operand r of function fn on the worklist. */
static void visit(ReturnWalk *t, SymId fn, Ref r) {
    vec_reserve(&t->work, 1);
    t->work.at[t->work.n].fn = fn;
    t->work.at[t->work.n++].r = r;
}

/* Adds parameter p, which is below MASK_BITS, to the mask of fn, and records that the mask grew if it did. */
static void mask_add(ReturnWalk *t, SymId fn, uint32_t p) {
    uint64_t bit = (uint64_t)1 << p;
    if (t->z->s->through[fn] & bit) return;
    t->z->s->through[fn] |= bit;
    vec_push(&t->grown, fn);
}

/* Pushes those arguments of a call in function fn on the worklist that its callee returns, according to the mask of
 * the callee so far. */
static void visit_returned_args(ReturnWalk *t, SymId fn, const Fn *f, ValueId call, SymId callee) {
    for (uint64_t m = t->z->s->through[callee]; m; m &= m - 1)
        visit(t, fn, inst_op(f, call, (uint32_t)__builtin_ctzll(m)));
}

/* Continues the walk through call v of a followed function: adds an edge from the callee's result to that of fn,
 * records the call, and visits the arguments that the callee returns. */
static void call_walk(ReturnWalk *t, SymId fn, const Fn *f, ValueId v, SymId callee) {
    SpaceSolver *z = t->z;
    flow_edge(z, z->node.result + callee, z->node.result + fn, RULE_JOIN);
    vec_reserve(&t->call, 1);
    t->call.at[t->call.n].fn = fn;
    t->call.at[t->call.n].call = v;
    t->call.at[t->call.n++].next = t->calls_of[callee];
    t->calls_of[callee] = t->call.n;
    visit_returned_args(t, fn, f, v, callee);
}

/* Reports whether v is a generic pointer, or a vector of them, whose spaces are those of its operands from number
 * *first to *end - 1; sets both. The blocks of a phi are among these operands and must be skipped. If it returns false,
 * as for a getelementptr from null, the walk ends at v. */
static bool passes_on(const SpaceSolver *z, const Fn *f, ValueId v, uint32_t *first, uint32_t *end) {
    const Inst *i = inst_at(f, v);
    const Module *m = z->s->m;
    if (!type_is_ptrs(m, i->type) || type_space(m, i->type)) return false;
    *first = 0, *end = i->nopnd;
    switch (i->op) {
    case OP_PHI:
    case OP_FREEZE:
    case OP_BITCAST:
    case OP_ADDRSPACECAST: return true;
    case OP_SELECT: *first = 1; return true;
    case OP_GETELEMENTPTR:
        *end = 1;
        return ref_is(inst_op(f, v, 0), REF_VALUE) && !program_has_null(z->s->m, f, inst_op(f, v, 0));
    default: return false;
    }
}

/* Visits one value on the way back from a return, unless it was visited: adds a parameter to the mask, continues at
 * what v passes on or at the arguments of a followed call, or else adds an edge from v to the result. */
static void value_walk(ReturnWalk *t, SymId fn, ValueId v) {
    SpaceSolver *z = t->z;
    const Fn *f = z->s->m->sym.at[fn].fn;
    uint32_t node = z->s->base[fn] + v, first, end;
    if (t->seen[node]) return;
    t->seen[node] = 1;
    const Inst *i = inst_at(f, v);
    if (i->op == OP_PARAM && v < MASK_BITS && flow_param_is_followed(z, fn, v)) {
        mask_add(t, fn, v);
        return;
    }
    if (i->op == OP_CALL && type_is_ptr(z->s->m, i->type) && !type_space(z->s->m, i->type)) {
        CallInfo c = call_info(z->pt, f, v);
        if (c.followed) {
            call_walk(t, fn, f, v, c.target);
            return;
        }
    }
    if (!passes_on(z, f, v, &first, &end)) {
        flow_edge(z, node, z->node.result + fn, RULE_JOIN);
        return;
    }
    for (uint32_t k = first; k < end; k++)
        if (!ref_is(inst_op(f, v, k), REF_BLOCK) && program_operand_flows(z->program, fn, f, v, k))
            visit(t, fn, inst_op(f, v, k));
}

/* Visits everything on the worklist, and the further arguments at calls of functions whose mask grew, until both lists
 * are empty. A constant that is returned becomes a source of the result node. */
static void drain(ReturnWalk *t) {
    while (t->work.n || t->grown.n) {
        if (!t->work.n) {
            SymId callee = vec_pop(&t->grown);
            t->z->by = NODE_NONE;
            for (uint32_t c = t->calls_of[callee]; c; c = t->call.at[c - 1].next) {
                SymId fn = t->call.at[c - 1].fn;
                const Fn *f = t->z->s->m->sym.at[fn].fn;
                visit_returned_args(t, fn, f, t->call.at[c - 1].call, callee);
            }
            continue;
        }
        t->work.n--;
        SymId fn = t->work.at[t->work.n].fn;
        Ref r = t->work.at[t->work.n].r;
        if (ref_is(r, REF_VALUE)) value_walk(t, fn, ref_index(r));
        else flow_source(t->z, t->z->node.result + fn, spaces_const_fact(t->z->s, r));
    }
}

/* Walks back from each reachable return of function s. A value that a test restricts to one space needs no walk: its
 * sigma node gets an edge to the result node. Returned data is followed only if integers may carry addresses. */
static void fn_returns(ReturnWalk *t, SymId s, const Fn *f) {
    SpaceSolver *z = t->z;
    each_block(f, b) {
        if (!f->block.at[b].n || !program_reachable(z->program, s, b)) continue;
        ValueId v = block_term(f, b);
        if (inst_at(f, v)->op != OP_RET || !inst_at(f, v)->nopnd) continue;
        Ref r = inst_op(f, v, 0);
        enum TypeClass c = program_class(z->program, ref_type(z->s->m, f, r));
        if (c == CLASS_NONE || (c == CLASS_DATA && !z->pt->integers)) continue;
        uint32_t sigma = sigma_at(&z->s->sigmas, f, s, v, 0);
        z->by = z->s->base[s] + v;
        if (sigma && space_is_single(z->s->sigmas.sigma.at[sigma - 1].keep))
            /* the test refines the value for all callers */
            flow_edge(z, z->node.sigma + sigma - 1, z->node.result + s, RULE_JOIN);
        else visit(t, s, r);
        drain(t);
    }
    z->by = NODE_NONE;
}

void flow_returns(SpaceSolver *z) {
    Module *m = z->s->m;
    z->s->through = mem_alloc(m->sym.n * sizeof *z->s->through);
    ReturnWalk t = {.z = z, .seen = mem_alloc(z->s->nvalue + 1)};
    t.calls_of = mem_alloc(m->sym.n * sizeof *t.calls_of);
    each_fn(m, s, f)
        if (callgraph_is_live(z->program->calls, s)) fn_returns(&t, s, f);
    free(t.seen);
    free(t.calls_of);
    vec_free(&t.work);
    vec_free(&t.call);
    vec_free(&t.grown);
}
