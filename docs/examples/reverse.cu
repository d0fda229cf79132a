// Reverses the elements of each block, through shared memory.
extern "C" __global__ void reverse(float *out) {
    __shared__ float tile[128];
    tile[threadIdx.x] = out[threadIdx.x];
    __syncthreads();
    out[threadIdx.x] = tile[blockDim.x - 1 - threadIdx.x];
}
