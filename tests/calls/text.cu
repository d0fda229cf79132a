// text: functions on strings, constant ones and ones in local memory.
#include "kernel.h"
HELPER int length(const char *s) { int n = 0; while (s[n]) n++; return n; }
HELPER char *append(char *to, const char *s) { while (*s) *to++ = *s++; *to = 0; return to; }
HELPER char *number(char *to, unsigned x) {
    char digit[12], *p = digit + 11;
    *p = 0;
    do *--p = '0' + x % 10; while (x /= 10);
    return append(to, p);
}
HELPER unsigned hash(const char *s) { unsigned h = 5381; while (*s) h = h * 33 + (unsigned char)*s++; return h; }
KERNEL text(const int *in, int *out, int n) {
    char line[64];
    int i = blockIdx.x * 64 + threadIdx.x;
    char *p = append(line, "thread ");
    p = number(p, i);
    p = append(p, in[i] % 2 ? " odd" : " even");
    out[i] = (int)(hash(line) % 100000) * 100 + length(line);
}
