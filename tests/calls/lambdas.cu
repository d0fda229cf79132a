// lambdas: closures that hold pointers by value and by reference, handed to functions that are not inlined.
#include "kernel.h"
template <class F> HELPER void for_each(int from, int to, int step, F f) { for (int i = from; i < to; i += step) f(i); }
template <class F> HELPER int fold(int n, F f) { int s = 0; for (int i = 0; i < n; i++) s = f(s, i); return s; }
KERNEL lambdas(const int *in, int *out, int n) {
    __shared__ int tile[64];
    int base = blockIdx.x * 64, t = threadIdx.x, seen = 0;
    int *to = tile;
    for_each(t, 64, 64, [=] __device__(int i) { to[i] = in[base + i]; });
    __syncthreads();
    int s = fold(64, [&] __device__(int a, int i) { seen += tile[i] > a; return a + to[i]; });
    for_each(t, 64, 64, [&, out] __device__(int i) { out[base + i] = s + tile[i] * 2 + seen; });
}
