// What all programs of this folder share: one kernel, two buffers, two blocks of 64 threads. No header of the toolkit
// but what clang brings by itself.
#define KERNEL extern "C" __global__ void
#define HELPER __device__ __noinline__
