/* preheader.c: implements preheader.h.
 *
 *    a: br %c, %h, %x                               a: br %c, %p, %x          p: %1 = phi [ 0, %a ], [ 1, %b ]
 *    b: br %h                                       b: br %p                     br %h
 *    h: %i = phi [ 0, %a ], [ 1, %b ], [ %j, %h ]                             h: %i = phi [ %1, %p ], [ %j, %h ]
 */
#include "transform/loops/preheader.h"

#define NOWHERE UINT32_MAX

/* Makes one entry, for block `preheader`, of the entries of header phi `phi` that come from outside of the loop. If
 * they are several, creates a phi that joins them and appends it to o, whose last block must be the preheader. */
static void phi_split(Order *o, const Loops *l, uint32_t loop, ValueId phi, BlockId preheader) {
    Fn *f = o->f;
    VEC(Ref) outer = {0}, inner = {0};
    for (uint32_t i = 0; i < inst_at(f, phi)->nopnd; i += 2) {
        Ref x = inst_op(f, phi, i), from = inst_op(f, phi, i + 1);
        if (loop_contains(l, loop, l->of_block[ref_index(from)])) {
            vec_push(&inner, x);
            vec_push(&inner, from);
        } else {
            vec_push(&outer, x);
            vec_push(&outer, from);
        }
    }
    Ref begin = outer.n == 2 ? outer.at[0] : REF_NULL;
    if (outer.n != 2) {
        ValueId made = fn_inst(f, OP_PHI, inst_at(f, phi)->type, outer.at, outer.n);
        inst_copy_origin(f, made, phi);
        order_push(o, made);
        begin = ref_make(REF_VALUE, made);
    }
    vec_push(&inner, begin);
    vec_push(&inner, ref_make(REF_BLOCK, preheader));
    fn_set_operands(f, phi, inner.at, inner.n);
    vec_free(&outer);
    vec_free(&inner);
}

/* Redirects all edges from outside of the loop to its header, so that they lead to block `to`. */
static void edges_redirect(Fn *f, const Cfg *c, const Loops *l, uint32_t loop, BlockId to) {
    BlockId header = l->loop.at[loop].header;
    for (uint32_t k = c->pred_first[header]; k < c->pred_first[header + 1]; k++) {
        if (loop_contains(l, loop, l->of_block[c->pred[k]])) continue;
        ValueId t = block_term(f, c->pred[k]);
        for (uint32_t i = 0; i < inst_at(f, t)->nopnd; i++) {
            Ref r = inst_op(f, t, i);
            if (ref_is(r, REF_BLOCK) && ref_index(r) == header) inst_ops(f, t)[i] = ref_make(REF_BLOCK, to);
        }
    }
}

void preheaders_make(Fn *f, const Cfg *c, const Loops *l, const uint32_t *loop, uint32_t n) {
    /* by block: 1 + the index in `loop` of the loop whose header it is; 0: none. Preheader i gets the next block
     * ids. */
    uint32_t *loop_at = mem_alloc(((size_t)f->block.n + 1) * sizeof *loop_at);
    for (uint32_t i = 0; i < n; i++) {
        edges_redirect(f, c, l, loop[i], f->block.n + i);
        loop_at[l->loop.at[loop[i]].header] = i + 1;
    }
    Order o;
    order_begin(&o, f);
    each_block(f, b) {
        if (loop_at[b]) {
            BlockId preheader = f->block.n - 1 + loop_at[b];
            order_block(&o, preheader);
            each_inst_in(f, b, v)
                if (inst_at(f, v)->op == OP_PHI) phi_split(&o, l, loop[loop_at[b] - 1], v, preheader);
            Ref to = ref_make(REF_BLOCK, b);
            order_push(&o, fn_inst(f, OP_BR, T_VOID, &to, 1));
        }
        order_block(&o, b);
        each_inst_in(f, b, v) order_push(&o, v);
    }
    for (uint32_t i = 0; i < n; i++) vec_push(&f->block, ((Block){.src = f->block.at[l->loop.at[loop[i]].header].src}));
    order_commit(&o);
    free(loop_at);
}
