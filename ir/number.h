/* number.h: arithmetic on bit patterns: integers of any width, and floating point in every format and
 * rounding mode of PTX. Patterns are zero-extended to 64 bits. */
#ifndef NVIR_IR_NUMBER_H
#define NVIR_IR_NUMBER_H

#include "ir/ir.h"

/* Returns the lowest `width` bits of v, 1 to 64, sign-extended to 64 bits. */
static inline uint64_t sign_extend(uint64_t v, unsigned width) {
    unsigned shift = 64 - width;
    return (uint64_t)((int64_t)(v << shift) >> shift);
}

/* Convert between numbers and patterns. f32_of ignores the upper 32 bits. From a NaN, f32_bits and f64_bits return the
 * pattern of the canonical NaN of PTX, which is positive: 0x7fffffff in f32, 0x7ff8000000000000 in f64. */
static inline float f32_of(uint64_t bits) {
    uint32_t b = (uint32_t)bits;
    float f;
    memcpy(&f, &b, 4);
    return f;
}
static inline double f64_of(uint64_t bits) {
    double d;
    memcpy(&d, &bits, 8);
    return d;
}
static inline uint64_t f32_bits(float f) {
    uint32_t b;
    memcpy(&b, &f, 4);
    return f != f ? 0x7fffffffu : b;
}
static inline uint64_t f64_bits(double d) {
    uint64_t b;
    memcpy(&b, &d, 8);
    return d != d ? UINT64_C(0x7ff8000000000000) : b;
}

/* The formats. Only the first four have arithmetic; the others are only converted. */
/* clang-format off */
enum FpType { FP_HALF, FP_BFLOAT, FP_FLOAT, FP_DOUBLE, FP_TF32, FP_E4M3, FP_E5M2, FP_E3M2, FP_E2M3, FP_E2M1,
    FP_UE8M0                                     /* powers of two, without sign and mantissa: see fp_narrow_op */
};
/* clang-format on */
/* Rounding: to nearest even, to zero, down, up, to nearest with ties away from zero; RS: stochastic, to zero
 * after random bits were added. */
enum Round { RN, RZ, RM, RP, RNA, RS };
enum FpOp { FP_ADD, FP_SUB, FP_MUL, FP_DIV, FP_FMA, FP_SQRT, FP_REM };

/* Reports whether `kind` is half, bfloat, float or double, the types with floating-point arithmetic, and then sets *t
 * to its format. */
bool fp_type(enum TypeKind kind, enum FpType *t);
/* Return the number of bits of a format, and its canonical NaN; in a format without NaN, that is the greatest number.
 * These and the other functions do not accept FP_UE8M0. */
unsigned fp_width(enum FpType t);
uint64_t fp_nan(enum FpType t);
/* Reports whether a pattern is a NaN. The formats of 4 and 6 bits have none. */
bool fp_is_nan(enum FpType t, uint64_t bits);
/* Returns a zero of the same sign for a subnormal number, and other patterns as they are. */
uint64_t fp_flush(enum FpType t, uint64_t bits);
/* Returns the number clamped to [0, 1]; NaN and -0 become 0. */
uint64_t fp_saturate(enum FpType t, uint64_t bits);
/* Returns the correctly rounded result, or fp_nan of the format; c is the addend of FMA, and unary operations use only
 * a, although b and c must be patterns of the format. The remainder is rounded to nearest. */
uint64_t fp_op(enum FpOp op, enum FpType t, enum Round r, uint64_t a, uint64_t b, uint64_t c);
/* Converts between formats. An overflow gives infinity or the greatest number, by the rounding mode; in a format
 * without infinity always the greatest number. NaN gives fp_nan of the format. */
uint64_t fp_convert(enum FpType from, enum FpType to, enum Round r, uint64_t bits);
/* Replaces an infinity by the greatest finite number of its sign; returns other patterns as they are. */
uint64_t fp_finite(enum FpType t, uint64_t bits);
/* Converts with stochastic rounding: adds `random`, of `width` bits, to the magnitude below the last place of the
 * result, and truncates. An overflow gives infinity or, in a format without infinity, the greatest number; zero and
 * infinity are converted as by fp_convert, and NaN gives fp_nan of the format. */
uint64_t fp_convert_random(enum FpType from, enum FpType to, uint64_t random, unsigned width, uint64_t bits);
/* Rounds to an integer, in the same format. A zero keeps its sign, an infinity is returned as it is, and NaN gives
 * fp_nan of the format. */
uint64_t fp_integral(enum FpType t, enum Round r, uint64_t bits);
/* Converts an integer of `width` bits, at most 256, in n 64-bit words, least significant first; the bits above it must
 * be 0. t must be one of the four formats with arithmetic, here and in fp_to_int. */
uint64_t fp_from_int(enum FpType t, enum Round r, const uint64_t *words, unsigned n, bool is_signed, unsigned width);
/* Rounds to an integer of `width` bits, at most 256, clamped to its range; NaN gives 0. Stores it in (width + 63) / 64
 * words, zero-extended. Sets *in_range to whether `bits` is not NaN and the integer was not clamped. */
void fp_to_int(enum FpType t, enum Round r, uint64_t bits, bool is_signed, unsigned width, uint64_t *words,
               bool *in_range);
/* Convert to double, which is exact, and from double, rounding to nearest even. */
double fp_double(enum FpType t, uint64_t bits);
uint64_t fp_of_double(enum FpType t, double d);
/* Returns -1, 0, 1 for less, equal, greater, and 2 for unordered. */
int fp_compare(enum FpType t, uint64_t a, uint64_t b);
/* Reports whether a comparison with this predicate (FCMP_*) holds. less, equal, greater: the outcome, of which at most
 * one is true; all are false if the operands are unordered. */
static inline bool fp_holds(unsigned pred, bool less, bool equal, bool greater) {
    return pred & (equal ? FCMP_OEQ : greater ? FCMP_OGT : less ? FCMP_OLT : FCMP_UNO);
}
/* Returns the maximum of a and b if `max`, else the minimum, with -0 < +0. If one operand is NaN, returns the other one
 * or, with `nan`, fp_nan of the format; if both are, fp_nan. */
uint64_t fp_extreme(enum FpType t, bool max, bool nan, uint64_t a, uint64_t b);

/* Arithmetic on integers of n 64-bit words, least significant first, modulo 2^(64 n). The result d may be an operand,
 * unless noted. */
void big_add(uint64_t *d, const uint64_t *a, const uint64_t *b, unsigned n);
void big_sub(uint64_t *d, const uint64_t *a, const uint64_t *b, unsigned n);
void big_mul(uint64_t *d, const uint64_t *a, const uint64_t *b, unsigned n); /* the low n words; d is not an operand */
void big_shl(uint64_t *d, const uint64_t *a, uint64_t by, unsigned n);       /* by any number of bits */
/* Shifts to the right; with `fill` it shifts in ones, otherwise zeros. */
void big_shr(uint64_t *d, const uint64_t *a, uint64_t by, unsigned n, bool fill);
/* Divides unsigned integers; b is not 0. The quotient and the remainder must not be operands, nor the same array. */
void big_divide(uint64_t *quotient, uint64_t *remainder, const uint64_t *a, const uint64_t *b, unsigned n);
/* Returns -1, 0 or 1 for unsigned less, equal, greater. */
int big_compare(const uint64_t *a, const uint64_t *b, unsigned n);
/* Reports whether the integer is 0. */
bool big_zero(const uint64_t *a, unsigned n);
/* Returns the number of bits up to the highest one bit; 0 if the integer is 0. */
unsigned big_length(const uint64_t *a, unsigned n);
/* Clears the bits of a from bit `width` (from 0) on or, with `sign`, fills them with bit width - 1. `width` is at most
 * 64 n and, with `sign`, at least 1. */
void big_trunc(uint64_t *a, unsigned n, unsigned width, bool sign);
/* Returns the upper half of the 128-bit product of the unsigned a and b. */
uint64_t mul_high(uint64_t a, uint64_t b);

#endif
