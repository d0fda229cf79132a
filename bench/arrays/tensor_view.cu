// tensor_view: copies, reduces and gathers tensors of up to 8 dimensions, whose sizes and strides kernels take by value.
// Launch: grid = 2, block = 64.
// Buffers: in (float, n values), out (float, written, n values), order (int, 8 values).
// Check: out holds the elements of `in` in the order of the view, sums of its lines, or elements of the chosen dimensions.

#define DIMS 8

struct Shape {
    int dims;
    int size[DIMS];
    int stride[DIMS];
};

struct View {
    const float *data;
    Shape shape;

    /* Returns the offset of element `i`, counted with the last dimension first. */
    __device__ int offset(int i) const {
        int at = 0;
        for (int d = shape.dims - 1; d > 0; d--) {
            at += i % shape.size[d] * shape.stride[d];
            i /= shape.size[d];
        }
        return at + i * shape.stride[0];
    }
    __device__ float operator[](int i) const { return data[offset(i)]; }
};

__device__ float line(View v, int dim, int i) {
    float sum = 0;
    for (int k = 0; k < v.shape.size[dim]; k++) sum += v.data[v.offset(i) + k * v.shape.stride[dim]];
    return sum;
}

/* A cursor keeps its own copy of the view. */
struct Cursor {
    View view;
    int at;

    __device__ Cursor(const View &v, int start) : view(v), at(start) {}
    __device__ float step(int dim) {
        at = (at + view.shape.stride[dim]) % (view.shape.size[0] * view.shape.stride[0]);
        return view.data[at];
    }
};

extern "C" __global__ void copy(View in, float *out, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) out[i] = in[i];
}

extern "C" __global__ void lines(View in, float *out, int dim, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = line(in, dim, i);
}

extern "C" __global__ void walk(const View in, const int *order, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Cursor c(in, i);
    float sum = 0;
    for (int k = 0; k < DIMS; k++) sum += c.step(order[k] & DIMS - 1);
    out[i] = sum;
}
