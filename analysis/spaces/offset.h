/* offset.h: the byte offset of a getelementptr, as far as its indices are known.
 *
 *     getelementptr [4 x i32], ptr %p, i64 0, i64 2            by 8
 *     getelementptr i32, ptr %p, i64 %i                        stride 4
 *     getelementptr i32, ptr %p, i64 (%i & 3)                  by 0, stride 4, size 12, bounded
 *     getelementptr i8,  ptr %p, i64 (%i << 4)                 stride 16
 *
 * Bounds come from analysis/range.h; strides from the powers of two that divide an index. */
#ifndef NVIR_ANALYSIS_SPACES_OFFSET_H
#define NVIR_ANALYSIS_SPACES_OFFSET_H

#include "analysis/range.h"

/* An offset in bytes: `by` plus a multiple of `stride` (0: exactly `by`). If it is bounded, it is in [by, by + size];
 * else the multiple may be negative, and `size` means nothing. */
typedef struct Offset {
    int64_t by;
    uint64_t stride;
    bool bounded;
    uint64_t size;
} Offset;

/* The cached ranges (analysis/range.h) of the function that offset_of was last called for; fn 0: none yet. Start it
 * zeroed, and free it with offset_ranges_free. The function must not change meanwhile. */
typedef struct FnRanges {
    Ranges ranges;
    SymId fn;
} FnRanges;
void offset_ranges_free(FnRanges *r);

/* Returns the offset of getelementptr v of f with source element type t and n indices. For a constant expression f and
 * r are NULL and v is not used; the offset is then bounded only if all indices are constants. An unknown offset has
 * stride 1 and is not bounded. */
Offset offset_of(Module *m, FnRanges *r, const Fn *f, ValueId v, TypeId t, const Ref *index, uint32_t n);

#endif
