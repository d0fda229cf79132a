// radix_sort: sorts each segment of 256 unsigned ints, one bit per pass, by splitting: zeros first, ones
// after, each in order. The place of an element comes from ballots and per-warp counts.
// Launch: one block of 256 threads per segment.
// Buffers: data (256 * blocks unsigned ints, in place).
// Check: each segment against a sequential sort, exact.

#define N 256
#define WARPS (N / 32)

extern "C" __global__ void radix_sort(unsigned *data) {
    __shared__ unsigned s[N];
    __shared__ unsigned zeros[WARPS];
    unsigned t = threadIdx.x, lane = t & 31, warp = t >> 5;
    unsigned below = (1u << lane) - 1;
    unsigned key = data[blockIdx.x * N + t];

    for (int bit = 0; bit < 32; bit++) {
        unsigned one = (key >> bit) & 1;
        unsigned ballot = __ballot_sync(0xffffffffu, one == 0);
        if (lane == 0)
            zeros[warp] = __popc(ballot);
        __syncthreads();
        unsigned before = 0, total = 0;
        for (unsigned w = 0; w < WARPS; w++) {
            if (w < warp)
                before += zeros[w];
            total += zeros[w];
        }
        before += __popc(ballot & below);
        unsigned place = one ? total + (t - before) : before;
        s[place] = key;
        __syncthreads();
        key = s[t];
    }
    data[blockIdx.x * N + t] = key;
}
