// Matrices of bytes to and from registers, blocks that take over others' work, faces of a cube.
// out[i] counts what differs in check i.
typedef unsigned u32;
typedef unsigned long long u64;
#define DEV static __device__ __forceinline__
DEV u32 addr(const void *p) { return (u32)__cvta_generic_to_shared(p); }
DEV void tell(int *out, bool bad) { if (bad) atomicAdd(out, 1); }
__shared__ __align__(16) unsigned char m[512];
extern "C" __global__ void matrices(int *out) {
  u32 t = threadIdx.x, r[4];
  for (u32 i = t; i < 512; i += 32) m[i] = (unsigned char)(i * 29 + i / 256);
  __syncwarp();
  u32 at = addr(m + t * 16);
  // 16 x 16, transposed: register j has rows 4 (t % 4) + 2 j and the next, of columns t / 4 and 8 further on
  asm volatile("ldmatrix.sync.aligned.m16n16.x2.trans.shared.b8 {%0,%1,%2,%3}, [%4];" : "=r"(r[0]),
               "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(at));
  for (u32 j = 0; j < 4; j++)
    for (u32 e = 0; e < 4; e++)
      tell(out, (r[j] >> 8 * e & 255) != m[j / 2 * 256 + (t % 4 * 4 + j % 2 * 2 + e % 2) * 16 + t / 4 +
                                           e / 2 * 8]);
  // 8 x 16 of 4 bits, in the middle of bytes; of 6 bits
  asm volatile("ldmatrix.sync.aligned.m8n16.x2.shared.b8x16.b4x16_p64 {%0,%1}, [%2];" : "=r"(r[0]),
               "=r"(r[1]) : "r"(at));
  for (u32 j = 0; j < 2; j++)
    for (u32 e = 0; e < 4; e++) {
      u32 col = t % 4 * 4 + e;
      tell(out + 1, (r[j] >> 8 * e & 255) != (u32)(m[j * 128 + t / 4 * 16 +
                                                     col / 2] >> col % 2 * 4 & 15) << 2);
    }
  asm volatile("ldmatrix.sync.aligned.m8n16.x1.shared.b8x16.b6x16_p32 {%0}, [%1];" : "=r"(r[0]) : "r"(at));
  for (u32 e = 0; e < 4; e++) {
    u32 bit = (t % 4 * 4 + e) * 6, byte = t / 4 * 16 + bit / 8;
    tell(out + 2, (r[0] >> 8 * e & 255) != ((u32)(m[byte] | m[byte + 1] << 8) >> bit % 8 & 63));
  }
  // and back: two rows' bytes of one column in a register
  __syncwarp();
  asm volatile("stmatrix.sync.aligned.m16n8.x2.trans.shared.b8 [%0], {%1,%2};" :: "r"(at),
               "r"(0x03020100 + t * 0x04040404), "r"(0x83828180 + t * 0x04040404) : "memory");
  __syncwarp();
  for (u32 j = 0; j < 2; j++)
    for (u32 e = 0; e < 4; e++)
      tell(out + 3, m[j * 128 + (t % 4 * 2 + e % 2) * 16 + t / 4 +
                      e / 2 * 8] != ((0x80 * j + e + 4 * t) & 255));
}

// Twelve blocks, of which eight fit at a time: the first ones take over what is left.
__shared__ __align__(16) u64 answer[2];
__shared__ __align__(8) u64 bar;
extern "C" __global__ void takeover(int *out, int *taken) {
  if (threadIdx.x) return;
  u32 tile = blockIdx.y * gridDim.x + blockIdx.x, phase = 0, go = 1;
  asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(addr(&bar)) : "memory");
  while (go) {
    u32 ok = 0, x, y;
    atomicAdd(&out[tile], 1);
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16;" :: "r"(addr(&bar)) : "memory");
    asm volatile("clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%0], "
                 "[%1];"
                 :: "r"(addr(answer)), "r"(addr(&bar)) : "memory");
    while (!ok)
      asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, "
                   "p; }"
                   : "=r"(ok) : "r"(addr(&bar)), "r"(phase) : "memory");
    phase ^= 1;
    asm volatile("{ .reg .b128 a; .reg .pred p; mov.b128 a, {%1, %2}; "
                 "clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 p, a; selp.u32 %0, 1, 0, p; }"
                 : "=r"(go) : "l"(answer[0]), "l"(answer[1]));
    if (!go) break;
    asm volatile("{ .reg .b128 a; mov.b128 a, {%2, %3}; "
                 "clusterlaunchcontrol.query_cancel.get_first_ctaid::x.b32.b128 %0, a;"
                 " clusterlaunchcontrol.query_cancel.get_first_ctaid::y.b32.b128 %1, a; }" : "=r"(x),
                     "=r"(y) : "l"(answer[0]), "l"(answer[1]));
    tile = y * gridDim.x + x;
    atomicAdd(taken, 1);
  }
}

// The six faces, 2 x 2 texels each, and of a second cube the third; what channels there are.
extern "C" __global__ void cube(u64 image, float *out, int *about) {
  const float way[8][3] = {{1, .5f, .5f}, {-1, .5f, .5f}, {.5f, 1, .5f}, {.5f, -1, .5f}, {.5f, .5f, 1},
                           {.5f, .5f, -1}, {2, -1.5f, -1}, {-.1f, -.2f, 3}};
  float g, b, a;
  for (int i = 0; i < 8; i++)
    asm volatile("tex.cube.v4.f32.f32 {%0,%1,%2,%3}, [%4, {%5,%6,%7,%7}];" : "=f"(out[i]), "=f"(g), "=f"(b),
                 "=f"(a)
                 : "l"(image), "f"(way[i][0]), "f"(way[i][1]), "f"(way[i][2]));
  asm volatile("tex.acube.v4.f32.f32 {%0,%1,%2,%3}, [%4, {%5,%6,%7,%8}];" : "=f"(out[8]), "=f"(g), "=f"(b),
               "=f"(a)
               : "l"(image), "r"(1), "f"(.5f), "f"(1.f), "f"(.5f));
  asm volatile("txq.channel_data_type.b32 %0, [%1];" : "=r"(about[0]) : "l"(image));
  asm volatile("txq.channel_order.b32 %0, [%1];" : "=r"(about[1]) : "l"(image));
}
