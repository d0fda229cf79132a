// kalman_filter: tracks position and speed in two dimensions from noisy positions, one track of m steps per thread.
// Launch: grid * block = number of tracks.
// Buffers: seen (2 floats per step, m steps per track), out (4 floats per track, written: the state), m, n.
// Check: a Kalman filter of 4 states and 2 measurements, relative error at most 1e-3.

template <int R, int K, int C> static __device__ void product(const float (&a)[R][K], const float (&b)[K][C], float (&out)[R][C]) {
    for (int i = 0; i < R; i++)
        for (int j = 0; j < C; j++) {
            float sum = 0.0f;
            for (int k = 0; k < K; k++)
                sum += a[i][k] * b[k][j];
            out[i][j] = sum;
        }
}

template <int R, int C> static __device__ void transposed(const float (&a)[R][C], float (&out)[C][R]) {
    for (int i = 0; i < R; i++)
        for (int j = 0; j < C; j++)
            out[j][i] = a[i][j];
}

extern "C" __global__ void kalman_filter(const float *seen, float *out, int m, int n) {
    int id = blockIdx.x * blockDim.x + threadIdx.x;
    if (id >= n)
        return;
    float x[4][1] = {}, p[4][4] = {};
    float f[4][4] = {{1, 0, 1, 0}, {0, 1, 0, 1}, {0, 0, 1, 0}, {0, 0, 0, 1}}, h[2][4] = {{1, 0, 0, 0}, {0, 1, 0, 0}};
    float ft[4][4], ht[4][2];
    transposed(f, ft);
    transposed(h, ht);
    for (int i = 0; i < 4; i++)
        p[i][i] = 10.0f;
    for (int step = 0; step < m; step++) {
        float t[4][4], moved[4][1], hp[2][4], s[2][2], pht[4][2], gain[4][2], inverse[2][2], at[2][1], fix[4][1], kh[4][4], q[4][4];
        product(f, x, moved);
        product(f, p, t);
        product(t, ft, p);
        for (int i = 0; i < 4; i++)
            p[i][i] += 0.01f;
        product(h, p, hp);
        product(hp, ht, s);
        for (int i = 0; i < 2; i++)
            s[i][i] += 1.0f;
        float det = s[0][0] * s[1][1] - s[0][1] * s[1][0];
        inverse[0][0] = s[1][1] / det;
        inverse[0][1] = -s[0][1] / det;
        inverse[1][0] = -s[1][0] / det;
        inverse[1][1] = s[0][0] / det;
        product(p, ht, pht);
        product(pht, inverse, gain);
        product(h, moved, at);
        for (int i = 0; i < 2; i++)
            at[i][0] = seen[(id * m + step) * 2 + i] - at[i][0];
        product(gain, at, fix);
        for (int i = 0; i < 4; i++)
            x[i][0] = moved[i][0] + fix[i][0];
        product(gain, h, kh);
        product(kh, p, q);
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++)
                p[i][j] -= q[i][j];
    }
    for (int i = 0; i < 4; i++)
        out[id * 4 + i] = x[i][0];
}
