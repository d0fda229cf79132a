// softmax: each row of a matrix through a numerically stable softmax, one block per row.
// Launch: grid = rows, block 128.
// Buffers: in (rows*cols floats), out (rows*cols floats, written).
// Check: each row against exp(x - max) / sum, relative error at most 1e-5; each row sums to 1.

#define THREADS 128

__device__ float block_max(float v, float *scratch) {
    scratch[threadIdx.x] = v;
    __syncthreads();
    for (int s = THREADS / 2; s > 0; s >>= 1) {
        if (threadIdx.x < s)
            scratch[threadIdx.x] = fmaxf(scratch[threadIdx.x], scratch[threadIdx.x + s]);
        __syncthreads();
    }
    float r = scratch[0];
    __syncthreads();
    return r;
}

__device__ float block_sum(float v, float *scratch) {
    scratch[threadIdx.x] = v;
    __syncthreads();
    for (int s = THREADS / 2; s > 0; s >>= 1) {
        if (threadIdx.x < s)
            scratch[threadIdx.x] += scratch[threadIdx.x + s];
        __syncthreads();
    }
    float r = scratch[0];
    __syncthreads();
    return r;
}

extern "C" __global__ void softmax(const float *in, float *out, int cols) {
    __shared__ float scratch[THREADS];
    const float *src = in + (long long)blockIdx.x * cols;
    float *dst = out + (long long)blockIdx.x * cols;

    float top = -__int_as_float(0x7f800000);
    for (int i = threadIdx.x; i < cols; i += THREADS)
        top = fmaxf(top, src[i]);
    top = block_max(top, scratch);

    float sum = 0.0f;
    for (int i = threadIdx.x; i < cols; i += THREADS) {
        float e = __expf(src[i] - top);
        dst[i] = e;
        sum += e;
    }
    sum = block_sum(sum, scratch);
    for (int i = threadIdx.x; i < cols; i += THREADS)
        dst[i] = __fdividef(dst[i], sum);
}
