// stencil2d: one step of heat diffusion on a grid, 5-point stencil, with a halo in shared memory.
// Cells on the border keep their value.
// Launch: grid (ceil(w / 16), ceil(h / 16)), block (16, 16).
// Buffers: in (h*w floats), out (h*w floats, written).
// Check: out[y][x] = in + 0.25 * (sum of 4 neighbours - 4 * in) for inner cells; exact for multiples of 4.

#define B 16

extern "C" __global__ void stencil2d(const float *in, float *out, int w, int h) {
    __shared__ float s[B + 2][B + 2];
    int x = blockIdx.x * B + threadIdx.x;
    int y = blockIdx.y * B + threadIdx.y;
    int lx = threadIdx.x + 1, ly = threadIdx.y + 1;
    bool inside = x < w && y < h;

    if (inside) {
        s[ly][lx] = in[y * w + x];
        if (threadIdx.x == 0 && x > 0)
            s[ly][0] = in[y * w + x - 1];
        if (threadIdx.x == B - 1 && x + 1 < w)
            s[ly][B + 1] = in[y * w + x + 1];
        if (threadIdx.y == 0 && y > 0)
            s[0][lx] = in[(y - 1) * w + x];
        if (threadIdx.y == B - 1 && y + 1 < h)
            s[B + 1][lx] = in[(y + 1) * w + x];
    }
    __syncthreads();
    if (!inside)
        return;
    float c = s[ly][lx];
    if (x > 0 && x < w - 1 && y > 0 && y < h - 1)
        c += 0.25f * (s[ly - 1][lx] + s[ly + 1][lx] + s[ly][lx - 1] + s[ly][lx + 1] - 4.0f * c);
    out[y * w + x] = c;
}
