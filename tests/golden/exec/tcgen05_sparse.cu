// Sparse products of 64 rows for a block, where they and their metadata lie in 16 lanes of every 32, against plain
// loops: out[0] counts the elements that differ.
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
__shared__ __align__(1024) unsigned char sa[32768], sb[8192];
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

// 64 rows of A, 16 columns of B: chunks of 16 bytes of K lie 1024 bytes apart in A, 256 in B.
DEV u32 in_a(int m, int byte) { return m * 16 + byte / 16 * 1024 + byte % 16; }
DEV u32 in_b(int n, int byte) { return n * 16 + byte / 16 * 256 + byte % 16; }
DEV u32 instruction(u32 m, u32 n, u32 d, u32 a, u32 b) { return d << 4 | a << 7 | b << 10 | (n / 8) << 17 |
                                                         (m / 16) << 24 | 4; }
DEV u32 pattern(int m, int chunk) { return 0xedc984u >> (m + chunk) % 6 * 4 & 15; }
DEV int kept(int m, int j) { return j / 2 * 4 + (pattern(m, j / 2) >> j % 2 * 2 & 3); }
DEV float sparse(int m, int n, int stored) { float s = 0; for (int j = 0; j < stored; j++) s += a_at(m, kept(m, j)) * b_at(kept(m, j), n);
                                             return s; }
#define ST1(at, x) asm volatile("tcgen05.st.sync.aligned.32x32b.x1.b32 [%0], {%1};" :: "r"(at), "r"(x) : "memory")
DEV void check(int *out, int row, int column, int stored, bool upper) {
  u32 r[4], w = threadIdx.x / 32;
  LD4("32x32b.x4.b32", r, base + column + (w << 21)); wait_ld();
  UNROLL for (int j = 0; j < 4; j++)
    if (threadIdx.x / 16 % 2 == upper) tell(out, __uint_as_float(r[j]) != sparse(row, column + j, stored));
}

// Bytes: sixteen chunks of a row have their metadata in two words of its lane. upper: lanes 16 to 31 of each warp.
extern "C" __global__ void bytes(int *out, int upper) {
  int t = threadIdx.x, w = t / 32, row = w * 16 + t % 16;
  init();
  for (int i = t; i < 64 * 32; i += 128) sa[in_a(i / 32, i % 32)] = (unsigned char)e4m3(a_at(i / 32, kept(i / 32, i % 32)));
  for (int i = t; i < 16 * 64; i += 128) sb[in_b(i / 64, i % 64)] = (unsigned char)e4m3(b_at(i % 64, i / 64));
  ALLOC(1, 32);
  for (int word = 0; word < 2; word++) {
    u32 meta = 0;
    for (int i = 0; i < 8; i++) meta |= pattern(row, word * 8 + i) << 4 * i;
    ST1(base + 16 + word + (w << 21), t / 16 % 2 == upper ? meta : 0);
  }
  wait_st();
  fence_before();
  __syncthreads();
  if (t == 0) {
    asm volatile("{ .reg .pred p; setp.ne.b32 p, 0, 0; tcgen05.mma.sp.cta_group::1.kind::f8f6f4 [%0], %1, %2, [%4], "
                 "%3, p; }"
                 :: "r"(base + (upper << 20)), "l"(descriptor(sa, 1024, 128, 0)), "l"(descriptor(sb, 256, 128, 0)),
                     "r"(instruction(64, 16, 1, 0, 0)), "r"(base + 16 + (upper << 20)) : "memory");
    commit();
  }
  wait(0);
  check(out, row, 4, 32, upper);
  FREE(1, 32);
}

// Halves, two blocks of 64 rows: rows r and r + 8 share words, their second half of K eight lanes on. Each block has
// eight columns of B.
extern "C" __global__ void pair(int *out, int upper) {
  int t = threadIdx.x, w = t / 32, rank = blockIdx.x, first = rank * 64;
  init();
  for (int i = t; i < 64 * 16; i += 128) *(u16 *)(sa + in_a(i / 16, i % 16 * 2)) =
      half(a_at(first + i / 16, kept(first + i / 16, i % 16)));
  for (int i = t; i < 8 * 32; i += 128) *(u16 *)(sb + in_b(i / 32, i % 32 * 2)) =
      half(b_at(i % 32, i / 32 + rank * 8));
  ALLOC(2, 32);
  u32 meta = 0;
  for (int i = 0; i < 8; i++) meta |= pattern(first + w * 16 + t % 8 + i / 4 * 8, t / 8 % 2 * 4 + i % 4) << 4 * i;
  ST1(base + 16 + (w << 21), t / 16 % 2 == upper ? meta : 0);
  wait_st();
  fence_before();
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
  if (t == 0 && rank == 0) {
    asm volatile("{ .reg .pred p; setp.ne.b32 p, 0, 0; tcgen05.mma.sp.cta_group::2.kind::f16 [%0], %1, %2, [%4], %3, "
                 "p; }"
                 :: "r"(base + (upper << 20)), "l"(descriptor(sa, 1024, 128, 0)), "l"(descriptor(sb, 256, 128, 0)),
                     "r"(instruction(128, 16, 1, 0, 0)), "r"(base + 16 + (upper << 20)) : "memory");
    asm volatile("tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 "
                 "[%0], %1;"
                 :: "r"(addr(&done)), "h"((u16)3) : "memory");
  }
  wait(0);
  check(out, first + w * 16 + t % 16, 6, 16, upper);
  FREE(2, 32);
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
}
