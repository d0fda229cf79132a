/* ops_integer.c: integers of any width: arithmetic, conversions, vectors of them, llvm.* intrinsics. */
#include "analysis/run/ops/words.h"
#include "ir/arith.h"

enum { WIDE_MAX = 64 }; /* words of 64 bits */

/* Reports whether bit bits - 1, the sign of an integer, is set. */
static bool negative(const uint64_t *w, unsigned bits) { return w[(bits - 1) / 64] >> ((bits - 1) % 64) & 1; }

/* Negates an integer of n words in place. */
static void negate(uint64_t *w, unsigned n) {
    uint64_t zero[WIDE_MAX] = {0};
    big_sub(w, zero, w, n);
}

/* ------------------------------------------------------------------------------------------ wide integers */

/* Stores in r the quotient or remainder (op: OP_UDIV, OP_SDIV, OP_UREM, OP_SREM) of integers of `bits` bits; the caller
 * truncates it. The quotient of the least integer by -1 wraps around. Changes a and b. Returns false after an error
 * message if b is zero. */
static bool wide_division(Exec *e, uint8_t op, uint64_t *r, uint64_t *a, uint64_t *b, unsigned bits) {
    unsigned n = (bits + 63) / 64;
    uint64_t q[WIDE_MAX], m[WIDE_MAX];
    bool sign = op == OP_SDIV || op == OP_SREM, an = sign && negative(a, bits), bn = sign && negative(b, bits);
    if (big_zero(b, n)) {
        report_error(e, "division by zero");
        return false;
    }
    big_trunc(a, n, bits, sign), big_trunc(b, n, bits, sign);
    if (an) negate(a, n);
    if (bn) negate(b, n);
    big_divide(q, m, a, b, n);
    bool rem = op == OP_UREM || op == OP_SREM;
    memcpy(r, rem ? m : q, n * sizeof *r);
    if (rem ? an : an != bn) negate(r, n);
    return true;
}

/* Stores in d the and, or, xor (op: OP_AND, OP_OR, OP_XOR) of two integers in n slots each, with the undefined bits. */
static void wide_logic(uint8_t op, Slot *d, const Slot *a, const Slot *b, unsigned n) {
    for (unsigned i = 0; i < n; i++) {
        Slot x = a[i], y = b[i];
        d[i] = op == OP_AND  ? (Slot){x.v & y.v, undefined_and(x, y)}
               : op == OP_OR ? (Slot){x.v | y.v, undefined_or(x, y)}
                             : (Slot){x.v ^ y.v, x.u | y.u};
    }
}

/* Stores in r the integer a, of `bits` bits in n words, shifted by `by` < `bits` and truncated; op: OP_SHL, OP_LSHR,
 * OP_ASHR. May change a. */
static void wide_shift(uint8_t op, uint64_t *r, uint64_t *a, uint64_t by, unsigned bits, unsigned n) {
    bool fill = op == OP_ASHR && negative(a, bits);
    if (fill) big_trunc(a, n, bits, true);
    if (op == OP_SHL) big_shl(r, a, by, n);
    else big_shr(r, a, by, n, fill);
    big_trunc(r, n, bits, false);
}

/* Stores in d the integer a, of `bits` bits, shifted (op) by the integer `by`, and shifts the masks of its undefined
 * bits in the same way. The result of a shift by an undefined number, or by the width or more, is undefined. */
static void wide_shift_cells(uint8_t op, Slot *d, const Slot *a, const Slot *by, unsigned bits) {
    uint64_t v[WIDE_MAX], u[WIDE_MAX], b[WIDE_MAX], to[2][WIDE_MAX];
    unsigned n = (bits + 63) / 64;
    if (!words_in(b, by, bits) || b[0] >= bits || big_length(b, n) > 32) {
        undefined_cells(d, bits);
        return;
    }
    for (unsigned i = 0; i < n; i++) v[i] = a[i].v, u[i] = a[i].u;
    wide_shift(op, to[0], v, b[0], bits, n), wide_shift(op, to[1], u, b[0], bits, n);
    for (unsigned i = 0; i < n; i++) d[i] = (Slot){to[0][i], to[1][i]};
}

/* Executes an operation on integers of more than 64 bits. x: bits; sub: opcode. Stops with an error for a division by
 * zero, and for more than WIDE_MAX words. */
Go wide_op(Exec *e, const DecodedOp *c) {
    uint64_t a[WIDE_MAX], b[WIDE_MAX], r[WIDE_MAX] = {0};
    unsigned bits = c->x, n = (bits + 63) / 64;
    const Slot *x = &OPERAND(e, c->a), *y = &OPERAND(e, c->b);
    Slot *d = &OPERAND(e, c->dst);
    if (n > WIDE_MAX) {
        report_error(e, "integers of more than %u bits are not executed", WIDE_MAX * 64);
        return GO_STOP;
    }
    if (c->sub == OP_AND || c->sub == OP_OR || c->sub == OP_XOR) {
        wide_logic(c->sub, d, x, y, n);
        return GO_NEXT;
    }
    if (c->sub == OP_SHL || c->sub == OP_LSHR || c->sub == OP_ASHR) {
        wide_shift_cells(c->sub, d, x, y, bits);
        return GO_NEXT;
    }
    bool a_defined = words_in(a, x, bits), b_defined = words_in(b, y, bits);
    if (!a_defined || !b_defined) {
        undefined_cells(d, bits);
        return GO_NEXT;
    }
    switch (c->sub) {
    case OP_ADD: big_add(r, a, b, n); break;
    case OP_SUB: big_sub(r, a, b, n); break;
    case OP_MUL: big_mul(r, a, b, n); break;
    default:
        if (!wide_division(e, c->sub, r, a, b, bits)) return GO_STOP;
    }
    words_out(d, r, bits);
    return GO_NEXT;
}

Go arith_op(Exec *e, const DecodedOp *c) {
    const Slot *a = &OPERAND(e, c->a), *b = &OPERAND(e, c->b);
    Slot *d = &OPERAND(e, c->dst);
    uint64_t r;
    bool defined = !(a->u | b->u) && arith_binary((enum Op)c->sub, a->v, b->v, c->width, &r);
    *d = defined ? (Slot){r & ONES(c->width), 0} : (Slot){0, ONES(c->width)};
    return GO_NEXT;
}

Go wide_compare_op(Exec *e, const DecodedOp *c) {
    uint64_t a[WIDE_MAX], b[WIDE_MAX];
    unsigned bits = c->x, n = (bits + 63) / 64;
    Slot *d = &OPERAND(e, c->dst);
    if (n > WIDE_MAX) {
        report_error(e, "integers of more than %u bits are not executed", WIDE_MAX * 64);
        return GO_STOP;
    }
    bool a_defined = words_in(a, &OPERAND(e, c->a), bits), b_defined = words_in(b, &OPERAND(e, c->b), bits);
    if (!a_defined || !b_defined) {
        *d = (Slot){0, 1};
        return GO_NEXT;
    }
    int order = big_compare(a, b, n);
    if (c->sub >= ICMP_SGT && negative(a, bits) != negative(b, bits)) order = negative(a, bits) ? -1 : 1;
    bool r;
    switch (c->sub) {
    case ICMP_EQ: r = order == 0; break;
    case ICMP_NE: r = order != 0; break;
    case ICMP_UGT:
    case ICMP_SGT: r = order > 0; break;
    case ICMP_UGE:
    case ICMP_SGE: r = order >= 0; break;
    case ICMP_ULT:
    case ICMP_SLT: r = order < 0; break;
    default: r = order <= 0; break;
    }
    *d = (Slot){r, 0};
    return GO_NEXT;
}

/* Converts integers of which one has more than 64 bits. Undefined bits stay at their positions; an
 * undefined sign makes its copies undefined. b: source bits, x: result bits; sub: opcode. */
Go wide_cast_op(Exec *e, const DecodedOp *c) {
    unsigned from = c->b, to = c->x, last = (from - 1) / 64;
    const Slot *a = &OPERAND(e, c->a);
    Slot *d = &OPERAND(e, c->dst);
    bool sext = c->sub == OP_SEXT;
    for (unsigned i = 0; i * 64 < to; i++) {
        Slot s = {0, 0};
        if (i <= last) s = a[i];
        if (sext && i >= last) {
            unsigned w = (from - 1) % 64 + 1;
            s = (Slot){sign_extend(a[last].v, w), sign_extend(a[last].u, w)};
            if (i > last) s.v = s.v >> 63 ? ~UINT64_C(0) : 0, s.u = s.u >> 63 ? ~UINT64_C(0) : 0;
        }
        uint64_t mask = ONES(to - i * 64 < 64 ? to - i * 64 : 64);
        d[i] = (Slot){s.v & mask, s.u & mask};
    }
    return GO_NEXT;
}

/* Makes the result poison if the zext or trunc (sub) from b bits of a to `width` bits breaks one of its
 * flags x. */
Go cast_check_op(Exec *e, const DecodedOp *c) {
    Slot a = OPERAND(e, c->a), *d = &OPERAND(e, c->dst);
    bool broken;
    if (a.u) return GO_NEXT;
    if (c->sub == OP_ZEXT) broken = a.v >> (c->b - 1) & 1;
    else
        broken =
            (c->x & IF_NUW && d->v != a.v) || (c->x & IF_NSW && sign_extend(d->v, c->width) != sign_extend(a.v, c->b));
    if (broken) *d = (Slot){0, ONES(c->width)};
    return GO_NEXT;
}

/* Repacks the bits of vector a, and their masks of undefined bits, into elements of another size. args[x ...]: number
 * of elements and bits of one, of the source and then of the result; both vectors have equally many bits. */
Go vector_bitcast_op(Exec *e, const DecodedOp *c) {
    const uint32_t *arg = frame_fn(e)->args.at + c->x;
    uint32_t from_n = arg[0], from_bits = arg[1], to_bits = arg[3], from_cells = (from_bits + 63) / 64,
             to_cells = (to_bits + 63) / 64;
    uint32_t total = from_n * from_bits;
    const Slot *a = &OPERAND(e, c->a);
    Slot *d = &OPERAND(e, c->dst), *out = mem_alloc((arg[2] * to_cells + 1) * sizeof *out);
    for (uint32_t bit = 0; bit < total; bit++) {
        const Slot *s = &a[bit / from_bits * from_cells + bit % from_bits / 64];
        Slot *t = &out[bit / to_bits * to_cells + bit % to_bits / 64];
        t->v |= (s->v >> (bit % from_bits % 64) & 1) << (bit % to_bits % 64);
        t->u |= (s->u >> (bit % from_bits % 64) & 1) << (bit % to_bits % 64);
    }
    memcpy(d, out, arg[2] * to_cells * sizeof *d);
    free(out);
    return GO_NEXT;
}

Go extract_op(Exec *e, const DecodedOp *c) {
    const Slot *index = &OPERAND(e, c->b), *a = &OPERAND(e, c->a);
    Slot *d = &OPERAND(e, c->dst);
    bool good = index->u == 0 && index->v < c->x;
    for (uint32_t i = 0; i < c->c; i++) d[i] = good ? a[index->v * c->c + i] : (Slot){0, ONES(c->width)};
    return GO_NEXT;
}

Go insert_op(Exec *e, const DecodedOp *c) {
    const Slot *index = &OPERAND(e, c->b), *a = &OPERAND(e, c->a);
    Slot *d = &OPERAND(e, c->dst);
    bool good = index->u == 0 && index->v < c->x;
    for (uint32_t i = 0; good && i < c->c; i++) d[index->v * c->c + i] = a[i];
    for (uint32_t i = 0; !good && i < c->x * c->c; i++) d[i] = (Slot){0, ONES(c->width)};
    return GO_NEXT;
}

/* ------------------------------------------------------------------------------------- llvm.* on integers */

/* Returns the number of set bits of n words; bits above the width of the integer must be 0. */
static uint64_t count_ones(const uint64_t *a, unsigned n) {
    uint64_t r = 0;
    for (unsigned i = 0; i < n; i++)
        for (uint64_t v = a[i]; v; v &= v - 1) r++;
    return r;
}

/* Returns the number of zero bits below the lowest set bit of an integer of `bits` bits; `bits` if there is none. */
static uint64_t count_trailing(const uint64_t *a, unsigned bits) {
    unsigned i = 0;
    while (i < bits && !(a[i / 64] >> (i % 64) & 1)) i++;
    return i;
}

/* Stores in r the integer a, of `bits` bits, with its units of `unit` bits in reverse order; `unit` divides `bits`. */
static void reverse(uint64_t *r, const uint64_t *a, unsigned bits, unsigned unit) {
    memset(r, 0, (bits + 63) / 64 * sizeof *r);
    for (unsigned i = 0; i < bits; i++) {
        unsigned to = bits - unit - i / unit * unit + i % unit;
        r[to / 64] |= (a[i / 64] >> (i % 64) & 1) << (to % 64);
    }
}

/* Returns a negative number, 0 or a positive number as a is less than, equal to or greater than b, both integers of
 * `bits` bits, signed if `sign` is set. */
static int order_of(const uint64_t *a, const uint64_t *b, unsigned bits, bool sign) {
    if (sign && negative(a, bits) != negative(b, bits)) return negative(a, bits) ? -1 : 1;
    return big_compare(a, b, (bits + 63) / 64);
}

/* The exact result of an operation on integers of up to 128 bits. fits: it is in the range of the operands' type;
 * below: it is less than the least value of that type, if it does not fit. */
typedef struct ExactResult {
    uint64_t w[4];
    bool fits, below;
} ExactResult;

/* Returns x + y, x - y, x * y or x << y (what: '+', '-', '*', '<') of integers of `bits` bits, at most 128, signed or
 * not. A shift by more than `bits` counts as one by `bits`. */
static ExactResult exact(char what, const uint64_t *x, const uint64_t *y, unsigned bits, bool sign) {
    ExactResult r = {.fits = true};
    uint64_t a[4] = {0}, b[4] = {0}, back[4];
    unsigned n = (bits + 63) / 64;
    memcpy(a, x, n * sizeof *a), memcpy(b, y, n * sizeof *b);
    big_trunc(a, 4, bits, sign), big_trunc(b, 4, bits, sign);
    if (what == '+') big_add(r.w, a, b, 4);
    else if (what == '-') big_sub(r.w, a, b, 4);
    else if (what == '*') big_mul(r.w, a, b, 4);
    else if (sign && negative(a, 256)) {
        negate(a, 4);
        big_shl(r.w, a, b[0] < bits ? b[0] : bits, 4);
        negate(r.w, 4);
    } else big_shl(r.w, a, b[0] < bits ? b[0] : bits, 4);
    memcpy(back, r.w, sizeof back);
    big_trunc(back, 4, bits, sign);
    r.fits = big_compare(back, r.w, 4) == 0;
    r.below = r.w[3] >> 63 && (sign || what == '-');
    return r;
}

/* Stores in r a sum, difference or shift, computed as by exact(), clamped to the range of an integer of `bits` bits. */
static void saturate(uint64_t *r, char what, const uint64_t *a, const uint64_t *b, unsigned bits, bool sign) {
    ExactResult x = exact(what, a, b, bits, sign);
    memcpy(r, x.w, (bits + 63) / 64 * sizeof *r);
    if (x.fits) return;
    for (unsigned i = 0; i * 64 < bits; i++) r[i] = x.below ? 0 : ~UINT64_C(0);
    unsigned top = bits - 1;
    if (sign) r[top / 64] ^= UINT64_C(1) << (top % 64);
}

/* Stores in r, if `left`, the high half of the pair a:b, whose halves have `bits` bits, at most 128, shifted left by
 * `by` modulo `bits`; else the low half of a:b shifted right by that. The caller truncates it. */
static void funnel(uint64_t *r, const uint64_t *a, const uint64_t *b, uint64_t by, unsigned bits, bool left) {
    uint64_t high[2] = {0}, low[2] = {0};
    unsigned n = (bits + 63) / 64;
    by %= bits;
    big_shl(high, a, left ? by : bits - by, n);
    big_shr(low, b, left ? bits - by : by, n, false);
    if (left ? bits - by >= bits : false) memset(low, 0, sizeof low);
    if (!left && by == 0) memset(high, 0, sizeof high);
    for (unsigned i = 0; i < n; i++) r[i] = high[i] | low[i];
}

/* Stores in r the result of bswap, bitreverse, fshl or fshr. These only move bits, so int_op uses this function for the
 * masks of undefined bits, too. by: the third operand of fshl and fshr. Returns false for the other operations. */
static bool bits_moved(const DecodedOp *c, uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *by) {
    uint64_t q[2], n[2] = {0}, width[2] = {c->x, 0};
    switch (c->sub) {
    case INT_BSWAP: reverse(r, a, c->x, 8); return true;
    case INT_BITREVERSE: reverse(r, a, c->x, 1); return true;
    case INT_FSHL:
    case INT_FSHR:
        big_divide(q, n, by, width, (c->x + 63) / 64);
        funnel(r, a, b, n[0], c->x, c->sub == INT_FSHL);
        return true;
    default: return false;
    }
}

/* Reports whether the result of the operation is poison for a and b, which have n words and c->x bits: that of a
 * saturating shift by c->x or more and, if c->c is set, of ctlz and cttz of 0 and of abs of the least number. */
static bool makes_poison(const DecodedOp *c, const uint64_t *a, const uint64_t *b, unsigned n) {
    switch (c->sub) {
    case INT_USHL_SAT:
    case INT_SSHL_SAT: return b[0] >= c->x || (n > 1 && b[1]);
    case INT_CTLZ:
    case INT_CTTZ: return c->c && big_zero(a, n);
    case INT_ABS: return c->c && negative(a, c->x) && count_trailing(a, c->x) == c->x - 1;
    default: return false;
    }
}

/* Executes an integer intrinsic of at most 128 bits on a and b. sub: enum IntOp; x: bits; width: bits of the result, 0
 * if as many. Unary operations need b = a. c: the third operand (FIX: 32 bits); for the _O operations the number of
 * slots from the result to the overflow bit; for the others see makes_poison. If an operand is undefined, so is the
 * result, except for operations that only move bits. */
Go int_op(Exec *e, const DecodedOp *c) {
    uint64_t a[2], b[2], r[2] = {0}, t[2] = {0};
    unsigned bits = c->x, n = (bits + 63) / 64, out = c->width ? c->width : bits;
    Slot *d = &OPERAND(e, c->dst);
    bool overflow = c->sub >= INT_UADD_O && c->sub <= INT_SMUL_O,
         third = c->sub == INT_FSHL || c->sub == INT_FSHR || c->sub >= INT_UMUL_FIX;
    bool a_ok = words_in(a, &OPERAND(e, c->a), bits), b_ok = words_in(b, &OPERAND(e, c->b), bits), t_ok = true;
    if (third) t_ok = words_in(t, &OPERAND(e, c->c), c->sub >= INT_UMUL_FIX ? 32 : bits);
    if (t_ok && bits_moved(c, r, a, b, t)) {
        uint64_t u[2];
        for (unsigned i = 0; i < n; i++) a[i] = OPERAND(e, c->a + i).u, b[i] = OPERAND(e, c->b + i).u;
        bits_moved(c, u, a, b, t);
        big_trunc(u, n, bits, false);
        words_out(d, r, out);
        for (unsigned i = 0; i < n; i++) d[i].u = u[i];
        return GO_NEXT;
    }
    if (!a_ok || !b_ok || !t_ok || makes_poison(c, a, b, n)) {
        undefined_cells(d, out);
        if (overflow) d[c->c] = (Slot){0, 1};
        return GO_NEXT;
    }
    ExactResult x = {.fits = true};
    switch ((enum IntOp)c->sub) {
    case INT_ABS:
        memcpy(r, a, sizeof r);
        if (negative(a, bits)) negate(r, n);
        break;
    case INT_CTPOP: r[0] = count_ones(a, n); break;
    case INT_CTLZ: r[0] = bits - big_length(a, n); break;
    case INT_CTTZ: r[0] = count_trailing(a, bits); break;
    case INT_BSWAP:
    case INT_BITREVERSE:
    case INT_FSHL:
    case INT_FSHR: break; /* bits_moved() */
    case INT_SMAX: memcpy(r, order_of(a, b, bits, true) > 0 ? a : b, n * 8); break;
    case INT_SMIN: memcpy(r, order_of(a, b, bits, true) < 0 ? a : b, n * 8); break;
    case INT_UMAX: memcpy(r, order_of(a, b, bits, false) > 0 ? a : b, n * 8); break;
    case INT_UMIN: memcpy(r, order_of(a, b, bits, false) < 0 ? a : b, n * 8); break;
    case INT_UADD_SAT: saturate(r, '+', a, b, bits, false); break;
    case INT_USUB_SAT: saturate(r, '-', a, b, bits, false); break;
    case INT_SADD_SAT: saturate(r, '+', a, b, bits, true); break;
    case INT_SSUB_SAT: saturate(r, '-', a, b, bits, true); break;
    case INT_USHL_SAT: saturate(r, '<', a, b, bits, false); break;
    case INT_SSHL_SAT: saturate(r, '<', a, b, bits, true); break;
    case INT_UADD_O: x = exact('+', a, b, bits, false); break;
    case INT_SADD_O: x = exact('+', a, b, bits, true); break;
    case INT_USUB_O: x = exact('-', a, b, bits, false); break;
    case INT_SSUB_O: x = exact('-', a, b, bits, true); break;
    case INT_UMUL_O: x = exact('*', a, b, bits, false); break;
    case INT_SMUL_O: x = exact('*', a, b, bits, true); break;
    case INT_UCMP:
    case INT_SCMP:
        r[0] = (uint64_t)(int64_t)order_of(a, b, bits, c->sub == INT_SCMP);
        r[1] = r[0] >> 63 ? UINT64_MAX : 0;
        break;
    case INT_UMUL_HI:
    case INT_SMUL_HI:
    case INT_UMUL_FIX:
    case INT_SMUL_FIX:
        x = exact('*', a, b, bits, c->sub == INT_SMUL_HI || c->sub == INT_SMUL_FIX);
        big_shr(x.w, x.w, c->sub >= INT_UMUL_FIX ? t[0] : bits, 4, x.w[3] >> 63);
        memcpy(r, x.w, sizeof r);
        break;
    }
    if (overflow) memcpy(r, x.w, sizeof r);
    words_out(d, r, out);
    if (overflow) d[c->c] = (Slot){!x.fits, 0};
    return GO_NEXT;
}
