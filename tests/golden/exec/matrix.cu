// The products of a warp against a plain loop: out[i] counts the elements of product i that differ.
#define DEV static __device__ __forceinline__
typedef unsigned u32;
DEV u32 pair(const unsigned short *p) { return *(const u32 *)p; }
DEV float half_of(int x) { return (float)x; }
static __device__ __noinline__ unsigned short to_half(float f) { unsigned short h;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(h) : "f"(f)); return h; }
static __device__ __noinline__ unsigned short to_bf(float f) { unsigned short h;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(h) : "f"(f)); return h; }
DEV float of_half(unsigned short h) { float f; asm("cvt.f32.f16 %0, %1;" : "=f"(f) : "h"(h)); return f; }
static __device__ __noinline__ int value(int i, int salt) { return (i * 7 + salt * 3 + i * i) % 11 - 5; }
DEV u32 shared_address(const void *p) { return (u32)__cvta_generic_to_shared(p); }

__shared__ __align__(16) unsigned short a16[16 * 16], b16[16 * 16];
__shared__ __align__(16) unsigned char a8[16 * 32], b8[32 * 8];
__shared__ float reference[32 * 32];

// c[m][n] = sum a[m][k] b[k][n] of value(m * kk + k, 1), value(k * nn + n, 2)
static __device__ __noinline__ float plain(int m, int n, int kk, int nn) {
  float s = 0;
  for (int k = 0; k < kk; k++) s += (float)(value(m * kk + k, 1) * value(k * nn + n, 2));
  return s;
}
static __device__ __noinline__ void tell(int *out, bool bad) { if (bad) atomicAdd(out, 1); }

// A by ldmatrix from rows, B by ldmatrix.trans from rows, as every matrix library does it.
extern "C" __global__ void halves(int *out) {
  int lane = threadIdx.x, g = lane / 4, t = lane % 4;
  for (int i = lane; i < 256; i += 32) a16[i] = to_half(value(i, 1));
  for (int i = lane; i < 128; i += 32) b16[i] = to_half(value(i, 2));
  __syncwarp();
  u32 a[4], b[2], pa = shared_address(&a16[(lane % 16) * 16 + lane / 16 * 8]),
      pb = shared_address(&b16[(lane % 16) * 8]);
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];" : "=r"(a[0]), "=r"(a[1]),
      "=r"(a[2]), "=r"(a[3]) : "r"(pa));
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0,%1}, [%2];" : "=r"(b[0]), "=r"(b[1]) :
      "r"(pb));
  float d[4];
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, "
      "{%8,%9}, {%10,%11,%12,%13};"
      : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]),
          "r"(b[0]), "r"(b[1]), "f"(1.f), "f"(1.f), "f"(1.f), "f"(1.f));
  for (int i = 0; i < 4; i++) tell(out, d[i] != 1 + plain(g + i / 2 * 8, t * 2 + i % 2, 16, 8));
  // the same with an accumulator of halves, k = 8
  u32 h[2];
  asm volatile("mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 {%0,%1}, {%2,%3}, {%4}, {%5,%6};"
      : "=r"(h[0]), "=r"(h[1]) : "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(0), "r"(0));
  for (int i = 0; i < 4; i++) {
    float s = 0;
    for (int k = 0; k < 8; k++) s += value((g + i / 2 * 8) * 16 + k, 1) * value(k * 8 + t * 2 + i % 2, 2);
    tell(out + 1, of_half((unsigned short)(h[i / 2] >> i % 2 * 16)) != s);
  }
  // B back to memory by stmatrix, transposed by movmatrix on the way
  u32 m;
  asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(m) : "r"(b[0]));
  asm volatile("stmatrix.sync.aligned.m8n8.x1.shared.b16 [%0], {%1};" ::
      "r"(shared_address(&a16[lane % 8 * 8])), "r"(m) : "memory");
  __syncwarp();
  for (int i = lane; i < 64; i += 32) tell(out + 2, a16[i] != b16[i]);
}

extern "C" __global__ void others(int *out) {
  int lane = threadIdx.x, g = lane / 4, t = lane % 4;
  {  // bf16
    u32 a[4], b[2];
    for (int i = 0; i < 4; i++) { int r = g + i % 2 * 8, k = t * 2 + i / 2 * 8;
      a[i] = to_bf(value(r * 16 + k, 1)) | (u32)to_bf(value(r * 16 + k + 1, 1)) << 16; }
    for (int i = 0; i < 2; i++) { int k = t * 2 + i * 8; b[i] = to_bf(value(k * 8 + g, 2))
        | (u32)to_bf(value((k + 1) * 8 + g, 2)) << 16; }
    float d[4];
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, "
        "{%8,%9}, {%10,%10,%10,%10};"
      : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]),
          "r"(b[0]), "r"(b[1]), "f"(0.f));
    for (int i = 0; i < 4; i++) tell(out, d[i] != plain(g + i / 2 * 8, t * 2 + i % 2, 16, 8));
  }
  {  // tf32
    float a[4], b[2], d[4];
    for (int i = 0; i < 4; i++) a[i] = value((g + i % 2 * 8) * 8 + t + i / 2 * 4, 1);
    for (int i = 0; i < 2; i++) b[i] = value((t + i * 4) * 8 + g, 2);
    asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, "
        "{%8,%9}, {%10,%10,%10,%10};"
      : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3]) : "f"(a[0]), "f"(a[1]), "f"(a[2]), "f"(a[3]),
          "f"(b[0]), "f"(b[1]), "f"(0.f));
    for (int i = 0; i < 4; i++) tell(out + 1, d[i] != plain(g + i / 2 * 8, t * 2 + i % 2, 8, 8));
  }
  {  // s8, k = 32
    u32 a[4] = {0}, b[2] = {0};
    int d[4];
    for (int i = 0; i < 4; i++) for (int e = 0; e < 4; e++)
      a[i] |= (u32)(unsigned char)value((g + i % 2 * 8) * 32 + t * 4 + e + i / 2 * 16, 1) << 8 * e;
    for (int i = 0; i < 2; i++) for (int e = 0; e < 4; e++)
        b[i] |= (u32)(unsigned char)value((t * 4 + e + i * 16) * 8 + g, 2) << 8 * e;
    asm volatile("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, "
        "{%8,%9}, {%10,%10,%10,%10};"
      : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]),
          "r"(b[0]), "r"(b[1]), "r"(0));
    for (int i = 0; i < 4; i++) tell(out + 2, d[i] != (int)plain(g + i / 2 * 8, t * 2 + i % 2, 32, 8));
    // saturation
    asm volatile("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32 {%0,%1,%2,%3}, "
        "{%4,%4,%4,%4}, {%4,%4}, {%5,%5,%5,%5};"
      : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3]) : "r"(0x7f7f7f7f), "r"(0x7fffff00));
    tell(out + 2, d[0] != 0x7fffffff);
  }
  {  // f64
    double a = value(g * 4 + t, 1), b = value(t * 8 + g, 2), d[2];
    asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0,%1}, {%2}, {%3}, {%4,%4};" :
        "=d"(d[0]), "=d"(d[1]) : "d"(a), "d"(b), "d"(0.5));
    for (int i = 0; i < 2; i++) tell(out + 3, d[i] != 0.5 + plain(g, t * 2 + i, 4, 8));
  }
  {  // single bits
    u32 a[2], b = 0x01010101u * (g + 1) ^ t, d[4];
    for (int i = 0; i < 2; i++) a[i] = 0x11111111u * (g + i * 8) + t;
    asm volatile("mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.xor.popc {%0,%1,%2,%3}, {%4,%5}, "
        "{%6}, {%7,%7,%7,%7};"
      : "=r"(d[0]), "=r"(d[1]), "=r"(d[2]), "=r"(d[3]) : "r"(a[0]), "r"(a[1]), "r"(b), "r"(0));
    for (int i = 0; i < 4; i++) {
      int m = g + i / 2 * 8, n = t * 2 + i % 2;
      u32 s = 0;
      for (u32 k = 0; k < 4; k++) s += __builtin_popcount((0x11111111u * m + k) ^ (0x01010101u * (n + 1)
          ^ k));
      tell(out + 4, d[i] != s);
    }
  }
  {  // four products of eight lanes each
    int half = lane / 16 * 4, row = lane % 4 + half, quad = lane % 16 / 4;
    u32 a[2], b[2];
    for (int i = 0; i < 2; i++) {
      a[i] = to_half(value(row * 4 + 2 * i, 1 + quad)) | (u32)to_half(value(row * 4 + 2 * i + 1, 1 + quad))
          << 16;
      b[i] = to_half(value(2 * i * 8 + row, 2)) | (u32)to_half(value((2 * i + 1) * 8 + row, 2)) << 16;
    }
    float d[8];
    asm volatile("mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 {%0,%1,%2,%3,%4,%5,%6,%7}, {%8,%9}, "
        "{%10,%11}, {%12,%12,%12,%12,%12,%12,%12,%12};"
      : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3]), "=f"(d[4]), "=f"(d[5]), "=f"(d[6]), "=f"(d[7]) :
          "r"(a[0]), "r"(a[1]), "r"(b[0]), "r"(b[1]), "f"(0.f));
    for (int i = 0; i < 8; i++) {
      int m = (lane & 1) + (i & 2) + half, n = (i & 4) + (lane & 2) + (i & 1);
      float s = 0;
      for (int k = 0; k < 4; k++) s += value(m * 4 + k, 1 + quad) * value(k * 8 + n, 2);
      tell(out + 5, d[i] != s);
    }
  }
  {  // e4m3: 1, 2, 4 are 0x38, 0x40, 0x48
    u32 one = 0x38404838, d[4];
    float f[4];
    asm volatile("mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32 {%0,%1,%2,%3}, {%4,%4,%4,%4}, "
        "{%5,%5}, {%6,%6,%6,%6};"
      : "=f"(f[0]), "=f"(f[1]), "=f"(f[2]), "=f"(f[3]) : "r"(one), "r"(0x3c3c3c3c), "f"(0.f));
    (void)d;
    tell(out + 6, f[0] != 8 * (1 + 4 + 2 + 1));
  }
}

__shared__ __align__(32) unsigned short wa[16 * 16], wb[16 * 16];
__shared__ __align__(32) float wd[16 * 16];
__shared__ __align__(32) unsigned char ca[32 * 16], cb[16 * 8];
__shared__ __align__(32) int cd[32 * 8];
extern "C" __global__ void wmma(int *out) {
  int lane = threadIdx.x;
  for (int i = lane; i < 256; i += 32) wa[i] = to_half(value(i, 1)),
      wb[i % 16 * 16 + i / 16] = to_half(value(i, 2)), wd[i] = 2;
  for (int i = lane; i < 512; i += 32) ca[i] = (unsigned char)value(i, 1);
  for (int i = lane; i < 128; i += 32) cb[i] = (unsigned char)value(i, 2);
  __syncwarp();
  u32 a[8], b[8]; float c[8], d[8];
  asm volatile("wmma.load.a.sync.aligned.row.m16n16k16.shared.f16 {%0,%1,%2,%3,%4,%5,%6,%7}, [%8], 16;"
    : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3]), "=r"(a[4]), "=r"(a[5]), "=r"(a[6]), "=r"(a[7]) :
        "r"(shared_address(wa)));
  asm volatile("wmma.load.b.sync.aligned.col.m16n16k16.shared.f16 {%0,%1,%2,%3,%4,%5,%6,%7}, [%8], 16;"
    : "=r"(b[0]), "=r"(b[1]), "=r"(b[2]), "=r"(b[3]), "=r"(b[4]), "=r"(b[5]), "=r"(b[6]), "=r"(b[7]) :
        "r"(shared_address(wb)));
  asm volatile("wmma.load.c.sync.aligned.row.m16n16k16.f32 {%0,%1,%2,%3,%4,%5,%6,%7}, [%8];"
    : "=f"(c[0]), "=f"(c[1]), "=f"(c[2]), "=f"(c[3]), "=f"(c[4]), "=f"(c[5]), "=f"(c[6]), "=f"(c[7]) :
        "l"(wd));
  asm volatile("wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32 {%0,%1,%2,%3,%4,%5,%6,%7}, "
      "{%8,%9,%10,%11,%12,%13,%14,%15}, {%16,%17,%18,%19,%20,%21,%22,%23}, {%24,%25,%26,%27,%28,%29,%30,%31};"
    : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3]), "=f"(d[4]), "=f"(d[5]), "=f"(d[6]), "=f"(d[7])
    : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(a[4]), "r"(a[5]), "r"(a[6]), "r"(a[7]),
      "r"(b[0]), "r"(b[1]), "r"(b[2]), "r"(b[3]), "r"(b[4]), "r"(b[5]), "r"(b[6]), "r"(b[7]),
      "f"(c[0]), "f"(c[1]), "f"(c[2]), "f"(c[3]), "f"(c[4]), "f"(c[5]), "f"(c[6]), "f"(c[7]));
  asm volatile("wmma.store.d.sync.aligned.col.m16n16k16.shared.f32 [%0], {%1,%2,%3,%4,%5,%6,%7,%8}, 16;"
    :: "r"(shared_address(wd)), "f"(d[0]), "f"(d[1]), "f"(d[2]), "f"(d[3]), "f"(d[4]), "f"(d[5]),
        "f"(d[6]), "f"(d[7]) : "memory");
  __syncwarp();
  for (int i = lane; i < 256; i += 32) tell(out, wd[i] != 2 + plain(i % 16, i / 16, 16, 16));
  u32 p[4], q; int z[8];
  asm volatile("wmma.load.a.sync.aligned.row.m32n8k16.shared.s8 {%0,%1,%2,%3}, [%4], 16;" : "=r"(p[0]),
      "=r"(p[1]), "=r"(p[2]), "=r"(p[3]) : "r"(shared_address(ca)));
  asm volatile("wmma.load.b.sync.aligned.row.m32n8k16.shared.s8 {%0}, [%1], 8;" : "=r"(q) :
      "r"(shared_address(cb)));
  asm volatile("wmma.mma.sync.aligned.row.row.m32n8k16.s32.s8.s8.s32 {%0,%1,%2,%3,%4,%5,%6,%7}, "
      "{%8,%9,%10,%11}, {%12}, {%13,%13,%13,%13,%13,%13,%13,%13};"
    : "=r"(z[0]), "=r"(z[1]), "=r"(z[2]), "=r"(z[3]), "=r"(z[4]), "=r"(z[5]), "=r"(z[6]), "=r"(z[7]) :
        "r"(p[0]), "r"(p[1]), "r"(p[2]), "r"(p[3]), "r"(q), "r"(0));
  asm volatile("wmma.store.d.sync.aligned.row.m32n8k16.shared.s32 [%0], {%1,%2,%3,%4,%5,%6,%7,%8}, 8;"
    :: "r"(shared_address(cd)), "r"(z[0]), "r"(z[1]), "r"(z[2]), "r"(z[3]), "r"(z[4]), "r"(z[5]),
        "r"(z[6]), "r"(z[7]) : "memory");
  __syncwarp();
  for (int i = lane; i < 256; i += 32) tell(out + 1, cd[i] != (int)plain(i / 8, i % 8, 16, 8));
}
