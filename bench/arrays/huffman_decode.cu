// huffman_decode: decodes canonical Huffman codes; the counts and first symbols of each length are local arrays.
// Launch: grid * block = number of streams.
// Buffers: lengths (16 per stream), in (words), out (written), m (symbols per stream), n (number of streams).
// Check: the symbols that were encoded.

#define BITS 15
#define SYMBOLS 16

struct Bits {
    const unsigned *word;
    unsigned long long held;
    int n;
    __device__ int take() {
        if (!n) {
            held = *word++;
            n = 32;
        }
        n--;
        int b = held & 1;
        held >>= 1;
        return b;
    }
};

extern "C" __global__ void huffman_decode(const unsigned char *lengths, const unsigned *in, unsigned char *out, int m,
                                          int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned short count[BITS + 1], offset[BITS + 1];
    unsigned char symbol[SYMBOLS];
    for (int k = 0; k <= BITS; k++) count[k] = 0;
    for (int k = 0; k < SYMBOLS; k++) count[lengths[SYMBOLS * i + k]]++;
    offset[0] = offset[1] = 0;
    count[0] = 0;
    for (int k = 1; k < BITS; k++) offset[k + 1] = offset[k] + count[k];
    for (int k = 0; k < SYMBOLS; k++)
        if (lengths[SYMBOLS * i + k]) symbol[offset[lengths[SYMBOLS * i + k]]++] = k;
    Bits bits = {in + 64 * i, 0, 0};
    for (int s = 0; s < m; s++) {
        int code = 0, first = 0, index = 0;
        for (int length = 1; length <= BITS; length++) {
            code |= bits.take();
            int c = count[length];
            if (code - c < first) {
                out[m * i + s] = symbol[index + code - first];
                break;
            }
            index += c;
            first = (first + c) << 1;
            code <<= 1;
        }
    }
}
