// lu_decompose: factors 4x4 and 8x8 matrices into L and U in place, without pivoting, one of each per thread.
// Launch: grid * block = number of matrices.
// Buffers: small (16 floats per matrix, read and written), large (64 floats per matrix, read and written), n.
// Check: the product of the unit lower and the upper triangle is the input, relative error at most 1e-4.

template <int N> static __device__ void factor(float *at) {
    float a[N][N];
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i][j] = at[i * N + j];
    for (int k = 0; k < N; k++)
        for (int i = k + 1; i < N; i++) {
            a[i][k] /= a[k][k];
            for (int j = k + 1; j < N; j++)
                a[i][j] -= a[i][k] * a[k][j];
        }
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            at[i * N + j] = a[i][j];
}

extern "C" __global__ void lu_decompose(float *small, float *large, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    factor<4>(small + i * 16);
    factor<8>(large + i * 64);
}
