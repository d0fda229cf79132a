/* big.c: arithmetic on integers of several 64-bit words, by the schoolbook algorithms. */
#include "ir/number.h"

void big_add(uint64_t *d, const uint64_t *a, const uint64_t *b, unsigned n) {
    uint64_t carry = 0;
    for (unsigned i = 0; i < n; i++) {
        uint64_t x = a[i], s = x + b[i], t = s + carry;
        carry = (s < x) | (t < s);
        d[i] = t;
    }
}

void big_sub(uint64_t *d, const uint64_t *a, const uint64_t *b, unsigned n) {
    uint64_t borrow = 0;
    for (unsigned i = 0; i < n; i++) {
        uint64_t x = a[i], y = b[i], s = x - y, t = s - borrow;
        borrow = (x < y) | (s < borrow);
        d[i] = t;
    }
}

uint64_t mul_high(uint64_t a, uint64_t b) {
    uint64_t al = (uint32_t)a, ah = a >> 32, bl = (uint32_t)b, bh = b >> 32;
    uint64_t low = al * bl, mid = ah * bl + (low >> 32), mid2 = al * bh + (uint32_t)mid;
    return ah * bh + (mid >> 32) + (mid2 >> 32);
}

void big_mul(uint64_t *d, const uint64_t *a, const uint64_t *b, unsigned n) {
    memset(d, 0, n * sizeof *d);
    for (unsigned i = 0; i < n; i++) {
        uint64_t carry = 0;
        if (a[i] == 0) continue;
        for (unsigned j = 0; i + j < n; j++) {
            uint64_t low = a[i] * b[j], high = mul_high(a[i], b[j]);
            uint64_t s = d[i + j] + low, t = s + carry;
            carry = high + (s < low) + (t < s);
            d[i + j] = t;
        }
    }
}

void big_shl(uint64_t *d, const uint64_t *a, uint64_t by, unsigned n) {
    uint64_t words = by / 64, bits = by % 64;
    for (unsigned i = n; i-- > 0;) {
        uint64_t v = 0;
        if (i >= words) v = a[i - words] << bits;
        if (bits && i > words) v |= a[i - words - 1] >> (64 - bits);
        d[i] = v;
    }
}

void big_shr(uint64_t *d, const uint64_t *a, uint64_t by, unsigned n, bool fill) {
    uint64_t words = by / 64, bits = by % 64, ones = fill ? ~UINT64_C(0) : 0;
    for (unsigned i = 0; i < n; i++) {
        uint64_t low = words < n - i ? a[i + words] : ones,
                 high = n - i > 1 && words < n - i - 1 ? a[i + words + 1] : ones;
        d[i] = bits ? low >> bits | high << (64 - bits) : low;
    }
}

int big_compare(const uint64_t *a, const uint64_t *b, unsigned n) {
    while (n-- > 0)
        if (a[n] != b[n]) return a[n] < b[n] ? -1 : 1;
    return 0;
}

bool big_zero(const uint64_t *a, unsigned n) {
    while (n-- > 0)
        if (a[n]) return false;
    return true;
}

unsigned big_length(const uint64_t *a, unsigned n) {
    while (n > 0 && a[n - 1] == 0) n--;
    if (n == 0) return 0;
    unsigned bits = 0;
    for (uint64_t top = a[n - 1]; top; top >>= 1) bits++;
    return (n - 1) * 64 + bits;
}

void big_divide(uint64_t *quotient, uint64_t *remainder, const uint64_t *a, const uint64_t *b, unsigned n) {
    memset(quotient, 0, n * sizeof *quotient);
    memset(remainder, 0, n * sizeof *remainder);
    for (unsigned i = big_length(a, n); i-- > 0;) {
        bool out = remainder[n - 1] >> 63;
        big_shl(remainder, remainder, 1, n);
        remainder[0] |= a[i / 64] >> (i % 64) & 1;
        if (out || big_compare(remainder, b, n) >= 0) {
            big_sub(remainder, remainder, b, n);
            quotient[i / 64] |= UINT64_C(1) << (i % 64);
        }
    }
}

void big_trunc(uint64_t *a, unsigned n, unsigned width, bool sign) {
    bool negative = sign && a[(width - 1) / 64] >> ((width - 1) % 64) & 1;
    for (unsigned i = 0; i < n; i++) {
        if (i * 64 >= width) a[i] = negative ? ~UINT64_C(0) : 0;
        else if (width - i * 64 < 64) {
            uint64_t mask = ~UINT64_C(0) >> (64 - (width - i * 64));
            a[i] = negative ? a[i] | ~mask : a[i] & mask;
        }
    }
}
