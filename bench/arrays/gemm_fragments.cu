// gemm_fragments: C = A B for 64x64 matrices; each thread keeps an 8x8 tile of C and two fragments in arrays of its own.
// Launch: grid 1, block (8, 8).
// Buffers: a (4096 floats, row-major), b (4096 floats, row-major), c (4096 floats, written).
// Check: c = a * b; exact for small integers.

#define N 64
#define T 8

struct Fragment {
    float x[T];
};

static __device__ Fragment column(const float *a, int row, int k) {
    Fragment f;
    for (int i = 0; i < T; i++)
        f.x[i] = a[(row + i) * N + k];
    return f;
}

static __device__ Fragment line(const float *b, int k, int at) {
    Fragment f;
    for (int i = 0; i < T; i++)
        f.x[i] = b[k * N + at + i];
    return f;
}

extern "C" __global__ void gemm_fragments(const float *a, const float *b, float *c) {
    int row = threadIdx.y * T, at = threadIdx.x * T;
    float sum[T][T];
    for (int i = 0; i < T; i++)
        for (int j = 0; j < T; j++)
            sum[i][j] = 0.0f;
    Fragment next = line(b, 0, at);
    for (int k = 0; k < N; k++) {
        Fragment x = column(a, row, k), y;
        for (int j = 0; j < T; j++)
            y.x[j] = next.x[j];
        if (k + 1 < N)
            next = line(b, k + 1, at);
#pragma unroll
        for (int i = 0; i < T; i++)
#pragma unroll
            for (int j = 0; j < T; j++)
                sum[i][j] += x.x[i] * y.x[j];
    }
    for (int i = 0; i < T; i++)
        for (int j = 0; j < T; j++)
            c[(row + i) * N + at + j] = sum[i][j];
}
