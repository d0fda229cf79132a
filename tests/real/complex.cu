// cuComplex, thrust::complex.
#include <cuComplex.h>
#include <thrust/complex.h>
__global__ void c(cuDoubleComplex *a, cuFloatComplex *b) {
    a[0] = cuCadd(a[1], cuCmul(a[2], cuCdiv(a[3], a[4]))), a[5].x = cuCabs(a[6]), b[0] = cuCfmaf(b[1], b[2], cuConjf(b[3]));
}
__global__ void thrusts(thrust::complex<float> *a, thrust::complex<double> *b) {
    a[0] = exp(a[1]) * sin(a[2]) / sqrt(a[3]), a[4] = pow(a[5], a[6]), b[0] = log(b[1]) + atan(b[2]) - tanh(b[3]), b[4] = thrust::polar(abs(b[5]), arg(b[6]));
}
