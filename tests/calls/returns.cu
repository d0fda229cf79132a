// returns: functions that give back one of their arguments, or a part of it.
#include "kernel.h"
HELPER const int *larger(const int *a, const int *b) { return *a > *b ? a : b; }
HELPER const int *largest(const int *p, int n) { const int *m = p; for (int i = 1; i < n; i++) m = larger(m, p + i); return m; }
HELPER int *slot(int *base, int i) { return base + (i * 7) % 64; }
KERNEL returns(const int *in, int *out, int n) {
    __shared__ int tile[64];
    int t = threadIdx.x, base = blockIdx.x * 64;
    *slot(tile, t) = in[base + t];
    __syncthreads();
    int a = *largest(tile, 64), b = *largest(in, n);
    *slot(out + base, t) = a * 2 + b + *slot(tile, t);
}
