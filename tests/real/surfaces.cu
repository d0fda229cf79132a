// Textures and surfaces by object handle.
__global__ void textures(cudaTextureObject_t t, float4 *o, int x, float u, float v, float w) {
    float a, b, c, d;
    asm volatile("tex.1d.v4.f32.s32 {%0,%1,%2,%3}, [%4, {%5}];" : "=f"(a), "=f"(b), "=f"(c), "=f"(d) : "l"(t), "r"(x));
    o[0] = make_float4(a, b, c, d);
    asm volatile("tex.2d.v4.f32.f32 {%0,%1,%2,%3}, [%4, {%5,%6}];" : "=f"(a), "=f"(b), "=f"(c), "=f"(d) : "l"(t), "f"(u), "f"(v));
    o[1] = make_float4(a, b, c, d);
    asm volatile("tld4.r.2d.v4.f32.f32 {%0,%1,%2,%3}, [%4, {%5,%6}];" : "=f"(a), "=f"(b), "=f"(c), "=f"(d) : "l"(t), "f"(u), "f"(v));
    o[2] = make_float4(a, b, c, d);
}
__global__ void builtin_handles(unsigned long long t, unsigned long long s, float *o, int *p, int x) {
    int n;
    asm("txq.width.b32 %0, [%1];" : "=r"(n) : "l"(t));
    asm volatile("suld.b.2d.b32.trap %0, [%1, {%2,%3}];" : "=r"(p[0]) : "l"(s), "r"(x), "r"(n));
    asm volatile("sust.b.1d.b32.zero [%0, {%1}], %2;" ::"l"(s), "r"(x), "r"(p[1]));
    asm volatile("suq.height.b32 %0, [%1];" : "=r"(n) : "l"(s));
    p[2] = n;
}
