// spans: a pointer and a length, handed by value and cut into parts, over shared, global and local memory.
#include "kernel.h"
template <class T> struct Span {
    T *data; int n;
    HELPER Span part(int from, int count) const { return {data + from, count}; }
    HELPER T &operator[](int i) const { return data[i]; }
};
HELPER int sum(Span<const int> s) { int t = 0; for (int i = 0; i < s.n; i++) t += s[i]; return t; }
HELPER void fill(Span<int> s, int x) { for (int i = 0; i < s.n; i++) s[i] = x + i; }
KERNEL spans(const int *in, int *out, int n) {
    __shared__ int tile[64];
    int own[8], t = threadIdx.x, base = blockIdx.x * 64;
    Span<int> all{tile, 64}, mine{own, 8};
    all[t] = in[base + t];
    fill(mine, t);
    __syncthreads();
    Span<const int> from{in + base, 64};
    out[base + t] = sum({tile + t / 8 * 8, 8}) + sum(from.part(t / 8 * 8, 8)) + sum({own, 8}) + all.part(8, 8)[t % 8];
}
