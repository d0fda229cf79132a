// last_block: a sum over all blocks in one launch: every block writes its partial sum, a fence and a ticket
// tell the last block that all are there, and it adds them up.
// Launch: any grid, block of 128 threads.
// Buffers: in (n ints), partial (grid long longs), out (1 long long, written).
// Check: out = the sum, exact. May be launched again without any preparation (the ticket wraps by itself).

__device__ unsigned finished = 0;

__device__ long long block_sum(long long v, long long *scratch) {
    scratch[threadIdx.x] = v;
    for (unsigned half = blockDim.x / 2; half > 0; half >>= 1) {
        __syncthreads();
        if (threadIdx.x < half)
            scratch[threadIdx.x] += scratch[threadIdx.x + half];
    }
    __syncthreads();
    return scratch[0];
}

extern "C" __global__ void __launch_bounds__(128) last_block(const int *in, int n,
                                                             volatile long long *partial, long long *out) {
    __shared__ long long scratch[128];
    __shared__ bool last;
    long long sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        sum += in[i];
    sum = block_sum(sum, scratch);
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = sum;
        __threadfence();
        last = atomicInc(&finished, gridDim.x - 1) == gridDim.x - 1;
    }
    __syncthreads();
    if (!last)
        return;
    sum = 0;
    for (unsigned b = threadIdx.x; b < gridDim.x; b += blockDim.x)
        sum += partial[b];
    sum = block_sum(sum, scratch);
    if (threadIdx.x == 0)
        *out = sum;
}
