/* alias_distance.c: implements alias_distance.h.
 *
 *    a[i & 3], a[4 + (j & 3)]      0 to 12 and 16 to 28 bytes from %a: the bounds keep them apart
 *    p[i].x, p[j].y                a multiple of 8, and that plus 4: the stride keeps them apart
 */
#include "analysis/alias_distance.h"

#include "analysis/spaces/location.h"

enum { DISTANCE_STEPS = 8, DISTANCE_MAX = 1 << 30 };

/* Returns the sum of two distances. If the sum of the lower bounds overflows, nothing is known of the result; if only
 * that of the upper bounds does, the result is not bounded. */
static AliasDistance distance_add(AliasDistance x, AliasDistance y) {
    AliasDistance sum = {.stride = offsets_gcd(x.stride, y.stride), .bounded = x.bounded && y.bounded};
    if (__builtin_add_overflow(x.low, y.low, &sum.low)) return (AliasDistance){.stride = 1};
    if (sum.bounded && __builtin_add_overflow(x.high, y.high, &sum.high)) sum.bounded = false;
    return sum;
}

static AliasDistance distance_of(const Alias *a, AliasOrigin o, int steps);

/* Returns the distance of v, an address whose offset from its base is not constant, from `root`. If v is not a
 * getelementptr, its base has another root, or `steps` is 0, nothing is known of it. A getelementptr that is not
 * inbounds can wrap around, and then only the largest power of two that divides the stride divides the distance. */
static AliasDistance anchor_distance(const Alias *a, ValueId v, Ref root, int steps) {
    const Inst *i = inst_at(a->f, v);
    AliasOrigin base = alias_origin(a, inst_op(a->f, v, 0));
    if (i->op != OP_GETELEMENTPTR || !ref_same(base.root, root) || !steps) return (AliasDistance){.stride = 1};
    Offset x = offset_of(a->m, &a->demanded->ranges, a->f, v, i->aux, inst_ops(a->f, v) + 1, i->nopnd - 1);
    if (!(i->flags & IF_INBOUNDS)) x.stride &= ~x.stride + 1;
    AliasDistance own = {.bounded = x.bounded, .low = x.by, .high = x.by + (int64_t)x.size, .stride = x.stride};
    return distance_add(own, distance_of(a, base, steps - 1));
}

/* Returns the distance from its root of an address with derivation `o`. Follows at most `steps` getelementptrs with
 * offsets that are not constant. Computes the distance of each anchor once, with the steps that were left at its first
 * query, and caches it. */
static AliasDistance distance_of(const Alias *a, AliasOrigin o, int steps) {
    AliasDistance own = {.bounded = true, .low = o.offset, .high = o.offset};
    if (ref_same(o.anchor, o.root)) return own;
    if (!ref_is(o.anchor, REF_VALUE) || ref_index(o.anchor) >= a->n) return (AliasDistance){.stride = 1};
    if (!a->demanded->distance) a->demanded->distance = mem_alloc((a->n + 1) * sizeof(AliasDistance));
    AliasDistance *d = &a->demanded->distance[ref_index(o.anchor)];
    if (!d->known) *d = anchor_distance(a, ref_index(o.anchor), o.root, steps);
    d->known = true;
    return distance_add(own, *d);
}

/* Reports whether the distance is bounded, in [-2^30, 2^30], and `size` is at most 2^30 bytes, so that their sum wraps
 * around in no address space, not even in one of 32 bits. */
static bool distance_is_small(const AliasDistance *d, uint64_t size) {
    return d->bounded && d->low >= -DISTANCE_MAX && d->high <= DISTANCE_MAX && size <= DISTANCE_MAX;
}

bool alias_distances_disjoint(const Alias *a, const AliasLocation *p, const AliasLocation *q) {
    AliasDistance x = distance_of(a, alias_origin(a, p->ptr), DISTANCE_STEPS),
                  y = distance_of(a, alias_origin(a, q->ptr), DISTANCE_STEPS);
    if (distance_is_small(&x, p->size) && distance_is_small(&y, q->size) &&
        (x.high + (int64_t)p->size <= y.low || y.high + (int64_t)q->size <= x.low))
        return true;
    int64_t between;
    uint64_t stride = offsets_gcd(x.stride, y.stride);
    if (!stride || stride > INT32_MAX || __builtin_sub_overflow(y.low, x.low, &between)) return false;
    uint64_t above = (uint64_t)(between % (int64_t)stride + (int64_t)stride) % stride;
    return above >= p->size && stride - above >= q->size;
}
