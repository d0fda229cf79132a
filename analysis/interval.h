/* interval.h: arithmetic on ranges of signed integers, which range.h computes for the values of a program.
 *
 *    interval_sum({0, 3}, {1, 1}, interval_of_bits(32), false)  is {1, 4}
 *
 * The result of an operation contains all values that the operation yields for operands in the given ranges. `type` is
 * the range of the type of the result: a result that may wrap around has that range. */
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
static inline bool interval_within(Range a, Range b) { return a.low >= b.low && a.high <= b.high; }
static inline Range interval_join(Range a, Range b) { return (Range){min64(a.low, b.low), max64(a.high, b.high)}; }
/* Intersects two ranges that both hold. If they are disjoint, the code is unreachable and either one is correct. */
Range interval_meet(Range a, Range b);

Range interval_of_bits(uint32_t bits); /* of a signed integer of that many bits; interval_any for 0 and from 64 on */
Range interval_negative(Range a);      /* of -a; interval_any if a bound is INT64_MIN */
/* Return the range of a + b, a - b, a * by. nsw: the operation does not wrap around. */
Range interval_sum(Range a, Range b, Range type, bool nsw);
Range interval_difference(Range a, Range b, Range type, bool nsw);
Range interval_product(Range a, int64_t by, Range type, bool nsw);
/* Returns the range of a right shift, quotient, remainder or AND of x and the constant `by`, which is not negative.
 * `op` is OP_AND, OP_UREM, OP_SREM, OP_UDIV, OP_SDIV, OP_LSHR or OP_ASHR. */
Range interval_divided(enum Op op, Range x, int64_t by, Range type);
/* Returns the range of llvm.umin, umax, smin or smax, of which `id` is the INTRIN_*. */
Range interval_minmax(uint32_t id, Range a, Range b, Range type);
/* Returns the range x, narrowed by the fact `x pred y`, where pred is an ICMP_*. */
Range interval_compared(Range x, uint8_t pred, Range y);

#endif
