// sha256: the SHA-256 digest of one 64-byte block per thread (the message already padded by the caller), the
// message schedule in a rolling window of 16 words.
// Launch: any grid and block covering n.
// Buffers: blocks (n * 16 big-endian unsigned ints), digest (n * 8 unsigned ints, written, in the order h0
//          .. h7).
// Check: against the host, exact: the padded empty message gives e3b0c442 98fc1c14 ...

__constant__ unsigned round_key[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

__constant__ unsigned initial[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                    0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

__device__ __forceinline__ unsigned rotate(unsigned v, int by) {
    return v >> by | v << (32 - by);
}

extern "C" __global__ void sha256(const unsigned *blocks, unsigned *digest, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned w[16], s[8];
    for (int k = 0; k < 16; k++)
        w[k] = __byte_perm(blocks[i * 16 + k], 0, 0x0123);
    for (int k = 0; k < 8; k++)
        s[k] = initial[k];
#pragma unroll 1
    for (int r = 0; r < 64; r++) {
        unsigned word = w[r & 15];
        unsigned a = s[0], e = s[4];
        unsigned choose = (e & s[5]) ^ (~e & s[6]);
        unsigned majority = (a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]);
        unsigned t1 = s[7] + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choose + round_key[r] + word;
        unsigned t2 = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
        for (int k = 7; k > 0; k--)
            s[k] = s[k - 1];
        s[4] += t1;
        s[0] = t1 + t2;
        unsigned near = w[(r + 1) & 15], far = w[(r + 14) & 15];
        w[r & 15] = word + (rotate(near, 7) ^ rotate(near, 18) ^ near >> 3) + w[(r + 9) & 15] +
                    (rotate(far, 17) ^ rotate(far, 19) ^ far >> 10);
    }
    for (int k = 0; k < 8; k++)
        digest[i * 8 + k] = s[k] + initial[k];
}
