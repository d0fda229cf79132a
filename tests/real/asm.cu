// Inline assembly: constraints, modifiers, tied operands, scopes, labels, predicates, memory.
__global__ void simple(int *p, float *f, double *d, long long *l, short *s) {
    int x, y; float g; double e; long long m; short h; unsigned char c;
    asm("mov.u32 %0, %%tid.x;" : "=r"(x));
    asm volatile("add.s32 %0, %1, %2;" : "=r"(y) : "r"(x), "n"(5));
    asm("fma.rn.f32 %0, %1, %1, %2;" : "=f"(g) : "f"(f[0]), "f"(1.5f));
    asm("mul.f64 %0, %1, %1;" : "=d"(e) : "d"(d[0]));
    asm("mul.wide.s32 %0, %1, %2;" : "=l"(m) : "r"(x), "r"(y));
    asm("add.s16 %0, %1, 3;" : "=h"(h) : "h"(s[0]));
    asm("{ .reg .u32 t; mov.u32 t, %1; cvt.u8.u32 %0, t; }" : "=r"(*(int *)&x) : "r"(y));
    asm("{\n\t.reg .pred p;\n\tsetp.gt.s32 p, %1, 3;\n\tselp.s32 %0, 1, %0, p;\n\t}" : "+r"(y) : "r"(x));
    asm volatile("" ::: "memory");
    p[0] = x, p[1] = y, f[1] = g, d[1] = e, l[0] = m, s[1] = h;
}
__global__ void memory(int *p, float4 *q) {
    __shared__ int t[32];
    unsigned a; float x, y, z, w; unsigned long long g;
    asm("{ .reg .u64 u; cvta.to.shared.u64 u, %1; cvt.u32.u64 %0, u; }" : "=r"(a) : "l"(&t[threadIdx.x]));
    asm volatile("st.shared.u32 [%0], %1;" ::"r"(a), "r"(p[0]) : "memory");
    asm volatile("ld.global.nc.L1::no_allocate.v4.f32 {%0,%1,%2,%3}, [%4];" : "=f"(x), "=f"(y), "=f"(z), "=f"(w) : "l"(q));
    asm("cvta.to.global.u64 %0, %1;" : "=l"(g) : "l"(q));
    asm volatile("red.global.add.f32 [%0 + 4], %1;" ::"l"(g), "f"(x) : "memory");
    asm volatile("cp.async.cg.shared.global [%0], [%1], %2;\ncp.async.wait_all;" ::"r"(a & ~15u), "l"(g), "n"(16));
    q[1] = make_float4(w, z, y, x), p[1] = t[0];
}
__global__ void loops(int *p, int n) {
    int s = 0;
    asm volatile("{\n .reg .pred q;\n .reg .s32 i;\n mov.s32 i, 0;\nL%=: add.s32 %0, %0, i;\n add.s32 i, i, 1;\n setp.lt.s32 q, i, %1;\n @q bra L%=;\n}" : "+r"(s) : "r"(n));
    asm volatile("{\n .reg .pred q;\n setp.ne.s32 q, %0, 0;\n @!q bra DONE;\n st.global.u32 [%1], %0;\nDONE:\n}" ::"r"(s), "l"(p) : "memory");
    bool b = s > 3; int r;
    asm("{.reg .pred %%p1; setp.ne.b32 %%p1, %1, 0; vote.sync.any.pred %%p1, %%p1, -1; selp.u32 %0, 1, 0, %%p1;}" : "=r"(r) : "r"((int)b));
    p[0] = s + r;
}
__global__ void matrices(const unsigned *a, float *c) {
    unsigned a0, a1, a2, a3; __shared__ __align__(16) char t[1024];
    unsigned at = (unsigned)__cvta_generic_to_shared(t + threadIdx.x * 16);
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];" : "=r"(a0), "=r"(a1), "=r"(a2), "=r"(a3) : "r"(at));
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]) : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(a[0]), "r"(a[1]));
    unsigned hi, lo; asm("mov.b64 {%0, %1}, %2;" : "=r"(lo), "=r"(hi) : "l"(*(long long *)a)); c[4] = hi + lo;
    asm volatile(".pragma \"nounroll\";"); asm volatile("bar.sync %0, %1;" ::"r"(1), "n"(64)); asm volatile("// %0 is a comment" ::"r"(hi));
}
