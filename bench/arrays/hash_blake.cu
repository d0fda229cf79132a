// hash_blake: BLAKE2s of a 64-byte block, whose rounds take the message in the order of a table.
// Launch: grid * block = number of blocks.
// Buffers: in (16 words each), out (8 words each, written), n (number of blocks).
// Check: the hash of each block.

__device__ const unsigned start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
__device__ const unsigned char sigma[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

__device__ unsigned rotr(unsigned x, int n) { return x >> n | x << (32 - n); }

__device__ void mix(unsigned *v, int a, int b, int c, int d, unsigned x, unsigned y) {
    v[a] += v[b] + x;
    v[d] = rotr(v[d] ^ v[a], 16);
    v[c] += v[d];
    v[b] = rotr(v[b] ^ v[c], 12);
    v[a] += v[b] + y;
    v[d] = rotr(v[d] ^ v[a], 8);
    v[c] += v[d];
    v[b] = rotr(v[b] ^ v[c], 7);
}

extern "C" __global__ void hash_blake(const unsigned *in, unsigned *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned h[8], v[16], m[16];
    for (int k = 0; k < 8; k++) h[k] = start[k];
    h[0] ^= 0x01010020;
    for (int k = 0; k < 16; k++) {
        m[k] = in[16 * i + k];
        v[k] = k < 8 ? h[k] : start[k - 8];
    }
    v[12] ^= 64;
    v[14] = ~v[14];
    for (int r = 0; r < 10; r++)
        for (int k = 0; k < 8; k++) {
            int a = k % 4, s = k / 4;
            mix(v, a, 4 + (a + s) % 4, 8 + (a + 2 * s) % 4, 12 + (a + 3 * s) % 4, m[sigma[r][2 * k]],
                m[sigma[r][2 * k + 1]]);
        }
    for (int k = 0; k < 8; k++) out[8 * i + k] = h[k] ^ v[k] ^ v[k + 8];
}
