// big_integer: 256-bit integers in four 64-bit limbs: sum, low half of the product, and the remainder modulo
// a 32-bit number, with 128-bit arithmetic.
// Launch: any grid and block covering n.
// Buffers: a, b (n Big), sum, product (n Big, written), carry (n ints, written), modulus (n unsigned ints,
//          not zero), rest (n unsigned ints, written: a mod modulus).
// Check: against the host, exact.

typedef unsigned long long u64;
typedef unsigned __int128 u128;

struct Big {
    u64 limb[4];
};

__device__ int big_add(const Big &a, const Big &b, Big *r) {
    u64 carry = 0;
    for (int i = 0; i < 4; i++) {
        u128 t = (u128)a.limb[i] + b.limb[i] + carry;
        r->limb[i] = (u64)t;
        carry = (u64)(t >> 64);
    }
    return (int)carry;
}

__device__ Big big_mul(const Big &a, const Big &b) {
    Big r = {{0, 0, 0, 0}};
    for (int i = 0; i < 4; i++) {
        u64 carry = 0;
        for (int j = 0; i + j < 4; j++) {
            u128 t = (u128)a.limb[i] * b.limb[j] + r.limb[i + j] + carry;
            r.limb[i + j] = (u64)t;
            carry = (u64)(t >> 64);
        }
    }
    return r;
}

__device__ unsigned big_mod(const Big &a, unsigned m) {
    u64 rest = 0;
    for (int i = 3; i >= 0; i--) {
        rest = (rest << 32 | a.limb[i] >> 32) % m;
        rest = (rest << 32 | (a.limb[i] & 0xffffffffu)) % m;
    }
    return (unsigned)rest;
}

extern "C" __global__ void big_integer(const Big *a, const Big *b, Big *sum, Big *product, int *carry,
                                       const unsigned *modulus, unsigned *rest, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    Big s;
    carry[i] = big_add(a[i], b[i], &s);
    sum[i] = s;
    product[i] = big_mul(a[i], b[i]);
    rest[i] = big_mod(a[i], modulus[i]);
}
