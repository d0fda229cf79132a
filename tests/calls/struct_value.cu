// struct_value: views handed by value through three levels.
#include "kernel.h"
struct View { int *data; int rows, cols; };
struct Pair { View a, b; };
HELPER int get(View v, int i, int j) { return v.data[i * v.cols + j]; }
HELPER int row_sum(View v, int i) { int s = 0; for (int j = 0; j < v.cols; j++) s += get(v, i, j); return s; }
HELPER int both(Pair p, int i) { return row_sum(p.a, i) - row_sum(p.b, i); }
HELPER View transposed(View v, int *room) {
    for (int k = threadIdx.x; k < v.rows * v.cols; k += 64) room[(k % v.cols) * v.rows + k / v.cols] = v.data[k];
    return View{room, v.cols, v.rows};
}
KERNEL struct_value(int *in, int *out, int n) {
    __shared__ int room[64];
    View v{in + blockIdx.x * 64, 8, 8};
    View w = transposed(v, room);
    __syncthreads();
    out[blockIdx.x * 64 + threadIdx.x] = both(Pair{w, v}, threadIdx.x % 8) + get(w, threadIdx.x / 8, threadIdx.x % 8);
}
