// outputs: functions that write pointers through pointers.
#include "kernel.h"
HELPER void split(int *p, int n, int **low, int **high) { *low = p; *high = p + n / 2; }
HELPER bool take(const int **cursor, const int *end, int *value) {
    if (*cursor == end) return false;
    *value = *(*cursor)++;
    return true;
}
KERNEL outputs(const int *in, int *out, int n) {
    __shared__ int tile[64];
    int t = threadIdx.x, base = blockIdx.x * 64, *low, *high, x, s = 0;
    split(tile, 64, &low, &high);
    (t < 32 ? low[t] = in[base + t] : high[t - 32] = -in[base + t]);
    __syncthreads();
    const int *cursor = low + t / 2;
    while (take(&cursor, tile + 64, &x)) s += x;
    int *front, *back;
    split(out + base, 64, &front, &back);
    *(t < 32 ? front + t : back + t - 32) = s;
}
