// cooperative_tiles: cooperative groups: the block split into tiles of 16 threads, each reduces one row;
// then the whole block reduces the rows.
// Launch: one block of 256 threads (16 tiles).
// Buffers: in (16 rows * cols ints), rows (16 ints, written: the row sums), total (1 int, written).
// Check: exact.

#include <cooperative_groups.h>

namespace cg = cooperative_groups;

template <typename Group> __device__ int group_sum(const Group &g, int v) {
    for (int d = g.size() / 2; d > 0; d /= 2)
        v += g.shfl_down(v, d);
    return v;
}

extern "C" __global__ void cooperative_tiles(const int *in, int *rows, int *total, int cols) {
    __shared__ int sums[16];
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<16> tile = cg::tiled_partition<16>(block);
    int row = block.thread_rank() / 16;
    int v = 0;
    for (int c = tile.thread_rank(); c < cols; c += tile.size())
        v += in[row * cols + c];
    v = group_sum(tile, v);
    if (tile.thread_rank() == 0) {
        sums[row] = v;
        rows[row] = v;
    }
    block.sync();
    if (row == 0) {
        v = group_sum(tile, sums[tile.thread_rank()]);
        if (tile.thread_rank() == 0)
            *total = v;
    }
}
