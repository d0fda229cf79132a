/* preheader.c: implements preheader.h.
 *
 *    a: br %c, %h, %x                               a: br %c, %p, %x          p: %1 = phi [ 0, %a ], [ 1, %b ]
 *    b: br %h                                       b: br %p                     br %h
 *    h: %i = phi [ 0, %a ], [ 1, %b ], [ %j, %h ]                             h: %i = phi [ %1, %p ], [ %j, %h ]
 */
#include "transform/loops/preheader.h"

/* Replaces the entries of phi `phi` from outside of the loop by one, from block `made`. If they are several, creates a
 * phi that joins them and appends it to o, whose last block must be `made`. */
static void phi_split(Order *o, ValueId phi, const Loops *l, uint32_t loop, BlockId made) {
    Fn *f = o->f;
    VEC(Ref) outer = {0}, inner = {0};
    for (uint32_t k = 0; k < inst_at(f, phi)->nopnd; k += 2) {
        Ref x = inst_op(f, phi, k), from = inst_op(f, phi, k + 1);
        if (loop_has_block(l, loop, ref_index(from))) {
            vec_push(&inner, x);
            vec_push(&inner, from);
        } else {
            vec_push(&outer, x);
            vec_push(&outer, from);
        }
    }
    Ref begin = outer.n == 2 ? outer.at[0] : REF_NULL;
    if (outer.n != 2) {
        ValueId joined = fn_inst(f, OP_PHI, inst_at(f, phi)->type, outer.at, outer.n);
        inst_copy_origin(f, joined, phi);
        order_push(o, joined);
        begin = ref_make(REF_VALUE, joined);
    }
    vec_push(&inner, begin);
    vec_push(&inner, ref_make(REF_BLOCK, made));
    fn_set_operands(f, phi, inner.at, inner.n);
    vec_free(&outer);
    vec_free(&inner);
}

/* Redirects the edges that enter the loop, so that they lead to block `made`. Leaves phis as they are. */
static void edges_redirect(Fn *f, const Cfg *c, const Loops *l, uint32_t loop, BlockId made) {
    BlockId header = l->loop.at[loop].header;
    for (uint32_t k = c->pred_first[header]; k < c->pred_first[header + 1]; k++) {
        if (loop_has_block(l, loop, c->pred[k])) continue;
        ValueId t = block_term(f, c->pred[k]);
        for (uint32_t n = 0; n < inst_at(f, t)->nopnd; n++) {
            Ref r = inst_op(f, t, n);
            if (ref_is(r, REF_BLOCK) && ref_index(r) == header) inst_ops(f, t)[n] = ref_make(REF_BLOCK, made);
        }
    }
}

/* Gives the loops preheaders whose headers are marked in `lacks`, by block: 1 + the loop. */
static void preheaders_insert(Fn *f, const Cfg *c, const Loops *l, const uint32_t *lacks) {
    BlockId made = f->block.n;
    VEC(uint32_t) source = {0};
    Order o;
    order_begin(&o, f);
    each_block(f, b) {
        if (lacks[b]) {
            BlockId before = made + source.n;
            edges_redirect(f, c, l, lacks[b] - 1, before);
            order_block(&o, before);
            each_inst_in(f, b, v)
                if (inst_at(f, v)->op == OP_PHI) phi_split(&o, v, l, lacks[b] - 1, before);
            Ref into = ref_make(REF_BLOCK, b);
            order_push(&o, fn_inst(f, OP_BR, T_VOID, &into, 1));
            vec_push(&source, f->block.at[b].src);
        }
        order_block(&o, b);
        each_inst_in(f, b, v) order_push(&o, v);
    }
    for (uint32_t i = 0; i < source.n; i++) vec_push(&f->block, ((Block){.src = source.at[i]}));
    order_commit(&o);
    vec_free(&source);
}

bool preheaders_make(Fn *f, const Cfg *c, const Loops *l, const uint32_t *loop, uint32_t n) {
    uint32_t *lacks = mem_alloc(((size_t)f->block.n + 1) * sizeof *lacks);
    bool any = false;
    for (uint32_t i = 0; i < n; i++) {
        if (l->loop.at[loop[i]].preheader != UINT32_MAX) continue;
        lacks[l->loop.at[loop[i]].header] = loop[i] + 1;
        any = true;
    }
    if (any) preheaders_insert(f, c, l, lacks);
    free(lacks);
    return any;
}

bool preheaders_complete(Fn *f) {
    Loops l;
    const Cfg *c = fn_cfg(f);
    loops_build(&l, c);
    uint32_t *all = mem_alloc(((size_t)l.loop.n + 1) * sizeof *all);
    for (uint32_t i = 0; i < l.loop.n; i++) all[i] = i;
    bool any = preheaders_make(f, c, &l, all, l.loop.n);
    free(all);
    loops_free(&l);
    return any;
}
