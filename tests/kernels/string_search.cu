// string_search: counts the places where a pattern occurs in a text and finds the first one; '?' in the
// pattern matches any character.
// Launch: any grid and block covering the text.
// Buffers: text (n chars), pattern (zero-terminated), count (1 int, preset to 0), first (1 int, preset to
//          INT_MAX).
// Check: count and first against a naive search, exact.

__device__ bool match(const char *text, const char *pattern, int left) {
    while (*pattern) {
        if (left-- == 0)
            return false;
        if (*pattern != '?' && *pattern != *text)
            return false;
        pattern++;
        text++;
    }
    return true;
}

extern "C" __global__ void string_search(const char *text, int n, const char *pattern, int *count,
                                         int *first) {
    __shared__ int here;
    if (threadIdx.x == 0)
        here = 0;
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && match(text + i, pattern, n - i)) {
        atomicAdd(&here, 1);
        atomicMin(first, i);
    }
    __syncthreads();
    if (threadIdx.x == 0 && here > 0)
        atomicAdd(count, here);
}
