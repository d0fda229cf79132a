/* wide_divide.c: division of integers wider than 64 bits, by the first of four ways that is possible. See wide_int.h.
 *
 *   a constant power of two        a shift or a mask
 *   a constant below 2^32          digits of 32 bits from the highest: remainder and next digit are a number of 64 bits, whose
 *                                  division by the constant is a multiplication (divide.c)
 *   two limbs                      the instruction if both numbers fit 64 bits at run time, else digits of 32 bits of the
 *                                  quotient, each estimated from the highest digits (Knuth, The Art of Computer Programming,
 *                                  volume 2, 4.3.1, algorithm D, as in Warren, Hacker's Delight, divlu and udivdi3)
 *   more limbs                     a loop that computes one bit of the quotient per iteration
 */
#include "ir/arith.h"
#include "ptx/expand/wide_int.h"

/* A division of the magnitudes of two integers. */
typedef struct WideDivision {
    WideInt n, d;           /* dividend and divisor */
    WideInt quotient, rest; /* results */
    bool needs_rest;        /* the remainder is wanted, not the quotient */
} WideDivision;

/* Returns an integer of the size of `like` in new registers. */
static WideInt wide_int_new(Emit *e, const WideInt *like) {
    WideInt d = {.n = like->n, .bits = like->bits};
    for (uint32_t i = 0; i < d.n; i++) d.at[i] = reg_new(e, RC_B64);
    return d;
}

/* Reports whether o is the constant 0. */
static bool is_zero(Opd o) { return o.kind == OPD_IMM && !o.imm; }

/* ------------------------------------------------------------------------------------------ constant divisors */

/* Divides by 2^power, below 2^64. */
static void divide_by_power(Emit *e, WideDivision *x, uint32_t power) {
    WideInt mask = wide_int_number(&x->n, arith_ones(power), false);
    x->quotient = power ? wide_int_shift(e, OP_LSHR, &x->n, opd_imm(RC_B32, power)) : x->n;
    if (x->needs_rest) x->rest = wide_int_logic(e, OP_AND, &x->n, &mask);
}

/* Divides `digit`, of 32 bits, with the remainder *rest of the digits above it, by d. Returns the digit of the
 * quotient, and sets *rest, which is the constant 0 at the first digit. */
static Opd digit_divide(Emit *e, Opd digit, uint32_t d, Opd *rest) {
    Opd q, left = reg_new(e, RC_B32);
    if (is_zero(*rest)) {
        q = int_binary(e, OP_UDIV, &i32_comp, digit, opd_imm(RC_B32, d));
    } else {
        Opd both = reg_new(e, RC_B64);
        put(e, "mov.b64 $o, {$o, $o}", both, digit, *rest);
        q = opd_resize(e, int_binary(e, OP_UDIV, &i64_comp, both, opd_imm(RC_B64, d)), RC_B32);
    }
    put(e, "mad.lo.s32 $o, $o, $o, $o", left, q, opd_imm(RC_B32, (uint32_t)-d), digit);
    *rest = left;
    return q;
}

/* Divides by a constant below 2^32 that is no power of two. */
static void divide_by_digit(Emit *e, WideDivision *x, uint32_t d) {
    Opd rest = opd_imm(RC_B32, 0);
    x->quotient = x->n;
    for (uint32_t i = x->n.n; i-- > 0;) {
        if (is_zero(x->n.at[i]) && is_zero(rest)) continue; /* the high limb of an extended number */
        Opd half[2] = {reg_new(e, RC_B32), reg_new(e, RC_B32)};
        put(e, "mov.b64 {$o, $o}, $o", half[0], half[1], opd_reg(e, x->n.at[i]));
        for (uint32_t k = 2; k-- > 0;) half[k] = digit_divide(e, half[k], d, &rest);
        if (x->needs_rest) continue;
        x->quotient.at[i] = reg_new(e, RC_B64);
        put(e, "mov.b64 $o, {$o, $o}", x->quotient.at[i], half[0], half[1]);
    }
    x->rest = wide_int_number(&x->n, 0, false);
    if (x->needs_rest) x->rest.at[0] = opd_resize(e, rest, RC_B64);
}

/* ------------------------------------------------------------------------------------------------- two limbs */

/* Returns a op b of 64 bits, where b is a shift count of 32 bits if op is a shift. Computes it at once if both are
 * constants. */
static Opd word(Emit *e, enum Op op, Opd a, Opd b) {
    uint64_t r = 0;
    bool shift = op == OP_SHL || op == OP_LSHR;
    if (shift && b.kind == OPD_IMM && b.imm >= 64) return opd_imm(RC_B64, 0);
    if (shift && is_zero(b)) return a;
    if (a.kind == OPD_IMM && b.kind == OPD_IMM && arith_binary(op, (uint64_t)a.imm, (uint64_t)b.imm, 64, &r))
        return opd_imm(RC_B64, r);
    return int_binary(e, op, &i64_comp, a, b);
}

/* The divisor of digits of 32 bits: the number itself, whose highest bit is set, its upper and its lower half. */
typedef struct DigitDivisor {
    Opd whole, high, low;
} DigitDivisor;

/* Returns the quotient of high:next by d, a digit, where high is below d and next is a digit. The division of `high` by
 * the upper half of d is at most 2 too great (Knuth, theorem B), so two corrections suffice. An estimate of 2^32 or
 * more needs no test of its own: its remainder is less than the lower half of d then, so the product is over what is
 * known. */
static Opd digit_estimate(Emit *e, Opd high, Opd next, const DigitDivisor *d) {
    Opd base = opd_imm(RC_B64, (uint64_t)1 << 32), q = reg_new(e, RC_B64), rest = reg_new(e, RC_B64);
    put(e, "mov.b64 $o, $o", q, word(e, OP_UDIV, high, d->high));
    put(e, "mul.lo.s64 $o, $o, $o", rest, q, d->high);
    put(e, "sub.s64 $o, $o, $o", rest, high, rest);
    for (int i = 0; i < 2; i++) {
        Opd over = reg_new(e, RC_PRED), more = reg_new(e, RC_PRED);
        Opd known = word(e, OP_OR, word(e, OP_SHL, rest, opd_imm(RC_B32, 32)), next);
        put(e, "setp.gt.u64 $o, $o, $o", over, word(e, OP_MUL, q, d->low), known);
        put(e, "setp.lt.and.u64 $o, $o, $o, $o", more, rest, base, over);
        put(e, "@$o add.s64 $o, $o, -1", more, q, q);
        put(e, "@$o add.s64 $o, $o, $o", more, rest, rest, d->high);
    }
    return q;
}

/* Returns high:low - q * d, for the digit q of the quotient, as far as 64 bits go. */
static Opd digit_rest(Emit *e, Opd high, Opd low, Opd q, Opd d) {
    Opd all = word(e, OP_OR, word(e, OP_SHL, high, opd_imm(RC_B32, 32)), low);
    return word(e, OP_SUB, all, word(e, OP_MUL, q, d));
}

/* Returns the number of leading zeros of a nonzero limb, as an operand of 32 bits. */
static Opd leading_zeros(Emit *e, Opd a) {
    if (a.kind == OPD_IMM) return opd_imm(RC_B32, 63 - log2_floor((uint64_t)a.imm));
    Opd n = reg_new(e, RC_B32);
    put(e, "clz.b64 $o, $o", n, a);
    return n;
}

/* Returns 64 - n. */
static Opd rest_of_64(Emit *e, Opd n) {
    if (n.kind == OPD_IMM) return opd_imm(RC_B32, (uint64_t)(64 - n.imm));
    return int_binary(e, OP_SUB, &i32_comp, opd_imm(RC_B32, 64), n);
}

/* Returns the upper limb of high:low shifted left by `by`; back is 64 - by. C does not say which argument of a call is
 * computed first, so what emits instructions has a statement of its own: the PTX is the same from every compiler. */
static Opd upper_shifted(Emit *e, Opd high, Opd low, Opd by, Opd back) {
    Opd upper = word(e, OP_SHL, high, by);
    Opd lower = word(e, OP_LSHR, low, back);
    return word(e, OP_OR, upper, lower);
}

/* Returns the quotient of high:low by d, which has 64 bits because high is below d. */
static Opd pair_divide(Emit *e, Opd high, Opd low, Opd d) {
    Opd by = leading_zeros(e, d), back = rest_of_64(e, by), half = opd_imm(RC_B32, 32);
    Opd digits = opd_imm(RC_B64, UINT32_MAX), whole = word(e, OP_SHL, d, by);
    DigitDivisor x = {whole, word(e, OP_LSHR, whole, half), word(e, OP_AND, whole, digits)};
    Opd top = upper_shifted(e, high, low, by, back), rest = word(e, OP_SHL, low, by);
    Opd next = word(e, OP_LSHR, rest, half), last = word(e, OP_AND, rest, digits);
    Opd first = digit_estimate(e, top, next, &x);
    Opd second = digit_estimate(e, digit_rest(e, top, next, first, x.whole), last, &x);
    return word(e, OP_OR, word(e, OP_SHL, first, half), second);
}

/* Divides by a divisor of one limb, d: first the high limb, then what it leaves with the low limb. */
static void divide_by_limb(Emit *e, const WideInt *n, Opd d, const WideInt *quotient, const WideInt *rest) {
    Opd high = word(e, OP_UDIV, n->at[1], d);
    Opd left = word(e, OP_SUB, n->at[1], word(e, OP_MUL, high, d)), low = pair_divide(e, left, n->at[0], d);
    put(e, "mov.b64 $o, $o", quotient->at[0], low);
    put(e, "mov.b64 $o, $o", quotient->at[1], high);
    put(e, "mov.b64 $o, $o", rest->at[0], word(e, OP_SUB, n->at[0], word(e, OP_MUL, low, d)));
    put(e, "mov.b64 $o, 0", rest->at[1]);
}

/* Divides by a divisor whose high limb is not 0, so the quotient has one limb. The quotient of half of n by the upper
 * 64 significant bits of d, scaled, is the quotient or one more than that; less one it is the quotient or one less. */
static void divide_by_pair(Emit *e, const WideInt *n, const WideInt *d, const WideInt *quotient, const WideInt *rest) {
    Opd by = leading_zeros(e, d->at[1]), back = rest_of_64(e, by);
    Opd top = upper_shifted(e, d->at[1], d->at[0], by, back);
    WideInt half = wide_int_shift(e, OP_LSHR, n, opd_imm(RC_B32, 1)), q = wide_int_number(n, 0, false);
    Opd scaled = pair_divide(e, half.at[1], half.at[0], top), some = reg_new(e, RC_PRED);
    q.at[0] = word(e, OP_LSHR, scaled, int_binary(e, OP_SUB, &i32_comp, opd_imm(RC_B32, 63), by));
    put(e, "setp.ne.b64 $o, $o, 0", some, q.at[0]);
    put(e, "@$o add.s64 $o, $o, -1", some, q.at[0], q.at[0]);
    WideInt product = wide_int_multiply(e, d, &q), left = wide_int_add(e, OP_SUB, n, &product);
    Opd more = wide_int_compare(e, ICMP_UGE, &left, d);
    WideInt less = wide_int_add(e, OP_SUB, &left, d);
    for (uint32_t i = 0; i < 2; i++) put(e, "mov.b64 $o, $o", rest->at[i], left.at[i]);
    for (uint32_t i = 0; i < 2; i++) put(e, "@$o mov.b64 $o, $o", more, rest->at[i], less.at[i]);
    put(e, "mov.b64 $o, $o", quotient->at[0], q.at[0]);
    put(e, "@$o add.s64 $o, $o, 1", more, quotient->at[0], quotient->at[0]);
    put(e, "mov.b64 $o, 0", quotient->at[1]);
}

/* Divides integers of two limbs. Sets the registers *quotient and *rest. */
static void divide_pairs(Emit *e, const WideInt *n, const WideInt *d, const WideInt *quotient, const WideInt *rest) {
    uint32_t one = label_new(e), done = label_new(e);
    if (is_zero(d->at[1])) {
        divide_by_limb(e, n, d->at[0], quotient, rest);
        return;
    }
    put(e, "@$o bra $l", int_compare(e, ICMP_EQ, &i64_comp, d->at[1], opd_imm(RC_B64, 0)), one);
    divide_by_pair(e, n, d, quotient, rest);
    put(e, "bra.uni $l", done);
    label_here(e, one);
    divide_by_limb(e, n, d->at[0], quotient, rest);
    label_here(e, done);
}

/* --------------------------------------------------------------------------------------------- more limbs */

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

/* Divides by the loop: sets the registers of n to the quotient and those of rest to the remainder. */
static void divide_limbs(Emit *e, const WideInt *from, const WideInt *d, const WideInt *n, const WideInt *rest) {
    for (uint32_t i = 0; i < n->n; i++) put(e, "mov.b64 $o, $o", n->at[i], from->at[i]);
    for (uint32_t i = 0; i < n->n; i++) put(e, "mov.b64 $o, 0", rest->at[i]);
    divide_loop(e, n, d, rest);
}

/* --------------------------------------------------------------------------------------------- the choice */

/* Returns a register that is 0 at run time if all limbs of n and d but the lowest are. */
static Opd high_limbs(Emit *e, const WideInt *n, const WideInt *d) {
    Opd any = opd_imm(RC_B64, 0);
    for (uint32_t i = 1; i < n->n; i++) any = word(e, OP_OR, word(e, OP_OR, any, n->at[i]), d->at[i]);
    return opd_reg(e, any);
}

/* Divides by a divisor that may be anything. At run time, numbers that both fit 64 bits take the division
 * instruction. */
static void divide_any(Emit *e, WideDivision *x) {
    uint32_t small = label_new(e), done = label_new(e);
    WideInt q = wide_int_new(e, &x->n), rest = wide_int_new(e, &x->n), n = x->n, d = x->d;
    for (uint32_t i = 0; i < n.n; i++) n.at[i] = opd_reg(e, n.at[i]);
    for (uint32_t i = 0; i < d.n; i++)
        if (i == 0 || n.n > 2 || !is_zero(d.at[i])) d.at[i] = opd_reg(e, d.at[i]);
    Opd fits = int_compare(e, ICMP_EQ, &i64_comp, high_limbs(e, &n, &d), opd_imm(RC_B64, 0));
    put(e, "@$o bra $l", fits, small);
    if (n.n == 2) divide_pairs(e, &n, &d, &q, &rest);
    else divide_limbs(e, &n, &d, &q, &rest);
    put(e, "bra.uni $l", done);
    label_here(e, small);
    for (uint32_t i = 1; i < n.n; i++) {
        put(e, "mov.b64 $o, 0", q.at[i]);
        put(e, "mov.b64 $o, 0", rest.at[i]);
    }
    put(e, "rem.u64 $o, $o, $o", rest.at[0], n.at[0], d.at[0]);
    put(e, "div.u64 $o, $o, $o", q.at[0], n.at[0], d.at[0]);
    label_here(e, done);
    x->quotient = q;
    x->rest = rest;
}

/* Reports whether w is a constant below 2^64 other than 0, and sets *low to it. */
static bool is_small_constant(const WideInt *w, uint64_t *low) {
    for (uint32_t i = 1; i < w->n; i++)
        if (!is_zero(w->at[i])) return false;
    *low = (uint64_t)w->at[0].imm;
    return w->at[0].kind == OPD_IMM && *low;
}

/* Divides magnitudes. */
static void divide(Emit *e, WideDivision *x) {
    uint64_t by;
    bool constant = is_small_constant(&x->d, &by);
    if (constant && !(by & (by - 1))) divide_by_power(e, x, log2_floor(by));
    else if (constant && by <= UINT32_MAX) divide_by_digit(e, x, (uint32_t)by);
    else divide_any(e, x);
}

/* Returns the predicate a < 0, which is known if the last limb is a constant. */
static Opd sign_of(Emit *e, const WideInt *a) {
    Opd last = a->at[a->n - 1];
    return last.kind == OPD_IMM ? opd_imm(RC_PRED, last.imm < 0) : wide_int_negative(e, a);
}

/* Returns cond ? -a : a. Emits nothing if cond is known to be false. */
static WideInt magnitude(Emit *e, Opd cond, const WideInt *a) {
    return cond.kind == OPD_IMM && !cond.imm ? *a : wide_int_negate_if(e, cond, a);
}

/* Emits a division or remainder. Signed division divides the magnitudes. The quotient is negative if the
 * signs differ; the remainder has the sign of the dividend. */
WideInt wide_int_divide(Emit *e, enum Op op, const WideInt *a, const WideInt *b) {
    bool is_signed = op == OP_SDIV || op == OP_SREM;
    WideDivision x = {.n = *a, .d = *b, .needs_rest = op == OP_UREM || op == OP_SREM};
    Opd below = opd_imm(RC_PRED, 0), negative = below;
    if (is_signed) {
        Opd other = sign_of(e, b);
        below = sign_of(e, a);
        negative = x.needs_rest ? below : int_binary(e, OP_XOR, &i1_comp, below, other);
        x.n = magnitude(e, below, a);
        x.d = magnitude(e, other, b);
    }
    divide(e, &x);
    return magnitude(e, negative, x.needs_rest ? &x.rest : &x.quotient);
}
