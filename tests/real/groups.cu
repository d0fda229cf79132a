// Cooperative groups: tiles, coalesced threads, grids, partitions.
#define _CG_CLUSTER_INTRINSICS_AVAILABLE
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

template <typename G> __device__ int total(G g, int x) {
    for (int d = g.size() / 2; d > 0; d /= 2) x += g.shfl_down(x, d);
    return g.shfl(x, 0);
}
__global__ void tiles(int *p) {
    cg::thread_block b = cg::this_thread_block();
    cg::thread_block_tile<32> w = cg::tiled_partition<32>(b);
    cg::thread_block_tile<8> t = cg::tiled_partition<8>(w);
    int x = p[b.thread_rank()];
    p[b.thread_rank()] = total(w, x) + total(t, x) + w.any(x > 3) + t.all(x > 4) + w.ballot(x) + w.match_any(x);
    int pred;
    p[b.thread_rank()] += w.match_all(x, pred) + pred + (int)t.meta_group_rank();
    b.sync();
}
__global__ void coalesced(int *p) {
    if (p[threadIdx.x] > 3) {
        cg::coalesced_group g = cg::coalesced_threads();
        if (g.thread_rank() == 0) p[0] = g.size();
        p[threadIdx.x] = g.shfl(p[threadIdx.x], 0) + g.shfl_up(7, 1);
        g.sync();
    }
    cg::thread_group g = cg::tiled_partition(cg::this_thread_block(), 16);
    g.sync();
    p[1] = g.size() + g.thread_rank();
}
__global__ void whole(int *p) {
    cg::grid_group g = cg::this_grid();
    p[g.thread_rank()] = (int)g.size();
    g.sync();
    p[g.block_rank()] = g.is_valid();
}
__global__ void clusters(int *p) {
    __shared__ int x[32];
    cg::cluster_group c = cg::this_cluster();
    x[threadIdx.x] = p[threadIdx.x];
    c.sync();
    int *other = c.map_shared_rank(x, (c.block_rank() + 1) % c.num_blocks());
    p[threadIdx.x] = other[threadIdx.x] + (int)c.query_shared_rank(other);
    c.barrier_wait(c.barrier_arrive());
}
