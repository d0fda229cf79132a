// qr_4x4: QR by Givens rotations of a 4x4 matrix of each thread, and the solution of R x = Q^T b.
// Launch: grid * block = number of matrices.
// Buffers: a (16 floats each), b (4 floats each), x (4 floats each, written), n (number of matrices).
// Check: a x = b.

template <int N> struct Matrix {
    float e[N][N];
    __device__ float &operator()(int r, int c) { return e[r][c]; }
};

template <int N> __device__ void rotate(Matrix<N> &m, float (&b)[N], int p, int q, int column) {
    float x = m(p, column), y = m(q, column), r = sqrtf(x * x + y * y);
    if (r == 0) return;
    float c = x / r, s = y / r;
    for (int k = 0; k < N; k++) {
        float u = m(p, k), v = m(q, k);
        m(p, k) = c * u + s * v;
        m(q, k) = c * v - s * u;
    }
    float u = b[p], v = b[q];
    b[p] = c * u + s * v;
    b[q] = c * v - s * u;
}

extern "C" __global__ void qr_4x4(const float *a, const float *b, float *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Matrix<4> m;
    float v[4];
    for (int r = 0; r < 4; r++) {
        v[r] = b[4 * i + r];
        for (int c = 0; c < 4; c++) m(r, c) = a[16 * i + 4 * r + c];
    }
    for (int c = 0; c < 4; c++)
        for (int r = 3; r > c; r--) rotate(m, v, r - 1, r, c);
    for (int r = 3; r >= 0; r--) {
        for (int c = r + 1; c < 4; c++) v[r] -= m(r, c) * v[c];
        v[r] /= m(r, r);
    }
    for (int r = 0; r < 4; r++) x[4 * i + r] = v[r];
}
