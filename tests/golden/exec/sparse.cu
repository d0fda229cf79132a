// Sparse and block-scaled products of a warp against plain loops: out[i] counts the elements of check i that
// differ.
typedef unsigned u32;
typedef unsigned short u16;
#define FUN static __device__ __noinline__
#define DEV static __device__ __forceinline__
FUN int value(int i, int salt) { return (i * 7 + salt * 3 + i * i) % 7 - 3; }
DEV int a_at(int m, int k) { return value(m * 128 + k, 1); }
DEV int b_at(int k, int n) { return value(k * 8 + n, 2); }
FUN u16 half(float f) { u16 h; asm("cvt.rn.f16.f32 %0, %1;" : "=h"(h) : "f"(f)); return h; }
FUN u32 e4m3(float f) { u16 h; asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(h) : "f"(0.f), "f"(f));
                        return h; }
FUN u32 e2m1(int v) { int s = v < 0, m = s ? -v : v;
                      return (u32)(s << 3 | (m == 0 ? 0 : m == 1 ? 2 : m == 2 ? 4 : 5)); }
// element types: 16: half, 32: tf32, 8: s8, 4: s4, 9: e4m3, 5: e2m1 in 4 bits
DEV int bits_of(int type) { return type == 9 ? 8 : type == 5 ? 4 : type; }
FUN u32 bits(int type, int v) {
  return type == 16 ? half((float)v) : type == 32 ? __float_as_uint((float)v) : type == 9 ? e4m3((float)v) :
      type == 5 ? e2m1(v)
    : (u32)v & (type == 8 ? 255 : 15);
}
// Which ones are kept: of four chunks or pairs two, of tf32 one of two.
FUN u32 pattern(int type, int m, int chunk) {
  return type == 32 ? ((m + chunk) % 3 ? 14 : 4) : 0xedc984u >> (m + chunk) % 6 * 4 & 15;
}
FUN int kept(int type, int m, int j) {                     // the column of compressed element j of row m
  if (type == 32) return 2 * j + (pattern(type, m, j) == 14);
  if (bits_of(type) == 4) return j / 4 * 8 + 2 * (pattern(type, m, j / 4) >> j / 2 % 2 * 2 & 3) + j % 2;
  return j / 2 * 4 + (pattern(type, m, j / 2) >> j % 2 * 2 & 3);
}
// Register r of the fragments; those of A of its `half` kept columns, if sparse.
FUN u32 frag_a(int type, int r, bool sparse) {
  int lane = threadIdx.x, per = 32 / bits_of(type), m = lane / 4 + r % 2 * 8;
  u32 v = 0;
  for (int e = 0; e < per; e++) {
    int j = lane % 4 * per + e + r / 2 * 4 * per;
    v |= bits(type, a_at(m, sparse ? kept(type, m, j) : j)) << e * bits_of(type);
  }
  return v;
}
FUN u32 frag_b(int type, int r) {
  int lane = threadIdx.x, per = 32 / bits_of(type);
  u32 v = 0;
  for (int e = 0; e < per; e++) v |= bits(type, b_at(lane % 4 * per + e + r * 4 * per,
                                                     lane / 4)) << e * bits_of(type);
  return v;
}
// What the lanes of selector `sel` of `lanes` lanes each hold; the others hold what means nothing.
FUN u32 meta(int type, int sel, int lanes) {
  int g = threadIdx.x / 4, q = (int)(threadIdx.x % 4) - sel * lanes;
  u32 v = 0;
  if (q < 0 || q >= lanes) return 0x55555555;
  for (int i = 0; i < 8; i++)
    v |= bits_of(type) >= 16 ? pattern(type, g + i / 4 * 8, q * 4 + i % 4) << 4 * i :
         pattern(type, g + (q & 1) * 8, q / 2 * 8 + i) << 4 * i;
  return v;
}
DEV int row_of(int i) { return threadIdx.x / 4 + i / 2 * 8; }
DEV int col_of(int i) { return threadIdx.x % 4 * 2 + i % 2; }
FUN int plain(int type, int m, int n, int k, bool sparse) {
  int s = 0;
  for (int j = 0; j < (sparse ? k / 2 : k); j++) { int c = sparse ? kept(type, m, j) : j;
                                                   s += a_at(m, c) * b_at(c, n); }
  return s;
}
DEV void tell(int *out, bool bad) { if (bad) atomicAdd(out, 1); }
#define CHECK(i, type, k) for (int e = 0; e < 4; e++) tell(out + i, d[e] != 3 + plain(type, row_of(e), col_of(e), k, true))
#define A2(t) "r"(frag_a(t, 0, true)), "r"(frag_a(t, 1, true))
#define A4(t) A2(t), "r"(frag_a(t, 2, true)), "r"(frag_a(t, 3, true))
#define B2(t) "r"(frag_b(t, 0)), "r"(frag_b(t, 1))
#define B4(t) B2(t), "r"(frag_b(t, 2)), "r"(frag_b(t, 3))
#define F4 "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
#define I4 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])
#define SMALL(words, sel, D4, t, lanes) asm volatile("mma.sp::ordered_metadata.sync.aligned." words " {%0,%1,%2,%3}, {%4,%5}, {%6,%7}, " \
      "{%0,%1,%2,%3}, %8, " #sel ";" : D4 : A2(t), B2(t), "r"(meta(t, sel, lanes)))
#define LARGE(words, sel, D4, t, lanes) asm volatile("mma.sp::ordered_metadata.sync.aligned." words " {%0,%1,%2,%3}, {%4,%5,%6,%7}, " \
      "{%8,%9,%10,%11}, {%0,%1,%2,%3}, %12, " #sel ";" : D4 : A4(t), B4(t), "r"(meta(t, sel, lanes)))

extern "C" __global__ void floats(int *out) {
#define DO(i, MMA, words, sel, t, lanes, k) { float d[4] = {3, 3, 3, 3}; MMA(words, sel, F4, t, lanes); CHECK(i, t, k); }
  DO(0, SMALL, "m16n8k16.row.col.f32.f16.f16.f32", 0, 16, 1, 16)
  DO(0, SMALL, "m16n8k16.row.col.f32.f16.f16.f32", 3, 16, 1, 16)
  DO(1, LARGE, "m16n8k32.row.col.f32.f16.f16.f32", 0, 16, 2, 32)
  DO(1, LARGE, "m16n8k32.row.col.f32.f16.f16.f32", 1, 16, 2, 32)
  DO(2, SMALL, "m16n8k8.row.col.f32.tf32.tf32.f32", 2, 32, 1, 8)
  DO(3, LARGE, "m16n8k16.row.col.f32.tf32.tf32.f32", 1, 32, 2, 16)
  DO(4, LARGE, "m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32", 0, 9, 4, 64)
}
extern "C" __global__ void integers(int *out) {
#undef DO
#define DO(i, MMA, words, sel, t, lanes, k) { int d[4] = {3, 3, 3, 3}; MMA(words, sel, I4, t, lanes); CHECK(i, t, k); }
  DO(0, SMALL, "m16n8k32.row.col.s32.s8.s8.s32", 0, 8, 2, 32)
  DO(0, SMALL, "m16n8k32.row.col.s32.s8.s8.s32", 1, 8, 2, 32)
  DO(1, LARGE, "m16n8k64.row.col.s32.s8.s8.s32", 0, 8, 4, 64)
  DO(2, SMALL, "m16n8k64.row.col.s32.s4.s4.s32", 1, 4, 2, 64)
  DO(3, LARGE, "m16n8k128.row.col.s32.s4.s4.s32", 0, 4, 4, 128)
}

// Scale of row (or column) i and block b of k: a power of two, as its exponent.
DEV int scale(int i, int b, int salt) { return (i + 2 * b + salt) % 5 - 2; }
FUN float scaled(int type, int m, int n, int k, int blocks, bool sparse) {
  float s = 0;
  for (int j = 0; j < (sparse ? k / 2 : k); j++) {
    int c = sparse ? kept(type, m, j) : j, b = c * blocks / k, x = scale(m, b, 1) + scale(n, b, 2);
    s += (float)(a_at(m, c) * b_at(c, n)) * __uint_as_float((u32)(127 + x) << 23);
  }
  return s;
}
// Scales from byte `byte` on in thread `thread` of four: those of A of row lane / 4 + 8 * (thread's low bit).
FUN u32 scales(bool a, int byte, int thread, int n, bool e4m3s) {
  int q = threadIdx.x % 4, g = threadIdx.x / 4;
  u32 v = 0;
  if (a ? q / 2 != thread : q != thread) return 0x99999999;
  for (int b = 0; b < 4; b++) {
    int x = a ? scale(g + q % 2 * 8, b - byte, 1) : scale(g, b - byte, 2);
    u32 one = b < byte || b >= byte + n ? 0x99 : (u32)(e4m3s ? (x + 7) << 3 : x + 127);
    v |= one << 8 * b;
  }
  return v;
}
#define SCALED(i, words, t, k, n, e4, ba, ta, bb, tb, REGS, sp) { float d[4] = {0, 0, 0, 0}; \
  asm volatile("mma." words : F4 : REGS, "r"(scales(true, ba, ta, n, e4)), "n"(ba), "n"(ta), "r"(scales(false, bb, tb, n, e4)), "n"(bb), "n"(tb), "r"(meta(t, 0, 4))); \
  for (int e = 0; e < 4; e++) tell(out + i, d[e] != scaled(t, row_of(e), col_of(e), k, n, sp)); }
#define DENSE(t) "r"(frag_a(t, 0, false)), "r"(frag_a(t, 1, false)), "r"(frag_a(t, 2, false)), "r"(frag_a(t, 3, false)), B2(t)
#define A4B4(t) A4(t), B4(t)
#define SIX " {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3}, %10, {%11, %12}, %13, {%14, %15};"
#define EIGHT " {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9,%10,%11}, {%0,%1,%2,%3}, %18, 0, %12, {%13, %14}, %15, {%16, %17};"
extern "C" __global__ void blocks(int *out) {
  SCALED(0, "sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0"
         SIX, 9, 32, 1, false, 2, 1, 3, 2, DENSE(9), false)
  SCALED(1, "sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0" SIX, 5, 64, 2,
         false, 2, 0, 0, 3, DENSE(5), false)
  SCALED(2, "sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3"
         SIX, 5, 64, 4, true, 0, 1, 0, 1, DENSE(5), false)
  SCALED(3, "sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0" EIGHT, 9, 64, 1, false, 1, 0, 0, 0, A4B4(9), true)
  SCALED(4, "sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0" EIGHT, 5, 128, 2, false, 0, 1, 2, 3, A4B4(5), true)
}
