// struct_reference: a context handed by reference, with pointers of three spaces in it.
#include "kernel.h"
__constant__ int weight[8] = {3, 1, 4, 1, 5, 9, 2, 6};
struct Context { const int *weight; int *tile; const int *in; int *out; int at; };
HELPER void load(Context &c) { c.tile[threadIdx.x] = c.in[c.at]; }
HELPER int weigh(const Context &c) {
    int s = 0;
    for (int i = 0; i < 8; i++) s += c.weight[i] * c.tile[(threadIdx.x + i) % 64];
    return s;
}
HELPER void store(Context &c, int x) { c.out[c.at] = x; c.at += 64; }
KERNEL struct_reference(const int *in, int *out, int n) {
    __shared__ int tile[64];
    Context c{weight, tile, in, out, (int)(blockIdx.x * 64 + threadIdx.x)};
    load(c);
    __syncthreads();
    store(c, weigh(c));
}
