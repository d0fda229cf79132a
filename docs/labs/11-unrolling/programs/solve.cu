// Elimination: the inner loops begin one after the counters of the outer ones. The last loop stays: n is not constant.
extern "C" __attribute__((global)) void solve(float *out, const float *in, int n) {
    float m[4][5];
    int t = __nvvm_read_ptx_sreg_tid_x();
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 5; j++) m[i][j] = in[t + i * 5 + j] + (i == j ? 64.0f : 0.0f);
    for (int k = 0; k < 4; k++)
        for (int i = k + 1; i < 4; i++) {
            float f = m[i][k] * 0.015625f;
            for (int j = k; j < 5; j++) m[i][j] -= f * m[k][j];
        }
    float sum = 0;
    for (int i = 0; i < 4; i++) sum += m[i][4] + m[i][i];
    for (int i = 0; i < n; i++) sum *= 0.5f;
    out[t] = sum;
}
