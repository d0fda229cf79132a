/* ops_matrix.c: the matrix operations of a warp: mma, wmma, ldmatrix, stmatrix, movmatrix; dispatch of the
 * others.
 *
 * Sums are computed in double precision and rounded once. This is exact for integers, and for floats at least
 * as close as any order of additions that a device may choose. f64 is a chain of fused multiply-adds in the
 * order of k.
 */
#include <math.h>

#include "analysis/run/ops/fragment.h"
#include "analysis/run/ops/ops.h"
#include "analysis/run/ops/sparse.h"
#include "analysis/run/ops/tensor_memory.h"

/* Adds the product of a and b to c, in place. part: the number of the product among those that the operation computes
 * at once (fragment_parts). */
static void multiply(const MatrixTask *x, const DenseMatrix *a, const DenseMatrix *b, DenseMatrix *c, uint32_t part) {
    const ElementType *t = element_of(x, A);
    const double *av = a->v + part * x->m * x->k, *bv = b->v + part * x->k * x->n;
    const uint8_t *au = a->undef + part * x->m * x->k, *bu = b->undef + part * x->k * x->n;
    for (uint32_t i = 0; i < x->m; i++)
        for (uint32_t j = 0; j < x->n; j++) {
            uint32_t at = part * x->m * x->n + i * x->n + j;
            double sum = t->bits == 64 ? c->v[at] : 0;
            uint8_t undef = c->undef[at];
            for (uint32_t l = 0; l < x->k; l++) {
                double p = av[i * x->k + l], q = bv[l * x->n + j];
                if (t->bits == 64) sum = fma(p, q, sum);
                else if (x->flags & MF_XOR) sum += p != q;
                else sum += p * q;
                undef |= au[i * x->k + l] | bu[l * x->n + j];
            }
            c->v[at] = t->bits == 64 ? sum : sum + c->v[at];
            c->undef[at] = undef;
        }
}

/* Executes mma or wmma.mma, with sparse A and block scales if the instruction has them. Returns false after an error
 * message. */
static bool mma(const MatrixTask *x) {
    DenseMatrix *m = mem_alloc(3 * sizeof *m);
    uint32_t parts = fragment_parts(x);
    fragment_gather(x, A, &m[0]), fragment_gather(x, B, &m[1]), fragment_gather(x, C, &m[2]);
    if ((x->flags & MF_SPARSE && !fragment_expand(x, 4, &m[0])) ||
        (x->flags >> MF_SCALES & 7 && !fragment_scale(x, &m[0], &m[1]))) {
        free(m);
        return false;
    }
    for (uint32_t part = 0; part < parts; part++) multiply(x, &m[0], &m[1], &m[2], part);
    fragment_scatter(x, &m[2]);
    free(m);
    return true;
}

/* ------------------------------------------------------------------------------------------------- memory */

/* Loads `bytes` bytes, 1, 2, 4 or 8, into *s, or stores them from *s, for the thread of a lane, in the space that the
 * instruction names. Returns false after an error message, also if the address is not a multiple of `bytes`. */
static bool lane_access(const MatrixTask *x, unsigned lane, uint64_t address, unsigned bytes, Slot *s, bool store) {
    Exec e = lane_exec(x, lane);
    return address_aligned(&e, address,
                           bytes == 8   ? 3
                           : bytes == 4 ? 2
                           : bytes == 2 ? 1
                                        : 0) &&
           slot_access(&e, x->flags >> MF_SPACE & 15, address, bytes, s, store);
}

/* Sets *address to the address in the first register of an operand in a lane. Returns false after an error message if
 * it is undefined. */
static bool lane_address(const MatrixTask *x, unsigned lane, unsigned operand, uint64_t *address) {
    Exec e = lane_exec(x, lane);
    const Slot *s = lane_slot(x, lane, operand, 0);
    *address = s->v;
    return address_defined(&e, s);
}

/* Executes wmma.load or wmma.store: each lane accesses the elements of its fragment. Returns false after an error
 * message. */
static bool wmma_access(const MatrixTask *x, bool store) {
    unsigned which = x->flags >> MF_WHICH & 3, value = store ? 1 : 0, pointer = store ? 0 : 1;
    const ElementType *t = element_of(x, which);
    unsigned bits = t->bits, per = register_bits(t) / bits, bytes = bits < 8 ? 1 : bits / 8;
    for (unsigned lane = 0; lane < 32; lane++) {
        uint64_t base, stride = lane_slot(x, lane, 2, 0)->v & 0xffffffff;
        if (!lane_address(x, lane, pointer, &base)) return false;
        for (unsigned reg = 0; reg < register_count(x, value); reg++) {
            Slot r = store ? *lane_slot(x, lane, value, reg) : (Slot){0, 0};
            for (unsigned e = 0; e < per; e++) {
                FragmentPlace at = fragment_place(x, which, lane, reg, e, per);
                uint64_t i = x->flags & MF_A_COL ? at.col * stride + at.row : at.row * stride + at.col;
                Slot s = {r.v >> e * bits & ONES(bits), r.u >> e * bits & ONES(bits)};
                if (!lane_access(x, lane, base + i * bits / 8, bytes, &s, store)) return false;
                unsigned in = i * bits % 8;
                r.v |= (s.v >> in & ONES(bits)) << e * bits, r.u |= (s.u >> in & ONES(bits)) << e * bits;
            }
            if (!store) *lane_slot(x, lane, value, reg) = r;
        }
    }
    return true;
}

/* Executes ldmatrix or stmatrix for matrices of 8 x 8 elements of 16 bits, one for each register. Lane 8 j + r holds
 * the address of row r of matrix j, a multiple of 16. Returns false after an error message. */
static bool row_access(const MatrixTask *x, bool store) {
    unsigned value = store ? 1 : 0, pointer = store ? 0 : 1;
    for (unsigned lane = 0; lane < 32; lane++) {
        for (unsigned j = 0; j < register_count(x, value); j++) {
            Slot r = store ? *lane_slot(x, lane, value, j) : (Slot){0, 0}, out = r;
            for (unsigned e = 0; e < 2; e++) {
                unsigned row = lane / 4, col = lane % 4 * 2 + e;
                if (x->flags & MF_TRANS) {
                    unsigned swap = row;
                    row = col;
                    col = swap;
                }
                uint64_t base;
                Slot s = {r.v >> 16 * e & 0xffff, r.u >> 16 * e & 0xffff};
                Exec owner = lane_exec(x, 8 * j + row);
                if (!lane_address(x, 8 * j + row, pointer, &base) || !address_aligned(&owner, base, 4)) return false;
                if (!lane_access(x, lane, base + 2 * col, 2, &s, store)) return false;
                if (e == 0) out = (Slot){0, 0};
                out.v |= s.v << 16 * e, out.u |= s.u << 16 * e;
            }
            if (!store) *lane_slot(x, lane, value, j) = out;
        }
    }
    return true;
}

/* Finds matrix, row and column of byte e of register j of a lane, for ldmatrix and stmatrix of bytes. Rows have sixteen
 * elements; a matrix has 8 rows or 16. Bytes of a register follow one another in a row; transposed, two are in
 * consecutive rows of one column, and two in the column eight further on. A matrix of 16 rows takes two registers of
 * each lane, which follow one another in the rows. */
static void byte_spot(const MatrixTask *x, unsigned lane, unsigned j, unsigned e, unsigned *matrix, unsigned *row,
                      unsigned *col) {
    bool tall = x->m == 16, trans = x->flags & MF_TRANS;
    *matrix = tall ? j / 2 : j;
    *row = !trans ? lane / 4 : tall ? lane % 4 * 4 + j % 2 * 2 + e % 2 : lane % 4 * 2 + e % 2;
    *col = !trans ? lane % 4 * 4 + e : lane / 4 + e / 2 * 8;
}

/* Executes ldmatrix or stmatrix for elements of 8 bits and less. Smaller ones are packed in memory, and each fills a
 * byte of a register. Returns false after an error message. */
static bool byte_access(const MatrixTask *x, bool store) {
    unsigned value = store ? 1 : 0, pointer = store ? 0 : 1, bits = x->arg[MA_TYPES], matrix, row, col;
    for (unsigned lane = 0; lane < 32; lane++)
        for (unsigned j = 0; j < register_count(x, value); j++) {
            Slot *r = lane_slot(x, lane, value, j), out = {0, 0};
            for (unsigned e = 0; e < 4; e++) {
                uint64_t base;
                byte_spot(x, lane, j, e, &matrix, &row, &col);
                Exec owner = lane_exec(x, matrix * x->m + row);
                if (!lane_address(x, matrix * x->m + row, pointer, &base) || !address_aligned(&owner, base, 4))
                    return false;
                unsigned bit = col * bits, last = bit % 8 + bits > 8;
                Slot s = {r->v >> 8 * e & 0xff, r->u >> 8 * e & 0xff}, next = {0, 0};
                if (!lane_access(x, lane, base + bit / 8, 1, &s, store) ||
                    (last && !lane_access(x, lane, base + bit / 8 + 1, 1, &next, false)))
                    return false;
                /* an element of 4 bits is in the middle of its byte */
                unsigned up = bits == 4 ? 2 : 0;
                out.v |= ((s.v | next.v << 8) >> bit % 8 & ONES(bits)) << (8 * e + up);
                out.u |= ((s.u | next.u << 8) >> bit % 8 & ONES(bits)) << (8 * e + up);
            }
            if (!store) *r = out;
        }
    return true;
}

/* Executes movmatrix: transposes a matrix of 8 x 8 elements of 16 bits. Always returns true. */
static bool move(const MatrixTask *x) {
    Slot result[32];
    for (unsigned lane = 0; lane < 32; lane++) {
        result[lane] = (Slot){0, 0};
        for (unsigned e = 0; e < 2; e++) {
            unsigned row = lane % 4 * 2 + e, col = lane / 4;
            const Slot *s = lane_slot(x, row * 4 + col / 2, 1, 0);
            result[lane].v |= (s->v >> 16 * (col % 2) & 0xffff) << 16 * e;
            result[lane].u |= (s->u >> 16 * (col % 2) & 0xffff) << 16 * e;
        }
    }
    for (unsigned lane = 0; lane < 32; lane++) *lane_slot(x, lane, 0, 0) = result[lane];
    return true;
}

bool warp_together_finish(Machine *k, const WarpMembers *w) {
    uint32_t first = 0;
    while (first < 31 && !w->lane[first]) first++;
    const Thread *t = w->lane[first];
    const FnCode *fn = t->frame.at[t->frame.n - 1].fn;
    const uint32_t *arg = fn->args.at + w->c->x;
    MatrixTask x = {k,
                    w,
                    arg,
                    arg + MA_SLOTS,
                    SHAPE_M(arg[MA_SHAPE]),
                    SHAPE_N(arg[MA_SHAPE]),
                    SHAPE_K(arg[MA_SHAPE]),
                    arg[MA_FLAGS]};
    if (w->mask != 0xffffffff) {
        Exec e = lane_exec(&x, first);
        report_error(&e, "a matrix operation needs all 32 lanes of the warp; the active mask is 0x%08x",
                     (unsigned)w->mask);
        return false;
    }
    switch ((enum MatrixOp)arg[MA_OP]) {
    case MATRIX_MMA: return mma(&x);
    case MATRIX_LOAD: return wmma_access(&x, false);
    case MATRIX_STORE: return wmma_access(&x, true);
    case MATRIX_LDMATRIX: return row_access(&x, false);
    case MATRIX_STMATRIX: return row_access(&x, true);
    case MATRIX_MOVE: return move(&x);
    case MATRIX_BYTES_LOAD: return byte_access(&x, false);
    case MATRIX_BYTES_STORE: return byte_access(&x, true);
    case MATRIX_WGMMA: return wgmma_execute(&x);
    default: return tmem_execute(&x);
    }
}
