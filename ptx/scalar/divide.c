/* divide.c: division and remainder by a constant, as multiplication by its reciprocal and shifts: ptxas
 * divides by 10 as it divides by anything, in dozens of instructions. The numbers are those of Granlund and
 * Montgomery, found as in Warren, Hacker's Delight, chapter 10, in arithmetic of the operands' own width. */
#include "ir/arith.h"
#include "ptx/scalar/scalar.h"

/* n / d = (high half of n * factor) >> shift; with 1 added if the result of a signed division is negative. add: the
 * exact factor is larger by 2^bits, so n must be added to the high half (or, for a negative divisor, subtracted). */
typedef struct Reciprocal {
    uint64_t factor;
    uint32_t shift;
    bool add;
} Reciprocal;

/* Quotient and remainder of 2^p, or 2^p - 1, by `by`, while p grows. */
typedef struct Power {
    uint64_t quotient, rest, by;
} Power;

/* Returns quotient and remainder of `start` by `by`. */
static Power power_of(uint64_t start, uint64_t by) { return (Power){start / by, start % by, by}; }

/* Advances p to the next power: from 2^k to 2^(k + 1) with carry 0, from 2^k - 1 to 2^(k + 1) - 1 with
 * carry 1. */
static void power_double(Power *p, uint64_t carry, uint64_t mask) {
    bool over = p->rest + carry >= p->by - p->rest;
    p->quotient = (2 * p->quotient + over) & mask;
    p->rest = (2 * p->rest + carry - (over ? p->by : 0)) & mask;
}

/* Reports whether 2^p is still too small: the reciprocal is rounded up by delta / 2^p, which is exact only if 2^p
 * divided by limit->by, as *limit holds it, exceeds delta. */
static bool power_short(const Power *limit, uint64_t delta) {
    return limit->quotient < delta || (limit->quotient == delta && !limit->rest);
}

/* Returns the reciprocal of d for unsigned division; d is at least 3 and no power of two. */
static Reciprocal reciprocal_unsigned(uint64_t d, uint32_t bits) {
    uint64_t mask = arith_ones(bits), half = mask / 2 + 1;
    Power limit = power_of(half, mask - ((0 - d) & mask) % d), p = power_of(half - 1, d);
    Reciprocal r = {.shift = 0};
    uint32_t power = bits - 1;
    do {
        bool over = p.rest + 1 >= d - p.rest;
        r.add |= p.quotient >= (over ? half - 1 : half);
        power_double(&limit, 0, mask);
        power_double(&p, 1, mask);
        power++;
    } while (power < 2 * bits && power_short(&limit, d - 1 - p.rest));
    r.factor = (p.quotient + 1) & mask;
    r.shift = power - bits;
    return r;
}

/* Returns the reciprocal of d for signed division; d is at least 3 and no power of two. negative: the
 * divisor is -d. */
static Reciprocal reciprocal_signed(uint64_t d, bool negative, uint32_t bits) {
    uint64_t mask = arith_ones(bits), half = mask / 2 + 1, top = half + negative;
    Power limit = power_of(half, top - 1 - top % d), p = power_of(half, d);
    uint32_t power = bits - 1;
    do {
        power_double(&limit, 0, mask);
        power_double(&p, 0, mask);
        power++;
    } while (power_short(&limit, d - p.rest));
    uint64_t factor = (p.quotient + 1) & mask;
    return (Reciprocal){(negative ? 0 - factor : factor) & mask, power - bits, factor >= half};
}

/* --------------------------------------------------------------------------------------------------- code */

/* A division of n, in class cls of `bits` bits, that is being emitted. */
typedef struct Divide {
    Emit *e;
    enum RegClass cls;
    uint32_t bits;
    Opd n;
} Divide;

/* Emits one instruction of the division, OP.TYPE, in the class of the operands, and returns its result. */
static Opd step(const Divide *x, const char *op, const char *type, Opd a, Opd b) {
    Opd d = reg_new(x->e, x->cls);
    put(x->e, "$s.$s $o, $o, $o", op, type, d, a, b);
    return d;
}

/* Emits a shift to the right; none if `by` is 0. */
static Opd shift(const Divide *x, const char *type, Opd a, uint32_t by) {
    return by ? step(x, "shr", type, a, opd_imm(RC_B32, by)) : a;
}

/* Returns n, truncated to the width of the division, as a constant. */
static Opd number(const Divide *x, uint64_t n) { return opd_imm(x->cls, n & arith_ones(x->bits)); }

/* Emits n / d, unsigned. */
static Opd quotient_unsigned(const Divide *x, uint64_t d) {
    const char *u = rc_u[x->cls];
    if (!(d & (d - 1))) return shift(x, u, x->n, log2_floor(d));
    Reciprocal r = reciprocal_unsigned(d, x->bits);
    Opd high = step(x, "mul.hi", u, x->n, number(x, r.factor));
    if (!r.add) return shift(x, u, high, r.shift);
    /* (n + high) >> 1 without overflow */
    Opd rest = shift(x, u, step(x, "sub", rc_s[x->cls], x->n, high), 1);
    return shift(x, u, step(x, "add", rc_s[x->cls], rest, high), r.shift - 1);
}

/* Returns n, plus 2^k - 1 if n is negative, so that the shift by k rounds towards zero; k is at least 1. The mask of
 * the sign is the same for all k above 1, so ptxas can compute it once for several divisions of n. */
static Opd biased(const Divide *x, uint32_t k) {
    Opd sign = k == 1 ? x->n : shift(x, rc_s[x->cls], x->n, x->bits - 1);
    Opd bias = shift(x, rc_u[x->cls], sign, x->bits - k);
    return step(x, "add", rc_s[x->cls], x->n, bias);
}

/* Emits n / d, signed, and returns it. d is the magnitude of the divisor, which is -d if `negative`. */
static Opd quotient_signed(const Divide *x, uint64_t d, bool negative) {
    const char *s = rc_s[x->cls];
    if (!(d & (d - 1))) {
        Opd q = d == 1 ? x->n : shift(x, s, biased(x, log2_floor(d)), log2_floor(d));
        return negative ? step(x, "sub", s, number(x, 0), q) : q;
    }
    Reciprocal r = reciprocal_signed(d, negative, x->bits);
    Opd q = step(x, "mul.hi", s, x->n, number(x, r.factor));
    if (r.add) q = step(x, negative ? "sub" : "add", s, q, x->n);
    q = shift(x, s, q, r.shift);
    return step(x, "add", s, q, shift(x, rc_u[x->cls], q, x->bits - 1));
}

/* Emits n / d, or n / -d if `negative`, and returns it; or returns the quotient that was computed before: a program
 * that wants the remainder often wants the quotient as well. */
static Opd quotient(const Divide *x, bool is_signed, uint64_t d, bool negative) {
    uint64_t n = x->n.id | (uint64_t)is_signed << 32 | (uint64_t)negative << 33;
    Opd q;
    if (avail_find(x->e, AVAIL_QUOTIENT, n, d, &q)) return q;
    q = is_signed ? quotient_signed(x, d, negative) : quotient_unsigned(x, d);
    return avail_add(x->e, AVAIL_QUOTIENT, n, d, q);
}

Opd int_divide(Emit *e, enum Op op, const Comp *c, Opd n, uint64_t by) {
    static const uint8_t class_bits[RC_COUNT] = {1, 16, 32, 64};
    Divide x = {e, (enum RegClass)c->cls, class_bits[c->cls], opd_reg(e, n)};
    bool is_signed = op == OP_SDIV || op == OP_SREM, remainder = op == OP_UREM || op == OP_SREM;
    bool negative = is_signed && by >> (x.bits - 1) & 1;
    uint64_t d = (uint64_t)number(&x, negative ? 0 - by : by).imm;
    bool power = !(d & (d - 1));
    if (!remainder) return quotient(&x, is_signed, d, negative);
    if (d == 1) return number(&x, 0);
    if (power && !is_signed) return step(&x, "and", rc_b[x.cls], x.n, number(&x, d - 1));
    if (power)
        return step(&x, "sub", rc_s[x.cls], x.n,
                    step(&x, "and", rc_b[x.cls], biased(&x, log2_floor(d)), number(&x, 0 - d)));
    Opd q = quotient(&x, is_signed, d, false), rest = reg_new(e, x.cls);
    put(e, "mad.lo.$s $o, $o, $o, $o", rc_s[x.cls], rest, q, number(&x, 0 - d), x.n);
    return rest;
}
