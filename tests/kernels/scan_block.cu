// scan_block: exclusive prefix sums of each segment of 512 ints, the work-efficient way (up-sweep,
// down-sweep), and the total of each segment.
// Launch: one block of 256 threads per segment.
// Buffers: in, out (512 * blocks ints), totals (one int per block, written).
// Check: out[s*512 + i] == in[s*512] + ... + in[s*512 + i - 1], totals[s] the whole sum, exact.

#define N 512

extern "C" __global__ void scan_block(const int *in, int *out, int *totals) {
    __shared__ int temp[N];
    int t = threadIdx.x;
    int base = blockIdx.x * N;
    temp[2 * t] = in[base + 2 * t];
    temp[2 * t + 1] = in[base + 2 * t + 1];

    int offset = 1;
    for (int d = N / 2; d > 0; d >>= 1) {
        __syncthreads();
        if (t < d) {
            int i = offset * (2 * t + 1) - 1;
            int j = offset * (2 * t + 2) - 1;
            temp[j] += temp[i];
        }
        offset *= 2;
    }
    __syncthreads();
    if (t == 0) {
        totals[blockIdx.x] = temp[N - 1];
        temp[N - 1] = 0;
    }
    for (int d = 1; d < N; d *= 2) {
        offset >>= 1;
        __syncthreads();
        if (t < d) {
            int i = offset * (2 * t + 1) - 1;
            int j = offset * (2 * t + 2) - 1;
            int x = temp[i];
            temp[i] = temp[j];
            temp[j] += x;
        }
    }
    __syncthreads();
    out[base + 2 * t] = temp[2 * t];
    out[base + 2 * t + 1] = temp[2 * t + 1];
}
