// cuda_pipeline.h and cuda_awbarrier.h: the primitives of C.
#include <cuda_pipeline.h>
#include <cuda_awbarrier_primitives.h>

__global__ void copies(const float4 *in, float4 *out, int n) {
    __shared__ float4 tile[2][128];
    __pipeline_memcpy_async(&tile[0][threadIdx.x], &in[threadIdx.x], 16);
    __pipeline_commit();
    for (int k = 1; k <= n; k++) {
        if (k < n) __pipeline_memcpy_async(&tile[k & 1][threadIdx.x], &in[k * 128 + threadIdx.x], 16);
        __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
        out[(k - 1) * 128 + threadIdx.x] = tile[(k - 1) & 1][127 - threadIdx.x];
        __syncthreads();
    }
}
__global__ void sizes(const int *in, int *out) {
    __shared__ int t[128];
    __pipeline_memcpy_async(&t[threadIdx.x], &in[threadIdx.x], 4);
    __pipeline_memcpy_async((long long *)t + threadIdx.x / 2, (long long *)in + threadIdx.x, 8);
    __pipeline_memcpy_async((int4 *)t + threadIdx.x / 4, (int4 *)in + threadIdx.x, 16, 4);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    out[threadIdx.x] = t[threadIdx.x];
}
__global__ void barriers(int *p) {
    __shared__ __mbarrier_t b;
    if (threadIdx.x == 0) __mbarrier_init(&b, blockDim.x);
    __syncthreads();
    __mbarrier_token_t t = __mbarrier_arrive(&b);
    p[threadIdx.x] = (int)__mbarrier_token_pending_count(t);
    while (!__mbarrier_test_wait(&b, t)) {}
    __mbarrier_inval(&b);
}
