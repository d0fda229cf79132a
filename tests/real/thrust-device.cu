// Thrust's parallel algorithms: the kernels behind them.
#include <thrust/execution_policy.h>
#include <thrust/transform.h>
#include <thrust/for_each.h>
#include <thrust/device_ptr.h>
#include <thrust/transform_reduce.h>

struct Axpy {
    float a;
    __host__ __device__ float operator()(float x, float y) const { return a * x + y; }
};
struct Step { __host__ __device__ void operator()(int &x) const { x += 3; } };
void axpy(float a, float *x, float *y, int n) { thrust::transform(thrust::device, x, x + n, y, y, Axpy{a}); }
void steps(int *x, int n) { thrust::for_each(thrust::device, x, x + n, Step()); }
