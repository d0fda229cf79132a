// assert_bounds: gathers through an index array and asserts that every index is in range and that the result
// did not overflow.
// Launch: any grid and block covering n. All indices must be in range, or the launch fails with an assertion.
// Buffers: data (size ints), index (n ints), out (n ints, written).
// Check: out[i] == 2 * data[index[i]], exact.

#include <assert.h>

__device__ int twice(int v) {
    int r = v + v;
    assert(r / 2 == v && "overflow");
    return r;
}

extern "C" __global__ void assert_bounds(const int *data, int size, const int *index, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int at = index[i];
    assert(at >= 0 && at < size);
    out[i] = twice(data[at]);
}
