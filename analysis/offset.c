/* offset.c: how far from its base a getelementptr leads, as far as its indices tell. */
#include "analysis/objects.h"

/* A power of two that the integer is a multiple of; 0 if it is zero. (Powers of two survive a wrap.) */
static uint64_t multiple_of(const Module *m, const Fn *f, Ref r, uint32_t depth) {
    uint64_t c, a, b;
    if (ref_int(m, r, &c)) return c & (~c + 1);
    if (!f || !ref_is(r, REF_VALUE) || depth >= 4) return 1;
    ValueId v = ref_index(r);
    switch (inst_at(f, v)->op) {
    case OP_SHL:
        return ref_int(m, inst_op(f, v, 1), &c) && c < 16
                   ? multiple_of(m, f, inst_op(f, v, 0), depth + 1) << c
                   : 1;
    case OP_ZEXT: case OP_SEXT: return multiple_of(m, f, inst_op(f, v, 0), depth + 1);
    case OP_SELECT:
        a = multiple_of(m, f, inst_op(f, v, 1), depth + 1);
        b = multiple_of(m, f, inst_op(f, v, 2), depth + 1);
        return offsets_gcd(a, b);
    case OP_ADD: case OP_SUB:
        a = multiple_of(m, f, inst_op(f, v, 0), depth + 1);
        b = multiple_of(m, f, inst_op(f, v, 1), depth + 1);
        return offsets_gcd(a, b);
    case OP_MUL: return multiple_of(m, f, inst_op(f, v, 1), depth + 1);
    default: return 1;
    }
}

#define OFFSET_ANY ((Offset){.stride = 1})

static Ranges *ranges_of(Objects *o, const Fn *f) {
    if (o->ranges_of != f->sym) {
        if (o->ranges_of) ranges_free(&o->ranges);
        ranges_build(&o->ranges, o->m, f);
        o->ranges_of = f->sym;
    }
    return &o->ranges;
}

/* Adds an index that is not constant, in instruction v, for elements of `size` bytes; false: it has no
 * bounds. */
static bool index_add(Objects *o, const Fn *f, ValueId v, Ref index, uint64_t size, uint64_t multiple,
                      Offset *x) {
    Range r = range_at(ranges_of(o, f), index, v);
    int64_t unit = (int64_t)multiple;
    if (r.low < INT32_MIN || r.high > INT32_MAX) return false;
    if (!size || size > INT32_MAX || multiple > INT32_MAX) return false;
    r.low += ((-r.low) % unit + unit) % unit;    /* the first and the last multiple in the range */
    r.high -= (r.high % unit + unit) % unit;
    if (r.low > r.high) return false;
    x->by += r.low * (int64_t)size;              /* below 2^62; the sum is looked at by the caller */
    x->size += (uint64_t)(r.high - r.low) * size;
    return x->by >= INT32_MIN && x->by <= INT32_MAX && x->size <= INT32_MAX;
}

Offset offset_of(Objects *o, const Fn *f, ValueId v, TypeId t, const Ref *index, uint32_t n) {
    Module *m = o->m;
    Offset x = {.bounded = true};
    int64_t constant = 0;
    for (uint32_t k = 0; k < n; k++) {
        bool field = k > 0 && type_kind(m, t) == TY_STRUCT;
        int64_t i = 0, step = 0;
        bool known = ref_sint(m, index[k], &i);
        if (field && (!known || i < 0 || i >= (int64_t)type_at(m, t)->nelem)) return OFFSET_ANY;
        if (field) {
            step = (int64_t)struct_offset(m, t, (uint32_t)i);
            t = type_elem(m, t, (uint64_t)i);
        } else {
            if (k > 0) t = type_elem(m, t, 0);
            uint64_t size = type_size(m, t), multiple = known ? 1 : multiple_of(m, f, index[k], 0);
            if (!known) x.stride = offsets_gcd(x.stride, size * multiple);
            else if (size > INT32_MAX || __builtin_mul_overflow(i, (int64_t)size, &step)) return OFFSET_ANY;
            if (!known && multiple && x.bounded)
                x.bounded = f && index_add(o, f, v, index[k], size, multiple, &x);
        }
        if (__builtin_add_overflow(constant, step, &constant)) return OFFSET_ANY;
    }
    if (!x.bounded) x.by = 0;
    if (__builtin_add_overflow(x.by, constant, &x.by)) return OFFSET_ANY;
    return x;
}
