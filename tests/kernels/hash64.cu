// hash64: 64-bit hashes of variable-length records: FNV-1a byte by byte, and a multiply-and-fold hash on 8
// bytes at a time that uses the high half of a 64x64 product.
// Launch: any grid and block covering n.
// Buffers: bytes (all records), offset (n + 1 ints), fnv, fold (n unsigned long longs, written).
// Check: against the host, exact.

typedef unsigned long long u64;

__device__ __forceinline__ u64 mix(u64 a, u64 b) {
    return a * b ^ __umul64hi(a, b);
}

__device__ u64 load_tail(const unsigned char *p, int count) {
    u64 v = 0;
    for (int i = 0; i < count; i++)
        v |= (u64)p[i] << (8 * i);
    return v;
}

extern "C" __global__ void hash64(const unsigned char *bytes, const int *offset, int n, u64 *fnv, u64 *fold) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= n)
        return;
    const unsigned char *p = bytes + offset[r];
    int length = offset[r + 1] - offset[r];

    u64 h = 0xcbf29ce484222325ull;
    for (int i = 0; i < length; i++)
        h = (h ^ p[i]) * 0x100000001b3ull;
    fnv[r] = h;

    u64 f = 0x9e3779b97f4a7c15ull ^ (u64)length;
    while (length >= 8) {
        f = mix(f ^ load_tail(p, 8), 0xd6e8feb86659fd93ull);
        f = f << 29 | f >> 35;
        p += 8;
        length -= 8;
    }
    f = mix(f ^ load_tail(p, length), 0xa0761d6478bd642full);
    fold[r] = f ^ f >> 32;
}
