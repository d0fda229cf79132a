/* memory-space-opt<first-time|second-time;no-warnings|warnings>: resolves generic pointers to the spaces
 * they point to. The numbers <0> and <1> are first-time;warnings and second-time;warnings, <2> and <3> the
 * same without warnings.
 *
 * first-time runs early: values and accesses move into the spaces that are known. second-time runs when
 * the spaces of arguments are known as well; it also folds isspacep. A pointer to several spaces stays
 * generic, which is always correct.
 *
 * The analysis is in analysis/spaces/spaces.h, the rewriting in retag.c, the rules of accesses in
 * retag_access.c. A function in which no use of a generic pointer is left is not visited, and if there is no other, the
 * module is not analysed (generic_uses.c). Keeps the blocks. A second run changes nothing.
 */
#include "analysis/callgraph.h"
#include "transform/spaces/generic_uses.h"
#include "transform/spaces/retag.h"
#include "transform/spaces/space_cast.h"

/* Emits a remark with the space set of each pointer parameter of function s. */
static void parameters_remark(Pass *p, const Spaces *spaces, SymId s, const Fn *f) {
    for (ValueId v = 0; v < f->nparam; v++) {
        Ref r = ref_make(REF_VALUE, v);
        if (!type_is_ptr(p->m, inst_at(f, v)->type)) continue;
        Out o;
        out_init(&o, NULL);
        space_print(spaces_of(spaces, s, r), &o);
        out_char(&o, 0);
        pass_remark_symbol(p, REMARK_ParameterSpaces, s, pass_ref_text(p, f, r), o.buf);
        out_free(&o);
    }
}

/* Prints the module to stderr, for the knobs dump-ir-before-... and dump-ir-after-...; when: "before" or "after". */
static void dump(Module *m, const char *when) {
    Out o;
    out_init(&o, stderr);
    out_format(&o, "; *** module %s memory-space-opt ***\n", when);
    module_print(m, &o);
    out_flush(&o);
    out_free(&o);
}

/* One run of the pass over the module. */
typedef struct SpaceRun {
    Pass *p;
    bool *called;                    /* by symbol: the module calls it */
    bool *awaits;                    /* by symbol: facts about spaces may change the function (generic_uses.h) */
    bool second, warn, quiet, notes; /* see Retag; notes: messages explain where sets come from */
    const Spaces *spaces;            /* NULL: no function needs it */
    Explain explain;
    RetagStats stats;
} SpaceRun;

/* Fills in x->awaits: the functions that need the analysis, which are all functions if an option shows its results.
 * Returns the number of those that the pass does not skip. */
static uint32_t awaiting_find(SpaceRun *x) {
    const Pass *p = x->p;
    const Knobs *k = p->knobs;
    bool all = p->trace || k->verbose || k->dump_process_builtin_assume || pass_remarks(p, REMARK_ParameterSpaces);
    uint32_t n = 0;
    each_fn(p->m, s, f) {
        bool params_move = sym_is_kernel(p->kernels, s) && !x->called[s];
        x->awaits[s] = all || fn_awaits_spaces(p, f, params_move);
        n += x->awaits[s] && !pass_must_skip(p, s);
    }
    return n;
}

/* Removes the casts between spaces that have become redundant. Returns whether it changed anything. */
static bool casts_sweep(Module *m, Fn *f) {
    Edit e;
    edit_begin(&e, m, f);
    space_casts_sweep(&e, f->inst.n);
    return edit_commit(&e);
}

/* Gives the values and accesses of a function their spaces. Returns whether it changed anything. */
static bool fn_resolve(SpaceRun *x, SymId s, Fn *f) {
    Pass *p = x->p;
    Retag r = {.p = p,
               .m = p->m,
               .spaces = x->spaces,
               .explain = x->notes ? &x->explain : NULL,
               .stats = &x->stats,
               .sym = s,
               .f = f,
               .second = x->second,
               .warn = x->warn,
               .quiet = x->quiet,
               .params_move = sym_is_kernel(p->kernels, s) && !x->called[s]};
    return retag_fn(&r);
}

/* Resolves a function if x->awaits is set for it. From any other function it removes redundant casts, in second-time
 * only; with -verify-each it then tries to resolve that function, too, and stops the program if that changes anything.
 * Returns whether the function changed. */
static bool fn_visit(SpaceRun *x, SymId s, Fn *f) {
    Pass *p = x->p;
    if (x->awaits[s]) {
        if (pass_remarks(p, REMARK_ParameterSpaces) && x->second) parameters_remark(p, x->spaces, s, f);
        return fn_resolve(x, s, f);
    }
    bool swept = x->second && casts_sweep(p->m, f);
    if (p->facts->verify && x->spaces) {
        RetagStats kept = x->stats;
        if (fn_resolve(x, s, f))
            bug(p->m, f, UINT32_MAX, "the function has changed, but fn_awaits_spaces says that it cannot");
        x->stats = kept;
    }
    return swept;
}

/* Does nothing if knobs disable the memory-space passes. */
bool pass_memory_space_opt(Pass *p, Fn *unused) {
    (void)unused;
    const Knobs *k = p->knobs;
    if (!knobs_is_on(k)) return false;
    if (k->dump_ir_before) dump(p->m, "before");
    FILE *trace = p->trace ? p->trace : k->verbose ? stderr : NULL;
    /* the numeric mode plus 1: first-time, second-time, and the same without warnings */
    uint8_t mode = p->choice[2];
    SpaceRun x = {.p = p,
                  .called = callgraph_called(p->m),
                  .awaits = mem_alloc(p->m->sym.n),
                  .second = mode ? (mode - 1) & 1 : p->choice[0] == 2,
                  .quiet = mode ? mode > 2 : p->choice[1] == 1};
    x.warn = mode ? !x.quiet : p->choice[1] == 2;
    /* accesses that are still generic at the end of the pipeline */
    x.warn |= k->warn_spaces && !p->resolves_later && !x.quiet;
    x.notes = x.warn || (k->ambiguous_space == AMBIGUOUS_GLOBAL && !x.quiet);
    x.notes |= pass_remarks(p, REMARK_AccessStaysGeneric) && !p->resolves_later;
    SpacesOptions options = {.explain = x.notes, .follow = x.second, .sm = p->sm, .seed = p->seed, .trace = trace};
    if (awaiting_find(&x) || p->facts->verify) x.spaces = pass_spaces(p, &options);
    x.notes &= x.spaces != NULL;
    if (x.notes) explain_begin(&x.explain, x.spaces, NULL);
    bool changed = false;
    each_fn(p->m, s, f)
        if (!pass_must_skip(p, s)) changed |= pass_fn_done(p, f, fn_visit(&x, s, f), false);
    pass_stat(p, "accesses resolved", x.stats.resolved);
    pass_stat(p, "accesses left generic", x.stats.generic);
    pass_stat(p, "values retagged", x.stats.retagged);
    pass_stat(p, "casts inserted", x.stats.casts);
    pass_stat(p, "isspacep folded", x.stats.folded);
    pass_stat(p, "evaluations", x.spaces ? x.spaces->evaluations : 0);
    pass_stat(p, "edges", x.spaces ? x.spaces->edges : 0);
    if (x.notes) explain_end(&x.explain);
    free(x.called);
    free(x.awaits);
    if (k->dump_ir_after) dump(p->m, "after");
    return changed;
}
