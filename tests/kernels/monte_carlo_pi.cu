// monte_carlo_pi: counts random points that fall inside the quarter circle, with a xorshift generator per
// thread and integer coordinates.
// Launch: any grid, any block.
// Buffers: hits (1 unsigned long long, preset to 0).
// Check: against the same generator on the host for the same number of threads, exact; 4 * hits / points is
//        near pi.

struct Random {
    unsigned state;

    __device__ explicit Random(unsigned seed) : state(seed * 2654435761u + 12345u) {
        if (state == 0)
            state = 1;
    }
    __device__ unsigned next() {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        return state;
    }
};

extern "C" __global__ void monte_carlo_pi(unsigned long long *hits, int points) {
    Random random(blockIdx.x * blockDim.x + threadIdx.x);
    unsigned mine = 0;
    for (int i = 0; i < points; i++) {
        unsigned long long x = random.next() >> 1;
        unsigned long long y = random.next() >> 1;
        mine += x * x + y * y < 1ull << 62;
    }
    atomicAdd(hits, (unsigned long long)mine);
}
