// The radix sort and the histogram of CUB: the kernels behind them.
#include <cub/device/device_radix_sort.cuh>
#include <cub/device/device_histogram.cuh>

void sort(void *t, size_t &n, const unsigned *in, unsigned *out, int count) {
    cub::DeviceRadixSort::SortKeys(t, n, in, out, count);
}
void histogram(void *t, size_t &n, const float *in, int *out, int count) {
    cub::DeviceHistogram::HistogramEven(t, n, in, out, 65, 0.0f, 1.0f, count);
}
