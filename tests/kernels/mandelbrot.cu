// mandelbrot: the number of iterations until escape for each point of an image, in fixed point, so that the
// result is the same everywhere.
// Launch: grid (ceil(w / 16), ceil(h / 16)), block (16, 16).
// Buffers: out (h*w ints, written).
// Check: against the same integer arithmetic on the host, exact.

#define FRACTION 24

__device__ __forceinline__ long long fix_mul(long long a, long long b) {
    return (a * b) >> FRACTION;
}

extern "C" __global__ void mandelbrot(int *out, int w, int h, int limit) {
    int px = blockIdx.x * blockDim.x + threadIdx.x;
    int py = blockIdx.y * blockDim.y + threadIdx.y;
    if (px >= w || py >= h)
        return;
    const long long one = 1ll << FRACTION;
    long long cx = 3 * one * px / w - 2 * one;
    long long cy = 2 * one * py / h - one;
    long long x = 0, y = 0;
    int i = 0;
    while (i < limit) {
        long long xx = fix_mul(x, x), yy = fix_mul(y, y);
        if (xx + yy > 4 * one)
            break;
        y = 2 * fix_mul(x, y) + cy;
        x = xx - yy + cx;
        i++;
    }
    out[py * w + px] = i;
}
