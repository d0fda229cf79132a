// What the tests of tcgen05 share: elements of the matrices, formats, allocation of tensor memory, waits, descriptors.
typedef unsigned u32;
typedef unsigned short u16;
typedef unsigned long long u64;
#define DEV static __device__ __forceinline__
#define FUN static __device__ __noinline__
#define UNROLL _Pragma("unroll")
DEV u32 addr(const void *p) { return (u32)__cvta_generic_to_shared(p); }
DEV void tell(int *out, bool bad) { if (bad) atomicAdd(out, 1); }
FUN int value(int i, int salt) { return (i * 7 + salt * 3 + i * i) % 7 - 3; }
DEV int a_at(int m, int k) { return value(m * 64 + k, 1); }
DEV int b_at(int k, int n) { return value(k * 64 + n, 2); }
FUN u16 half(float f) { u16 h; asm("cvt.rn.f16.f32 %0, %1;" : "=h"(h) : "f"(f)); return h; }
FUN float of_half(u16 h) { float f; asm("cvt.f32.f16 %0, %1;" : "=f"(f) : "h"(h)); return f; }
FUN u32 e4m3(float f) { u16 h; asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(h) : "f"(0.f), "f"(f));
                        return h; }
FUN u32 e2m1(int v) { int s = v < 0, m = s ? -v : v;
                      return (u32)(s << 3 | (m == 0 ? 0 : m == 1 ? 2 : m == 2 ? 4 : 5)); }
__shared__ u32 base;
__shared__ __align__(8) u64 done;
#define ALLOC(group, n) do { if (threadIdx.x < 32) asm volatile("tcgen05.alloc.cta_group::" #group ".sync.aligned.shared::cta.b32 [%0], " #n ";" \
    :: "r"(addr(&base)) : "memory"); __syncthreads(); } while (0)
#define FREE(group, n) do { __syncthreads(); if (threadIdx.x < 32) asm volatile("tcgen05.dealloc.cta_group::" #group ".sync.aligned.b32 %0, " #n \
    "; tcgen05.relinquish_alloc_permit.cta_group::" #group ".sync.aligned;" :: "r"(base) : "memory"); } while (0)
DEV void wait_st() { asm volatile("tcgen05.wait::st.sync.aligned;" ::: "memory"); }
DEV void wait_ld() { asm volatile("tcgen05.wait::ld.sync.aligned;" ::: "memory"); }
DEV void fence_before() { asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory"); }
DEV void fence_after() { asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory"); }
#define LD4(words, r, at) asm volatile("tcgen05.ld.sync.aligned." words " {%0,%1,%2,%3}, [%4];" \
    : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(at))
DEV void commit() {
  asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0];" ::
               "r"(addr(&done)) : "memory");
}
DEV void wait(u32 phase) {
  u32 ok = 0;
  while (!ok)
    asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, "
                 "p; }"
                 : "=r"(ok) : "r"(addr(&done)), "r"(phase) : "memory");
  fence_after();
}
DEV void init() {
  if (threadIdx.x == 0) asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(addr(&done)) : "memory");
}
DEV u64 descriptor(const void *p, u32 leading, u32 stride, u64 mode) {
  return (u64)(addr(p) >> 4) | (u64)(leading >> 4) << 16 | (u64)(stride >> 4) << 32 | 1ull << 46 | mode << 61;
}
// B has 16 columns: chunks of 16 bytes of K lie 256 bytes apart.
DEV u32 in_b(int n, int byte) { return n * 16 + byte / 16 * 256 + byte % 16; }
DEV u32 instruction(u32 m, u32 n, u32 d, u32 a, u32 b) { return d << 4 | a << 7 | b << 10 | (n / 8) << 17 |
                                                         (m / 16) << 24; }
DEV float plain(int m, int n, int k) { float s = 0; for (int i = 0; i < k; i++) s += a_at(m, i) * b_at(i, n);
                                       return s; }
