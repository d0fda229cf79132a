// histogram: counts of the 256 byte values of a text, collected per block in shared memory with atomics and
// then added to the global counts.
// Launch: any grid, any block.
// Buffers: data (n bytes), bins (256 unsigned ints, preset to 0).
// Check: bins against the sequential counts, exact.

#define BINS 256

extern "C" __global__ void histogram(const unsigned char *data, int n, unsigned int *bins) {
    __shared__ unsigned int local[BINS];
    for (int b = threadIdx.x; b < BINS; b += blockDim.x)
        local[b] = 0;
    __syncthreads();
    int stride = blockDim.x * gridDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride)
        atomicAdd(&local[data[i]], 1u);
    __syncthreads();
    for (int b = threadIdx.x; b < BINS; b += blockDim.x)
        if (local[b] != 0)
            atomicAdd(&bins[b], local[b]);
}
