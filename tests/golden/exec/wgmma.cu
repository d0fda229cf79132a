// wgmma against plain loops: out[i] counts the elements of check i that differ.
typedef unsigned u32;
typedef unsigned short u16;
typedef unsigned long long u64;
#define DEV static __device__ __forceinline__
#define FUN static __device__ __noinline__
DEV u32 addr(const void *p) { return (u32)__cvta_generic_to_shared(p); }
FUN int value(int i, int salt) { return (i * 7 + salt * 3 + i * i) % 7 - 3; }
DEV int a_at(int m, int k) { return value(m * 64 + k, 1); }
DEV int b_at(int k, int n) { return value(k * 64 + n, 2); }
FUN u16 half(float f) { u16 h; asm("cvt.rn.f16.f32 %0, %1;" : "=h"(h) : "f"(f)); return h; }
FUN float of_half(u16 h) { float f; asm("cvt.f32.f16 %0, %1;" : "=f"(f) : "h"(h)); return f; }
FUN u16 e4m3x2(float lo, float hi) { u16 h; asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(h) : "f"(hi),
                                                "f"(lo)); return h; }
__shared__ __align__(1024) unsigned char sa[16384], sb[16384];
DEV void put16(unsigned char *s, u32 at, int v) { *(u16 *)(s + at) = half((float)v); }
DEV void put32(unsigned char *s, u32 at, int v) { *(float *)(s + at) = (float)v; }
// start, leading, stride: bytes; mode: 0 none, 1 128, 2 64, 3 32 bytes of swizzle
DEV u64 descriptor(const void *p, u32 leading, u32 stride, u64 mode) {
  return (u64)(addr(p) >> 4) | (u64)(leading >> 4) << 16 | (u64)(stride >> 4) << 32 | mode << 62;
}
FUN float plain(int m, int n, int k) { float s = 0; for (int i = 0; i < k; i++) s += a_at(m, i) * b_at(i, n);
                                       return s; }
DEV void tell(int *out, bool bad) { if (bad) atomicAdd(out, 1); }
DEV void fence() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
DEV void commit() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
#define WAIT(n) asm volatile("wgmma.wait_group.sync.aligned " #n ";" ::: "memory")
#define D8(d) "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7])
DEV int row_of(int i) { return threadIdx.x / 32 * 16 + threadIdx.x % 32 / 4 + i / 2 % 2 * 8; }
DEV int col_of(int i) { return threadIdx.x % 4 * 2 + i % 2 + i / 4 * 8; }

// K-major, not swizzled: chunks of a row 1024 bytes apart in A, 256 in B; two products in one group, two
// groups.
extern "C" __global__ void plain_k(int *out) {
  int t = threadIdx.x;
  for (int i = t; i < 64 * 16; i += 128) put16(sa, i / 16 % 8 * 16 + i / 128 * 128 + i % 16 / 8 * 1024 +
                                               i % 8 * 2, a_at(i / 16, i % 16));
  for (int i = t; i < 16 * 16; i += 128) put16(sb, i / 16 % 8 * 16 + i / 128 * 128 + i % 16 / 8 * 256 +
                                               i % 8 * 2, b_at(i % 16, i / 16));
  __syncthreads();
  u64 da = descriptor(sa, 1024, 128, 0), db = descriptor(sb, 256, 128, 0);
  float d[8], e[8] = {};
  _Pragma("unroll") for (int i = 0; i < 8; i++) d[i] = 5;
  fence();
#define MMA(x, scale, sign) asm volatile("wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {%0,%1,%2,%3,%4,%5,%6,%7}, " \
      "%8, %9, %10, " sign ", 1, 0, 0;" : D8(x) : "l"(da), "l"(db), "n"(scale))
  MMA(d, 1, "1");
  MMA(d, 1, "1");
  commit();
  MMA(e, 0, "-1");
  commit();
  WAIT(1);
  _Pragma("unroll") for (int i = 0; i < 8; i++) tell(out, d[i] != 5 + 2 * plain(row_of(i), col_of(i), 16));
  WAIT(0);
  _Pragma("unroll") for (int i = 0; i < 8; i++) tell(out + 1, e[i] != -plain(row_of(i), col_of(i), 16));
}

// A in lines of 128 bytes, swizzled, its second quarter of K; B with N along the lines of 128, 64, 32 bytes.
extern "C" __global__ void swizzled(int *out) {
  int t = threadIdx.x;
  for (int i = t; i < 64 * 64; i += 128) {
    int m = i / 64, k = i % 64;
    put16(sa, m * 128 + ((k / 8 ^ m % 8) * 16) + k % 8 * 2, k / 16 == 1 ? a_at(m, k - 16) : 99);
  }
  for (int i = t; i < 16 * 64; i += 128) {
    int k = i / 64, n = i % 64;
    put16(sb, k * 128 + ((n / 8 ^ k % 8) * 16) + n % 8 * 2, b_at(k, n));
  }
  __syncthreads();
  u64 da = descriptor(sa + 32, 16, 1024, 1), db = descriptor(sb, 16, 1024, 1);
  float d[8] = {};
  fence();
  asm volatile("wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {%0,%1,%2,%3,%4,%5,%6,%7}, %8, %9, 0, 1, "
               "1, 0, 1;"
               : D8(d) : "l"(da), "l"(db));
  commit();
  WAIT(0);
  _Pragma("unroll") for (int i = 0; i < 8; i++) tell(out, d[i] != plain(row_of(i), col_of(i), 16));
  __syncthreads();
  // B again, n = 16, in lines of 32 bytes: a line of sixteen n for each k; the same as two lines, far apart,
  // of 8 n
  for (int i = t; i < 16 * 16; i += 128) {
    int k = i / 16, n = i % 16;
    u32 at = k * 32 + n * 2;
    put16(sb, at ^ (at >> 7 & 1) << 4, b_at(k, n));
    put16(sb + 4096, n / 8 * 512 + k % 8 * 16 + k / 8 * 128 + n % 8 * 2, b_at(k, n));
  }
  __syncthreads();
  u64 narrow = descriptor(sb, 16, 256, 3), lines = descriptor(sb + 4096, 128, 512, 0);
  fence();
  asm volatile("wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {%0,%1,%2,%3,%4,%5,%6,%7}, %8, %9, 0, 1, "
               "1, 0, 1;"
               : D8(d) : "l"(da), "l"(narrow));
  asm volatile("wgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {%0,%1,%2,%3,%4,%5,%6,%7}, %8, %9, 1, 1, "
               "1, 0, 1;"
               : D8(d) : "l"(da), "l"(lines));
  commit();
  WAIT(0);
  _Pragma("unroll") for (int i = 0; i < 8; i++) tell(out + 1, d[i] != 2 * plain(row_of(i), col_of(i), 16));
}

// A transposed in shared memory (M along lines of 128 bytes); results as halves.
extern "C" __global__ void across(int *out) {
  int t = threadIdx.x;
  for (int i = t; i < 64 * 16; i += 128) {
    int m = i % 64, k = i / 64;
    put16(sa, k * 128 + ((m / 8 ^ k % 8) * 16) + m % 8 * 2, a_at(m, k));
  }
  for (int i = t; i < 8 * 16; i += 128) put16(sb, i / 16 * 16 + i % 16 / 8 * 128 + i % 8 * 2,
                                              b_at(i % 16, i / 16));
  __syncthreads();
  u64 da = descriptor(sa, 16, 1024, 1), db = descriptor(sb, 128, 128, 0);
  u32 h[2] = {};
  fence();
  asm volatile("wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16 {%0,%1}, %2, %3, 0, 1, 1, 1, 0;"
               : "+r"(h[0]), "+r"(h[1]) : "l"(da), "l"(db));
  commit();
  WAIT(0);
  _Pragma("unroll") for (int i = 0; i < 4; i++) tell(out,
                                                     of_half((u16)(h[i / 2] >> i % 2 * 16)) != plain(row_of(i), col_of(i), 16));
}

// A in registers; bytes, floats of 8 bits, tf32.
DEV u32 four(int m, int k) { u32 r = 0; _Pragma("unroll") for (int i = 0; i < 4; i++) r |=
                             (u32)(a_at(m, k + i) & 255) << 8 * i; return r; }
extern "C" __global__ void types(int *out) {
  int t = threadIdx.x, g = t % 32 / 4 + t / 32 * 16, q = t % 4;
  u32 a[4];
  float d[4] = {};
  int n[4];
  for (int i = t; i < 8 * 32; i += 128) {
    u32 at = i / 32 * 16 + i % 32 / 16 * 128 + i % 16;
    sb[at] = (unsigned char)b_at(i % 32, i / 32);
    sb[1024 + at] = (unsigned char)e4m3x2(b_at(i % 32, i / 32), 0);
  }
  if (t < 64) put32(sb + 2048, t / 8 * 16 + t % 8 / 4 * 128 + t % 4 * 4, b_at(t % 8, t / 8));
  __syncthreads();
  _Pragma("unroll") for (int i = 0; i < 4; i++) a[i] = four(g + i % 2 * 8, q * 4 + i / 2 * 16), n[i] = 7;
  fence();
  asm volatile("wgmma.mma_async.sync.aligned.m64n8k32.s32.s8.s8 {%0,%1,%2,%3}, {%4,%5,%6,%7}, %8, 1;"
               : "+r"(n[0]), "+r"(n[1]), "+r"(n[2]), "+r"(n[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]),
                   "l"(descriptor(sb, 128, 128, 0)));
  commit();
  WAIT(0);
  _Pragma("unroll") for (int i = 0; i < 4; i++) tell(out, n[i] != 7 + (int)plain(row_of(i), col_of(i), 32));
  _Pragma("unroll") for (int i = 0; i < 4; i++) {
    int m = g + i % 2 * 8, k = q * 4 + i / 2 * 16;
    a[i] = e4m3x2(a_at(m, k), a_at(m, k + 1)) | (u32)e4m3x2(a_at(m, k + 2), a_at(m, k + 3)) << 16;
  }
  fence();
  asm volatile("wgmma.mma_async.sync.aligned.m64n8k32.f32.e4m3.e4m3 {%0,%1,%2,%3}, {%4,%5,%6,%7}, %8, 0, 1, "
               "1;"
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]),
                   "l"(descriptor(sb + 1024, 128, 128, 0)));
  commit();
  WAIT(0);
  _Pragma("unroll") for (int i = 0; i < 4; i++) tell(out + 1, d[i] != plain(row_of(i), col_of(i), 32));
  _Pragma("unroll") for (int i = 0; i < 4; i++) a[i] =
      __float_as_uint((float)a_at(g + i % 2 * 8, q + i / 2 * 4));
  fence();
  asm volatile("wgmma.mma_async.sync.aligned.m64n8k8.f32.tf32.tf32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, %8, 0, 1, 1;"
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]),
                   "l"(descriptor(sb + 2048, 128, 128, 0)));
  commit();
  WAIT(0);
  _Pragma("unroll") for (int i = 0; i < 4; i++) tell(out + 2, d[i] != plain(row_of(i), col_of(i), 8));
}

// Two of each four of A: which two, the pattern number (row + chunk) % 6 says.
DEV u32 pattern(int m, int chunk) { return 0xedc984u >> (m + chunk) % 6 * 4 & 15; }
DEV int kept(int m, int chunk, int i) { return chunk * 4 + (pattern(m, chunk) >> 2 * i & 3); }
extern "C" __global__ void sparse(int *out) {
  int t = threadIdx.x, g = t % 32 / 4 + t / 32 * 16, q = t % 4;
  for (int i = t; i < 64 * 16; i += 128) {                  // compressed
    int m = i / 16, k = i % 16;
    put16(sa, m % 8 * 16 + m / 8 * 128 + k / 8 * 1024 + k % 8 * 2, a_at(m, kept(m, k / 2, k % 2)));
  }
  for (int i = t; i < 8 * 32; i += 128) put16(sb, i / 32 * 16 + i % 32 / 8 * 128 + i % 8 * 2,
                                              b_at(i % 32, i / 32));
  // lanes 2 and 3 of four: 16 columns of both rows each
  u32 meta = 0;
  _Pragma("unroll") for (int i = 0; i < 8; i++) meta |= pattern(g + i / 4 * 8, (q & 1) * 4 + i % 4) << 4 * i;
  if (q < 2) meta = 0x11111111;
  __syncthreads();
  float d[4] = {};
  fence();
  asm volatile("wgmma.mma_async.sp.sync.aligned.m64n8k32.f32.f16.f16 {%0,%1,%2,%3}, %4, %5, %6, 1, 0, 1, 1, "
               "0, 0;"
               : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "l"(descriptor(sa, 1024, 128, 0)),
                   "l"(descriptor(sb, 128, 1024, 0)), "r"(meta));
  commit();
  WAIT(0);
  _Pragma("unroll") for (int i = 0; i < 4; i++) {
    float s = 0;
    for (int k = 0; k < 16; k++) { int c = kept(row_of(i), k / 2, k % 2);
                                   s += a_at(row_of(i), c) * b_at(c, col_of(i)); }
    tell(out, d[i] != s);
  }
}
