// Thrust on the device: sequential algorithms over iterators that compute.
#include <thrust/execution_policy.h>
#include <thrust/binary_search.h>
#include <thrust/copy.h>
#include <thrust/extrema.h>
#include <thrust/find.h>
#include <thrust/functional.h>
#include <thrust/gather.h>
#include <thrust/inner_product.h>
#include <thrust/iterator/constant_iterator.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/discard_iterator.h>
#include <thrust/iterator/permutation_iterator.h>
#include <thrust/iterator/reverse_iterator.h>
#include <thrust/iterator/transform_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/merge.h>
#include <thrust/partition.h>
#include <thrust/remove.h>
#include <thrust/reverse.h>
#include <thrust/scan.h>
#include <thrust/set_operations.h>
#include <thrust/sort.h>
#include <thrust/transform_reduce.h>
#include <thrust/tuple.h>
#include <thrust/unique.h>
struct Square { __device__ float operator()(float x) const { return x * x; } };
struct Odd { __device__ bool operator()(int x) const { return x & 1; } };
struct Add { template <typename T> __device__ T operator()(T a, T b) const { return a + b; } };
struct Dot { __device__ float operator()(thrust::tuple<float, float> t) const { return thrust::get<0>(t) * thrust::get<1>(t); } };
__global__ void computed(float *a, float *b, int *index, int n) {
    auto squares = thrust::make_transform_iterator(a, Square());
    b[0] = thrust::reduce(thrust::seq, squares, squares + n, 0.0f, Add());
    auto pairs = thrust::make_zip_iterator(thrust::make_tuple(a, b));
    b[1] = thrust::transform_reduce(thrust::seq, pairs, pairs + n, Dot(), 0.0f, Add());
    thrust::copy(thrust::seq, thrust::make_permutation_iterator(a, index), thrust::make_permutation_iterator(a, index + n), b + 2);
    thrust::inclusive_scan(thrust::seq, thrust::make_reverse_iterator(a + n), thrust::make_reverse_iterator(a), b);
    thrust::gather(thrust::seq, index, index + n, a, b);
    b[2] = thrust::inner_product(thrust::seq, a, a + n, thrust::constant_iterator<float>(2), 0.0f);
    index[0] = thrust::count_if(thrust::seq, thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(n), Odd());
}
__global__ void orders(int *a, int *b, float *v, int n) {
    thrust::sort(thrust::seq, a, a + n), thrust::stable_sort_by_key(thrust::seq, b, b + n, v, thrust::greater<int>());
    int *end = thrust::unique(thrust::seq, a, a + n); end = thrust::remove_if(thrust::seq, a, end, Odd());
    end = thrust::set_union(thrust::seq, a, end, b, b + n, b + n), end = thrust::merge(thrust::seq, a, a + n, b, b + n, end), thrust::reverse(thrust::seq, a, end);
    b[0] = *thrust::lower_bound(thrust::seq, a, a + n, 5) + thrust::distance(a, thrust::max_element(thrust::seq, a, a + n)) + (thrust::find(thrust::seq, a, a + n, 7) == a + n);
    thrust::stable_partition(thrust::seq, a, a + n, Odd()), thrust::exclusive_scan_by_key(thrust::seq, a, a + n, b, b);
    thrust::unique_by_key_copy(thrust::seq, a, a + n, b, thrust::make_discard_iterator(), b);
}
