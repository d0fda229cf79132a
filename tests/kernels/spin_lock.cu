// spin_lock: a critical section guarded by a lock that is taken with compare-and-swap and released by a
// volatile store; one thread per block enters.
// Launch: any grid, any block.
// Buffers: lock (1 int, preset to 0), shared state: log (grid ints, written: the blocks in the order they
//          entered), state (2 ints, preset to 0: entries, and a running checksum sum of block + 1).
// Check: log is a permutation of 0 .. grid - 1, state exact.

struct Lock {
    volatile int *word;

    __device__ void acquire() {
        while (atomicCAS((int *)word, 0, 1) != 0) {
            while (*word != 0) {
            }
        }
        __threadfence();
    }
    __device__ void release() {
        __threadfence();
        *word = 0;
    }
};

extern "C" __global__ void spin_lock(int *lock, int *log, volatile int *state) {
    __shared__ int entered;
    if (threadIdx.x == 0) {
        Lock guard = {lock};
        guard.acquire();
        int place = state[0];
        state[0] = place + 1;
        state[1] += blockIdx.x + 1;
        guard.release();
        entered = place;
    }
    __syncthreads();
    if (threadIdx.x == blockDim.x - 1)
        log[entered] = blockIdx.x;
}
