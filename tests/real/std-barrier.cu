// libcu++: barriers, latches, semaphores, pipelines, asynchronous copies.
#include <cuda/barrier>
#include <cuda/latch>
#include <cuda/semaphore>
#include <cuda/pipeline>

__global__ void barriers(int *in, int *out, int n) {
    using Barrier = cuda::barrier<cuda::thread_scope_block>;
    alignas(Barrier) __shared__ char space[sizeof(Barrier)];
    Barrier &bar = *reinterpret_cast<Barrier *>(space);
    __shared__ int tile[256];
    if (threadIdx.x == 0) init(&bar, blockDim.x);
    __syncthreads();
    cuda::memcpy_async(&tile[threadIdx.x], &in[threadIdx.x], sizeof(int), bar);
    bar.arrive_and_wait();
    auto token = bar.arrive();
    out[threadIdx.x] = tile[255 - threadIdx.x];
    bar.wait(cuda::std::move(token));
}
__global__ void system_barrier(cuda::barrier<cuda::thread_scope_system> *b, cuda::latch<cuda::thread_scope_device> *l) {
    b->arrive_and_wait();
    l->count_down();
    l->wait();
}
__global__ void semaphores(cuda::counting_semaphore<cuda::thread_scope_device, 4> *s, int *x) {
    s->acquire();
    ++*x;
    s->release();
}
__global__ void pipelines(const int4 *in, int4 *out, int n) {
    __shared__ int4 tile[2][64];
    cuda::pipeline<cuda::thread_scope_thread> p = cuda::make_pipeline();
    for (int k = 0; k < n; k++) {
        p.producer_acquire();
        cuda::memcpy_async(&tile[k & 1][threadIdx.x], &in[k * 64 + threadIdx.x], cuda::aligned_size_t<16>(16), p);
        p.producer_commit();
        if (k == 0) continue;
        cuda::pipeline_consumer_wait_prior<1>(p);
        out[k * 64 + threadIdx.x] = tile[(k - 1) & 1][threadIdx.x];
        p.consumer_release();
    }
}
