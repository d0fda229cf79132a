// best_pair: the best of many records by three keys, by shuffles, and the two nearest of a point.
// Launch: grid = 1, block = 64.
// Buffers: score (float, n values), cost, id (int, n values each), out (int, written, 64 values).
// Check: the id of the record with the greatest score, of these with the least cost, of these with the least id.

struct Record {
    float score;
    int cost, id;
};

__device__ const Record &better(const Record &a, const Record &b) {
    if (a.score > b.score) return a;
    if (a.score < b.score) return b;
    if (a.cost != b.cost) return a.cost < b.cost ? a : b;
    return a.id < b.id ? a : b;
}

extern "C" __global__ void best(const float *score, const int *cost, const int *id, int *out, int n) {
    Record best = {-1e30f, 1 << 30, 1 << 30};
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        Record r = {score[i], cost[i], id[i]};
        best = better(best, r);
    }
    for (int d = 16; d; d /= 2) {
        Record r = {__shfl_down_sync(~0u, best.score, d), __shfl_down_sync(~0u, best.cost, d), __shfl_down_sync(~0u, best.id, d)};
        best = better(best, r);
    }
    out[threadIdx.x] = best.id;
}

/* Keeps the two nearest: the farther one of them is replaced. */
extern "C" __global__ void nearest(const float *x, const float *y, int *out, int n) {
    Record first = {1e30f, 0, -1}, second = {1e30f, 0, -1};
    for (int i = 0; i < n; i++) {
        float dx = x[i] - threadIdx.x, dy = y[i] - threadIdx.x / 8;
        Record r = {dx * dx + dy * dy, i & 3, i};
        Record &far = first.score < second.score ? second : first.score > second.score ? first : first.cost < second.cost ? second : first;
        if (r.score < far.score) far = r;
    }
    out[threadIdx.x] = first.id * 1000 + second.id;
}
