// Integer arithmetic: builtins, bit tricks, the SIMD functions, every width.
__global__ void builtins(const int *a, int *o, const long long *l, long long *p) {
    int x = a[0], y = a[1], z = a[2];
    long long m = l[0], n = l[1];
    o[0] = __popc(x), o[1] = __clz(x), o[2] = __ffs(x), o[3] = __brev(x), o[4] = __byte_perm(x, y, z), o[5] = __mulhi(x, y);
    o[6] = __umulhi(x, y), o[7] = __mul24(x, y), o[8] = __sad(x, y, z), o[9] = __usad(x, y, z), o[10] = __hadd(x, y);
    o[11] = __rhadd(x, y), o[12] = __funnelshift_l(x, y, z), o[13] = __funnelshift_rc(x, y, z), o[14] = abs(x), o[15] = min(x, y);
    o[16] = __dp4a(x, y, z), o[17] = __dp2a_lo(x, y, z), o[18] = __dp4a((unsigned)x, (unsigned)y, (unsigned)z), o[19] = max(x, y);
    p[0] = __popcll(m), p[1] = __clzll(m), p[2] = __ffsll(m), p[3] = __brevll(m), p[4] = __mul64hi(m, n), p[5] = __umul64hi(m, n);
    p[6] = llabs(m), p[7] = m / n, p[8] = m % n, p[9] = (unsigned long long)m / n, p[10] = m >> z, p[11] = __nv_popcll(m);
}
__global__ void simd(const unsigned *a, unsigned *o) {
    unsigned x = a[0], y = a[1];
    o[0] = __vadd4(x, y), o[1] = __vsub2(x, y), o[2] = __vabsdiffu4(x, y), o[3] = __vmaxs2(x, y), o[4] = __vcmpgtu4(x, y);
    o[5] = __vavgu4(x, y), o[6] = __vsetltu2(x, y), o[7] = __vsads4(x, y), o[8] = __vneg4(x), o[9] = __vabsss2(x), o[10] = __vminu4(x, y);
    o[11] = __vaddus4(x, y), o[12] = __vsubss2(x, y), o[13] = __vhaddu2(x, y), o[14] = __vseteq4(x, y);
}
template <typename T> __device__ void width(T *p, T x, T y) {
    p[0] = x + y, p[1] = x - y, p[2] = x * y, p[3] = y ? x / y : 0, p[4] = y ? x % y : 0, p[5] = x << (y & 7), p[6] = x >> (y & 7);
    p[7] = x & y, p[8] = x | y, p[9] = x ^ y, p[10] = ~x, p[11] = x < y, p[12] = x == y, p[13] = -x, p[14] = x > y ? x : y;
    p[15] = x / 7, p[16] = x % 10, p[17] = x * 5, p[18] = (T)(float)x, p[19] = (T)(double)y;
    bool o = __builtin_add_overflow(x, y, p + 20) | __builtin_mul_overflow(x, y, p + 21) | __builtin_sub_overflow(x, y, p + 22);
    p[23] = o;
}
__global__ void widths(char *a, unsigned char *b, short *c, unsigned short *d, int *e, unsigned *f, long long *g, unsigned long long *h) {
    width<char>(a, a[30], a[31]), width<unsigned char>(b, b[30], b[31]), width<short>(c, c[30], c[31]);
    width<unsigned short>(d, d[30], d[31]), width<int>(e, e[30], e[31]), width<unsigned>(f, f[30], f[31]);
    width<long long>(g, g[30], g[31]), width<unsigned long long>(h, h[30], h[31]);
}
__global__ void swaps(unsigned *a, unsigned long long *b, unsigned short *c) {
    a[0] = __builtin_bswap32(a[1]), b[0] = __builtin_bswap64(b[1]), c[0] = __builtin_bswap16(c[1]);
    a[2] = __builtin_rotateleft32(a[3], a[4]), b[2] = __builtin_bitreverse64(b[3]), a[5] = __builtin_ctz(a[6]);
    a[7] = __builtin_expect(a[8] > 3, 1) ? __builtin_parity(a[9]) : __builtin_ctzll(b[4]);
    c[2] = __builtin_bitreverse16(c[3]), c[4] = __builtin_rotateright16(c[5], c[6]);
}
