// poly_clip: clips a triangle against a rectangle (Sutherland-Hodgman) in two local arrays, and takes its area.
// Launch: grid * block = number of triangles.
// Buffers: corner (6 floats each), area (written), n (number of triangles).
// Check: the area of the part in the unit square.

struct Point {
    float x, y;
};

struct Polygon {
    Point p[8];
    int n;
};

__device__ float outside(Point p, int side) {
    switch (side) {
    case 0: return -p.x;
    case 1: return p.x - 1;
    case 2: return -p.y;
    default: return p.y - 1;
    }
}

__device__ Polygon clipped(const Polygon &from, int side) {
    Polygon to;
    to.n = 0;
    for (int k = 0; k < from.n; k++) {
        Point a = from.p[k], b = from.p[(k + 1) % from.n];
        float da = outside(a, side), db = outside(b, side);
        if (da <= 0) to.p[to.n++] = a;
        if (da * db < 0) {
            float t = da / (da - db);
            to.p[to.n++] = Point{a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)};
        }
    }
    return to;
}

extern "C" __global__ void poly_clip(const float *corner, float *area, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Polygon poly;
    poly.n = 3;
    for (int k = 0; k < 3; k++) poly.p[k] = Point{corner[6 * i + 2 * k], corner[6 * i + 2 * k + 1]};
    for (int side = 0; side < 4; side++) poly = clipped(poly, side);
    float sum = 0;
    for (int k = 0; k < poly.n; k++) {
        Point a = poly.p[k], b = poly.p[(k + 1) % poly.n];
        sum += a.x * b.y - a.y * b.x;
    }
    area[i] = sum / 2;
}
