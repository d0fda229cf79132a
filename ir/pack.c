/* pack.c: fn_pack, which gives the values and blocks of a body new ids, in program order, so that every id belongs to a
 * placed one.
 *
 * Passes keep arrays by value and by block, so their time and memory grow with the largest id, not with the number of
 * placed values. After inlining and unrolling, four of five ids belong to deleted values. A body is packed only when
 * more than half of them do, so packing costs less than the creation of the ids that it drops. */
#include <assert.h>
#include "ir/ir.h"

#define NOWHERE UINT32_MAX

enum { DEAD_MIN = 64 }; /* a body with fewer ids of deleted values is not packed, because it would gain nothing */

typedef struct Pack {
    const Fn *f;
    Fn to;          /* the new arrays; the metadata table and the attachments remain those of f */
    ValueId *value; /* by old id: the new one; NOWHERE for values that are not placed */
    BlockId *block; /* by old id: the new one; not set for blocks that are not placed */
} Pack;

/* Assigns the new ids. Parameters keep theirs; the placed instructions follow, and blocks count from 0, both in program
 * order. */
static void ids_assign(Pack *p) {
    const Fn *f = p->f;
    uint32_t next = f->nparam, next_block = 0;
    for (ValueId v = 0; v < f->inst.n; v++) p->value[v] = v < f->nparam ? v : NOWHERE;
    each_block(f, b) {
        p->block[b] = next_block++;
        each_inst_in(f, b, v) p->value[v] = next++;
    }
}

/* Returns an operand, with the new id if it is a value, which must be placed, or a block. */
static Ref operand_packed(const Pack *p, Ref r) {
    if (ref_is(r, REF_BLOCK)) return ref_make(REF_BLOCK, p->block[ref_index(r)]);
    if (!ref_is(r, REF_VALUE) && !ref_is(r, REF_MDVALUE)) return r;
    assert(p->value[ref_index(r)] != NOWHERE);
    return ref_make(ref_kind(r), p->value[ref_index(r)]);
}

/* Appends value v, its operands, its entries in the side tables and its bundles to the new arrays. */
static void value_push(Pack *p, ValueId v) {
    const Fn *f = p->f;
    Fn *to = &p->to;
    Inst i = *inst_at(f, v);
    const Ref *op = inst_ops(f, v);
    ValueId id = to->inst.n;
    uint32_t nbundle = 0;
    const Bundle *b = i.op == OP_CALL ? call_bundles(f, v, &nbundle) : NULL;
    i.opnd = to->opnd.n;
    vec_push(&to->inst, i);
    for (uint32_t k = 0; k < i.nopnd; k++) vec_push(&to->opnd, operand_packed(p, op[k]));
    inst_set_src(to, id, inst_src(f, v));
    inst_set_name(to, id, inst_name(f, v));
    inst_set_loc(to, id, inst_loc(f, v));
    if (v < f->attached.n && f->attached.at[v]) {
        vec_reach(&to->attached, id);
        to->attached.at[id] = f->attached.at[v];
    }
    for (uint32_t k = 0; k < nbundle; k++) vec_push(&to->bundle, ((Bundle){id, b[k].tag, b[k].first, b[k].n}));
}

/* Appends block b and its instructions to the new arrays. */
static void block_push(Pack *p, BlockId b) {
    Fn *to = &p->to;
    Block block = p->f->block.at[b];
    block.first = to->order.n;
    vec_push(&to->layout, to->block.n);
    vec_push(&to->block, block);
    each_inst_in(p->f, b, v) {
        vec_push(&to->order, to->inst.n);
        value_push(p, v);
    }
}

#define MOVE(table) (vec_free(&f->table), (void)(f->table = to->table))

/* Replaces the arrays of the body by those of `to`, and frees the old ones. */
static void arrays_move(Fn *f, const Fn *to) {
    MOVE(inst);
    MOVE(opnd);
    MOVE(block);
    MOVE(order);
    MOVE(layout);
    MOVE(src);
    MOVE(name);
    MOVE(loc);
    MOVE(attached);
    MOVE(bundle);
    fn_trim(f);
}

void fn_pack(const Module *m, Fn *f) {
    uint32_t live = f->nparam + f->order.n;
    bool wasteful = f->inst.n / 2 > live && f->inst.n - live >= DEAD_MIN;
    if (!wasteful || m->sym.at[f->sym].block_address_taken) return;
    Pack p = {.f = f};
    p.value = mem_alloc(((size_t)f->inst.n + 1) * sizeof *p.value);
    p.block = mem_alloc(((size_t)f->block.n + 1) * sizeof *p.block);
    ids_assign(&p);
    vec_reserve(&p.to.inst, live);
    vec_reserve(&p.to.order, f->order.n);
    for (ValueId v = 0; v < f->nparam; v++) value_push(&p, v);
    each_block(f, b) block_push(&p, b);
    arrays_move(f, &p.to);
    fn_changed(f);
    free(p.value);
    free(p.block);
}
