// The tests use a clang that only prints kernel.ir.
__global__ void twice(int *p) { p[threadIdx.x] *= 2; }
