/* location.h: addresses as the points-to analysis sees them.
 *
 *     %a = alloca { ptr, ptr, [8 x i32] }         location (%a, 0)
 *     %q = getelementptr i8, ptr %a, i64 8        location (%a, 8)
 *     %r = getelementptr i32, ptr %q, i64 %i      location (%a, 16), extent { size 28, stride 4 } if %i is 2..9
 *
 * A location is an element of the union-find (unify.h) and a byte offset from the origin of that element. An
 * extent says how far beyond its location one address may lie, if the index that computes it has bounds
 * (analysis/range.h). Both are plain values. Nothing here fails; an offset that does not fit into 32 bits
 * becomes INT32_MIN, which the unification takes for "anywhere in the class". */
#ifndef NVIR_ANALYSIS_SPACES_LOCATION_H
#define NVIR_ANALYSIS_SPACES_LOCATION_H

#include "ir/ir.h"

/* Element 0 means no object: null, undef, a function whose address is not tracked. Element 1 is OUTSIDE:
 * all memory that is not an abstract object of its own. */
enum { OUTSIDE = 1 };
typedef struct Location {
    uint32_t elem;
    int32_t off;
} Location;
#define LOCATION_NONE ((Location){0, 0})
#define LOCATION_OUTSIDE ((Location){OUTSIDE, 0})

/* How far an address may be from its location: k * stride bytes beyond it for some k >= 0, and at most `size` bytes.
 * Size 0: exactly at the location. */
typedef struct Extent {
    uint32_t size, stride;
} Extent;
#define EXTENT_NONE ((Extent){0, 0})

/* Returns the greatest common divisor; 0 is the neutral element. */
static inline uint64_t offsets_gcd(uint64_t a, uint64_t b) {
    while (b) {
        uint64_t t = a % b;
        a = b, b = t;
    }
    return a;
}

/* Returns the extent of a sum of two offsets, each known only by its extent. Its size may exceed INT32_MAX. */
static inline Extent extent_add(Extent a, Extent b) {
    return (Extent){a.size + b.size, (uint32_t)offsets_gcd(a.stride, b.stride)};
}

/* An address with at most this many candidate locations is accessed at each of them separately, so that the elements of
 * a short table keep cells of their own. */
enum { EXTENT_FEW = 4 };
/* Reports whether an extent has at most EXTENT_FEW candidate locations. */
static inline bool extent_is_few(Extent e) { return !e.size || (e.stride && e.size / e.stride < EXTENT_FEW); }

/* Returns how many candidate locations an access enumerates: all of a short extent, else only the first. */
static inline uint32_t extent_count(Extent e) { return e.size && extent_is_few(e) ? e.size / e.stride + 1 : 1; }

/* Returns off + by, or INT32_MIN if the sum does not fit into 32 bits. */
static inline int32_t offset_add(int32_t off, int32_t by) {
    int64_t sum = (int64_t)off + by;
    return sum != (int32_t)sum ? INT32_MIN : (int32_t)sum;
}

#endif
