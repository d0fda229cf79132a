// stencil3d: one step of a 7-point stencil on a 3D grid; each thread walks along z and keeps the three
// planes it needs in registers, the current plane also in shared memory.
// Launch: grid (ceil(nx / 32), ceil(ny / 4)), block (32, 4).
// Buffers: in, out (nz*ny*nx floats); out is written at inner points only.
// Check: out = c0 * in + c1 * (sum of the 6 neighbours) at inner points; exact for small integers.

#define BX 32
#define BY 4

extern "C" __global__ void stencil3d(const float *in, float *out, int nx, int ny, int nz, float c0,
                                     float c1) {
    __shared__ float plane[BY + 2][BX + 2];
    int x = blockIdx.x * BX + threadIdx.x;
    int y = blockIdx.y * BY + threadIdx.y;
    int lx = threadIdx.x + 1, ly = threadIdx.y + 1;
    bool inside = x < nx && y < ny;
    bool inner = x > 0 && x < nx - 1 && y > 0 && y < ny - 1;
    int step = nx * ny;
    int at = y * nx + x;
    float below = 0.0f;
    float here = inside ? in[at] : 0.0f;
    float above = inside && nz > 1 ? in[at + step] : 0.0f;

    for (int z = 1; z < nz - 1; z++) {
        at += step;
        below = here;
        here = above;
        above = inside ? in[at + step] : 0.0f;
        __syncthreads();
        plane[ly][lx] = here;
        if (inner) {
            if (threadIdx.x == 0)
                plane[ly][0] = in[at - 1];
            if (threadIdx.x == BX - 1)
                plane[ly][BX + 1] = in[at + 1];
            if (threadIdx.y == 0)
                plane[0][lx] = in[at - nx];
            if (threadIdx.y == BY - 1)
                plane[BY + 1][lx] = in[at + nx];
        }
        __syncthreads();
        if (inner)
            out[at] = c0 * here + c1 * (below + above + plane[ly][lx - 1] + plane[ly][lx + 1] +
                                        plane[ly - 1][lx] + plane[ly + 1][lx]);
    }
}
