// either: the same call for shared or global memory, as a test decides; results through pointers to locals.
#include "kernel.h"
HELPER void range(const int *p, int n, int *low, int *high) { *low = *high = p[0]; for (int i = 1; i < n; i++) { *low = min(*low, p[i]); *high = max(*high, p[i]); } }
HELPER const int *source(bool fast, const int *a, const int *b) { return fast ? a : b; }
KERNEL either(const int *in, int *out, int n) {
    __shared__ int tile[64];
    int t = threadIdx.x, base = blockIdx.x * 64, low, high;
    tile[t] = in[base + t];
    __syncthreads();
    if (t % 2) range(tile, 8, &low, &high); else range(in + base, 8, &low, &high);
    out[base + t] = high - low + *source(t % 3 == 0, tile + t, tile + 63 - t) + *source(t % 3 == 1, in + t, in + base);
}
