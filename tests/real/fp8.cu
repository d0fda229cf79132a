// cuda_fp8, cuda_fp6, cuda_fp4: conversions.
#include <cuda_fp8.h>
#include <cuda_fp6.h>
#include <cuda_fp4.h>

template <typename T> __device__ void both(const float *f, double *d, T *t, __half *h, __nv_bfloat16 *b) {
    t[0] = T(f[0]), t[1] = T(d[0]), t[2] = T(h[0]), t[3] = T(b[0]);
    d[1] = (double)(float)t[4] + (float)t[5], h[1] = (__half)t[6];
}
__global__ void e4m3(float *f, double *d, __nv_fp8_e4m3 *t, __half *h, __nv_bfloat16 *b) { both(f, d, t, h, b); t[7] = (__nv_fp8_e4m3)(int)t[8]; }
__global__ void e5m2(float *f, double *d, __nv_fp8_e5m2 *t, __half *h, __nv_bfloat16 *b) { both(f, d, t, h, b); }
__global__ void e3m2(float *f, double *d, __nv_fp6_e3m2 *t, __half *h, __nv_bfloat16 *b) { both(f, d, t, h, b); }
__global__ void e2m3(float *f, double *d, __nv_fp6_e2m3 *t, __half *h, __nv_bfloat16 *b) { both(f, d, t, h, b); }
__global__ void e2m1(float *f, double *d, __nv_fp4_e2m1 *t, __half *h, __nv_bfloat16 *b) { both(f, d, t, h, b); }
__global__ void packed(__nv_fp8x4_e4m3 *x, float4 *f, __nv_fp8x2_e5m2 *y, float2 *g, __nv_fp8_e8m0 *z) {
    x[0] = __nv_fp8x4_e4m3(f[0]), f[1] = (float4)x[1];
    y[0] = __nv_fp8x2_e5m2(g[0]), g[1] = (float2)y[1];
    z[0] = __nv_fp8_e8m0(g[2].x), g[3].x = (float)z[1];
}
