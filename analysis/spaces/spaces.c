/* spaces.c: runs the phases of memory-space analysis. See spaces.h. */
#include "analysis/spaces/dump.h"

/* Prints the result of the phase that options->dump names, if any. Called before the constraints are solved. */
static void phase_dump(SpaceSolver *z, const SpacesOptions *options) {
    switch (options->dump) {
    case DUMP_POINTS_TO: dump_points_to(z, options->dump_to); break;
    case DUMP_CELLS: dump_cells(z, options->dump_to); break;
    case DUMP_CONSTRAINTS: dump_constraints(z, options->dump_to); break;
    case DUMP_NONE: break;
    }
}

void spaces_build(Spaces *s, Module *m, const KernelTable *kernels, const Knobs *knobs, const SpacesOptions *options) {
    *s = (Spaces){.m = m,
                  .knobs = knobs,
                  .unknown = space_unknown(options->sm),
                  .explain = options->explain,
                  .trace = options->trace};
    SpaceSolver z = {.s = s, .by = NODE_NONE, .seed = options->seed};
    CallGraph calls;
    enum CallView view = options->for_kernels ? CALLS_OF_KERNELS : CALLS_AS_LINKED;
    callgraph_build(&calls, m, kernels, knobs->whole_program ? CALLS_WHOLE_PROGRAM : view);
    bool follow = options->follow && knobs->do_ip_msp && knobs->mem_space_alg > 0;
    memory_build(&z.mem, m, kernels, &calls, follow);
    z.program = &z.mem.program, z.summaries = &z.mem.summaries, z.pt = &z.mem.pt, z.cells = &z.mem.cells;
    s->base = z.program->base;
    each_sym(m, i)
        if (!m->sym.at[i].fn) s->base[i] = NODE_NONE;
    s->nvalue = z.program->nvalue;
    sigmas_build(&s->sigmas, m, kernels, knobs, follow);
    flow_fields_number(&z);
    flow_begin(&z);
    flow_module(&z);
    phase_dump(&z, options);
    flow_solve(&z);
    if (options->choices) flow_table_loads(&z);
    s->field_whole = z.fields.whole.at;
    z.program->base = NULL; /* belongs to the result now */
    flow_end(&z);
    callgraph_free(&calls);
}

void spaces_free(Spaces *s) {
    free(s->base);
    free(s->fact);
    free(s->through);
    free(s->field_whole);
    vec_free(&s->fn);
    sigmas_free(&s->sigmas);
    vec_free(&s->cause);
    vec_free(&s->choice);
}
