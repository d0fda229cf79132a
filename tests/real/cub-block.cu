// Block-wide primitives of CUB.
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_load.cuh>
#include <cub/block/block_store.cuh>
#include <cub/block/block_exchange.cuh>
#include <cub/block/block_histogram.cuh>
#include <cub/block/block_discontinuity.cuh>
#include <cub/block/block_adjacent_difference.cuh>
#include <cub/block/block_merge_sort.cuh>
#include <cub/block/block_shuffle.cuh>

template <typename T> __device__ void reduce(const T *in, T *out) {
    using Reduce = cub::BlockReduce<T, 128>;
    using Raking = cub::BlockReduce<T, 128, cub::BLOCK_REDUCE_RAKING>;
    __shared__ typename Reduce::TempStorage a;
    __shared__ typename Raking::TempStorage b;
    T x = in[threadIdx.x];
    T sum = Reduce(a).Sum(x), most = Raking(b).Reduce(x, [](T p, T q) { return p > q ? p : q; });
    if (threadIdx.x == 0) out[0] = sum, out[1] = most;
}

template <typename T> __device__ void scan(const T *in, T *out) {
    using Scan = cub::BlockScan<T, 128>;
    using Load = cub::BlockLoad<T, 128, 4, cub::BLOCK_LOAD_WARP_TRANSPOSE>;
    using Store = cub::BlockStore<T, 128, 4, cub::BLOCK_STORE_TRANSPOSE>;
    __shared__ union { typename Scan::TempStorage s; typename Load::TempStorage l; typename Store::TempStorage t; } u;
    T x[4], all;
    Load(u.l).Load(in, x, 500);
    __syncthreads();
    Scan(u.s).ExclusiveSum(x, x, all);
    __syncthreads();
    Store(u.t).Store(out, x, 500);
}

template <typename K, typename V> __device__ void sort(K *key, V *value) {
    using Sort = cub::BlockRadixSort<K, 128, 4, V>;
    using Hist = cub::BlockHistogram<unsigned char, 128, 4, 256>;
    __shared__ typename Sort::TempStorage s;
    __shared__ typename Hist::TempStorage h;
    __shared__ unsigned bins[256];
    K k[4]; V v[4]; unsigned char d[4];
    for (int i = 0; i < 4; i++) k[i] = key[threadIdx.x * 4 + i], v[i] = value[threadIdx.x * 4 + i];
    Sort(s).SortBlockedToStriped(k, v);
    for (int i = 0; i < 4; i++) key[threadIdx.x + 128 * i] = k[i], value[threadIdx.x + 128 * i] = v[i], d[i] = (unsigned char)i;
    Hist(h).Histogram(d, bins);
}

__global__ void reduce_int(const int *i, int *o) { reduce(i, o); }
__global__ void reduce_double(const double *i, double *o) { reduce(i, o); }
__global__ void scan_float(const float *i, float *o) { scan(i, o); }
__global__ void scan_long(const long long *i, long long *o) { scan(i, o); }
__global__ void scan_short(const short *i, short *o) { scan(i, o); }
__global__ void sort_int(int *k, float *v) { sort(k, v); }
__global__ void sort_double(double *k, int *v) { sort(k, v); }

__global__ void differences(const int *in, int *out) {
    using Disc = cub::BlockDiscontinuity<int, 128>;
    using Adj = cub::BlockAdjacentDifference<int, 128>;
    using Merge = cub::BlockMergeSort<int, 128, 4>;
    using Ex = cub::BlockExchange<int, 128, 4>;
    using Shuffle = cub::BlockShuffle<int, 128>;
    __shared__ typename Disc::TempStorage d;
    __shared__ typename Adj::TempStorage a;
    __shared__ typename Merge::TempStorage m;
    __shared__ typename Ex::TempStorage e;
    __shared__ typename Shuffle::TempStorage s;
    int x[4], flag[4], y[4];
    for (int i = 0; i < 4; i++) x[i] = in[threadIdx.x * 4 + i];
    Disc(d).FlagHeads(flag, x, [](int p, int q) { return p != q; });
    Adj(a).SubtractLeft(x, y, [](int p, int q) { return p - q; });
    Merge(m).Sort(x, [](int p, int q) { return p < q; });
    Ex(e).BlockedToStriped(x, x);
    int z;
    Shuffle(s).Offset(x[0], z, 1);
    for (int i = 0; i < 4; i++) out[threadIdx.x + i * 128] = x[i] + flag[i] + y[i] + z;
}
