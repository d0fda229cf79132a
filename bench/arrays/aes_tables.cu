// aes_tables: AES-128 in counter mode, with the tables of a round in constant memory and the state in a local array.
// Launch: grid * block = number of 16-byte blocks.
// Buffers: key (44 words, expanded), counter (4 words), out (4 words per block, written), n (number of blocks).
// Check: the ciphertext of 0 is the stream: out is AES(counter + i).

__constant__ unsigned table[256];
__constant__ unsigned char sbox[256];

__device__ unsigned rotated(unsigned x, int by) { return by ? x << by | x >> (32 - by) : x; }

__device__ void round_keys_add(unsigned state[4], const unsigned *key) {
    for (int i = 0; i < 4; i++) state[i] ^= key[i];
}

__device__ void round_apply(unsigned state[4], const unsigned *key) {
    unsigned next[4];
    for (int i = 0; i < 4; i++) {
        next[i] = 0;
        for (int k = 0; k < 4; k++)
            next[i] ^= rotated(table[state[(i + k) % 4] >> (24 - 8 * k) & 255], 32 - 8 * k & 31);
    }
    for (int i = 0; i < 4; i++) state[i] = next[i];
    round_keys_add(state, key);
}

__device__ void bytes_substitute(unsigned state[4]) {
    unsigned char *b = (unsigned char *)state, shifted[16];
    for (int i = 0; i < 16; i++) shifted[i] = sbox[b[(i & ~3) + ((i & 3) + i / 4) % 4]];
    for (int i = 0; i < 16; i++) b[i] = shifted[i];
}

extern "C" __global__ void aes_tables(const unsigned *key, const unsigned *counter, unsigned *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned state[4];
    for (int k = 0; k < 4; k++) state[k] = counter[k];
    state[3] += i;
    round_keys_add(state, key);
    for (int r = 1; r < 10; r++) round_apply(state, key + 4 * r);
    bytes_substitute(state);
    round_keys_add(state, key + 40);
    for (int k = 0; k < 4; k++) out[4 * i + k] = state[k];
}
