// libcu++: variant, optional, expected, tuple, array, span, mdspan, inplace_vector.
#include <cuda/std/array>
#include <cuda/std/expected>
#include <cuda/std/functional>
#include <cuda/std/inplace_vector>
#include <cuda/std/mdspan>
#include <cuda/std/optional>
#include <cuda/std/span>
#include <cuda/std/tuple>
#include <cuda/std/utility>
#include <cuda/std/variant>
namespace s = cuda::std;
struct Shape { float r; }; struct Box { double w, h; };
__device__ __noinline__ s::variant<int, Shape, Box> pick(int k) { if (k == 0) return 5; if (k == 1) return Shape{2}; return Box{1, 2}; }
struct Area { __device__ double operator()(int x) const { return x; } __device__ double operator()(Shape c) const { return c.r * c.r; } __device__ double operator()(Box b) const { return b.w * b.h; } };
__device__ __noinline__ s::optional<double> maybe(int k) { if (k > 3) return 2.5 * k; return s::nullopt; }
__device__ __noinline__ s::expected<int, float> attempt(int k) { if (k & 1) return k; return s::unexpected<float>(1.5f); }
__device__ __noinline__ s::tuple<char, double, short> three(int k) { return {(char)k, k * 0.5, (short)-k}; }
__global__ void choices(int *p, double *d) {
    auto v = pick(p[0]);
    d[0] = s::visit(Area(), v) + (s::holds_alternative<Box>(v) ? s::get<Box>(v).w : 0) + maybe(p[1]).value_or(7), d[1] = v.index();
    auto e = attempt(p[2]); d[2] = e ? *e : e.error();
    auto [a, b, c] = three(p[3]); d[3] = a + b + c; s::swap(p[4], p[5]);
    d[4] = s::apply([](char x, double y, short z) { return x * y * z; }, three(p[6])); p[7] = s::get<0>(s::make_tuple(p[8], 1)) < s::get<1>(s::make_pair(3, p[9]));
}
__global__ void ranges(int *p, float *f, int n) {
    s::array<int, 8> a{3, 1, 2}; s::span<int> q(p, n); s::mdspan<float, s::extents<int, s::dynamic_extent, 4>> m(f, n);
    
    for (int i = 0; i < m.extent(0); i++) m(i, 2) = a[i & 7] + q.subspan(1, 3).size();
    p[0] = q.front() + q.last(2)[0];
    p[1] = a.size() + 3;
    s::inplace_vector<int, 6> w; w.push_back(p[3]), w.push_back(p[4]); p[5] = w.back() + (int)w.size();
}
