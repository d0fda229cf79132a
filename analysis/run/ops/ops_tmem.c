/* ops_tmem.c: tensor memory: allocation, loads and stores by a warp, copies from shared memory.
 *
 * Every operation is executed at once. Registers that tcgen05.ld writes count as undefined until
 * tcgen05.wait::ld, like those of wgmma. PTX defines which thread holds what ("Matrix fragments for shape
 * ..."): in 16x64b, thread t holds lane t / 4 + 8 (t % 2), column t / 2 % 2, and so on for every two columns;
 * the other shapes are like the accumulators of mma. A warp accesses the 32 lanes that its number modulo 4
 * selects.
 */
#include "analysis/run/ops/async.h"
#include "analysis/run/ops/cluster.h"
#include "analysis/run/ops/fragment.h"
#include "analysis/run/ops/smem_matrix.h"
#include "analysis/run/ops/tensor_memory.h"

const struct TmemShapeRow tmem_shape[TMEM_SHAPES] = {
    {"32x32b", 1}, {"16x64b", 1}, {"16x128b", 2}, {"16x256b", 4}, {"16x32bx2", 1}};

bool tmem_reach(Exec *e, const Cta *b, uint32_t lane, uint32_t column, uint32_t n) {
    const Tmem *t = b->tmem;
    bool there = lane < TMEM_LANES && column < TMEM_COLUMNS && n <= TMEM_COLUMNS - column;
    for (uint32_t i = 0; there && t && i < n; i++) there = t->owner[column + i] != 0;
    if (there && t) return true;
    report_error(e, "tensor memory: column %u of lane %u is not allocated%s", column, lane,
                 n > 1 ? ", or one of the columns after it" : "");
    return false;
}

bool tmem_check_freed(Machine *k, Cta *b) {
    bool held = false;
    for (uint32_t i = 0; b->tmem && i < TMEM_COLUMNS; i++) held |= b->tmem->owner[i] != 0;
    if (!held) return true;
    place_error(k, b->tmem->at, "block (%u,%u,%u) ends without deallocating the tensor memory allocated here", b->id[0],
                b->id[1], b->id[2]);
    return false;
}

/* --------------------------------------------------------------------------------------------- allocation */

/* Checks that n is defined and is a number of columns that may be allocated: a power of two from 32 to 512. Returns
 * false after an error message. */
static bool size_valid(Exec *e, const Slot *n) {
    uint64_t v = n->v & 0xffffffff;
    if (n->u == 0 && v >= 32 && v <= TMEM_COLUMNS && (v & (v - 1)) == 0) return true;
    report_error(e, "tensor memory is allocated in units of 32, 64, 128, 256 or 512 columns");
    return false;
}

/* Returns the first of n adjacent free columns, which is a multiple of n, or UINT32_MAX if there are none. n is a power
 * of two. */
static uint32_t find_free_columns(const Tmem *t, uint32_t n) {
    for (uint32_t at = 0; at < TMEM_COLUMNS; at += n) {
        uint32_t i = 0;
        while (i < n && t->owner[at + i] == 0) i++;
        if (i == n) return at;
    }
    return UINT32_MAX;
}

/* Executes tcgen05.alloc: reserves the columns, makes their contents undefined, and stores the first one at the address
 * in memory. Allocates the Tmem of the block at the first use. Returns false after an error message, also if no
 * suitable columns are free, or the block has relinquished its right to allocate. */
static bool allocate(const MatrixTask *x) {
    Exec e = lane_exec(x, 0);
    Cta *b = e.t->cta;
    const Slot *to = lane_slot(x, 0, 0, 0), *n = lane_slot(x, 0, 1, 0);
    MemPlace at;
    if (!address_defined(&e, to) || !size_valid(&e, n) || !address_aligned(&e, to->v, 2)) return false;
    if (!place_find(&e, x->flags >> MF_SPACE & 15, to->v, 4, WRITE_ACCESS, false, NULL, &at)) return false;
    if (!b->tmem) b->tmem = mem_alloc(sizeof *b->tmem);
    uint32_t count = (uint32_t)n->v, column = find_free_columns(b->tmem, count);
    if (b->tmem->relinquished) {
        report_error(&e, "tcgen05.alloc after tcgen05.relinquish_alloc_permit");
        return false;
    }
    if (column == UINT32_MAX) {
        report_error(&e, "tensor memory: no %u columns are free", count);
        return false;
    }
    for (uint32_t i = 0; i < count; i++) {
        b->tmem->owner[column + i] = (uint16_t)(column + 1);
        for (uint32_t lane = 0; lane < TMEM_LANES; lane++) b->tmem->u[lane][column + i] = 0xffffffff;
    }
    const CallFrame *f = &e.t->frame.at[e.t->frame.n - 1];
    b->tmem->at = place_of_frame(f, (uint32_t)(e.c - f->fn->code.at));
    memcpy(at.arena->byte + at.off, &column, 4), memset(at.arena->undef + at.off, 0, 4);
    return true;
}

/* Executes tcgen05.dealloc: marks the columns as free. Returns false after an error message if address and size are not
 * those of an allocation. */
static bool deallocate(const MatrixTask *x) {
    Exec e = lane_exec(x, 0);
    Tmem *t = e.t->cta->tmem;
    const Slot *at = lane_slot(x, 0, 0, 0), *n = lane_slot(x, 0, 1, 0);
    if (!address_defined(&e, at) || !size_valid(&e, n)) return false;
    uint32_t column = (uint32_t)at->v, count = (uint32_t)n->v, held = 0;
    for (uint32_t i = 0; t && i < TMEM_COLUMNS && column < TMEM_COLUMNS; i++) held += t->owner[i] == column + 1;
    if (held != count) {
        report_error(&e, "tensor memory: no %u columns were allocated at 0x%x", count, (unsigned)at->v);
        return false;
    }
    for (uint32_t i = 0; i < count; i++) t->owner[column + i] = 0;
    return true;
}

/* --------------------------------------------------------------------------------------- loads and stores */

/* A word of tensor memory. */
typedef struct TmemCell {
    uint32_t lane, column;
} TmemCell;

/* Returns the cell of register `reg` of thread t (0 to 31) in a shape, relative to the base address. The column counts
 * registers, so it must be doubled if each register packs the halves of two columns. Shape 16x32bx2: the second half of
 * the threads has the same cells, to which the caller adds the split. */
static TmemCell cell_of(unsigned shape, unsigned t, unsigned reg) {
    switch ((enum TmemShape)shape) {
    case TMEM_32X32: return (TmemCell){t, reg};
    case TMEM_16X64: return (TmemCell){t / 4 + t % 2 * 8, 2 * reg + t / 2 % 2};
    case TMEM_16X128: return (TmemCell){t / 4 + reg % 2 * 8, reg / 2 * 4 + t % 4};
    case TMEM_16X256: return (TmemCell){t / 4 + reg / 2 % 2 * 8, reg / 4 * 8 + t % 4 * 2 + reg % 2};
    default: return (TmemCell){t % 16, reg};
    }
}

/* Loads register *s from cell c or, if packed, its halves from the low halves of c and the cell in the next column. It
 * stays pending until tcgen05.wait::ld, or is undefined as a whole if a bit is. */
static void load_cells(const Tmem *m, TmemCell c, bool packed, Slot *s) {
    uint32_t v = m->v[c.lane][c.column], u = m->u[c.lane][c.column];
    if (packed) {
        v = (v & 0xffff) | m->v[c.lane][c.column + 1] << 16;
        u = (u & 0xffff) | m->u[c.lane][c.column + 1] << 16;
    }
    *s = u ? (Slot){0, 0xffffffff} : (Slot){v, slot_pend_load()};
}

/* Stores register *s in cell c or, if packed, its two halves in c and the cell in the next column. */
static void store_cells(Tmem *m, TmemCell c, bool packed, const Slot *s) {
    uint32_t v = (uint32_t)s->v, u = (uint32_t)s->u;
    m->v[c.lane][c.column] = packed ? v & 0xffff : v, m->u[c.lane][c.column] = packed ? u & 0xffff : u;
    if (packed) m->v[c.lane][c.column + 1] = v >> 16, m->u[c.lane][c.column + 1] = u >> 16;
}

/* Executes tcgen05.ld or tcgen05.st for all lanes. Returns false after an error message: if the lanes of tensor memory
 * are not those of the warp, columns are not allocated, or a register to be stored is still pending. */
static bool move_cells(const MatrixTask *x, bool store) {
    Exec e = lane_exec(x, 0);
    unsigned shape = x->arg[MA_TYPES], value = store ? register_count(x, 2) ? 2 : 1 : 0, packed = x->flags & 1;
    unsigned warp = e.t->warp % 4;
    const Slot *at = lane_slot(x, 0, store ? 0 : 1, 0);
    uint32_t base = (uint32_t)at->v, lane = base >> 16, split = 0;
    if (!address_defined(&e, at)) return false;
    if (shape == TMEM_16X32X2) split = (uint32_t)lane_slot(x, 0, store ? 1 : 2, 0)->v;
    if (lane != warp * 32 && (lane != warp * 32 + 16 || shape == TMEM_32X32)) {
        report_error(&e,
                     "warp %u of a warpgroup accesses lanes %u to %u of tensor memory, from the first%s on, "
                     "not lane %u",
                     warp, warp * 32, warp * 32 + 31, shape == TMEM_32X32 ? "" : " or the seventeenth", lane);
        return false;
    }
    for (unsigned t = 0; t < 32; t++)
        for (unsigned reg = 0; reg < register_count(x, value); reg++) {
            TmemCell c = cell_of(shape, t, reg);
            c.lane += lane, c.column = c.column * (packed + 1) + (base & 0xffff);
            if (shape == TMEM_16X32X2) c.column += t / 16 * split;
            if (!tmem_reach(&e, e.t->cta, c.lane, c.column, packed + 1)) return false;
            Slot *s = lane_slot(x, t, value, reg);
            if (store && slot_marked(s->u)) {
                report_error(&e, "tcgen05.st of a register that is still pending: a wait is missing");
                return false;
            }
            if (store) store_cells(e.t->cta->tmem, c, packed, s);
            else load_cells(e.t->cta->tmem, c, packed, s);
        }
    return true;
}

bool tmem_execute(const MatrixTask *x) {
    switch (x->arg[MA_OP]) {
    case MATRIX_TALLOC: return allocate(x);
    case MATRIX_TDEALLOC: return deallocate(x);
    case MATRIX_TLOAD: return move_cells(x, false);
    case MATRIX_TSTORE: return move_cells(x, true);
    default: break;
    }
    Cta *b = x->meet->lane[0]->cta; /* relinquish_alloc_permit */
    if (!b->tmem) b->tmem = mem_alloc(sizeof *b->tmem);
    return b->tmem->relinquished = true;
}

Go tmem_wait_loads_op(Exec *e, const DecodedOp *c) {
    (void)c;
    pending_complete(e->t, true, 0);
    return GO_NEXT;
}

/* ---------------------------------------------------------------------------------- copies, and their end */

/* Returns elements 4 `word` to 4 `word` + 3 (word: 0 to 3) of a row of sixteen elements, each in a byte; one of 4 bits
 * is in bits 2 to 5 of it. format: TMEM_BYTES, or TMEM_B4X16 and TMEM_B6X16 if the elements of 4 or 6 bits are packed
 * at the beginning of the 16 bytes at `from`. */
static uint32_t unpacked(const uint8_t *from, unsigned word, unsigned format) {
    uint32_t v = 0;
    for (unsigned i = 0; i < 4; i++) {
        unsigned n = word * 4 + i, bits = format == TMEM_B4X16 ? 4 : format == TMEM_B6X16 ? 6 : 8, at = n * bits;
        uint32_t two = from[at / 8] | (at / 8 < 15 ? (uint32_t)from[at / 8 + 1] << 8 : 0);
        uint32_t one = two >> at % 8 & (uint32_t)ONES(bits);
        v |= (bits == 4 ? one << 2 : one) << 8 * i;
    }
    return v;
}

/* Sets the lanes that row r of a copy goes to: `first` and every `step` lanes further on. A copy of four
 * rows goes to one lane of each warp, as measured on sm_100. */
static void copy_lanes(unsigned shape, unsigned r, unsigned *first, unsigned *step) {
    *first = r, *step = TMEM_LANES;
    if (shape == TMEM_CP_4X256) *first = r * 32;
    if (shape == TMEM_CP_32X128) *step = 32;
    if (shape == TMEM_CP_64X128_02) *step = 64;
    if (shape == TMEM_CP_64X128_01) *first = r % 32 + r / 32 * 64, *step = 32;
}

/* Copies the rows of a matrix m in the shared memory of block b to its tensor memory at `address`, as tcgen05.cp. A
 * word with undefined bits in its source becomes undefined as a whole. Returns false after an error message. */
static bool copy_rows(Exec *e, const DecodedOp *c, Cta *b, const SmemMatrix *m, uint32_t address) {
    static const uint8_t rows[] = {128, 128, 64, 64, 32, 4}, copied[] = {1, 1, 2, 2, 4, 1};
    unsigned shape = c->sub, words = shape == TMEM_CP_128X256 || shape == TMEM_CP_4X256 ? 8 : 4;
    uint32_t column = address & 0xffff;
    SmemReader r = {.e = e, .space = SPACE_CLUSTER, .window = cluster_address(0, b->rank)};
    for (unsigned row = 0; row < rows[shape]; row++) {
        unsigned first, step, copies = copied[shape];
        copy_lanes(shape, row, &first, &step);
        for (unsigned word = 0; word < words; word++) {
            uint8_t byte[16], undef = 0;
            for (unsigned half = 0; half < 2; half++) {
                uint64_t at = smem_matrix_at(m, row, word / 4 * 16 + half * 8, 8);
                Slot s;
                if (!smem_read(&r, at, 8, &s)) return false;
                memcpy(byte + 8 * half, &s.v, 8);
                bool used = c->width == TMEM_BYTES ? word % 4 / 2 == half : half == 0 || c->width == TMEM_B6X16;
                uint64_t own = c->width == TMEM_BYTES ? s.u >> word % 2 * 32 & 0xffffffff : s.u;
                if (c->width == TMEM_B6X16 && half) own &= 0xffffffff;
                undef |= used && own;
            }
            for (unsigned i = 0; i < copies; i++) {
                unsigned lane = first + i * step + (address >> 16);
                if (!tmem_reach(e, b, lane, column + word, 1)) return false;
                b->tmem->v[lane][column + word] = unpacked(byte, word % 4, c->width);
                b->tmem->u[lane][column + word] = undef ? 0xffffffff : 0;
            }
        }
    }
    return true;
}

Go tmem_copy_op(Exec *e, const DecodedOp *c) {
    Slot at = OPERAND(e, c->a), d = OPERAND(e, c->b);
    Cta *block[2];
    SmemMatrix m;
    if (at.u | d.u) {
        report_error(e, "tcgen05.cp with an uninitialised operand");
        return GO_STOP;
    }
    if (!smem_matrix_tcgen05(d.v, false, &m)) {
        report_error(e, "0x%llx is not a valid matrix descriptor of tcgen05", (unsigned long long)d.v);
        return GO_STOP;
    }
    if (at.v >> 16 & (c->sub == TMEM_CP_4X256 ? 0xffe0 : 0xffff)) {
        report_error(e, "tcgen05.cp must begin at lane 0 of tensor memory");
        return GO_STOP;
    }
    if (!cta_group(e, c->x, block)) return GO_STOP;
    for (uint32_t i = 0; i < c->x; i++)
        if (!copy_rows(e, c, block[i], &m, (uint32_t)at.v)) return GO_STOP;
    return GO_NEXT;
}

/* Shifts eight columns in all lanes: each lane of a warp takes the value of the next one; the last lane
 * keeps its own. PTX only speaks of 31 rows of 256 bits; the direction, and that the lanes of all four
 * warps move, are measured on sm_100. */
Go tmem_shift_op(Exec *e, const DecodedOp *c) {
    Slot at = OPERAND(e, c->a);
    Cta *block[2];
    uint32_t column = (uint32_t)at.v & 0xffff;
    if (at.u) {
        report_error(e, "tcgen05.shift of an uninitialised address");
        return GO_STOP;
    }
    if (at.v >> 16 & 31) {
        report_error(e, "tcgen05.shift must begin at a lane that is a multiple of 32");
        return GO_STOP;
    }
    if (!cta_group(e, c->x, block)) return GO_STOP;
    for (uint32_t i = 0; i < c->x; i++) {
        Cta *b = block[i];
        if (!tmem_reach(e, b, (uint32_t)at.v >> 16, column, 8)) return GO_STOP;
        for (uint32_t lane = 0; lane + 1 < TMEM_LANES; lane++) {
            if (lane % 32 == 31) continue;
            memcpy(&b->tmem->v[lane][column], &b->tmem->v[lane + 1][column], 8 * sizeof **b->tmem->v);
            memcpy(&b->tmem->u[lane][column], &b->tmem->u[lane + 1][column], 8 * sizeof **b->tmem->u);
        }
    }
    return GO_NEXT;
}

Go tmem_commit_op(Exec *e, const DecodedOp *c) {
    Slot at = OPERAND(e, c->a), mask = OPERAND(e, c->b);
    if (!address_defined(e, &at)) return GO_STOP;
    if (mask.u) {
        report_error(e, "tcgen05.commit with an uninitialised mask");
        return GO_STOP;
    }
    if (at.v - e->k->mem.shared_base < CLUSTER_WINDOW) at.v -= e->k->mem.shared_base;
    if (!c->width) return mbarrier_arrive(e, SPACE_CLUSTER, at.v) ? GO_NEXT : GO_STOP;
    for (uint32_t r = 0; r < CLUSTER_BLOCKS_MAX; r++)
        if (mask.v >> r & 1 && !mbarrier_arrive(e, SPACE_CLUSTER, cluster_address(at.v, r))) return GO_STOP;
    return GO_NEXT;
}
