// zip: iterators of iterators: a transformed one, one that counts, two that go together.
#include "kernel.h"
template <class F, class I> struct Transform { F f; I i; HELPER int get() const { return f(i.get()); } HELPER void next() { i.next(); } };
struct Pointer { const int *p; HELPER int get() const { return *p; } HELPER void next() { p++; } };
struct Counter { int n; HELPER int get() const { return n; } HELPER void next() { n++; } };
template <class A, class B> struct Zip { A a; B b; HELPER int get() const { return a.get() * b.get(); } HELPER void next() { a.next(), b.next(); } };
struct Twice { HELPER int operator()(int x) const { return x * 2; } };
struct Lookup { const int *table; HELPER int operator()(int x) const { return table[x & 63]; } };
template <class I> HELPER int total(I i, int n) { int s = 0; for (; n > 0; n--, i.next()) s += i.get(); return s; }
KERNEL zip(const int *in, int *out, int n) {
    __shared__ int tile[64];
    int t = threadIdx.x, base = blockIdx.x * 64;
    tile[t] = in[base + t];
    __syncthreads();
    Zip<Pointer, Counter> one{{tile}, {t}};
    Zip<Transform<Lookup, Pointer>, Transform<Twice, Pointer>> two{{{tile}, {in + base}}, {{}, {tile}}};
    out[base + t] = total(one, 8) + total(two, 8);
}
