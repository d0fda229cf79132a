/* interval.c: implements interval.h. */
#include "analysis/interval.h"
#include "ir/intrinsic_id.h"

const Range interval_any = {INT64_MIN, INT64_MAX};

Range interval_of_bits(uint32_t bits) {
    if (!bits || bits >= 64) return interval_any;
    return (Range){-(INT64_C(1) << (bits - 1)), (INT64_C(1) << (bits - 1)) - 1};
}

bool interval_reduce(Range *x, Range y) {
    Range both = {max64(x->low, y.low), min64(x->high, y.high)};
    if (both.low > both.high) return false;
    *x = both;
    return true;
}

Range interval_meet(Range a, Range b) {
    interval_reduce(&a, b);
    return a;
}

Range interval_negative(Range a) {
    if (a.low == INT64_MIN || a.high == INT64_MIN) return interval_any;
    return (Range){-a.high, -a.low};
}

/* Returns the range of a result whose mathematical value has range `exact`: `exact` itself if it lies in `type`,
 * otherwise `type`, because the result may wrap around. With `nsw`, returns the part of `exact` in `type`, because an
 * overflow makes the result poison and can be ignored. If `overflow`, `exact` did not fit into 64 bits and is not
 * valid; returns `type`. */
static Range result_fit(Range exact, bool overflow, Range type, bool nsw) {
    if (overflow) return type;
    return nsw || interval_within(exact, type) ? interval_meet(type, exact) : type;
}

Range interval_sum(Range a, Range b, Range type, bool nsw) {
    Range x;
    bool over = __builtin_add_overflow(a.low, b.low, &x.low);
    over |= __builtin_add_overflow(a.high, b.high, &x.high);
    return result_fit(x, over, type, nsw);
}

Range interval_difference(Range a, Range b, Range type, bool nsw) {
    Range x;
    bool over = __builtin_sub_overflow(a.low, b.high, &x.low);
    over |= __builtin_sub_overflow(a.high, b.low, &x.high);
    return result_fit(x, over, type, nsw);
}

Range interval_product(Range a, int64_t by, Range type, bool nsw) {
    Range x;
    bool over = __builtin_mul_overflow(a.low, by, &x.low);
    over |= __builtin_mul_overflow(a.high, by, &x.high);
    if (by < 0) x = (Range){x.high, x.low};
    return result_fit(x, over, type, nsw);
}

bool interval_compare(Range *x, uint8_t pred, Range y) {
    Range r = interval_any;
    bool positive = x->low >= 0, other_positive = y.low >= 0;
    switch (pred) {
    case ICMP_EQ: return interval_reduce(x, y);
    case ICMP_NE:
        if (y.low != y.high) return true;
        if (x->low == x->high) return x->low != y.low;
        x->low += x->low == y.low;
        x->high -= x->high == y.low;
        return true;
    case ICMP_ULT:
    case ICMP_ULE: /* unsigned less than a nonnegative number: nonnegative */
        if (!other_positive) return true;
        r.low = 0;
        /* fall through */
    case ICMP_SLT:
    case ICMP_SLE: {
        bool strict = pred == ICMP_ULT || pred == ICMP_SLT;
        if (strict && y.high == INT64_MIN) return false;
        r.high = y.high - strict;
        return interval_reduce(x, r);
    }
    case ICMP_UGT:
    case ICMP_UGE:
        if (!positive || !other_positive) return true;
        /* fall through */
    default: {
        bool strict = pred == ICMP_UGT || pred == ICMP_SGT;
        if (strict && y.low == INT64_MAX) return false;
        r.low = y.low + strict;
        return interval_reduce(x, r);
    }
    }
}

Range interval_minmax(uint32_t id, Range a, Range b, Range type) {
    bool is_unsigned = id == INTRIN_llvm_umin || id == INTRIN_llvm_umax;
    bool smaller = id == INTRIN_llvm_umin || id == INTRIN_llvm_smin;
    Range low = {min64(a.low, b.low), min64(a.high, b.high)};
    Range high = {max64(a.low, b.low), max64(a.high, b.high)};
    if (!is_unsigned || (a.low >= 0 && b.low >= 0)) return smaller ? low : high;
    if (!smaller) return type;
    if (a.low >= 0) return (Range){0, a.high}; /* at most the operand that is not negative */
    return b.low >= 0 ? (Range){0, b.high} : type;
}

Range interval_divided(enum Op op, Range x, int64_t by, Range type) {
    bool positive = x.low >= 0;
    uint64_t largest = (uint64_t)type.high * 2 + 1; /* the largest unsigned value */
    switch (op) {
    case OP_AND: return (Range){0, positive ? min64(x.high, by) : by};
    case OP_UREM: return by ? (Range){0, positive ? min64(x.high, by - 1) : by - 1} : type;
    case OP_SREM:
        if (!by) return type;
        return (Range){positive ? 0 : max64(x.low, 1 - by), x.high < 0 ? 0 : min64(x.high, by - 1)};
    case OP_UDIV:
        if (!by || (!positive && by == 1)) return type;
        return positive ? (Range){x.low / by, x.high / by} : (Range){0, (int64_t)(largest / (uint64_t)by)};
    case OP_LSHR:
        if (by >= 64 || (!positive && !by)) return type;
        return positive ? (Range){x.low >> by, x.high >> by} : (Range){0, (int64_t)(largest >> by)};
    case OP_SDIV: return by ? (Range){x.low / by, x.high / by} : type;
    default: return by < 64 ? (Range){x.low >> by, x.high >> by} : type; /* ashr */
    }
}
