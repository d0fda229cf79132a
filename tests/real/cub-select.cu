// Selection, partition and run-length encoding of CUB: the kernels behind them.
#include <cub/device/device_select.cuh>
#include <cub/device/device_run_length_encode.cuh>

struct Odd { __device__ bool operator()(int x) const { return x & 1; } };
void select(void *t, size_t &n, const int *in, int *out, int *count, int size) {
    cub::DeviceSelect::If(t, n, in, out, count, size, Odd());
    cub::DeviceSelect::Unique(t, n, in, out, count, size);
}
void runs(void *t, size_t &n, const int *in, int *out, int *length, int *count, int size) {
    cub::DeviceRunLengthEncode::Encode(t, n, in, out, length, count, size);
}
