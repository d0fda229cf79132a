// nbody: the gravitational acceleration on every body by all others, positions staged through shared memory,
// followed by one Euler step.
// Launch: block of 64 threads, grid ceil(n / 64).
// Buffers: pos (n float4: x, y, z, mass), vel (n float4), new_pos (n float4, written), new_vel (n float4,
//          written).
// Check: against the direct sum in double, relative error at most 1e-4.

#define P 64

__device__ float3 attract(float4 me, float4 other, float3 acc) {
    float dx = other.x - me.x;
    float dy = other.y - me.y;
    float dz = other.z - me.z;
    float d2 = dx * dx + dy * dy + dz * dz + 0.01f;
    float inv = rsqrtf(d2);
    float s = other.w * inv * inv * inv;
    acc.x += dx * s;
    acc.y += dy * s;
    acc.z += dz * s;
    return acc;
}

extern "C" __global__ void nbody(const float4 *pos, const float4 *vel, float4 *new_pos, float4 *new_vel,
                                 int n, float dt) {
    __shared__ float4 tile[P];
    int i = blockIdx.x * P + threadIdx.x;
    float4 me = i < n ? pos[i] : make_float4(0, 0, 0, 0);
    float3 acc = make_float3(0, 0, 0);
    for (int base = 0; base < n; base += P) {
        int j = base + threadIdx.x;
        tile[threadIdx.x] = j < n ? pos[j] : make_float4(0, 0, 0, 0);
        __syncthreads();
#pragma unroll 8
        for (int k = 0; k < P; k++)
            acc = attract(me, tile[k], acc);
        __syncthreads();
    }
    if (i < n) {
        float4 v = vel[i];
        v.x += acc.x * dt;
        v.y += acc.y * dt;
        v.z += acc.z * dt;
        new_vel[i] = v;
        new_pos[i] = make_float4(me.x + v.x * dt, me.y + v.y * dt, me.z + v.z * dt, me.w);
    }
}
