// Integers of 128 bits and of odd widths.
typedef __int128 W;
typedef unsigned __int128 U;
__device__ W work(W x, W y) { return x * y + (x - y); }
__global__ void wide(W *p, U *u, int n) {
    p[0] = work(p[1], p[2]), p[3] = p[4] / p[5], p[6] = p[7] % p[8], u[0] = u[1] / u[2], u[3] = u[4] % u[5];
    p[9] = p[10] << n, p[11] = p[12] >> n, u[6] = u[7] >> n, p[13] = p[14] & ~p[15], p[16] = -p[17];
    p[18] = p[19] < p[20] ? p[21] : p[22], u[8] = u[9] >= u[10], p[23] = (W)n * n, p[24] = (p[25] == 0);
    u[11] = (U)(unsigned long long)n << 64 | 5;
}
__global__ void floats(W *p, U *u, float *f, double *d) {
    p[0] = (W)f[0], u[0] = (U)d[0], f[1] = (float)p[1], d[1] = (double)u[1], d[2] = (double)p[2], f[2] = (float)u[2];
}
typedef _BitInt(7) B7; typedef unsigned _BitInt(20) U20; typedef _BitInt(37) B37; typedef unsigned _BitInt(65) U65; typedef _BitInt(100) B100;
template <typename T> __device__ void odd(T *p, int n) {
    p[0] = p[1] + p[2], p[3] = p[4] * p[5], p[6] = p[7] / p[8], p[9] = p[10] >> (T)n, p[11] = p[12] < p[13] ? p[14] : (T)n, p[15] = p[16] << (T)n;
    p[17] = p[18] % p[19], p[20] = (T)(float)n;
}
__global__ void odds(B7 *a, U20 *b, B37 *c, U65 *d, B100 *e, int n) {
    odd(a, n), odd(b, n), odd(c, n), odd(d, n), odd(e, n);
    *e = (B100)*a + (B100)*c, *b = (U20)*e, *a = (B7)*d;
}
