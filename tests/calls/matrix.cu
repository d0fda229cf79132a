// matrix: a class over memory of either kind, multiplied tile by tile.
#include "kernel.h"
class Matrix {
    int *data; int stride;
public:
    HELPER Matrix(int *data, int stride) : data(data), stride(stride) {}
    HELPER int &at(int i, int j) { return data[i * stride + j]; }
    HELPER int at(int i, int j) const { return data[i * stride + j]; }
    HELPER Matrix part(int i, int j) const { return Matrix(data + i * stride + j, stride); }
    HELPER void load(const Matrix &from) { at(threadIdx.x / 8, threadIdx.x % 8) = from.at(threadIdx.x / 8, threadIdx.x % 8); }
};
HELPER int dot(const Matrix &a, const Matrix &b, int i, int j) { int s = 0; for (int k = 0; k < 8; k++) s += a.at(i, k) * b.at(k, j); return s; }
KERNEL matrix(int *in, int *out, int n) {
    __shared__ int left[64], right[64];
    Matrix a(left, 8), b(right, 8), g(in, 8);
    a.load(g.part(0, 0));
    b.load(g.part(8, 0));
    __syncthreads();
    Matrix c(out + blockIdx.x * 64, 8);
    c.at(threadIdx.x / 8, threadIdx.x % 8) = dot(a, b, threadIdx.x / 8, threadIdx.x % 8) + blockIdx.x;
}
