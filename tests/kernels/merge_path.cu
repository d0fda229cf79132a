// merge_path: merges two sorted arrays; every thread finds by binary search on its diagonal where its share
// of the output begins, and merges ITEMS elements.
// Launch: any grid and block with threads * 8 >= na + nb.
// Buffers: a (na ints, sorted), b (nb ints, sorted), out (na + nb ints, written).
// Check: against a sequential merge, exact.

#define ITEMS 8

__device__ int split(const int *a, int na, const int *b, int nb, int diagonal) {
    int low = max(0, diagonal - nb);
    int high = min(diagonal, na);
    while (low < high) {
        int mid = (low + high) / 2;
        if (a[mid] <= b[diagonal - 1 - mid])
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

extern "C" __global__ void merge_path(const int *a, int na, const int *b, int nb, int *out) {
    int diagonal = (blockIdx.x * blockDim.x + threadIdx.x) * ITEMS;
    if (diagonal >= na + nb)
        return;
    int i = split(a, na, b, nb, diagonal);
    int j = diagonal - i;
    for (int k = diagonal; k < min(diagonal + ITEMS, na + nb); k++) {
        bool take_a = j >= nb || (i < na && a[i] <= b[j]);
        out[k] = take_a ? a[i++] : b[j++];
    }
}
