// keccak: the permutation Keccak-f[1600], one state of 25 words per thread.
// Launch: grid * block = number of states.
// Buffers: in (25 64-bit words per state), out (25 words per state, written), n.
// Check: out is the permutation of in; the state of all zeros begins with f1258f7940e1dde7.

__constant__ unsigned long long round_constant[24] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000, 0x000000000000808b, 0x0000000080000001,
    0x8000000080008081, 0x8000000000008009, 0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a,
    0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003, 0x8000000000008002, 0x8000000000000080,
    0x000000000000800a, 0x800000008000000a, 0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008};
static __device__ const int rotation[24] = {1,  3,  6,  10, 15, 21, 28, 36, 45, 55, 2,  14,
                                            27, 41, 56, 8,  25, 43, 62, 18, 39, 61, 20, 44};
static __device__ const int lane[24] = {10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1};

static __device__ unsigned long long rotate(unsigned long long x, int n) { return x << n | x >> (64 - n); }

extern "C" __global__ void keccak(const unsigned long long *in, unsigned long long *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned long long s[25], c[5];
    for (int k = 0; k < 25; k++)
        s[k] = in[i * 25 + k];
#pragma unroll 1
    for (int round = 0; round < 24; round++) {
        for (int x = 0; x < 5; x++)
            c[x] = s[x] ^ s[x + 5] ^ s[x + 10] ^ s[x + 15] ^ s[x + 20];
        for (int x = 0; x < 5; x++) {
            unsigned long long d = c[(x + 4) % 5] ^ rotate(c[(x + 1) % 5], 1);
            for (int y = 0; y < 25; y += 5)
                s[y + x] ^= d;
        }
        unsigned long long moved = s[1];
        for (int k = 0; k < 24; k++) {
            unsigned long long kept = s[lane[k]];
            s[lane[k]] = rotate(moved, rotation[k]);
            moved = kept;
        }
        for (int y = 0; y < 25; y += 5) {
            for (int x = 0; x < 5; x++)
                c[x] = s[y + x];
            for (int x = 0; x < 5; x++)
                s[y + x] = c[x] ^ (~c[(x + 1) % 5] & c[(x + 2) % 5]);
        }
        s[0] ^= round_constant[round];
    }
    for (int k = 0; k < 25; k++)
        out[i * 25 + k] = s[k];
}
