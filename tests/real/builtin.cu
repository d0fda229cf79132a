// What the language brings: atomics, shuffles, votes, barriers, clocks, vectors, memory spaces, printf, assert, malloc.
#include <assert.h>
#include <stdio.h>
__constant__ float table[64] = {1, 2, 3};
__constant__ struct { int a; const char *s; double d; } config = {3, "text", 2.5};
__device__ int global[10], *pointer = global + 3;
__device__ const char *const names[] = {"one", "two", "three"};
__shared__ int still[32];
extern __shared__ char dynamic[];
template <typename T> __device__ void arith(T *p, T x) { atomicAdd(p, x), atomicExch(p + 1, x), atomicMin(p + 2, x), atomicMax(p + 3, x); p[9] = atomicCAS(p + 4, x, p[5]); }
template <typename T> __device__ void logic(T *p, T x) { atomicAnd(p, x), atomicOr(p + 1, x), p[7] = atomicXor(p + 2, x); }
__global__ void atomics(int *i, unsigned *u, unsigned long long *l, float *f, double *d, long long *s, unsigned short *h) {
    arith(i, 3), logic(i, 5), arith(u, 3u), logic(u, 7u), arith(l, 5ull), logic(l, 7ull), logic((unsigned long long *)s, 3ull);
    atomicSub(i, 4), atomicInc(u, 9u), atomicDec(u, 10u), atomicAdd(f, 1.5f), d[1] = atomicAdd(d, 2.5), atomicExch(f, 2.0f);
    atomicAdd_system(i, 3), atomicMax_block(i, 5), atomicAdd_block(d, 1.0), atomicMin(s, -3ll), atomicCAS_system(l, 1ull, 2ull);
    atomicAdd(&still[threadIdx.x], 1), atomicAdd(&global[3], 2);
}
__global__ void warps(int *p, unsigned *u, float *f, double *d, long long *l) {
    int x = p[threadIdx.x];
    p[0] = __shfl_sync(~0u, x, 3), p[1] = __shfl_up_sync(~0u, x, 1), p[2] = __shfl_down_sync(~0u, x, 2, 16), p[3] = __shfl_xor_sync(~0u, x, 4);
    f[0] = __shfl_sync(~0u, f[1], 3), d[0] = __shfl_xor_sync(~0u, d[1], 1), l[0] = __shfl_down_sync(~0u, l[1], 5);
    u[0] = __ballot_sync(~0u, x > 3), u[1] = __any_sync(~0u, x), u[2] = __all_sync(~0u, x), u[3] = __activemask(), u[4] = __match_any_sync(~0u, x);
    int pred;
    u[5] = __match_all_sync(~0u, x, &pred), u[6] = pred, u[7] = __reduce_add_sync(~0u, u[8]), p[4] = __reduce_min_sync(~0u, x), u[9] = __reduce_xor_sync(~0u, u[1]);
    __syncwarp();
    p[5] = __syncthreads_count(x), p[6] = __syncthreads_and(x), p[7] = __syncthreads_or(x);
    __threadfence(), __threadfence_block(), __threadfence_system();
    u[10] = clock(), l[2] = clock64(), __nanosleep(100), u[11] = warpSize + gridDim.x + blockIdx.y * blockDim.z + threadIdx.z;
    __prof_trigger(3);
}
__global__ void memory(const int4 *a, int4 *b, const float2 *c, float2 *d, const double2 *e, double2 *f, const char4 *g, char4 *h, ushort2 *s) {
    b[0] = __ldg(a), b[1] = __ldg(a + 1), b[2].x = __builtin_nontemporal_load(&a[2].x), d[0] = __ldg(c), f[0] = __ldg(e), h[0] = __ldg(g), __builtin_nontemporal_store(c[1].x, &d[1].x);
    s[0] = make_ushort2(s[1].y, s[1].x), h[1].w = g[1].x, b[3].y += a[3].z;
    int buffer[20];
    memset(buffer, 3, sizeof buffer), memcpy(b + 4, buffer, 64), __builtin_memmove(b + 5, b + 6, a->x), memcpy(dynamic, a, 37);
    b[9].x = buffer[a->y] + __isShared(b) + __isGlobal(b) + __isLocal(buffer) + __isConstant(b) + (int)__cvta_generic_to_shared(still) + *pointer;
    volatile int *v = (volatile int *)b; v[40] = v[41] + 1;
}
__global__ void library(int *p, int n) {
    printf("%d %s %f %c %lld\n", n, names[n], table[n], 'x', 5ll), printf("no arguments\n");
    assert(n > 3 && "n is large");
    int *q = (int *)malloc(n * 4); if (q) q[0] = config.a, p[0] = q[n], free(q);
    int *v = (int *)__builtin_alloca(n); v[0] = n, p[1] = v[p[2]], p[3] = config.s[1] + (int)config.d;
    if (n == 9) __trap(); if (n == 8) __brkpt();
}
typedef float f8 __attribute__((ext_vector_type(8))); typedef int i3 __attribute__((ext_vector_type(3))); typedef unsigned char c16 __attribute__((ext_vector_type(16)));
typedef short s2 __attribute__((ext_vector_type(2))); typedef double d2 __attribute__((ext_vector_type(2))); typedef bool b8 __attribute__((ext_vector_type(8)));
__device__ __noinline__ f8 mix(f8 a, i3 b) { return a * b.x + a.s76543210; }
__global__ void vectors(f8 *a, i3 *b, c16 *c, s2 *s, d2 *d, int n) {
    a[0] = mix(a[1], b[0]), b[1] = b[2] / b[3] + (b[4] < b[5]), c[0] = (c[1] + c[2]) >> 1, s[0] = s[1] * s[2], d[0] = d[1] / d[2].yx, a[2][n] = 5, n = c[3][n];
    b[6] = __builtin_convertvector(a[3].xyz, i3), a[4] = __builtin_elementwise_max(a[5], a[6]), s[3] = __builtin_elementwise_min(s[4], s[5]), d[3] = -__builtin_elementwise_abs(d[4]);
    b[7].x = __builtin_reduce_add(c[4]) + __builtin_reduce_max(b[8]) + __builtin_reduce_xor(s[6]) + n; c[5] = c[6] > c[7] ? c[8] : c[9];
}
__global__ void __launch_bounds__(128, 4) bounded(int *__restrict__ a, const int *__restrict__ b, __grid_constant__ const int4 k) { a[threadIdx.x] = b[threadIdx.x] * k.y; }
__device__ __attribute__((used)) int kept(int x) { return x + 1; }
__device__ int twice(int x) { return 2 * x; }
