/* preheader.c: implements preheader.h.
 *
 *    a: br %c, %h, %x                               a: br %c, %p, %x          p: %1 = phi [ 0, %a ], [ 1, %b ]
 *    b: br %h                                       b: br %p                     br %h
 *    h: %i = phi [ 0, %a ], [ 1, %b ], [ %j, %h ]                             h: %i = phi [ %1, %p ], [ %j, %h ]
 */
#include "transform/loops/preheader.h"

/* Replaces the entries of phi `phi` that group i takes over by one, from block nblock + i. If they are several, creates
 * a phi that joins them and appends it to o, whose last block must be that one. nblock: the number of blocks without
 * new ones. */
static void phi_split(Order *o, ValueId phi, uint32_t nblock, uint32_t i, EdgeTaken *taken, const void *with) {
    Fn *f = o->f;
    VEC(Ref) outer = {0}, inner = {0};
    for (uint32_t k = 0; k < inst_at(f, phi)->nopnd; k += 2) {
        Ref x = inst_op(f, phi, k), from = inst_op(f, phi, k + 1);
        if (ref_index(from) >= nblock || !taken(with, i, ref_index(from))) {
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
    vec_push(&inner, ref_make(REF_BLOCK, nblock + i));
    fn_set_operands(f, phi, inner.at, inner.n);
    vec_free(&outer);
    vec_free(&inner);
}

/* Redirects the edges to block `to` that group i takes over, so that they lead to block `made`. Leaves phis as they
 * are. */
static void edges_redirect(Fn *f, const Cfg *c, BlockId to, BlockId made, uint32_t i, EdgeTaken *taken,
                           const void *with) {
    for (uint32_t k = c->pred_first[to]; k < c->pred_first[to + 1]; k++) {
        if (!taken(with, i, c->pred[k])) continue;
        ValueId t = block_term(f, c->pred[k]);
        for (uint32_t n = 0; n < inst_at(f, t)->nopnd; n++) {
            Ref r = inst_op(f, t, n);
            if (ref_is(r, REF_BLOCK) && ref_index(r) == to) inst_ops(f, t)[n] = ref_make(REF_BLOCK, made);
        }
    }
}

void edges_gather(Fn *f, const Cfg *c, const BlockId *to, uint32_t n, EdgeTaken *taken, const void *with) {
    /* The groups of a block form a list: `first` by block and `next` by group have 1 + the number of a group; 0: none. */
    uint32_t nblock = f->block.n, *first = mem_alloc(((size_t)nblock + 1) * sizeof *first);
    uint32_t *next = mem_alloc(((size_t)n + 1) * sizeof *next);
    for (uint32_t i = n; i-- > 0;) {
        edges_redirect(f, c, to[i], nblock + i, i, taken, with);
        next[i] = first[to[i]];
        first[to[i]] = i + 1;
    }
    Order o;
    order_begin(&o, f);
    each_block(f, b) {
        for (uint32_t i = first[b]; i; i = next[i - 1]) {
            order_block(&o, nblock + i - 1);
            each_inst_in(f, b, v)
                if (inst_at(f, v)->op == OP_PHI) phi_split(&o, v, nblock, i - 1, taken, with);
            Ref into = ref_make(REF_BLOCK, b);
            order_push(&o, fn_inst(f, OP_BR, T_VOID, &into, 1));
        }
        order_block(&o, b);
        each_inst_in(f, b, v) order_push(&o, v);
    }
    for (uint32_t i = 0; i < n; i++) vec_push(&f->block, ((Block){.src = f->block.at[to[i]].src}));
    order_commit(&o);
    free(first);
    free(next);
}

/* The loops that get preheaders. */
typedef struct Entered {
    const Loops *l;
    const uint32_t *loop;
} Entered;

/* Reports whether block `from` is outside of loop number i. */
static bool block_enters(const void *with, uint32_t i, BlockId from) {
    const Entered *e = with;
    return !loop_has_block(e->l, e->loop[i], from);
}

bool preheaders_make(Fn *f, const Cfg *c, const Loops *l, const uint32_t *loop, uint32_t n) {
    VEC(uint32_t) lacking = {0};
    VEC(BlockId) header = {0};
    for (uint32_t i = 0; i < n; i++) {
        if (l->loop.at[loop[i]].preheader != UINT32_MAX) continue;
        vec_push(&lacking, loop[i]);
        vec_push(&header, l->loop.at[loop[i]].header);
    }
    bool any = header.n > 0;
    Entered e = {l, lacking.at};
    if (any) edges_gather(f, c, header.at, header.n, block_enters, &e);
    vec_free(&lacking);
    vec_free(&header);
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
