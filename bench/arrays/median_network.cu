// median_network: the median of 3x3 pixels by a sorting network whose comparisons a table lists.
// Launch: a block of 16x16 threads for each tile.
// Buffers: in, out (written; pixels), width, height.
// Check: the median of the neighbours.

struct Pair {
    unsigned char low, high;
};

__device__ constexpr Pair network[] = {{0, 1}, {3, 4}, {6, 7}, {1, 2}, {4, 5}, {7, 8}, {0, 1},
                                       {3, 4}, {6, 7}, {0, 3}, {3, 6}, {1, 4}, {4, 7}, {2, 5},
                                       {5, 8}, {1, 3}, {2, 6}, {5, 7}, {4, 2}, {4, 6}, {2, 4}};

template <class T> __device__ void order(T &a, T &b) {
    T low = a < b ? a : b, high = a < b ? b : a;
    a = low;
    b = high;
}

extern "C" __global__ void median_network(const unsigned char *in, unsigned char *out, int width, int height) {
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    if (x < 1 || y < 1 || x + 1 >= width || y + 1 >= height) return;
    unsigned char v[9];
    for (int r = -1; r <= 1; r++)
        for (int c = -1; c <= 1; c++) v[3 * (r + 1) + c + 1] = in[(y + r) * width + x + c];
    for (const Pair &p : network) order(v[p.low], v[p.high]);
    out[y * width + x] = v[4];
}
