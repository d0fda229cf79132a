// optional: arguments that may be null, and are tested.
#include "kernel.h"
HELPER int look(const int *p, int i, const int *otherwise) { return p ? p[i] : otherwise ? otherwise[i] : -1; }
HELPER void note(int *counter) { if (counter) atomicAdd(counter, 1); }
KERNEL optional(const int *in, int *out, int n) {
    __shared__ int tile[64], counter;
    int t = threadIdx.x, base = blockIdx.x * 64;
    if (t == 0) counter = 0;
    tile[t] = in[base + t];
    __syncthreads();
    note(t % 3 ? &counter : nullptr);
    __syncthreads();
    out[base + t] = look(t % 2 ? tile : nullptr, t, nullptr) + look(nullptr, t, in) + counter;
}
