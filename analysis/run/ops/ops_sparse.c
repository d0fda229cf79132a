/* ops_sparse.c: what mma.sp and block-scaled mma do to their matrices before these are multiplied.
 *
 * Metadata (PTX ISA, "Sparse matrix storage" and the figures of "Matrix fragments for sparse mma"): each
 * chunk of a row of A has four bits, two indices of two bits, of its elements, of pairs of elements where
 * these have 4 bits; of tf32 one of two elements is told by 0b0100 or 0b1110. In a group of four lanes, which
 * has rows g and g + 8, the selector names the lanes that give theirs. Of elements of 16 bits and more, lane
 * i of them has four chunks of row g in its low half and the same of row g + 8 in its high half; of smaller
 * ones, lanes 2 j and 2 j + 1 have eight chunks of row g and of row g + 8.
 *
 * Scales ("Block scaling for mma.sync"): those of row m of A are in lane 4 (m % 8) + 2 t + m / 8, those of
 * column n of B in lane 4 n + t, in consecutive bytes from the one that is named; t is the thread that is
 * named.
 */
#include <math.h>

#include "analysis/run/ops/matrix_work.h"



/* The bits of chunk `chunk` of `chunks` of a row. */
static Slot metadata(const Work *x, unsigned meta, uint32_t selector, unsigned row, unsigned chunk,
                     unsigned chunks, bool wide) {
    unsigned quad = row % 8 * 4, high = row / 8, lanes = chunks / 4;
    unsigned lane = wide ? chunk / 4 : chunk / 8 * 2 + high,
        shift = wide ? high * 16 + chunk % 4 * 4 : chunk % 8 * 4;
    const Slot *s = lane_slot(x, quad + (lane + selector * lanes) % 4, meta, 0);
    return (Slot){s->v >> shift & 15, s->u >> shift & 15};
}

static bool index_error(const Work *x, unsigned row, unsigned chunk, unsigned bits) {
    Exec e = lane_exec(x, row % 8 * 4);
    run_error(&e, "metadata of row %u, chunk %u: 0b%u%u%u%u names no two elements%s", row, chunk,
              bits >> 3 & 1,
              bits >> 2 & 1, bits >> 1 & 1, bits & 1, x->flags & MF_ORDERED ? " in their order" : "");
    return false;
}

bool matrix_expand(const Work *x, unsigned meta, Matrix *a) {
    const Element *t = element_of(x, A);
    bool wide = t->bits >= 16, one = t->bits == 32;
    bool pairs = t->bits == 4 && !(x->flags & MF_BYTES);
    unsigned size = one ? 2 : pairs ? 8 : 4, half = x->kk / 2, run = pairs ? 2 : 1;
    uint32_t selector = (uint32_t)lane_slot(x, 0, meta + 1, 0)->v;
    Matrix *full = mem_alloc(sizeof *full);
    bool ok = true;
    for (unsigned row = 0; row < x->m && ok; row++)
        for (unsigned chunk = 0; chunk < x->kk / size && ok; chunk++) {
            Slot bits = metadata(x, meta, selector, row, chunk, x->kk / size, wide);
            unsigned first = bits.v & 3, second = bits.v >> 2 & 3, from = row * half + chunk * size / 2;
            bool valid = one ? bits.v == 4 || bits.v == 14 : first != second && (!(x->flags & MF_ORDERED) ||
                                                                               first < second);
            if (bits.u) {
                Exec e = lane_exec(x, row % 8 * 4);
                run_undefined(&e, "metadata of a sparse matrix is uninitialised");
                ok = false;
            } else if (!valid) ok = index_error(x, row, chunk, (unsigned)bits.v);
            for (unsigned i = 0; ok && i < size / 2; i++) {
                unsigned at = one ? bits.v == 14 : (i / run ? second : first) * run + i % run;
                full->v[row * x->kk + chunk * size + at] = a->v[from + i];
                full->undef[row * x->kk + chunk * size + at] = a->undef[from + i];
            }
        }
    if (ok) *a = *full;
    free(full);
    return ok;
}

static double scale_value(const Work *x, uint8_t bits) {
    if (x->flags & MF_UE4M3) return fp_double(FP_E4M3, bits & 0x7f);
    return bits == 0xff ? NAN : ldexp(1, bits - 127);
}

/* Multiplies the elements of row `row` of A, or of column `row` of B, by the scales in a lane. */
static void scale_row(const Work *x, Matrix *m, unsigned which, unsigned row, const Slot *scale,
                      unsigned byte) {
    unsigned n = x->flags >> MF_SCALES & 7, block = x->kk / n;
    for (unsigned k = 0; k < x->kk; k++) {
        unsigned shift = 8 * ((byte + k / block) & 3), at = which == A ? row * x->kk + k : k * x->n + row;
        m->v[at] *= scale_value(x, (uint8_t)(scale->v >> shift));
        m->undef[at] |= (scale->u >> shift & 0xff) != 0;
    }
}

bool matrix_scale(const Work *x, Matrix *a, Matrix *b) {
    unsigned at = x->flags & MF_SPARSE ? 6 : 4, n = x->flags >> MF_SCALES & 7;
    uint64_t byte[2], thread[2];
    for (unsigned i = 0; i < 2; i++) {
        byte[i] = lane_slot(x, 0, at + 1 + 2 * i, 0)->v & 0xffff;
        thread[i] = lane_slot(x, 0, at + 1 + 2 * i, 1)->v & 0xffff;
        if (byte[i] + n <= 4 && byte[i] % n == 0 && thread[i] < (i ? 4u : 2u)) continue;
        Exec e = lane_exec(x, 0);
        run_error(&e, "there are no %u scales of %s in byte %u of thread %u of four", n, i ? "b" : "a",
                  (unsigned)byte[i], (unsigned)thread[i]);
        return false;
    }
    for (unsigned row = 0; row < x->m; row++)
        scale_row(x, a, A, row, lane_slot(x, 4 * (row % 8) + 2 * (unsigned)thread[0] + row / 8, at, 0),
                  (unsigned)byte[0]);
    for (unsigned col = 0; col < x->n; col++)
        scale_row(x, b, B, col, lane_slot(x, 4 * col + (unsigned)thread[1], at + 2, 0), (unsigned)byte[1]);
    return true;
}
