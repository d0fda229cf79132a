/* interval.h: arithmetic on ranges of signed integers, which range.h computes for the values of a program.
 *
 *    interval_sum({0, 3}, {1, 1}, interval_of_bits(32), false)  is {1, 4}
 *
 * The result of an operation contains all values that the operation yields for operands in the given ranges. `type` is
 * the range of the type of the result (interval_of_bits): a result that may wrap around has that range. */
#ifndef NVIR_ANALYSIS_INTERVAL_H
#define NVIR_ANALYSIS_INTERVAL_H

#include "ir/ir.h"

/* A range of signed integers; both bounds are included. */
typedef struct Range {
    int64_t low, high;
} Range;

extern const Range interval_any; /* all of int64_t */

static inline int64_t min64(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t max64(int64_t a, int64_t b) { return a > b ? a : b; }
/* Reports whether every integer of a is in b. */
static inline bool interval_within(Range a, Range b) { return a.low >= b.low && a.high <= b.high; }
/* Returns the smallest range that contains both. */
static inline Range interval_join(Range a, Range b) { return (Range){min64(a.low, b.low), max64(a.high, b.high)}; }
/* Returns the intersection of two ranges of one value. Returns a if they are disjoint: then the code is unreachable,
 * and any range is correct. */
Range interval_meet(Range a, Range b);
/* Reduces *x to its intersection with y. Returns false, and leaves *x, if they are disjoint, or if y is empty. */
bool interval_reduce(Range *x, Range y);

/* Returns the range of a signed integer of that many bits; interval_any for 0, 64 and more. */
Range interval_of_bits(uint32_t bits);
/* Returns the range of -a without wrap-around; interval_any if a bound is INT64_MIN. */
Range interval_negative(Range a);
/* Returns the range of a + b. nsw: the operation has the flag nsw, so a result that overflows `type` is poison and is
 * left out. Without nsw, returns `type` if some result overflows it. */
Range interval_sum(Range a, Range b, Range type, bool nsw);
/* Return the range of a - b, and of a * by; nsw as for interval_sum. */
Range interval_difference(Range a, Range b, Range type, bool nsw);
Range interval_product(Range a, int64_t by, Range type, bool nsw);
/* Returns the range of a right shift, quotient, remainder or AND of x by the constant `by`, which is not negative.
 * `op` is OP_AND, OP_UREM, OP_SREM, OP_UDIV, OP_SDIV, OP_LSHR or OP_ASHR. Returns `type` for a division by 0 and for a
 * shift by 64 or more. */
Range interval_divided(enum Op op, Range x, int64_t by, Range type);
/* Returns the range of the minimum or maximum of a and b; `id` is INTRIN_llvm_umin, umax, smin or smax. The unsigned
 * ones also have their operands and results as signed integers. */
Range interval_minmax(uint32_t id, Range a, Range b, Range type);
/* Reduces *x to the integers that can be in the relation `pred`, an ICMP_*, to an integer of y; does nothing if the
 * bounds of y say nothing about it. Returns false, and leaves *x, if no integer can: then the code is unreachable. */
bool interval_compare(Range *x, uint8_t pred, Range y);

#endif
