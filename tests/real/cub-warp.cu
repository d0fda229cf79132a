// Warp-wide primitives of CUB, for whole and for part warps.
#include <cub/warp/warp_reduce.cuh>
#include <cub/warp/warp_scan.cuh>
#include <cub/warp/warp_load.cuh>
#include <cub/warp/warp_store.cuh>
#include <cub/warp/warp_exchange.cuh>
#include <cub/warp/warp_merge_sort.cuh>

struct Pair { int key; double value; };
struct Larger { __device__ Pair operator()(Pair a, Pair b) const { return a.value < b.value ? b : a; } };

template <typename T, int N> __device__ void both(T *x) {
    using Reduce = cub::WarpReduce<T, N>;
    using Scan = cub::WarpScan<T, N>;
    __shared__ typename Reduce::TempStorage r[128 / N];
    __shared__ typename Scan::TempStorage s[128 / N];
    unsigned w = threadIdx.x / N;
    T a = x[threadIdx.x], sum = Reduce(r[w]).Sum(a), before, through;
    Scan(s[w]).Scan(a, through, before, T(), [](T p, T q) { return p + q; });
    x[threadIdx.x] = sum + before + through;
}

__global__ void ints(int *x) { both<int, 32>(x); both<int, 16>(x); both<int, 4>(x); }
__global__ void doubles(double *x) { both<double, 32>(x); both<double, 8>(x); }
__global__ void bytes(unsigned char *x) { both<unsigned char, 32>(x); }
__global__ void longs(long long *x) { both<long long, 32>(x); }

__global__ void pairs(Pair *x) {
    using Reduce = cub::WarpReduce<Pair>;
    __shared__ typename Reduce::TempStorage r[4];
    Pair best = Reduce(r[threadIdx.x / 32]).Reduce(x[threadIdx.x], Larger(), 20);
    Pair seg = Reduce(r[threadIdx.x / 32]).HeadSegmentedReduce(x[threadIdx.x], x[threadIdx.x].key == 0, Larger());
    x[threadIdx.x] = best, x[threadIdx.x + 128] = seg;
}

__global__ void moves(int *x) {
    using Load = cub::WarpLoad<int, 4, cub::WARP_LOAD_TRANSPOSE>;
    using Store = cub::WarpStore<int, 4, cub::WARP_STORE_TRANSPOSE>;
    using Sort = cub::WarpMergeSort<int, 4>;
    __shared__ typename Load::TempStorage l;
    __shared__ typename Store::TempStorage s;
    __shared__ typename Sort::TempStorage m;
    int v[4];
    Load(l).Load(x, v);
    Sort(m).Sort(v, [](int p, int q) { return p > q; });
    Store(s).Store(x, v);
}
