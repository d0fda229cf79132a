// recursion: quicksort of shared memory, and of a part of global memory.
#include "kernel.h"
HELPER void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }
HELPER int *partition(int *from, int *end) {
    int pivot = end[-1], *store = from;
    for (int *p = from; p < end - 1; p++) if (*p < pivot) swap(p, store++);
    swap(store, end - 1);
    return store;
}
HELPER void sort(int *from, int *end) {
    if (end - from < 2) return;
    int *mid = partition(from, end);
    sort(from, mid);
    sort(mid + 1, end);
}
KERNEL recursion(const int *in, int *out, int n) {
    __shared__ int tile[64];
    int t = threadIdx.x, base = blockIdx.x * 64;
    tile[t] = in[base + t];
    __syncthreads();
    if (t % 16 == 0) sort(tile + t, tile + t + 16);
    __syncthreads();
    out[base + t] = tile[t];
    __syncthreads();
    if (t == 0) sort(out + base, out + base + 8);
}
