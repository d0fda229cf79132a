// template_lambda: a generic map and a generic fold over a range, given lambdas with captures.
// Launch: one block of at most 256 threads (a power of two).
// Buffers: in (n ints), out (n ints, written: scale * in + offset, clamped to [low, high]), folds (3 long
//          longs, written: sum, maximum, and number of elements above the threshold offset).
// Check: out and folds against the host, exact.

template <typename T, typename F> __device__ void map(const T *in, T *out, int n, F f) {
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        out[i] = f(in[i]);
}

template <typename R, typename T, typename Load, typename Join>
__device__ R fold(const T *in, int n, R zero, Load load, Join join) {
    __shared__ R s[256];
    R mine = zero;
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        mine = join(mine, load(in[i]));
    s[threadIdx.x] = mine;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half)
            s[threadIdx.x] = join(s[threadIdx.x], s[threadIdx.x + half]);
        __syncthreads();
    }
    R r = s[0];
    __syncthreads();
    return r;
}

extern "C" __global__ void template_lambda(const int *in, int *out, int n, int scale, int offset, int low,
                                           int high, long long *folds) {
    auto clamp = [=](int v) { return v < low ? low : v > high ? high : v; };
    map(in, out, n, [&](int v) { return clamp(scale * v + offset); });

    auto same = [](int v) { return (long long)v; };
    auto plus = [](long long a, long long b) { return a + b; };
    long long sum = fold(in, n, 0ll, same, plus);
    auto larger = [](long long a, long long b) { return a > b ? a : b; };
    long long top = fold(in, n, -0x7fffffffffffffffll, same, larger);
    long long above = fold(in, n, 0ll, [offset](int v) { return v > offset ? 1ll : 0ll; }, plus);
    if (threadIdx.x == 0) {
        folds[0] = sum;
        folds[1] = top;
        folds[2] = above;
    }
}
