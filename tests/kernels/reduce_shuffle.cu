// reduce_shuffle: the sum, minimum and maximum of n ints: shuffles within a warp, one shared slot per warp,
// one atomic of each kind per block.
// Launch: any grid, block a multiple of 32, at most 1024.
// Buffers: in (n ints), out (3 ints: sum preset to 0, min preset to INT_MAX, max preset to INT_MIN).
// Check: out against the sequential sum (wrapping), minimum and maximum, exact.

struct Range {
    int sum, low, high;
};

__device__ __forceinline__ Range join(Range a, Range b) {
    Range r = {a.sum + b.sum, min(a.low, b.low), max(a.high, b.high)};
    return r;
}

__device__ __forceinline__ Range warp_reduce(Range v) {
    for (int offset = 16; offset > 0; offset /= 2) {
        Range o;
        o.sum = __shfl_down_sync(0xffffffffu, v.sum, offset);
        o.low = __shfl_down_sync(0xffffffffu, v.low, offset);
        o.high = __shfl_down_sync(0xffffffffu, v.high, offset);
        v = join(v, o);
    }
    return v;
}

extern "C" __global__ void reduce_shuffle(const int *in, int n, int *out) {
    __shared__ Range partial[32];
    const Range none = {0, 0x7fffffff, -0x7fffffff - 1};
    Range v = none;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        Range e = {in[i], in[i], in[i]};
        v = join(v, e);
    }
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    v = warp_reduce(v);
    if (lane == 0)
        partial[warp] = v;
    __syncthreads();
    if (warp == 0) {
        v = lane < blockDim.x / 32 ? partial[lane] : none;
        v = warp_reduce(v);
        if (lane == 0) {
            atomicAdd(&out[0], v.sum);
            atomicMin(&out[1], v.low);
            atomicMax(&out[2], v.high);
        }
    }
}
