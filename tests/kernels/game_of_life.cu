// game_of_life: one generation of Conway's game on a torus; each thread computes 32 cells held in the bits
// of a word, adding the eight neighbours bit by bit.
// Launch: grid (ceil(words / 32), ceil(rows / 8)), block (32, 8).
// Buffers: in, out (rows*words unsigned ints; bit b of word w is column 32*w + b).
// Check: against a cell by cell computation, exact.

__device__ __forceinline__ void add(unsigned v, unsigned &b0, unsigned &b1, unsigned &b2) {
    unsigned carry = b0 & v;
    b0 ^= v;
    unsigned carry2 = b1 & carry;
    b1 ^= carry;
    b2 |= carry2;     // 4 or more: bits above are all the same to us
}

extern "C" __global__ void game_of_life(const unsigned *in, unsigned *out, int words, int rows) {
    int w = blockIdx.x * blockDim.x + threadIdx.x;
    int r = blockIdx.y * blockDim.y + threadIdx.y;
    if (w >= words || r >= rows)
        return;
    int left = w == 0 ? words - 1 : w - 1;
    int right = w == words - 1 ? 0 : w + 1;
    unsigned ones = 0, twos = 0, fours = 0, alive = 0;
    for (int d = -1; d <= 1; d++) {
        int y = r + d;
        y = y < 0 ? rows - 1 : y == rows ? 0 : y;
        const unsigned *line = in + y * words;
        unsigned here = line[w];
        unsigned west = here << 1 | line[left] >> 31;
        unsigned east = here >> 1 | line[right] << 31;
        add(west, ones, twos, fours);
        add(east, ones, twos, fours);
        if (d == 0)
            alive = here;
        else
            add(here, ones, twos, fours);
    }
    // Three neighbours, or two and already alive.
    out[r * words + w] = ~fours & twos & (ones | alive);
}
