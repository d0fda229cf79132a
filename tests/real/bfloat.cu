// cuda_bf16: arithmetic, conversions, comparisons, mathematics, atomics.
#include <cuda_bf16.h>

__global__ void scalars(const __nv_bfloat16 *a, const __nv_bfloat16 *b, __nv_bfloat16 *c) {
    __nv_bfloat16 x = a[threadIdx.x], y = b[threadIdx.x];
    c[0] = x + y, c[1] = x - y, c[2] = x * y, c[3] = x / y, c[4] = -x, c[5] = __hfma(x, y, c[0]);
    c[6] = __hadd_sat(x, y), c[7] = __hmax(x, y), c[8] = __hmin_nan(x, y), c[9] = __habs(x), c[10] = __hfma_relu(x, y, x);
    c[11] = hsqrt(x), c[12] = hrsqrt(x), c[13] = hrcp(x), c[14] = hexp(x), c[15] = hlog(x), c[16] = hsin(x), c[17] = hcos(y);
    c[18] = htanh(x), c[19] = hfloor(x), c[20] = hceil(x), c[21] = htrunc(x), c[22] = hrint(x), c[23] = hexp2(x);
    c[24] = hlog2(x), c[25] = hlog10(x), c[26] = hexp10(x), c[27] = htanh_approx(y);
    c[28] = x < y ? x : y, c[29] = __hisnan(x) ? x : y, c[30] = __heq(x, y) ? x : y, c[31] = __hgtu(x, y) ? x : y;
}
__global__ void pairs(const __nv_bfloat162 *a, const __nv_bfloat162 *b, __nv_bfloat162 *c, float2 *f) {
    __nv_bfloat162 x = a[threadIdx.x], y = b[threadIdx.x];
    c[0] = x + y, c[1] = __hmul2(x, y), c[2] = __hfma2(x, y, x), c[3] = __h2div(x, y), c[4] = __hneg2(x), c[5] = __habs2(y);
    c[6] = __hmax2(x, y), c[7] = __hgt2(x, y), c[8] = h2exp(x), c[9] = __lowhigh2highlow(x), c[10] = __highs2bfloat162(x, y);
    c[11] = __hfma2_sat(x, y, x), c[12] = __hcmadd(x, y, x), c[13] = h2sqrt(x);
    f[0] = __bfloat1622float2(x), c[14] = __float22bfloat162_rn(f[1]);
    c[15] = __shfl_down_sync(~0u, x, 1), c[16] = __shfl_xor_sync(~0u, y, 2);
    unsigned m = __hgt2_mask(x, y);
    if (__hbeq2(x, y)) c[17] = *reinterpret_cast<__nv_bfloat162 *>(&m);
}
__global__ void conversions(__nv_bfloat16 *h, float *f, double *d, int *i, long long *l, short *s) {
    h[0] = __float2bfloat16_rz(f[0]), h[1] = __double2bfloat16(d[0]), h[2] = __int2bfloat16_rd(i[0]), h[3] = __ll2bfloat16_ru(l[0]);
    h[4] = __short2bfloat16_rn(s[0]), h[5] = __uint2bfloat16_rn(i[1]), h[6] = __float2bfloat16_ru(f[1]), h[7] = __ull2bfloat16_rz(l[1]);
    f[2] = __bfloat162float(h[8]), i[2] = __bfloat162int_rz(h[9]), l[2] = __bfloat162ll_rn(h[10]), s[1] = __bfloat162short_ru(h[11]);
    i[3] = __bfloat162uint_rd(h[12]), s[2] = __bfloat16_as_short(h[13]), h[14] = __short_as_bfloat16(s[3]);
}
__global__ void memory(__nv_bfloat16 *h, __nv_bfloat162 *h2) {
    atomicAdd(h, __float2bfloat16(1.0f));
    atomicAdd(h2, __floats2bfloat162_rn(1, 2));
    h[1] = __ldg(h + 2), h2[1] = __ldg(h2 + 2);
    __stwt(h + 3, __ldg(h + 4));
}
