// cuda/ptx: mbarriers, bulk copies, fences, clusters.
#include <cuda/ptx>
#include <cuda/std/cstdint>
namespace ptx = cuda::ptx;
__global__ void bulk(int *in, int *out) {
    alignas(128) __shared__ int tile[256];
    __shared__ uint64_t bar;
    if (threadIdx.x == 0) {
        ptx::mbarrier_init(&bar, 1);
        ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
        ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, tile, in, sizeof tile, &bar);
        ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &bar, sizeof tile);
    }
    __syncthreads();
    while (!ptx::mbarrier_try_wait_parity(&bar, 0)) {}
    tile[threadIdx.x] += 1;
    ptx::fence_proxy_async(ptx::space_shared);
    __syncthreads();
    if (threadIdx.x == 0) {
        ptx::cp_async_bulk(ptx::space_global, ptx::space_shared, out, tile, sizeof tile);
        ptx::cp_async_bulk_commit_group();
        ptx::cp_async_bulk_wait_group_read(ptx::n32_t<0>());
        ptx::cp_reduce_async_bulk(ptx::space_global, ptx::space_shared, ptx::op_add, out, tile, sizeof tile);
        ptx::cp_async_bulk_commit_group();
    }
    ptx::barrier_cluster_arrive();
    ptx::barrier_cluster_wait();
}
__global__ void tensors(const __grid_constant__ ulonglong4 map, int *out) {
    alignas(128) __shared__ int tile[1024];
    __shared__ uint64_t bar;
    const int at[2] = {0, (int)blockIdx.x};
    ptx::mbarrier_init(&bar, 32);
    ptx::cp_async_bulk_tensor(ptx::space_cluster, ptx::space_global, tile, &map, at, &bar);
    auto token = ptx::mbarrier_arrive(&bar);
    while (!ptx::mbarrier_try_wait(&bar, token)) {}
    ptx::fence_proxy_async();
    ptx::cp_async_bulk_tensor(ptx::space_global, ptx::space_shared, &map, at, tile);
    out[threadIdx.x] = tile[threadIdx.x] + (int)ptx::get_sreg_cluster_ctarank() + (int)ptx::get_sreg_laneid();
    int *far = tile + 1;
    out[1] = *far;
}
