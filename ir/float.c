/* float.c: floating-point arithmetic in every format and rounding mode, correctly rounded.
 *
 * A number is unpacked into a sign, an integer mantissa of up to 256 bits and an exponent. The operation is
 * exact, except that bits far below the result are collected in one sticky bit; then the result is rounded
 * once. Operations on float and double that round to nearest even use the arithmetic of the host.
 */
#include <math.h>

#include "ir/number.h"

enum { WORDS = 4 };
enum RealKind { ZERO, FINITE, INFINITE, NOT_A_NUMBER };
/* A number; if FINITE its magnitude is m * 2^exp. */
typedef struct Real {
    enum RealKind kind;
    bool neg;
    int exp;
    uint64_t m[WORDS];
} Real;

/* width: bits of the whole number; mant: bits of the stored mantissa, without the implicit one; bias: of the exponent.
 * nan: the canonical NaN. finite: the format has no infinity, and the greatest exponent is an ordinary one; nan is then
 * the only NaN or, in a format without NaN, the greatest number. */
typedef struct Format {
    unsigned width, mant;
    int bias;
    uint64_t nan;
    bool finite;
} Format;
/* clang-format off */
static const Format format[] = {
    [FP_HALF] = {16, 10, 15, 0x7fff, false}, [FP_BFLOAT] = {16, 7, 127, 0x7fff, false},
    [FP_FLOAT] = {32, 23, 127, 0x7fffffff, false},
    [FP_DOUBLE] = {64, 52, 1023, UINT64_C(0x7ff8000000000000), false},
    [FP_TF32] = {19, 10, 127, 0x3ffff, false}, [FP_E4M3] = {8, 3, 7, 0x7f, true},
    [FP_E5M2] = {8, 2, 15, 0x7f, false}, [FP_E3M2] = {6, 2, 3, 0x1f, true}, [FP_E2M3] = {6, 3, 1, 0x1f, true},
    [FP_E2M1] = {4, 1, 1, 7, true}
};
/* clang-format on */

bool fp_type(enum TypeKind kind, enum FpType *t) {
    switch (kind) {
    case TY_HALF: *t = FP_HALF; return true;
    case TY_BFLOAT: *t = FP_BFLOAT; return true;
    case TY_FLOAT: *t = FP_FLOAT; return true;
    case TY_DOUBLE: *t = FP_DOUBLE; return true;
    default: return false;
    }
}
unsigned fp_width(enum FpType t) { return format[t].width; }
uint64_t fp_nan(enum FpType t) { return format[t].nan; }

/* Returns a mask of the exponent field of a format, which is also the pattern of its infinity if it has one. */
static uint64_t exponent_mask(enum FpType t) {
    const Format *f = &format[t];
    return ((UINT64_C(1) << (f->width - 1)) - 1) & ~((UINT64_C(1) << f->mant) - 1);
}
bool fp_is_nan(enum FpType t, uint64_t bits) {
    uint64_t magnitude = bits & ((UINT64_C(1) << (format[t].width - 1)) - 1);
    if (format[t].finite) return t == FP_E4M3 && magnitude == format[t].nan;
    return magnitude > exponent_mask(t);
}
uint64_t fp_flush(enum FpType t, uint64_t bits) {
    return bits & exponent_mask(t) ? bits : bits & UINT64_C(1) << (format[t].width - 1);
}

/* Returns the number that the bits encode in format t. */
static Real unpack(enum FpType t, uint64_t bits) {
    const Format *f = &format[t];
    Real r = {.neg = bits >> (f->width - 1) & 1};
    uint64_t mant = bits & ((UINT64_C(1) << f->mant) - 1), e = (bits & exponent_mask(t)) >> f->mant;
    uint64_t top = exponent_mask(t) >> f->mant;
    if (fp_is_nan(t, bits)) {
        r.kind = NOT_A_NUMBER;
        return r;
    }
    if (e == top && !f->finite) {
        r.kind = INFINITE;
        return r;
    }
    if (e == 0 && mant == 0) return r;
    r.kind = FINITE;
    r.m[0] = e ? mant | UINT64_C(1) << f->mant : mant;
    r.exp = (int)(e ? e : 1) - f->bias - (int)f->mant;
    return r;
}

/* Shifts m, which has WORDS words, right by n bits, n may be larger than m; the last bit is sticky: it is set if any
 * bit shifted out was. */
static void shift_sticky(uint64_t *m, unsigned n) {
    uint64_t lost[WORDS];
    if (n == 0) return;
    if (n >= WORDS * 64) {
        bool any = !big_zero(m, WORDS);
        memset(m, 0, WORDS * 8);
        m[0] = any;
        return;
    }
    big_shl(lost, m, WORDS * 64 - n, WORDS);
    big_shr(m, m, n, WORDS, false);
    m[0] |= !big_zero(lost, WORDS);
}

/* Reports whether the truncated magnitude of a number must be incremented to round the number. odd: its last bit; half:
 * the first lost bit; rest: whether any lost bit below that was set. */
static bool round_up(enum Round r, bool neg, bool odd, bool half, bool rest) {
    switch (r) {
    case RN: return half && (rest || odd);
    case RNA: return half;
    case RM: return neg && (half || rest);
    case RP: return !neg && (half || rest);
    default: return false;
    }
}

/* Returns the magnitude of the finite x rounded to a multiple of 2^to, divided by 2^to. The result must fit in 64
 * bits. */
static uint64_t quantize(const Real *x, int to, enum Round r) {
    uint64_t m[WORDS];
    memcpy(m, x->m, sizeof m);
    if (x->exp >= to) {
        big_shl(m, m, (unsigned)(x->exp - to), WORDS);
        return m[0];
    }
    unsigned n = (unsigned)(to - x->exp);
    if (n > 2) shift_sticky(m, n - 2), n = 2;
    uint64_t low = m[0] & ((1u << n) - 1), up = n == 2 ? low : low << 1; /* two bits: half, rest */
    big_shr(m, m, n, WORDS, false);
    return m[0] + round_up(r, x->neg, m[0] & 1, up & 2, up & 1);
}

/* Returns the exponent of the last mantissa bit (ulp) of x in a format; for a number that is subnormal there, the least
 * one of the format. */
static int quantum_of(const Real *x, const Format *f) {
    int least = 1 - f->bias - (int)f->mant, last = x->exp + (int)big_length(x->m, WORDS) - 1 - (int)f->mant;
    return last < least ? least : last;
}

/* Returns the bits of x rounded to format t. An overflow gives infinity or the greatest number, by the rounding mode;
 * in a format without infinity, an overflow and an infinite x give the greatest number. NaN gives the canonical one. */
static uint64_t pack(const Real *x, enum FpType t, enum Round r) {
    const Format *f = &format[t];
    uint64_t sign = (uint64_t)x->neg << (f->width - 1), inf = exponent_mask(t);
    if (x->kind == NOT_A_NUMBER) return f->nan;
    uint64_t greatest = !f->finite ? inf - 1 : t == FP_E4M3 ? f->nan - 1 : f->nan;
    if (x->kind == INFINITE) return sign | (f->finite ? greatest : inf);
    if (x->kind == ZERO) return sign;
    int quantum = quantum_of(x, f);
    uint64_t n = quantize(x, quantum, r);
    if (n >> (f->mant + 1)) n >>= 1, quantum++;
    /* a subnormal number or zero, because its quantum is the least one */
    if (!(n >> f->mant)) return sign | n;
    int e = quantum + (int)f->mant + f->bias;
    uint64_t bits = (uint64_t)e << f->mant | (n & ((UINT64_C(1) << f->mant) - 1));
    if (bits > greatest) {
        bool infinite = r == RN || r == RNA || r == RS || (r == RP && !x->neg) || (r == RM && x->neg);
        return infinite && !f->finite ? sign | inf : sign | greatest;
    }
    return sign | bits;
}

/* Returns the exact product; rounding it is left to the caller. Zero times infinity is NaN. */
static Real real_mul(Real a, Real b) {
    Real r = {.neg = a.neg != b.neg, .kind = FINITE};
    if (a.kind == NOT_A_NUMBER || b.kind == NOT_A_NUMBER) r.kind = NOT_A_NUMBER;
    else if (a.kind == INFINITE || b.kind == INFINITE)
        r.kind = a.kind == ZERO || b.kind == ZERO ? NOT_A_NUMBER : INFINITE;
    else if (a.kind == ZERO || b.kind == ZERO) r.kind = ZERO;
    else {
        big_mul(r.m, a.m, b.m, WORDS);
        r.exp = a.exp + b.exp;
    }
    return r;
}

/* Gives two finite numbers the same exponent, for addition. Bits of the number with the lesser exponent that are too
 * far below the other one are collected in its last bit. */
static void align(Real *a, Real *b) {
    if (a->exp < b->exp) {
        Real *t = a;
        a = b;
        b = t;
    }
    int by = a->exp - b->exp, room = 250 - (int)big_length(a->m, WORDS);
    if (by <= room) {
        big_shl(a->m, a->m, (unsigned)by, WORDS);
        a->exp = b->exp;
        return;
    }
    big_shl(a->m, a->m, (unsigned)room, WORDS);
    a->exp -= room;
    shift_sticky(b->m, (unsigned)(a->exp - b->exp));
    b->exp = a->exp;
}

/* Returns the sum, exact but for the bits that align() collects; rounding it is left to the caller. The rounding mode
 * decides only the sign of an exact zero. */
static Real real_add(Real a, Real b, enum Round r) {
    Real zero = {.neg = a.neg == b.neg ? a.neg : r == RM};
    if (a.kind == NOT_A_NUMBER || b.kind == NOT_A_NUMBER) return (Real){.kind = NOT_A_NUMBER};
    if (a.kind == INFINITE || b.kind == INFINITE) {
        if (a.kind == b.kind && a.neg != b.neg) return (Real){.kind = NOT_A_NUMBER};
        return a.kind == INFINITE ? a : b;
    }
    if (a.kind == ZERO && b.kind == ZERO) return zero;
    if (a.kind == ZERO) return b;
    if (b.kind == ZERO) return a;
    align(&a, &b);
    if (a.neg == b.neg) {
        big_add(a.m, a.m, b.m, WORDS);
        return a;
    }
    int order = big_compare(a.m, b.m, WORDS);
    if (order == 0) return zero;
    if (order < 0) {
        Real t = a;
        a = b;
        b = t;
    }
    big_sub(a.m, a.m, b.m, WORDS);
    return a;
}

/* Returns the quotient, computed as the integer m * 2^130 / m' of the mantissas; its last bit is set if there is a
 * remainder. Rounding it is left to the caller. 0 / 0 and infinity / infinity are NaN, and x / 0 is infinity. */
static Real real_div(Real a, Real b) {
    Real r = {.neg = a.neg != b.neg, .kind = FINITE};
    uint64_t rest[WORDS];
    if (a.kind == NOT_A_NUMBER || b.kind == NOT_A_NUMBER || (a.kind == b.kind && a.kind != FINITE))
        r.kind = NOT_A_NUMBER;
    else if (a.kind == INFINITE || b.kind == ZERO) r.kind = INFINITE;
    else if (a.kind == ZERO || b.kind == INFINITE) r.kind = ZERO;
    else {
        big_shl(a.m, a.m, 130, WORDS);
        big_divide(r.m, rest, a.m, b.m, WORDS);
        r.m[0] |= !big_zero(rest, WORDS);
        r.exp = a.exp - 130 - b.exp;
    }
    return r;
}

/* Returns the square root, computed bit by bit to some 90 bits; if there is a remainder, one more bit is set after
 * them. A zero keeps its sign; a negative number gives NaN. */
static Real real_sqrt(Real a) {
    Real r = {.kind = FINITE};
    if (a.kind == ZERO || a.kind == NOT_A_NUMBER) return a;
    if (a.neg) return (Real){.kind = NOT_A_NUMBER};
    if (a.kind == INFINITE) return a;
    unsigned by = 180 - big_length(a.m, WORDS);
    if ((a.exp - (int)by) % 2) by++;
    big_shl(a.m, a.m, by, WORDS);
    r.exp = (a.exp - (int)by) / 2;
    /* the largest root whose square is not greater, bit by bit */
    for (int i = 95; i >= 0; i--) {
        uint64_t square[WORDS], root[WORDS];
        memcpy(root, r.m, sizeof root);
        root[i / 64] |= UINT64_C(1) << (i % 64);
        big_mul(square, root, root, WORDS);
        if (big_compare(square, a.m, WORDS) <= 0) memcpy(r.m, root, sizeof root);
    }
    uint64_t square[WORDS];
    big_mul(square, r.m, r.m, WORDS);
    if (big_compare(square, a.m, WORDS) < 0) {
        big_shl(r.m, r.m, 1, WORDS);
        r.exp--;
        r.m[0] |= 1;
    }
    return r;
}

/* Returns the bits of the result of a float operation computed by the host, rounded to nearest even. */
static uint64_t host_float(enum FpOp op, float a, float b, float c) {
    switch (op) {
    case FP_ADD: return f32_bits(a + b);
    case FP_SUB: return f32_bits(a - b);
    case FP_MUL: return f32_bits(a * b);
    case FP_DIV: return f32_bits(a / b);
    case FP_FMA: return f32_bits(fmaf(a, b, c));
    case FP_SQRT: return f32_bits(sqrtf(a));
    default: return f32_bits(fmodf(a, b));
    }
}

/* Returns the bits of the result of a double operation computed by the host, rounded to nearest even. */
static uint64_t host_double(enum FpOp op, double a, double b, double c) {
    switch (op) {
    case FP_ADD: return f64_bits(a + b);
    case FP_SUB: return f64_bits(a - b);
    case FP_MUL: return f64_bits(a * b);
    case FP_DIV: return f64_bits(a / b);
    case FP_FMA: return f64_bits(fma(a, b, c));
    case FP_SQRT: return f64_bits(sqrt(a));
    default: return f64_bits(fmod(a, b));
    }
}

uint64_t fp_op(enum FpOp op, enum FpType t, enum Round r, uint64_t a, uint64_t b, uint64_t c) {
    if (r == RN && t == FP_FLOAT) return host_float(op, f32_of(a), f32_of(b), f32_of(c));
    if (r == RN && t == FP_DOUBLE) return host_double(op, f64_of(a), f64_of(b), f64_of(c));
    Real x = unpack(t, a), y = unpack(t, b), z;
    switch (op) {
    case FP_SUB:
        y.neg = !y.neg;
        z = real_add(x, y, r);
        break;
    case FP_ADD: z = real_add(x, y, r); break;
    case FP_MUL: z = real_mul(x, y); break;
    case FP_DIV: z = real_div(x, y); break;
    case FP_FMA: z = real_add(real_mul(x, y), unpack(t, c), r); break;
    case FP_SQRT: z = real_sqrt(x); break;
    default: return fp_of_double(t, fmod(fp_double(t, a), fp_double(t, b)));
    }
    return pack(&z, t, r);
}

uint64_t fp_convert(enum FpType from, enum FpType to, enum Round r, uint64_t bits) {
    if (from == FP_FLOAT && to == FP_DOUBLE) return f64_bits(f32_of(bits));
    if (from == FP_DOUBLE && to == FP_FLOAT && r == RN) return f32_bits((float)f64_of(bits));
    Real x = unpack(from, bits);
    return pack(&x, to, r);
}

uint64_t fp_convert_random(enum FpType from, enum FpType to, uint64_t random, unsigned width, uint64_t bits) {
    Real x = unpack(from, bits);
    if (x.kind == FINITE) {
        int last = quantum_of(&x, &format[to]);
        Real more = {.kind = FINITE, .neg = x.neg, .exp = last - (int)width, .m = {random}};
        align(&x, &more);
        big_add(x.m, x.m, more.m, WORDS);
    }
    return pack(&x, to, RS);
}

uint64_t fp_finite(enum FpType t, uint64_t bits) {
    uint64_t sign = UINT64_C(1) << (format[t].width - 1);
    bool infinite = !format[t].finite && (bits & ~sign) == exponent_mask(t);
    return infinite ? bits - 1 : bits;
}

double fp_double(enum FpType t, uint64_t bits) { return f64_of(fp_convert(t, FP_DOUBLE, RN, bits)); }
uint64_t fp_of_double(enum FpType t, double d) { return fp_convert(FP_DOUBLE, t, RN, f64_bits(d)); }

uint64_t fp_integral(enum FpType t, enum Round r, uint64_t bits) {
    Real x = unpack(t, bits);
    if (x.kind == NOT_A_NUMBER) return fp_nan(t);
    if (x.kind != FINITE || x.exp >= 0) return bits;
    uint64_t n = quantize(&x, 0, r);
    Real y = {.kind = n ? FINITE : ZERO, .neg = x.neg, .m = {n}};
    return pack(&y, t, RN);
}

uint64_t fp_from_int(enum FpType t, enum Round r, const uint64_t *words, unsigned n, bool is_signed, unsigned width) {
    /* the conversions of the host round the same way */
    if (width <= 64 && r == RN && t >= FP_FLOAT) {
        uint64_t v = is_signed ? sign_extend(words[0], width) : words[0];
        if (t == FP_FLOAT) return f32_bits(is_signed ? (float)(int64_t)v : (float)v);
        return f64_bits(is_signed ? (double)(int64_t)v : (double)v);
    }
    Real x = {.kind = FINITE};
    uint64_t zero[WORDS] = {0};
    memcpy(x.m, words, (n < WORDS ? n : WORDS) * sizeof *words);
    big_trunc(x.m, WORDS, width, is_signed);
    if (is_signed && x.m[WORDS - 1] >> 63) {
        x.neg = true;
        big_sub(x.m, zero, x.m, WORDS);
    }
    if (big_zero(x.m, WORDS)) x.kind = ZERO;
    return pack(&x, t, r);
}

void fp_to_int(enum FpType t, enum Round r, uint64_t bits, bool is_signed, unsigned width, uint64_t *words,
               bool *in_range) {
    if (width <= 64 && r == RZ && t >= FP_FLOAT) {
        double d = t == FP_FLOAT ? (double)f32_of(bits) : f64_of(bits);
        *in_range = true;
        if (is_signed && fabs(d) < ldexp(1, (int)width - 1)) {
            *words = (uint64_t)(int64_t)d & ~UINT64_C(0) >> (64 - width);
            return;
        }
        if (!is_signed && d >= 0 && d < ldexp(1, (int)width)) {
            *words = (uint64_t)d;
            return;
        }
    }
    Real x = unpack(t, bits);
    unsigned n = (width + 63) / 64;
    uint64_t m[WORDS] = {0}, zero[WORDS] = {0}, limit[WORDS] = {1};
    memset(words, 0, n * sizeof *words);
    *in_range = x.kind != NOT_A_NUMBER && x.kind != INFINITE;
    if (x.kind == NOT_A_NUMBER || x.kind == ZERO) return;
    bool large = x.kind == INFINITE || x.exp + (int)big_length(x.m, WORDS) > 200;
    if (!large) {
        if (x.exp >= 0) big_shl(m, x.m, (unsigned)x.exp, WORDS);
        else m[0] = quantize(&x, 0, r);
    }
    /* The magnitude must be less than the limit: 2^width for unsigned, 2^(width-1) for signed numbers; for
     * negative numbers 1 or 2^(width-1) + 1. */
    if (x.neg && !is_signed) limit[0] = 1;
    else {
        big_shl(limit, limit, is_signed ? width - 1 : width, WORDS);
        if (x.neg) limit[0] |= 1;
        if (x.neg && width - 1 == 0) limit[0] = 2;
    }
    if (large || big_compare(m, limit, WORDS) >= 0) {
        *in_range = false;
        memcpy(m, limit, sizeof m);
        zero[0] = 1;
        big_sub(m, m, zero, WORDS);
        zero[0] = 0;
    }
    if (x.neg) big_sub(m, zero, m, WORDS);
    big_trunc(m, WORDS, width, false);
    memcpy(words, m, n * sizeof *words);
}

int fp_compare(enum FpType t, uint64_t a, uint64_t b) {
    double x = fp_double(t, a), y = fp_double(t, b);
    return x < y ? -1 : x > y ? 1 : x == y ? 0 : 2;
}

uint64_t fp_saturate(enum FpType t, uint64_t bits) {
    double d = fp_double(t, bits);
    if (!(d > 0)) return 0;
    return d > 1 ? fp_of_double(t, 1.0) : bits;
}

uint64_t fp_extreme(enum FpType t, bool max, bool nan, uint64_t a, uint64_t b) {
    bool an = fp_is_nan(t, a), bn = fp_is_nan(t, b);
    if (an || bn) return (an && bn) || nan ? fp_nan(t) : an ? b : a;
    int order = fp_compare(t, a, b);
    /* -0 < +0 */
    if (order == 0) order = (int)(b >> (format[t].width - 1)) - (int)(a >> (format[t].width - 1));
    return (order < 0) == max ? b : a;
}
