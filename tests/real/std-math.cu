// libcu++: complex, bits, numbers, ratios, durations, mathematics, limits.
#include <cuda/std/bit>
#include <cuda/std/chrono>
#include <cuda/std/cmath>
#include <cuda/std/complex>
#include <cuda/std/cstdint>
#include <cuda/std/limits>
#include <cuda/std/numeric>
#include <cuda/std/ratio>
#include <cuda/cmath>
#include <cuda/bit>
namespace s = cuda::std;
__global__ void complexes(s::complex<float> *a, s::complex<double> *b) {
    a[0] = a[1] * a[2] / a[3] + s::exp(a[4]) - s::sqrt(a[5]) * s::polar(2.0f, 1.0f), a[6] = s::pow(a[7], a[8]), b[0] = s::log(b[1]) + s::sin(b[2]) * s::tanh(b[3]), b[4] = s::conj(b[5]) * s::abs(b[6]) + s::arg(b[7]) + s::norm(b[8]);
}
__global__ void bits(uint32_t *u, uint64_t *l, float *f) {
    u[0] = s::popcount(u[1]) + s::countl_zero(u[2]) + s::countr_one(l[0]) + s::bit_width(l[1]) + s::rotl(u[3], 5) + s::has_single_bit(u[4]), l[2] = s::bit_ceil(l[3]) + s::bit_floor(l[4]) + s::rotr(l[5], 9);
    f[0] = s::bit_cast<float>(u[5]), u[6] = s::gcd(u[7], u[8]) + s::lcm(u[9], 12u) + s::midpoint(u[10], u[11]), u[12] = cuda::ceil_div(u[13], 7u) + cuda::bitfield_extract(u[14], 3, 5) + cuda::bit_reverse(u[15]), l[6] = cuda::round_up(l[7], 32ull);
    f[1] = s::numeric_limits<float>::infinity() + s::numeric_limits<double>::max();
}
__global__ void floats(float *f, double *d, int *i) {
    f[0] = s::fma(f[1], f[2], f[3]) + s::hypot(f[4], f[5]) + s::fmod(f[6], f[7]) + s::copysign(f[8], f[9]) + s::cbrt(f[10]) + s::lerp(f[11], f[12], f[13]) + s::ldexp(f[14], 3) + s::frexp(f[15], i) + s::modf(f[16], f + 17) + s::nextafter(f[18], 1.0f) + s::remainder(f[19], f[20]);
    d[0] = s::tgamma(d[1]) + s::erf(d[2]) + s::atan2(d[3], d[4]) + s::round(d[5]) + s::logb(d[6]) + s::scalbn(d[7], 4), i[1] = s::isnan(d[8]) + s::isfinite(f[21]) + s::signbit(d[9]) + s::fpclassify(f[22]) + s::ilogb(d[10]) + s::lround(f[23]);
}
__global__ void times(long long *t) {
    using namespace s::chrono;
    auto now = s::chrono::system_clock::now().time_since_epoch(); auto start = high_resolution_clock::now();
    t[0] = duration_cast<milliseconds>(now).count() + duration_cast<hours>(seconds(t[1]) + minutes(5)).count() + (high_resolution_clock::now() - start).count() + floor<days>(now).count();
}
