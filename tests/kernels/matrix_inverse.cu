// matrix_inverse: inverts 8x8 matrices by Gauss-Jordan elimination with partial pivoting, one matrix per
// block.
// Launch: grid = number of matrices, block (8, 8).
// Buffers: in (64 floats per matrix, row-major), out (64 floats per matrix, written),
//          singular (1 int per matrix, written: 1 where a pivot was zero and out is not to be used).
// Check: in * out is the identity, absolute error at most 1e-3 for well-conditioned input; singular exact.

#define N 8

extern "C" __global__ void matrix_inverse(const float *in, float *out, int *singular) {
    __shared__ float a[N][2 * N];
    __shared__ int pivot;
    int col = threadIdx.x, row = threadIdx.y;
    int base = blockIdx.x * N * N;
    a[row][col] = in[base + row * N + col];
    a[row][col + N] = row == col ? 1.0f : 0.0f;
    bool bad = false;

    for (int k = 0; k < N; k++) {
        __syncthreads();
        if (row == 0 && col == 0) {
            pivot = k;
            for (int r = k + 1; r < N; r++)
                if (fabsf(a[r][k]) > fabsf(a[pivot][k]))
                    pivot = r;
        }
        __syncthreads();
        float head = a[pivot][k];    // the same for the whole block
        __syncthreads();
        if (head == 0.0f) {
            bad = true;
            break;
        }
        if (row == k && pivot != k) {
            for (int c = col; c < 2 * N; c += N) {
                float t = a[k][c];
                a[k][c] = a[pivot][c];
                a[pivot][c] = t;
            }
        }
        __syncthreads();
        float scale = 1.0f / a[k][k];
        float factor = a[row][k];
        float left = a[k][col] * scale, right = a[k][col + N] * scale;
        __syncthreads();
        a[row][col] = row == k ? left : a[row][col] - factor * left;
        a[row][col + N] = row == k ? right : a[row][col + N] - factor * right;
    }
    __syncthreads();
    out[base + row * N + col] = a[row][col + N];
    if (row == 0 && col == 0)
        singular[blockIdx.x] = bad;
}
