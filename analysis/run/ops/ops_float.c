/* ops_float.c: arithmetic, conversions and functions of every floating-point format. */
#include <math.h>

#include "analysis/run/ops/words.h"

/* The parts of fp_mode (ops.h), which is in c->width: type, rounding, whether to flush subnormals, whether to clamp the
 * result to 0 .. 1. */
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
    OPERAND(e, c->dst) = a.u | b.u ? (Slot){0, 1} : (Slot){fp_holds(c->sub, order == -1, order == 0, order == 1), 0};
    return GO_NEXT;
}

/* Executes a conversion from, to or between floating-point types. sub: CAST_; width: fp_mode, with the type of the
 * source, or of the result if the source is an integer; x: bits of the integer, at most 128, or the result type of
 * CAST_FP_FP. A float out of the range of the integer gives poison if c is set, else it is clamped, and NaN gives 0.
 * CAST_INTEGRAL rounds to an integer and keeps the type. */
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

/* Returns the value of an approximate function (enum MathOp) in double precision; the caller rounds it. The function
 * of the host is within the error bounds (ULP) that PTX gives. */
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

/* Returns the result of a mathematical function of a and b, which are defined, in type t: exact for those that only
 * round or select, otherwise computed in double precision and rounded. The exponent b of powi and ldexp is an int64. */
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
    case MATH_POWI: return fp_of_double(t, pow(fp_double(t, a.v), (double)(int64_t)b.v));
    case MATH_LDEXP: {
        int64_t by = (int64_t)b.v;
        by = by > 5000 ? 5000 : by < -5000 ? -5000 : by;
        return fp_of_double(t, ldexp(fp_double(t, a.v), (int)by));
    }
    default: return fp_of_double(t, math_function(op, fp_double(t, a.v), fp_double(t, b.v)));
    }
}

/* Reads an exponent, a signed integer of `bits` bits in the slots from s on, limited to the range of 64 bits. */
static Slot exponent_in(const Slot *s, unsigned bits) {
    unsigned last = (bits - 1) / 64;
    int64_t top = (int64_t)sign_extend(s[last].v, bits - last * 64);
    if (!last) return (Slot){(uint64_t)top, s->u};
    uint64_t fill = 0 - (s->v >> 63), u = s->u | s[last].u;
    bool fits = (uint64_t)top == fill;
    for (unsigned i = 1; i < last; i++) u |= s[i].u, fits &= s[i].v == fill;
    return (Slot){fits ? s->v : top < 0 ? (uint64_t)INT64_MIN : INT64_MAX, u};
}

/* Stores an exponent of `bits` bits in the slots from d on; u: which bits of each slot are undefined. */
static void exponent_out(Slot *d, int exponent, unsigned bits, uint64_t u) {
    for (unsigned i = 0; i * 64 < bits; i++) {
        uint64_t in = ONES(bits - i * 64 < 64 ? bits - i * 64 : 64);
        d[i] = (Slot){(uint64_t)(i ? -(exponent < 0) : exponent) & in, u & in};
    }
}

/* Executes a mathematical function of a and b; for one with a single operand, b must be defined too. sub: enum MathOp;
 * width: fp_mode; x: bits of the integer result of lrint and lround, of the exponent b of powi and ldexp, or of the
 * second result of frexp, which is c slots after the first one. */
Go math_op(Exec *e, const DecodedOp *c) {
    enum FpType t = MODE_TYPE(c);
    bool to_int = c->sub == MATH_LRINT || c->sub == MATH_LROUND, by = c->sub == MATH_POWI || c->sub == MATH_LDEXP, ok;
    Slot a = OPERAND(e, c->a), b = by ? exponent_in(&OPERAND(e, c->b), c->x) : OPERAND(e, c->b);
    Slot *d = &OPERAND(e, c->dst);
    if (a.u | b.u) {
        *d = (Slot){0, ONES(to_int ? c->x : fp_width(t))};
        if (c->sub == MATH_FREXP) exponent_out(d + c->c, 0, c->x, UINT64_MAX);
        return GO_NEXT;
    }
    if (MODE_FTZ(c)) a.v = fp_flush(t, a.v), b.v = by ? b.v : fp_flush(t, b.v);
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
        exponent_out(d + c->c, exponent, c->x, 0);
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

/* ------------------------------------------------------------------------------------------ small formats */

/* Converts the bits of an f32 to ue8m0, which is its biased exponent; ignores the sign. Rounds up if r is RP, else
 * down. An infinity or overflow gives NaN (0xff), or 0xfe if `finite`; NaN always gives 0xff. */
static uint64_t power_bits(uint64_t f32, enum Round r, bool finite) {
    uint64_t e = f32 >> 23 & 0xff, up = r == RP && f32 & 0x7fffff;
    if (fp_is_nan(FP_FLOAT, f32)) return 0xff;
    if (e == 0xff || e + up == 0xff) return finite ? 0xfe : 0xff;
    return e + up;
}

/* Converts ue8m0 to the bits of an f32. */
static uint64_t power_value(uint64_t v) { return v == 0xff ? fp_nan(FP_FLOAT) : v == 0 ? 0x00400000 : v << 23; }

/* Returns the low 16 bits of v in reverse order. */
static uint32_t reversed16(uint32_t v) {
    uint32_t r = 0;
    for (unsigned i = 0; i < 16; i++) r |= (v >> i & 1) << (15 - i);
    return r;
}

/* Returns v, an f32, stochastically rounded to type `to`, as element i of a vector, with random bits from `word`. PTX
 * shows in figures which random bits an element takes; the following is measured on sm_100. Each element of a pair
 * takes one half of the word; f16 uses 13 bits of it. Of four elements, elements 0 and 1 share sixteen bits, and 2 and
 * 3; the second of the two takes the bits in reverse order. The sixteen bits are one half of the word, but for e2m1
 * the same byte of both halves. Elements of 6 bits are assumed to act as those of 8 bits, because both fill a byte. */
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
