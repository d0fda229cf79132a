// A filter: each thread keeps a window of eight values.
extern "C" __attribute__((global)) void fir(float *out, const float *in, int n) {
    float window[8];
    int t = __nvvm_read_ptx_sreg_tid_x();
    for (int i = 0; i < 8; i++) window[i] = in[t * 8 + i];
    for (int k = 0; k < n; k++) {
        float sum = 0;
        for (int i = 0; i < 8; i++) sum += window[i] * (float)(i + 1);
        for (int i = 0; i < 7; i++) window[i] = window[i + 1];
        window[7] = sum * 0.125f;
    }
    for (int i = 7; i >= 0; i--) out[t * 8 + i] = window[i];
}
