// A matrix product: each thread computes a tile of three times four numbers.
extern "C" __attribute__((global)) void tile(int *out, const int *a, const int *b) {
    int acc[3][4], x[3], y[4];
    int t = __nvvm_read_ptx_sreg_tid_x();
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++) acc[i][j] = 0;
    for (int k = 0; k < 8; k++) {
        for (int i = 0; i < 3; i++) x[i] = a[i * 8 + k + t];
        for (int j = 0; j < 4; j++) y[j] = b[k * 4 + j];
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 4; j++) acc[i][j] += x[i] * y[j];
    }
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++) out[t * 12 + i * 4 + j] = acc[i][j];
}
