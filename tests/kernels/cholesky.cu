// cholesky: the lower triangular factor L with L * L^T = A, in double, one matrix of at most 32x32 per block.
// Launch: grid = number of matrices, block of 32 threads (one per row).
// Buffers: a (matrices * n*n doubles, the lower triangle is used), l (matrices * n*n doubles, written, zero
//          above the diagonal), determinant (matrices doubles, written; 0 where A is not positive definite
//          and l is not to be used).
// Check: L * L^T against A, relative error at most 1e-12.

extern "C" __global__ void cholesky(const double *a, double *l, double *determinant, int n) {
    __shared__ double s[32][33];
    int row = threadIdx.x;
    a += (size_t)blockIdx.x * n * n;
    l += (size_t)blockIdx.x * n * n;
    if (row < n)
        for (int c = 0; c < n; c++)
            s[row][c] = c <= row ? a[row * n + c] : 0.0;
    double product = 1.0;
    for (int k = 0; k < n; k++) {
        __syncthreads();
        double head = s[k][k];
        if (!(head > 0.0)) {
            product = 0.0;
            break;
        }
        double root = sqrt(head);
        product *= head;
        __syncthreads();
        if (row == k)
            s[k][k] = root;
        else if (row > k && row < n)
            s[row][k] /= root;
        __syncthreads();
        if (row > k && row < n)
            for (int c = k + 1; c <= row; c++)
                s[row][c] -= s[row][k] * s[c][k];
    }
    __syncthreads();
    if (row < n)
        for (int c = 0; c < n; c++)
            l[row * n + c] = s[row][c];
    if (row == 0)
        determinant[blockIdx.x] = product;
}
