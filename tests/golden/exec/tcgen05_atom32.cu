// tcgen05.mma of A along M in lines of 128 bytes, of which chunks of 32 change places: out[0] counts the
// elements that differ.
#include "tcgen05.cuh"
__shared__ __align__(1024) unsigned char sa[4096], sb[8192];

// Row m, column k: lines of 32 rows, four of K make a group; the next rows are 1024 bytes on, the next columns 512.
DEV u32 in_a(int m, int k) {
  u32 at = m % 32 * 4 + k % 4 * 128 + m / 32 * 1024 + k / 4 * 512;
  return at ^ (at >> 7 & 3) << 5;
}
extern "C" __global__ void along(int *out) {
  int t = threadIdx.x, w = t / 32;
  u32 r[4];
  init();
  for (int i = t; i < 128 * 8; i += 128) *(float *)(sa + in_a(i / 8, i % 8)) = a_at(i / 8, i % 8);
  for (int i = t; i < 16 * 8; i += 128) *(float *)(sb + in_b(i / 8, i % 8 * 4)) = b_at(i % 8, i / 8);
  ALLOC(1, 32);
  if (t == 0) {
    asm volatile("{ .reg .pred p; setp.ne.b32 p, 0, 0; tcgen05.mma.cta_group::1.kind::tf32 [%0], %1, %2, %3, p; }"
                 :: "r"(base), "l"(descriptor(sa, 1024, 512, 1)), "l"(descriptor(sb, 256, 128, 0)),
                    "r"(instruction(128, 16, 1, 2, 2) | 1 << 15) : "memory");
    commit();
  }
  wait(0);
  LD4("32x32b.x4.b32", r, base + (w << 21));
  wait_ld();
  UNROLL for (int j = 0; j < 4; j++) tell(out, __uint_as_float(r[j]) != plain(t, j, 8));
  FREE(1, 32);
}
