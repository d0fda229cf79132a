// kmeans_assign: finds the nearest of k centres for every 2D point, and adds up the points of each centre in
// shared memory; integer coordinates.
// Launch: any grid, any block; k at most 32.
// Buffers: points (n int2), centres (k int2), label (n ints, written), sums (k * 3 ints: x, y, count, preset
//          to 0).
// Check: label (ties go to the lower number) and sums, exact.

#define MAX_K 32

struct Sum {
    int x, y, count;
};

extern "C" __global__ void kmeans_assign(const int2 *points, int n, const int2 *centres, int k, int *label,
                                         Sum *sums) {
    __shared__ int2 c[MAX_K];
    __shared__ Sum local[MAX_K];
    for (int j = threadIdx.x; j < k; j += blockDim.x) {
        c[j] = centres[j];
        local[j] = Sum{0, 0, 0};
    }
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        int2 p = points[i];
        int best = 0;
        long long nearest = 0x7fffffffffffffffll;
        for (int j = 0; j < k; j++) {
            long long dx = p.x - c[j].x, dy = p.y - c[j].y;
            long long d = dx * dx + dy * dy;
            if (d < nearest) {
                nearest = d;
                best = j;
            }
        }
        label[i] = best;
        atomicAdd(&local[best].x, p.x);
        atomicAdd(&local[best].y, p.y);
        atomicAdd(&local[best].count, 1);
    }
    __syncthreads();
    for (int j = threadIdx.x; j < k; j += blockDim.x) {
        atomicAdd(&sums[j].x, local[j].x);
        atomicAdd(&sums[j].y, local[j].y);
        atomicAdd(&sums[j].count, local[j].count);
    }
}
