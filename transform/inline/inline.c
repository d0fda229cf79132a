/* inline: replaces calls by the body of the callee.
 *
 * A call can be inlined if its callee has a body that another module cannot replace (it is not interposable), is not a
 * kernel, has the prototype of the call, does not need a stack frame of its own and is not recursive. A call is inlined
 *
 *    - if the callee or the call is `alwaysinline`;
 *    - if it is the only call of a function that is not needed otherwise, because the function is removed then;
 *    - if a kernel with a register limit reaches it, because ptxas rejects the call;
 *    - if its cost is within `inline-threshold` and the module within `inline-growth`, of which a call that passes the address
 *      of a local variable has several times as much.
 *
 * The first kind ignores cost and growth, as in LLVM, up to a limit (ALWAYS_MAX, ALWAYS_GROWTH) that only programs made
 * to explode reach: then the call is kept, and a remark says so. inline<always> inlines only the first kind.
 *
 * A `noinline` callee is not inlined, unless the attribute only says that the front end did not optimise, in which case
 * clang gives it to every function. That is so if the callee is also `optnone`, or if all kernels are `noinline` (clang
 * -O0 -Xclang -disable-O0-optnone): a kernel is never inlined, so nobody writes it there.
 *
 * The decisions are made first, bottom-up (callees before callers), from the bodies as they were. Then the
 * bodies are written top-down, each with everything that is inlined into it, at any depth. So a chain of
 * calls is copied once, and the work is linear in the output. Functions that are no longer called are
 * removed.
 *
 * A call that is kept because of its cost or the growth limit gets the attribute "inline-kept"="SIZE", with the size of
 * the callee. Later runs of the pass keep it too, until the callee is a quarter smaller, because its loops were
 * unrolled and folded in between. Weighing all calls again is simpler, but every run would take the output of the last
 * as a new module with new room for growth.
 *
 * Needs nothing. */
#include "transform/inline/inline.h"
#include "transform/clone_family.h"

/* The most instructions that one function may have, even if alwaysinline requests more. */
enum { BODY_MAX = 1 << 22 };
/* alwaysinline calls are kept when the module would grow beyond ALWAYS_MAX instructions or ALWAYS_GROWTH times its
 * size, whichever is more: n functions that each call the next one twice need 2^n bodies. */
enum { ALWAYS_MAX = 1 << 18, ALWAYS_GROWTH = 16 };
/* The number of instructions that every module may grow by, whatever its size, unless inline-growth is 0. */
enum { GROWTH_LEAST = 4096 };
/* A callee of at most this size is inlined, if its cost allows, even beyond the growth limit of the module, because
 * later passes remove most of it, and its pointers become known. A body grows by at most this factor that way. */
enum { BODY_SMALL = 48 };
/* How many times as much a call may cost that passes the address of a local variable, and how many times as much the
 * module may grow for such calls, because the variable stays in local memory while the call does (LLVM for AMDGPU:
 * amdgpu-inline-arg-alloca-cost, a threshold of 4000 more, for variables of up to 256 bytes). */
enum { LOCAL_FACTOR = 5 };
/* The most extra rounds of inlining. Another round follows if inlining made an indirect call direct: its callee had
 * been an argument. */
enum { ROUNDS = 8 };

/* ------------------------------------------------------------------------------------------- legality */

/* Reports whether the set has the string attribute `key` with the given value. */
static bool attr_says(const Module *m, AttrSetId s, const char *key, const char *value) {
    const Attr *a = attr_find(m, s, key);
    return a && a->form == ATTR_STRING_VALUE && !strcmp(str_get(m, a->text), value);
}

/* Returns the value of the string attribute `key` of the set; NULL if there is none. */
static const char *attr_text(const Module *m, AttrSetId s, const char *key) {
    const Attr *a = attr_find(m, s, key);
    return a && a->form == ATTR_STRING_VALUE ? str_get(m, a->text) : NULL;
}

/* Reports whether the body of the callee means the same in the caller: their attributes agree on denormals and
 * strictfp, name the same target if both name one, the caller makes no promise (no NaNs, ...) that the callee does
 * not make, and a callee with null_pointer_is_valid has a caller with it. */
static bool attrs_agree(const Module *m, SymId caller, SymId callee) {
    static const char *const equal[] = {"denormal-fp-math", "denormal-fp-math-f32", "nvptx-f32ftz"};
    static const char *const machine[] = {"target-cpu", "target-features"};
    static const char *const promise[] = {"no-nans-fp-math", "no-infs-fp-math", "no-signed-zeros-fp-math",
                                          "approx-func-fp-math", "unsafe-fp-math"};
    AttrSetId a = attr_list_at(m, m->sym.at[caller].attrs, ATTR_FUNCTION);
    AttrSetId b = attr_list_at(m, m->sym.at[callee].attrs, ATTR_FUNCTION);
    if (a == b) return true;
    for (size_t i = 0; i < sizeof equal / sizeof *equal; i++) {
        const char *s = attr_text(m, a, equal[i]), *t = attr_text(m, b, equal[i]);
        if (strcmp(s ? s : "", t ? t : "")) return false;
    }
    for (size_t i = 0; i < sizeof machine / sizeof *machine; i++) {
        const char *s = attr_text(m, a, machine[i]), *t = attr_text(m, b, machine[i]);
        if (s && t && strcmp(s, t)) return false;
    }
    for (size_t i = 0; i < sizeof promise / sizeof *promise; i++)
        if (attr_says(m, a, promise[i], "true") && !attr_says(m, b, promise[i], "true")) return false;
    if (attr_find(m, b, "null_pointer_is_valid") && !attr_find(m, a, "null_pointer_is_valid")) return false;
    return !attr_find(m, a, "strictfp") == !attr_find(m, b, "strictfp");
}

/* Returns why this call must not be inlined, whatever the cost, recursion aside; NULL if it may. */
static const char *site_forbids(const Inline *x, SymId caller, InlineSite site) {
    const Module *m = x->m;
    const Fn *f = m->sym.at[caller].fn;
    const InlineBody *y = &x->body[site.callee];
    uint32_t nbundle;
    if (y->never) return y->never;
    bool fits = inst_at(f, site.call)->call.cc == m->sym.at[site.callee].cc;
    if (!fits || !call_matches_prototype(m, f, site.call, site.callee)) return "the call has another prototype";
    if (call_bundles(f, site.call, &nbundle)) return "the call carries operand bundles";
    return attrs_agree(m, caller, site.callee) ? NULL : "caller and callee differ in floating-point mode or target";
}

/* ---------------------------------------------------------------------------------------- bottom-up order */

/* A depth-first walk of the call graph that orders the functions, callees before callers. */
typedef struct InlineOrder {
    /* the functions whose visit is open, each called by the one before it; `next`: the next of its sites to follow */
    VEC(struct {
        SymId fn;
        uint32_t next;
    })
    stack;
    VEC(SymId) order; /* the visited functions, callees first */
    uint8_t *state;   /* by SymId: WALK_... */
} InlineOrder;
enum { WALK_NEW, WALK_OPEN, WALK_DONE };

/* Begins the visit of function s: marks it open and pushes it. */
static void walk_enter(InlineOrder *w, SymId s) {
    w->state[s] = WALK_OPEN;
    vec_reserve(&w->stack, 1);
    w->stack.at[w->stack.n].fn = s;
    w->stack.at[w->stack.n++].next = 0;
}

/* Walks the call graph from `root`, unless it has been visited, along the calls that may be inlined. Appends the
 * functions to w->order, callees first. Sets `recursive` in x->body for the function at which the walk entered a
 * cycle of calls, because keeping the calls of one function breaks the cycle; and for both a caller and its callee
 * if they are the same function or clones of one family (clone_family.h), because ipmsp could go on cloning and
 * inlining them. */
static void calls_walk(Inline *x, InlineOrder *w, SymId root) {
    if (w->state[root] != WALK_NEW) return;
    walk_enter(w, root);
    while (w->stack.n) {
        SymId s = w->stack.at[w->stack.n - 1].fn;
        const InlineBody *y = &x->body[s];
        if (w->stack.at[w->stack.n - 1].next == y->nsite) {
            w->state[s] = WALK_DONE;
            vec_push(&w->order, s);
            w->stack.n--;
            continue;
        }
        InlineSite site = x->site.at[y->site + w->stack.at[w->stack.n - 1].next++];
        if (site_forbids(x, s, site)) continue;
        bool kin = clone_family(x->m, s) == clone_family(x->m, site.callee);
        if (kin) x->body[s].recursive = true;
        if (kin || w->state[site.callee] == WALK_OPEN) x->body[site.callee].recursive = true;
        if (w->state[site.callee] == WALK_NEW) walk_enter(w, site.callee);
    }
}

/* Sets `forced` in x->body for the kernels with a register limit (maxnreg, maxntid or reqntid) and for all functions
 * that they reach by direct calls. Goes through w->order backwards, so callers come first. That does not hold for a
 * recursive call, nor for one that calls_walk did not follow: a function that is reached only behind one may be missed,
 * but there a call is kept anyway. */
static void forced_find(Inline *x, const InlineOrder *w) {
    for (uint32_t k = w->order.n; k-- > 0;) {
        SymId s = w->order.at[k];
        uint32_t of = x->kernels.of_sym[s];
        const Kernel *kernel = of ? &x->kernels.kernel.at[of - 1] : NULL;
        InlineBody *y = &x->body[s];
        bool limited = kernel && (kernel->maxnreg || kernel->maxntid[0] || kernel->reqntid[0]);
        if (limited && kernel->kernel) y->forced = true;
        for (uint32_t i = 0; y->forced && i < y->nsite; i++) x->body[x->site.at[y->site + i].callee].forced = true;
    }
}

/* ------------------------------------------------------------------------------------------- decisions */

/* The decisions of the pass, over all rounds. */
typedef struct InlinePlan {
    Inline *x; /* the present round */
    /* `total`: the number of instructions in the module, with the inlining that is decided so far; `most`: the largest
     * allowed `total`, computed in the first round, 0 before */
    uint64_t total, most;
    uint64_t most_local;  /* the largest `total` that calls which pass local variables are allowed */
    uint64_t most_always; /* the largest `total` that alwaysinline calls are allowed */
    /* the number of calls that are inlined, and of those kept because of their cost, and because of `most` or
     * `most_always` */
    uint64_t copied, large, full;
} InlinePlan;

/* Reports whether there are kernels, and all of them are `noinline`. */
static bool kernels_are_noinline(const Module *m, const KernelTable *kernels) {
    bool any = false;
    each_fn(m, s, f) {
        if (!sym_is_kernel(kernels, s)) continue;
        if (!sym_has_attr(m, s, "noinline")) return false;
        any = true;
    }
    return any;
}

/* Reports whether the attribute noinline of the function forbids inlining it. If it only says that the front end did
 * not optimise (x->unoptimised, or the function is optnone), it forbids that only with -honor-optnone. */
static bool is_noinline(const Inline *x, SymId s) {
    bool meant = !x->unoptimised && !sym_has_attr(x->m, s, "optnone");
    return x->body[s].noinline_ && (meant || x->p->knobs->honor_optnone);
}

/* Reports whether the call was weighed and kept before, and the callee is still larger than three quarters of its size
 * then. */
static bool site_was_kept(const Inline *x, SymId caller, InlineSite site) {
    const Inst *call = inst_at(x->m->sym.at[caller].fn, site.call);
    const Attr *a = attr_find(x->m, attr_list_at(x->m, call->aux, ATTR_FUNCTION), INLINE_KEPT);
    if (!a || a->form != ATTR_STRING_VALUE) return a;
    uint64_t before = strtoull(str_get(x->m, a->text), NULL, 10);
    return x->body[site.callee].size > before / 4 * 3;
}

/* Returns why the call is kept, "" if only because it is not alwaysinline (x->only_always); NULL if it is to be
 * inlined. Sets *weighed to whether the cost or the growth limit decided; such a call gets INLINE_KEPT if it is kept.
 * Counts a call that is kept for its cost or for a growth limit in l->large or l->full, and emits a remark with the
 * cost where that is computed. The size of the callee must be final, and that of the caller include what was decided so
 * far. */
static const char *site_decide(InlinePlan *l, SymId caller, InlineSite site, bool *weighed) {
    static const char kept_before[] = "an earlier inline pass kept the call";
    Inline *x = l->x;
    const InlineBody *y = &x->body[site.callee];
    const Fn *f = x->m->sym.at[caller].fn;
    const char *why = site_forbids(x, caller, site);
    *weighed = false;
    if (why) return why;
    if (y->recursive) return "it is recursive";
    if (call_has_attr(x->m, f, site.call, "noinline")) return "the call is noinline";
    if (y->size + x->body[caller].size > BODY_MAX) return "the caller would become too large";
    bool always = call_has_attr(x->m, f, site.call, "alwaysinline") || (y->always && !y->noinline_);
    bool last = y->discardable && y->left == 1, kept = site_was_kept(x, caller, site);
    if (always) {
        *weighed = !kept && !last && l->total + y->size > l->most_always;
        l->full += *weighed;
        if (kept) return kept_before;
        return *weighed ? "it is alwaysinline, but the module would become too large" : NULL;
    }
    if (x->only_always) return ""; /* site_remark says nothing about these */
    if (is_noinline(x, site.callee)) return "it is noinline";
    if (pass_must_skip(x->p, caller)) return "the caller is optnone";
    if (y->discardable && x->calls.first[site.callee + 1] - x->calls.first[site.callee] == 1) return NULL;
    if (kept) return kept_before;
    *weighed = true;
    uint64_t cost = inline_site_cost(x, caller, site);
    bool local = inline_site_passes_local(x, caller, site);
    uint64_t threshold = x->p->knobs->inline_threshold > 0 ? (uint64_t)x->p->knobs->inline_threshold : 0;
    if (local) threshold *= LOCAL_FACTOR;
    pass_remark(x->p, REMARK_InlineCost, x->m->sym.at[caller].fn, site.call, sym_text(x->m, site.callee),
                (uint32_t)(cost < UINT32_MAX ? cost : UINT32_MAX),
                (uint32_t)(threshold < UINT32_MAX ? threshold : UINT32_MAX));
    if (!y->forced && cost > threshold) {
        l->large++;
        return "it is too large (inline-threshold)";
    }
    if (cost && y->size > BODY_SMALL && l->total + y->size > (local ? l->most_local : l->most)) {
        l->full++;
        return "the module has reached its growth limit (inline-growth)";
    }
    return NULL;
}

/* Marks the call as inlined; the body is copied later. Updates the sizes: the caller and the module grow by the size of
 * the callee less that of the call, and the module loses the callee if this was its last call and it is discardable. */
static void site_copy(InlinePlan *l, SymId caller, InlineSite site) {
    Inline *x = l->x;
    InlineBody *y = &x->body[site.callee], *into = &x->body[caller];
    uint64_t call = inline_site_size(x, caller, site);
    x->mark[x->base[caller] + site.call] |= MARK_INLINED;
    into->inlines = true;
    into->size += y->size - (call < y->size ? call : y->size);
    l->total += y->size - (call < y->size ? call : y->size);
    if (--y->left == 0 && y->discardable) l->total -= y->size < l->total ? y->size : l->total;
    l->copied++;
}

/* Emits the remark that the call is inlined (`why` is NULL) or kept. inline<always> keeps most calls, so it emits the
 * latter only for those that are `weighed`. */
static void site_remark(Pass *p, SymId caller, InlineSite site, const char *why, bool weighed) {
    const Module *m = p->m;
    const Fn *f = m->sym.at[caller].fn;
    const char *callee = sym_text(m, site.callee), *name = sym_text(m, caller);
    if (!why) pass_remark(p, REMARK_Inlined, f, site.call, callee, name);
    else if (weighed || p->choice[0] != 2) pass_remark(p, REMARK_NotInlined, f, site.call, callee, name, why);
}

/* Decides each call in function s: marks those to be inlined, emits remarks, and gives INLINE_KEPT to those kept for
 * cost or growth. Computes the size of s. The callees must have been decided before. */
static void fn_decide(InlinePlan *l, SymId s) {
    Inline *x = l->x;
    Module *m = x->m;
    InlineBody *y = &x->body[s];
    Fn *f = m->sym.at[s].fn;
    y->size = y->initial_size;
    for (uint32_t i = 0; i < y->nsite; i++) {
        InlineSite site = x->site.at[y->site + i];
        bool weighed;
        const char *why = site_decide(l, s, site, &weighed);
        site_remark(x->p, s, site, why, weighed);
        if (!why) site_copy(l, s, site);
        if (!weighed || !why) continue;
        char size[24];
        snprintf(size, sizeof size, "%llu", (unsigned long long)x->body[site.callee].size);
        const Attr kept = {.key = str_of(m, INLINE_KEPT), .form = ATTR_STRING_VALUE, .text = str_of(m, size)};
        Inst *call = inst_at(f, site.call);
        call->aux = attr_list_add(m, call->aux, ATTR_FUNCTION, kept);
    }
}

/* ----------------------------------------------------------------------------------------- live functions */

/* Returns, by SymId, whether the symbol is still needed after the marked calls are inlined. It is if it has no body
 * here, if not all its callers are known (they may be outside of the module, or in module asm), or if a call that is
 * kept calls it, in a needed body or in one that is inlined into a needed body at any depth. The caller frees the
 * array. */
static uint8_t *live_find(Inline *x) {
    enum { READ = 1, ALIVE = 2 };
    uint8_t *state = mem_alloc(x->m->sym.n);
    VEC(SymId) todo = {0};
    each_fn(x->m, s, f)
        if (!x->body[f->sym].closed || x->m->module_asm.n) {
            state[s] = READ | ALIVE;
            vec_push(&todo, s);
        }
    while (todo.n) {
        SymId s = vec_pop(&todo);
        const InlineBody *y = &x->body[s];
        for (uint32_t i = 0; i < y->nsite; i++) {
            InlineSite site = x->site.at[y->site + i];
            bool copied = x->mark[x->base[s] + site.call] & MARK_INLINED;
            if (!(state[site.callee] & READ)) vec_push(&todo, site.callee);
            state[site.callee] |= READ | (copied ? 0 : ALIVE);
        }
    }
    vec_free(&todo);
    each_sym(x->m, s) state[s] = !x->m->sym.at[s].fn || (state[s] & ALIVE);
    return state;
}

/* Inlines the marked calls into the bodies that are alive, callers first. Returns true if an indirect call became
 * direct. */
static bool bodies_write(Inline *x, const InlineOrder *w, const uint8_t *alive) {
    BodyWriter *g = body_writer_new(x);
    bool direct = false;
    for (uint32_t k = w->order.n; k-- > 0;)
        if (x->body[w->order.at[k]].inlines && alive[w->order.at[k]]) direct |= body_writer_run(g, w->order.at[k]);
    body_writer_free(g);
    return direct;
}

/* Removes the functions that are not alive. `alive` covers the symbols below n; those from n on were declared for the
 * inlined code and stay. */
static void dead_functions_remove(Pass *p, const uint8_t *alive, uint32_t n) {
    uint8_t *dead = mem_alloc(p->m->sym.n);
    uint64_t removed = 0;
    for (SymId s = 1; s < n; s++) removed += dead[s] = !alive[s];
    if (removed) module_sweep(p->m, dead);
    pass_stat(p, "functions removed", removed);
    free(dead);
}

/* ------------------------------------------------------------------------------------------- the pass */

/* Returns the number of instructions up to which a module of `total` instructions may grow: by inline-growth
 * percent, or by GROWTH_LEAST if that is more and inline-growth is positive; `factor` times as much. */
static uint64_t size_limit(const Pass *p, uint64_t total, uint64_t factor) {
    uint64_t growth = p->knobs->inline_growth > 0 ? (uint64_t)p->knobs->inline_growth : 0;
    uint64_t more = total / 100 * growth;
    return total + factor * (growth && more < GROWTH_LEAST ? GROWTH_LEAST : more);
}

/* Returns the number of instructions up to which alwaysinline may let a module of `total` instructions grow. */
static uint64_t size_limit_always(uint64_t total) {
    return total < ALWAYS_MAX / ALWAYS_GROWTH ? ALWAYS_MAX : total * ALWAYS_GROWTH;
}

/* Reports whether the module may have a function or call with alwaysinline: whether its table of attributes, which may
 * have unused entries, has one. */
static bool module_has_alwaysinline(const Module *m) {
    StrId key = str_find(m, "alwaysinline", 12);
    for (uint32_t i = 0; key && i < m->attrs.attr.n; i++)
        if (m->attrs.attr.at[i].key == key) return true;
    return false;
}

/* Reports whether the module calls a function that it defines; else there is nothing to inline. */
static bool module_has_calls(const Module *m) {
    each_fn(m, s, f)
        each_reference(m, f, v)
            if (inst_at(f, v)->op == OP_CALL && m->sym.at[call_target(m, f, v)].fn) return true;
    return false;
}

/* Fills in *x: the kernels, the call graph, and for each body what inline_body_scan computes and the number of calls of
 * it. Free x with inline_end. */
static void inline_begin(Inline *x, Pass *p) {
    Module *m = p->m;
    *x = (Inline){.p = p, .m = m, .only_always = p->choice[0] == 2};
    enum CallView view = p->knobs->whole_program ? CALLS_WHOLE_PROGRAM : CALLS_AS_LINKED;
    kernel_table_build(&x->kernels, m);
    x->unoptimised = kernels_are_noinline(m, &x->kernels);
    callgraph_build(&x->calls, m, &x->kernels, view);
    x->body = mem_alloc(m->sym.n * sizeof *x->body);
    x->base = mem_alloc(m->sym.n * sizeof *x->base);
    uint32_t values = 0;
    each_fn(m, s, f) {
        x->base[s] = values;
        if (f->inst.n > UINT32_MAX - values) mem_too_large();
        values += f->inst.n;
        if (f->inst.n > x->most_values) x->most_values = f->inst.n;
        if (f->block.n > x->most_blocks) x->most_blocks = f->block.n;
    }
    x->mark = mem_alloc((size_t)values + 1);
    each_fn(m, s, f) {
        inline_body_scan(x, f->sym);
        x->body[s].left = x->calls.first[s + 1] - x->calls.first[s];
    }
}

/* Frees what inline_begin has built, and the restrict parameters of all bodies. */
static void inline_end(Inline *x) {
    each_sym(x->m, s)
        if (x->m->sym.at[s].fn) noalias_free(&x->body[s].noalias);
    free(x->body);
    free(x->base);
    free(x->mark);
    vec_free(&x->site);
    vec_free(&x->weight);
    callgraph_free(&x->calls);
    kernel_table_free(&x->kernels);
}

/* Reports whether a call that was kept for its cost is the last one of its callee, now that others are inlined: if it
 * is inlined, too, the callee is removed. */
static bool last_call_kept(const Inline *x) {
    each_fn(x->m, s, f) {
        const InlineBody *caller = &x->body[s];
        for (uint32_t i = 0; i < caller->nsite; i++) {
            InlineSite site = x->site.at[caller->site + i];
            const InlineBody *y = &x->body[site.callee];
            if (x->only_always || y->left != 1 || !y->discardable) continue;
            bool inlined = x->mark[x->base[s] + site.call] & MARK_INLINED;
            if (!inlined && call_has_attr(x->m, f, site.call, INLINE_KEPT)) return true;
        }
    }
    return false;
}

/* Runs one round: decides all calls of the module, inlines the marked ones and removes the functions that are no longer
 * needed. Returns true if another round can inline more: inlining turned an indirect call into a direct one, or a call
 * that was kept is the last one of its callee. */
static bool round_run(Pass *p, InlinePlan *l) {
    Inline x;
    InlineOrder w = {.state = mem_alloc(p->m->sym.n)};
    bool again = false;
    uint64_t before = l->copied;
    inline_begin(&x, p);
    l->x = &x;
    l->total = 0;
    each_fn(p->m, s, f) calls_walk(&x, &w, f->sym);
    if (!x.only_always) forced_find(&x, &w);
    each_fn(p->m, s, f) l->total += x.body[f->sym].initial_size;
    if (!l->most) {
        l->most = size_limit(p, l->total, 1);
        l->most_local = size_limit(p, l->total, LOCAL_FACTOR);
        l->most_always = size_limit_always(l->total);
    }
    for (uint32_t k = 0; k < w.order.n; k++) fn_decide(l, w.order.at[k]);
    if (l->copied > before) {
        uint32_t n = p->m->sym.n;
        uint8_t *alive = live_find(&x);
        again = last_call_kept(&x);
        again |= bodies_write(&x, &w, alive);
        inline_end(&x);
        dead_functions_remove(p, alive, n);
        free(alive);
    } else {
        inline_end(&x);
    }
    free(w.state);
    vec_free(&w.stack);
    vec_free(&w.order);
    return again;
}

/* Returns true also if no call was inlined but some were kept for their cost or a growth limit, and marked so. */
bool pass_inline(Pass *p, Fn *unused) {
    (void)unused;
    InlinePlan l = {0};
    if (!module_has_calls(p->m) || (p->choice[0] == 2 && !module_has_alwaysinline(p->m))) return false;
    for (int round = 0; round_run(p, &l) && round < ROUNDS; round++) continue;
    pass_stat(p, "calls inlined", l.copied);
    pass_stat(p, "calls not inlined: too large", l.large);
    pass_stat(p, "calls not inlined: growth limit", l.full);
    return l.copied || l.large || l.full;
}
