// bitonic_sort: sorts each segment of 512 key-value pairs by key, ascending, in shared memory.
// Launch: one block of 256 threads per segment.
// Buffers: keys (512 * blocks unsigned ints), values (512 * blocks unsigned ints), both in place.
// Check: keys of each segment sorted; every pair of the input still there (keys distinct: exact).

#define N 512

__device__ void compare_swap(unsigned &ka, unsigned &va, unsigned &kb, unsigned &vb, bool up) {
    if ((ka > kb) == up) {
        unsigned k = ka, v = va;
        ka = kb;
        va = vb;
        kb = k;
        vb = v;
    }
}

extern "C" __global__ void bitonic_sort(unsigned *keys, unsigned *values) {
    __shared__ unsigned k[N];
    __shared__ unsigned v[N];
    int t = threadIdx.x;
    int base = blockIdx.x * N;
    k[t] = keys[base + t];
    v[t] = values[base + t];
    k[t + N / 2] = keys[base + t + N / 2];
    v[t + N / 2] = values[base + t + N / 2];

    for (int size = 2; size <= N; size <<= 1) {
        bool up = (t & (size / 2)) == 0;
        for (int stride = size / 2; stride > 0; stride >>= 1) {
            __syncthreads();
            int i = 2 * t - (t & (stride - 1));
            compare_swap(k[i], v[i], k[i + stride], v[i + stride], up);
        }
    }
    __syncthreads();
    keys[base + t] = k[t];
    values[base + t] = v[t];
    keys[base + t + N / 2] = k[t + N / 2];
    values[base + t + N / 2] = v[t + N / 2];
}
