// floyd_warshall: shortest paths between all pairs of vertices of a graph of at most 64 vertices, with the
// way (the next vertex on it), the whole matrix in shared memory.
// Launch: one block of (16, 16).
// Buffers: dist (n*n ints, in place; no edge = 1000000, diagonal 0), next (n*n signed chars, written: the
//          first step from row to column, -1 where there is no way).
// Check: dist exact; following next adds up to dist.

#define LIMIT 64
#define FAR 1000000

extern "C" __global__ void floyd_warshall(int *dist, signed char *next, int n) {
    __shared__ int d[LIMIT][LIMIT];
    __shared__ signed char step[LIMIT][LIMIT];
    for (int y = threadIdx.y; y < n; y += blockDim.y) {
        for (int x = threadIdx.x; x < n; x += blockDim.x) {
            int v = dist[y * n + x];
            d[y][x] = v;
            step[y][x] = v < FAR && x != y ? x : -1;
        }
    }
    __syncthreads();
    for (int k = 0; k < n; k++) {
        for (int y = threadIdx.y; y < n; y += blockDim.y) {
            int to = d[y][k];
            for (int x = threadIdx.x; x < n; x += blockDim.x) {
                int through = to + d[k][x];
                if (through < d[y][x]) {
                    d[y][x] = through;
                    step[y][x] = step[y][k];
                }
            }
        }
        __syncthreads();
    }
    for (int y = threadIdx.y; y < n; y += blockDim.y) {
        for (int x = threadIdx.x; x < n; x += blockDim.x) {
            dist[y * n + x] = d[y][x];
            next[y * n + x] = step[y][x];
        }
    }
}
