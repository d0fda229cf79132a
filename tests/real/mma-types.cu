// mma.h: matrices of every type that clang lets through: bfloat, tf32, double, 8, 4 and 1 bit integers.
#include <mma.h>
using namespace nvcuda::wmma;
template <typename A, typename B, typename C, int M, int N, int K> __device__ void product(const A *a, const B *b, C *c) {
    fragment<matrix_a, M, N, K, A, row_major> x; fragment<matrix_b, M, N, K, B, col_major> y; fragment<accumulator, M, N, K, C> z;
    fill_fragment(z, C(0)); load_matrix_sync(x, a, K); load_matrix_sync(y, b, K); mma_sync(z, x, y, z); store_matrix_sync(c, z, N, mem_row_major);
}
__global__ void halves(half *a, half *b, half *c, float *d) { product<half, half, half, 32, 8, 16>(a, b, c), product<half, half, float, 8, 32, 16>(a, b, d); }
__global__ void bytes(signed char *a, signed char *b, int *c, unsigned char *u) { product<signed char, signed char, int, 16, 16, 16>(a, b, c), product<unsigned char, unsigned char, int, 8, 32, 16>(u, u + 512, c); }
