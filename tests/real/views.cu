// Views: tensors by value whose extents a variable indexes, rows that refer to them, heaps with arrays beside
// pointers to shared memory, functors by value, iterators that are structs.
#include <cuda_fp16.h>

template <class T, int N> struct Tensor {
    T *data;
    int size[N], stride[N];
    __host__ __device__ int extent(int i) const { return size[i]; }
    __device__ bool inside(const int (&at)[N]) const {
        for (int i = 0; i < N; i++)
            if (at[i] < 0 || at[i] >= size[i]) return false;
        return true;
    }
    template <int M> struct Row {
        Tensor &tensor;
        T *data;
        __device__ Row(Tensor &t, T *p) : tensor(t), data(p) {}
        __device__ Row<M - 1> operator[](int i) {
            return Row<M - 1>(tensor, data + i * tensor.stride[N - M]);
        }
        __device__ Row &operator=(T x) { *data = x; return *this; }
        __device__ operator T &() { return *data; }
        __device__ T *operator&() { return data; }
    };
    __device__ Row<N - 1> operator[](int i) { return Row<N>(*this, data)[i]; }
    template <class U> __device__ Tensor<U, N> as() {
        Tensor<U, N> t;
        for (int i = 0; i < N; i++) t.size[i] = size[i], t.stride[i] = stride[i];
        t.data = reinterpret_cast<U *>(data);
        return t;
    }
};

template <class T> __global__ void scale(Tensor<T, 3> in, Tensor<T, 3> out, T by) {
    for (int i = blockIdx.x; i < in.extent(0); i += gridDim.x)
        for (int j = threadIdx.y; j < in.extent(1); j += blockDim.y)
            for (int k = threadIdx.x; k < in.extent(2); k += blockDim.x) {
                int at[3] = {i, j, k};
                if (out.inside(at)) out[i][j][k] = T(in[i][j][k]) * by;
            }
}
template __global__ void scale(Tensor<float, 3>, Tensor<float, 3>, float);
template __global__ void scale(Tensor<__half, 3>, Tensor<__half, 3>, __half);

__global__ void pairs(Tensor<float, 2> in, Tensor<float, 2> out) {
    Tensor<float2, 2> p = in.as<float2>(), q = out.as<float2>();
    for (int i = threadIdx.x; i < p.extent(1); i += blockDim.x) *&q[blockIdx.x][i] = *&p[blockIdx.x][i];
}

template <int N> struct Heap {
    float key[N];
    int value[N], n = 0;
    float *keys;
    int *values;
    __device__ Heap(float *k, int *v) : keys(k), values(v) {
        for (int i = 0; i < N; i++) key[i] = -1, value[i] = 0, keys[i * 32 + threadIdx.x] = -1;
    }
    __device__ void push(float k, int v) {
        for (int i = N - 1; i > 0; i--) key[i] = key[i - 1], value[i] = value[i - 1];
        key[0] = k, value[0] = v;
        if (++n == N) flush();
    }
    __device__ void flush() {
        for (int i = 0; i < N; i++) {
            float &best = keys[i * 32 + threadIdx.x];
            if (key[i] > best) best = key[i], values[i * 32 + threadIdx.x] = value[i];
        }
        n = 0;
    }
};

template <int N> __global__ void select(const float *in, int n, float *keys, int *values) {
    __shared__ float k[N * 32];
    __shared__ int v[N * 32];
    Heap<N> heap(k, v);
    for (int i = threadIdx.x; i < n; i += 32) heap.push(in[i], i);
    heap.flush();
    for (int i = threadIdx.x; i < N * 32; i += 32) keys[i] = k[i], values[i] = v[i];
}
template __global__ void select<1>(const float *, int, float *, int *);
template __global__ void select<4>(const float *, int, float *, int *);

template <class T> struct Strided {
    T *p;
    int step;
    __device__ T &operator*() const { return *p; }
    __device__ T &operator[](int i) const { return p[i * step]; }
    __device__ Strided &operator++() { p += step; return *this; }
    __device__ bool operator!=(const Strided &b) const { return p != b.p; }
};
template <class T> struct Chunk {
    T item[4];
    __device__ T &operator[](int i) { return item[i]; }
};
template <class In, class Out, class F> __device__ void transform(In from, In to, Out out, F f) {
    for (; from != to; ++from, ++out) *out = f(*from);
}
struct Affine {
    float a;
    const float *b;
    __device__ float operator()(float x) const { return a * x + b[0]; }
};
template <class F> __global__ void apply(Strided<const float> in, Strided<float> out, int n, F f) {
    __shared__ float tile[128];
    Chunk<float> mine;
    for (int i = 0; i < 4; i++) mine[i] = in[i * 32 + threadIdx.x];
    for (int i = 0; i < 4; i++) tile[i * 32 + threadIdx.x] = mine[3 - i];
    __syncthreads();
    Strided<const float> from{tile, 1}, to{tile + n, 1};
    transform(from, to, Strided<float>{out.p, out.step}, f);
    transform(in, Strided<const float>{in.p + n * in.step, in.step}, Strided<float>{tile, 1}, f);
}
template __global__ void apply(Strided<const float>, Strided<float>, int, Affine);
