// double_buffer: an iteration between two shared arrays whose pointers are exchanged every step, and
// pointers to shared and global memory that are themselves kept in local and shared memory.
// Launch: one block of 128 threads.
// Buffers: data (128 ints, in place), steps, extra (128 ints), picked (128 ints, written).
// Check: each step new[i] = old[i] + old[(i + 1) % 128]; picked[t] = final data[(t * 5) % 128] for even t,
//        extra[(t * 5) % 128] for odd t; exact (wrapping).

#define N 128

struct Buffers {
    int *from, *to;
};

__device__ void exchange(Buffers *b) {
    int *t = b->from;
    b->from = b->to;
    b->to = t;
}

extern "C" __global__ void double_buffer(int *data, int steps, int *extra, int *picked) {
    __shared__ int first[N], second[N];
    __shared__ int *sources[2];
    int t = threadIdx.x;
    Buffers b;
    b.from = first;
    b.to = second;
    first[t] = data[t];
    __syncthreads();
    for (int s = 0; s < steps; s++) {
        b.to[t] = b.from[t] + b.from[(t + 1) % N];
        exchange(&b);
        __syncthreads();
    }
    data[t] = b.from[t];
    if (t == 0) {
        sources[0] = b.from;
        sources[1] = extra;
    }
    __syncthreads();
    const int *source = sources[t & 1];
    picked[t] = source[t * 5 % N];
}
