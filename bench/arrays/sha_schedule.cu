// sha_schedule: the compression of SHA-256, whose message schedule is a ring of 16 words, as implementations for small
// memories write it: the 64 rounds are one loop.
// Launch: grid * block = number of blocks.
// Buffers: block (16 words each), state (8 words each, read and written), n (number of blocks).
// Check: the hash of "abc".

__constant__ unsigned round_constant[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

__device__ unsigned rotated(unsigned x, int by) { return x >> by | x << (32 - by); }

extern "C" __global__ void sha_schedule(const unsigned *block, unsigned *state, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned w[16], s[8];
    for (int k = 0; k < 16; k++) w[k] = block[16 * i + k];
    for (int k = 0; k < 8; k++) s[k] = state[8 * i + k];
    for (int r = 0; r < 64; r++) {
        if (r >= 16) {
            unsigned a = w[(r + 1) & 15], b = w[(r + 14) & 15];
            w[r & 15] += (rotated(a, 7) ^ rotated(a, 18) ^ a >> 3) + w[(r + 9) & 15] + (rotated(b, 17) ^ rotated(b, 19) ^ b >> 10);
        }
        unsigned t = s[7] + (rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)) + ((s[4] & s[5]) ^ (~s[4] & s[6])) +
                     round_constant[r] + w[r & 15];
        unsigned u = (rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)) + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        for (int k = 7; k > 0; k--) s[k] = s[k - 1];
        s[4] += t;
        s[0] = t + u;
    }
    for (int k = 0; k < 8; k++) state[8 * i + k] += s[k];
}
