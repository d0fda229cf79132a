// struct_by_value: a kernel whose parameters are structures by value: with pointers inside, an array inside,
// and one of a single byte; and device functions that take and return structures.
// Launch: any grid and block covering view.rows * view.cols.
// Buffers: view.data (rows*pitch ints), out (rows*cols ints, written).
// Check: out[r*cols + c] = data[r*pitch + c] * coeff[c % 5] + bias, negated where flip is set, exact.

struct View {
    int *data;
    int rows, cols;
    long long pitch;
};

struct Weights {
    short coeff[5];
    char bias;
};

struct Flag {
    bool flip;
};

struct Cell {
    int row, col, value;
};

__device__ __noinline__ Cell locate(View view, int i) {
    Cell c;
    c.row = i / view.cols;
    c.col = i % view.cols;
    c.value = view.data[c.row * view.pitch + c.col];
    return c;
}

__device__ __noinline__ int weigh(Cell c, const Weights &w, Flag f) {
    int v = c.value * w.coeff[c.col % 5] + w.bias;
    return f.flip ? -v : v;
}

extern "C" __global__ void struct_by_value(View view, Weights weights, Flag flag, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < view.rows * view.cols)
        out[i] = weigh(locate(view, i), weights, flag);
}
