// spmv_csr: y = A * x for a sparse matrix in compressed rows, one warp per row.
// Launch: block a multiple of 32, enough warps for all rows.
// Buffers: row (rows + 1 ints), col (nnz ints), val (nnz floats), x (floats), y (rows floats, written).
// Check: every y[r] against the sequential dot product; exact for small integers.

extern "C" __global__ void spmv_csr(int rows, const int *__restrict__ row, const int *__restrict__ col,
                                    const float *__restrict__ val, const float *__restrict__ x,
                                    float *__restrict__ y) {
    int r = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    int lane = threadIdx.x & 31;
    if (r >= rows)
        return;
    int begin = row[r], end = row[r + 1];
    float sum = 0.0f;
    for (int i = begin + lane; i < end; i += 32)
        sum += val[i] * __ldg(&x[col[i]]);
    for (int mask = 16; mask > 0; mask >>= 1)
        sum += __shfl_xor_sync(0xffffffffu, sum, mask);
    if (lane == 0)
        y[r] = sum;
}
