/* ops_sparse.c: sparse A and block scales.
 *
 * Metadata of mma.sp (PTX ISA, "Sparse matrix storage" and the figures of "Matrix fragments for sparse mma"):
 * each chunk of a row of A has four bits, which are two indices of two bits. They count elements, or pairs of
 * elements if these have 4 bits. A chunk of tf32 stores one of two elements: 0b0100 means the first, 0b1110
 * the second. A group of four lanes serves rows g and g + 8; the selector chooses the lanes of it whose
 * metadata are used. For elements of 16 bits and more, lane i of them holds four chunks of row g in its low
 * half and those of row g + 8 in its high half. For smaller ones, lanes 2 j and 2 j + 1 hold eight chunks of
 * row g and of row g + 8.
 *
 * Scales ("Block scaling for mma.sync"): the scales of row m of A are in lane 4 (m % 8) + 2 t + m / 8, those
 * of column n of B in lane 4 n + t, in consecutive bytes from byte b on. The instruction names b and t.
 */
#include "analysis/run/ops/sparse.h"

SparseFormat sparse_format(const ElementType *t, bool bytes, bool ordered) {
    bool one = t->bits == 32, pairs = t->bits == 4 && !bytes;
    return (SparseFormat){one ? 2 : pairs ? 8 : 4, pairs ? 2 : 1, one, ordered};
}

/* Reports whether the four bits of metadata of a chunk are valid: two different indices, in order if f->ordered, or one
 * of the two codes for a single element. */
static bool index_valid(const SparseFormat *f, uint32_t bits) {
    uint32_t first = bits & 3, second = bits >> 2;
    return f->one ? bits == 4 || bits == 14 : f->ordered ? first < second : first != second;
}

bool sparse_expand(const SparseFormat *f, uint32_t rows, uint32_t k, double *v, uint8_t *undef, SparseMetadata metadata,
                   void *context) {
    double *full = mem_alloc(rows * k * sizeof *full);
    uint8_t *full_undef = mem_alloc(rows * k);
    bool ok = true;
    for (uint32_t row = 0; row < rows && ok; row++)
        for (uint32_t chunk = 0; chunk < k / f->size && ok; chunk++) {
            uint32_t bits, from = row * (k / 2) + chunk * f->size / 2;
            Exec e;
            ok = metadata(context, row, chunk, &bits, &e);
            if (ok && !index_valid(f, bits)) {
                report_error(&e, "metadata of row %u, chunk %u: 0b%u%u%u%u does not name two elements%s", row, chunk,
                             bits >> 3 & 1, bits >> 2 & 1, bits >> 1 & 1, bits & 1, f->ordered ? " in order" : "");
                ok = false;
            }
            for (uint32_t i = 0; ok && i < f->size / 2; i++) {
                uint32_t index = i / f->run ? bits >> 2 : bits & 3;
                uint32_t at = f->one ? bits == 14 : index * f->run + i % f->run;
                full[row * k + chunk * f->size + at] = v[from + i];
                full_undef[row * k + chunk * f->size + at] = undef[from + i];
            }
        }
    if (ok) memcpy(v, full, rows * k * sizeof *v), memcpy(undef, full_undef, rows * k);
    free(full), free(full_undef);
    return ok;
}

/* ----------------------------------------------------------------------- metadata and scales in registers */

/* The context of fragment_metadata. meta: operand of the metadata; chunks: of a row of A. */
typedef struct FragmentMetadata {
    const MatrixTask *x;
    unsigned meta;
    uint32_t selector, chunks;
} FragmentMetadata;

/* Reads the metadata of a chunk from the registers of the warp (SparseMetadata). */
static bool fragment_metadata(void *context, uint32_t row, uint32_t chunk, uint32_t *bits, Exec *e) {
    const FragmentMetadata *f = context;
    bool wide = element_of(f->x, A)->bits >= 16;
    uint32_t group = row % 8 * 4, high = row / 8, lanes = f->chunks / 4;
    uint32_t lane = wide ? chunk / 4 : chunk / 8 * 2 + high;
    uint32_t shift = wide ? high * 16 + chunk % 4 * 4 : chunk % 8 * 4;
    const Slot *s = lane_slot(f->x, group + (lane + f->selector * lanes) % 4, f->meta, 0);
    *e = lane_exec(f->x, group);
    *bits = s->v >> shift & 15;
    if (s->u >> shift & 15) {
        report_undefined(e, "metadata of a sparse matrix is uninitialised");
        return false;
    }
    return true;
}

bool fragment_expand(const MatrixTask *x, unsigned meta, DenseMatrix *a) {
    SparseFormat f = sparse_format(element_of(x, A), x->flags & MF_BYTES, x->flags & MF_ORDERED);
    FragmentMetadata m = {x, meta, (uint32_t)lane_slot(x, 0, meta + 1, 0)->v, x->k / f.size};
    return sparse_expand(&f, x->m, x->k, a->v, a->undef, fragment_metadata, &m);
}

/* Multiplies a row of A, or a column of B (which, row), by the scales in the bytes of a slot, from byte `byte` on: each
 * scale belongs to the next k / n elements. An undefined scale makes its elements undefined. */
static void scale_row(const MatrixTask *x, DenseMatrix *m, unsigned which, unsigned row, const Slot *scale,
                      unsigned byte) {
    unsigned n = x->flags >> MF_SCALES & 7, block = x->k / n;
    for (unsigned k = 0; k < x->k; k++) {
        unsigned shift = 8 * ((byte + k / block) & 3), at = which == A ? row * x->k + k : k * x->n + row;
        m->v[at] *= element_scale(x->flags & MF_UE4M3, (uint8_t)(scale->v >> shift));
        m->undef[at] |= (scale->u >> shift & 0xff) != 0;
    }
}

bool fragment_scale(const MatrixTask *x, DenseMatrix *a, DenseMatrix *b) {
    unsigned at = x->flags & MF_SPARSE ? 6 : 4, n = x->flags >> MF_SCALES & 7;
    uint64_t byte[2], thread[2];
    for (unsigned i = 0; i < 2; i++) {
        byte[i] = lane_slot(x, 0, at + 1 + 2 * i, 0)->v & 0xffff;
        thread[i] = lane_slot(x, 0, at + 1 + 2 * i, 1)->v & 0xffff;
        if (byte[i] + n <= 4 && byte[i] % n == 0 && thread[i] < (i ? 4u : 2u)) continue;
        Exec e = lane_exec(x, 0);
        report_error(&e, "no %u scales of %s at byte-id %u, thread-id %u", n, i ? "b" : "a", (unsigned)byte[i],
                     (unsigned)thread[i]);
        return false;
    }
    for (unsigned row = 0; row < x->m; row++)
        scale_row(x, a, A, row, lane_slot(x, 4 * (row % 8) + 2 * (unsigned)thread[0] + row / 8, at, 0),
                  (unsigned)byte[0]);
    for (unsigned col = 0; col < x->n; col++)
        scale_row(x, b, B, col, lane_slot(x, 4 * col + (unsigned)thread[1], at + 2, 0), (unsigned)byte[1]);
    return true;
}
