// Thrust from the host, for what kernels it makes: a sort by key with a comparison, a scan by key.
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/scan.h>
#include <thrust/sort.h>
struct Nearer { __device__ bool operator()(float a, float b) const { return a * a < b * b; } };
void sorts(float *f, int *i, int n) { thrust::sort_by_key(thrust::device, f, f + n, i, Nearer()); }
void scans(int *i, int n) { thrust::inclusive_scan(thrust::device, i, i + n, i); }
