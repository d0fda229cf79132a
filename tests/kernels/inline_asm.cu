// inline_asm: a few instructions written by hand: lane id, a three-input logic operation, byte permutation,
// bit field extraction, a multi-precision addition with carry, a predicate, and a volatile load and store.
// Launch: any grid and block covering n.
// Buffers: a, b, c (n unsigned ints), out (n * 6 unsigned ints, written).
// Check: per element: thread % 32 (block a multiple of 32); (a & b) | c; bytes 0 of a and b interleaved:
//        prmt(a, b, 0x5140); bits 8..15 of a; high word of the 64-bit sum (a,b) + (c,c); a < b ? 7 : 9.
//        Exact.

__device__ unsigned lane_id() {
    unsigned r;
    asm("mov.u32 %0, %%laneid;" : "=r"(r));
    return r;
}

__device__ unsigned majority_or(unsigned a, unsigned b, unsigned c) {
    unsigned r;
    asm("lop3.b32 %0, %1, %2, %3, 0xEA;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
    return r;
}

__device__ unsigned add_high(unsigned low1, unsigned high1, unsigned low2, unsigned high2) {
    unsigned low, high;
    asm("add.cc.u32 %0, %2, %4;\n\t"
        "addc.u32 %1, %3, %5;"
        : "=r"(low), "=r"(high)
        : "r"(low1), "r"(high1), "r"(low2), "r"(high2));
    return low == low1 + low2 ? high : 0;
}

__device__ int choose(unsigned a, unsigned b) {
    int r;
    asm("{\n\t.reg .pred p;\n\tsetp.lt.u32 p, %1, %2;\n\tselp.s32 %0, 7, 9, p;\n\t}"
        : "=r"(r)
        : "r"(a), "r"(b));
    return r;
}

extern "C" __global__ void inline_asm(const unsigned *a, const unsigned *b, const unsigned *c, unsigned *out,
                                      int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned x = a[i], y = b[i], z = c[i], permuted, field;
    asm("prmt.b32 %0, %1, %2, 0x5140;" : "=r"(permuted) : "r"(x), "r"(y));
    asm("bfe.u32 %0, %1, 8, 8;" : "=r"(field) : "r"(x));
    unsigned *o = out + 6 * i;
    asm volatile("st.global.u32 [%0], %1;" ::"l"(__cvta_generic_to_global(o)), "r"(lane_id()) : "memory");
    o[1] = majority_or(x, y, z);
    o[2] = permuted;
    o[3] = field;
    o[4] = add_high(x, y, z, z);
    o[5] = choose(x, y);
}
