// segmented_scan: inclusive sums within segments marked by head flags, in a block: a scan by shuffles in
// each warp, then over the warps.
// Launch: any grid, block of 256 threads; each block stands for itself.
// Buffers: value (n ints), head (n unsigned chars: 1 starts a segment), out (n ints, written). n is grid *
//          256.
// Check: exact; the first element of a block starts a segment, too.

struct Item {
    int sum;
    int head;
};

__device__ __forceinline__ Item join(Item a, Item b) {
    return Item{b.head ? b.sum : a.sum + b.sum, a.head | b.head};
}

__device__ Item warp_scan(Item v, unsigned lane) {
    for (unsigned d = 1; d < 32; d <<= 1) {
        Item o;
        o.sum = __shfl_up_sync(0xffffffffu, v.sum, d);
        o.head = __shfl_up_sync(0xffffffffu, v.head, d);
        if (lane >= d)
            v = join(o, v);
    }
    return v;
}

extern "C" __global__ void segmented_scan(const int *value, const unsigned char *head, int *out) {
    __shared__ Item warps[8];
    unsigned t = threadIdx.x, lane = t % 32, warp = t / 32;
    int i = blockIdx.x * 256 + t;
    Item v = warp_scan(Item{value[i], head[i]}, lane);
    if (lane == 31)
        warps[warp] = v;
    __syncthreads();
    if (warp == 0) {
        Item w = lane < 8 ? warps[lane] : Item{0, 0};
        w = warp_scan(w, lane);
        if (lane < 8)
            warps[lane] = w;
    }
    __syncthreads();
    if (warp > 0)
        v = join(warps[warp - 1], v);
    out[i] = v.sum;
}
