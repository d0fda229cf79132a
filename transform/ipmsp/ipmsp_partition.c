/* ipmsp_partition.c: decides which contexts become clones.
 *
 * A context is a function together with the spaces of its pointer parameters. Starting from the functions
 * that can be called from outside, contexts are followed along the calls: the arguments of a call, in the
 * context of the caller, determine the context of the callee. So pointers that are global in one context and shared
 * in another are distinguished through any number of calls:
 *
 *     @k calls @f(shared), @f(global);  @f(p) calls @g(p)     f.shared -> g.shared, f.global -> g.global
 *
 * Calls are also distinguished if they pass objects in the same space that contain pointers into different spaces. The
 * contents of an object are guessed from the stores in the function that allocates it (ipmsp_context.c).
 *
 * Each context is processed once, the most profitable first, while the budget lasts. The work is linear in
 * the instructions of the clones. A context whose facts are those of the function itself gets no clone:
 * it is the function. */
#include "transform/ipmsp/ipmsp_partition.h"
#include "analysis/callgraph.h"

/* PARAM_MAX: a function with more parameters is not cloned. PARTS_MAX: the most parts of a type that is_copied_in
 * searches for a pointer. */
enum { PARAM_MAX = 256, PARTS_MAX = 256 };

/* ------------------------------------------------------------------------------- heap of waiting contexts */

/* Reports whether context a is decided before b: it has the greater profit, or the same and was found first. */
static bool heap_before(const ClonePlan *l, uint32_t a, uint32_t b) {
    uint64_t pa = l->context.at[a].profit, pb = l->context.at[b].profit;
    return pa != pb ? pa > pb : a < b;
}

/* Adds context number c, whose profit is set, to the heap of waiting contexts. */
static void heap_push(ClonePlan *l, uint32_t c) {
    vec_push(&l->heap, c);
    uint32_t *h = l->heap.at;
    for (uint32_t i = l->heap.n - 1; i && heap_before(l, h[i], h[(i - 1) / 2]); i = (i - 1) / 2) {
        uint32_t t = h[i];
        h[i] = h[(i - 1) / 2], h[(i - 1) / 2] = t;
    }
}

/* Removes and returns the number of the context with the greatest profit; the heap must not be empty. */
static uint32_t heap_pop(ClonePlan *l) {
    uint32_t *h = l->heap.at, top = h[0], n = --l->heap.n;
    h[0] = h[n];
    for (uint32_t i = 0, k; (k = 2 * i + 1) < n; i = k) {
        if (k + 1 < n && heap_before(l, h[k + 1], h[k])) k++;
        if (!heap_before(l, h[k], h[i])) break;
        uint32_t t = h[i];
        h[i] = h[k], h[k] = t;
    }
    return top;
}

/* ------------------------------------------------------------------------------------------- contexts */

/* Subtracts the number of instructions of function fn from the clone budget x->growth_left, down to 0. */
static void budget_charge(ClonePlan *l, SymId fn) {
    uint64_t size = l->x->m->sym.at[fn].fn->order.n;
    l->x->growth_left -= size < l->x->growth_left ? size : l->x->growth_left;
}

/* Returns the number of the context that is function fn itself. At its first use, creates it and appends it to
 * l->ready, so that its calls are followed. If a clone was going to take over the body of fn, charges the budget for a
 * copy, because the original is needed after all. */
static uint32_t original_context(ClonePlan *l, SymId fn) {
    if (!l->original[fn]) {
        if (l->reused[fn]) budget_charge(l, fn);
        vec_push(
            &l->context,
            ((Context){
                .fn = fn, .body = fn, .facts = ORIGINAL, .state = CONTEXT_CLONED, .external = !l->from_kernels[fn]}));
        l->original[fn] = l->context.n;
        vec_push(&l->ready, l->context.n - 1);
    }
    return l->original[fn] - 1;
}

/* Returns the clone of function fn, which has n parameters, that an earlier round created for the facts in l->facts;
 * 0 if there is none. hash: that of the facts and fn. A clone that kernels run is not used for external callers,
 * because their arguments would degrade the analysis of the memory that the clone accesses; nor the other way round. */
static SymId memo_find(const ClonePlan *l, SymId fn, uint32_t n, uint32_t hash, bool external) {
    const Ipmsp *x = l->x;
    for (uint32_t i = hash, id; (id = hash_next(&x->memo_index, hash, &i)) != 0;) {
        const ParamFact *facts = x->memo_facts.at + x->memo.at[id - 1].facts;
        SymId clone = x->memo.at[id - 1].clone;
        bool same = x->memo.at[id - 1].fn == fn && l->from_kernels[clone] != external;
        if (same && !memcmp(facts, l->facts, n * sizeof *facts)) return clone;
    }
    return 0;
}

/* Returns the number of the context of function fn with the facts in l->facts, for callers that kernels run or
 * (external) for others. Creates it if it is new, and pushes it onto the heap to be decided. If an earlier round
 * created such a clone, returns the context of that function itself. */
static uint32_t context_find(ClonePlan *l, SymId fn, bool external) {
    uint32_t n = l->x->m->sym.at[fn].fn->nparam, hash = hash_word(hash_bytes(l->facts, n * sizeof *l->facts), fn);
    SymId clone = memo_find(l, fn, n, hash, external);
    if (clone) return original_context(l, clone);
    for (uint32_t i = hash, id; (id = hash_next(&l->find, hash, &i)) != 0;) {
        const Context *c = &l->context.at[id - 1];
        bool same = c->fn == fn && c->external == external;
        if (same && !memcmp(l->fact_pool.at + c->facts, l->facts, n * sizeof *l->facts)) return id - 1;
    }
    uint64_t profit = profit_of(&l->profits, fn, l->facts);
    vec_push(&l->context, ((Context){.fn = fn, .facts = l->fact_pool.n, .profit = profit, .external = external}));
    vec_append(&l->fact_pool, l->facts, n);
    hash_add(&l->find, hash, l->context.n);
    heap_push(l, l->context.n - 1);
    return l->context.n - 1;
}

/* ------------------------------------------------------------------------------------------- calls */

/* Reports whether the type contains a pointer. Also returns true if *parts, which each visited part decrements, reaches
 * 0 before the search ends. */
static bool type_has_pointers(const Module *m, TypeId t, uint32_t *parts) {
    enum TypeKind k = type_kind(m, t);
    if (k == TY_PTR || --*parts == 0) return true;
    if (k != TY_STRUCT && k != TY_ARRAY && k != TY_VECTOR) return false;
    uint32_t n = k == TY_STRUCT ? type_at(m, t)->nelem : 1;
    for (uint32_t i = 0; i < n; i++)
        if (type_has_pointers(m, type_elem(m, t, i), parts)) return true;
    return false;
}

/* Reports whether parameter p of the callee is a byval struct with pointers that external callers may pass too,
 * while the call is in a context that kernels run. Then a clone helps, because only known callers fill the struct.
 * It does not if the caller is external itself: it may pass on what external callers passed to it. */
static bool is_copied_in(const ContextFacts *a, SymId callee, uint32_t p) {
    const ClonePlan *l = a->l;
    const Module *m = l->x->m;
    if (a->c->external || !callgraph_is_open(&l->x->calls, callee)) return false;
    TypeId object = param_byval(m, m->sym.at[callee].attrs, p);
    uint32_t parts = PARTS_MAX;
    return object != T_VOID && type_has_pointers(m, object, &parts);
}

/* Returns the space of argument p of a call, or SPACE_ANY: the one that all callers agree on, else the one that this
 * call passes. A null argument is compatible with every space, so it gets the space that all known calls together
 * pass; so does every argument if mem-space-alg is below 2. */
static uint8_t argument_space(const ContextFacts *a, ValueId call, SymId callee, uint32_t p) {
    const Ipmsp *x = a->l->x;
    uint32_t agreed = ipmsp_agreed_space(x, callee, p);
    if (agreed) return (uint8_t)agreed;
    SpaceSet passed = a->l->passed[x->spaces->base[callee] + p], set = context_operand_set(a, call, p);
    bool unanimous = space_is_empty(set) || x->p->knobs->mem_space_alg < 2;
    return (uint8_t)ipmsp_space(unanimous ? passed : set);
}

/* Returns the contents of the object that argument p of the call points to; 0 if they are unknown, the callee does not
 * profit from them, or !l->has_allocas. */
static Contents argument_contents(ContextFacts *a, ValueId call, SymId callee, uint32_t p) {
    ClonePlan *l = a->l;
    if (!l->has_allocas || !profit_content(&l->profits, callee, p)) return 0;
    if (!a->root) context_contents_find(a);
    return context_contents(a, inst_op(a->f, call, p));
}

/* Sets l->facts to what is known of the arguments of the call in the context of `a`, as far as the callee profits
 * from it. Returns true if that says more than is known of the callee itself, so that a clone is useful. The callee
 * must have at most PARAM_MAX parameters. */
static bool call_facts(ClonePlan *l, ContextFacts *a, ValueId call, SymId callee) {
    const Ipmsp *x = l->x;
    bool useful = false;
    for (uint32_t p = 0; p < x->m->sym.at[callee].fn->nparam; p++) {
        bool candidate = ipmsp_is_candidate(x->m, callee, p);
        bool agreed = candidate && ipmsp_agreed_space(x, callee, p);
        bool profitable = candidate && (agreed || profit_param(&l->profits, callee, p));
        if (profitable) l->facts[p] = argument_space(a, call, callee, p);
        else l->facts[p] = is_copied_in(a, callee, p) ? SPACE_LOCAL : SPACE_ANY;
        useful |= l->facts[p] != SPACE_ANY && !agreed;
        Contents contents = argument_contents(a, call, callee, p);
        l->facts[p] |= contents << PARAM_FACT_CONTENTS;
        /* the calls pass different contents */
        useful |= contents && contents != l->contents[x->spaces->base[callee] + p];
    }
    return useful;
}

/* Returns the number of the context that the call is to call: one with the facts of the call, which is created if
 * necessary, or the callee itself if the facts are of no use or it must not be cloned. If a clone would be useful but
 * is not allowed, sets l->refusal of the callee, unless it is set. A clone of a callee with more than PARAM_MAX
 * parameters counts as useful without a look at the facts. */
static uint32_t callee_context(ClonePlan *l, ContextFacts *a, ValueId call, SymId callee) {
    bool fits = l->x->m->sym.at[callee].fn->nparam <= PARAM_MAX;
    enum Refusal why = fits ? (enum Refusal)l->eligible[callee] : REFUSAL_PARAMS;
    if (why == REFUSAL_NONE && call_facts(l, a, call, callee)) return context_find(l, callee, a->c->external);
    if (!fits && l->eligible[callee] == REFUSAL_NOTHING) why = REFUSAL_NOTHING;
    bool useful = why > REFUSAL_NOTHING && !l->refusal[callee] && (!fits || call_facts(l, a, call, callee));
    if (useful) l->refusal[callee] = (uint8_t)why;
    return original_context(l, callee);
}

/* Reports whether the context is a function itself, not a kernel, that external code may call, while the plan is
 * made for the kernels (for_kernels). Its calls stay with the originals, so that clones are only called in kernels. */
static bool is_external_original(const ClonePlan *l, const Context *c) {
    const Ipmsp *x = l->x;
    return x->for_kernels && c->facts == ORIGINAL && callgraph_is_open(&x->calls, c->fn) &&
           !(x->calls.flags[c->fn] & CG_KERNEL);
}

/* Finds the context that each call in context number `at` is to call, which may create contexts, and appends to l->link
 * the calls that must be redirected. The context is that of the callee itself for a call through an alias or cast, with
 * another prototype, or in an external original (is_external_original). */
static void context_explore(ClonePlan *l, uint32_t at) {
    Context c = l->context.at[at];
    ContextFacts a = {.l = l, .fn = c.fn, .f = l->x->m->sym.at[c.fn].fn, .c = &c};
    if (c.facts != ORIGINAL) context_solve(&a);
    bool external = is_external_original(l, &c);
    each_inst(a.f, b, v) {
        SymId callee = ipmsp_callee(l->x->m, a.f, v);
        if (!callee) continue;
        bool plain = ref_same(call_callee(a.f, v), ref_make(REF_SYM, callee));
        plain = plain && call_matches_prototype(l->x->m, a.f, v, callee);
        uint32_t to = plain && !external ? callee_context(l, &a, v, callee) : original_context(l, callee);
        if (l->context.at[to].body == callee) continue;
        vec_reserve(&l->link, 1);
        l->link.at[l->link.n].from = at;
        l->link.at[l->link.n].call = v;
        l->link.at[l->link.n++].to = to;
    }
    context_free(&a);
}

/* Decides whether context number `at` becomes a clone, and charges x->clones_left and the instruction budget for it. A
 * clone that can take over the body of its function, because nothing else needs that so far, costs no instructions, but
 * the budget must not be used up. If it is refused, the calls of the context go to the function itself. */
static void context_decide(ClonePlan *l, uint32_t at) {
    Context *c = &l->context.at[at];
    Ipmsp *x = l->x;
    uint32_t size = x->m->sym.at[c->fn].fn->order.n;
    bool in_place = !l->original[c->fn] && !l->reused[c->fn] && !callgraph_is_open(&x->calls, c->fn);
    if (x->clones_left && (size <= x->growth_left || (in_place && x->growth_left))) {
        x->clones_left--;
        if (in_place) l->reused[c->fn] = 1;
        else budget_charge(l, c->fn);
        c->state = CONTEXT_CLONED;
        vec_push(&l->ready, at);
        return;
    }
    c->state = CONTEXT_REFUSED;
    c->refusal = x->clones_left ? REFUSAL_GROWTH : REFUSAL_LIMIT;
    c->body = c->fn;
    original_context(l, c->fn);
}

/* Makes the plan: follows the calls from all functions that can be called from outside, in the order of the text. The
 * contexts that are found are decided by profit whenever no calls are left to be followed. */
static void plan(ClonePlan *l) {
    Module *m = l->x->m;
    SymId *order = sym_text_order(m);
    for (uint32_t i = 1; i < m->sym.n; i++)
        if (m->sym.at[order[i]].fn && callgraph_is_open(&l->x->calls, order[i])) original_context(l, order[i]);
    free(order);
    uint32_t done = 0;
    while (done < l->ready.n || l->heap.n) {
        if (done < l->ready.n) context_explore(l, l->ready.at[done++]);
        else context_decide(l, heap_pop(l));
    }
}

/* ------------------------------------------------------------------------------------------- the plan */

/* Reports whether any function of the module has an alloca. */
static bool has_alloca(const Module *m) {
    each_fn(m, s, f)
        each_inst(f, b, v)
            if (inst_at(f, v)->op == OP_ALLOCA) return true;
    return false;
}

/* Fills l->contents: for each parameter whose contents are of profit, the join of the contents of the objects that the
 * known calls pass, with CONTENTS_UNKNOWN if those of some call are unknown. */
static void contents_collect(ClonePlan *l) {
    const Module *m = l->x->m;
    each_fn(m, s, f) {
        if (!callgraph_is_live(&l->x->calls, s)) continue;
        ContextFacts a = {.l = l, .fn = s, .f = f};
        each_inst(f, b, v) {
            SymId callee = ipmsp_callee(m, f, v);
            const Fn *g = callee ? m->sym.at[callee].fn : NULL;
            if (!g || !call_matches_prototype(m, f, v, callee)) continue;
            for (uint32_t p = 0; p < g->nparam; p++) {
                if (!profit_content(&l->profits, callee, p)) continue;
                if (!a.root) context_contents_find(&a);
                Contents contents = context_contents(&a, inst_op(f, v, p));
                l->contents[l->x->spaces->base[callee] + p] |= contents ? contents : CONTENTS_UNKNOWN;
            }
        }
        context_free(&a);
    }
}

/* Sets l->from_kernels of the functions that the kernels of the module may run: kernels, the functions whose address is
 * taken, and those that these call at any depth. In a module without kernels, that is every function. */
static void from_kernels_find(ClonePlan *l) {
    const Ipmsp *x = l->x;
    bool kernels = false;
    VEC(SymId) work = {0};
    each_fn(x->m, s, f) kernels |= (x->calls.flags[f->sym] & CG_KERNEL) != 0;
    each_fn(x->m, s, f) {
        if (kernels && !(x->calls.flags[f->sym] & (CG_KERNEL | CG_ADDRESS_TAKEN))) continue;
        l->from_kernels[f->sym] = 1;
        vec_push(&work, f->sym);
    }
    while (work.n) {
        const Fn *f = x->m->sym.at[vec_pop(&work)].fn;
        each_inst(f, b, v) {
            SymId callee = ipmsp_callee(x->m, f, v);
            if (!callee || l->from_kernels[callee]) continue;
            l->from_kernels[callee] = 1;
            vec_push(&work, callee);
        }
    }
    vec_free(&work);
}

/* Computes the input of the plan: l->from_kernels, l->eligible, l->passed, l->has_allocas and, if that is set,
 * l->contents; and begins l->profits. */
static void prepare(ClonePlan *l) {
    Ipmsp *x = l->x;
    Module *m = x->m;
    from_kernels_find(l);
    profits_begin(&l->profits, x);
    each_sym(m, s) l->eligible[s] = (uint8_t)ipmsp_refusal(x, s);
    for (uint32_t i = 0; i < x->calls.site.n; i++) {
        CallSite c = x->calls.site.at[i];
        const Fn *f = m->sym.at[c.caller].fn, *g = m->sym.at[c.callee].fn;
        if (!callgraph_is_live(&x->calls, c.caller) || !call_matches_prototype(m, f, c.call, c.callee)) continue;
        SpaceSet *passed = l->passed + x->spaces->base[c.callee];
        for (uint32_t p = 0; p < g->nparam; p++)
            if (inst_at(g, p)->type == T_PTR) passed[p] |= spaces_use(x->spaces, c.caller, c.call, p);
    }
    l->has_allocas = x->p->knobs->mem_space_alg >= 2 && has_alloca(m);
    if (l->has_allocas) contents_collect(l);
}

/* Writes to the trace, which must exist, the functions that may be cloned and have known as well as external callers,
 * but got no clone. */
static void dump_avoided(const ClonePlan *l) {
    const Ipmsp *x = l->x;
    uint8_t *has = mem_alloc(l->nsym);
    for (uint32_t i = 0; i < l->context.n; i++) {
        const Context *c = &l->context.at[i];
        if (c->facts != ORIGINAL && c->state == CONTEXT_CLONED) has[c->fn] = 1;
    }
    for (SymId s = 1; s < l->nsym; s++) {
        if (has[s] || l->eligible[s] || !callgraph_is_open(&x->calls, s)) continue;
        if (x->calls.first[s] != x->calls.first[s + 1]) fprintf(x->dump, "avoid cloning of %s\n", sym_text(x->m, s));
    }
    free(has);
}

/* Sets x->refused and x->left to what this round refused and to the number of accesses that stay generic because of
 * that. Sets l->refusal of functions of which a clone exceeded the budget. If this round is the last one, emits
 * remarks. */
static void refusals_note(ClonePlan *l, bool last) {
    static const char *const why[REFUSAL_COUNT] = {
        [REFUSAL_LIMIT] = "the number of clones is limited (do-clone-for-ip-msp)",
        [REFUSAL_GROWTH] = "the instructions that clones add are limited (ip-msp-growth)",
        [REFUSAL_REPLACEABLE] = "another definition may replace it at link time (not with -whole-program)",
        [REFUSAL_VARIADIC] = "it is variadic",
        [REFUSAL_TAIL] = "a musttail call fixes its signature",
        [REFUSAL_OPTNONE] = "it is optnone (-honor-optnone)",
        [REFUSAL_BLOCK] = "the address of one of its blocks is taken",
        [REFUSAL_KERNEL] = "it is a kernel",
        [REFUSAL_PARAMS] = "it has too many parameters"};
    Ipmsp *x = l->x;
    memset(x->refused, 0, sizeof x->refused);
    x->left = 0;
    for (uint32_t i = 0; i < l->context.n; i++) {
        const Context *c = &l->context.at[i];
        if (c->state != CONTEXT_REFUSED) continue;
        x->refused[c->refusal]++;
        if (!l->refusal[c->fn]) l->refusal[c->fn] = c->refusal;
    }
    for (SymId s = 1; s < l->nsym; s++) {
        uint8_t r = l->refusal[s];
        if (!r) continue;
        if (r > REFUSAL_GROWTH) x->refused[r]++;
        uint32_t accesses = profit_accesses(&l->profits, s);
        x->left += accesses;
        const Sym *y = &x->m->sym.at[s];
        if (last && y->fn) pass_remark_symbol(x->p, REMARK_NotCloned, s, str_get(x->m, y->name), why[r], accesses);
    }
}

bool ipmsp_clone_round(Ipmsp *x) {
    uint32_t n = x->m->sym.n;
    ClonePlan l = {.x = x,
                   .nsym = n,
                   .original = mem_alloc(n * sizeof *l.original),
                   .eligible = mem_alloc(n),
                   .reused = mem_alloc(n),
                   .passed = mem_alloc(x->spaces->nvalue + 1),
                   .contents = mem_alloc((x->spaces->nvalue + 1) * sizeof *l.contents),
                   .refusal = mem_alloc(n),
                   .from_kernels = mem_alloc(n)};
    prepare(&l);
    plan(&l);
    bool any = clones_create(&l);
    if (x->dump && !x->round) dump_avoided(&l);
    refusals_note(&l, !any && !x->for_kernels);
    vec_free(&l.context);
    vec_free(&l.fact_pool);
    free(l.find.slot);
    free(l.original);
    free(l.eligible);
    free(l.reused);
    free(l.passed);
    free(l.contents);
    free(l.refusal);
    free(l.from_kernels);
    profits_free(&l.profits);
    vec_free(&l.ready);
    vec_free(&l.heap);
    vec_free(&l.link);
    return any;
}
