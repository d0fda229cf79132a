// Reductions of CUB: of pairs, of segments, with an index.
#include <cub/device/device_reduce.cuh>
#include <cub/device/device_segmented_reduce.cuh>
struct Pair { int a; double b; };
struct Better { __device__ Pair operator()(Pair x, Pair y) const { return x.b > y.b ? x : y; } };
void arg(void *t, size_t &n, const float *in, cub::KeyValuePair<int, float> *out, int count) { cub::DeviceReduce::ArgMin(t, n, in, out, count); }
void pairs(void *t, size_t &n, const Pair *in, Pair *out, int count) { cub::DeviceReduce::Reduce(t, n, in, out, count, Better(), Pair{0, 0}); }
void segments(void *t, size_t &n, const short *in, short *out, const int *b, int count) { cub::DeviceSegmentedReduce::Max(t, n, in, out, count, b, b + 1); }
