// kahan_sum: sums of floats that keep the rounding error: compensated in float with explicitly rounded
// additions, in double, and the exact dot product error with fma; directed rounding bounds the plain sum
// from both sides.
// Launch: one thread per row.
// Buffers: in (rows*cols floats), kahan (rows floats), wide (rows doubles), bounds (rows float2), residue
//          (rows floats).
// Check: kahan and bounds against the same operations on the host, exact; wide exact; bounds.x <= sum <=
//        bounds.y; residue = the error of squaring the first element: fma(x, x, -(x * x)), exact.

extern "C" __global__ void kahan_sum(const float *in, float *kahan, double *wide, float2 *bounds,
                                     float *residue, int rows, int cols) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows)
        return;
    const float *row = in + r * cols;
    float sum = 0.0f, lost = 0.0f, low = 0.0f, high = 0.0f;
    double total = 0.0;
    for (int i = 0; i < cols; i++) {
        float x = row[i];
        float y = __fsub_rn(x, lost);
        float t = __fadd_rn(sum, y);
        lost = __fsub_rn(__fsub_rn(t, sum), y);
        sum = t;
        total += x;
        low = __fadd_rd(low, x);
        high = __fadd_ru(high, x);
    }
    kahan[r] = sum;
    wide[r] = total;
    bounds[r] = make_float2(low, high);
    float first = row[0];
    residue[r] = __fmaf_rn(first, first, -__fmul_rn(first, first));
}
