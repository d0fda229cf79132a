/* Lab 12, a solution: loop-invariant code motion. Computations that a loop repeats in each iteration, although their
 * operands do not change, moves to the block in front of the loop.
 *
 *     before:  loop { %a = mul %n, %n  %b = add %a, %i ... }        after:  %a = mul %n, %n  loop { %b = add %a, %i ... }
 *
 * Only instructions that compute a result from their operands and do nothing else may move: the block in front is
 * executed even if the loop would not have reached the instruction. Operations that are undefined for some operands
 * stay. */
#include "analysis/loops.h"
#include "labs.h"

typedef struct Hoister {
    Pass *p;
    Fn *f;
    Edit e;
    Loops loops;
    uint32_t *home; /* by value: the innermost loop that will contain it; LOOP_NONE: none */
    uint32_t n;     /* the values that were there at the beginning */
} Hoister;

/* Reports whether v may be computed more often, or where it was not computed before. */
static bool is_movable(const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    if (i->type == T_VOID || i->op == OP_PHI || i->op == OP_ALLOCA || i->op == OP_FREEZE) return false;
    return op_flags(i) & OF_PURE && !(op_flags(i) & OF_TRAP);
}

/* Reports whether all operands of v are computed outside of a loop. */
static bool is_invariant(const Hoister *h, ValueId v, uint32_t loop) {
    for (uint32_t k = 0; k < inst_at(h->f, v)->nopnd; k++) {
        Ref r = inst_op(h->f, v, k);
        if (ref_is(r, REF_VALUE) && loop_contains(&h->loops, loop, h->home[ref_index(r)])) return false;
    }
    return true;
}

/* Moves v out of as many loops as possible, from the innermost one outwards. */
static void hoist_one(Hoister *h, ValueId v, uint32_t loop) {
    BlockId to = UINT32_MAX;
    for (; loop != LOOP_NONE && is_invariant(h, v, loop); loop = h->loops.loop.at[loop].parent) {
        const Loop *l = &h->loops.loop.at[loop];
        if (l->preheader == UINT32_MAX) break;
        to = l->preheader;
    }
    h->home[v] = loop;
    if (to == UINT32_MAX) return;
    lab_trace(h->p, h->f, "%v moves to the end of %b", v, to);
    ValueId moved = fn_copy_inst(h->f, v);
    edit_end(&h->e, to, moved);
    edit_replace(&h->e, v, ref_make(REF_VALUE, moved));
    edit_delete(&h->e, v);
}

/* Visits operands before those who use them, so that a chain of instructions moves in one walk. */
static bool hoist(Pass *p, Fn *f) {
    Hoister h = {.p = p, .f = f, .n = f->inst.n};
    loops_build(&h.loops, p->cfg);
    h.home = mem_alloc((h.n + 1) * sizeof *h.home);
    for (ValueId v = 0; v < h.n; v++) h.home[v] = LOOP_NONE;
    each_inst(f, b, v) h.home[v] = h.loops.of_block[b];
    edit_begin(&h.e, p->m, f);
    for (uint32_t k = 0; k < p->cfg->nrpo; k++) {
        BlockId b = p->cfg->rpo[k];
        each_inst_in(f, b, v)
            if (h.loops.of_block[b] != LOOP_NONE && is_movable(f, v)) hoist_one(&h, v, h.loops.of_block[b]);
    }
    free(h.home);
    loops_free(&h.loops);
    return edit_commit(&h.e);
}

const PassRow lab_rows[] = {
    {"mine", hoist, PASS_FUNCTION, NEED_CFG, KEEP_CFG, "", "hoist loop-invariant computations"},
    {0},
};
