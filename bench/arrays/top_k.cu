// top_k: the greatest N values of an array, kept sorted in an array of each thread and merged by shuffles.
// Launch: grid = 1, block = 64.
// Buffers: v (float, n values), key and id (written, N values each).
// Check: the N greatest values, and their indices.

#define N 16

struct Best {
    float key[N];
    int id[N];

    __device__ void put(float k, int v) {
        if (k <= key[N - 1]) return;
#pragma unroll
        for (int i = 0; i < N; i++)
            if (k > key[i]) {
                float oldKey = key[i];
                int oldId = id[i];
                key[i] = k, id[i] = v;
                k = oldKey, v = oldId;
            }
    }

    /* Keeps the greater of each mirrored pair, which makes a bitonic sequence, and sorts it. */
    __device__ void merge(const Best &other) {
#pragma unroll
        for (int i = 0; i < N; i++)
            if (other.key[N - 1 - i] > key[i]) key[i] = other.key[N - 1 - i], id[i] = other.id[N - 1 - i];
#pragma unroll
        for (int s = N / 2; s > 0; s /= 2)
#pragma unroll
            for (int i = 0; i < N; i++)
                if ((i & s) == 0 && key[i] < key[i | s]) {
                    float k = key[i];
                    int v = id[i];
                    key[i] = key[i | s], id[i] = id[i | s];
                    key[i | s] = k, id[i | s] = v;
                }
    }
};

__device__ Best shuffle(const Best &mine, int mask) {
    Best other;
#pragma unroll
    for (int i = 0; i < N; i++) {
        other.key[i] = __shfl_xor_sync(~0u, mine.key[i], mask);
        other.id[i] = __shfl_xor_sync(~0u, mine.id[i], mask);
    }
    return other;
}

extern "C" __global__ void top_k(const float *v, int n, float *key, int *id) {
    __shared__ Best warps[2];
    Best mine;
#pragma unroll
    for (int i = 0; i < N; i++) mine.key[i] = -1e30f, mine.id[i] = -1;
    for (int i = threadIdx.x; i < n; i += blockDim.x) mine.put(v[i], i);
    for (int m = 16; m; m /= 2) mine.merge(shuffle(mine, m));
    if (threadIdx.x % 32 == 0) warps[threadIdx.x / 32] = mine;
    __syncthreads();
    if (threadIdx.x) return;
    mine.merge(warps[1]);
    for (int i = 0; i < N; i++) key[i] = mine.key[i], id[i] = mine.id[i];
}
