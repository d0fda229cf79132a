// Asynchronous copies and the mbarriers that tell when they are done.
#define DEV static __device__ __forceinline__
typedef unsigned u32;
typedef unsigned long long u64;
DEV u32 addr(const void *p) { return (u32)__cvta_generic_to_shared(p); }
DEV void init(u32 b, u32 n) { asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" :: "r"(b), "r"(n) : "memory"); }
DEV u64 arrive(u32 b) {
  u64 s;
  asm volatile("mbarrier.arrive.shared::cta.b64 %0, [%1];" : "=l"(s) : "r"(b) : "memory");
  return s;
}
DEV void wait_parity(u32 b, u32 parity) {
  u32 done = 0;
  while (!done)
    asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }"
                 : "=r"(done) : "r"(b), "r"(parity) : "memory");
}

// Two stages in flight: tile i + 1 is on its way while tile i is summed.
__shared__ __align__(16) int stage[2][128];
extern "C" __global__ void groups(const int *in, int *out, int tiles) {
  int t = threadIdx.x, sum = 0;
  for (int i = 0; i <= tiles; i++) {
    if (i < tiles)
      asm volatile("cp.async.ca.shared.global [%0], [%1], 16;"
                   :: "r"(addr(&stage[i % 2][t * 4])), "l"(in + i * 128 + t * 4));
    asm volatile("cp.async.commit_group;");
    asm volatile("cp.async.wait_group 1;" ::: "memory");
    __syncthreads();
    if (i > 0) for (int k = 0; k < 4; k++) sum += stage[(i - 1) % 2][t + 32 * k];
    __syncthreads();
  }
  out[t] = sum;
}

// The same, but nobody waits: what is read was never written.
extern "C" __global__ void no_wait(const int *in, int *out) {
  int t = threadIdx.x;
  asm volatile("cp.async.ca.shared.global [%0], [%1], 16;" :: "r"(addr(&stage[0][t * 4])), "l"(in + t * 4));
  out[t] = stage[0][t * 4];
}

// Half of the last piece is not read, but filled with zeros.
extern "C" __global__ void zero_fill(const int *in, int *out) {
  int t = threadIdx.x;
  asm volatile("cp.async.ca.shared.global [%0], [%1], 16, %2;"
               :: "r"(addr(&stage[0][t * 4])), "l"(in + t * 4), "r"(t == 1 ? 8 : 16));
  asm volatile("cp.async.wait_all;" ::: "memory");
  for (int k = 0; k < 4; k++) out[t * 4 + k] = stage[0][t * 4 + k];
}

// One thread copies in bulk, all wait for its bytes, three phases.
__shared__ __align__(16) int tile[128];
__shared__ __align__(8) u64 full, done;
extern "C" __global__ void bulk(const int *in, int *out) {
  int t = threadIdx.x, sum = 0;
  if (t == 0) init(addr(&full), 1), init(addr(&done), blockDim.x);
  __syncthreads();
  for (int i = 0; i < 3; i++) {
    if (t == 0) {
      if (i) wait_parity(addr(&done), (i - 1) & 1);
      asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" :: "r"(addr(&full)), "r"(512) : "memory");
      asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
                   :: "r"(addr(tile)), "l"(in + i * 128), "r"(512), "r"(addr(&full)) : "memory");
    }
    wait_parity(addr(&full), i & 1);
    sum += tile[t] + tile[127 - t];
    u64 state = arrive(addr(&done));
    (void)state;
  }
  tile[t] = sum;                                  // a race, if the others had not arrived
  wait_parity(addr(&done), 0);
  out[t] = sum;
}

// The token of an arrival; a drop leaves one fewer to wait for.
extern "C" __global__ void tokens(int *out) {
  int t = threadIdx.x;
  if (t == 0) init(addr(&full), blockDim.x);
  __syncthreads();
  tile[t] = t;
  u64 state = arrive(addr(&full));
  u32 ok = 0, pending;
  asm("mbarrier.pending_count.b64 %0, %1;" : "=r"(pending) : "l"(state));
  while (!ok)
    asm volatile("{ .reg .pred p; mbarrier.test_wait.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }"
                 : "=r"(ok) : "r"(addr(&full)), "l"(state) : "memory");
  int other = tile[blockDim.x - 1 - t];
  if (t >= 8) asm volatile("mbarrier.arrive_drop.shared::cta.b64 _, [%0];" :: "r"(addr(&full)) : "memory");
  else arrive(addr(&full));
  wait_parity(addr(&full), 1);
  __syncthreads();                                // nobody may fall two phases behind
  if (t < 8) arrive(addr(&full)), wait_parity(addr(&full), 0);
  out[t] = other + (int)pending * 100;
}

// Blocks in pairs: each fills half of the other's tile and says so at the other's mbarrier.
extern "C" __global__ void peers(int *out) {
  u32 t = threadIdx.x, rank, there, bar;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  if (t == 0) init(addr(&full), blockDim.x);
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(addr(&tile[t])), "r"(rank ^ 1));
  asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(bar) : "r"(addr(&full)), "r"(rank ^ 1));
  asm volatile("st.shared::cluster.u32 [%0], %1;" :: "r"(there), "r"(100 * rank + t) : "memory");
  asm volatile("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0];" :: "r"(bar) : "memory");
  wait_parity(addr(&full), 0);
  out[blockIdx.x * blockDim.x + t] = tile[blockDim.x - 1 - t];
  asm volatile("barrier.cluster.arrive; barrier.cluster.wait;" ::: "memory");
}

// One thread too few arrives.
extern "C" __global__ void too_few(int *out) {
  if (threadIdx.x == 0) init(addr(&full), blockDim.x);
  __syncthreads();
  if (threadIdx.x) arrive(addr(&full));
  wait_parity(addr(&full), 0);
  out[threadIdx.x] = 1;
}

extern "C" __global__ void no_init(int *out) {
  arrive(addr(&full));
  out[threadIdx.x] = 1;
}
