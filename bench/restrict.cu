// Kernels whose pointers are restrict, for bench/restrict. bench/restrict.ll is what clang-19 -O0 makes of them for sm_90.
#define KERNEL extern "C" __global__ void
struct Complex { float re, im; };

KERNEL scale(float *__restrict__ y, const float *__restrict__ x, const float *__restrict__ a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) { y[i] = x[i] * *a; y[i + n] = x[i] + *a; y[i + 2 * n] = x[i] - *a; }
}
KERNEL multiply(Complex *__restrict__ c, const Complex *__restrict__ a, const Complex *__restrict__ b) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    c[i].re = a[i].re * b[i].re - a[i].im * b[i].im;
    c[i].im = a[i].re * b[i].im + a[i].im * b[i].re;
}
KERNEL matvec(float *__restrict__ y, const float *__restrict__ m, const float *__restrict__ x, const int *__restrict__ n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    y[i] = 0;
    for (int j = 0; j < *n; j++) y[i] += m[i * *n + j] * x[j];
}
KERNEL histogram(int *__restrict__ count, const unsigned char *__restrict__ data, const int *__restrict__ low, int n) {
    __shared__ int bin[64];
    bin[threadIdx.x] = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += 64) atomicAdd(&bin[(data[i] - *low) & 63], 1);
    __syncthreads();
    count[threadIdx.x] = bin[threadIdx.x];
}
KERNEL smooth(float *__restrict__ out, const float *__restrict__ in, float *__restrict__ edge, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x + 1;
    out[i] = (in[i - 1] + in[i] + in[i + 1]) / 3;
    edge[i] = in[i + 1] - in[i - 1];
    out[i + n] = (in[i - 1] - 2 * in[i] + in[i + 1]) / 4;
}
__device__ __noinline__ void both(int *__restrict__ to, int *__restrict__ from, int i) {
    to[i] = from[i] + 1;
    from[i] = 0;
    to[i] += from[i] + from[i + 1];
    to[i + 1] = from[i + 1];
}
KERNEL calls(int *__restrict__ a, int *__restrict__ b) {
    __shared__ int tile[65];
    tile[threadIdx.x] = a[threadIdx.x];
    __syncthreads();
    both(b, tile, threadIdx.x);
    both(a, b, threadIdx.x);
}
