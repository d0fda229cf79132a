// int8_gemm: C = A * B^T with 8-bit integers, four products at a time, 32-bit sums, a saturating conversion
// at the end.
// Launch: grid (n / 16, m / 16), block (16, 16), bounded registers. k is a multiple of 4.
// Buffers: a (m*k signed chars), b (n*k signed chars), wide (m*n ints, written), narrow (m*n signed chars,
//          written).
// Check: wide exact, narrow = clamp(wide >> shift, -128, 127).

__device__ __forceinline__ signed char saturate(int v) {
    return (signed char)max(-128, min(127, v));
}

extern "C" __global__ void __launch_bounds__(256, 2)
int8_gemm(const signed char *__restrict__ a, const signed char *__restrict__ b, int *__restrict__ wide,
          signed char *__restrict__ narrow, int n, int k, int shift) {
    __shared__ int as[16][17];
    __shared__ int bs[16][17];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx;
    const int *a4 = (const int *)(a + (blockIdx.y * 16 + ty) * k);
    const int *b4 = (const int *)(b + (blockIdx.x * 16 + ty) * k);
    int sum = 0;
    for (int base = 0; base < k / 4; base += 16) {
        bool there = base + tx < k / 4;
        as[ty][tx] = there ? a4[base + tx] : 0;
        bs[ty][tx] = there ? b4[base + tx] : 0;
        __syncthreads();
#pragma unroll
        for (int i = 0; i < 16; i++)
            sum = __dp4a(as[ty][i], bs[tx][i], sum);
        __syncthreads();
    }
    wide[row * n + col] = sum;
    narrow[row * n + col] = saturate(sum >> shift);
}
