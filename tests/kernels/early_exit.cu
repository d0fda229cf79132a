// early_exit: collatz: the number of steps from each start to 1, or -1 where a limit is exceeded; several
// returns, continue and break out of nested loops.
// Launch: any grid and block covering n.
// Buffers: start (n unsigned long longs), steps (n ints, written), stop (1 int: when nonzero nothing is
//          written).
// Check: exact.

extern "C" __global__ void early_exit(const unsigned long long *start, int *steps, int n, int limit,
                                      const int *stop) {
    if (*stop)
        return;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned long long v = start[i];
    if (v == 0) {
        steps[i] = -1;
        return;
    }
    int count = 0;
    while (true) {
        while ((v & 1) == 0) {
            v >>= 1;
            if (++count > limit)
                goto give_up;
        }
        if (v == 1)
            break;
        if (v > 0x5555555555555554ull)
            goto give_up;
        v = 3 * v + 1;
        if (++count <= limit)
            continue;
        goto give_up;
    }
    steps[i] = count;
    return;
give_up:
    steps[i] = -1;
}
