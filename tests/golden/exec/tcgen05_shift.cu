// tcgen05.mma with .ashift against plain loops: out[0] counts the elements that differ. Row m of the product
// is made of row m + 1 of A, but the last one of its own.
#include "tcgen05.cuh"
__shared__ __align__(1024) unsigned char sb[8192];

extern "C" __global__ void shifted(int *out, int again) {
  int t = threadIdx.x, w = t / 32;
  u32 r[4];
  init();
  for (int i = t; i < 16 * 16; i += 128) *(u16 *)(sb + in_b(i / 16, i % 16 * 2)) = half(b_at(i % 16, i / 16));
  ALLOC(1, 32);
  u64 b = descriptor(sb, 256, 128, 0);
  UNROLL for (int half4 = 0; half4 < 2; half4++) {
    UNROLL for (int j = 0; j < 4; j++) r[j] = half(a_at(t, half4 * 8 + 2 * j)) |
        (u32)half(a_at(t, half4 * 8 + 2 * j + 1)) << 16;
    asm volatile("tcgen05.st.sync.aligned.32x32b.x4.b32 [%0], {%1,%2,%3,%4};" ::
                 "r"(base + 16 + half4 * 4 + (w << 21)), "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3]));
  }
  wait_st();
  fence_before();
  __syncthreads();
  if (t == 0) {
    asm volatile("{ .reg .pred p; setp.ne.b32 p, 0, 0; "
                 "tcgen05.mma.cta_group::1.kind::f16.ashift.collector::a::discard [%0], [%1], %2, %3, p; }"
                 :: "r"(base), "r"(base + 16), "l"(b), "r"(instruction(128, 16, 1, 0, 0)) : "memory");
    commit();
  }
  wait(0);
  LD4("32x32b.x4.b32", r, base + (w << 21));
  wait_ld();
  UNROLL for (int j = 0; j < 4; j++) tell(out, __uint_as_float(r[j]) != plain(t < 127 ? t + 1 : t, j, 16));
  LD4("32x32b.x4.b32", r, base + 16 + (w << 21));
  wait_ld();
  if (again && r[0] == 0) atomicAdd(out, 1);                // nobody says whether this has moved
  FREE(1, 32);
}
