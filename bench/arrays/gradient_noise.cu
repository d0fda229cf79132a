// gradient_noise: gradient noise in octaves, whose gradients are a table in the function with a hashed index; and generators
// that a table of functions selects, in a loop with two tests.
// Launch: one block; a thread for each point, and for each row of 16 numbers.
// Buffers: point (three numbers for each thread), out (written).
// Check: any implementation of the same noise; the sequences of the generators in turn.
#include <stdint.h>

__constant__ uint8_t permutation[16] = {7, 12, 3, 9, 0, 15, 5, 10, 1, 14, 8, 2, 11, 6, 13, 4};

__device__ float gradient(int hash, float x, float y, float z) {
    const float table[12][3] = {{1, 1, 0}, {-1, 1, 0}, {1, -1, 0}, {-1, -1, 0}, {1, 0, 1}, {-1, 0, 1},
                                {1, 0, -1}, {-1, 0, -1}, {0, 1, 1}, {0, -1, 1}, {0, 1, -1}, {0, -1, -1}};
    const float *g = table[hash % 12];
    return g[0] * x + g[1] * y + g[2] * z;
}

__device__ float noise_at(const float (&p)[3]) {
    int cell[3];
    float f[3], w[3], corner[8];
    for (int i = 0; i < 3; i++) {
        cell[i] = (int)floorf(p[i]);
        f[i] = p[i] - cell[i];
        w[i] = f[i] * f[i] * f[i] * (f[i] * (f[i] * 6 - 15) + 10);
    }
    for (int c = 0; c < 8; c++) {
        int hash = 0;
        float d[3];
        for (int i = 0; i < 3; i++) {
            int far = c >> i & 1;
            hash = permutation[(hash + cell[i] + far) & 15];
            d[i] = f[i] - far;
        }
        corner[c] = gradient(hash, d[0], d[1], d[2]);
    }
    for (int i = 0, n = 4; i < 3; i++, n /= 2)
        for (int k = 0; k < n; k++) corner[k] = corner[2 * k] + w[i] * (corner[2 * k + 1] - corner[2 * k]);
    return corner[0];
}

__global__ void noise(const float *point, float *out) {
    float q[3] = {point[threadIdx.x * 3], point[threadIdx.x * 3 + 1], point[threadIdx.x * 3 + 2]}, sum = 0, scale = 1;
    for (int octave = 0; octave < 4; octave++) {
        sum += scale * noise_at(q);
        scale *= .5f;
        for (float &x : q) x *= 2;
    }
    out[threadIdx.x] = sum;
}

struct Generator {
    int at;
    unsigned i, j;
};

__device__ bool collatz(Generator &g, unsigned &v) {
    if (g.at == 0) g.i = 7 + threadIdx.x, g.at = 1;
    v = g.i;
    g.i = g.i & 1 ? 3 * g.i + 1 : g.i / 2;
    return v != 1;
}

__device__ bool triangle(Generator &g, unsigned &v) {
    v = g.i * 10 + g.j;
    if (++g.j > g.i) g.j = 0, g.i++;
    return g.i < 6;
}

__device__ bool fibonacci(Generator &g, unsigned &v) {
    if (g.at == 0) g.j = 1, g.at = 1;
    v = g.i;
    g.i = g.j;
    g.j += v;
    return v < 400;
}

__global__ void generators(unsigned *out) {
    bool (*const next[3])(Generator &, unsigned &) = {collatz, triangle, fibonacci};
    Generator g[3] = {};
    bool live[3] = {true, true, true};
    unsigned *o = out + threadIdx.x * 16;
    int n = 0;
    while (n < 16 && (live[0] || live[1] || live[2]))
        for (int k = 0; k < 3 && n < 16; k++) {
            unsigned v = 0;
            if (!live[k]) continue;
            live[k] = next[k](g[k], v);
            o[n++] = v;
        }
}
