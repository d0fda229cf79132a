// bignum_mont: Montgomery products of 256-bit numbers, eight limbs in a local array.
// Launch: grid * block = number of pairs.
// Buffers: a, b (8 words each), p (8 words, the modulus), inverse (of -p mod 2^32), out (written), n (number of pairs).
// Check: a * b / 2^256 mod p.

#define LIMBS 8

struct Number {
    unsigned limb[LIMBS];
};

__device__ bool number_less(const Number &a, const Number &b) {
    for (int k = LIMBS - 1; k >= 0; k--)
        if (a.limb[k] != b.limb[k]) return a.limb[k] < b.limb[k];
    return false;
}

__device__ Number number_sub(const Number &a, const Number &b) {
    Number r;
    unsigned borrow = 0;
    for (int k = 0; k < LIMBS; k++) {
        unsigned long long d = (unsigned long long)a.limb[k] - b.limb[k] - borrow;
        r.limb[k] = (unsigned)d;
        borrow = d >> 63;
    }
    return r;
}

__device__ Number mont_mul(const Number &a, const Number &b, const Number &p, unsigned inverse) {
    unsigned t[LIMBS + 2] = {0};
    for (int i = 0; i < LIMBS; i++) {
        unsigned long long c = 0;
        for (int k = 0; k < LIMBS; k++) {
            c += (unsigned long long)a.limb[k] * b.limb[i] + t[k];
            t[k] = (unsigned)c;
            c >>= 32;
        }
        c += t[LIMBS];
        t[LIMBS] = (unsigned)c;
        t[LIMBS + 1] = c >> 32;
        unsigned m = t[0] * inverse;
        c = (unsigned long long)m * p.limb[0] + t[0];
        c >>= 32;
        for (int k = 1; k < LIMBS; k++) {
            c += (unsigned long long)m * p.limb[k] + t[k];
            t[k - 1] = (unsigned)c;
            c >>= 32;
        }
        c += t[LIMBS];
        t[LIMBS - 1] = (unsigned)c;
        t[LIMBS] = t[LIMBS + 1] + (c >> 32);
    }
    Number r;
    for (int k = 0; k < LIMBS; k++) r.limb[k] = t[k];
    return t[LIMBS] || !number_less(r, p) ? number_sub(r, p) : r;
}

extern "C" __global__ void bignum_mont(const Number *a, const Number *b, const Number *p, unsigned inverse, Number *out,
                                       int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = mont_mul(a[i], b[i], *p, inverse);
}
