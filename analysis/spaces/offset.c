/* offset.c: computes the offset of a getelementptr from its indices. See offset.h.
 *
 * A constant index adds a constant. Any other index adds a stride: the size of the element times a power of
 * two that divides the index. If the index has bounds as well, the offset has a size. The search for the
 * power of two visits a bounded number of instructions. */
#include "analysis/spaces/location.h"
#include "analysis/spaces/offset.h"

/* The search for a power of two that divides an integer. It visits at most MULTIPLE_BUDGET instructions; phi
 * holds the phis that are being visited. */
enum { MULTIPLE_BUDGET = 32, MULTIPLE_PHIS = 4, MULTIPLE_MAX = 1 << 30 };
typedef struct MultipleQuery {
    const Module *m;
    const Fn *f;
    uint32_t left, nphi;
    ValueId phi[MULTIPLE_PHIS];
} MultipleQuery;

static uint64_t multiple_of(MultipleQuery *q, Ref r);

/* Returns a power of two that divides every `step`-th operand of v from number `first` on; 0 if all are zero. Stops at
 * the first operand that only 1 is known to divide. */
static uint64_t operands_multiple(MultipleQuery *q, ValueId v, uint32_t first, uint32_t step) {
    uint64_t all = 0;
    for (uint32_t i = first; i < inst_at(q->f, v)->nopnd && all != 1; i += step)
        all = offsets_gcd(all, multiple_of(q, inst_op(q->f, v, i)));
    return all;
}

/* Returns a power of two that divides phi v, such as a counter: it divides the initial value and the increment of each
 * round. Returns 1 if the search is in MULTIPLE_PHIS other phis already. The recursive query of the phi itself returns
 * 0, that is, a multiple of anything. This is sound by induction over the rounds, because no operation in multiple_of()
 * returns fewer factors of two than its operands have. */
static uint64_t phi_multiple(MultipleQuery *q, ValueId v) {
    for (uint32_t i = 0; i < q->nphi; i++)
        if (q->phi[i] == v) return 0;
    if (q->nphi == MULTIPLE_PHIS) return 1;
    q->phi[q->nphi++] = v;
    uint64_t all = operands_multiple(q, v, 0, 2);
    q->nphi--;
    return all;
}

/* Returns a power of two that is known to divide integer r; 0 if r is known to be zero, 1 if nothing is known. That of
 * a product or shift is at most 2^30. Powers of two are used because they survive a wrap-around. No result here has
 * fewer factors of two than the least of its operands. */
static uint64_t multiple_of(MultipleQuery *q, Ref r) {
    uint64_t c, a, b;
    if (ref_int(q->m, r, &c)) return c & (~c + 1);
    if (!q->f || !ref_is(r, REF_VALUE) || !q->left) return 1;
    q->left--;
    ValueId v = ref_index(r);
    switch (inst_at(q->f, v)->op) {
    case OP_SHL:
        if (!ref_int(q->m, inst_op(q->f, v, 1), &c) || c >= 16) return multiple_of(q, inst_op(q->f, v, 0));
        a = multiple_of(q, inst_op(q->f, v, 0)) << c;
        return a < MULTIPLE_MAX ? a : MULTIPLE_MAX;
    case OP_ZEXT:
    case OP_SEXT:
    case OP_TRUNC: return multiple_of(q, inst_op(q->f, v, 0));
    case OP_PHI: return phi_multiple(q, v);
    case OP_SELECT: return operands_multiple(q, v, 1, 1);
    case OP_ADD:
    case OP_SUB:
    case OP_OR:
    case OP_XOR: return operands_multiple(q, v, 0, 1);
    case OP_AND:
    case OP_MUL:
        a = multiple_of(q, inst_op(q->f, v, 0));
        b = multiple_of(q, inst_op(q->f, v, 1));
        if (inst_at(q->f, v)->op == OP_AND) return !a || !b ? 0 : a > b ? a : b;
        return a * b < MULTIPLE_MAX ? a * b : MULTIPLE_MAX;
    default: return 1;
    }
}

#define OFFSET_ANY ((Offset){.stride = 1})

/* Returns the ranges of function f; builds them, and frees those of another function, unless they are cached. */
static Ranges *ranges_of(Module *m, FnRanges *r, const Fn *f) {
    if (r->fn != f->sym) {
        if (r->fn) ranges_free(&r->ranges);
        ranges_build(&r->ranges, m, f);
        r->fn = f->sym;
    }
    return &r->ranges;
}

void offset_ranges_free(FnRanges *r) {
    if (r->fn) ranges_free(&r->ranges);
    r->fn = 0;
}

/* Adds to *x the range of the offset of `index` at v, in elements of `size` bytes; the index is a multiple of
 * `multiple`, which is not 0. Returns false if the bounds of the index, or the offset, do not fit into 32 bits, if no
 * multiple is in the bounds, or if `size` is 0; then x->by and x->size may have changed. */
static bool index_add(Ranges *ranges, ValueId v, Ref index, uint64_t size, uint64_t multiple, Offset *x) {
    Range r = range_at(ranges, index, v);
    int64_t unit = (int64_t)multiple;
    if (r.low < INT32_MIN || r.high > INT32_MAX) return false;
    if (!size || size > INT32_MAX || multiple > INT32_MAX) return false;
    r.low += ((-r.low) % unit + unit) % unit; /* the first and the last multiple in the range */
    r.high -= (r.high % unit + unit) % unit;
    if (r.low > r.high) return false;
    x->by += r.low * (int64_t)size; /* below 2^62; the sum is checked below */
    x->size += (uint64_t)(r.high - r.low) * size;
    return x->by >= INT32_MIN && x->by <= INT32_MAX && x->size <= INT32_MAX;
}

/* Walks the indices through the type. `x.by` collects the low ends of bounded indices; if one index has no
 * bounds, only the constant part counts. */
Offset offset_of(Module *m, FnRanges *r, const Fn *f, ValueId v, TypeId t, const Ref *index, uint32_t n) {
    Offset x = {.bounded = true};
    int64_t constant = 0;
    for (uint32_t k = 0; k < n; k++) {
        bool field = k > 0 && type_kind(m, t) == TY_STRUCT;
        int64_t i = 0, step = 0;
        bool known = ref_sint(m, index[k], &i);
        if (field && (!known || i < 0 || i >= (int64_t)type_at(m, t)->nelem)) return OFFSET_ANY;
        if (field) {
            step = (int64_t)type_field_offset(m, t, (uint32_t)i);
            t = type_elem(m, t, (uint64_t)i);
        } else {
            if (k > 0) t = type_elem(m, t, 0);
            MultipleQuery q = {.m = m, .f = f, .left = MULTIPLE_BUDGET};
            uint64_t size = type_size(m, t), multiple = known ? 1 : multiple_of(&q, index[k]);
            if (!known) x.stride = offsets_gcd(x.stride, size * multiple);
            else if (size > INT32_MAX || __builtin_mul_overflow(i, (int64_t)size, &step)) return OFFSET_ANY;
            if (!known && multiple && x.bounded)
                x.bounded = f && index_add(ranges_of(m, r, f), v, index[k], size, multiple, &x);
        }
        if (__builtin_add_overflow(constant, step, &constant)) return OFFSET_ANY;
    }
    if (!x.bounded) x.by = 0;
    if (__builtin_add_overflow(x.by, constant, &x.by)) return OFFSET_ANY;
    return x;
}
