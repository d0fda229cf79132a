// lz_window: expands LZ4-like sequences through a window of 16 bytes in a local array.
// Launch: grid * block = number of streams.
// Buffers: in (bytes), out (written), m (bytes of input per stream), n (number of streams).
// Check: the bytes that were compressed.

#define WINDOW 16

struct Window {
    unsigned char byte[WINDOW];
    int at;
    __device__ void put(unsigned char b) { byte[at++ % WINDOW] = b; }
    __device__ unsigned char back(int distance) const { return byte[(at - distance) & (WINDOW - 1)]; }
};

extern "C" __global__ void lz_window(const unsigned char *in, unsigned char *out, int m, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    static const unsigned char extra[4] = {0, 1, 3, 7};
    Window w = {};
    unsigned char *to = out + 4 * m * i;
    const unsigned char *from = in + m * i, *end = from + m;
    while (from < end) {
        unsigned token = *from++;
        for (unsigned k = 0; k < (token & 3) && from < end; k++) {
            w.put(*from);
            *to++ = *from++;
        }
        unsigned distance = 1 + (token >> 4), length = (token >> 2 & 3) + extra[token >> 2 & 3];
        for (unsigned k = 0; k < length; k++) {
            unsigned char b = w.back(distance);
            w.put(b);
            *to++ = b;
        }
    }
}
