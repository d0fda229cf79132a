/* memory-space-opt<first-time|second-time;no-warnings|warnings>: resolves generic pointers to the spaces
 * they point to. The numbers <0> and <1> are first-time;warnings and second-time;warnings, <2> and <3> the
 * same without warnings.
 *
 * first-time runs early: values and accesses move into the spaces that are known. second-time runs when
 * the spaces of arguments are known as well; it also folds isspacep. A pointer to several spaces stays
 * generic, which is always correct.
 *
 * The analysis is in analysis/spaces/spaces.h, the rewriting in retag.c, the rules of accesses in
 * retag_access.c. Keeps the blocks. A second run changes nothing.
 */
#include "analysis/callgraph.h"
#include "transform/spaces/retag.h"

/* Reports the sets of the parameters that are pointers. */
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

/* Prints the module to stderr, for -dump-... of NVVM: `when` is before or after the pass. */
static void dump(Module *m, const char *when) {
    Out o;
    out_init(&o, stderr);
    out_format(&o, "; *** module %s memory-space-opt ***\n", when);
    module_print(m, &o);
    out_flush(&o);
    out_free(&o);
}

bool pass_memory_space_opt(Pass *p, Fn *unused) {
    (void)unused;
    const Knobs *k = p->knobs;
    if (k->disable_pass || !k->enable) return false;
    if (k->dump_ir_before) dump(p->m, "before");
    FILE *trace = p->trace ? p->trace : k->verbose ? stderr : NULL;
    /* the numeric mode plus 1: first-time, second-time, and the same without warnings */
    uint8_t mode = p->choice[2];
    bool second = mode ? (mode - 1) & 1 : p->choice[0] == 2;
    bool quiet = mode ? mode > 2 : p->choice[1] == 1;
    bool warn = mode ? !quiet : p->choice[1] == 2;
    /* accesses that are still generic at the end of the pipeline */
    warn |= k->warn_spaces && !p->resolves_later && !quiet;
    bool notes = warn || (k->ambiguous_space == AMBIGUOUS_GLOBAL && !quiet);
    notes |= pass_remarks(p, REMARK_AccessStaysGeneric) && !p->resolves_later;
    SpacesOptions options = {.explain = notes, .follow = second, .sm = p->sm, .seed = p->seed, .trace = trace};
    const Spaces *spaces = pass_spaces(p, &options);
    Explain explain;
    if (notes) explain_begin(&explain, spaces, NULL);
    bool *called = callgraph_called(p->m), changed = false;
    RetagStats stats = {0};
    each_fn(p->m, s, f)
        if (!pass_must_skip(p, s)) {
            if (pass_remarks(p, REMARK_ParameterSpaces) && second) parameters_remark(p, spaces, s, f);
            Retag r = {.p = p,
                       .m = p->m,
                       .spaces = spaces,
                       .explain = notes ? &explain : NULL,
                       .stats = &stats,
                       .sym = s,
                       .f = f,
                       .second = second,
                       .warn = warn,
                       .quiet = quiet,
                       .params_move = sym_is_kernel(p->kernels, s) && !called[s]};
            changed |= pass_fn_done(p, f, retag_fn(&r), false);
        }
    pass_stat(p, "accesses resolved", stats.resolved);
    pass_stat(p, "accesses left generic", stats.generic);
    pass_stat(p, "values retagged", stats.retagged);
    pass_stat(p, "casts inserted", stats.casts);
    pass_stat(p, "isspacep folded", stats.folded);
    pass_stat(p, "evaluations", spaces->evaluations);
    pass_stat(p, "edges", spaces->edges);
    free(called);
    if (notes) explain_end(&explain);
    if (k->dump_ir_after) dump(p->m, "after");
    return changed;
}
