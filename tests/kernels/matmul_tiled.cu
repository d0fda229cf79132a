// matmul_tiled: C = A * B for row-major matrices, one 16x16 tile of C per block, tiles of A and B in shared
// memory.
// Launch: grid (ceil(n / 16), ceil(m / 16)), block (16, 16).
// Buffers: a (m*k floats), b (k*n floats), c (m*n floats, written). Sizes need not be multiples of 16.
// Check: every c[i][j] against the dot product; exact for small integer inputs.

#define TILE 16

extern "C" __global__ void matmul_tiled(const float *a, const float *b, float *c, int m, int n, int k) {
    __shared__ float as[TILE][TILE];
    __shared__ float bs[TILE][TILE];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * TILE + ty;
    int col = blockIdx.x * TILE + tx;
    float sum = 0.0f;
    for (int t = 0; t < k; t += TILE) {
        as[ty][tx] = row < m && t + tx < k ? a[row * k + t + tx] : 0.0f;
        bs[ty][tx] = t + ty < k && col < n ? b[(t + ty) * n + col] : 0.0f;
        __syncthreads();
        for (int i = 0; i < TILE; i++)
            sum += as[ty][i] * bs[i][tx];
        __syncthreads();
    }
    if (row < m && col < n)
        c[row * n + col] = sum;
}
