// volume_fill: a 3D launch: marks the cells of a volume inside a union of boxes, with 64-bit indices and all
// three dimensions of grid and block, and counts marked cells per slice.
// Launch: grid (ceil(nx / 8), ceil(ny / 4), ceil(nz / 2)), block (8, 4, 2).
// Buffers: boxes (count Box), cells (nz*ny*nx unsigned chars, written: the number of the first box that
//          holds the cell, or 255), per_slice (nz ints, preset to 0).
// Check: exact.

struct Box {
    short3 low, high;    // low included, high not
};

__device__ bool inside(const Box &b, int x, int y, int z) {
    return x >= b.low.x && x < b.high.x && y >= b.low.y && y < b.high.y && z >= b.low.z && z < b.high.z;
}

extern "C" __global__ void volume_fill(const Box *boxes, int count, unsigned char *cells, int *per_slice,
                                       dim3 size) {
    unsigned x = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned y = blockIdx.y * blockDim.y + threadIdx.y;
    unsigned z = blockIdx.z * blockDim.z + threadIdx.z;
    if (x >= size.x || y >= size.y || z >= size.z)
        return;
    unsigned long long at = ((unsigned long long)z * size.y + y) * size.x + x;
    int owner = 255;
    for (int b = count - 1; b >= 0; b--)
        if (inside(boxes[b], x, y, z))
            owner = b;
    cells[at] = owner;
    if (owner != 255)
        atomicAdd(&per_slice[z], 1);
}
