// CUB: merge sort, merge, partition, differences, for each.
#include <cub/device/device_adjacent_difference.cuh>
#include <cub/device/device_for.cuh>
#include <cub/device/device_merge.cuh>
#include <cub/device/device_merge_sort.cuh>
#include <cub/device/device_partition.cuh>
struct Less { __device__ bool operator()(int a, int b) const { return a < b; } };
struct Odd { __device__ bool operator()(int a) const { return a & 1; } };
struct Twice { int *p; __device__ void operator()(int i) { p[i] *= 2; } };
void merge_sort(void *t, size_t &n, int *keys, int count) { cub::DeviceMergeSort::SortKeys(t, n, keys, count, Less()); }
void merge(void *t, size_t &n, int *a, int *b, int *c, int count) { cub::DeviceMerge::MergeKeys(t, n, a, count, b, count, c, Less()); }
void partition(void *t, size_t &n, const int *in, int *out, int *r, int count) { cub::DevicePartition::If(t, n, in, out, r, count, Odd()); }
void differences(void *t, size_t &n, int *in, int count) { cub::DeviceAdjacentDifference::SubtractLeft(t, n, in, count); }
void each(int *p, int count) { cub::DeviceFor::Bulk(count, Twice{p}); }
