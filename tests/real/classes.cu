// Classes: virtual functions, inheritance, members by pointer, constructors, new and delete, unions, bit fields.
#include <new>
extern "C" __device__ void __cxa_pure_virtual() { __trap(); }
struct Shape {
    float scale = 1;
    __device__ virtual float area() const = 0;
    __device__ virtual ~Shape() {}
};
struct Named { __device__ virtual int name() const { return 1; } };
struct Square : Shape, Named {
    float side;
    __device__ Square(float s) : side(s) {}
    __device__ float area() const override { return scale * side * side; }
    __device__ int name() const override { return 2; }
};
struct Circle : Shape {
    double r;
    __device__ Circle(double x) : r(x) {}
    __device__ float area() const override { return (float)(3.14159 * r * r); }
    __device__ float grow(int n) { return (float)(r *= n); }
    __device__ float shrink(int n) { return (float)(r /= n); }
};
__global__ void areas(float *out, int k) {
    Shape *s = k == 0 ? (Shape *)new Square(out[1]) : new Circle(out[2]);
    out[0] = s->area();
    if (k == 0) out[3] = static_cast<Square *>(s)->name();
    delete s;
    Circle c(2);
    float (Circle::*f)(int) = k > 3 ? &Circle::grow : &Circle::shrink;
    out[4] = (c.*f)(k);
    double Circle::*d = &Circle::r;
    out[5] = (float)(c.*d);
}
struct Bits { unsigned a : 3, b : 7, c : 14; signed d : 5; unsigned long long e : 40, f : 24; bool g : 1; short h : 9; };
union Mixed { float f; unsigned u; unsigned char b[4]; struct { unsigned short lo, hi; } s; };
__global__ void fields(Bits *p, Mixed *m, int n) {
    p[0].a = n, p[0].b += 3, p[0].c = p[1].c ^ p[2].a, p[0].d = -n, p[0].e = p[1].e * p[1].f, p[0].f--, p[0].g = !p[1].g, p[0].h <<= 2;
    m[0].f = n, m[1].u = m[0].u + m[2].s.hi, m[3].b[n & 3] = m[2].b[1];
}
struct Big { int x[40]; double y; char z; };
__device__ __noinline__ Big make(Big b, int n) { b.x[n] = n, b.y += 1; return b; }
struct Small { char a; short b; };
__device__ __noinline__ Small twist(Small s) { return {(char)s.b, (short)s.a}; }
struct Empty {};
__device__ __noinline__ int none(Empty, int x, Empty) { return x; }
struct alignas(16) Quad { float v[4]; };
__device__ __noinline__ Quad quad(Quad a, Quad b) { for (int i = 0; i < 4; i++) a.v[i] += b.v[i]; return a; }
__global__ void values(Big *b, Small *s, Quad *q, Big byval, int n) {
    b[0] = make(b[1], n), b[2] = make(byval, 3), s[0] = twist(s[1]), s->a += none({}, n, {}), q[0] = quad(q[1], q[2]);
}
__device__ int counter = 5;
struct Once { int v; __device__ Once() : v(3) {} };
__global__ void locals(int *p) { static __device__ int seen; static const int table[] = {1, 2, 3}; p[0] = seen++ + table[p[1]] + counter; }
