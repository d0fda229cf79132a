/* constant_range.c: see constant_range.h. Each operation is arithmetic modulo 2^bits on the bounds. */
#include "analysis/constant_range.h"

/* Returns the range from `first` to `last`, each reduced to its lowest bits. */
static ConstantRange range_make(uint64_t first, uint64_t last, uint32_t bits) {
    return (ConstantRange){arith_low(first, bits), arith_low(last, bits), bits};
}

bool constant_range_of(enum IntPred pred, uint64_t n, uint32_t bits, ConstantRange *r) {
    uint64_t most = arith_ones(bits), lowest = 0, highest = most;
    if (arith_pred_unsigned((uint8_t)pred) != (uint8_t)pred) lowest = (uint64_t)1 << (bits - 1), highest = lowest - 1;
    n = arith_low(n, bits);
    switch (pred) {
    case ICMP_EQ: *r = range_make(n, n, bits); break;
    case ICMP_NE: *r = range_make(n + 1, n - 1, bits); break;
    case ICMP_ULT:
    case ICMP_SLT:
        if (n == lowest) return false;
        *r = range_make(lowest, n - 1, bits);
        break;
    case ICMP_ULE:
    case ICMP_SLE: *r = range_make(lowest, n, bits); break;
    case ICMP_UGT:
    case ICMP_SGT:
        if (n == highest) return false;
        *r = range_make(n + 1, highest, bits);
        break;
    default: *r = range_make(n, highest, bits); break;
    }
    return arith_low(r->last - r->first, bits) != most;
}

ConstantRange constant_range_complement(ConstantRange r) { return range_make(r.last + 1, r.first - 1, r.bits); }

ConstantRange constant_range_before_sum(ConstantRange r, uint64_t by) {
    return range_make(r.first - by, r.last - by, r.bits);
}

ConstantRange constant_range_before_difference(ConstantRange r, uint64_t by) {
    return range_make(by - r.last, by - r.first, r.bits);
}

bool constant_range_meet(ConstantRange a, ConstantRange b, ConstantRange *r, bool *none) {
    /* Seen from the first integer of a, a is 0 ... size and does not wrap around; b may. */
    uint64_t size = arith_low(a.last - a.first, a.bits);
    uint64_t first = arith_low(b.first - a.first, a.bits), last = arith_low(b.last - a.first, a.bits);
    *none = false;
    if (first <= last) {
        *none = first > size;
        if (*none) return false;
    } else {
        if (first <= size && last < size) return false; /* both ends of a, but not its middle */
        if (last >= size) last = size;
        first = 0;
    }
    *r = range_make(a.first + first, a.first + (last < size ? last : size), a.bits);
    return true;
}

enum IntPred constant_range_test(ConstantRange r, uint64_t *plus, uint64_t *n) {
    uint64_t most = arith_ones(r.bits), least = (uint64_t)1 << (r.bits - 1); /* the least signed integer */
    ConstantRange rest = constant_range_complement(r);
    *plus = 0;
    *n = r.first;
    if (r.first == r.last) return ICMP_EQ;
    if (rest.first == rest.last) {
        *n = rest.first;
        return ICMP_NE;
    }
    *n = arith_low(r.last + 1, r.bits);
    if (r.first == 0) return ICMP_ULT;
    if (r.first == least) return ICMP_SLT;
    *n = r.first - 1; /* first is neither 0 nor the least signed integer */
    if (r.last == most) return ICMP_UGT;
    if (r.last == least - 1) return ICMP_SGT;
    *plus = arith_low(0 - r.first, r.bits);
    *n = arith_low(r.last - r.first + 1, r.bits);
    return ICMP_ULT;
}
