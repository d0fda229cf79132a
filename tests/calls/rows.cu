// rows: a matrix as an array of pointers to its rows, in shared memory, handed on as int **.
#include "kernel.h"
HELPER int cell(int **m, int i, int j) { return m[i][j]; }
HELPER void swap(int **m, int a, int b) { int *r = m[a]; m[a] = m[b]; m[b] = r; }
HELPER int trace(int **m, int n) { int s = 0; for (int i = 0; i < n; i++) s += cell(m, i, i); return s; }
KERNEL rows(const int *in, int *out, int n) {
    __shared__ int data[64];
    __shared__ int *row[8];
    int t = threadIdx.x, base = blockIdx.x * 64;
    data[t] = in[base + t];
    if (t < 8) row[t] = data + t * 8;
    __syncthreads();
    if (t == 0) swap(row, 1, 6);
    __syncthreads();
    out[base + t] = trace(row, 8) + cell(row, t / 8, t % 8);
}
