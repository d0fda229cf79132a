// Texture objects: fetches of one to three dimensions, layers, cubes, levels, gradients and gathers, of all
// element types.
#include <cuda_runtime.h>

template <class T> __global__ void fetch(cudaTextureObject_t t, T *out, int i) {
    out[i] = tex1Dfetch<T>(t, i);
}
template __global__ void fetch<int>(cudaTextureObject_t, int *, int);
template __global__ void fetch<float>(cudaTextureObject_t, float *, int);
template __global__ void fetch<unsigned char>(cudaTextureObject_t, unsigned char *, int);
template __global__ void fetch<short2>(cudaTextureObject_t, short2 *, int);
template __global__ void fetch<uint4>(cudaTextureObject_t, uint4 *, int);
template __global__ void fetch<float4>(cudaTextureObject_t, float4 *, int);

__global__ void plain(cudaTextureObject_t t, float4 *out, uchar4 *bytes, float x, float y, float z) {
    out[0] = tex1D<float4>(t, x);
    out[1] = tex2D<float4>(t, x, y);
    out[2] = tex3D<float4>(t, x, y, z);
    out[3] = texCubemap<float4>(t, x, y, z);
    bytes[0] = tex2D<uchar4>(t, x, y);
    bytes[1].x = tex2D<unsigned char>(t, x + 1, y);
}

__global__ void layers(cudaTextureObject_t t, float *out, float x, float y, float z, int layer) {
    out[0] = tex1DLayered<float>(t, x, layer);
    out[1] = tex2DLayered<float>(t, x, y, layer);
    out[2] = texCubemapLayered<float>(t, x, y, z, layer);
}

__global__ void levels(cudaTextureObject_t t, float2 *out, float x, float y, float z, float level) {
    out[0] = tex1DLod<float2>(t, x, level);
    out[1] = tex2DLod<float2>(t, x, y, level);
    out[2] = tex3DLod<float2>(t, x, y, z, level);
    out[3] = tex1DGrad<float2>(t, x, y, z);
    out[4] = tex2DGrad<float2>(t, x, y, make_float2(z, 0), make_float2(0, z));
}

__global__ void gathers(cudaTextureObject_t t, float4 *out, int4 *whole, float x, float y) {
    out[0] = tex2Dgather<float4>(t, x, y, 0);
    out[1] = tex2Dgather<float4>(t, x, y, 3);
    whole[0] = tex2Dgather<int4>(t, x, y, 1);
}

// The object comes from a struct by value, and from a table in constant memory.
struct Image { cudaTextureObject_t texture; int width, height; };
__constant__ Image images[4];
__device__ float sample(const Image &image, float x, float y) {
    return x < image.width && y < image.height ? tex2D<float>(image.texture, x + 0.5f, y + 0.5f) : 0;
}
__global__ void blend(Image a, float *out, int which) {
    out[threadIdx.x] = sample(a, threadIdx.x, blockIdx.x) + sample(images[which & 3], threadIdx.x, blockIdx.x);
}
