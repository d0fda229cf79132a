// curand_kernel.h: the generators and the distributions.
#include <curand_kernel.h>

template <typename S> __device__ void draw(S *s, float *f, double *d, unsigned *u) {
    S x = *s;
    u[0] = curand(&x);
    f[0] = curand_uniform(&x), f[1] = curand_normal(&x), f[2] = curand_log_normal(&x, 0.5f, 2.0f);
    d[0] = curand_uniform_double(&x), d[1] = curand_normal_double(&x);
    u[1] = curand_poisson(&x, 3.5);
    *s = x;
}
__global__ void xorwow(curandState *s, float *f, double *d, unsigned *u) { curand_init(1234, threadIdx.x, 0, s); draw(s, f, d, u); }
__global__ void philox(curandStatePhilox4_32_10_t *s, float4 *v, float *f, double *d, unsigned *u) {
    curand_init(1234, threadIdx.x, 3, s);
    draw(s, f, d, u);
    v[0] = curand_uniform4(s), v[1] = curand_normal4(s);
}
__global__ void mrg(curandStateMRG32k3a *s, float *f, double *d, unsigned *u) { curand_init(1, threadIdx.x, 0, s); draw(s, f, d, u); }
__global__ void sobol(curandStateSobol32_t *s, curandDirectionVectors32_t v, float *f) { curand_init(v, 5, s); f[0] = curand_uniform(s); }
__global__ void sobol64(curandStateScrambledSobol64_t *s, curandDirectionVectors64_t v, double *f) {
    curand_init(v, 7ull, 5, s);
    f[0] = curand_normal_double(s);
}
__global__ void mtgp(curandStateMtgp32_t *s, float *f) { f[threadIdx.x] = curand_uniform(s); }
