/* element.h: the element types of matrix instructions, and their values as double. */
#ifndef NVIR_ANALYSIS_RUN_OPS_ELEMENT_H
#define NVIR_ANALYSIS_RUN_OPS_ELEMENT_H

#include <stdbool.h>
#include <stdint.h>

/* kind: 'f' float, 's' signed, 'u' unsigned, 'b' single bits. fp: enum FpType of a float. */
typedef struct ElementType {
    const char *name;
    char kind;
    uint8_t bits;
    uint8_t fp;
} ElementType;
extern const ElementType element_type[];

/* Stores in *which the index in element_type of the type of this PTX name ("f16", "e4m3"). Returns false if there is
 * none; *which is then no index. */
bool element_find(const char *name, unsigned *which);
/* Returns the exact value of an element, which is in the lowest t->bits bits. tf32 ignores the 13 low ones of 32. */
double element_value(const ElementType *t, uint64_t bits);
/* Returns the bits of a value rounded to nearest even in a float type, or converted to s32 if t is an integer type. The
 * value of an integer is integral. satfinite clamps it to the range of s32, else it wraps; floats ignore satfinite. */
uint64_t element_bits(const ElementType *t, double v, bool satfinite);
/* Returns the value of a block scale: ue4m3, or else ue8m0 (a power of two, 0xff is NaN). */
double element_scale(bool ue4m3, uint8_t bits);

#endif
