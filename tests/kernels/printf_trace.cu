// printf_trace: prints a line per odd element with several types of arguments, and returns what printf
// returned.
// Launch: one block of n threads, n at most 64.
// Buffers: data (n ints), counts (n ints, written: the number of arguments printed, 0 for even elements).
// Check: counts[i] == (data[i] odd ? 4 : 0); the lines come in any order.

#include <stdio.h>

extern "C" __global__ void printf_trace(const int *data, int *counts, int n) {
    int i = threadIdx.x;
    if (i >= n)
        return;
    int v = data[i];
    counts[i] = 0;
    if (v & 1)
        counts[i] = printf("thread %d: %lld squared, %f halved, %s\n", i, (long long)v * v, v / 2.0,
                           v < 0 ? "negative" : "positive");
    if (i == 0)
        printf("block %d done, 100%%\n", blockIdx.x);
}
