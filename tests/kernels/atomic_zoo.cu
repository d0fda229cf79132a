// atomic_zoo: every kind of atomic operation on global and shared memory, with the scopes block, device and
// system.
// Launch: one block of 64 threads.
// Buffers: word (10 ints, preset to 0, 0, INT_MAX, INT_MIN, -1, 0, 0, 0, 100, 0), wide (3 unsigned long
//          longs, preset to 0), real (1 float, preset to 0), old (64 ints, written).
// Check: word = {2016, -2016, -63, 63, 0, 63, 0, 64, 11, 14}; wide = {2016, 63 << 32, 64}; real = 2016; old
//        is a permutation of 0 .. 63; exact.

extern "C" __global__ void atomic_zoo(int *word, unsigned long long *wide, float *real, int *old) {
    __shared__ int ticket;
    __shared__ unsigned wrap;
    int t = threadIdx.x;
    if (t == 0) {
        ticket = 0;
        wrap = 0;
    }
    __syncthreads();
    atomicAdd(&word[0], t);                         // 2016
    atomicSub(&word[1], t);                         // -2016
    atomicMin(&word[2], -t);                        // -63
    atomicMax(&word[3], t);                         // 63
    atomicAnd(&word[4], ~(1 << (t & 31)));          // 0
    atomicOr(&word[5], t);                          // 63
    atomicXor(&word[6], t);                         // 0
    atomicCAS(&word[7], t, 64);                     // 64: only thread 0's comparison can succeed
    atomicExch_block(&word[8], 5);                  // 5
    atomicInc((unsigned *)&word[9], 49);            // 64 steps modulo 50: 14
    atomicDec(&wrap, 9);                            // 64 steps down from 0 modulo 10: 6
    old[t] = atomicAdd_block(&ticket, 1);
    atomicAdd_system(&wide[0], (unsigned long long)t);
    atomicMax(&wide[1], (unsigned long long)t << 32);
    atomicAdd(real, (float)t);
    __syncthreads();
    if (t == 0) {
        wide[2] = ticket;
        word[8] += wrap;                            // 11
    }
}
