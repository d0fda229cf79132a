// libcu++: atomics of every width and scope, atomic_ref, semaphores, latches, barriers that count bytes.
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/latch>
#include <cuda/semaphore>
#include <cuda/std/atomic>
template <typename T, cuda::thread_scope S> __device__ void cycle(T *p, T x) {
    cuda::atomic_ref<T, S> a(*p);
    a.store(x, cuda::std::memory_order_release), x = a.load(cuda::std::memory_order_acquire), x = a.exchange(x, cuda::std::memory_order_acq_rel);
    T want = x; a.compare_exchange_strong(want, x, cuda::std::memory_order_seq_cst), a.compare_exchange_weak(want, x, cuda::std::memory_order_acquire, cuda::std::memory_order_relaxed), p[1] = want;
}
template <typename T, cuda::thread_scope S> __device__ void count(T *p, T x) {
    cuda::atomic_ref<T, S> a(*p);
    p[1] = a.fetch_add(x, cuda::std::memory_order_relaxed) + a.fetch_sub(x) + a.fetch_min(x) + a.fetch_max(x);
}
template <typename T, cuda::thread_scope S> __device__ void logic(T *p, T x) { cuda::atomic_ref<T, S> a(*p); p[2] = a.fetch_and(x) | a.fetch_or(x) | a.fetch_xor(x), a++, --a; }
__global__ void widths(char *c, short *h, int *i, long long *l, float *f, double *d, unsigned *u, int **q) {
    cycle<char, cuda::thread_scope_block>(c, 3), cycle<short, cuda::thread_scope_device>(h, 3), cycle<int, cuda::thread_scope_system>(i, 3), cycle<long long, cuda::thread_scope_block>(l, 3), cycle<float, cuda::thread_scope_device>(f, 3), cycle<double, cuda::thread_scope_system>(d, 3);
    count<int, cuda::thread_scope_block>(i, 3), count<long long, cuda::thread_scope_device>(l, 3), count<unsigned, cuda::thread_scope_system>(u, 3), logic<int, cuda::thread_scope_block>(i, 3), logic<unsigned, cuda::thread_scope_device>(u, 3), logic<long long, cuda::thread_scope_system>(l, 3), count<short, cuda::thread_scope_device>(h, 3);
    cuda::atomic_ref<int *> p(*q); p.fetch_add(3), p.exchange(i);
}
__device__ cuda::atomic<int, cuda::thread_scope_device> flag; __device__ cuda::counting_semaphore<cuda::thread_scope_device> gate(3); __device__ cuda::std::atomic_flag once;
struct Two { int a, b; }; __device__ cuda::atomic<Two, cuda::thread_scope_device> both;
__global__ void waits(int *p) {
    __shared__ long long room[8]; auto &bar = *(cuda::barrier<cuda::thread_scope_block> *)room; auto &done = *(cuda::latch<cuda::thread_scope_block> *)(room + 4); __shared__ int tile[64];
    if (threadIdx.x == 0) init(&bar, blockDim.x), new (&done) cuda::latch<cuda::thread_scope_block>(blockDim.x);
    __syncthreads();
    auto token = bar.arrive(); bar.wait(cuda::std::move(token)), bar.arrive_and_wait(), bar.arrive_and_drop(), done.count_down(), done.wait();
    if (threadIdx.x == 0) cuda::device::memcpy_async_tx(tile, p, cuda::aligned_size_t<16>(256), bar), token = cuda::device::barrier_arrive_tx(bar, 1, 256);
    flag.wait(0), flag.notify_all(), gate.acquire(), gate.release(), once.test_and_set(), cuda::atomic_thread_fence(cuda::std::memory_order_seq_cst, cuda::thread_scope_block), cuda::atomic_thread_fence(cuda::std::memory_order_acq_rel, cuda::thread_scope_system);
    Two t = both.load(); t.a++; both.store(t), p[0] = tile[3];
}
