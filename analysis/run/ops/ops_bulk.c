/* ops_bulk.c: bulk copies and reductions, of bytes and of boxes of tensors; cluster launch control.
 *
 * A bulk copy is executed at once and completes its bytes at its mbarrier. A reader that has not waited there
 * races with it. Because nothing stays pending, bulk groups (commit_group, wait_group) need no code.
 *
 * A box is a sequence of rows. In tile mode the coordinates of the rows count up, dimension by
 * dimension. gather4 and scatter4 name four rows. In im2col mode a row is a pixel, and the base of the filter
 * moves through the bounding box and on to the next image (PTX ISA, "Tensors"). In im2col::w mode the
 * bounding box is one pixel wide in all dimensions but W, so that after its end comes the next image. The
 * halo follows all pixels, or with ::128 each 32 pixels; it continues along W from the last pixel, even
 * beyond the box, because a filter reads on there.
 *
 * In shared memory the rows follow one another without gaps, and then each line of 128 bytes is swizzled by
 * its address. Nothing is stored outside the tensor. A load from there gives zero, or the NaN with all bits
 * but the sign set.
 */
#include "analysis/run/machine/access.h"
#include "analysis/run/ops/async.h"
#include "analysis/run/ops/cluster.h"
#include "analysis/run/ops/ops.h"
#include "analysis/run/ops/tensor_map.h"

/* Returns the words of an operation, indexed by enum BulkArg. */
static const uint32_t *bulk_args(const Exec *e, const DecodedOp *c) { return frame_fn(e)->args.at + c->x; }
/* Returns the value of operand i (enum BulkSlot) of an operation. */
static Slot bulk_slot(const Exec *e, const DecodedOp *c, unsigned i) { return OPERAND_AT(e, c, BULK_SLOTS + i); }

/* Counts a load and a store in their spaces. */
static void count_copy(Exec *e, const MemPlace *from, const MemPlace *to) {
    e->k->count.load[from->generic][from->arena->space]++, e->k->count.store[to->generic][to->arena->space]++;
}

/* Combines the element at offset `at` of `to` with that at offset `off` of `from`, by op (enum RmwOp), and stores the
 * result in `to`. The result is undefined if one of them has undefined bits. */
static void reduce_element(const TensorType *t, uint8_t op, const MemPlace *to, uint64_t at, const MemPlace *from,
                           uint64_t off) {
    uint64_t v = 0, u = 0, old = 0, was = 0;
    unsigned width = 8u * t->global;
    memcpy(&v, from->arena->byte + from->off + off, t->global);
    memcpy(&u, from->arena->undef + from->off + off, t->global);
    memcpy(&old, to->arena->byte + to->off + at, t->global);
    memcpy(&was, to->arena->undef + to->off + at, t->global);
    v = rmw_value(op, t->fp, old, v, width);
    u = u | was ? ONES(width) : 0;
    memcpy(to->arena->byte + to->off + at, &v, t->global);
    memcpy(to->arena->undef + to->off + at, &u, t->global);
}

/* ----------------------------------------------------------------------------------------------- of bytes */

/* A copy to one block. arg: enum BulkArg; to, from, barrier: addresses; n: bytes; mask: blocks, or bytes of each 16. */
typedef struct BulkCopy {
    const uint32_t *arg;
    uint64_t to, from, n, barrier;
    uint16_t mask;
} BulkCopy;

/* Copies b->n bytes from one memory location to another, or with BULK_REDUCE combines the elements there with them.
 * With BULK_BYTE_MASK copies only the bytes of each 16 whose bits in b->mask are set. */
static void bulk_move(const BulkCopy *b, const MemPlace *to, const MemPlace *from) {
    uint32_t flags = b->arg[BULK_FLAGS], op = b->arg[BULK_REDUCE];
    const TensorType *t = &tensor_type[b->arg[BULK_TYPE]];
    if (op) {
        for (uint64_t i = 0; i + t->global <= b->n; i += t->global)
            reduce_element(t, (uint8_t)(op - 1), to, i, from, i);
    } else if (flags & BULK_BYTE_MASK) {
        for (uint64_t i = 0; i < b->n; i++) {
            if (!(b->mask >> i % 16 & 1)) continue;
            to->arena->byte[to->off + i] = from->arena->byte[from->off + i];
            to->arena->undef[to->off + i] = from->arena->undef[from->off + i];
        }
    } else {
        memmove(to->arena->byte + to->off, from->arena->byte + from->off, b->n);
        memmove(to->arena->undef + to->off, from->arena->undef + from->off, b->n);
    }
}

/* Checks and executes a copy of bytes to one block, and completes the bytes at the mbarrier if BULK_BARRIER is set.
 * Returns false after an error message. */
static bool bulk_one(Exec *e, const BulkCopy *b) {
    MemPlace d, s;
    bool op = b->arg[BULK_REDUCE] != 0;
    if (b->n && !place_find(e, b->arg[BULK_FROM], b->from, b->n, READ_ACCESS, false, NULL, &s)) return false;
    if (b->n && !place_find(e, b->arg[BULK_TO], b->to, b->n, op ? ATOMIC_ACCESS : WRITE_ACCESS, op, NULL, &d))
        return false;
    if (b->n) bulk_move(b, &d, &s), count_copy(e, &s, &d);
    return !(b->arg[BULK_FLAGS] & BULK_BARRIER) || mbarrier_transact(e, b->arg[BULK_TO], b->barrier, -(int64_t)b->n);
}

Go bulk_op(Exec *e, const DecodedOp *c) {
    const uint32_t *arg = bulk_args(e, c);
    Slot s[BS_COORDINATE];
    uint64_t u = 0;
    for (unsigned i = 0; i < BS_COORDINATE; i++) s[i] = bulk_slot(e, c, i), u |= i >= BS_BYTES ? s[i].u : 0;
    if (u) {
        report_error(e, "bulk copy with an uninitialised operand");
        return GO_STOP;
    }
    if (!address_defined(e, &s[BS_TO]) || !address_defined(e, &s[BS_FROM])) return GO_STOP;
    BulkCopy b = {arg, s[BS_TO].v, s[BS_FROM].v, s[BS_BYTES].v & 0xffffffff, s[BS_BARRIER].v, (uint16_t)s[BS_MASK].v};
    if (!address_aligned(e, b.to, 4) || !address_aligned(e, b.from, 4)) return GO_STOP;
    if (b.n % 16) {
        report_error(e, "bulk copy of %llu bytes, which is not a multiple of 16", (unsigned long long)b.n);
        return GO_STOP;
    }
    if (!(arg[BULK_FLAGS] & BULK_MULTICAST)) return bulk_one(e, &b) ? GO_NEXT : GO_STOP;
    for (uint32_t r = 0; r < CLUSTER_BLOCKS_MAX; r++) {
        BulkCopy there = b;
        there.to = cluster_address(b.to, r), there.barrier = cluster_address(b.barrier, r);
        if (b.mask >> r & 1 && !bulk_one(e, &there)) return GO_STOP;
    }
    return GO_NEXT;
}

/* --------------------------------------------------------------------------------------------- of tensors */

/* The rows of a box, one after another, while a tensor copy goes through them. A unit is TensorType.unit elements. */
typedef struct BoxWalk {
    Exec *e;
    const uint32_t *arg;
    TensorMap m;
    const TensorType *t;
    unsigned mode;
    /* first: the coordinates of the instruction; at: of the current row (im2col: the base of the filter) */
    int64_t first[5], at[5];
    int64_t offset[3];
    /* units done in each dimension; rows done and in all; units of a row */
    uint32_t done[5], row, rows, inner;
    uint32_t group, halo, ahead; /* im2col::w: pixels, halo pixels after them, position in the halo */
} BoxWalk;

/* Checks the access `how` to the tensor map at address *s, copies the map to *m, and sets *at to its memory. Returns
 * false after an error message: if the address is not aligned to 64 bytes, if there is no tensor map, or if a map that
 * is only read is in shared or local memory. */
static bool map_place(Exec *e, uint32_t space, const Slot *s, enum AccessMode how, TensorMap *m, MemPlace *at) {
    if (!address_defined(e, s) || !address_aligned(e, s->v, 6)) return false;
    if (!place_find(e, space, s->v, TENSOR_MAP_BYTES, how, false, NULL, at)) return false;
    if (how == READ_ACCESS && (at->arena->space == RUN_SHARED || at->arena->space == RUN_LOCAL)) {
        report_error(e,
                     "a tensor map must be in global, constant or parameter memory, "
                     "not in %s memory",
                     run_space_name[at->arena->space]);
        return false;
    }
    memcpy(m, at->arena->byte + at->off, sizeof *m);
    if (tensor_map_valid(m)) return true;
    report_error(e, "no tensor map at 0x%llx", (unsigned long long)s->v);
    return false;
}

/* Returns how many elements of dimension i a box in tile mode takes: every step[i]-th one of box[i]. */
static uint32_t tile_count(const TensorMap *m, unsigned i) { return (m->box[i] + m->step[i] - 1u) / m->step[i]; }

/* Sets up im2col::w: the first BS_OFFSET operand is the size of the halo, the second moves the box along W. Returns
 * false after an error message if the first pixel lies after the end of the box; it may lie before its beginning. */
static bool walk_wide(BoxWalk *w, const DecodedOp *c) {
    w->halo = (uint16_t)bulk_slot(w->e, c, BS_OFFSET).v;
    w->offset[0] = (int16_t)bulk_slot(w->e, c, BS_OFFSET + 1).v, w->offset[1] = w->offset[2] = 0;
    w->group = w->mode == TENSOR_WIDE_128 ? 32 : w->m.pixels;
    w->rows = (w->mode == TENSOR_WIDE_128 ? 4 : 1) * (w->group + w->halo);
    if (w->at[1] < (int64_t)w->m.dim[1] + w->m.upper[0]) return true;
    report_error(w->e, "tensor map: im2col::w begins after the end of its bounding box, at %lld along W",
                 (long long)w->at[1]);
    return false;
}

/* Returns the value of TensorMap.im2col (0 or enum TensorIm2col) that the mode of the instruction (TENSOR_) needs. */
static uint8_t map_mode(unsigned mode) {
    return mode < TENSOR_IM2COL    ? 0
           : mode == TENSOR_IM2COL ? IM2COL_BOX
           : mode == TENSOR_WIDE   ? IM2COL_W
                                   : IM2COL_W_128;
}

/* Reads the tensor map whose address is in bulk slot `map`, checks it against the instruction and begins at the first
 * row. Returns false after an error message. */
static bool walk_begin(BoxWalk *w, const DecodedOp *c, unsigned map) {
    Exec *e = w->e;
    MemPlace at;
    Slot s = bulk_slot(e, c, map);
    if (!map_place(e, SPACE_GENERIC, &s, READ_ACCESS, &w->m, &at)) return false;
    const char *wrong = tensor_map_error(&w->m);
    unsigned rank = w->arg[BULK_FLAGS] >> BULK_RANK & 7;
    bool im2col = w->mode >= TENSOR_IM2COL;
    if (!wrong && w->m.rank != rank) wrong = "its rank differs from that of the instruction";
    if (!wrong && w->m.im2col != map_mode(w->mode)) wrong = "its mode differs from that of the instruction";
    if (!wrong && w->mode == TENSOR_ROWS && w->m.box[1] != 1) wrong = "the box of gather4 must have one row";
    if (wrong) {
        report_error(e, "tensor map: %s", wrong);
        return false;
    }
    w->t = &tensor_type[w->m.type];
    w->inner = (im2col ? w->m.channels : w->m.box[0]) / w->t->unit;
    w->rows = im2col ? w->m.pixels : w->mode == TENSOR_ROWS ? 4 : 1;
    for (unsigned i = BS_COORDINATE; i < BS_COUNT; i++) {
        if (!bulk_slot(e, c, i).u) continue;
        report_error(e, "uninitialised tensor coordinate or offset");
        return false;
    }
    for (unsigned i = 0; i < 5; i++) {
        w->first[i] = w->at[i] = (int32_t)bulk_slot(e, c, BS_COORDINATE + i).v;
        if (w->mode == TENSOR_TILE && i && i < rank) w->rows *= tile_count(&w->m, i);
    }
    for (unsigned i = 0; i < 3; i++) w->offset[i] = (uint16_t)bulk_slot(e, c, BS_OFFSET + i).v;
    return w->mode <= TENSOR_IM2COL || walk_wide(w, c);
}

/* Sets c[1] and up to the coordinates of the current row; c[0] is that of each unit. Returns false if one of them is
 * outside the tensor. */
static bool walk_row(const BoxWalk *w, int64_t *c) {
    bool inside = true;
    for (unsigned i = 1; i < w->m.rank; i++) {
        c[i] = w->at[i];
        if (w->mode == TENSOR_ROWS) c[i] = w->first[1 + w->row];
        if (w->mode >= TENSOR_IM2COL && i + 1 < w->m.rank) c[i] += w->offset[i - 1];
        if (i == 1) c[i] += (int64_t)w->ahead * w->m.step[1];
        inside = inside && c[i] >= 0 && c[i] < (int64_t)w->m.dim[i];
    }
    return inside;
}

/* Moves on in im2col::w mode, for walk_next: to the next pixel along W, after the end of the box to the next image. In
 * the halo the base stays at the last pixel, and w->ahead counts on. */
static void walk_on(BoxWalk *w) {
    const TensorMap *m = &w->m;
    bool halo = w->row % (w->group + w->halo) >= w->group;
    w->ahead = halo ? w->ahead + 1 : 0;
    if (halo) return;
    w->at[1] += m->step[1];
    if (w->at[1] < (int64_t)m->dim[1] + m->upper[0]) return;
    w->at[1] = m->lower[0], w->at[m->rank - 1]++;
}

/* Moves on to the next row of the box: updates w->row and w->at. */
static void walk_next(BoxWalk *w) {
    const TensorMap *m = &w->m;
    w->row++;
    if (w->mode > TENSOR_IM2COL) {
        walk_on(w);
        return;
    }
    for (unsigned i = 1; i < m->rank && w->mode == TENSOR_TILE; i++) {
        w->at[i] += m->step[i];
        if (++w->done[i] < tile_count(m, i)) return;
        w->done[i] = 0, w->at[i] = w->first[i];
    }
    for (unsigned i = 1; i < m->rank && w->mode == TENSOR_IM2COL; i++) {
        if (i + 1u == m->rank) {
            w->at[i]++;
            return;
        }
        w->at[i] += m->step[i];
        if (w->at[i] < (int64_t)m->dim[i] + m->upper[i - 1]) return;
        w->at[i] = m->lower[i - 1];
    }
}

/* Returns the offset of unit u (TensorType.unit elements) of the current row from the beginning of the box, which is at
 * address `shared`, after the swizzle. */
static uint64_t unit_offset(const BoxWalk *w, uint64_t shared, uint32_t u) {
    uint64_t plain = shared + ((uint64_t)w->row * w->inner + u) * w->t->shared;
    return swizzle_address(plain, w->m.swizzle, w->m.atom) - shared;
}

/* Stores in shared memory the value of a unit that is outside the tensor: zero, or a NaN if the map says so (fill) and
 * the elements are floats. */
static void fill_unit(const BoxWalk *w, const MemPlace *to, uint64_t off) {
    uint8_t *byte = to->arena->byte + to->off + off, *undef = to->arena->undef + to->off + off;
    uint64_t nan = w->t->fp ? ONES(8u * w->t->global) >> 1 : 0;
    memset(byte, 0, w->t->shared), memset(undef, 0, w->t->shared);
    if (w->m.fill && w->t->fp) memcpy(byte, &nan, w->t->global);
}

/* Copies one unit of a tensor from offset `at` of `from`, in global memory, to offset `off` of `to`, in shared memory.
 * The bytes that pad it there become undefined. */
static void load_unit(const BoxWalk *w, const MemPlace *to, uint64_t off, const MemPlace *from, uint64_t at) {
    memset(to->arena->undef + to->off + off, 0xff, w->t->shared);
    memcpy(to->arena->byte + to->off + off, from->arena->byte + from->off + at, w->t->global);
    memcpy(to->arena->undef + to->off + off, from->arena->undef + from->off + at, w->t->global);
}

/* Returns the enum RmwOp for elements of type t. op: the same as the instruction names it, which is that for unsigned
 * elements. */
static uint8_t reduce_of(const TensorType *t, uint32_t op) {
    static const uint8_t real[RMW_COUNT] = {[RMW_ADD] = RMW_FADD, [RMW_UMIN] = RMW_FMIN, [RMW_UMAX] = RMW_FMAX};
    if (t->fp && real[op]) return real[op];
    if (t->sign && (op == RMW_UMIN || op == RMW_UMAX)) return op == RMW_UMIN ? RMW_MIN : RMW_MAX;
    return (uint8_t)op;
}

/* Copies one unit from offset `off` of `from`, in shared memory, to offset `at` of `to`, in the tensor. With
 * BULK_REDUCE combines it with the element that is there. */
static void store_unit(const BoxWalk *w, const MemPlace *to, uint64_t at, const MemPlace *from, uint64_t off) {
    uint32_t op = w->arg[BULK_REDUCE];
    if (op) {
        reduce_element(w->t, reduce_of(w->t, op - 1), to, at, from, off);
        return;
    }
    memcpy(to->arena->byte + to->off + at, from->arena->byte + from->off + off, w->t->global);
    memcpy(to->arena->undef + to->off + at, from->arena->undef + from->off + off, w->t->global);
}

/* Copies the current row between the box and the tensor; load: to the box, where units outside the tensor are filled.
 * box: the memory of the box; shared: its address. The units of the row that are inside the tensor are contiguous.
 * Returns false after an error message. */
static bool move_row(BoxWalk *w, const MemPlace *box, uint64_t shared, bool load) {
    const TensorType *t = w->t;
    int64_t c[5], from = 0, to = w->inner;
    MemPlace far = {0};
    bool inside = walk_row(w, c), op = w->arg[BULK_REDUCE] != 0;
    if (w->first[0] < 0) from = (-w->first[0] + t->unit - 1) / t->unit;
    int64_t room = (int64_t)w->m.dim[0] - w->first[0];
    if (room < to * t->unit) to = room > 0 ? room / t->unit : 0;
    if (!inside || from >= to) from = to = 0;
    uint64_t address = w->m.address + (uint64_t)((w->first[0] + from * t->unit) / t->unit) * t->global;
    for (unsigned i = 1; i < w->m.rank && to > from; i++) address += (uint64_t)c[i] * w->m.stride[i - 1];
    enum AccessMode how = load ? READ_ACCESS : op ? ATOMIC_ACCESS : WRITE_ACCESS;
    if (to > from && !place_find(w->e, SPACE_GLOBAL, address, (uint64_t)(to - from) * t->global, how, op, NULL, &far))
        return false;
    for (uint32_t u = 0; u < w->inner; u++) {
        uint64_t off = unit_offset(w, shared, u), at = (uint64_t)((int64_t)u - from) * t->global;
        bool there = (int64_t)u >= from && (int64_t)u < to;
        if (there && load) load_unit(w, box, off, &far, at);
        else if (there) store_unit(w, &far, at, box, off);
        else if (load) fill_unit(w, box, off);
    }
    return true;
}

/* Copies the box to the shared memory of one block (load) or from there. start: the walk at its first row; space,
 * shared: space and address of the box, a multiple of 128. Stores the size of the box there in *bytes. Returns false
 * after an error message. */
static bool move_box(BoxWalk start, uint32_t space, uint64_t shared, bool load, uint64_t *bytes) {
    BoxWalk w = start;
    MemPlace box;
    *bytes = (uint64_t)w.rows * w.inner * w.t->shared;
    uint64_t span = (*bytes + 127) / 128 * 128;
    if (w.m.swizzle == SWIZZLE_NONE) span = *bytes;
    if (!address_aligned(w.e, shared, 7)) return false;
    if (!place_find(w.e, space, shared, span, load ? WRITE_ACCESS : READ_ACCESS, false, NULL, &box)) return false;
    for (; w.row < w.rows; walk_next(&w))
        if (!move_row(&w, &box, shared, load)) return false;
    w.e->k->count.load[0][load ? RUN_GLOBAL : RUN_SHARED]++;
    w.e->k->count.store[0][load ? RUN_SHARED : RUN_GLOBAL]++;
    return true;
}

Go tensor_copy_op(Exec *e, const DecodedOp *c) {
    const uint32_t *arg = bulk_args(e, c);
    bool load = arg[BULK_TO] != SPACE_GLOBAL, many = arg[BULK_FLAGS] & BULK_MULTICAST;
    BoxWalk w = {.e = e, .arg = arg, .mode = arg[BULK_FLAGS] >> BULK_MODE};
    Slot shared = bulk_slot(e, c, load ? BS_TO : BS_FROM), bar = bulk_slot(e, c, BS_BARRIER),
         mask = bulk_slot(e, c, BS_MASK);
    uint32_t space = arg[load ? BULK_TO : BULK_FROM];
    uint64_t bytes;
    if (bar.u | mask.u) {
        report_error(e, "tensor copy with an uninitialised operand");
        return GO_STOP;
    }
    if (!address_defined(e, &shared)) return GO_STOP;
    if (!walk_begin(&w, c, load ? BS_FROM : BS_TO)) return GO_STOP;
    for (uint32_t r = 0; r < (many ? (uint32_t)CLUSTER_BLOCKS_MAX : 1u); r++) {
        if (many && !(mask.v >> r & 1)) continue;
        if (!move_box(w, space, many ? cluster_address(shared.v, r) : shared.v, load, &bytes)) return GO_STOP;
        if (load && !mbarrier_transact(e, space, many ? cluster_address(bar.v, r) : bar.v, -(int64_t)bytes))
            return GO_STOP;
    }
    return GO_NEXT;
}

Go tensor_replace_op(Exec *e, const DecodedOp *c) {
    Slot at = OPERAND(e, c->a), v = OPERAND(e, c->b);
    TensorMap m;
    MemPlace p;
    uint32_t i = c->c;
    if (v.u) {
        report_error(e, "tensormap.replace with an uninitialised value");
        return GO_STOP;
    }
    if (!map_place(e, c->x, &at, WRITE_ACCESS, &m, &p)) return GO_STOP;
    switch ((enum TensorField)c->sub) {
    case TF_ADDRESS: m.address = v.v; break;
    case TF_RANK: m.rank = (uint8_t)(v.v + 1); break;
    case TF_BOX: m.box[i] = (uint16_t)v.v; break;
    case TF_DIM: m.dim[i] = (uint32_t)v.v; break;
    case TF_STRIDE:
        if (i < 4) m.stride[i] = v.v;
        break;
    case TF_STEP: m.step[i] = (uint8_t)v.v; break;
    case TF_TYPE: m.type = (uint8_t)v.v; break;
    case TF_INTERLEAVE: m.interleave = (uint8_t)v.v; break;
    case TF_SWIZZLE: m.swizzle = (uint8_t)v.v; break;
    case TF_ATOM: m.atom = (uint8_t)v.v; break;
    case TF_FILL: m.fill = (uint8_t)v.v; break;
    }
    memcpy(p.arena->byte + p.off, &m, sizeof m);
    return GO_NEXT;
}

/* --------------------------------------------------------------------------------- cluster launch control */

/* Stores the result of try_cancel and completes its 16 bytes at the mbarrier. The first word holds x and y of the
 * first block of the cancelled cluster; the second holds z and, in bit 63, whether a cluster was cancelled. Returns
 * false after an error message. */
static bool answer_write(Exec *e, uint64_t to, uint64_t barrier, const uint64_t *answer) {
    MemPlace at;
    if (!place_find(e, SPACE_CLUSTER, to, 16, WRITE_ACCESS, false, NULL, &at)) return false;
    memcpy(at.arena->byte + at.off, answer, 16), memset(at.arena->undef + at.off, 0, 16);
    return mbarrier_transact(e, SPACE_CLUSTER, barrier, -16);
}

Go launch_cancel_op(Exec *e, const DecodedOp *c) {
    Machine *k = e->k;
    const Launch *l = &k->launch;
    const uint32_t *n = l->cluster;
    Slot to = OPERAND(e, c->a), bar = OPERAND(e, c->b);
    uint64_t answer[2] = {0, 0}, i = k->schedule.begun, gx = l->grid[0] / n[0], gy = l->grid[1] / n[1];
    if (!address_defined(e, &to) || !address_defined(e, &bar) || !address_aligned(e, to.v, 4)) return GO_STOP;
    if (k->schedule.begun < k->schedule.clusters) {
        k->schedule.begun++;
        answer[0] = i % gx * n[0] | (i / gx % gy * n[1]) << 32;
        answer[1] = i / gx / gy * n[2] | UINT64_C(1) << 63;
    }
    for (uint32_t r = 0; r < (c->sub ? e->t->cta->cluster->ncta : 1); r++)
        if (!answer_write(e, c->sub ? cluster_address(to.v, r) : to.v, c->sub ? cluster_address(bar.v, r) : bar.v,
                          answer))
            return GO_STOP;
    return GO_NEXT;
}

Go launch_query_op(Exec *e, const DecodedOp *c) {
    const Slot *answer = &OPERAND(e, c->a);
    bool there = answer[1].v >> 63;
    if (answer[0].u | answer[1].u) {
        report_error(e, "the response of clusterlaunchcontrol.try_cancel has not arrived yet");
        return GO_STOP;
    }
    if (c->sub < 3 && !there) {
        report_error(e, "query_cancel.get_first_ctaid, but no cluster was cancelled");
        return GO_STOP;
    }
    uint64_t v = c->sub == 3 ? there : c->sub == 2 ? answer[1].v & 0x7fffffff : answer[0].v >> 32 * c->sub & 0xffffffff;
    OPERAND(e, c->dst) = (Slot){v, 0};
    return GO_NEXT;
}
