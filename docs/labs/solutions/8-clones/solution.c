/* Lab 8, a solution: spaces across calls, first by joining the callers of a function, then by cloning it for them. */
#include "lab.h"

/* ------------------------------------------------------------------------------------------------ joining */

/* The facts of each function, by SymId: the sets of its parameters, and of its result. */
typedef struct Facts {
    SpaceSet **param;
    SpaceSet *result;
    LabQueue todo;
} Facts;

static Facts facts_begin(Pass *p, const CallGraph *g) {
    Module *m = p->m;
    Facts x = {mem_alloc(m->sym.n * sizeof *x.param), mem_alloc(m->sym.n * sizeof *x.result), queue_new(m->sym.n)};
    each_fn(m, s, f) {
        x.param[f->sym] = mem_alloc(f->nparam + 1);
        for (ValueId k = 0; k < f->nparam; k++) x.param[s][k] = callgraph_is_open(g, s) ? SET_ANY : 0;
        x.result[s] = callgraph_is_exact(g, s) ? 0 : SET_ANY;
        queue_add(&x.todo, s);
    }
    return x;
}

static void facts_free(Facts *x, uint32_t n) {
    for (SymId s = 0; s < n; s++) free(x->param[s]);
    free(x->param);
    free(x->result);
    queue_free(&x->todo);
}

/* Computes what function s passes to its callees, and what it returns. */
static void facts_visit(Pass *p, const CallGraph *g, Facts *x, SymId s) {
    Module *m = p->m;
    Fn *f = m->sym.at[s].fn;
    SpaceSet *set = spaces_in(m, f, x->param[s], x->result);
    each_inst(f, b, v) {
        SymId callee = callee_of(m, f, v);
        if (!callee || call_nargs(f, v) != m->sym.at[callee].fn->nparam) continue;
        for (uint32_t k = 0; k < call_nargs(f, v); k++) {
            SpaceSet *to = &x->param[callee][k], all = *to | spaces_at(m, f, set, inst_op(f, v, k));
            if (all != *to) queue_add(&x->todo, callee);
            *to = all;
        }
    }
    SpaceSet result = x->result[s] | spaces_returned(m, f, set);
    if (result != x->result[s])
        for (uint32_t i = g->first[s]; i < g->first[s + 1]; i++) queue_add(&x->todo, g->site.at[i].caller);
    x->result[s] = result;
    free(set);
}

/* Gives s the signature on which all its callers agree. Returns whether it changed. */
static bool signature_agree(Pass *p, const Facts *x, SymId s) {
    Module *m = p->m;
    const Fn *f = m->sym.at[s].fn;
    uint8_t *space = mem_alloc(f->nparam + 1);
    uint32_t result = result_is_generic(m, s) ? space_resolve(x->result[s]) : SPACE_GENERIC;
    bool changed = result != SPACE_GENERIC;
    for (ValueId k = 0; k < f->nparam; k++) {
        space[k] = param_may_change(m, s, k) ? (uint8_t)space_resolve(x->param[s][k]) : SPACE_GENERIC;
        changed |= space[k] != SPACE_GENERIC;
    }
    if (changed) signature_change(m, s, space, result);
    free(space);
    return changed;
}

/* Joins over all callers of each function. */
static bool agree(Pass *p) {
    Module *m = p->m;
    bool changed = false;
    CallGraph g;
    callgraph_build(&g, m, p->kernels, CALLS_AS_LINKED);
    Facts x = facts_begin(p, &g);
    for (uint32_t s; queue_take(&x.todo, &s);) facts_visit(p, &g, &x, s);
    each_fn(m, s, f)
        if (fn_may_change(&g, f->sym)) changed |= signature_agree(p, &x, s);
    each_fn(m, s, f) {
        VEC(CallChange) change = {0};
        each_inst(f, b, v) {
            SymId callee = callee_of(m, f, v);
            if (callee && fn_may_change(&g, callee)) vec_push(&change, ((CallChange){v, callee}));
        }
        if (change.n) calls_change(m, f, change.at, change.n);
        vec_free(&change);
        (void)s;
    }
    facts_free(&x, m->sym.n);
    callgraph_free(&g);
    return changed;
}

/* ------------------------------------------------------------------------------------------------ cloning */

/* A clone: of which function, for which spaces. */
typedef struct CloneMemo {
    SymId of, clone;
    uint32_t space; /* where its spaces begin in Cloner.spaces */
} CloneMemo;

typedef struct Cloner {
    Pass *p;
    Module *m;
    CallGraph g;
    VEC(CloneMemo) memo;
    Hash find; /* the memo, by function and spaces: indices from 1 */
    VEC(uint8_t) spaces;
    VEC(SymId) todo;
    VEC(bool) waits;                            /* by function: it is in todo */
    VEC(struct { SymId caller, next; }) caller; /* lists of the callers of clones */
    VEC(uint32_t) callers;                      /* by function: 1 + the first */
    int left;                                   /* clones that may still be made; negative: no limit */
} Cloner;

static void todo_add(Cloner *c, SymId s) {
    vec_reach(&c->waits, s);
    if (c->waits.at[s]) return;
    c->waits.at[s] = true;
    vec_push(&c->todo, s);
}

/* Returns the clone of `of` for these spaces; 0 if there is none, and the budget allows no more. */
static SymId clone_find(Cloner *c, SymId of, const uint8_t *space) {
    uint32_t n = c->m->sym.at[of].fn->nparam, hash = hash_word(hash_bytes(space, n), of), id;
    for (uint32_t i = hash; (id = hash_next(&c->find, hash, &i)) != 0;) {
        const CloneMemo *known = &c->memo.at[id - 1];
        if (known->of == of && !memcmp(c->spaces.at + known->space, space, n)) return known->clone;
    }
    if (c->left == 0) return 0;
    c->left--;
    CloneMemo made = {of, clone_make(c->p, of, space), c->spaces.n};
    vec_append(&c->spaces, space, n);
    vec_push(&c->memo, made);
    hash_add(&c->find, hash, c->memo.n);
    vec_reach(&c->callers, made.clone);
    todo_add(c, made.clone);
    return made.clone;
}

/* Returns the function that call v of f should call. */
static SymId callee_choose(Cloner *c, const Fn *f, const SpaceSet *set, ValueId v) {
    SymId callee = callee_of(c->m, f, v);
    if (!callee || !fn_may_clone(&c->g, callee)) return callee;
    uint8_t *space = mem_alloc(call_nargs(f, v) + 1);
    bool any = false;
    for (uint32_t k = 0; k < call_nargs(f, v); k++) {
        if (param_may_change(c->m, callee, k))
            space[k] = (uint8_t)space_resolve(spaces_at(c->m, f, set, inst_op(f, v, k)));
        any |= space[k] != SPACE_GENERIC;
    }
    SymId clone = any ? clone_find(c, callee, space) : 0;
    if (clone) lab_trace(c->p, f, "%v calls a clone of its callee", v);
    free(space);
    return clone ? clone : callee;
}

/* Records that `caller` calls the clone s. */
static void caller_add(Cloner *c, SymId s, SymId caller) {
    vec_reach(&c->callers, s);
    vec_reserve(&c->caller, 1);
    c->caller.at[c->caller.n].caller = caller;
    c->caller.at[c->caller.n++].next = c->callers.at[s];
    c->callers.at[s] = c->caller.n;
}

/* If all that the clone s returns points into one space, changes its result, and visits its callers again. */
static void result_visit(Cloner *c, SymId s) {
    Fn *f = c->m->sym.at[s].fn;
    if (s < c->callers.n && c->callers.at[s] && result_is_generic(c->m, s)) {
        SpaceSet *set = spaces_in(c->m, f, NULL, NULL);
        uint32_t space = space_resolve(spaces_returned(c->m, f, set));
        free(set);
        if (!space) return;
        signature_change(c->m, s, NULL, space);
        for (uint32_t i = c->callers.at[s]; i; i = c->caller.at[i - 1].next) todo_add(c, c->caller.at[i - 1].caller);
    }
}

/* Sends the calls of s to clones. */
static bool clone_visit(Cloner *c, SymId s) {
    Fn *f = c->m->sym.at[s].fn;
    SpaceSet *set = spaces_in(c->m, f, NULL, NULL);
    VEC(CallChange) change = {0};
    each_inst(f, b, v) {
        SymId to = callee_choose(c, f, set, v);
        if (!to || !fn_may_clone(&c->g, to)) continue;
        vec_push(&change, ((CallChange){v, to}));
        if (sym_has_attr(c->m, to, "ip-msp-clone")) caller_add(c, to, s);
    }
    bool changed = change.n && calls_change(c->m, f, change.at, change.n);
    vec_free(&change);
    free(set);
    if (sym_has_attr(c->m, s, "ip-msp-clone")) result_visit(c, s);
    return changed;
}

static bool clones(Pass *p) {
    Cloner c = {.p = p, .m = p->m, .left = (int)p->knobs->do_clone_for_ip_msp};
    bool changed = false;
    callgraph_build(&c.g, p->m, p->kernels, CALLS_AS_LINKED);
    each_fn(p->m, s, f) todo_add(&c, f->sym);
    for (uint32_t i = 0; i < c.todo.n; i++) {
        c.waits.at[c.todo.at[i]] = false;
        changed |= clone_visit(&c, c.todo.at[i]);
    }
    callgraph_free(&c.g);
    vec_free(&c.memo);
    vec_free(&c.spaces);
    vec_free(&c.todo);
    vec_free(&c.waits);
    vec_free(&c.caller);
    vec_free(&c.callers);
    free(c.find.slot);
    return changed;
}

static bool ipmsp(Pass *p, Fn *unused) {
    (void)unused;
    bool changed = agree(p);
    return clones(p) || changed;
}

const PassRow lab_rows[] = {
    {"ipmsp", ipmsp, PASS_MODULE, NEED_NOTHING, KEEP_NOTHING, "", "propagate memory spaces across calls"},
    {0},
};
