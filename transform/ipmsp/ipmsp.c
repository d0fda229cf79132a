/* ipmsp: interprocedural memory space propagation.
 *
 * Finds the spaces of pointers that are passed to functions and returned from them, and gives the functions
 * signatures with these spaces:
 *
 *     internal float @f(ptr %p)   called with shared memory only         float @f(ptr addrspace(3) %p)
 *     internal float @f(ptr %p)   called with shared and with global     @f.shared, @f.global
 *     float @f(ptr %p)            called with shared, and from outside   @f, @f.shared for the calls seen
 *
 * The pass iterates: it analyses the module (analysis/spaces/spaces.h, following calls) and clones the
 * functions whose callers disagree (ipmsp_partition.c), until a round creates no clone, ROUNDS_MAX times at most. Then
 * it changes the signatures (specialise.c). Cloning never changes the meaning, and the signatures follow from an
 * analysis of the module after cloning. So the plan for cloning need not be exact, only good.
 *
 * A caller outside the module may pass anything to a function, and may so change what memory contains for the
 * kernels of the module as well. Therefore the first rounds plan as if only these kernels called the
 * functions. That separates the copies that kernels run from the originals; the later rounds deal with what
 * remains.
 *
 * Each round is linear in the module. The clones of all rounds are bounded: in number by do-clone-for-ip-msp,
 * in instructions by ip-msp-growth. Clones of an earlier run of the pass count too, so that a second run has
 * no new budget. Kernels, functions whose address escapes, targets of musttail calls and variadic functions
 * keep their signatures; functions whose address escapes may be cloned for their direct calls. */
#include "transform/ipmsp/ipmsp.h"
#include "analysis/callgraph.h"
#include "transform/clone_family.h"
#include "transform/spaces/generic_uses.h"

/* SMALL_MODULE: a module with fewer instructions may grow as if it had this number of them */
enum { ROUNDS_MAX = 16, SMALL_MODULE = 8192 };

/* ------------------------------------------------------------------------------------------- the rounds */

/* Builds x->kernels, which also become those of x->p, x->calls and x->spaces for the module as it is now, and counts
 * the work of the analysis in the statistics. Free them with analysis_free. */
static void spaces_analyse(Ipmsp *x) {
    kernel_table_build(&x->kernels, x->m); /* the clones included */
    x->p->kernels = &x->kernels;
    callgraph_build(&x->calls, x->m, &x->kernels, x->p->knobs->whole_program ? CALLS_WHOLE_PROGRAM : CALLS_AS_LINKED);
    SpacesOptions options = {.follow = true, .for_kernels = x->for_kernels, .sm = x->p->sm, .seed = x->p->seed};
    x->spaces = pass_spaces(x->p, &options);
    pass_stat(x->p, "evaluations", x->spaces->evaluations);
    pass_stat(x->p, "edges", x->spaces->edges);
}

/* Frees what spaces_analyse built, except x->spaces, which the pass manager owns. x->p->kernels is then invalid. */
static void analysis_free(Ipmsp *x) {
    callgraph_free(&x->calls);
    kernel_table_free(&x->kernels);
}

/* Computes the budget x->clones_left and x->growth_left from the knobs, less the clones that the module contains from
 * earlier runs. A negative do-clone-for-ip-msp means no limit; a negative ip-msp-growth counts as 0. */
static void growth_find(Ipmsp *x) {
    uint64_t originals = 0, cloned = 0;
    uint32_t clones = 0;
    each_fn(x->m, s, f) {
        bool clone = sym_has_attr(x->m, s, CLONE_ATTRIBUTE);
        *(clone ? &cloned : &originals) += f->order.n;
        clones += clone;
    }
    const Knobs *k = x->p->knobs;
    uint64_t growth = k->ip_msp_growth > 0 ? (uint64_t)k->ip_msp_growth : 0;
    uint64_t most = (originals > SMALL_MODULE ? originals : SMALL_MODULE) * growth / 100;
    x->growth_left = most > cloned ? most - cloned : 0;
    uint32_t clones_left = k->do_clone_for_ip_msp < 0 ? UINT32_MAX : (uint32_t)k->do_clone_for_ip_msp;
    x->clones_left = clones_left > clones ? clones_left - clones : 0;
}

/* Returns the number of functions that may be cloned and that the module calls directly. */
static uint32_t work_count(const Ipmsp *x) {
    uint32_t n = 0;
    each_fn(x->m, s, f) n += ipmsp_eligible(x, f->sym) && x->calls.first[s] != x->calls.first[s + 1];
    return n;
}

/* Adds x->refused and x->left, which are those of the last round, to the statistics. */
static void refusals_count(const Ipmsp *x) {
    static const char *const text[REFUSAL_COUNT] = {[REFUSAL_LIMIT] = "clones refused: limit",
                                                    [REFUSAL_GROWTH] = "clones refused: growth",
                                                    [REFUSAL_REPLACEABLE] = "functions not cloned: interposable",
                                                    [REFUSAL_VARIADIC] = "functions not cloned: variadic",
                                                    [REFUSAL_TAIL] = "functions not cloned: musttail",
                                                    [REFUSAL_OPTNONE] = "functions not cloned: optnone",
                                                    [REFUSAL_BLOCK] = "functions not cloned: block address",
                                                    [REFUSAL_KERNEL] = "functions not cloned: kernel",
                                                    [REFUSAL_PARAMS] = "functions not cloned: too many parameters"};
    for (int r = REFUSAL_LIMIT; r < REFUSAL_COUNT; r++) pass_stat(x->p, text[r], x->refused[r]);
    pass_stat(x->p, "clones refused", x->refused[REFUSAL_LIMIT] + x->refused[REFUSAL_GROWTH]);
    pass_stat(x->p, "accesses left generic without a clone", x->left);
}

/* Reports whether the module has a kernel with a body. */
static bool has_kernel(const Pass *p) {
    each_fn(p->m, s, f)
        if (sym_is_kernel(p->kernels, f->sym)) return true;
    return false;
}

/* Reports whether knowing spaces may change some function (fn_awaits_spaces). If it can change none, clones and better
 * signatures would have no effect, and the pass does nothing. */
static bool has_work(const Pass *p) {
    each_fn(p->m, s, f)
        if (fn_awaits_spaces(p, f, sym_is_kernel(p->kernels, s))) return true;
    return false;
}

/* Runs the pass and returns whether the module changed. Does nothing and returns false if the knobs disable the pass or
 * if, without a trace, has_work finds none; in every other case, changed or not, p->kernels is invalid afterwards. */
bool pass_ipmsp(Pass *p, Fn *unused) {
    (void)unused;
    const Knobs *k = p->knobs;
    if (!knobs_is_on(k) || !k->do_ip_msp || k->mem_space_alg <= 0) return false;
    if (!k->dump_ip_msp && !p->trace && !has_work(p)) return false;
    Ipmsp x = {.p = p,
               .m = p->m,
               .for_kernels = has_kernel(p) && !k->whole_program,
               .dump = k->dump_ip_msp ? stderr : p->trace};
    growth_find(&x);
    spaces_analyse(&x);
    if (x.dump) fprintf(x.dump, "Initial work list size : %u\n", work_count(&x));
    bool changed = false;
    for (;; x.round++) {
        bool any = x.round < ROUNDS_MAX && ipmsp_clone_round(&x);
        changed |= any;
        if (!any && !x.for_kernels) break;
        x.for_kernels &= any;
        if (any) pass_facts_drop(p->facts);
        analysis_free(&x);
        spaces_analyse(&x);
    }
    changed |= ipmsp_specialise(&x);
    analysis_free(&x);
    vec_free(&x.memo);
    vec_free(&x.memo_facts);
    free(x.memo_index.slot);
    pass_stat(p, "clones made", x.cloned);
    refusals_count(&x);
    return changed;
}
