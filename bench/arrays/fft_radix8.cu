// fft_radix8: 8-point discrete Fourier transforms of complex numbers, one per thread, in local arrays.
// Launch: grid * block = number of transforms.
// Buffers: re, im (8 floats per transform, read and written), n.
// Check: the discrete Fourier transform, absolute error at most 1e-5 of the greatest input.

static __device__ const int reversed[8] = {0, 4, 2, 6, 1, 5, 3, 7};
static __device__ const float cosine[4] = {1.0f, 0.70710678f, 0.0f, -0.70710678f};
static __device__ const float sine[4] = {0.0f, -0.70710678f, -1.0f, -0.70710678f};

extern "C" __global__ void fft_radix8(float *re, float *im, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float x[8], y[8];
    for (int k = 0; k < 8; k++) {
        x[k] = re[i * 8 + reversed[k]];
        y[k] = im[i * 8 + reversed[k]];
    }
    for (int half = 1; half < 8; half *= 2)
        for (int begin = 0; begin < 8; begin += 2 * half)
            for (int k = 0; k < half; k++) {
                int a = begin + k, b = a + half, w = k * (4 / half);
                float u = x[b] * cosine[w] - y[b] * sine[w], v = x[b] * sine[w] + y[b] * cosine[w];
                x[b] = x[a] - u;
                y[b] = y[a] - v;
                x[a] += u;
                y[a] += v;
            }
    for (int k = 0; k < 8; k++) {
        re[i * 8 + k] = x[k];
        im[i * 8 + k] = y[k];
    }
}
