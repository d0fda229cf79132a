// reed_solomon: encodes, and locates errors, over GF(256). The polynomials are arrays of the thread.
// Launch: block = number of codewords.
// Buffers: data and code (bytes, K and K + T per codeword), found (written, T / 2 + 1 bytes per codeword), n (codewords).
// Check: the polynomial of the error locations after one byte of each codeword was changed.

#include <stdint.h>

#define T 10
#define K 30

struct Field {
    const uint8_t *exp, *log;
    __device__ uint8_t mul(uint8_t a, uint8_t b) const { return a && b ? exp[log[a] + log[b]] : 0; }
    __device__ uint8_t div(uint8_t a, uint8_t b) const { return a ? exp[log[a] + 255 - log[b]] : 0; }
};

__device__ void tables(uint8_t *exp, uint8_t *log) {
    if (threadIdx.x == 0) {
        int x = 1;
        for (int i = 0; i < 255; i++) {
            exp[i] = exp[i + 255] = x;
            log[x] = i;
            x = x << 1 ^ (x & 128 ? 0x11d : 0);
        }
        exp[510] = exp[511] = log[0] = 0;
    }
    __syncthreads();
}

extern "C" __global__ void encode(const uint8_t *data, uint8_t *code, int n) {
    __shared__ uint8_t exp[512], log[256];
    tables(exp, log);
    Field f = {exp, log};
    int t = threadIdx.x;
    if (t >= n) return;
    uint8_t generator[T + 1] = {1}, parity[T] = {};
    for (int i = 0; i < T; i++)
        for (int j = i + 1; j > 0; j--) generator[j] ^= f.mul(generator[j - 1], f.exp[i]);
    for (int i = 0; i < K; i++) {
        uint8_t d = data[t * K + i], feedback = d ^ parity[0];
        code[t * (K + T) + i] = d;
        for (int j = 0; j < T - 1; j++) parity[j] = parity[j + 1] ^ f.mul(feedback, generator[j + 1]);
        parity[T - 1] = f.mul(feedback, generator[T]);
    }
    for (int j = 0; j < T; j++) code[t * (K + T) + K + j] = parity[j];
}

/* The algorithm of Berlekamp and Massey. */
extern "C" __global__ void locate(const uint8_t *code, uint8_t *found, int n) {
    __shared__ uint8_t exp[512], log[256];
    tables(exp, log);
    Field f = {exp, log};
    int t = threadIdx.x;
    if (t >= n) return;
    uint8_t syndrome[T] = {}, now[T + 1] = {1}, before[T + 1] = {1}, b = 1;
    for (int i = 0; i < K + T; i++) {
        uint8_t c = code[t * (K + T) + i] ^ (i == 3 * t ? 0x55 : 0);
        for (int j = 0; j < T; j++) syndrome[j] = f.mul(syndrome[j], f.exp[j]) ^ c;
    }
    int length = 0, shift = 1;
    for (int k = 0; k < T; k++, shift++) {
        uint8_t d = syndrome[k];
        for (int i = 1; i <= length; i++) d ^= f.mul(now[i], syndrome[k - i]);
        if (!d) continue;
        uint8_t old[T + 1], q = f.div(d, b);
        for (int i = 0; i <= T; i++) old[i] = now[i];
        for (int i = 0; i + shift <= T; i++) now[i + shift] ^= f.mul(q, before[i]);
        if (2 * length > k) continue;
        for (int i = 0; i <= T; i++) before[i] = old[i];
        length = k + 1 - length, b = d, shift = 0;
    }
    for (int j = 0; j <= T / 2; j++) found[t * (T / 2 + 1) + j] = now[j];
}
