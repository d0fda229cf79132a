// helpers: a small library of external functions, called for shared and for global memory.
#include "kernel.h"
HELPER void copy_in(int *to, const int *from, int n) { for (int i = threadIdx.x; i < n; i += blockDim.x) to[i] = from[i]; }
HELPER void add_to(int *to, int by, int n) { for (int i = threadIdx.x; i < n; i += blockDim.x) to[i] += by; }
HELPER int sum(const int *from, int n) { int s = 0; for (int i = 0; i < n; i++) s += from[i]; return s; }
KERNEL helpers(const int *in, int *out, int n) {
    __shared__ int tile[64];
    int base = blockIdx.x * 64;
    copy_in(tile, in + base, 64);
    __syncthreads();
    add_to(tile, 3, 64);
    __syncthreads();
    copy_in(out + base, tile, 64);
    __syncthreads();
    add_to(out + base, 5, 64);
    int total = sum(tile, 64) + sum(in, n);
    __syncthreads();
    if (threadIdx.x == 0) out[base] = total;
}
