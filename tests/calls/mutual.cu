// mutual: two functions that call each other, walking along memory.
#include "kernel.h"
HELPER int odd(const int *p, const int *end);
HELPER int even(const int *p, const int *end) { return p == end ? 0 : *p % 2 ? odd(p + 1, end) : *p + even(p + 1, end); }
HELPER int odd(const int *p, const int *end) { return p == end ? 0 : *p % 2 ? 1 + odd(p + 1, end) : even(p + 1, end); }
KERNEL mutual(const int *in, int *out, int n) {
    __shared__ int tile[64];
    int t = threadIdx.x, base = blockIdx.x * 64;
    tile[t] = in[base + t];
    __syncthreads();
    out[base + t] = even(tile + t / 4, tile + 32) * 3 + odd(in + t, in + t + 8);
}
