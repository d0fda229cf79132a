// producer_consumer: two warps that work at the same time: the first reads and transforms, the second sums,
// with a ring of four shared slots and flags between them; lanes of a warp are kept in step by __syncwarp.
// Launch: one block of 64 threads.
// Buffers: in (rounds * 32 ints), out (rounds ints, written: the sum of the squares of each round).
// Check: exact (wrapping).

#define SLOTS 4

extern "C" __global__ void producer_consumer(const int *in, int *out, int rounds) {
    __shared__ int slot[SLOTS][32];
    __shared__ volatile int produced, consumed;
    int lane = threadIdx.x & 31;
    if (threadIdx.x == 0) {
        produced = 0;
        consumed = 0;
    }
    __syncthreads();
    if (threadIdx.x < 32) {
        for (int r = 0; r < rounds; r++) {
            while (r - consumed >= SLOTS) {
            }
            __syncwarp();
            int v = in[r * 32 + lane];
            slot[r % SLOTS][lane] = v * v;
            __threadfence_block();
            __syncwarp();
            if (lane == 0)
                produced = r + 1;
        }
    } else {
        for (int r = 0; r < rounds; r++) {
            while (produced <= r) {
            }
            __threadfence_block();
            __syncwarp();
            int v = slot[r % SLOTS][lane];
            for (int d = 16; d > 0; d >>= 1)
                v += __shfl_xor_sync(0xffffffffu, v, d);
            __syncwarp();
            if (lane == 0) {
                out[r] = v;
                consumed = r + 1;
            }
        }
    }
}
