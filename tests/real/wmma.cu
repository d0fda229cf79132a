// mma.h: matrix fragments of all types.
#include <mma.h>
using namespace nvcuda;

template <int M, int N, int K, typename A, typename C> __device__ void mul(const A *a, const A *b, C *c) {
    wmma::fragment<wmma::matrix_a, M, N, K, A, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, M, N, K, A, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, M, N, K, C> fc;
    wmma::fill_fragment(fc, (C)0);
    for (int k = 0; k < 64; k += K) {
        wmma::load_matrix_sync(fa, a + k, 64);
        wmma::load_matrix_sync(fb, b + k, 64);
        wmma::mma_sync(fc, fa, fb, fc);
    }
    for (int i = 0; i < fc.num_elements; i++) fc.x[i] = fc.x[i] + fc.x[i];
    wmma::store_matrix_sync(c, fc, 64, wmma::mem_row_major);
}
__global__ void half_float(const __half *a, const __half *b, float *c) { mul<16, 16, 16>(a, b, c); mul<32, 8, 16>(a, b, c); }
__global__ void half_half(const __half *a, const __half *b, __half *c) { mul<16, 16, 16>(a, b, c); mul<8, 32, 16>(a, b, c); }
__global__ void bytes(const signed char *a, const signed char *b, int *c) { mul<16, 16, 16>(a, b, c); }
__global__ void ubytes(const unsigned char *a, const unsigned char *b, int *c) { mul<8, 32, 16>(a, b, c); }
__global__ void doubles(const double *a, const double *b, double *c) { mul<8, 8, 4>(a, b, c); }
__global__ void shared(const __half *a, float *c) {
    __shared__ __half s[64 * 64];
    for (int i = threadIdx.x; i < 4096; i += 32) s[i] = a[i];
    __syncwarp();
    mul<16, 16, 16>(s, s, c);
}
