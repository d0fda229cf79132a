// The program of exec/bad-source-lines.nvir and ptxrun/bad-source-lines.ptx.
template <typename T> __device__ T pick(const T *p, int i) {
    return p[i];
}

__global__ void reverse(float *a, int n) {
    __shared__ float tile[64];
    int i = threadIdx.x;
    tile[i] = a[i];
    a[i] = pick(tile, n - 1 - i);
}

__global__ void shift(float *a) {
    int i = threadIdx.x;
    a[i] = pick(a, i + 1);
}

__global__ void spin(int *flag) {
    if (threadIdx.x < 16)
        while (*(volatile int *)flag == 0) {}
    __syncthreads();
}

__global__ void half(float *a) {
    if (threadIdx.x < 16) __syncthreads();
    a[threadIdx.x] = 1;
}
