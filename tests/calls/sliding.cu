// sliding: windows over global memory kept in local arrays, by helpers on both.
#include "kernel.h"
HELPER void shift(int *w, int n, int x) { for (int i = 0; i + 1 < n; i++) w[i] = w[i + 1]; w[n - 1] = x; }
HELPER int median(const int *w) {
    int s[5];
    for (int i = 0; i < 5; i++) s[i] = w[i];
    for (int i = 0; i < 5; i++) for (int j = i + 1; j < 5; j++) if (s[j] < s[i]) { int t = s[i]; s[i] = s[j]; s[j] = t; }
    return s[2];
}
KERNEL sliding(const int *in, int *out, int n) {
    int w[5] = {0, 0, 0, 0, 0}, i = blockIdx.x * 64 + threadIdx.x, s = 0;
    for (int k = 0; k < 12; k++) { shift(w, 5, in[(i + k) % n]); s += median(w); }
    out[i] = s;
}
