// warp_compact: cooperative warp code: keeps the elements that satisfy a predicate, in order within each
// warp; the warp votes, its leader reserves space with one atomic, and the others learn the place by a
// shuffle.
// Launch: any grid, block a multiple of 32.
// Buffers: in (n ints), out (n ints, written), count (1 int, preset to 0), votes (3 ints, preset to 0: the
//          number of warps where all, any, none kept their element).
// Check: count and votes exact; out as a set.

__device__ __forceinline__ bool keep(int v) {
    return v % 3 == 0;
}

extern "C" __global__ void warp_compact(const int *in, int *out, int n, int *count, int *votes) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int lane = threadIdx.x & 31;
    int v = i < n ? in[i] : 1;
    bool mine = keep(v);
    unsigned mask = __ballot_sync(0xffffffffu, mine);
    bool all = __all_sync(0xffffffffu, mine);
    bool any = __any_sync(0xffffffffu, mine);
    if (lane == 0) {
        if (all)
            atomicAdd(&votes[0], 1);
        if (any)
            atomicAdd(&votes[1], 1);
        else
            atomicAdd(&votes[2], 1);
    }
    if (mine) {
        int leader = __ffs(mask) - 1;
        int place = 0;
        if (lane == leader)
            place = atomicAdd(count, __popc(mask));
        place = __shfl_sync(mask, place, leader);
        out[place + __popc(mask & ((1u << lane) - 1))] = v;
    }
}
