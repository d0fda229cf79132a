// convolution_constant: a 1D convolution of radius 4 and a 2D convolution of 3x3, weights in __constant__
// memory.
// Launch: convolution_constant with a block of 128 and grid ceil(n / 128); convolution_edge with block (16,
//         16).
// Buffers: in, out as named; the weights are initialised here.
// Check: convolution_constant: out[i] = sum of weights[j] * in[i + j - 4], zero outside; exact for small
//        integers. convolution_edge: out = clamp(sum of edge[j][i] * in around the pixel), borders repeated,
//        exact.

#define RADIUS 4
#define BLOCK 128

__constant__ float weights[2 * RADIUS + 1] = {1, 2, 4, 8, 16, 8, 4, 2, 1};
__constant__ int edge[3][3] = {{-1, -1, -1}, {-1, 8, -1}, {-1, -1, -1}};

extern "C" __global__ void convolution_constant(const float *in, float *out, int n) {
    __shared__ float s[BLOCK + 2 * RADIUS];
    int first = blockIdx.x * BLOCK - RADIUS;
    for (int k = threadIdx.x; k < BLOCK + 2 * RADIUS; k += BLOCK) {
        int i = first + k;
        s[k] = i >= 0 && i < n ? in[i] : 0.0f;
    }
    __syncthreads();
    int i = blockIdx.x * BLOCK + threadIdx.x;
    if (i >= n)
        return;
    float sum = 0.0f;
    for (int j = 0; j <= 2 * RADIUS; j++)
        sum += weights[j] * s[threadIdx.x + j];
    out[i] = sum;
}

extern "C" __global__ void convolution_edge(const unsigned char *in, unsigned char *out, int w, int h) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h)
        return;
    int sum = 0;
    for (int j = 0; j < 3; j++) {
        for (int i = 0; i < 3; i++) {
            int px = min(max(x + i - 1, 0), w - 1);
            int py = min(max(y + j - 1, 0), h - 1);
            sum += edge[j][i] * in[py * w + px];
        }
    }
    out[y * w + x] = (unsigned char)min(max(sum, 0), 255);
}
