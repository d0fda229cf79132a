// heap: a priority queue in local memory.
#include "kernel.h"
HELPER void exchange(int &a, int &b) { int t = a; a = b; b = t; }
HELPER void up(int *h, int i) { while (i && h[(i - 1) / 2] > h[i]) { exchange(h[i], h[(i - 1) / 2]); i = (i - 1) / 2; } }
HELPER void down(int *h, int n) {
    for (int i = 0, c; (c = 2 * i + 1) < n; i = c) {
        if (c + 1 < n && h[c + 1] < h[c]) c++;
        if (h[i] <= h[c]) return;
        exchange(h[i], h[c]);
    }
}
struct Heap {
    int at[16], n = 0;
    HELPER void push(int x) { at[n] = x; up(at, n++); }
    HELPER int pop() { int x = at[0]; at[0] = at[--n]; down(at, n); return x; }
};
KERNEL heap(const int *in, int *out, int n) {
    Heap h;
    int i = blockIdx.x * 64 + threadIdx.x, s = 0;
    for (int k = 0; k < 16; k++) h.push(in[(i + 5 * k) % n]);
    for (int k = 0; k < 16; k++) s = s * 3 + h.pop();
    out[i] = s;
}
