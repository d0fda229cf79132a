// mini_cuda.h: what the typed-pointer kernels need of CUDA, for a clang without a toolkit, which gets it by -include.
// The words mean what they do in CUDA: atomics return the old value, __shfl_up_sync that of the lane `lanes` below.
#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))

struct uint3 {
    unsigned x, y, z;
};

struct __attribute__((aligned(16))) float4 {
    float x, y, z, w;
};

struct __attribute__((aligned(16))) int4 {
    int x, y, z, w;
};

__device__ __forceinline__ uint3 mini_vector(int x, int y, int z) { return {(unsigned)x, (unsigned)y, (unsigned)z}; }
__device__ __forceinline__ uint3 mini_thread() {
    return mini_vector(__nvvm_read_ptx_sreg_tid_x(), __nvvm_read_ptx_sreg_tid_y(), __nvvm_read_ptx_sreg_tid_z());
}
__device__ __forceinline__ uint3 mini_block() {
    return mini_vector(__nvvm_read_ptx_sreg_ctaid_x(), __nvvm_read_ptx_sreg_ctaid_y(), __nvvm_read_ptx_sreg_ctaid_z());
}
__device__ __forceinline__ uint3 mini_block_dim() {
    return mini_vector(__nvvm_read_ptx_sreg_ntid_x(), __nvvm_read_ptx_sreg_ntid_y(), __nvvm_read_ptx_sreg_ntid_z());
}
__device__ __forceinline__ uint3 mini_grid_dim() {
    return mini_vector(__nvvm_read_ptx_sreg_nctaid_x(), __nvvm_read_ptx_sreg_nctaid_y(),
                       __nvvm_read_ptx_sreg_nctaid_z());
}
#define threadIdx mini_thread()
#define blockIdx mini_block()
#define blockDim mini_block_dim()
#define gridDim mini_grid_dim()

__device__ __forceinline__ int min(int a, int b) { return a < b ? a : b; }
__device__ __forceinline__ int max(int a, int b) { return a > b ? a : b; }
__device__ __forceinline__ float fmaxf(float a, float b) { return __nvvm_fmax_f(a, b); }
__device__ __forceinline__ int atomicAdd(int *p, int v) { return __nvvm_atom_add_gen_i(p, v); }
__device__ __forceinline__ unsigned atomicAdd(unsigned *p, unsigned v) {
    return (unsigned)__nvvm_atom_add_gen_i((int *)p, (int)v);
}
__device__ __forceinline__ unsigned long long atomicAdd(unsigned long long *p, unsigned long long v) {
    return (unsigned long long)__nvvm_atom_add_gen_ll((long long *)p, (long long)v);
}
__device__ __forceinline__ unsigned long long atomicCAS(unsigned long long *p, unsigned long long old,
                                                        unsigned long long v) {
    return (unsigned long long)__nvvm_atom_cas_gen_ll((long long *)p, (long long)old, (long long)v);
}
__device__ __forceinline__ int __shfl_up_sync(unsigned mask, int v, unsigned lanes) {
    return __nvvm_shfl_sync_up_i32(mask, v, (int)lanes, 0);
}
__device__ __forceinline__ void __threadfence() { __nvvm_membar_gl(); }
