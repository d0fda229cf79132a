/* 11-unrolling.c: what lab 11 gives to students beside the headers of nvir (docs/labs/11-unrolling/lab.h), and the pass
 * `plant`, which makes loops harder without changing what a program computes:
 *
 *     header:  %a = phi i32 [ 1, %entry ], [ %b, %latch ]         two phis swap: %a ^ %b is always 7
 *              %b = phi i32 [ 6, %entry ], [ %a, %latch ]
 *     body:    store i32 (%v ^ %a ^ %b ^ 7), ptr %p               for store i32 %v, ptr %p
 *     exit:    %x = phi i32 [ %v, %test ]                         for values that are used after every second loop, if the
 *                                                                 exit is entered from there only */
#include "lab.h"
#include "tests/harness/lab/seam.h"
#include "transform/loops/loop_copy.h"

/* lab.h describes this function. */
bool loop_may_copy(const Module *m, const Fn *f, const Loops *l, uint32_t loop) {
    return loop_is_copyable(m, f, l, loop);
}

typedef struct LoopPlanter {
    Pass *p;
    Fn *f;
    Loops l;
    Edit e;
    uint32_t values; /* how many there were before */
} LoopPlanter;

/* Reports whether block b is in the loop, or in one inside it. */
static bool is_inside(const LoopPlanter *d, uint32_t loop, BlockId b) { return loop_has_block(&d->l, loop, b); }

/* Makes an instruction of one operand, or of two if y is not REF_NULL, before `at`. */
static Ref made_before(LoopPlanter *d, ValueId at, enum Op op, TypeId t, Ref x, Ref y) {
    Ref operand[] = {x, y};
    ValueId made = fn_inst(d->f, op, t, operand, y.x ? 2 : 1);
    edit_before(&d->e, at, made);
    return ref_make(REF_VALUE, made);
}

/* Makes the value that v stores depend on the two phis a and b, without changing it, if it is an integer of 8 to 64
 * bits. */
static void plant_store(LoopPlanter *d, ValueId v, Ref a, Ref b) {
    Module *m = d->p->m;
    Ref value = inst_op(d->f, v, 0);
    TypeId t = ref_type(m, d->f, value);
    if (!type_is_int(m, t) || type_bits(m, t) < 8 || type_bits(m, t) > 64) return;
    Ref both = made_before(d, v, OP_XOR, T_I32, a, b);
    Ref none = made_before(d, v, OP_XOR, T_I32, both, const_int(m, T_I32, 7));
    enum Op cast = type_bits(m, t) < 32 ? OP_TRUNC : OP_ZEXT;
    if (t != T_I32) none = made_before(d, v, cast, t, none, REF_NULL);
    Ref same = made_before(d, v, OP_XOR, t, value, none);
    inst_ops(d->f, v)[0] = same;
}

/* Adds the two phis to a loop that is entered and repeated by one edge each, and uses them in its plain stores. Does
 * nothing to other loops. */
static void plant_swap(LoopPlanter *d, uint32_t loop) {
    const Loop *l = &d->l.loop.at[loop];
    BlockId entry = 0, latch = 0;
    uint32_t in = 0, back = 0;
    each_pred(d->p->cfg, l->header, q) {
        bool inside = is_inside(d, loop, q);
        *(inside ? &latch : &entry) = q;
        *(inside ? &back : &in) += 1;
    }
    if (in != 1 || back != 1) return;
    ValueId a = fn_inst(d->f, OP_PHI, T_I32, NULL, 0), b = fn_inst(d->f, OP_PHI, T_I32, NULL, 0);
    phi_add(d->f, a, const_int(d->p->m, T_I32, 1), entry), phi_add(d->f, a, ref_make(REF_VALUE, b), latch);
    phi_add(d->f, b, const_int(d->p->m, T_I32, 6), entry), phi_add(d->f, b, ref_make(REF_VALUE, a), latch);
    edit_front(&d->e, l->header, a), edit_front(&d->e, l->header, b);
    for (uint32_t i = l->first; i < l->first + l->n; i++)
        each_inst_in(d->f, d->l.block[i], v) {
            bool plain = inst_at(d->f, v)->op == OP_STORE && access_is_plain(inst_at(d->f, v));
            if (plain && d->l.of_block[d->l.block[i]] == loop)
                plant_store(d, v, ref_make(REF_VALUE, a), ref_make(REF_VALUE, b));
        }
}

/* Finds the only exit edge of a loop: from block *test to block *leave. Returns false if there are none or several,
 * or the block *leave has other predecessors. */
static bool exit_find(const LoopPlanter *d, uint32_t loop, BlockId *test, BlockId *leave) {
    const Loop *l = &d->l.loop.at[loop];
    uint32_t out = 0, in = 0;
    for (uint32_t i = l->first; i < l->first + l->n; i++)
        each_succ(d->f, block_term(d->f, d->l.block[i]), s) {
            if (is_inside(d, loop, s)) continue;
            *test = d->l.block[i], *leave = s;
            out++;
        }
    if (out == 1) each_pred(d->p->cfg, *leave, q) in += q < UINT32_MAX;
    return out == 1 && in == 1;
}

/* Passes the values that are used after a loop through phis in its exit block. Does nothing if exit_find() returns
 * false. Uses in phis and debug records stay as they are. */
static void plant_exit(LoopPlanter *d, uint32_t loop) {
    const Loop *l = &d->l.loop.at[loop];
    BlockId test = 0, leave = 0;
    if (!exit_find(d, loop, &test, &leave)) return;
    for (uint32_t i = l->first; i < l->first + l->n; i++)
        each_inst_in(d->f, d->l.block[i], v) {
            ValueId phi = 0;
            each_use(d->p->uses, v, u) {
                bool after = u < d->values && !is_inside(d, loop, d->p->cfg->block_of[u]);
                if (!after || inst_at(d->f, u)->op == OP_PHI || op_flags(inst_at(d->f, u)) & OF_DEBUG) continue;
                if (!phi) {
                    phi = fn_inst(d->f, OP_PHI, inst_at(d->f, v)->type, NULL, 0);
                    phi_add(d->f, phi, ref_make(REF_VALUE, v), test);
                    edit_front(&d->e, leave, phi);
                }
                for (uint32_t k = 0; k < inst_at(d->f, u)->nopnd; k++)
                    if (ref_same(inst_op(d->f, u, k), ref_make(REF_VALUE, v)))
                        inst_ops(d->f, u)[k] = ref_make(REF_VALUE, phi);
            }
        }
}

/* The pass. Returns whether the function has loops; false, and changes nothing, for a planted function lab.*. */
static bool plant(Pass *p, Fn *f) {
    LoopPlanter d = {.p = p, .f = f, .values = f->inst.n};
    /* A planted function stays as it is: what its loop computes is used after it without a phi. */
    if (!strncmp(sym_text(p->m, f->sym), "lab.", 4)) return false;
    edit_begin(&d.e, p->m, f);
    loops_build(&d.l, p->cfg);
    for (uint32_t k = 0; k < d.l.loop.n; k += 2) plant_exit(&d, k); /* the others have uses without a phi */
    for (uint32_t k = 0; k < d.l.loop.n; k++) plant_swap(&d, k);
    d.e.changed = d.l.loop.n > 0;
    loops_free(&d.l);
    return edit_commit(&d.e);
}

const PassRow lab_more_rows[] = {
    {"plant", plant, PASS_FUNCTION, NEED_USES | NEED_CFG, KEEP_CFG, "", "make loops harder"},
    {0},
};
