// bit_tricks: counting, reversing, finding and rotating bits, Morton codes and Gray codes, saturating and
// averaging arithmetic, in 8, 16, 32 and 64 bits.
// Launch: any grid and block covering n.
// Buffers: in (n unsigned long longs), out (n Tricks, written).
// Check: against the host, exact.

typedef unsigned long long u64;

struct Tricks {
    int ones32, ones64, leading32, leading64, first32, first64;
    unsigned reversed, rotated, gray, bytes, morton, average;
    u64 reversed64, spread;
    short swapped16;
    unsigned char parity, saturated;
};

__device__ unsigned spread_bits(unsigned v) {
    v &= 0xffff;
    v = (v | v << 8) & 0x00ff00ffu;
    v = (v | v << 4) & 0x0f0f0f0fu;
    v = (v | v << 2) & 0x33333333u;
    return (v | v << 1) & 0x55555555u;
}

extern "C" __global__ void bit_tricks(const u64 *in, Tricks *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    u64 v = in[i];
    unsigned low = (unsigned)v, high = (unsigned)(v >> 32);
    Tricks t;
    t.ones32 = __popc(low);
    t.ones64 = __popcll(v);
    t.leading32 = __clz(low);
    t.leading64 = __clzll(v);
    t.first32 = __ffs(low);
    t.first64 = __ffsll(v);
    t.reversed = __brev(low);
    t.reversed64 = __brevll(v);
    t.rotated = __funnelshift_l(low, low, high & 31);
    t.gray = low ^ low >> 1;
    t.bytes = __byte_perm(low, high, 0x0167);
    t.morton = spread_bits(low) | spread_bits(high) << 1;
    t.average = __uhadd(low, high);
    t.spread = (u64)spread_bits(low >> 16) << 32 | spread_bits(low);
    unsigned short h = (unsigned short)v;
    t.swapped16 = (short)(h << 8 | h >> 8);
    t.parity = __popcll(v) & 1;
    unsigned sum = (low & 255) + (high & 255);
    t.saturated = (unsigned char)(sum > 255 ? 255 : sum);
    out[i] = t;
}
