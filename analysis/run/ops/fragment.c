/* fragment.c: the place of each element of a matrix in the registers of a warp.
 *
 * PTX defines the layout of mma's operands ("Matrix fragments for mma"). The layout of wmma's operands is
 * unspecified, and only has to be the same for load, mma and store. Here element i of lane l is element
 * number 32 i + l of the matrix; if the registers hold more elements than the matrix has, the first ones
 * appear twice.
 */
#include "analysis/run/ops/fragment.h"

Exec lane_exec(const MatrixTask *x, unsigned lane) {
    Thread *t = x->meet->lane[lane];
    const CallFrame *f = &t->frame.at[t->frame.n - 1];
    return (Exec){
        .k = x->machine, .t = t, .base = {t->slot.at + f->base, f->fn->konst.at}, .c = x->meet->c, .fn = f->fn};
}

Slot *lane_slot(const MatrixTask *x, unsigned lane, unsigned operand, unsigned reg) {
    const Thread *t = x->meet->lane[lane];
    const CallFrame *f = &t->frame.at[t->frame.n - 1];
    for (unsigned i = 0; i < operand; i++) reg += register_count(x, i);
    uint32_t slot = x->slots[reg];
    return slot & OPERAND_CONST ? &f->fn->konst.at[slot & ~OPERAND_CONST] : &t->slot.at[f->base + slot];
}

/* Returns the bits that an element fills in a register: its own, or 8 for a smaller float with MF_BYTES. */
static unsigned container_bits(const MatrixTask *x, const ElementType *t) {
    return x->flags & MF_BYTES && t->kind == 'f' && t->bits < 8 ? 8 : t->bits;
}
/* Returns the rows of operand `which` as stored. */
static uint32_t rows_of(const MatrixTask *x, unsigned which) { return which == B ? x->k : x->m; }
/* Returns the columns of operand `which` as stored: a sparse A has half of them. */
static uint32_t cols_of(const MatrixTask *x, unsigned which) {
    return which != A ? x->n : x->flags & MF_SPARSE ? x->k / 2 : x->k;
}

/* Returns the place of element i of a lane in operand `which` of mma.m8n8k4 of f16, which computes four products at
 * once; product p uses eight lanes, 4 p to 4 p + 3 and these plus 16. f32: the elements have 32 bits (C and D). */
static FragmentPlace quad_place(const MatrixTask *x, unsigned which, unsigned lane, unsigned i, bool f32) {
    unsigned low = lane % 4, high = lane >= 16 ? 4 : 0;
    FragmentPlace s = {lane % 16 / 4, low + high, i};
    if (which == A && x->flags & MF_A_COL) s.row = i + high, s.col = low;
    if (which == B && x->flags & MF_B_COL) s.row = i, s.col = low + high;
    if (which == B && !(x->flags & MF_B_COL)) s.row = low, s.col = i + high;
    if ((which == C || which == D) && f32) s.row = (low & 1) + (i & 2) + high, s.col = (i & 4) + (low & 2) + (i & 1);
    return s;
}

uint32_t fragment_parts(const MatrixTask *x) {
    return x->m == 8 && x->k == 4 && element_of(x, A)->bits == 16 && !(x->flags & MF_WMMA) ? 4 : 1;
}

FragmentPlace fragment_place(const MatrixTask *x, unsigned which, unsigned lane, unsigned reg, unsigned e,
                             unsigned per) {
    unsigned group = lane / 4, in = lane % 4, i = reg * per + e;
    if (x->flags & MF_WMMA) {
        uint32_t at = (i * 32 + lane) % (rows_of(x, which) * cols_of(x, which));
        return (FragmentPlace){0, at / cols_of(x, which), at % cols_of(x, which)};
    }
    if (fragment_parts(x) == 4) return quad_place(x, which, lane, i, element_of(x, which)->bits == 32);
    switch (which) {
    case A: return (FragmentPlace){0, group + 8 * (reg & 1), in * per + e + (reg >> 1) * 4 * per};
    case B: return (FragmentPlace){0, in * per + e + reg * 4 * per, group};
    default: return (FragmentPlace){0, group + 8 * (i >> 1), in * 2 + (i & 1)};
    }
}

void fragment_gather(const MatrixTask *x, unsigned which, DenseMatrix *to) {
    const ElementType *t = element_of(x, which);
    unsigned bits = container_bits(x, t), per = register_bits(t) / bits;
    unsigned shift = bits == 8 && t->bits == 4 && t->kind == 'f' ? 2 : 0;
    uint32_t size = rows_of(x, which) * cols_of(x, which);
    for (unsigned lane = 0; lane < 32; lane++)
        for (unsigned reg = 0; reg < register_count(x, which); reg++)
            for (unsigned e = 0; e < per; e++) {
                const Slot *s = lane_slot(x, lane, which, reg);
                FragmentPlace at = fragment_place(x, which, lane, reg, e, per);
                uint32_t i = at.part * size + at.row * cols_of(x, which) + at.col;
                to->v[i] = element_value(t, (s->v >> e * bits & ONES(bits)) >> shift);
                to->undef[i] = (s->u >> e * bits & ONES(bits)) != 0;
            }
}

void fragment_scatter(const MatrixTask *x, const DenseMatrix *from) {
    const ElementType *t = element_of(x, D);
    unsigned bits = t->bits, per = register_bits(t) / bits;
    for (unsigned lane = 0; lane < 32; lane++)
        for (unsigned reg = 0; reg < register_count(x, D); reg++) {
            Slot r = {0, 0};
            for (unsigned e = 0; e < per; e++) {
                FragmentPlace at = fragment_place(x, D, lane, reg, e, per);
                uint32_t i = at.part * x->m * x->n + at.row * x->n + at.col;
                r.v |= element_bits(t, from->v[i], x->flags & MF_SATFINITE) << e * bits;
                r.u |= from->undef[i] ? ONES(bits) << e * bits : 0;
            }
            *lane_slot(x, lane, D, reg) = r;
        }
}

void pending_complete(Thread *t, bool loads, uint32_t past) {
    const CallFrame *f = &t->frame.at[t->frame.n - 1];
    for (uint32_t i = 0; i < f->base + f->fn->nslot; i++) {
        Slot *s = &t->slot.at[i];
        bool load = slot_group(s->u) == PENDING_LOADS;
        if (slot_pending(s->u) && load == loads && (loads || slot_group(s->u) < past)) s->u = 0;
    }
}
