// generic_select: pointers whose memory is known only when the kernel runs: a choice between shared, global,
// constant and local arrays, tests of where a pointer points, and a function called with all of them.
// Launch: one block of 32 threads.
// Buffers: table (32 ints), which (32 ints: 0 shared, 1 global, 2 constant, 3 local), out (32 ints, written),
//          where (32 ints, written: 1 shared, 2 global, 4 constant, 8 local).
// Check: out[t] = sum of the first 4 elements of the chosen array: shared s[i] = 100 + i, global table[i],
//        constant c[i] = 7 * i, local l[i] = t + i; where[t] exact.

__constant__ int fixed[32] = {0,   7,   14,  21,  28,  35,  42,  49,  56,  63,  70,  77,  84,  91,  98,  105,
                              112, 119, 126, 133, 140, 147, 154, 161, 168, 175, 182, 189, 196, 203, 210, 217};

__device__ __noinline__ int sum4(const int *p) {
    return p[0] + p[1] + p[2] + p[3];
}

__device__ int classify(const void *p) {
    return __isShared(p) ? 1 : __isConstant(p) ? 4 : __isLocal(p) ? 8 : __isGlobal(p) ? 2 : 0;
}

extern "C" __global__ void generic_select(const int *table, const int *which, int *out, int *where) {
    __shared__ int shared[32];
    int local[8];
    int t = threadIdx.x;
    shared[t] = 100 + t;
    for (int i = 0; i < 8; i++)
        local[i] = t + i;
    __syncthreads();
    const int *p;
    switch (which[t]) {
    case 0: p = shared; break;
    case 1: p = table; break;
    case 2: p = fixed; break;
    default: p = local; break;
    }
    out[t] = sum4(p);
    where[t] = classify(p);
}
