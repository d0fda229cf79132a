// bfs_level: one level of a breadth-first search: every vertex of the frontier visits its neighbours; a
// vertex seen for the first time gets its distance and is appended to the next frontier.
// Launch: any block, grid covering the frontier; once per level with the roles of the frontiers swapped.
// Buffers: row (vertices + 1 ints), col (edges ints), dist (vertices ints, -1 = not seen), frontier (count
//          ints), next (vertices ints, written), next_count (1 int, preset to 0).
// Check: dist after each level, and the set (not the order) of next[0 .. *next_count), exact.

extern "C" __global__ void bfs_level(const int *row, const int *col, int *dist, const int *frontier,
                                     int count, int *next, int *next_count, int level) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    int v = frontier[i];
    for (int e = row[v]; e < row[v + 1]; e++) {
        int w = col[e];
        if (atomicCAS(&dist[w], -1, level + 1) == -1) {
            int slot = atomicAdd(next_count, 1);
            next[slot] = w;
        }
    }
}
