// union_find: connected components: every edge links the roots of its ends, the larger root to the smaller;
// then every vertex is labelled with its root.
// Launch: union_find covering the edges, then flatten covering the vertices.
// Buffers: parent (n ints, preset to parent[i] = i), edges (m int2), label (n ints, written).
// Check: label[i] = the smallest vertex of the component of i, exact.

// Volatile: other threads change it meanwhile.
__device__ int find(volatile int *parent, int v) {
    int p = parent[v];
    while (p != v) {
        int grand = parent[p];
        if (grand != p)
            atomicMin((int *)&parent[v], grand);    // path halving: it only shortens paths
        v = p;
        p = parent[v];
    }
    return v;
}

extern "C" __global__ void union_find(int *parent, const int2 *edges, int m) {
    int e = blockIdx.x * blockDim.x + threadIdx.x;
    if (e >= m)
        return;
    int a = find(parent, edges[e].x);
    int b = find(parent, edges[e].y);
    while (a != b) {
        int high = max(a, b), low = min(a, b);
        int old = atomicCAS(&parent[high], high, low);
        if (old == high)
            break;
        a = find(parent, old);
        b = find(parent, low);
    }
}

extern "C" __global__ void flatten(int *parent, int *label, int n) {
    int v = blockIdx.x * blockDim.x + threadIdx.x;
    if (v < n)
        label[v] = find(parent, v);
}
