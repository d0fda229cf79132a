// fft_radix2: the discrete Fourier transform of segments of 256 complex numbers, radix 2, in shared memory,
// with a table of twiddle factors from the caller.
// Launch: one block of 128 threads per segment.
// Buffers: data (256 * blocks float2, transformed in place), twiddle (128 float2: exp(-2*pi*i*k/256)).
// Check: against the direct transform in double, absolute error at most 1e-3 for inputs in [-1, 1].

#define N 256
#define LOG2N 8

__device__ __forceinline__ float2 mul(float2 a, float2 b) {
    return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

extern "C" __global__ void fft_radix2(float2 *data, const float2 *twiddle) {
    __shared__ float2 s[N];
    float2 *segment = data + blockIdx.x * N;
    unsigned t = threadIdx.x;

    // Bit-reversed on the way in.
    s[__brev(t) >> (32 - LOG2N)] = segment[t];
    s[__brev(t + N / 2) >> (32 - LOG2N)] = segment[t + N / 2];
    __syncthreads();

    for (int half = 1, step = N / 2; half < N; half *= 2, step /= 2) {
        int k = t & (half - 1);
        int i = 2 * (t - k) + k;
        float2 a = s[i];
        float2 b = mul(s[i + half], twiddle[k * step]);
        s[i] = make_float2(a.x + b.x, a.y + b.y);
        s[i + half] = make_float2(a.x - b.x, a.y - b.y);
        __syncthreads();
    }
    segment[t] = s[t];
    segment[t + N / 2] = s[t + N / 2];
}
