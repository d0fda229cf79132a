// transpose: out = in^T through a padded shared tile, so that reads and writes are both coalesced and
// the columns of the tile fall into different banks.
// Launch: grid (ceil(width / 32), ceil(height / 32)), block (32, 8).
// Buffers: in (height*width floats), out (width*height floats, written).
// Check: out[x][y] == in[y][x], exact.

#define DIM 32
#define ROWS 8

extern "C" __global__ void transpose(float *out, const float *in, int width, int height) {
    __shared__ float tile[DIM][DIM + 1];
    int x = blockIdx.x * DIM + threadIdx.x;
    int y = blockIdx.y * DIM + threadIdx.y;
    for (int j = 0; j < DIM; j += ROWS)
        if (x < width && y + j < height)
            tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * width + x];
    __syncthreads();
    x = blockIdx.y * DIM + threadIdx.x;
    y = blockIdx.x * DIM + threadIdx.y;
    for (int j = 0; j < DIM; j += ROWS)
        if (x < height && y + j < width)
            out[(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j];
}
