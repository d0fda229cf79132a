// Tensor memory and tcgen05 against plain loops: out[i] counts the elements of check i that differ.
#include "tcgen05.cuh"
__shared__ __align__(1024) unsigned char sa[32768], sb[8192];

// Each of 128 lanes writes eight columns; every shape reads them back.
extern "C" __global__ void shapes(int *out) {
  u32 t = threadIdx.x % 32, w = threadIdx.x / 32, r[4];
  ALLOC(1, 32);
  u32 at = base + (w << 21);
  for (int half = 0; half < 2; half++)
    asm volatile("tcgen05.st.sync.aligned.32x32b.x4.b32 [%0], {%1,%2,%3,%4};" :: "r"(at + half * 4),
                 "r"(threadIdx.x * 100 + half * 4), "r"(threadIdx.x * 100 + half * 4 + 1),
                     "r"(threadIdx.x * 100 + half * 4 + 2),
                 "r"(threadIdx.x * 100 + half * 4 + 3));
  wait_st();
#define IS(i, lane, column) UNROLL for (int j = 0; j < 4; j++) tell(out + i, r[j] != (w * 32 + (lane)) * 100 + (column))
  LD4("32x32b.x4.b32", r, at + 2); wait_ld(); IS(0, t, 2 + j);
  LD4("16x64b.x4.b32", r, at); wait_ld(); IS(1, t / 4 + t % 2 * 8, 2 * j + t / 2 % 2);
  LD4("16x128b.x2.b32", r, at + (16 << 16)); wait_ld(); IS(2, 16 + t / 4 + j % 2 * 8, j / 2 * 4 + t % 4);
  LD4("16x256b.x1.b32", r, at); wait_ld(); IS(3, t / 4 + j / 2 * 8, t % 4 * 2 + j % 2);
  asm volatile("tcgen05.ld.sync.aligned.16x32bx2.x4.b32 {%0,%1,%2,%3}, [%4], 3;" : "=r"(r[0]), "=r"(r[1]),
               "=r"(r[2]), "=r"(r[3]) : "r"(at));
  wait_ld(); IS(4, t % 16, j + t / 16 * 3);
  LD4("32x32b.x4.pack::16b.b32", r, at); wait_ld();
  UNROLL for (int j = 0; j < 4; j++)
    tell(out + 5, r[j] != (((w * 32 + t) * 100 + 2 * j) & 0xffff |
                           (((w * 32 + t) * 100 + 2 * j + 1) & 0xffff) << 16));
  FREE(1, 32);
}

// Rows out of shared memory, to all lanes, to pairs of warps, to all warps; elements of 4 and 6 bits become
// bytes.
extern "C" __global__ void copies(int *out) {
  u32 t = threadIdx.x % 32, w = threadIdx.x / 32, r[4];
  init();
  // rows of 16 bytes
  for (int i = threadIdx.x; i < 128 * 16; i += 128) sa[i] = (unsigned char)(i * 37 + i / 256);
  ALLOC(1, 32);
  if (threadIdx.x == 0) {
    u64 d = descriptor(sa, 0, 128, 0);
    asm volatile("tcgen05.cp.cta_group::1.128x128b [%0], %1;" :: "r"(base), "l"(d) : "memory");
    asm volatile("tcgen05.cp.cta_group::1.32x128b.warpx4 [%0], %1;" :: "r"(base + 4), "l"(d) : "memory");
    asm volatile("tcgen05.cp.cta_group::1.64x128b.warpx2::02_13 [%0], %1;" :: "r"(base + 8),
                 "l"(d) : "memory");
    asm volatile("tcgen05.cp.cta_group::1.128x128b.b8x16.b4x16_p64 [%0], %1;" :: "r"(base + 12),
                 "l"(d) : "memory");
    asm volatile("tcgen05.cp.cta_group::1.128x128b.b8x16.b6x16_p32 [%0], %1;" :: "r"(base + 16),
                 "l"(d) : "memory");
    commit();
  }
  wait(0);
  u32 at = base + (w << 21);
  u32 *s = (u32 *)sa;
  LD4("32x32b.x4.b32", r, at); wait_ld();
  UNROLL for (int j = 0; j < 4; j++) tell(out, r[j] != s[threadIdx.x * 4 + j]);
  LD4("32x32b.x4.b32", r, at + 4); wait_ld();
  UNROLL for (int j = 0; j < 4; j++) tell(out + 1, r[j] != s[t * 4 + j]);
  LD4("32x32b.x4.b32", r, at + 8); wait_ld();
  UNROLL for (int j = 0; j < 4; j++) tell(out + 2, r[j] != s[(w % 2 * 32 + t) * 4 + j]);
  LD4("32x32b.x4.b32", r, at + 12); wait_ld();
  UNROLL for (int j = 0; j < 4; j++)
    for (int i = 0; i < 4; i++) {
      int n = j * 4 + i;
      tell(out + 3, (r[j] >> 8 * i & 255) != (u32)(sa[threadIdx.x * 16 + n / 2] >> n % 2 * 4 & 15) << 2);
    }
  LD4("32x32b.x4.b32", r, at + 16); wait_ld();
  UNROLL for (int j = 0; j < 4; j++)
    for (int i = 0; i < 4; i++) {
      int bit = (j * 4 + i) * 6, byte = threadIdx.x * 16 + bit / 8;
      tell(out + 4, (r[j] >> 8 * i & 255) != ((u32)(sa[byte] | sa[byte + 1] << 8) >> bit % 8 & 63));
    }
  FREE(1, 32);
}

// Products. A has 128 rows: chunks of 16 bytes of K lie 2048 bytes apart.
DEV u32 in_a(int m, int byte) { return m * 16 + byte / 16 * 2048 + byte % 16; }
#define MMA(words, d, a, b, i, on) asm volatile("{ .reg .pred p; setp.ne.b32 p, %4, 0; tcgen05.mma.cta_group::1." words ", %2, %3, p; }" \
    :: "r"(d), a, "l"(b), "r"(i), "r"(on) : "memory")
// The first four columns of D, by 32x32b; row: which row of D this lane has, negative for none
FUN void check(int *out, u32 d, int row, int k, float add, int kind) {
  u32 r[4];
  LD4("32x32b.x4.b32", r, d + (threadIdx.x / 32 << 21));
  wait_ld();
  UNROLL for (int j = 0; j < 4; j++) {
    float x = kind == 1 ? of_half((u16)r[j]) : kind == 2 ? (float)(int)r[j] : __uint_as_float(r[j]);
    if (row >= 0) tell(out, x != add + plain(row, j, k));
  }
}
extern "C" __global__ void products(int *out) {
  int t = threadIdx.x, w = t / 32;
  init();
  for (int i = t; i < 128 * 16; i += 128) *(u16 *)(sa + in_a(i / 16, i % 16 * 2)) =
      half(a_at(i / 16, i % 16));
  for (int i = t; i < 16 * 16; i += 128) *(u16 *)(sb + in_b(i / 16, i % 16 * 2)) = half(b_at(i % 16, i / 16));
  ALLOC(1, 64);
  u64 a = descriptor(sa, 2048, 128, 0), b = descriptor(sb, 256, 128, 0);
  if (t == 0) {
    MMA("kind::f16 [%0], %1", base, "l"(a), b, instruction(128, 16, 1, 0, 0), 0);
    MMA("kind::f16 [%0], %1", base, "l"(a), b, instruction(128, 16, 1, 0, 0), 1);
    // -A, halves
    MMA("kind::f16 [%0], %1", base + 16, "l"(a), b, instruction(128, 16, 0, 0, 0) | 1 << 13, 0);
    MMA("kind::f16 [%0], %1", base + 32, "l"(a), b, instruction(64, 16, 1, 0, 0), 0);
    commit();
  }
  wait(0);
  u32 r[4];
  LD4("32x32b.x4.b32", r, base + (w << 21));
  wait_ld();
  UNROLL for (int j = 0; j < 4; j++) tell(out, __uint_as_float(r[j]) != 2 * plain(t, j, 16));
  LD4("32x32b.x4.b32", r, base + 16 + (w << 21));
  wait_ld();
  UNROLL for (int j = 0; j < 4; j++) tell(out + 1, of_half((u16)r[j]) != -plain(t, j, 16));
  LD4("16x256b.x1.b32", r, base + 32 + (w << 21));                                // 16 lanes of every 32
  wait_ld();
  UNROLL for (int j = 0; j < 4; j++)
    tell(out + 2, __uint_as_float(r[j]) != plain(w * 16 + t % 32 / 4 + j / 2 * 8, t % 4 * 2 + j % 2, 16));
  // A out of tensor memory: eight words a lane, two halves in each; D halved; without lanes 64 to 95
  UNROLL for (int half4 = 0; half4 < 2; half4++) {
    UNROLL for (int j = 0; j < 4; j++) r[j] = half(a_at(t, half4 * 8 + 2 * j)) |
        (u32)half(a_at(t, half4 * 8 + 2 * j + 1)) << 16;
    asm volatile("tcgen05.st.sync.aligned.32x32b.x4.b32 [%0], {%1,%2,%3,%4};" ::
                 "r"(base + 48 + half4 * 4 + (w << 21)), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]));
  }
  wait_st();
  fence_before();
  __syncthreads();
  if (t == 0) {
    asm volatile("{ .reg .pred p; setp.eq.b32 p, 0, 0; tcgen05.mma.cta_group::1.kind::f16 [%0], [%1], %2, "
                 "%3, {%4, %4, %5, %4}, p, 1; }"
                 :: "r"(base), "r"(base + 48), "l"(b), "r"(instruction(128, 16, 1, 0, 0)), "r"(0),
                     "r"(-1) : "memory");
    commit();
  }
  wait(1);
  LD4("32x32b.x4.b32", r, base + (w << 21));
  wait_ld();
  UNROLL for (int j = 0; j < 4; j++) tell(out + 3, __uint_as_float(r[j]) != 2 * plain(t, j, 16));
  FREE(1, 64);
}

// Other kinds: tf32, bytes, floats of 8 bits times those of 4 (padded), with scales of blocks, and 4 times 4
// bits.
DEV u32 scale_words(int row, int salt) { u32 v = 0;
                                         for (int b = 0; b < 4; b++) v |=
                                             (u32)(127 + (row + 2 * b + salt) % 4 - 1) << 8 * b; return v; }
DEV float scale_of(int row, int b, int salt) { return __uint_as_float((u32)(127 +
        (row + 2 * b + salt) % 4 - 1) << 23); }
extern "C" __global__ void kinds(int *out) {
  int t = threadIdx.x, w = t / 32;
  u32 r[4], phase = 0;
  init();
  ALLOC(1, 64);
  u64 a = descriptor(sa, 2048, 128, 0), b = descriptor(sb, 256, 128, 0);
#define GO(words, i, rest) __syncthreads(); if (t == 0) { asm volatile("{ .reg .pred p; setp.ne.b32 p, 0, 0; tcgen05.mma.cta_group::1." words " [%0], %1, %2, %3, " rest "p; }" \
    :: "r"(base), "l"(a), "l"(b), "r"(i), "r"(base + 16), "r"(base + 20) : "memory"); commit(); } wait(phase++ & 1); \
    LD4("32x32b.x4.b32", r, base + (w << 21)); wait_ld()
  for (int i = t; i < 128 * 8; i += 128) *(float *)(sa + in_a(i / 8, i % 8 * 4)) = a_at(i / 8, i % 8);
  for (int i = t; i < 16 * 8; i += 128) *(float *)(sb + in_b(i / 8, i % 8 * 4)) = b_at(i % 8, i / 8);
  GO("kind::tf32", instruction(128, 16, 1, 2, 2), "");
  UNROLL for (int j = 0; j < 4; j++) tell(out, __uint_as_float(r[j]) != plain(t, j, 8));
  for (int i = t; i < 128 * 32; i += 128) sa[in_a(i / 32, i % 32)] = (unsigned char)a_at(i / 32, i % 32);
  for (int i = t; i < 16 * 32; i += 128) sb[in_b(i / 32, i % 32)] = (unsigned char)b_at(i % 32, i / 32);
  GO("kind::i8", instruction(128, 16, 2, 1, 1), "");
  UNROLL for (int j = 0; j < 4; j++) tell(out + 1, (int)r[j] != (int)plain(t, j, 32));
  for (int i = t; i < 128 * 32; i += 128) sa[in_a(i / 32, i % 32)] =
      (unsigned char)e4m3(a_at(i / 32, i % 32));
  for (int i = t; i < 16 * 16; i += 128) {
    // sixteen elements in eight bytes, then eight of nothing
    int n = i / 16, k = i % 16 * 2;
    sb[in_b(n, k / 16 * 16 + k % 16 / 2)] = (unsigned char)(e2m1(b_at(k, n)) | e2m1(b_at(k + 1, n)) << 4);
  }
  GO("kind::f8f6f4", instruction(128, 16, 1, 0, 5), "");
  UNROLL for (int j = 0; j < 4; j++) tell(out + 2, __uint_as_float(r[j]) != plain(t, j, 32));
  // scales: row r in lane r % 32, column r / 32, for each warp the same; those of B, sixteen, in one column
  UNROLL for (int j = 0; j < 4; j++) r[j] = scale_words(j * 32 + t % 32, 1);
  asm volatile("tcgen05.st.sync.aligned.32x32b.x4.b32 [%0], {%1,%2,%3,%4};" :: "r"(base + 16 + (w << 21)),
               "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]));
  asm volatile("tcgen05.st.sync.aligned.32x32b.x1.b32 [%0], {%1};" :: "r"(base + 20 + (w << 21)),
               "r"(scale_words(t % 32, 2)));
  wait_st();
  fence_before();
  GO("kind::mxf8f6f4.block_scale", (instruction(128, 16, 0, 0, 5) | 1 << 23 | 2u << 29 | 3 << 4),
     "[%4], [%5], ");
  UNROLL for (int j = 0; j < 4; j++)
    tell(out + 3, __uint_as_float(r[j]) != plain(t, j, 32) * scale_of(t, 2, 1) * scale_of(j, 3, 2));
  for (int i = t; i < 128 * 32; i += 128) {
    int m = i / 32, k = i % 32 * 2;
    sa[in_a(m, k / 2)] = (unsigned char)(e2m1(a_at(m, k)) | e2m1(a_at(m, k + 1)) << 4);
    if (m < 16) sb[in_b(m, k / 2)] = (unsigned char)(e2m1(b_at(k, m)) | e2m1(b_at(k + 1, m)) << 4);
  }
  GO("kind::mxf4.block_scale.scale_vec::2X", (instruction(128, 16, 0, 1, 1) | 1 << 23 | 2u << 29 | 0 << 4),
     "[%4], [%5], ");
  UNROLL for (int j = 0; j < 4; j++) {
    float s = 0;
    for (int k = 0; k < 64; k++) s += a_at(t, k) * b_at(k, j) * scale_of(t, 2 + k / 32, 1) * scale_of(j,
            k / 32, 2);
    tell(out + 4, __uint_as_float(r[j]) != s);
  }
  FREE(1, 64);
}

// Sparse, halves: two of each four; metadata of rows r and r + 8 share words, their second half of K eight
// lanes on.
DEV u32 pattern(int m, int chunk) { return 0xedc984u >> (m + chunk) % 6 * 4 & 15; }
DEV int kept(int m, int j) { return j / 2 * 4 + (pattern(m, j / 2) >> j % 2 * 2 & 3); }
extern "C" __global__ void sparse(int *out) {
  int t = threadIdx.x, w = t / 32;
  u32 r[4], meta = 0;
  init();
  for (int i = t; i < 128 * 16; i += 128) *(u16 *)(sa + in_a(i / 16, i % 16 * 2)) =
      half(a_at(i / 16, kept(i / 16, i % 16)));
  for (int i = t; i < 16 * 32; i += 128) *(u16 *)(sb + in_b(i / 32, i % 32 * 2)) = half(b_at(i % 32, i / 32));
  ALLOC(1, 32);
  for (int i = 0; i < 8; i++) meta |= pattern(t / 16 * 16 + t % 8 + i / 4 * 8,
                                              t / 8 % 2 * 4 + i % 4) << 4 * i;
  asm volatile("tcgen05.st.sync.aligned.32x32b.x1.b32 [%0], {%1};" :: "r"(base + 16 + (w << 21)), "r"(meta));
  wait_st();
  fence_before();
  __syncthreads();
  if (t == 0) {
    asm volatile("{ .reg .pred p; setp.ne.b32 p, 0, 0; tcgen05.mma.sp.cta_group::1.kind::f16 [%0], %1, %2, "
                 "[%4], %3, p; }"
                 :: "r"(base), "l"(descriptor(sa, 2048, 128, 0)), "l"(descriptor(sb, 256, 128, 0)),
                     "r"(instruction(128, 16, 1, 0, 0) | 4), "r"(base + 16) : "memory");
    commit();
  }
  wait(0);
  LD4("32x32b.x4.b32", r, base + (w << 21));
  wait_ld();
  UNROLL for (int j = 0; j < 4; j++) {
    float s = 0;
    for (int k = 0; k < 16; k++) s += a_at(t, kept(t, k)) * b_at(kept(t, k), j);
    tell(out, __uint_as_float(r[j]) != s);
  }
  FREE(1, 32);
}

// Two blocks: 128 rows of A and of D, and 16 columns of B, are in each.
extern "C" __global__ void pair(int *out) {
  int t = threadIdx.x, w = t / 32, rank = blockIdx.x;
  u32 r[4];
  init();
  for (int i = t; i < 128 * 16; i += 128) *(u16 *)(sa + in_a(i / 16, i % 16 * 2)) =
      half(a_at(i / 16 + rank * 128, i % 16));
  for (int i = t; i < 16 * 16; i += 128) *(u16 *)(sb + in_b(i / 16, i % 16 * 2)) =
      half(b_at(i % 16, i / 16 + rank * 16));
  ALLOC(2, 32);
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
  if (t == 0 && rank == 0) {
    asm volatile("{ .reg .pred p; setp.ne.b32 p, 0, 0; tcgen05.mma.cta_group::2.kind::f16 [%0], %1, %2, %3, "
                 "p; }"
                 :: "r"(base), "l"(descriptor(sa, 2048, 128, 0)), "l"(descriptor(sb, 256, 128, 0)),
                     "r"(instruction(256, 32, 1, 0, 0)) : "memory");
    asm volatile("tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 "
                 "[%0], %1;"
                 :: "r"(addr(&done)), "h"((u16)3) : "memory");
  }
  wait(0);
  LD4("32x32b.x4.b32", r, base + 14 + (w << 21));             // columns 14 to 17
  wait_ld();
  UNROLL for (int j = 0; j < 4; j++) tell(out, __uint_as_float(r[j]) != plain(t + rank * 128, 14 + j, 16));
  FREE(2, 32);
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
}

// Rows move up by one lane within each warp's; four rows come into one lane of each warp.
extern "C" __global__ void moves(int *out) {
  u32 t = threadIdx.x, w = t / 32, r[4];
  init();
  for (int i = t; i < 4 * 32; i += 128) sa[i / 32 * 16 + i % 32 / 16 * 128 + i % 16] = (unsigned char)(i * 29 + 5);
  ALLOC(1, 32);
  u32 at = base + (w << 21);
  for (int half = 0; half < 3; half++)
    asm volatile("tcgen05.st.sync.aligned.32x32b.x4.b32 [%0], {%1,%2,%3,%4};" :: "r"(at + half * 4),
                 "r"(t * 100 + half * 4), "r"(t * 100 + half * 4 + 1), "r"(t * 100 + half * 4 + 2),
                 "r"(t * 100 + half * 4 + 3));
  wait_st();
  fence_before();
  __syncthreads();
  if (t == 0) {
    asm volatile("tcgen05.shift.cta_group::1.down [%0];" :: "r"(base) : "memory");
    asm volatile("tcgen05.cp.cta_group::1.4x256b [%0], %1;" :: "r"(base + (31 << 16)),
                 "l"(descriptor(sa, 128, 128, 0)) : "memory");
    commit();
  }
  wait(0);
  u32 *s = (u32 *)sa;
  for (int half = 0; half < 2; half++) {
    LD4("32x32b.x4.b32", r, at + half * 4); wait_ld();
    UNROLL for (int j = 0; j < 4; j++)
      tell(out + (t % 32 == 31), r[j] != (t % 32 < 31 ? (t + 1) * 100 + half * 4 + j : s[w * 4 + half * 32 + j]));
  }
  LD4("32x32b.x4.b32", r, at + 8); wait_ld();                                     // not these columns
  UNROLL for (int j = 0; j < 4; j++) tell(out + 2, r[j] != t * 100 + 8 + j);
  FREE(1, 32);
}

// .ws: 64 columns of B, 32 rows of A; D has a quarter of N in each warp's lanes. The mask: columns that count are '1'.
DEV u32 in_b64(int n, int byte) { return n * 16 + byte / 16 * 2048 + byte % 16; }
DEV float part(int m, int n) { float s = 0; for (int i = 0; i < 16; i++) s += a_at(m, i) * b_at(i, n); return s; }
extern "C" __global__ void masked(int *out) {
  int t = threadIdx.x, w = t / 32;
  u32 r[4];
  init();
  for (int i = t; i < 32 * 16; i += 128) *(u16 *)(sa + in_a(i / 16, i % 16 * 2)) = half(a_at(i / 16, i % 16));
  for (int i = t; i < 72 * 16; i += 128) *(u16 *)(sb + in_b64(i / 16, i % 16 * 2)) = half(b_at(i % 16, i / 16));
  ALLOC(1, 32);
  u64 a = descriptor(sa, 2048, 128, 0), b = descriptor(sb, 2048, 128, 0);
  // the fourth example of the manual: starts 0, 1, 2, 1, first spans 1, 1, 0, 0, three zeros, four used, two columns on
  u64 mask = 0x01020100ull | 3ull << 32 | 1ull << 39 | 2ull << 40 | 3ull << 48 | 2ull << 56;
  if (t == 0) {
    asm volatile("{ .reg .pred p; setp.ne.b32 p, 0, 0; tcgen05.mma.ws.cta_group::1.kind::f16.collector::b0::discard [%0], %1, %2, %3, p, %4; }"
                 :: "r"(base), "l"(a), "l"(b), "r"(instruction(32, 64, 1, 0, 0) | 1u << 30), "l"(mask) : "memory");
    asm volatile("{ .reg .pred p; setp.ne.b32 p, 0, 0; tcgen05.mma.ws.cta_group::1.kind::f16.collector::b0::discard [%0], %1, %2, %3, p, %4; }"
                 :: "r"(base + 16), "l"(a), "l"(b), "r"(instruction(32, 64, 1, 0, 0)), "l"(0ull) : "memory");
    commit();
  }
  wait(0);
  const char *use[] = {"0001111000111100", "0011110001111000", "1100011110001111", "1110001111000111"};
  for (int q = 0; q < 4; q++) {
    LD4("32x32b.x4.b32", r, base + q * 4 + (w << 21)); wait_ld();
    UNROLL for (int j = 0; j < 4; j++) {
      int col = q * 4 + j;
      tell(out, __uint_as_float(r[j]) != (use[w][col] == '1' ? part(t % 32, w * 16 + col + 2) : 0));
    }
    LD4("32x32b.x4.b32", r, base + 16 + q * 4 + (w << 21)); wait_ld();
    UNROLL for (int j = 0; j < 4; j++) tell(out + 1, __uint_as_float(r[j]) != part(t % 32, w * 16 + q * 4 + j));
  }
  FREE(1, 32);
}
