// Thrust's algorithms run by one thread.
#include <thrust/execution_policy.h>
#include <thrust/sort.h>
#include <thrust/reduce.h>
#include <thrust/scan.h>
#include <thrust/transform.h>
#include <thrust/binary_search.h>
#include <thrust/unique.h>
#include <thrust/inner_product.h>
#include <thrust/functional.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/transform_iterator.h>

struct Square { __host__ __device__ float operator()(float x) const { return x * x; } };

__global__ void sorts(int *k, double *v, int n) {
    thrust::sort_by_key(thrust::seq, k, k + n, v, thrust::greater<int>());
    thrust::stable_sort(thrust::seq, v, v + n);
    int *e = thrust::unique(thrust::seq, k, k + n);
    thrust::sort(thrust::seq, k, e);
    k[0] = (int)(thrust::lower_bound(thrust::seq, k, e, 7) - k);
}
__global__ void sums(float *x, float *y, int n) {
    y[0] = thrust::reduce(thrust::seq, x, x + n, 0.0f, thrust::maximum<float>());
    thrust::inclusive_scan(thrust::seq, x, x + n, y + 1);
    auto i = thrust::make_transform_iterator(x, Square());
    y[1] = thrust::reduce(thrust::seq, i, i + n) + thrust::inner_product(thrust::seq, x, x + n, y, 1.0f);
}
__global__ void zips(int *x, int *y, int n) {
    auto b = thrust::make_zip_iterator(thrust::make_tuple(x, thrust::counting_iterator<int>(3)));
    thrust::transform(thrust::seq, b, b + n, y,
                      [](const thrust::tuple<int, int> &t) { return thrust::get<0>(t) * thrust::get<1>(t); });
}
