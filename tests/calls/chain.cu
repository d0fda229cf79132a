// chain: five levels of calls, begun with shared and with global memory.
#include "kernel.h"
HELPER int level0(const int *p, int i) { return p[i]; }
HELPER int level1(const int *p, int i) { return level0(p, i) + level0(p, i + 1); }
HELPER int level2(const int *p, int i) { return level1(p, i) - level1(p, i + 2); }
HELPER int level3(const int *p, int i) { return level2(p, i) + 2 * level2(p, i + 1); }
HELPER int level4(const int *p, int i) { return level3(p, i) + level3(p + 1, i); }
KERNEL chain(const int *in, int *out, int n) {
    __shared__ int tile[72];
    int t = threadIdx.x, base = blockIdx.x * 64;
    tile[t] = in[base + t];
    if (t < 8) tile[64 + t] = t;
    __syncthreads();
    out[base + t] = level4(tile, t) * 3 + level4(in, t);
}
