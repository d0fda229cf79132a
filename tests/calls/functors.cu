// functors: operations as objects that hold pointers, composed.
#include "kernel.h"
struct Gather { const int *from; HELPER int operator()(int i) const { return from[i]; } };
struct Scale { int by; HELPER int operator()(int x) const { return x * by; } };
template <class F, class G> struct Compose { F f; G g; HELPER int operator()(int i) const { return f(g(i)); } };
template <class F> HELPER int reduce(const F &f, int from, int to) { int s = 0; for (int i = from; i < to; i++) s += f(i); return s; }
KERNEL functors(const int *in, int *out, int n) {
    __shared__ int tile[64];
    int t = threadIdx.x, base = blockIdx.x * 64;
    tile[t] = in[base + t] & 63;
    __syncthreads();
    Compose<Gather, Gather> twice{{in}, {tile}};
    Compose<Scale, Gather> scaled{{3}, {tile}};
    out[base + t] = reduce(twice, t / 8, t / 8 + 8) + reduce(scaled, 0, 16);
}
