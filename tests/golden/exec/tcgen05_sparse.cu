// Sparse products of 64 rows for a block, where they and their metadata lie in 16 lanes of every 32, against plain
// loops: out[0] counts the elements that differ.
#include "tcgen05.cuh"
__shared__ __align__(1024) unsigned char sa[32768], sb[8192];

// A has 64 rows: chunks of 16 bytes of K lie 1024 bytes apart.
DEV u32 in_a(int m, int byte) { return m * 16 + byte / 16 * 1024 + byte % 16; }
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
                     "r"(instruction(64, 16, 1, 0, 0) | 4), "r"(base + 16 + (upper << 20)) : "memory");
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
                     "r"(instruction(128, 16, 1, 0, 0) | 4), "r"(base + 16 + (upper << 20)) : "memory");
    asm volatile("tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 "
                 "[%0], %1;"
                 :: "r"(addr(&done)), "h"((u16)3) : "memory");
  }
  wait(0);
  check(out, first + w * 16 + t % 16, 6, 16, upper);
  FREE(2, 32);
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
}
