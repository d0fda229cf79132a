// half2_axpy: y = a * x + y in half precision, two at a time, and the dot product of x and y in float.
// Launch: any grid, block a multiple of 32.
// Buffers: x, y (n halves, n even, y in place), dot (1 float, preset to 0).
// Check: y exact for small integers (up to 2048); dot exact for small integers.

#include <cuda_fp16.h>

extern "C" __global__ void half2_axpy(int n, float a, const __half2 *x, __half2 *y, float *dot) {
    __half2 factor = __float2half2_rn(a);
    float sum = 0.0f;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n / 2; i += gridDim.x * blockDim.x) {
        __half2 u = x[i];
        __half2 v = __hfma2(factor, u, y[i]);
        y[i] = v;
        float2 p = __half22float2(__hmul2(u, v));
        sum += p.x + p.y;
    }
    for (int lanes = 16; lanes > 0; lanes >>= 1)
        sum += __shfl_down_sync(0xffffffffu, sum, lanes);
    if ((threadIdx.x & 31) == 0)
        atomicAdd(dot, sum);
}

// The same for single halves, with a test against zero.
extern "C" __global__ void half_relu(const __half *in, __half *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    __half v = in[i];
    out[i] = __hgt(v, __float2half(0.0f)) ? v : __float2half(0.0f);
}
