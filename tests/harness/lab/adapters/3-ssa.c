/* 3-ssa.c: the passes of lab 3, which call the student's functions.
 *
 *     dominators   prints the immediate dominator of each block
 *     check-dominators   compares them with those of nvir
 *     mem2reg      promotes, in place of the pass of nvir */
#include "lab.h"
#include "tests/harness/lab/seam.h"

/* Prints, to standard error, the student's immediate dominator of each block. Changes nothing. */
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

/* Writes the name of a block, or "none" if b is no number of a block. */
static void put_block(const Pass *p, const Fn *f, BlockId b, Out *o) {
    if (b < f->block.n) ref_print(p->m, f->sym, ref_make(REF_BLOCK, b), o);
    else out_str(o, "none");
}

/* Reports the first reachable block, in reverse post-order, whose immediate dominator is not the one of nvir. Changes
 * nothing. */
static bool check_dominators(Pass *p, Fn *f) {
    BlockId *idom = mem_alloc((f->block.n + 1) * sizeof *idom);
    const Cfg *c = p->cfg;
    for (BlockId b = 1; b < f->block.n; b++) idom[b] = NO_BLOCK;
    lab_hooks.dominators(c, idom);
    uint32_t k = 1;
    while (k < c->nrpo && idom[c->rpo[k]] == c->idom[c->rpo[k]]) k++;
    if (k < c->nrpo) {
        Out o;
        out_init(&o, NULL);
        out_format(&o, "in @%s, the immediate dominator of ", sym_text(p->m, f->sym));
        put_block(p, f, c->rpo[k], &o);
        out_str(&o, " is "), put_block(p, f, c->idom[c->rpo[k]], &o);
        out_str(&o, ", not "), put_block(p, f, idom[c->rpo[k]], &o);
        out_char(&o, '\0');
        check_fail(p, o.buf);
        out_free(&o);
    }
    free(idom);
    return false;
}

/* Promotes by the student's function, which returns whether f changed. */
static bool mem2reg_run(Pass *p, Fn *f) { return lab_hooks.promote(p, f); }

const PassRow lab_rows[] = {
    {"dominators", dominators_run, PASS_FUNCTION, NEED_CFG, KEEP_CFG, "", "print the dominator tree on standard error"},
    {"check-dominators", check_dominators, PASS_FUNCTION, NEED_CFG, KEEP_CFG, "",
     "compare the dominator tree with that of nvir"},
    {"mem2reg", mem2reg_run, PASS_FUNCTION, NEED_USES | NEED_CFG, KEEP_CFG, "", "promote allocas to SSA values"},
    {0},
};
