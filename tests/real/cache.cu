// Cache operators, eviction priorities and prefetches, by assembly as the toolkit's headers do it (clang knows none of them).
#define LOADS(T, C, S) \
    __device__ T ldcg(const T *p) { T x; asm volatile("ld.global.cg." S " %0, [%1];" : "=" C(x) : "l"(p)); return x; } \
    __device__ T ldca(const T *p) { T x; asm volatile("ld.global.ca." S " %0, [%1];" : "=" C(x) : "l"(p)); return x; } \
    __device__ T ldcs(const T *p) { T x; asm volatile("ld.global.cs." S " %0, [%1];" : "=" C(x) : "l"(p)); return x; } \
    __device__ T ldlu(const T *p) { T x; asm volatile("ld.global.lu." S " %0, [%1];" : "=" C(x) : "l"(p) : "memory"); return x; } \
    __device__ T ldcv(const T *p) { T x; asm volatile("ld.global.cv." S " %0, [%1];" : "=" C(x) : "l"(p) : "memory"); return x; } \
    __device__ void stwb(T *p, T x) { asm volatile("st.global.wb." S " [%0], %1;" ::"l"(p), C(x) : "memory"); } \
    __device__ void stcg(T *p, T x) { asm volatile("st.global.cg." S " [%0], %1;" ::"l"(p), C(x) : "memory"); } \
    __device__ void stcs(T *p, T x) { asm volatile("st.global.cs." S " [%0], %1;" ::"l"(p), C(x) : "memory"); } \
    __device__ void stwt(T *p, T x) { asm volatile("st.global.wt." S " [%0], %1;" ::"l"(p), C(x) : "memory"); } \
    __global__ void all(T *p) { p[0] = ldcg(p + 1) + ldca(p + 2) + ldcs(p + 3) + ldlu(p + 4) + ldcv(p + 5); stwb(p + 6, p[0]), stcg(p + 7, p[0]), stcs(p + 8, p[0]), stwt(p + 9, p[0]); }
LOADS(int, "r", "s32") LOADS(float, "f", "f32") LOADS(double, "d", "f64") LOADS(long long, "l", "s64") LOADS(short, "h", "s16")
__global__ void hints(const float4 *p, float4 *q, unsigned long long policy) {
    float a, b, c, d;
    asm volatile("ld.global.L1::evict_last.L2::128B.v4.f32 {%0, %1, %2, %3}, [%4];" : "=f"(a), "=f"(b), "=f"(c), "=f"(d) : "l"(p));
    asm volatile("createpolicy.fractional.L2::evict_last.b64 %0, 1.0;" : "=l"(policy));
    asm volatile("st.global.L2::cache_hint.v4.f32 [%0], {%1, %2, %3, %4}, %5;" ::"l"(q), "f"(a), "f"(b), "f"(c), "f"(d), "l"(policy) : "memory");
    asm volatile("prefetch.global.L2 [%0];" ::"l"(p + 1)); asm volatile("prefetchu.L1 [%0];" ::"l"(p + 2)); asm volatile("discard.global.L2 [%0], 128;" ::"l"(q + 8));
    asm volatile("ld.global.nc.L1::no_allocate.L2::256B.f32 %0, [%1];" : "=f"(a) : "l"(p + 3)); q[1].x = a + __builtin_nontemporal_load(&p[4].x);
    __builtin_prefetch(p + 5), __builtin_prefetch(q + 5, 1, 0);
}
