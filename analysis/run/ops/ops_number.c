/* ops_number.c: arithmetic: integers of any width, every floating-point format, conversions, llvm.*
 * intrinsics. */
#include <math.h>

#include "analysis/run/ops/ops.h"
#include "ir/arith.h"

enum { WIDE_MAX = 64 }; /* words of 64 bits */

/* Sets the cells of a value of `bits` bits to undefined. */
static void undefined_cells(Slot *d, unsigned bits) {
    for (unsigned i = 0; i * 64 < bits; i++) d[i] = (Slot){0, ONES(bits - i * 64 < 64 ? bits - i * 64 : 64)};
}

/* Reads a value of `bits` bits. Returns false if any bit is undefined. */
static bool words_in(uint64_t *w, const Slot *s, unsigned bits) {
    uint64_t u = 0;
    for (unsigned i = 0; i * 64 < bits; i++) w[i] = s[i].v, u |= s[i].u;
    return u == 0;
}

/* Stores an integer in the cells d, truncated to `bits` bits. Changes w. */
static void words_out(Slot *d, uint64_t *w, unsigned bits) {
    unsigned n = (bits + 63) / 64;
    big_trunc(w, n, bits, false);
    for (unsigned i = 0; i < n; i++) d[i] = (Slot){w[i], 0};
}

static bool negative(const uint64_t *w, unsigned bits) { return w[(bits - 1) / 64] >> ((bits - 1) % 64) & 1; }

/* Negates an integer of n words in place. */
static void negate(uint64_t *w, unsigned n) {
    uint64_t zero[WIDE_MAX] = {0};
    big_sub(w, zero, w, n);
}

/* ------------------------------------------------------------------------------------------ wide integers */

/* Divides integers of `bits` bits. Returns false after an error message. Changes a and b. */
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

/* Combines the cells of two integers bit by bit. */
static void wide_logic(uint8_t op, Slot *d, const Slot *a, const Slot *b, unsigned n) {
    for (unsigned i = 0; i < n; i++) {
        Slot x = a[i], y = b[i];
        d[i] = op == OP_AND  ? (Slot){x.v & y.v, undefined_and(x, y)}
               : op == OP_OR ? (Slot){x.v | y.v, undefined_or(x, y)}
                             : (Slot){x.v ^ y.v, x.u | y.u};
    }
}

/* Shifts n words of `bits` bits; changes a. */
static void wide_shift(uint8_t op, uint64_t *r, uint64_t *a, uint64_t by, unsigned bits, unsigned n) {
    bool fill = op == OP_ASHR && negative(a, bits);
    if (fill) big_trunc(a, n, bits, true);
    if (op == OP_SHL) big_shl(r, a, by, n);
    else big_shr(r, a, by, n, fill);
    big_trunc(r, n, bits, false);
}

/* Shifts the cells of an integer, and the masks of its undefined bits in the same way. A shift by an undefined
 * number, or by the width or more, is undefined. */
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

/* Executes an operation on integers of more than 64 bits. x: bits; sub: opcode. */
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

/* Repacks the bits of a vector into elements of another size. args: number of elements and bits of one, of
 * the source and then of the result. */
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

/* Executes an extractelement with a variable index. An index beyond the end gives poison. x: elements, c:
 * cells of each, width: bits of a cell. */
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

/* ----------------------------------------------------------------------------------------- floating point */

#define MODE_TYPE(c) ((enum FpType)((c)->width & 3))
#define MODE_ROUND(c) ((enum Round)((c)->width >> 2 & 7))
#define MODE_FTZ(c) ((c)->width >> 5 & 1)
#define MODE_SAT(c) ((c)->width >> 6 & 1)

Go fp_arith_op(Exec *e, const DecodedOp *c) {
    Slot a = OPERAND(e, c->a), b = OPERAND(e, c->b), x = OPERAND(e, c->c);
    enum FpType t = MODE_TYPE(c);
    Slot *d = &OPERAND(e, c->dst);
    if (a.u | b.u | x.u) {
        *d = (Slot){0, ONES(fp_width(t))};
        return GO_NEXT;
    }
    if (MODE_FTZ(c)) a.v = fp_flush(t, a.v), b.v = fp_flush(t, b.v), x.v = fp_flush(t, x.v);
    uint64_t r = fp_op((enum FpOp)c->sub, t, MODE_ROUND(c), a.v, b.v, x.v);
    if (MODE_FTZ(c)) r = fp_flush(t, r);
    if (MODE_SAT(c)) r = fp_saturate(t, r);
    *d = (Slot){r, 0};
    return GO_NEXT;
}

Go fp_compare_op(Exec *e, const DecodedOp *c) {
    Slot a = OPERAND(e, c->a), b = OPERAND(e, c->b);
    enum FpType t = MODE_TYPE(c);
    if (MODE_FTZ(c)) a.v = fp_flush(t, a.v), b.v = fp_flush(t, b.v);
    int order = fp_compare(t, a.v, b.v);
    unsigned outcome = order == 0 ? 1u : order == 1 ? 2u : order == -1 ? 4u : 8u;
    OPERAND(e, c->dst) = a.u | b.u ? (Slot){0, 1} : (Slot){(c->sub & outcome) != 0, 0};
    return GO_NEXT;
}

/* Executes a conversion from, to or between floating-point types. sub: CAST_; width: fp_mode of the
 * floating-point side; x: bits of the integer, or the result type. A value out of range is poison if c is
 * set, else it is clamped. CAST_INTEGRAL rounds to an integer and keeps the type. */
Go fp_cast_op(Exec *e, const DecodedOp *c) {
    const Slot *a = &OPERAND(e, c->a);
    Slot *d = &OPERAND(e, c->dst);
    enum FpType t = MODE_TYPE(c), to = (enum FpType)c->x;
    bool from_int = c->sub == CAST_UINT_FP || c->sub == CAST_SINT_FP, ok;
    uint64_t w[2] = {0, 0};
    unsigned bits = from_int ? c->x : fp_width(t);
    if (!words_in(w, a, bits)) {
        undefined_cells(d, from_int || c->sub == CAST_INTEGRAL ? fp_width(t)
                           : c->sub == CAST_FP_FP              ? fp_width(to)
                                                               : c->x);
        return GO_NEXT;
    }
    if (MODE_FTZ(c) && !from_int && t == FP_FLOAT) w[0] = fp_flush(t, w[0]);
    switch (c->sub) {
    case CAST_FP_FP:
        w[0] = fp_convert(t, to, MODE_ROUND(c), w[0]);
        if (MODE_FTZ(c) && to == FP_FLOAT) w[0] = fp_flush(to, w[0]);
        if (MODE_SAT(c)) w[0] = fp_saturate(to, w[0]);
        bits = fp_width(to);
        break;
    case CAST_INTEGRAL:
        w[0] = fp_integral(t, MODE_ROUND(c), w[0]);
        bits = fp_width(t);
        break;
    case CAST_UINT_FP:
    case CAST_SINT_FP:
        w[0] = fp_from_int(t, MODE_ROUND(c), w, 2, c->sub == CAST_SINT_FP, c->x);
        if (MODE_SAT(c)) w[0] = fp_saturate(t, w[0]);
        bits = fp_width(t);
        break;
    default:
        fp_to_int(t, MODE_ROUND(c), w[0], c->sub == CAST_FP_SINT, c->x, w, &ok);
        bits = c->x;
        if (!ok && c->c) {
            undefined_cells(d, bits);
            return GO_NEXT;
        }
    }
    words_out(d, w, bits);
    return GO_NEXT;
}

/* Returns an approximate function in double precision; the caller rounds it. The function of the host is
 * within the error bounds (ULP) that PTX gives. */
static double math_function(uint8_t op, double a, double b) {
    switch (op) {
    case MATH_SIN: return sin(a);
    case MATH_COS: return cos(a);
    case MATH_TAN: return tan(a);
    case MATH_TANH: return tanh(a);
    case MATH_EXP: return exp(a);
    case MATH_EXP2: return exp2(a);
    case MATH_EXP10: return pow(10, a);
    case MATH_LOG: return log(a);
    case MATH_LOG2: return log2(a);
    case MATH_LOG10: return log10(a);
    case MATH_RSQRT: return 1 / sqrt(a);
    default: return pow(a, b);
    }
}

/* Returns the result of a mathematical function in type t: exact for those that only round or select,
 * otherwise the rounded result of math_function. */
static uint64_t math_value(uint8_t op, enum FpType t, Slot a, Slot b) {
    uint64_t sign = UINT64_C(1) << (fp_width(t) - 1);
    switch (op) {
    case MATH_FLOOR: return fp_integral(t, RM, a.v);
    case MATH_CEIL: return fp_integral(t, RP, a.v);
    case MATH_TRUNC: return fp_integral(t, RZ, a.v);
    case MATH_RINT: return fp_integral(t, RN, a.v);
    case MATH_ROUND: return fp_integral(t, RNA, a.v);
    case MATH_COPYSIGN: return (a.v & (sign - 1)) | (b.v & sign);
    case MATH_MAXNUM: return fp_extreme(t, true, false, a.v, b.v);
    case MATH_MINNUM: return fp_extreme(t, false, false, a.v, b.v);
    case MATH_MAXIMUM: return fp_extreme(t, true, true, a.v, b.v);
    case MATH_MINIMUM: return fp_extreme(t, false, true, a.v, b.v);
    case MATH_CANON: return fp_is_nan(t, a.v) ? fp_nan(t) : a.v;
    case MATH_POWI: return fp_of_double(t, pow(fp_double(t, a.v), (double)(int32_t)b.v));
    case MATH_LDEXP: {
        int64_t by = (int64_t)sign_extend(b.v, 32);
        by = by > 5000 ? 5000 : by < -5000 ? -5000 : by;
        return fp_of_double(t, ldexp(fp_double(t, a.v), (int)by));
    }
    default: return fp_of_double(t, math_function(op, fp_double(t, a.v), fp_double(t, b.v)));
    }
}

/* Executes a mathematical function. sub: enum MathOp; width: fp_mode; x: bits of the integer result of
 * lrint and lround, or of the second result of frexp, which is c slots further on. */
Go math_op(Exec *e, const DecodedOp *c) {
    Slot a = OPERAND(e, c->a), b = OPERAND(e, c->b), *d = &OPERAND(e, c->dst);
    enum FpType t = MODE_TYPE(c);
    bool to_int = c->sub == MATH_LRINT || c->sub == MATH_LROUND, ok;
    if (a.u | b.u) {
        *d = (Slot){0, ONES(to_int ? c->x : fp_width(t))};
        if (c->sub == MATH_FREXP) d[c->c] = (Slot){0, ONES(c->x)};
        return GO_NEXT;
    }
    if (MODE_FTZ(c)) a.v = fp_flush(t, a.v), b.v = c->sub == MATH_POWI || c->sub == MATH_LDEXP ? b.v : fp_flush(t, b.v);
    if (to_int) {
        uint64_t w[2];
        fp_to_int(t, c->sub == MATH_LRINT ? RN : RNA, a.v, true, c->x, w, &ok);
        *d = (Slot){w[0], 0};
        return GO_NEXT;
    }
    if (c->sub == MATH_FREXP) {
        int exponent = 0;
        double m = frexp(fp_double(t, a.v), &exponent);
        *d = (Slot){fp_of_double(t, m), 0};
        d[c->c] = (Slot){(uint64_t)(int64_t)exponent & ONES(c->x), 0};
        return GO_NEXT;
    }
    uint64_t r = math_value(c->sub, t, a, b);
    if (MODE_FTZ(c)) r = fp_flush(t, r);
    if (MODE_SAT(c)) r = fp_saturate(t, r);
    *d = (Slot){r, 0};
    return GO_NEXT;
}

/* Executes llvm.is.fpclass. x: the mask of classes. */
Go fpclass_op(Exec *e, const DecodedOp *c) {
    Slot a = OPERAND(e, c->a);
    enum FpType t = MODE_TYPE(c);
    unsigned kind, w = fp_width(t);
    bool neg = a.v >> (w - 1) & 1;
    uint64_t magnitude = a.v & (ONES(w) >> 1), inf = fp_convert(FP_DOUBLE, t, RN, f64_bits(INFINITY));
    if (a.u) {
        OPERAND(e, c->dst) = (Slot){0, 1};
        return GO_NEXT;
    }
    if (magnitude > inf) kind = magnitude & (inf & (0 - inf)) >> 1 ? 1 : 0; /* quiet : signaling */
    else if (magnitude == inf) kind = neg ? 2 : 9;
    else if (magnitude == 0) kind = neg ? 5 : 6;
    else if (fp_flush(t, magnitude) == 0) kind = neg ? 4 : 7;
    else kind = neg ? 3 : 8;
    OPERAND(e, c->dst) = (Slot){c->x >> kind & 1, 0};
    return GO_NEXT;
}

/* ------------------------------------------------------------------------------------- llvm.* on integers */

/* Returns the number of set bits of n words. */
static uint64_t count_ones(const uint64_t *a, unsigned n) {
    uint64_t r = 0;
    for (unsigned i = 0; i < n; i++)
        for (uint64_t v = a[i]; v; v &= v - 1) r++;
    return r;
}

/* Returns the number of zero bits below the lowest set bit; `bits` if there is none. */
static uint64_t count_trailing(const uint64_t *a, unsigned bits) {
    unsigned i = 0;
    while (i < bits && !(a[i / 64] >> (i % 64) & 1)) i++;
    return i;
}

/* Reverses the order of units of `unit` bits. */
static void reverse(uint64_t *r, const uint64_t *a, unsigned bits, unsigned unit) {
    memset(r, 0, (bits + 63) / 64 * sizeof *r);
    for (unsigned i = 0; i < bits; i++) {
        unsigned to = bits - unit - i / unit * unit + i % unit;
        r[to / 64] |= (a[i / 64] >> (i % 64) & 1) << (to % 64);
    }
}

/* Compares two integers: -1, 0 or 1. */
static int order_of(const uint64_t *a, const uint64_t *b, unsigned bits, bool sign) {
    if (sign && negative(a, bits) != negative(b, bits)) return negative(a, bits) ? -1 : 1;
    return big_compare(a, b, (bits + 63) / 64);
}

/* The exact result of an operation on integers of up to 128 bits; whether it fits into them, and whether
 * it is below the range. */
typedef struct ExactResult {
    uint64_t w[4];
    bool fits, below;
} ExactResult;

/* Computes x + y, x - y, x * y or x << y (what: '+', '-', '*', '<') of integers of `bits` bits. */
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

/* Computes a sum, difference or shift as exact() does, and clamps it to `bits` bits. */
static void saturate(uint64_t *r, char what, const uint64_t *a, const uint64_t *b, unsigned bits, bool sign) {
    ExactResult x = exact(what, a, b, bits, sign);
    memcpy(r, x.w, (bits + 63) / 64 * sizeof *r);
    if (x.fits) return;
    for (unsigned i = 0; i * 64 < bits; i++) r[i] = x.below ? 0 : ~UINT64_C(0);
    unsigned top = bits - 1;
    if (sign) r[top / 64] ^= UINT64_C(1) << (top % 64);
}

/* Shifts the pair a:b left and takes the high word, or right and takes the low word. */
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

/* Computes the intrinsics that only move bits. Returns false for the others. */
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

/* Executes an integer intrinsic of at most 128 bits. sub: enum IntOp; x: bits; width: bits of the result
 * if they differ. c: the third operand; for the _O operations instead the slots from the result to the
 * overflow bit. */
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
    bool beyond = (c->sub == INT_USHL_SAT || c->sub == INT_SSHL_SAT) && (b[0] >= bits || (n > 1 && b[1]));
    if (!a_ok || !b_ok || !t_ok || beyond) {
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
    case INT_SCMP: r[0] = (uint64_t)(int64_t)order_of(a, b, bits, c->sub == INT_SCMP); break;
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

/* ------------------------------------------------------------------------------------------ small formats */

/* Converts f32 to ue8m0, which is its biased exponent. */
static uint64_t power_bits(uint64_t f32, enum Round r, bool finite) {
    uint64_t e = f32 >> 23 & 0xff, up = r == RP && f32 & 0x7fffff;
    if (fp_is_nan(FP_FLOAT, f32)) return 0xff;
    if (e == 0xff || e + up == 0xff) return finite ? 0xfe : 0xff;
    return e + up;
}

static uint64_t power_value(uint64_t v) { return v == 0xff ? fp_nan(FP_FLOAT) : v == 0 ? 0x00400000 : v << 23; }

/* Returns the low 16 bits of v in reverse order. */
static uint32_t reversed16(uint32_t v) {
    uint32_t r = 0;
    for (unsigned i = 0; i < 16; i++) r |= (v >> i & 1) << (15 - i);
    return r;
}

/* Converts element i of a stochastically rounded vector. Which random bits an element takes, PTX shows in
 * figures; the following is measured on sm_100. Each half of a pair takes one half of the word; f16 uses 13
 * bits of it. Of four elements, two share sixteen bits and the second of them takes these in reverse order;
 * they are one half of the word, and for e2m1 the same byte of both halves. Elements of 6 bits are assumed to
 * act as those of 8 bits, because both fill a byte. */
static uint64_t convert_random(enum FpType to, unsigned i, uint32_t word, uint64_t v) {
    if (to == FP_HALF) return fp_convert_random(FP_FLOAT, to, word >> 16 * i & 0x1fff, 13, v);
    uint32_t low = i / 2 * 8, part = word >> 16 * (to == FP_BFLOAT ? i : i / 2) & 0xffff;
    if (to == FP_E2M1) part = (word >> (16 + low) & 0xff) << 8 | (word >> low & 0xff);
    return fp_convert_random(FP_FLOAT, to, to != FP_BFLOAT && i & 1 ? reversed16(part) : part, 16, v);
}

Go fp_narrow_op(Exec *e, const DecodedOp *c) {
    Slot s = OPERAND(e, c->a);
    enum FpType from = (enum FpType)c->sub, to = (enum FpType)c->width;
    enum Round r = (enum Round)(c->x & 0xff);
    bool finite = c->x & 256, relu = c->x & 512;
    uint64_t v = s.v, all = to == FP_TF32 ? 0xffffffff : to == FP_UE8M0 ? 0xff : ONES(fp_width(to));
    if (from == FP_UE8M0) v = power_value(v), from = FP_FLOAT;
    if (relu && !fp_is_nan(from, v) && v >> (fp_width(from) - 1)) v = 0;
    if (to == FP_UE8M0) v = power_bits(fp_convert(from, FP_FLOAT, RN, v), r, finite);
    else if (r == RS) v = convert_random(to, c->x >> 16, (uint32_t)OPERAND(e, c->b).v, v);
    else v = fp_convert(from, to, r, v);
    if (finite && to != FP_UE8M0) v = fp_finite(to, v);
    if (to == FP_TF32) v = fp_is_nan(FP_TF32, v) ? 0x7fffffff : v << 13;
    bool undefined = s.u || (r == RS && OPERAND(e, c->b).u);
    OPERAND(e, c->dst) = undefined ? (Slot){0, all} : (Slot){v & all, 0};
    return GO_NEXT;
}
