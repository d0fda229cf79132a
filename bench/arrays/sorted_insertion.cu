// sorted_insertion: the 8 smallest of each thread's numbers, kept sorted in a local array.
// Launch: grid * block = number of rows.
// Buffers: in (m ints per row), out (8 ints per row, written), m, n (number of rows).
// Check: the 8 smallest numbers of the row in ascending order.

#define KEEP 8

extern "C" __global__ void sorted_insertion(const int *in, int *out, int m, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int best[KEEP];
    for (int k = 0; k < KEEP; k++)
        best[k] = 0x7fffffff;
    for (int k = 0; k < m; k++) {
        int x = in[i * m + k];
        if (x >= best[KEEP - 1])
            continue;
        best[KEEP - 1] = x;
        for (int j = KEEP - 1; j > 0; j--)
            if (best[j] < best[j - 1]) {
                int t = best[j];
                best[j] = best[j - 1];
                best[j - 1] = t;
            }
    }
    for (int k = 0; k < KEEP; k++)
        out[i * KEEP + k] = best[k];
}
