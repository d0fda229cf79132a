// axis_walk: walks rays through the cells of a grid, axis by axis, and splits boxes at their longest axis.
// Launch: grid = 1, block = 64.
// Buffers: from, dir (float, 192 values each), cell (unsigned char, 4096 values), out (int, written, 64 values), boxes (float,
// 384 values, written).
// Check: the cells that each ray visits up to the first full one; the boxes cut in half.

struct V3 {
    float x, y, z;

    __device__ float &at(int axis) { return axis == 0 ? x : axis == 1 ? y : z; }
    __device__ float &least() { return x < y ? (x < z ? x : z) : (y < z ? y : z); }
    __device__ float &operator[](int axis) {
        switch (axis) {
        case 0: return x;
        case 1: return y;
        default: return z;
        }
    }
};

extern "C" __global__ void walk(const V3 *from, const V3 *dir, const unsigned char *cell, int *out) {
    V3 p = from[threadIdx.x], d = dir[threadIdx.x], next, step;
    int at[3] = {(int)p.x & 15, (int)p.y & 15, (int)p.z & 15}, way[3], visited = 0;
    for (int a = 0; a < 3; a++) {
        way[a] = d.at(a) < 0 ? -1 : 1;
        step.at(a) = 1 / fmaxf(fabsf(d.at(a)), 1e-3f);
        next.at(a) = (d.at(a) < 0 ? p.at(a) - floorf(p.at(a)) : 1 - (p.at(a) - floorf(p.at(a)))) * step.at(a);
    }
    while (!((at[0] | at[1] | at[2]) & ~15) && !cell[at[2] * 256 + at[1] * 16 + at[0]]) {
        visited++;
        float &first = next.least();
        if (&first == &next.x) at[0] += way[0], first += step.x;
        else if (&first == &next.y) at[1] += way[1], first += step.y;
        else at[2] += way[2], first += step.z;
    }
    out[threadIdx.x] = visited;
}

extern "C" __global__ void split(V3 *boxes) {
    V3 low = boxes[2 * threadIdx.x], high = boxes[2 * threadIdx.x + 1];
    for (int k = 0; k < 4; k++) {
        V3 size = {high.x - low.x, high.y - low.y, high.z - low.z};
        int axis = size.x > size.y ? (size.x > size.z ? 0 : 2) : (size.y > size.z ? 1 : 2);
        if (k & 1) high[axis] -= size[axis] / 2;
        else low[axis] += size[axis] / 2;
    }
    boxes[2 * threadIdx.x] = low, boxes[2 * threadIdx.x + 1] = high;
}
