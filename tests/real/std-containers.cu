// libcu++: containers, algorithms and utilities of the standard library.
#include <cuda/std/array>
#include <cuda/std/tuple>
#include <cuda/std/optional>
#include <cuda/std/variant>
#include <cuda/std/span>
#include <cuda/std/complex>
#include <cuda/std/bitset>
#include <cuda/std/bit>
#include <cuda/std/chrono>
#include <cuda/std/cmath>
#include <cuda/std/limits>
#include <cuda/std/functional>
#include <cuda/std/__algorithm_>
#include <cuda/std/numeric>
#include <cuda/std/mdspan>
#include <cuda/std/expected>

__global__ void arrays(int *p, int n) {
    cuda::std::array<int, 8> a{};
    for (int i = 0; i < 8; i++) a[i] = p[i];
    cuda::std::partial_sort(a.begin(), a.begin() + 4, a.end());
    cuda::std::reverse(a.begin(), a.end());
    p[0] = cuda::std::accumulate(a.begin(), a.end(), 0) + *cuda::std::max_element(a.begin(), a.end());
    auto [x, y, z] = cuda::std::make_tuple(a[0], (double)a[1], (char)a[2]);
    p[1] = x + (int)y + z;
    cuda::std::span<int> s(p, n);
    for (int &e : s.subspan(2)) e += 1;
}
__device__ cuda::std::optional<float> root(float x) {
    if (x < 0) return cuda::std::nullopt;
    return cuda::std::sqrt(x);
}
__device__ cuda::std::expected<int, short> halved(int x) {
    if (x & 1) return cuda::std::unexpected<short>(3);
    return x / 2;
}
__global__ void choices(float *p, int k) {
    if (auto r = root(p[0])) p[1] = *r;
    cuda::std::variant<int, float, double> v;
    if (k == 0) v = 3; else if (k == 1) v = 2.5f; else v = 1e10;
    p[2] = cuda::std::visit([](auto x) { return (float)x; }, v);
    auto h = halved(k);
    p[3] = h ? *h : h.error();
}
__global__ void numbers(double *p, unsigned *u) {
    cuda::std::complex<double> a(p[0], p[1]), b(p[2], p[3]), c = a * b / (a + b);
    p[4] = c.real(), p[5] = abs(c), p[6] = arg(exp(c)), p[7] = sqrt(c).imag();
    cuda::std::bitset<100> s(u[0]);
    s.flip(3), s <<= 5;
    u[1] = (unsigned)s.count() + cuda::std::popcount(u[0]) + cuda::std::countl_zero(u[1]) + cuda::std::rotl(u[2], 7);
    u[2] = cuda::std::bit_ceil(u[3]) + cuda::std::has_single_bit(u[4]) + cuda::std::gcd(u[5], u[6]);
    auto t = cuda::std::chrono::duration_cast<cuda::std::chrono::milliseconds>(cuda::std::chrono::seconds(u[7]));
    u[8] = (unsigned)t.count();
}
__global__ void spans(float *p, int n) {
    cuda::std::mdspan<float, cuda::std::dextents<int, 2>> m(p, n, n);
    for (int i = 0; i < n; i++) m(i, i) = 1.0f / (1 + m(i, 0));
}
