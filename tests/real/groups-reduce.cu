// Cooperative groups: reductions, scans, asynchronous copies.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;

template <typename T> __device__ void both(T *p) {
    auto w = cg::tiled_partition<32>(cg::this_thread_block());
    T x = p[threadIdx.x];
    T a = cg::reduce(w, x, cg::plus<T>()), b = cg::reduce(w, x, cg::less<T>());
    T c = cg::inclusive_scan(w, x, cg::plus<T>()), d = cg::exclusive_scan(w, x, cg::plus<T>());
    p[threadIdx.x] = a + b + c + d;
}
__global__ void ints(int *p) { both(p); }
__global__ void unsigneds(unsigned *p) { both(p); }
__global__ void longs(long long *p) { both(p); }
__global__ void floats(float *p) { both(p); }
__global__ void doubles(double *p) { both(p); }
__global__ void bits(unsigned *p) {
    auto t = cg::tiled_partition<16>(cg::this_thread_block());
    p[0] = cg::reduce(t, p[1], cg::bit_and<unsigned>()) ^ cg::reduce(t, p[2], cg::bit_xor<unsigned>());
    if (p[3] & 1) {
        cg::coalesced_group g = cg::coalesced_threads();
        p[4] = cg::reduce(g, p[threadIdx.x], cg::plus<unsigned>());
    }
}
__global__ void copies(const int *in, int *out, int n) {
    extern __shared__ int tile[];
    cg::thread_block b = cg::this_thread_block();
    cg::memcpy_async(b, tile, in, sizeof(int) * n);
    cg::wait(b);
    out[b.thread_rank()] = tile[n - 1 - b.thread_rank()];
}
