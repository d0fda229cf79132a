// im2col::w and im2col::w::128 against plain loops: out[i] counts the elements of check i that differ. An
// image has 9 x 7 pixels of 8 channels, the box goes from -1 to 7 along W.
typedef unsigned u32;
typedef unsigned short u16;
typedef unsigned long long u64;
#define DEV static __device__ __forceinline__
struct alignas(64) Map { u64 opaque[16]; };
DEV u32 addr(const void *p) { return (u32)__cvta_generic_to_shared(p); }
__shared__ __align__(1024) u16 tile[4096];
__shared__ __align__(8) u64 full;

DEV void begin(u32 bytes) {
  asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(addr(&full)) : "memory");
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" :: "r"(addr(&full)),
               "r"(bytes) : "memory");
}
DEV void end() {
  u32 done = 0;
  while (!done)
    asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], 0; selp.u32 %0, 1, 0, p; "
                 "}"
                 : "=r"(done) : "r"(addr(&full)) : "memory");
}
DEV void tell(int *out, bool bad) { if (bad) atomicAdd(out, 1); }

// Row i of the tile is pixel (x, 3) of image n; chunks of 16 bytes are swizzled over 64.
DEV void check(int *out, const u16 *in, int i, int x, int n) {
  for (int c = 0; c < 8; c++) {
    u32 at = i * 16 + c * 2;
    bool inside = x >= 0 && x < 9 && n < 4;
    tell(out, tile[(at ^ (at >> 7 & 3) << 4) / 2] != (inside ? in[((n * 7 + 3) * 9 + x) * 8 + c] : 0));
  }
}

// 24 pixels from x = 2 on, one to the right by the offset, and a halo of two that no box stops.
extern "C" __global__ void w(const Map *map, const u16 *in, int *out) {
  begin(26 * 16);
  asm volatile("cp.async.bulk.tensor.4d.shared::cta.global.im2col::w.mbarrier::complete_tx::bytes"
               " [%0], [%1, {%2, %3, %4, %2}], [%5], {%6, %7};"
               :: "r"(addr(tile)), "l"(map), "r"(0), "r"(2), "r"(3), "r"(addr(&full)), "h"((u16)2),
                   "h"((u16)1) : "memory");
  end();
  int x = 2, n = 0;
  for (int i = 0; i < 24; i++) {
    check(out, in, i, x + 1, n);
    if (i == 23) check(out, in, 24, x + 2, n), check(out, in, 25, x + 3, n);
    if (++x > 7) x = -1, n++;
  }
}

// 128 pixels, every second one, with one more behind each 32; without an offset, from before the box on.
extern "C" __global__ void w128(const Map *map, const u16 *in, int *out) {
  begin(132 * 16);
  asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes"
               " [%0], [%1, {%2, %3, %4, %2}], [%5], {%6, %7};"
               :: "r"(addr(tile)), "l"(map), "r"(0), "r"(-3), "r"(3), "r"(addr(&full)), "h"((u16)1),
                   "h"((u16)0) : "memory");
  end();
  int x = -3, n = 0;
  for (int i = 0; i < 128; i++) {
    check(out, in, i / 32 * 33 + i % 32, x, n);
    if (i % 32 == 31) check(out, in, i / 32 * 33 + 32, x + 2, n);
    x += 2;
    if (x > 7) x = -1, n++;
  }
}
