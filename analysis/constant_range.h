/* constant_range.h: sets of consecutive integers of one width, which may wrap around (LLVM: ConstantRange).
 *
 *    x < 3, as unsigned numbers of 8 bits, is {0, 2};   x != 0 is {1, 255};   x + 1 < 3 is {255, 1}
 *
 * Such a set is what a comparison with a constant says about a value. Unlike a Range (interval.h) it has no sign. */
#ifndef NVIR_ANALYSIS_CONSTANT_RANGE_H
#define NVIR_ANALYSIS_CONSTANT_RANGE_H

#include "ir/arith.h"

/* The integers first, first + 1, ... last modulo 2^bits, where bits is 1 to 64. Never empty; a set with all integers is
 * not a ConstantRange either. */
typedef struct ConstantRange {
    uint64_t first, last;
    uint32_t bits;
} ConstantRange;

/* Sets *r to the integers x of `bits` bits for which `x pred n` holds. Returns false if all or none do. */
bool constant_range_of(enum IntPred pred, uint64_t n, uint32_t bits, ConstantRange *r);
/* Returns the integers that are not in r. */
ConstantRange constant_range_complement(ConstantRange r);
/* Returns the integers x for which x + by is in r, and those for which by - x is. */
ConstantRange constant_range_before_sum(ConstantRange r, uint64_t by);
ConstantRange constant_range_before_difference(ConstantRange r, uint64_t by);
/* Sets *r to the integers that are in both a and b, which have the same width. Returns false if there is none, and if
 * they are two ranges; *none tells which. */
bool constant_range_meet(ConstantRange a, ConstantRange b, ConstantRange *r, bool *none);
/* Returns a test for r: x is in r if `x + *plus pred *n` holds. *plus is 0 where possible. */
enum IntPred constant_range_test(ConstantRange r, uint64_t *plus, uint64_t *n);

#endif
