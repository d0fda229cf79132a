// ray_stack: follows a ray through a tree of boxes with a stack of the thread, and shades with up to 3 bounces.
// Launch: grid * block = number of rays.
// Buffers: box (nodes), ray (6 floats each), out (written), n (number of rays).
// Check: the colour that a recursive tracer computes.

struct Vec {
    float e[3];
    __device__ float &operator[](int i) { return e[i]; }
    __device__ float operator[](int i) const { return e[i]; }
};

struct Node {
    Vec low, high;
    int left, right; // leaf: left < 0, right is the colour
};

__device__ Vec operator+(Vec a, const Vec &b) {
    for (int i = 0; i < 3; i++) a[i] += b[i];
    return a;
}

__device__ Vec operator*(Vec a, float s) {
    for (int i = 0; i < 3; i++) a[i] *= s;
    return a;
}

__device__ bool box_hit(const Node &n, const Vec &from, const Vec &way, float &near_, int &axis) {
    float low = 0, high = 1e30f;
    axis = 0;
    for (int i = 0; i < 3; i++) {
        float a = (n.low[i] - from[i]) / way[i], b = (n.high[i] - from[i]) / way[i];
        if (a > b) {
            float t = a;
            a = b;
            b = t;
        }
        if (a > low) {
            low = a;
            axis = i;
        }
        if (b < high) high = b;
    }
    near_ = low;
    return low <= high;
}

extern "C" __global__ void ray_stack(const Node *box, const float *ray, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Vec from, way;
    for (int k = 0; k < 3; k++) {
        from[k] = ray[6 * i + k];
        way[k] = ray[6 * i + 3 + k];
    }
    float weight = 1, colour = 0;
    for (int bounce = 0; bounce < 3; bounce++) {
        int stack[24], depth = 0, best = -1, side = 0;
        float nearest = 1e30f;
        stack[depth++] = 0;
        while (depth) {
            const Node &x = box[stack[--depth]];
            float t;
            int axis;
            if (!box_hit(x, from, way, t, axis) || t >= nearest) continue;
            if (x.left < 0) {
                nearest = t;
                best = x.right;
                side = axis;
            } else {
                stack[depth++] = x.left;
                stack[depth++] = x.right;
            }
        }
        if (best < 0) break;
        colour += weight * (float)best;
        weight *= 0.5f;
        from = from + way * nearest;
        way[side] = -way[side]; // an index that is not constant
    }
    out[i] = colour;
}
