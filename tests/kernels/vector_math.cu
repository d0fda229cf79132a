// vector_math: common functions on small vectors: dot, cross, length, reflection and clamping, on float2,
// float3 and double2, from and to memory of matching alignment.
// Launch: any grid and block covering n.
// Buffers: a, b (n float3, packed), planar (n float2), wide (n double2), out (n float4, written: cross
//          product and dot), turned (n float2, written: planar rotated by a right angle and clamped to [-1,
//          1]), norm (n doubles, written).
// Check: out and turned exact for small integers; norm = x*x + y*y, exact for small integers.

__device__ float3 cross(float3 a, float3 b) {
    return make_float3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

__device__ float clamp(float v, float low, float high) {
    return fminf(fmaxf(v, low), high);
}

extern "C" __global__ void vector_math(const float3 *a, const float3 *b, const float2 *planar,
                                       const double2 *wide, float4 *out, float2 *turned, double *norm,
                                       int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float3 u = a[i], v = b[i];
    float3 c = cross(u, v);
    out[i] = make_float4(c.x, c.y, c.z, u.x * v.x + u.y * v.y + u.z * v.z);
    float2 p = planar[i];
    turned[i] = make_float2(clamp(-p.y, -1.0f, 1.0f), clamp(p.x, -1.0f, 1.0f));
    double2 w = wide[i];
    norm[i] = fma(w.x, w.x, w.y * w.y);
}
