/* wide_multiply.c: multiplication of integers wider than 64 bits. See wide_int.h.
 *
 *   %r = mul i128 %a, %b     =>     mul.lo.s64  %rd5, %rd1, %rd3;            low * low, low half
 *                                   mul.hi.u64  %rd6, %rd1, %rd3;            low * low, high half
 *                                   mad.lo.s64  %rd7, %rd1, %rd4, %rd6;      + low * high
 *                                   mad.lo.s64  %rd8, %rd2, %rd3, %rd7;      + high * low
 *
 * Wider products are made row by row, as in schoolbook multiplication. */
#include "ptx/expand/wide_int.h"

/* Returns sum + a * b, modulo 2^64. Returns `sum` itself if a or b is the constant 0, as the high limb of an extended
 * number is. */
static Opd cross_add(Emit *e, Opd sum, Opd a, Opd b) {
    if ((a.kind == OPD_IMM && !a.imm) || (b.kind == OPD_IMM && !b.imm)) return sum;
    Opd d = reg_new(e, RC_B64);
    put(e, "mad.lo.s64 $o, $o, $o, $o", d, opd_reg(e, a), b, sum);
    return d;
}

/* Returns a * b modulo 2^128, for integers of two limbs. */
static WideInt pair_multiply(Emit *e, const WideInt *a, const WideInt *b) {
    WideInt d = {.n = 2, .bits = a->bits};
    Opd top = reg_new(e, RC_B64), low = opd_reg(e, a->at[0]);
    d.at[0] = reg_new(e, RC_B64);
    put(e, "mul.lo.s64 $o, $o, $o", d.at[0], low, b->at[0]);
    put(e, "mul.hi.u64 $o, $o, $o", top, low, b->at[0]);
    d.at[1] = cross_add(e, cross_add(e, top, low, b->at[1]), a->at[1], b->at[0]);
    return d;
}

/* Adds one row of the schoolbook product to d: a * b, shifted by `row` limbs and cut to the width of d, where b is limb
 * `row` of the other factor. Adds the low halves in one carry chain, then the high halves in another. The limbs of a
 * and d must be registers, as many in a as in d; those of d are changed in place. */
static void multiply_row(Emit *e, WideInt *d, const WideInt *a, Opd b, uint32_t row) {
    for (uint32_t half = 0; half < 2; half++)
        for (uint32_t k = row + half; k < d->n; k++) {
            bool first = k == row + half, last = k + 1 == d->n;
            put(e, "mad$s.$s$s.u64 $o, $o, $o, $o", first ? "" : "c", half ? "hi" : "lo", last ? "" : ".cc", d->at[k],
                a->at[k - row - half], b, d->at[k]);
        }
}

WideInt wide_int_multiply(Emit *e, const WideInt *a, const WideInt *b) {
    if (a->n == 2) return pair_multiply(e, a, b);
    WideInt d = {.n = a->n, .bits = a->bits}, x = *a;
    for (uint32_t i = 0; i < d.n; i++) {
        x.at[i] = opd_reg(e, x.at[i]);
        d.at[i] = reg_new(e, RC_B64);
        put(e, "mov.b64 $o, 0", d.at[i]);
    }
    for (uint32_t i = 0; i < d.n; i++) multiply_row(e, &d, &x, b->at[i], i);
    return d;
}
