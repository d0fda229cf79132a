// libcu++: atomics of all sizes, orders and scopes.
#include <cuda/atomic>

template <typename A, typename T> __device__ void all(A &a, T x, T *out) {
    a.store(x, cuda::memory_order_release);
    *out += a.load(cuda::memory_order_acquire);
    *out += a.exchange(x) + a.load(cuda::memory_order_relaxed) + a.load();
    T old = x;
    while (!a.compare_exchange_weak(old, x, cuda::memory_order_acq_rel, cuda::memory_order_relaxed)) x = old + 1;
    a.compare_exchange_strong(old, x);
    *out += a.fetch_add(x, cuda::memory_order_relaxed) + a.fetch_sub(x, cuda::memory_order_acquire);
}
template <typename A, typename T> __device__ void bits(A &a, T x, T *out) {
    *out += a.fetch_and(x) + a.fetch_or(x, cuda::memory_order_release) + a.fetch_xor(x, cuda::memory_order_acq_rel);
    *out += a.fetch_min(x, cuda::memory_order_relaxed) + a.fetch_max(x);
}
template <typename T, cuda::thread_scope S> __device__ void scoped(T *p, T *out) {
    cuda::atomic_ref<T, S> r(*p);
    all(r, (T)3, out);
    using Atomic = cuda::atomic<T, S>;
    alignas(Atomic) __shared__ char space[sizeof(Atomic)];
    all(*reinterpret_cast<Atomic *>(space), (T)5, out);
}
template <typename T> __device__ void scopes(T *p, T *out) {
    scoped<T, cuda::thread_scope_system>(p, out);
    scoped<T, cuda::thread_scope_device>(p, out);
    scoped<T, cuda::thread_scope_block>(p, out);
}
__global__ void ints(int *p, int *out) {
    scopes(p, out);
    cuda::atomic_ref<int, cuda::thread_scope_device> r(*p);
    bits(r, 9, out);
}
__global__ void longs(unsigned long long *p, unsigned long long *out) {
    scopes(p, out);
    cuda::atomic_ref<unsigned long long, cuda::thread_scope_block> r(*p);
    bits(r, 9ull, out);
}
__global__ void bytes(unsigned char *p, unsigned char *out) { scopes(p, out); }
__global__ void shorts(short *p, short *out) { scopes(p, out); }
__global__ void floats(float *p, float *out) { scopes(p, out); }
__global__ void doubles(double *p, double *out) { scopes(p, out); }
__global__ void fences(int *p) {
    p[0] = 1;
    cuda::atomic_thread_fence(cuda::memory_order_seq_cst, cuda::thread_scope_system);
    p[1] = 2;
    cuda::atomic_thread_fence(cuda::memory_order_acq_rel, cuda::thread_scope_device);
    p[2] = 3;
    cuda::atomic_thread_fence(cuda::memory_order_release, cuda::thread_scope_block);
    p[3] = 4;
    cuda::std::atomic_flag f{};
    while (f.test_and_set()) {}
    f.clear();
}
