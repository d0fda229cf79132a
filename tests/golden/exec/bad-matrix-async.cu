// What goes wrong with wgmma and tcgen05, and what is said of it.
typedef unsigned u32;
typedef unsigned long long u64;
#define DEV static __device__ __forceinline__
DEV u32 addr(const void *p) { return (u32)__cvta_generic_to_shared(p); }
__shared__ __align__(1024) unsigned char sa[8192], sb[8192];
__shared__ u32 base;
// start, leading, stride: bytes; not swizzled
DEV u64 descriptor(const void *p, u32 leading, u32 stride) {
  return (u64)(addr(p) >> 4) | (u64)(leading >> 4) << 16 | (u64)(stride >> 4) << 32;
}
DEV void fence() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
DEV void commit() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
#define WAIT(n) asm volatile("wgmma.wait_group.sync.aligned " #n ";" ::: "memory")

// What is wrong: nobody waits, and the result is stored, or computed with, or taken for A; no fence; no
// descriptor.
extern "C" __global__ void no_wait(float *out, int what) {
  u64 da = descriptor(sa, 1024, 128), db = descriptor(sb, 128, 128);
  for (int i = threadIdx.x; i < 8192; i += 128) sa[i] = sb[i] = 0;
  __syncthreads();
  float d[4] = {};
  if (what != 2) fence();
  if (what == 3) da |= 1ull << 46;
  asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0,%1,%2,%3}, %4, %5, 0, 1, 1, 0, 0;"
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "l"(da), "l"(db));
  commit();
  if (what == 4) {
    asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0,%1,%2,%3}, {%5,%6,%7,%8}, %4, 0, 1, "
                 "1, 0;"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "l"(db), "r"(__float_as_uint(d[0])),
                   "r"(__float_as_uint(d[1])), "r"(__float_as_uint(d[2])), "r"(__float_as_uint(d[3])));
    commit();
  }
  if (what == 1) d[0] = d[0] + 1;
  if (what == 1) WAIT(0);
  out[threadIdx.x] = d[0];
}

#define ALLOC(group, n) do { if (threadIdx.x < 32) asm volatile("tcgen05.alloc.cta_group::" #group ".sync.aligned.shared::cta.b32 [%0], " #n ";" \
    :: "r"(addr(&base)) : "memory"); __syncthreads(); } while (0)
#define FREE(group, n) do { __syncthreads(); if (threadIdx.x < 32) asm volatile("tcgen05.dealloc.cta_group::" #group ".sync.aligned.b32 %0, " #n \
    "; tcgen05.relinquish_alloc_permit.cta_group::" #group ".sync.aligned;" :: "r"(base) : "memory"); } while (0)
DEV void wait_st() { asm volatile("tcgen05.wait::st.sync.aligned;" ::: "memory"); }
DEV void wait_ld() { asm volatile("tcgen05.wait::ld.sync.aligned;" ::: "memory"); }
DEV u32 instruction(u32 m, u32 n, u32 d, u32 a, u32 b) { return d << 4 | a << 7 | b << 10 | (n / 8) << 17 |
                                                         (m / 16) << 24; }
#define MMA(words, d, a, b, i, on) asm volatile("{ .reg .pred p; setp.ne.b32 p, %4, 0; tcgen05.mma.cta_group::1." words ", %2, %3, p; }" \
    :: "r"(d), a, "l"(b), "r"(i), "r"(on) : "memory")
// 0: no wait; 1: not allocated; 2: another warp's; 4: no such product; 5: not given back; 6: nothing
// allocated.
extern "C" __global__ void misuse(u32 *out, int what) {
  u32 r = 7, w = threadIdx.x / 32;
  if (what == 6) { asm volatile("tcgen05.ld.sync.aligned.32x32b.x1.b32 {%0}, [%1];" : "=r"(r) : "r"(w << 21));
                   wait_ld(); out[threadIdx.x] = r; return; }
  ALLOC(1, 32);
  u32 at = base + (w << 21) + (what == 1 ? 32 : 0) + (what == 2 ? 1 << 21 : 0);
  asm volatile("tcgen05.st.sync.aligned.32x32b.x1.b32 [%0], {%1};" :: "r"(at), "r"(r));
  wait_st();
  asm volatile("tcgen05.ld.sync.aligned.32x32b.x1.b32 {%0}, [%1];" : "=r"(r) : "r"(at));
  if (what) wait_ld();
  if (what == 4 && threadIdx.x == 0) MMA("kind::f16 [%0], %1", base,
                                         "l"(descriptor(sa, 2048, 128) | 1ull << 46),
                                             descriptor(sb, 256, 128) | 1ull << 46,
                                                 instruction(96, 16, 1, 0, 0), 0);
  out[threadIdx.x] = r;
  if (what != 5) FREE(1, 32);
}
