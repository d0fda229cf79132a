// double_atomics: sums per group in double, with the hardware's atomic add and with a compare-and-swap loop
// for the maximum of the absolute values.
// Launch: any grid and block covering n.
// Buffers: group (n ints), value (n doubles), sum, top (groups doubles, preset to 0).
// Check: sum exact for integers, top exact.

__device__ double atomic_max_double(double *p, double v) {
    unsigned long long *bits = (unsigned long long *)p;
    unsigned long long old = *(volatile unsigned long long *)bits, expected;    // others change it meanwhile
    do {
        if (__longlong_as_double(old) >= v)
            break;
        expected = old;
        old = atomicCAS(bits, expected, __double_as_longlong(v));
    } while (old != expected);
    return __longlong_as_double(old);
}

extern "C" __global__ void double_atomics(const int *group, const double *value, int n, double *sum,
                                          double *top) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int g = group[i];
    double v = value[i];
    atomicAdd(&sum[g], v);
    atomic_max_double(&top[g], fabs(v));
}
