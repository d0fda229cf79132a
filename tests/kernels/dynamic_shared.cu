// dynamic_shared: shared memory sized at launch and carved into three arrays of different types; reverses
// each block's segment, and counts and sums what moved.
// Launch: any grid, any block; dynamic shared memory of blockDim.x * (8 + 4 + 1) bytes.
// Buffers: in, out (grid*block ints), stats (2 long longs per block, written: sum of value * place, number
//          of odd values).
// Check: exact.

extern __shared__ long long pool[];

extern "C" __global__ void dynamic_shared(const int *in, int *out, long long *stats) {
    int n = blockDim.x, t = threadIdx.x;
    long long *weighted = pool;
    int *values = (int *)(weighted + n);
    unsigned char *odd = (unsigned char *)(values + n);
    int base = blockIdx.x * n;

    values[t] = in[base + t];
    __syncthreads();
    int v = values[n - 1 - t];
    out[base + t] = v;
    weighted[t] = (long long)v * t;
    odd[t] = v & 1;
    __syncthreads();
    if (t == 0) {
        long long sum = 0;
        int count = 0;
        for (int i = 0; i < n; i++) {
            sum += weighted[i];
            count += odd[i];
        }
        stats[2 * blockIdx.x] = sum;
        stats[2 * blockIdx.x + 1] = count;
    }
}
