// recursion: device functions that call themselves and each other: the Ackermann function, a recursive
// quicksort on global memory, and a pair of mutually recursive parity tests.
// Launch: one thread per segment of at most 32 ints; the stack needs 4 KB per thread.
// Buffers: data (segments * length ints, sorted in place), out (3 ints per segment, written:
//          ackermann(2, segment % 5), is_even(segment % 8), depth of the recursion of the sort).
// Check: data and the first two of out exact; the depth is at least 1 for length > 1.

__device__ __noinline__ int ackermann(int m, int n) {
    if (m == 0)
        return n + 1;
    if (n == 0)
        return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

__device__ __noinline__ bool is_odd(int n);
__device__ __noinline__ bool is_even(int n) { return n == 0 ? true : is_odd(n - 1); }
__device__ __noinline__ bool is_odd(int n) { return n == 0 ? false : is_even(n - 1); }

__device__ __noinline__ int quicksort(int *a, int low, int high) {
    if (low >= high)
        return 0;
    int pivot = a[(low + high) / 2];
    int i = low, j = high;
    while (i <= j) {
        while (a[i] < pivot)
            i++;
        while (a[j] > pivot)
            j--;
        if (i <= j) {
            int t = a[i];
            a[i++] = a[j];
            a[j--] = t;
        }
    }
    int left = quicksort(a, low, j);
    int right = quicksort(a, i, high);
    return 1 + max(left, right);
}

extern "C" __global__ void recursion(int *data, int length, int segments, int *out) {
    int s = blockIdx.x * blockDim.x + threadIdx.x;
    if (s >= segments)
        return;
    out[3 * s] = ackermann(2, s % 5);
    out[3 * s + 1] = is_even(s % 8);
    out[3 * s + 2] = quicksort(data + s * length, 0, length - 1);
}
