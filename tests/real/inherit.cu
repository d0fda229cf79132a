// Virtual inheritance: tables of tables, construction in steps, casts up and down.
#include <new>
struct Base { int a; __device__ Base() : a(1) {} __device__ virtual int get() { return a; } __device__ virtual ~Base() {} };
struct Left : virtual Base { int l = 2; __device__ int get() override { return l; } };
struct Right : virtual Base { int r = 3; __device__ virtual int other() { return r; } };
struct Both : Left, Right { int b; __device__ Both(int x) : b(x) { a = x; } __device__ int get() override { return b + l; } };
struct Last : Both { double d[3]; __device__ Last(int x) : Both(x) { d[1] = x; } __device__ int other() override { return (int)d[1]; } };
__global__ void made(int *p) {
    Last x(p[3]);
    Base *q = &x;
    Right *r = &x;
    p[0] = q->get() + r->other() + static_cast<Base *>(r)->a;
    Both *heap = p[4] ? new Both(p[1]) : new Last(p[2]);
    p[5] = heap->get() + heap->other();
    delete heap;
}
