/* number.h: arithmetic on bit patterns: integers of any width, and floating point in every format and
 * rounding that PTX has. */
#ifndef NVIR_ANALYSIS_RUN_MACHINE_NUMBER_H
#define NVIR_ANALYSIS_RUN_MACHINE_NUMBER_H

#include "ir/ir.h"

static inline uint64_t sign_extend(uint64_t v, unsigned width) {
    unsigned shift = 64 - width;
    return (uint64_t)((int64_t)(v << shift) >> shift);
}

/* float and double as patterns. A NaN that comes out of an operation is the one PTX makes: positive, all ones
 * in f32. */
static inline float f32_of(uint64_t bits) { uint32_t b = (uint32_t)bits; float f; memcpy(&f, &b, 4); return f;
                                           }
static inline double f64_of(uint64_t bits) { double d; memcpy(&d, &bits, 8); return d; }
static inline uint64_t f32_bits(float f) { uint32_t b; memcpy(&b, &f, 4); return f != f ? 0x7fffffffu : b; }
static inline uint64_t f64_bits(double d) { uint64_t b; memcpy(&b, &d, 8);
                                           return d != d ? UINT64_C(0x7ff8000000000000) : b; }

/* Arithmetic is done on the first four; the others are only converted. */
enum FpType { FP_HALF, FP_BFLOAT, FP_FLOAT, FP_DOUBLE, FP_TF32, FP_E4M3, FP_E5M2, FP_E3M2, FP_E2M3, FP_E2M1,
    FP_UE8M0                                     /* powers of two: a format of its own, see narrow_op */
};
/* nearest even, to zero, down, up, nearest away from zero; RS: to zero after random bits were added */
enum Round { RN, RZ, RM, RP, RNA, RS };
enum FpOp { FP_ADD, FP_SUB, FP_MUL, FP_DIV, FP_FMA, FP_SQRT, FP_REM };

unsigned fp_width(enum FpType t);
bool fp_is_nan(enum FpType t, uint64_t bits);
uint64_t fp_nan(enum FpType t);
/* a subnormal becomes a zero of its sign */
uint64_t fp_flush(enum FpType t, uint64_t bits);
uint64_t fp_saturate(enum FpType t, uint64_t bits);                 /* into [0, 1]; NaN becomes 0 */
uint64_t fp_op(enum FpOp op, enum FpType t, enum Round r, uint64_t a, uint64_t b, uint64_t c);
uint64_t fp_convert(enum FpType from, enum FpType to, enum Round r, uint64_t bits);
/* An infinity becomes the greatest number. */
uint64_t fp_finite(enum FpType t, uint64_t bits);
/* Rounded at random: `random`, of `width` bits, is added below the last place, and what is left of that goes.
 * */
uint64_t fp_convert_random(enum FpType from, enum FpType to, uint64_t random, unsigned width, uint64_t bits);
uint64_t fp_integral(enum FpType t, enum Round r, uint64_t bits);   /* rounded to an integer, same type */
/* Little-endian 64-bit words of an integer. */
uint64_t fp_from_int(enum FpType t, enum Round r, const uint64_t *words, unsigned n, bool is_signed,
                     unsigned width);
/* Clamped to the range of `width` bits; NaN gives 0; *exact tells whether the value was in range. */
void fp_to_int(enum FpType t, enum Round r, uint64_t bits, bool is_signed, unsigned width, uint64_t *words,
               bool *in_range);
double fp_double(enum FpType t, uint64_t bits);                     /* exact */
uint64_t fp_of_double(enum FpType t, double d);                     /* rounded to nearest even */
/* -1, 0, 1, or 2 for unordered. */
int fp_compare(enum FpType t, uint64_t a, uint64_t b);
/* max and min: a NaN loses (or wins, with nan); -0 < +0. */
uint64_t fp_extreme(enum FpType t, bool max, bool nan, uint64_t a, uint64_t b);

/* Integers of n 64-bit words, little-endian; the result may be an operand. */
void big_add(uint64_t *d, const uint64_t *a, const uint64_t *b, unsigned n);
void big_sub(uint64_t *d, const uint64_t *a, const uint64_t *b, unsigned n);
void big_mul(uint64_t *d, const uint64_t *a, const uint64_t *b, unsigned n);       /* d is no operand */
void big_shl(uint64_t *d, const uint64_t *a, uint64_t by, unsigned n);
void big_shr(uint64_t *d, const uint64_t *a, uint64_t by, unsigned n, bool fill);
void big_divide(uint64_t *quotient, uint64_t *remainder, const uint64_t *a, const uint64_t *b, unsigned n);
int big_compare(const uint64_t *a, const uint64_t *b, unsigned n);                  /* unsigned */
bool big_zero(const uint64_t *a, unsigned n);
/* bits up to the highest one */
unsigned big_length(const uint64_t *a, unsigned n);
/* clears or sign-fills what is above width */
void big_trunc(uint64_t *a, unsigned n, unsigned width, bool sign);
uint64_t mul_high(uint64_t a, uint64_t b);

#endif
