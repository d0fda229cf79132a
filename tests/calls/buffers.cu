// buffers: two arrays that change places, by reference and through a structure.
#include "kernel.h"
struct Double {
    int *front, *back;
    HELPER void flip() { int *t = front; front = back; back = t; }
};
HELPER void step(const int *from, int *to) { int t = threadIdx.x; to[t] = from[t] + from[(t + 63) % 64]; }
HELPER void turn(int *&a, int *&b) { int *t = a; a = b; b = t; }
KERNEL buffers(const int *in, int *out, int n) {
    __shared__ int one[64], two[64];
    Double d;
    d.front = one;
    d.back = two;
    d.front[threadIdx.x] = in[blockIdx.x * 64 + threadIdx.x];
    for (int i = 0; i < 5; i++) {
        __syncthreads();
        step(d.front, d.back);
        d.flip();
    }
    __syncthreads();
    int *a = d.front, *b = d.back;
    turn(a, b);
    out[blockIdx.x * 64 + threadIdx.x] = b[63 - threadIdx.x];
}
