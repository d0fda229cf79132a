/* ops_tmma.c: tcgen05.mma: products of matrices in shared and tensor memory, accumulated in tensor memory.
 *
 * One thread issues it, and it is executed at once. PTX ISA, "Data path layout organization", defines the
 * layout. Row r of 128 is lane r; row r of 64 is lane 32 (r / 16) + r % 16, or 16 lanes further on. With .ws,
 * and for the dense 2 x 64 rows of a pair of blocks, the halves of N lie one above the other (the quarters,
 * for 32 rows). A pair holds the first rows of A and D and the first columns of B in its even block, the
 * others in its odd one. D has a word for each element; A in tensor memory is packed along K.
 *
 * Scales and metadata are in tensor memory as well. The scales of row r are in lane r % 32, column r / 32:
 * four bytes, used from the one on that the instruction descriptor names. Metadata are as in ops_sparse.c,
 * with lanes of tensor memory in place of the lanes of a warp: for elements of 16 bits and more, rows r and r
 * + 8 share a word.
 */
#include <math.h>

#include "analysis/run/ops/cluster.h"
#include "analysis/run/ops/smem_matrix.h"
#include "analysis/run/ops/sparse.h"
#include "analysis/run/ops/tensor_memory.h"

/* One tcgen05.mma. flags: TMF_; scales: of each row along K, 0 if there are none; a, b, d: types
 * of the elements. */
typedef struct TmmaProduct {
    Exec *e;
    uint32_t flags, descriptor, m, n, k, scales;
    enum TmemKind kind;
    const ElementType *a, *b, *d;
    uint32_t blocks; /* 1 or 2 */
    Cta *block[2];
    double *av, *bv; /* rows of A, columns of B, k elements each */
    uint8_t *au, *bu;
} TmmaProduct;

/* Returns the value of operand i (TS_) of the instruction c. */
static Slot slot_of(const TmmaProduct *p, const DecodedOp *c, unsigned i) {
    return OPERAND(p->e, frame_fn(p->e)->args.at[c->x + TM_SLOTS + i]);
}

/* ----------------------------------------------------------------------------------------- the descriptor */

/* Returns the element type with the PTX name, or NULL if there is none. */
static const ElementType *element_named(const char *name) {
    unsigned which;
    return element_find(name, &which) ? &element_type[which] : NULL;
}

/* Returns the element type of A or B with this number in the instruction descriptor; NULL if the kind has none (PTX
 * ISA, "Instruction descriptor"). */
static const ElementType *format(enum TmemKind kind, unsigned number) {
    static const char *const small[] = {"e4m3", "e5m2", NULL, "e2m3", "e3m2", "e2m1"};
    const char *name = NULL;
    switch (kind) {
    case KIND_F16: name = number == 0 ? "f16" : number == 1 ? "bf16" : NULL; break;
    case KIND_TF32: name = number == 2 ? "tf32" : NULL; break;
    case KIND_I8: name = number == 0 ? "u8" : number == 1 ? "s8" : NULL; break;
    case KIND_F8F6F4:
    case KIND_MXF8F6F4: name = number < 6 ? small[number] : NULL; break;
    case KIND_MXF4:
    case KIND_MXF4NVF4: name = number == 1 ? "e2m1" : NULL; break;
    }
    return name ? element_named(name) : NULL;
}

/* Reports whether tcgen05.mma supports p->m and p->n for a pair of blocks, for .ws or otherwise. */
static bool shape_valid(const TmmaProduct *p) {
    bool pair = p->flags & TMF_PAIR;
    if (p->n == 0 || p->n > 256 || p->n % (pair ? 16 : 8)) return false;
    if (p->flags & TMF_WS) return (p->m == 32 || p->m == 64 || p->m == 128) && p->n >= 64 && p->n % 64 == 0;
    return pair ? p->m == 128 || p->m == 256 : p->m == 64 || p->m == 128;
}

/* Decodes the instruction descriptor: sets the element types and m, n, k. Returns false after an error message, if they
 * are not supported or contradict the instruction. */
static bool descriptor_read(TmmaProduct *p) {
    static const uint8_t depth[] = {16, 8, 32, 32, 32, 64, 64};
    static const char *const result[] = {"f16", "f32", "s32", NULL};
    uint32_t d = p->descriptor;
    bool scaled = p->scales != 0;
    const char *type = scaled ? "f32" : result[d >> 4 & 3];
    p->a = format(p->kind, d >> 7 & 7), p->b = format(p->kind, d >> 10 & 7), p->d = type ? element_named(type) : NULL;
    p->n = (d >> 17 & 63) * 8, p->m = (d >> 24 & 31) * 16;
    p->k = depth[p->kind] * (p->flags & TMF_SPARSE ? 2u : 1u);
    bool integer = p->kind == KIND_I8;
    bool fits = p->a && p->b && p->d && integer == (p->d->kind == 's') && shape_valid(p) &&
                !(d >> 2 & 1) == !(p->flags & TMF_SPARSE) && !(d & 3) && !(scaled && d >> 31);
    if (fits && p->d->bits == 16) fits = p->kind == KIND_F16 || p->kind == KIND_F8F6F4;
    if (fits) return true;
    report_error(p->e, "0x%08x is not a valid instruction descriptor for this kind of tcgen05.mma", (unsigned)d);
    return false;
}

/* ----------------------------------------------------------------------------------------------- operands */

/* Reports whether elements are padded: those of 4 and 6 bits are if they may mix with bytes. Sixteen of
 * them are packed at the beginning of sixteen bytes. */
static bool padded(const TmmaProduct *p, const ElementType *t) {
    return t->bits < 8 && (p->kind == KIND_F8F6F4 || p->kind == KIND_MXF8F6F4);
}

/* Reads `rows` rows of A or columns of B, with `depth` elements of type t each, from shared memory to `to` and `undef`.
 * s: the matrix descriptor; across: the operand is MN-major. Each block of a pair holds half of the rows, from number
 * `first` on in its memory. Returns false after an error message. */
static bool load_shared(TmmaProduct *p, const Slot *s, const ElementType *t, bool across, uint32_t rows, uint32_t depth,
                        uint32_t first, double *to, uint8_t *undef) {
    SmemMatrix m;
    uint32_t own = rows / p->blocks;
    if (!smem_matrix_tcgen05(s->v, across, &m) || (across && t->bits < 8)) {
        report_error(p->e, "0x%llx is not a valid matrix descriptor of tcgen05 for this operand",
                     (unsigned long long)s->v);
        return false;
    }
    for (uint32_t block = 0; block < p->blocks; block++) {
        SmemReader r = {.e = p->e, .space = SPACE_CLUSTER, .window = cluster_address(0, p->block[block]->rank)};
        SmemRows part = {t, padded(p, t), first, own, depth};
        if (!smem_matrix_load(&r, &m, &part, to + block * own * depth, undef + block * own * depth)) return false;
    }
    return true;
}

/* Returns the lane of tensor memory, and sets *b to the block, of a row of A, D or the metadata. half: 0 or 16, to
 * which half of the 32 lanes of each warp the 16 rows go; unused if the rows take all lanes. */
static uint32_t lane_of_row(const TmmaProduct *p, uint32_t row, uint32_t half, Cta **b) {
    uint32_t own = p->m / p->blocks, r = row % own;
    bool spread = own == 64 && !(p->flags & TMF_WS) && !(p->blocks == 2 && !(p->flags & TMF_SPARSE));
    *b = p->block[row / own];
    return spread ? r / 16 * 32 + r % 16 + half : r;
}

/* Makes the words of A in tensor memory undefined that .ashift may have changed, in `columns` columns from `first` on.
 * The instruction reads each row but the last one of a block as the next one. PTX does not say whether the rows have
 * moved in tensor memory afterwards, so each word that differs from that of the next row becomes undefined. */
static void forget_moved(TmmaProduct *p, uint32_t first, uint32_t columns) {
    for (uint32_t i = 0; i < p->blocks; i++)
        for (uint32_t lane = 0; lane + 1 < TMEM_LANES; lane++)
            for (uint32_t c = first; c < first + columns; c++) {
                Tmem *t = p->block[i]->tmem;
                if (t->v[lane][c] != t->v[lane + 1][c]) t->u[lane][c] = 0xffffffff;
            }
}

/* Reads A, of `depth` stored elements in each row, from `address` of tensor memory to p->av and p->au. Returns false
 * after an error message, also for numbers of rows that are not executed. */
static bool load_tensor(TmmaProduct *p, uint32_t address, uint32_t depth) {
    const ElementType *t = p->a;
    bool bytes = padded(p, t), shift = p->flags & TMF_SHIFT;
    unsigned bits = bytes ? 8 : t->bits, per = 32 / bits, own = p->m / p->blocks;
    Cta *b;
    if (own < 64 || ((p->flags & TMF_WS || p->blocks == 2 || shift) && own < 128)) {
        report_error(p->e, "tcgen05.mma of %u rows with A in tensor memory is not executed", p->m);
        return false;
    }
    for (uint32_t row = 0; row < p->m; row++)
        for (uint32_t k = 0; k < depth; k++) {
            uint32_t from = shift && row % own + 1 < own ? row + 1 : row;
            uint32_t lane = lane_of_row(p, from, address >> 16 & 16, &b), column = (address & 0xffff) + k / per;
            if (!tmem_reach(p->e, b, lane, column, 1)) return false;
            uint32_t v = b->tmem->v[lane][column] >> k % per * bits, u = b->tmem->u[lane][column] >> k % per * bits;
            if (bytes && t->bits == 4) v >>= 2, u >>= 2;
            p->av[row * depth + k] = element_value(t, v & ONES(t->bits));
            p->au[row * depth + k] = (u & ONES(t->bits)) != 0;
        }
    if (shift) forget_moved(p, address & 0xffff, (depth + per - 1) / per);
    return true;
}

/* ------------------------------------------------------------------------------------ metadata and scales */

typedef struct TmemMetadata {
    TmmaProduct *p;
    uint32_t address;
} TmemMetadata;

/* Reads the metadata of a chunk from tensor memory (SparseMetadata). */
static bool tmem_metadata(void *context, uint32_t row, uint32_t chunk, uint32_t *bits, Exec *e) {
    const TmemMetadata *m = context;
    const TmmaProduct *p = m->p;
    bool wide = p->a->bits >= 16;
    uint32_t lane, column = m->address & 0xffff, shift = chunk % 8 * 4;
    Cta *b;
    *e = *p->e;
    /* lanes 0 to 7 hold chunks 0 to 3, lanes 8 to 15 the others */
    if (wide) {
        lane = lane_of_row(p, row & ~8u, m->address >> 16 & 16, &b) + chunk / 4 * 8;
        shift = (row >> 3 & 1) * 16 + chunk % 4 * 4;
    } else {
        lane = lane_of_row(p, row, m->address >> 16 & 16, &b), column += chunk / 8;
    }
    if (!tmem_reach(p->e, b, lane, column, 1)) return false;
    *bits = b->tmem->v[lane][column] >> shift & 15;
    if (!(b->tmem->u[lane][column] >> shift & 15)) return true;
    report_error(p->e, "metadata of a sparse matrix is uninitialised");
    return false;
}

/* Expands sparse matrix A in place, with the metadata at `address` of tensor memory. Returns false after
 * an error message. */
static bool expand(TmmaProduct *p, uint32_t address) {
    SparseFormat f = sparse_format(p->a, padded(p, p->a), false);
    TmemMetadata m = {p, address};
    return sparse_expand(&f, p->m, p->k, p->av, p->au, tmem_metadata, &m);
}

/* Multiplies the rows of A (a), or the columns of B, by their scales at `address` of tensor memory, from byte `byte` of
 * a word on. Each block of a pair holds the scales of B for all of N. Returns false after an error message, also for
 * scales and numbers of rows that are not executed. */
static bool scale(TmmaProduct *p, uint32_t address, uint32_t byte, bool a) {
    uint32_t rows = a ? p->m : p->n, block = p->k / p->scales;
    bool e8m0 = p->descriptor >> 23 & 1;
    double *v = a ? p->av : p->bv;
    uint8_t *u = a ? p->au : p->bu;
    if (byte % p->scales || p->m / p->blocks != 128 || (p->kind != KIND_MXF4NVF4 && !e8m0)) {
        report_error(p->e, "tcgen05.mma with these scales, or with scales of %u rows, is not executed", p->m);
        return false;
    }
    for (uint32_t row = 0; row < rows; row++) {
        const Cta *b = p->block[a ? row / 128 : 0];
        uint32_t r = a ? row % 128 : row, lane = r % 32, column = (address & 0xffff) + r / 32;
        if (!tmem_reach(p->e, b, lane, column, 1)) return false;
        for (uint32_t k = 0; k < p->k; k++) {
            uint32_t shift = 8 * (byte + k / block), x = b->tmem->v[lane][column] >> shift & 0xff;
            v[row * p->k + k] *= element_scale(!e8m0, (uint8_t)x);
            u[row * p->k + k] |= (b->tmem->u[lane][column] >> shift & 0xff) != 0;
        }
    }
    return true;
}

/* -------------------------------------------------------------------------------------------- the product */

/* Sets *b, *lane and *column to the block and the word of tensor memory of the element of D at (row, col). address:
 * that of D in tensor memory. */
static void place_of(const TmmaProduct *p, uint32_t address, uint32_t row, uint32_t col, Cta **b, uint32_t *lane,
                     uint32_t *column) {
    uint32_t own = p->m / p->blocks, parts = 1;
    *lane = lane_of_row(p, row, address >> 16 & 16, b);
    if (p->flags & TMF_WS || (p->blocks == 2 && !(p->flags & TMF_SPARSE))) parts = 128 / own;
    uint32_t width = p->n / parts;
    *lane += col / width * own;
    *column = (address & 0xffff) + col % width;
}

/* Reports whether the zero-column mask of .ws replaces a column of B by zeros (PTX ISA, "Zero-column mask
 * descriptor", and its examples). In each of 128 / M parts of N, used columns and zero columns alternate,
 * after some of the first ones are skipped. Bits 56 to 61 are the number of columns by which B is shifted. */
static bool column_is_zero(const TmmaProduct *p, uint64_t mask, uint32_t col) {
    if (!(p->flags & TMF_WS) || !(mask >> 39 & 1)) return false;
    uint32_t width = p->n / (128 / p->m), part = col / width, skipped = mask >> 8 * part & 0xff;
    uint32_t zeros = (mask >> 40 & 0xff) + 1, used = (mask >> 48 & 0xff) + 1;
    bool zero_first = mask >> (32 + part) & 1;
    uint32_t first = zero_first ? zeros : used;
    uint32_t at = (col % width + (skipped < first ? skipped : first - 1)) % (zeros + used);
    return zero_first == (at < first);
}

/* Checks the zero-column mask: its shift and its reserved bits. Returns false after an error message. */
static bool columns_valid(const TmmaProduct *p, uint64_t mask) {
    static const uint8_t most[] = {0, 8, 16, 32};
    uint32_t shift = mask >> 56 & 63;
    if (shift <= most[p->descriptor >> 30] && shift <= (p->m == 32 ? 16 : 32) && !(mask & UINT64_C(0xc000007000000000)))
        return true;
    report_error(p->e, "0x%llx is not a valid zero-column mask of this tcgen05.mma.ws", (unsigned long long)mask);
    return false;
}

/* Computes D = A * B, negated if the descriptor says so for exactly one of them; if TS_ENABLE is set, adds the old D
 * divided by 2^TS_SCALE_D. Lanes in TS_MASK stay unchanged. Returns false after an error message. */
static bool accumulate(TmmaProduct *p, const DecodedOp *c) {
    Slot d = slot_of(p, c, TS_D), enable = slot_of(p, c, TS_ENABLE), down = slot_of(p, c, TS_SCALE_D);
    bool minus = (p->descriptor >> 13 ^ p->descriptor >> 14) & 1, saturate = p->descriptor >> 3 & 1;
    uint32_t mask[8];
    for (unsigned i = 0; i < 8; i++) mask[i] = (uint32_t)slot_of(p, c, TS_MASK + i).v;
    for (uint32_t row = 0; row < p->m; row++)
        for (uint32_t col = 0; col < p->n; col++) {
            const double *a = p->av + row * p->k, *b = p->bv + col * p->k;
            uint8_t undef = 0;
            double sum = 0;
            uint32_t lane, column;
            Cta *to;
            bool zero = column_is_zero(p, slot_of(p, c, TS_COLUMNS).v, col);
            for (uint32_t k = 0; k < p->k && !zero; k++)
                sum += a[k] * b[k], undef |= p->au[row * p->k + k] | p->bu[col * p->k + k];
            place_of(p, (uint32_t)d.v, row, col, &to, &lane, &column);
            if (!tmem_reach(p->e, to, lane, column, 1)) return false;
            uint32_t off = lane + (to != p->block[0]) * 128;
            if (mask[off / 32] >> off % 32 & 1) continue;
            uint32_t *v = &to->tmem->v[lane][column], *u = &to->tmem->u[lane][column];
            if (minus) sum = -sum;
            if (enable.v & 1) {
                sum += ldexp(element_value(p->d, *v), -(int)down.v);
                undef |= (*u & ONES(p->d->bits)) != 0;
            }
            *v = (uint32_t)element_bits(p->d, sum, saturate), *u = undef ? 0xffffffff : 0;
        }
    return true;
}

/* Reads the operands, expands and scales them, and computes D. Returns false after an error message. */
static bool multiply(TmmaProduct *p, const DecodedOp *c) {
    uint32_t depth = p->flags & TMF_SPARSE ? p->k / 2 : p->k, d = p->descriptor;
    Slot a = slot_of(p, c, TS_A), b = slot_of(p, c, TS_B), meta = slot_of(p, c, TS_META);
    uint64_t columns = slot_of(p, c, TS_COLUMNS).v;
    if (!columns_valid(p, columns)) return false;
    bool loaded = p->flags & TMF_A_TENSOR ? load_tensor(p, (uint32_t)a.v, depth)
                                          : load_shared(p, &a, p->a, d >> 15 & 1, p->m, depth, 0, p->av, p->au);
    return loaded && load_shared(p, &b, p->b, d >> 16 & 1, p->n, p->k, columns >> 56 & 63, p->bv, p->bu) &&
           (!(p->flags & TMF_SPARSE) || expand(p, (uint32_t)meta.v)) &&
           (!p->scales || (scale(p, (uint32_t)slot_of(p, c, TS_SCALE_A).v, d >> 29 & 3, true) &&
                           scale(p, (uint32_t)slot_of(p, c, TS_SCALE_B).v, d >> 4 & 3, false))) &&
           accumulate(p, c);
}

Go tmem_mma_op(Exec *e, const DecodedOp *c) {
    const uint32_t *arg = frame_fn(e)->args.at + c->x;
    TmmaProduct p = {.e = e,
                     .flags = arg[TM_FLAGS],
                     .kind = (enum TmemKind)arg[TM_KIND],
                     .scales = arg[TM_SCALES],
                     .blocks = arg[TM_FLAGS] & TMF_PAIR ? 2 : 1};
    for (unsigned i = 0; i < TS_COUNT; i++)
        if (slot_of(&p, c, i).u) {
            report_error(e, "tcgen05.mma with an uninitialised operand");
            return GO_STOP;
        }
    if (!cta_group(e, p.blocks, p.block)) return GO_STOP;
    p.descriptor = (uint32_t)slot_of(&p, c, TS_DESCRIPTOR).v;
    if (!descriptor_read(&p)) return GO_STOP;
    uint32_t cells = (p.m + p.n) * p.k;
    p.av = mem_alloc(cells * sizeof *p.av), p.bv = p.av + p.m * p.k;
    p.au = mem_alloc(cells), p.bu = p.au + p.m * p.k;
    bool ok = multiply(&p, c);
    free(p.av), free(p.au);
    return ok ? GO_NEXT : GO_STOP;
}
