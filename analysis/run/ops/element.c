/* element.c: the element types of matrix instructions. Every format of at most 64 bits converts to double
 * exactly. */
#include <math.h>

#include "analysis/run/machine/machine.h"
#include "ir/number.h"
#include "analysis/run/ops/element.h"

const ElementType element_type[] = {{"f16", 'f', 16, FP_HALF},   {"bf16", 'f', 16, FP_BFLOAT},
                                    {"tf32", 'f', 32, FP_TF32},  {"f32", 'f', 32, FP_FLOAT},
                                    {"f64", 'f', 64, FP_DOUBLE}, {"e4m3", 'f', 8, FP_E4M3},
                                    {"e5m2", 'f', 8, FP_E5M2},   {"e3m2", 'f', 6, FP_E3M2},
                                    {"e2m3", 'f', 6, FP_E2M3},   {"e2m1", 'f', 4, FP_E2M1},
                                    {"s8", 's', 8, 0},           {"u8", 'u', 8, 0},
                                    {"s4", 's', 4, 0},           {"u4", 'u', 4, 0},
                                    {"b1", 'b', 1, 0},           {"s32", 's', 32, 0}};

bool element_find(const char *name, unsigned *which) {
    for (*which = 0; *which < sizeof element_type / sizeof *element_type; ++*which)
        if (strcmp(element_type[*which].name, name) == 0) return true;
    return false;
}

double element_value(const ElementType *t, uint64_t bits) {
    switch (t->kind) {
    case 'f': return t->fp == FP_TF32 ? f32_of(bits & 0xffffe000) : fp_double((enum FpType)t->fp, bits);
    case 's': return (double)(int64_t)sign_extend(bits & ONES(t->bits), t->bits);
    default: return (double)(bits & ONES(t->bits));
    }
}

uint64_t element_bits(const ElementType *t, double v, bool satfinite) {
    if (t->kind == 'f') return fp_of_double((enum FpType)t->fp, v);
    if (satfinite) v = v > 2147483647.0 ? 2147483647.0 : v < -2147483648.0 ? -2147483648.0 : v;
    return (uint64_t)(int64_t)v & 0xffffffff;
}

double element_scale(bool ue4m3, uint8_t bits) {
    if (ue4m3) return fp_double(FP_E4M3, bits & 0x7f);
    return bits == 0xff ? NAN : ldexp(1, bits - 127);
}
