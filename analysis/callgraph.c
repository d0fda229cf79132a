/* callgraph.c: builds the call graph of callgraph.h in one sweep over the module, which visits each
 * constant once. */
#include "analysis/callgraph.h"
#include "analysis/assembly.h"

bool call_matches_prototype(const Module *m, const Fn *f, ValueId v, SymId callee) {
    TypeId type = m->sym.at[callee].type;
    uint32_t nparam = type_at(m, type)->nelem - 1, nargs = call_nargs(f, v);
    bool vararg = type_at(m, type)->flags & TYPE_VARARG;
    if (vararg ? nargs < nparam : nargs != nparam) return false;
    if (inst_at(f, v)->type != type_elem(m, type, 0)) return false;
    for (uint32_t i = 0; i < nparam; i++)
        if (ref_type(m, f, inst_op(f, v, i)) != type_elem(m, type, i + 1)) return false;
    return true;
}

bool sym_is_interposable(const Module *m, SymId s) {
    uint8_t l = m->sym.at[s].linkage;
    return l == LINK_LINKONCE || l == LINK_WEAK || l == LINK_COMMON || l == LINK_EXTERN_WEAK;
}

bool *callgraph_called(const Module *m) {
    bool *called = mem_alloc(m->sym.n * sizeof *called);
    each_fn(m, s, f)
        each_reference(m, f, v) {
            SymId target = inst_at(f, v)->op == OP_CALL ? call_target(m, f, v) : 0;
            if (target) called[target] = true;
        }
    return called;
}

bool callgraph_is_exact(const CallGraph *g, SymId s) {
    return g->m->sym.at[s].fn && (g->view == CALLS_WHOLE_PROGRAM || !sym_is_interposable(g->m, s));
}

/* ------------------------------------------------------------------------------------------- addresses */

/* The search for symbols whose address is taken. */
typedef struct AddressTaker {
    CallGraph *g;
    uint8_t *seen; /* by ConstId: the constant has been visited */
    VEC(Ref) work; /* constants that have been visited, but not their elements */
} AddressTaker;

/* Visits a constant for the first time. Marks the function that a dso_local_equivalent or no_cfi names as having its
 * address taken; queues an expression or aggregate, so that its elements are visited. Most constants are numbers,
 * which end here. */
static void const_reach(AddressTaker *t, Ref r) {
    t->seen[ref_index(r)] = 1;
    const Const *c = const_at(t->g->m, r);
    bool names = c->kind == CONST_DSO_LOCAL_EQUIVALENT || c->kind == CONST_NO_CFI;
    if (names) t->g->flags[c->first] |= CG_ADDRESS_TAKEN;
    if (c->kind == CONST_EXPR || c->kind == CONST_AGG) vec_push(&t->work, r);
}

/* Sets CG_ADDRESS_TAKEN if r is a symbol; visits r if it is a constant that has not been visited. Does not visit the
 * elements that this puts on the worklist. */
static inline void address_reach(AddressTaker *t, Ref r) {
    if (ref_is(r, REF_SYM)) t->g->flags[ref_index(r)] |= CG_ADDRESS_TAKEN;
    else if (ref_is(r, REF_CONST) && !t->seen[ref_index(r)]) const_reach(t, r);
}

/* Sets CG_ADDRESS_TAKEN for operand r, if it is a symbol, and for all symbols that occur in it at any depth, if it is a
 * constant. */
static inline void address_take(AddressTaker *t, Ref r) {
    const Module *m = t->g->m;
    address_reach(t, r);
    while (t->work.n) {
        const Const *c = const_at(m, vec_pop(&t->work));
        for (uint32_t i = 0; i < c->n; i++) address_reach(t, m->const_elem.at[c->first + i]);
    }
}

/* Reports whether call v may run code other than a body that the graph shows or a known intrinsic. `callee` is
 * call_target of v. This is so if the callee is not known, has no body or may be replaced at link time, and for inline
 * assembly that calls a function. A call through an alias or a cast counts too, because it is no call site of the
 * graph. */
static bool call_runs_unseen_code(const CallGraph *g, const Fn *f, ValueId v, SymId callee) {
    const Module *m = g->m;
    Ref r = call_callee(f, v);
    if (ref_is_asm(m, r)) return asm_calls(m, r);
    if (callee && m->sym.at[callee].fn)
        return !callgraph_is_exact(g, callee) || !(ref_is(r, REF_SYM) && ref_index(r) == callee);
    return !call_intrinsic(m, f, v);
}

/* Records call v of function f, whose symbol is `caller`: sets what the call shows of CG_MUSTTAIL and CG_CALLS_UNSEEN
 * of the caller and, if the callee has a body, of CG_MUSTTAIL and CG_PROTOTYPE_MISMATCH of the callee. Appends a call
 * site if the callee operand is the symbol of a function with a body. */
static void call_record(CallGraph *g, SymId caller, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    SymId callee = call_target(g->m, f, v);
    if (i->sub == TAIL_MUST) g->flags[caller] |= CG_MUSTTAIL;
    if (call_runs_unseen_code(g, f, v, callee)) g->flags[caller] |= CG_CALLS_UNSEEN;
    if (!callee || !g->m->sym.at[callee].fn) return;
    if (i->sub == TAIL_MUST) g->flags[callee] |= CG_MUSTTAIL;
    if (!call_matches_prototype(g->m, f, v, callee)) g->flags[callee] |= CG_PROTOTYPE_MISMATCH;
    if (ref_is(call_callee(f, v), REF_SYM) && ref_index(call_callee(f, v)) == callee)
        vec_push(&g->site, ((CallSite){caller, callee, v}));
}

/* Sets CG_ADDRESS_TAKEN of all symbols whose address an initialiser or instruction takes, and records the calls
 * (call_record). The callee operand of a call takes the address only if it is not just a symbol. */
static void addresses_find(CallGraph *g) {
    Module *m = g->m;
    AddressTaker t = {.g = g, .seen = mem_alloc(m->constant.n + 1)};
    each_sym(m, s) {
        const Sym *y = &m->sym.at[s];
        Ref named[] = {y->init, y->prefix, y->prologue, y->personality};
        for (size_t i = 0; i < sizeof named / sizeof *named; i++) address_take(&t, named[i]);
    }
    each_fn(m, s, f)
        each_reference(m, f, v) {
            bool call = inst_at(f, v)->op == OP_CALL;
            uint32_t n = inst_at(f, v)->nopnd;
            const Ref *op = inst_ops(f, v);
            for (uint32_t i = 0; i < n; i++)
                if (!ref_is(op[i], REF_VALUE) && !ref_is(op[i], REF_BLOCK) &&
                    !(call && i == n - 1 && ref_is(op[i], REF_SYM)))
                    address_take(&t, op[i]);
            if (call) call_record(g, s, f, v);
        }
    vec_free(&t.work);
    free(t.seen);
}

/* ------------------------------------------------------------------------------------------- the graph */

/* Sorts g->site by callee with a counting sort, and allocates and fills in g->first. */
static void sites_sort(CallGraph *g) {
    uint32_t n = g->m->sym.n;
    CallSite *sorted = mem_alloc((g->site.n + 1) * sizeof *sorted);
    g->first = mem_alloc((n + 2) * sizeof *g->first);
    for (uint32_t i = 0; i < g->site.n; i++) g->first[g->site.at[i].callee + 2]++;
    for (uint32_t i = 2; i < n + 2; i++) g->first[i] += g->first[i - 1];
    for (uint32_t i = 0; i < g->site.n; i++) sorted[g->first[g->site.at[i].callee + 1]++] = g->site.at[i];
    free(g->site.at);
    g->site.at = sorted;
    g->site.cap = g->site.n + 1;
}

bool callgraph_is_internal(const CallGraph *g, SymId s) {
    uint8_t l = g->m->sym.at[s].linkage;
    if (l == LINK_INTERNAL || l == LINK_PRIVATE || (g->mine && g->mine[s])) return true;
    if (l == LINK_AVAILABLE_EXTERNALLY || l == LINK_EXTERN_WEAK) return false;
    return g->view == CALLS_WHOLE_PROGRAM || (g->view == CALLS_OF_KERNELS && callgraph_is_exact(g, s));
}

bool callgraph_views_agree(const Module *m, const KernelTable *kernels) {
    CallGraph linked = {.m = (Module *)m, .view = CALLS_AS_LINKED},
              kernel = {.m = (Module *)m, .view = CALLS_OF_KERNELS};
    each_fn(m, s, f)
        if (!sym_is_kernel(kernels, f->sym) && callgraph_is_internal(&linked, s) != callgraph_is_internal(&kernel, s))
            return false;
    return true;
}

/* Sets CG_KERNEL and CG_OPEN. Needs the flags that addresses_find sets. */
static void open_functions_find(CallGraph *g, const KernelTable *kernels) {
    each_sym(g->m, s) {
        uint8_t *flags = &g->flags[s];
        if (sym_is_kernel(kernels, s)) *flags |= CG_KERNEL;
        if (!callgraph_is_internal(g, s) || (*flags & (CG_ADDRESS_TAKEN | CG_PROTOTYPE_MISMATCH | CG_KERNEL)))
            *flags |= CG_OPEN;
    }
}

/* The call sites, linked by caller: first[caller] and next[site] are 1 + the index of a site; 0: end. */
typedef struct CallerSites {
    uint32_t *first, *next;
} CallerSites;

/* Links the call sites by caller. The caller of this function frees both arrays. */
static CallerSites sites_by_caller(const CallGraph *g) {
    CallerSites c = {mem_alloc(g->m->sym.n * sizeof *c.first), mem_alloc((g->site.n + 1) * sizeof *c.next)};
    for (uint32_t i = 0; i < g->site.n; i++) {
        c.next[i] = c.first[g->site.at[i].caller];
        c.first[g->site.at[i].caller] = i + 1;
    }
    return c;
}

/* Sets the flag of every function that is called, directly or through others, from one that has it. */
static void flag_to_callees(CallGraph *g, const CallerSites *c, uint8_t flag) {
    VEC(SymId) work = {0};
    each_sym(g->m, s)
        if (g->flags[s] & flag) vec_push(&work, s);
    while (work.n)
        for (uint32_t i = c->first[vec_pop(&work)]; i; i = c->next[i - 1]) {
            SymId callee = g->site.at[i - 1].callee;
            if (g->flags[callee] & flag) continue;
            g->flags[callee] |= flag;
            vec_push(&work, callee);
        }
    vec_free(&work);
}

/* Sets the flag of every function that calls, directly or through others, one that has it. */
static void flag_to_callers(CallGraph *g, uint8_t flag) {
    VEC(SymId) work = {0};
    each_sym(g->m, s)
        if (g->flags[s] & flag) vec_push(&work, s);
    while (work.n) {
        SymId s = vec_pop(&work);
        for (uint32_t i = g->first[s]; i < g->first[s + 1]; i++) {
            SymId caller = g->site.at[i].caller;
            if (g->flags[caller] & flag) continue;
            g->flags[caller] |= flag;
            vec_push(&work, caller);
        }
    }
    vec_free(&work);
}

/* Sets CG_LIVE, and CG_CALLS_UNSEEN for the callers of functions that have it, directly or through others. Then sets
 * CG_SHARES_LAUNCH: of an open function unless it is a kernel that reaches no unseen code, and of all functions that
 * such a function calls, directly or through others. */
static void launches_find(CallGraph *g) {
    CallerSites c = sites_by_caller(g);
    each_fn(g->m, s, f)
        if (g->flags[s] & CG_OPEN) g->flags[f->sym] |= CG_LIVE;
    flag_to_callees(g, &c, CG_LIVE);
    flag_to_callers(g, CG_CALLS_UNSEEN);
    each_sym(g->m, s) {
        bool joined = !(g->flags[s] & CG_KERNEL) || (g->flags[s] & CG_CALLS_UNSEEN);
        if ((g->flags[s] & CG_OPEN) && joined) g->flags[s] |= CG_SHARES_LAUNCH;
    }
    flag_to_callees(g, &c, CG_SHARES_LAUNCH);
    free(c.first);
    free(c.next);
}

void callgraph_build(CallGraph *g, Module *m, const KernelTable *kernels, enum CallView view) {
    callgraph_build_assuming(g, m, kernels, view, NULL);
}

void callgraph_build_assuming(CallGraph *g, Module *m, const KernelTable *kernels, enum CallView view,
                              const uint8_t *mine) {
    *g = (CallGraph){.m = m, .view = view, .mine = mine, .flags = mem_alloc(m->sym.n)};
    addresses_find(g);
    sites_sort(g);
    open_functions_find(g, kernels);
    launches_find(g);
}

void callgraph_free(CallGraph *g) {
    free(g->flags);
    free(g->first);
    vec_free(&g->site);
}
