// Copies of boxes of tensors against plain loops: out[i] counts the elements of check i that differ.
typedef unsigned u32;
typedef unsigned short u16;
typedef unsigned long long u64;
#define CONSTANT                  // __grid_constant__: the attribute stands in tensor.nvir
#define DEV static __device__ __forceinline__
struct alignas(64) Map { u64 opaque[16]; };
DEV u32 addr(const void *p) { return (u32)__cvta_generic_to_shared(p); }
__shared__ __align__(1024) u16 tile[4096];
__shared__ __align__(1024) u32 words[1024];
__shared__ __align__(8) u64 full;
__shared__ __align__(128) Map mine;

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

// 2d, boxes of 8 x 4 of 16-bit elements of a tensor of 20 x 10, over all its edges; zeros outside.
extern "C" __global__ void edges(const CONSTANT Map map, const u16 *in, int *out) {
  for (int y = -5; y < 11; y += 2)
    for (int x = -9; x < 22; x += 3) {
      begin(64);
      asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [%0], [%1, "
                   "{%2, %3}], [%4];"
                   :: "r"(addr(tile)), "l"(&map), "r"(x), "r"(y), "r"(addr(&full)) : "memory");
      end();
      for (int j = 0; j < 4; j++)
        for (int i = 0; i < 8; i++) {
          bool inside = x + i >= 0 && x + i < 20 && y + j >= 0 && y + j < 10;
          tell(out, tile[j * 8 + i] != (inside ? in[(y + j) * 24 + x + i] : 0));
        }
    }
}

// The swizzles: rows of 32, 64 or 128 bytes; chunk c of 16 bytes of line r is where PTX's table says.
DEV void rows(const Map *map, const u32 *in, int *out, int width, u32 line_mask, int shift) {
  int n = width / 4;
  begin(width * 16);
  asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, "
               "%2}], [%3];"
               :: "r"(addr(words)), "l"(map), "r"(0), "r"(addr(&full)) : "memory");
  end();
  for (int y = 0; y < 16; y++)
    for (int x = 0; x < n; x++) {
      u32 plain = y * width + x * 4, line = plain / 128 & line_mask;
      tell(out, words[(plain ^ line << shift) / 4] != in[y * n + x]);
    }
}
extern "C" __global__ void swizzles(const CONSTANT Map none, const CONSTANT Map b32,
                                    const CONSTANT Map b64, const CONSTANT Map b128,
                                    const CONSTANT Map atom32, const CONSTANT Map atom64,
                                    const u32 *in, int *out) {
  rows(&none, in, out, 128, 0, 4);
  rows(&b32, in, out + 1, 32, 1, 4);
  rows(&b64, in, out + 2, 64, 3, 4);
  rows(&b128, in, out + 3, 128, 7, 4);
  rows(&atom32, in, out + 4, 128, 3, 5);
  rows(&atom64, in, out + 5, 128, 1, 6);
}

// 5d out of shared memory, with a traversal stride of 2 in dimension 1; then added to what is there.
extern "C" __global__ void store(const CONSTANT Map map, u32 *there) {
  for (int i = 0; i < 64; i++) words[i] = 1000 + i;
  asm volatile("fence.proxy.async;" ::: "memory");
  asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.tile.bulk_group [%0, {%2, %3, %2, %2, %2}], [%1];"
               :: "l"(&map), "r"(addr(words)), "r"(0), "r"(1) : "memory");
  asm volatile("cp.reduce.async.bulk.tensor.5d.global.shared::cta.add.tile.bulk_group [%0, {%2, %3, %2, %2, "
               "%2}], [%1];"
               :: "l"(&map), "r"(addr(words)), "r"(0), "r"(3) : "memory");
  asm volatile("cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;" ::: "memory");
}

// The smaller of signed numbers, a maximum of halves.
extern "C" __global__ void reduce(const CONSTANT Map ints, const CONSTANT Map halves) {
  for (int i = 0; i < 8; i++) words[i] = i % 2 ? -i : i, tile[i] = (u16)(i % 2 ? 0xbc00 : 0x4000);
  asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.min.tile.bulk_group [%0, {%2}], [%1];"
               :: "l"(&ints), "r"(addr(words)), "r"(0) : "memory");
  asm volatile("cp.reduce.async.bulk.tensor.1d.global.shared::cta.max.tile.bulk_group [%0, {%2}], [%1];"
               :: "l"(&halves), "r"(addr(tile)), "r"(0) : "memory");
}

// im2col, as a convolution of 3 x 3 with a border of 1 reads an image of 5 x 4 with 8 channels, 2 of them.
extern "C" __global__ void im2col(const CONSTANT Map map, const u16 *in, int *out) {
  for (int f = 0; f < 9; f++) {
    u16 dx = (u16)(f % 3), dy = (u16)(f / 3);
    begin(30 * 8 * 2);
    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes"
                 " [%0], [%1, {%2, %3, %3, %2}], [%4], {%5, %6};"
                 :: "r"(addr(tile)), "l"(&map), "r"(0), "r"(-1), "r"(addr(&full)), "h"(dx),
                     "h"(dy) : "memory");
    end();
    for (int i = 0; i < 30; i++)
      for (int c = 0; c < 8; c++) {
        int x = i % 5 - 1 + dx, y = i / 5 % 4 - 1 + dy, n = i / 20;
        bool inside = x >= 0 && x < 5 && y >= 0 && y < 4 && n < 2;
        tell(out, tile[i * 8 + c] != (inside ? in[((n * 4 + y) * 5 + x) * 8 + c] : 0));
      }
  }
}

// Four rows by their numbers, one of them beyond the end; and back, elsewhere.
extern "C" __global__ void gather(const CONSTANT Map map, u32 *in, int *out) {
  const int row[4] = {5, 0, 9, 2};
  begin(64);
  asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes"
               " [%0], [%1, {%2, %3, %4, %5, %6}], [%7];"
               :: "r"(addr(words)), "l"(&map), "r"(4), "r"(5), "r"(0), "r"(9), "r"(2),
                   "r"(addr(&full)) : "memory");
  end();
  for (int i = 0; i < 16; i++) tell(out, words[i] != (row[i / 4] < 8 ? in[row[i / 4] * 8 + 4 + i % 4] : 0));
  asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group [%0, {%2, %3, %4, %5, "
               "%6}], [%1];"
               :: "l"(&map), "r"(addr(words)), "r"(0), "r"(7), "r"(6), "r"(4), "r"(3) : "memory");
  for (int i = 0; i < 16; i++) tell(out + 1, in[(i < 4 ? 7 : i < 8 ? 6 : i < 12 ? 4 : 3) * 8 +
                                                i % 4] != words[i]);
}

// A map in shared memory, of which every field is replaced.
extern "C" __global__ void replace(Map *map, u32 *in, int *out) {
  for (int i = 0; i < 16; i++) mine.opaque[i] = map->opaque[i];
  u32 m = addr(&mine);
  asm volatile("tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%0], %1;" :: "r"(m),
               "l"(in + 4) : "memory");
  asm volatile("tensormap.replace.tile.rank.shared::cta.b1024.b32 [%0], 1;" :: "r"(m) : "memory");
  asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 2;" :: "r"(m) : "memory");
  asm volatile("tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%0], 0, %1;" :: "r"(m),
               "r"(6) : "memory");
  asm volatile("tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%0], 1, %1;" :: "r"(m),
               "r"(4) : "memory");
  asm volatile("tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [%0], 0, %1;" :: "r"(m),
               "l"(32ull) : "memory");
  asm volatile("tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%0], 0, %1;" :: "r"(m),
               "r"(8) : "memory");
  asm volatile("tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%0], 1, %1;" :: "r"(m),
               "r"(2) : "memory");
  asm volatile("tensormap.replace.tile.element_stride.shared::cta.b1024.b32 [%0], 1, %1;" :: "r"(m),
               "r"(1) : "memory");
  asm volatile("tensormap.replace.tile.interleave_layout.shared::cta.b1024.b32 [%0], 0;" :: "r"(m) :
               "memory");
  asm volatile("tensormap.replace.tile.swizzle_mode.shared::cta.b1024.b32 [%0], 0;" :: "r"(m) : "memory");
  asm volatile("tensormap.replace.tile.fill_mode.shared::cta.b1024.b32 [%0], 0;" :: "r"(m) : "memory");
  for (int i = 0; i < 16; i++) map->opaque[i] = mine.opaque[i];
  begin(64);
  asm volatile("cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, "
               "%3}], [%4];"
               :: "r"(addr(words)), "l"(map), "r"(0), "r"(1), "r"(addr(&full)) : "memory");
  end();
  for (int i = 0; i < 16; i++) tell(out, words[i] != (i % 8 < 6 ? in[4 + (1 + i / 8) * 8 + i % 8] : 0));
}

// Bytes alone: some of each sixteen; sums of floats; a minimum in the memory of a peer.
extern "C" __global__ void bytes(u32 *to, float *sums) {
  for (int i = 0; i < 16; i++) words[i] = 0x01010101u * (i + 1);
  asm volatile("cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%0], [%1], 32, %2;"
               :: "l"(to), "r"(addr(words)), "h"((u16)0x8421) : "memory");
  for (int i = 0; i < 4; i++) words[i] = __float_as_uint(i + .5f);
  asm volatile("cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], 16;"
               :: "l"(sums), "r"(addr(words)) : "memory");
}
extern "C" __global__ void peers(int *out) {
  u32 rank, there, bar;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  for (int i = 0; i < 4; i++) words[i] = 10 * (rank + 1) * (i + 1), words[4 + i] = 15 * (i + 1);
  begin(16);
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(addr(words)), "r"(rank ^ 1));
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(bar) : "r"(addr(&full)), "r"(rank ^ 1));
  asm volatile("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.min.s32 [%0], "
               "[%1], 16, [%2];"
               :: "r"(there), "r"(addr(words + 4)), "r"(bar) : "memory");
  end();
  for (int i = 0; i < 4; i++) out[rank * 4 + i] = words[i];
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
}
