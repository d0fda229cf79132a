// layernorm: normalises each row to mean 0 and variance 1, then scales and shifts; Welford's method for the
// moments, merged by shuffles.
// Launch: one warp (block of 32) per row.
// Buffers: in, out (rows*cols floats), gamma, beta (cols floats).
// Check: against double, absolute error at most 1e-4 for inputs in [-10, 10].

struct Moments {
    float count, mean, m2;

    __device__ void add(float x) {
        count += 1.0f;
        float d = x - mean;
        mean += d / count;
        m2 += d * (x - mean);
    }

    __device__ void merge(const Moments &o) {
        float total = count + o.count;
        if (total == 0.0f)
            return;
        float d = o.mean - mean;
        float share = o.count / total;
        mean += d * share;
        m2 += o.m2 + d * d * count * share;
        count = total;
    }
};

extern "C" __global__ void layernorm(const float *in, float *out, const float *gamma, const float *beta,
                                     int cols, float eps) {
    const float *row = in + (size_t)blockIdx.x * cols;
    float *dst = out + (size_t)blockIdx.x * cols;
    int lane = threadIdx.x;
    Moments m = {0.0f, 0.0f, 0.0f};
    for (int i = lane; i < cols; i += 32)
        m.add(row[i]);
    for (int mask = 1; mask < 32; mask <<= 1) {
        Moments o;
        o.count = __shfl_xor_sync(0xffffffffu, m.count, mask);
        o.mean = __shfl_xor_sync(0xffffffffu, m.mean, mask);
        o.m2 = __shfl_xor_sync(0xffffffffu, m.m2, mask);
        m.merge(o);
    }
    float scale = rsqrtf(m.m2 / m.count + eps);
    for (int i = lane; i < cols; i += 32)
        dst[i] = (row[i] - m.mean) * scale * gamma[i] + beta[i];
}
