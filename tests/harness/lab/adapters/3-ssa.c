/* 3-ssa.c: the passes of lab 3, which call the student's functions.
 *
 *     dominators   prints the immediate dominator of each block
 *     mem2reg      promotes, in place of the pass of nvir */
#include "lab.h"

static bool dominators_run(Pass *p, Fn *f) {
    BlockId *idom = mem_alloc((f->block.n + 1) * sizeof *idom);
    Pass print = *p;
    print.trace = stderr;
    for (BlockId b = 1; b < f->block.n; b++) idom[b] = NO_BLOCK;
    lab_hooks.dominators(p->cfg, idom);
    for (BlockId b = 0; b < f->block.n; b++) {
        if (idom[b] < f->block.n) lab_trace(&print, f, "%b: immediate dominator %b", b, idom[b]);
        else lab_trace(&print, f, "%b: no immediate dominator", b);
    }
    free(idom);
    return false;
}

static bool mem2reg_run(Pass *p, Fn *f) { return lab_hooks.promote(p, f); }

const PassRow lab_rows[] = {
    {"dominators", dominators_run, PASS_FUNCTION, NEED_CFG, KEEP_CFG, "", "print the dominator tree on standard error"},
    {"mem2reg", mem2reg_run, PASS_FUNCTION, NEED_USES | NEED_CFG | NEED_DOM, KEEP_CFG, "",
     "promote allocas to SSA values"},
    {0},
};
