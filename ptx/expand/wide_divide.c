/* wide_divide.c: multiplication and division of integers wider than 64 bits. See wide_int.h.
 *
 *   %r = mul i128 %a, %b     =>     mul.lo.s64  %rd5, %rd1, %rd3;            low * low, low half
 *                                   mul.hi.u64  %rd6, %rd1, %rd3;            low * low, high half
 *                                   mad.lo.s64  %rd7, %rd1, %rd4, %rd6;      + low * high
 *                                   mad.lo.s64  %rd8, %rd2, %rd3, %rd7;      + high * low
 *
 * Wider products are made row by row, as in schoolbook multiplication. A division becomes a loop that
 * computes one bit of the quotient per iteration. */
#include "ptx/expand/wide_int.h"

/* ----------------------------------------------------------------------------------------- multiplication */

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

/* ----------------------------------------------------------------------------------------------- division */

/* Shifts register `to` in place: left by one bit, with the top bit of `from` as its new lowest bit. */
static void shift_in(Emit *e, Opd to, Opd from) {
    Opd up = reg_new(e, RC_B64), in = reg_new(e, RC_B64);
    put(e, "shl.b64 $o, $o, 1", up, to);
    put(e, "shr.u64 $o, $o, 63", in, from);
    put(e, "or.b64 $o, $o, $o", to, up, in);
}

/* Sets predicate p to rest >= d (unsigned), for two limbs or more. */
static void at_least(Emit *e, Opd p, const WideInt *rest, const WideInt *d) {
    Opd below = {0};
    for (uint32_t i = 1; i < d->n; i++) {
        Opd equal = reg_new(e, RC_PRED), both = reg_new(e, RC_PRED), here = i + 1 < d->n ? reg_new(e, RC_PRED) : p;
        put(e, "setp.eq.b64 $o, $o, $o", equal, rest->at[i], d->at[i]);
        if (i == 1) put(e, "setp.ge.and.u64 $o, $o, $o, $o", both, rest->at[0], d->at[0], equal);
        else put(e, "and.pred $o, $o, $o", both, below, equal);
        put(e, "setp.gt.or.u64 $o, $o, $o, $o", here, rest->at[i], d->at[i], both);
        below = here;
    }
}

/* Emits the loop of a long division by d, one bit per iteration: the dividend is shifted out of n into rest while
 * the quotient is shifted into n. n must hold the dividend and rest 0; at the end they hold quotient and
 * remainder. */
static void divide_loop(Emit *e, const WideInt *n, const WideInt *d, const WideInt *rest) {
    uint32_t words = n->n, again = label_new(e);
    Opd left = reg_new(e, RC_B32), fits = reg_new(e, RC_PRED), over = reg_new(e, RC_PRED), more = reg_new(e, RC_PRED);
    put(e, "mov.b32 $o, $u", left, words * 64);
    label_here(e, again);
    put(e, "setp.lt.s64 $o, $o, 0", over, rest->at[words - 1]);
    for (uint32_t i = words - 1; i > 0; i--) shift_in(e, rest->at[i], rest->at[i - 1]);
    shift_in(e, rest->at[0], n->at[words - 1]);
    for (uint32_t i = words - 1; i > 0; i--) shift_in(e, n->at[i], n->at[i - 1]);
    put(e, "shl.b64 $o, $o, 1", n->at[0], n->at[0]);
    at_least(e, fits, rest, d);
    put(e, "or.pred $o, $o, $o", fits, fits, over);
    WideInt less = wide_int_add(e, OP_SUB, rest, d);
    for (uint32_t i = 0; i < words; i++) put(e, "@$o mov.b64 $o, $o", fits, rest->at[i], less.at[i]);
    put(e, "@$o or.b64 $o, $o, 1", fits, n->at[0], n->at[0]);
    put(e, "add.s32 $o, $o, -1", left, left);
    put(e, "setp.ne.b32 $o, $o, 0", more, left);
    put(e, "@$o bra $l", more, again);
}

/* Divides `from` by d, unsigned: sets the registers of n to the quotient and those of rest to the remainder. At run
 * time, operands that both fit 64 bits take the division instruction instead of the loop. */
static void divide(Emit *e, const WideInt *from, const WideInt *d, const WideInt *n, const WideInt *rest) {
    uint32_t small = label_new(e), done = label_new(e);
    Opd high = reg_new(e, RC_B64), fits = reg_new(e, RC_PRED);
    for (uint32_t i = 0; i < n->n; i++) put(e, "mov.b64 $o, $o", n->at[i], from->at[i]);
    for (uint32_t i = 0; i < n->n; i++) put(e, "mov.b64 $o, 0", rest->at[i]);
    put(e, "or.b64 $o, $o, $o", high, n->at[1], d->at[1]);
    for (uint32_t i = 2; i < n->n; i++) {
        put(e, "or.b64 $o, $o, $o", high, high, n->at[i]);
        put(e, "or.b64 $o, $o, $o", high, high, d->at[i]);
    }
    put(e, "setp.eq.b64 $o, $o, 0", fits, high);
    put(e, "@$o bra $l", fits, small);
    divide_loop(e, n, d, rest);
    put(e, "bra.uni $l", done);
    label_here(e, small);
    put(e, "rem.u64 $o, $o, $o", rest->at[0], n->at[0], d->at[0]);
    put(e, "div.u64 $o, $o, $o", n->at[0], n->at[0], d->at[0]);
    label_here(e, done);
}

/* Returns an integer of the size of `like` in new registers. */
static WideInt wide_int_new(Emit *e, const WideInt *like) {
    WideInt d = {.n = like->n, .bits = like->bits};
    for (uint32_t i = 0; i < d.n; i++) d.at[i] = reg_new(e, RC_B64);
    return d;
}

/* Emits a division or remainder. Signed division divides the magnitudes. The quotient is negative if the
 * signs differ; the remainder has the sign of the dividend. */
WideInt wide_int_divide(Emit *e, enum Op op, const WideInt *a, const WideInt *b) {
    bool is_signed = op == OP_SDIV || op == OP_SREM, remainder = op == OP_UREM || op == OP_SREM;
    WideInt n = wide_int_new(e, a), rest = wide_int_new(e, a), x = *a, y = *b;
    Opd below = {0}, negative = {0};
    if (is_signed) {
        Opd other = wide_int_negative(e, b);
        below = wide_int_negative(e, a);
        negative = reg_new(e, RC_PRED);
        put(e, "xor.pred $o, $o, $o", negative, below, other);
        x = wide_int_negate_if(e, below, a);
        y = wide_int_negate_if(e, other, b);
    }
    for (uint32_t i = 0; i < y.n; i++) y.at[i] = opd_reg(e, y.at[i]);
    divide(e, &x, &y, &n, &rest);
    const WideInt *d = remainder ? &rest : &n;
    return is_signed ? wide_int_negate_if(e, remainder ? below : negative, d) : *d;
}
