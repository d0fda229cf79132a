// The mathematics of float, precise and fast.
__global__ void ones(const float *a, float *o) {
    float x = a[threadIdx.x];
    float r[] = {sinf(x), cosf(x), tanf(x), asinf(x), acosf(x), atanf(x), sinhf(x), coshf(x), tanhf(x), asinhf(x), acoshf(x),
                 atanhf(x), expf(x), exp2f(x), exp10f(x), expm1f(x), logf(x), log2f(x), log10f(x), log1pf(x), sqrtf(x),
                 rsqrtf(x), cbrtf(x), rcbrtf(x), erff(x), erfcf(x), erfinvf(x), erfcinvf(x), erfcxf(x), normcdff(x),
                 normcdfinvf(x), tgammaf(x), lgammaf(x), floorf(x), ceilf(x), truncf(x), roundf(x), rintf(x), nearbyintf(x),
                 fabsf(x), sinpif(x), cospif(x), j0f(x), j1f(x), y0f(x), y1f(x), cyl_bessel_i0f(x), cyl_bessel_i1f(x),
                 logbf(x), (float)ilogbf(x), (float)lrintf(x), (float)llroundf(x), (float)isnan(x), (float)isinf(x),
                 (float)isfinite(x), (float)signbit(x)};
    for (int i = 0; i < sizeof r / sizeof *r; i++) o[i] = r[i];
}
__global__ void twos(const float *a, float *o, int n) {
    float x = a[0], y = a[1], z = a[2], s, c;
    int e;
    o[0] = powf(x, y), o[1] = atan2f(x, y), o[2] = fmodf(x, y), o[3] = remainderf(x, y), o[4] = hypotf(x, y);
    o[5] = fdimf(x, y), o[6] = fmaxf(x, y), o[7] = fminf(x, y), o[8] = copysignf(x, y), o[9] = nextafterf(x, y);
    o[10] = ldexpf(x, n), o[11] = scalbnf(x, n), o[12] = frexpf(x, &e), o[13] = e, o[14] = modff(x, &s), o[15] = s;
    sincosf(x, &s, &c), o[16] = s + c, sincospif(y, &s, &c), o[17] = s - c, o[18] = fmaf(x, y, z), o[19] = remquof(x, y, &e);
    o[20] = jnf(n, x), o[21] = ynf(n, x), o[22] = norm3df(x, y, z), o[23] = rnorm4df(x, y, z, x), o[24] = rhypotf(x, y);
    o[25] = normf(n, a), o[27] = fdividef(x, y);
}
__global__ void fast(const float *a, float *o, int n) {
    float x = a[0], y = a[1], z = a[2], s, c;
    o[0] = __sinf(x), o[1] = __cosf(x), o[2] = __tanf(x), o[3] = __expf(x), o[4] = __exp10f(x), o[5] = __logf(x);
    o[6] = __log2f(x), o[7] = __log10f(x), o[8] = __powf(x, y), __sincosf(x, &s, &c), o[9] = s + c, o[10] = __saturatef(x);
    o[11] = __fadd_rz(x, y), o[12] = __fmul_ru(x, y), o[13] = __fmaf_rd(x, y, z), o[14] = __frcp_rn(x), o[15] = __fsqrt_rz(x);
    o[16] = __fdiv_rn(x, y), o[17] = __fdividef(x, y), o[18] = __frsqrt_rn(x), o[19] = __fsub_ru(x, y);
    o[20] = __float2int_rn(x), o[21] = __float2uint_rz(y), o[22] = __float2ll_rd(x), o[23] = __float2ull_ru(y);
    o[24] = __int2float_rz(n), o[25] = __uint2float_ru(n), o[26] = __ll2float_rd(n), o[27] = __ull2float_rn(n);
    o[28] = __int_as_float(n), o[29] = __float_as_uint(x), o[30] = x / y, o[31] = 1.0f / y, o[32] = (float)(int)x;
}
