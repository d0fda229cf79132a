// saxpy: y[i] = a * x[i] + y[i] with a grid-stride loop.
// Launch: any grid, any block (for instance <<<4, 128>>>).
// Buffers: x (n floats, read), y (n floats, read and written).
// Check: every y[i] against fmaf(a, x[i], y[i]); exact when x and a are small integers.

extern "C" __global__ void saxpy(int n, float a, const float *x, float *y) {
    int stride = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride)
        y[i] = a * x[i] + y[i];
}

// The same with four elements at a time, for pointers aligned to 16 bytes and n divisible by 4.
extern "C" __global__ void saxpy4(int n, float a, const float4 *x, float4 *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n / 4)
        return;
    float4 u = x[i], v = y[i];
    v.x += a * u.x;
    v.y += a * u.y;
    v.z += a * u.z;
    v.w += a * u.w;
    y[i] = v;
}
