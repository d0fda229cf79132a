// bank_conflict: reads a 32x32 shared tile by columns three times: plain (32-way conflicts), padded and
// swizzled (none); all give the same sums, and the clock cycles taken show the difference.
// Launch: one block of (32, 32).
// Buffers: in (1024 ints), sums (3 * 32 ints, written: the column sums of each version), cycles (3 long
//          longs).
// Check: each sums[v*32 + x] = sum over y of in[y][x], exact; cycles are not checked.

#define W 32

template <int STRIDE, bool SWIZZLE> __device__ int column_sum(int *tile, const int *in, long long *cycles) {
    int x = threadIdx.x, y = threadIdx.y;
    tile[y * STRIDE + (SWIZZLE ? x ^ y : x)] = in[y * W + x];
    __syncthreads();
    long long start = clock64();
    // Thread (x, y) reads element (y, x): a warp walks down column y.
    int v = tile[x * STRIDE + (SWIZZLE ? y ^ x : y)];
    for (int lanes = 16; lanes > 0; lanes >>= 1)
        v += __shfl_down_sync(0xffffffffu, v, lanes);
    long long stop = clock64();
    if (x == 0 && y == 0)
        *cycles = stop - start;
    __syncthreads();
    return v;
}

extern "C" __global__ void bank_conflict(const int *in, int *sums, long long *cycles) {
    __shared__ int tile[W * (W + 1)];
    int plain = column_sum<W, false>(tile, in, &cycles[0]);
    int padded = column_sum<W + 1, false>(tile, in, &cycles[1]);
    int swizzled = column_sum<W, true>(tile, in, &cycles[2]);
    if (threadIdx.x == 0) {
        sums[threadIdx.y] = plain;
        sums[W + threadIdx.y] = padded;
        sums[2 * W + threadIdx.y] = swizzled;
    }
}
