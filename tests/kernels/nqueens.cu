// nqueens: counts the solutions of the n queens problem; every thread takes the placements of the first two
// queens and searches the rest with bit masks and an explicit stack.
// Launch: any grid and block with at least n * n threads in all; n at most 16.
// Buffers: solutions (1 unsigned long long, preset to 0), per_start (n * n ints, written).
// Check: n = 4: 2, 6: 4, 8: 92, 10: 724; per_start sums to the total, exact.

struct Frame {
    unsigned columns, left, right, todo;
};

__device__ int search(unsigned all, unsigned columns, unsigned left, unsigned right) {
    Frame stack[16];
    int depth = 0, count = 0;
    stack[0] = Frame{columns, left, right, all & ~(columns | left | right)};
    if (columns == all)
        return 1;
    while (depth >= 0) {
        Frame &f = stack[depth];
        if (f.todo == 0) {
            depth--;
            continue;
        }
        unsigned bit = f.todo & -f.todo;
        f.todo ^= bit;
        unsigned c = f.columns | bit;
        if (c == all) {
            count++;
            continue;
        }
        unsigned l = (f.left | bit) << 1, r = (f.right | bit) >> 1;
        stack[++depth] = Frame{c, l, r, all & ~(c | l | r)};
    }
    return count;
}

extern "C" __global__ void nqueens(int n, unsigned long long *solutions, int *per_start) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n * n)
        return;
    unsigned all = (1u << n) - 1;
    unsigned first = 1u << t % n, second = 1u << t / n;
    unsigned left = first << 1, right = first >> 1;
    int count = 0;
    if ((second & (first | left | right)) == 0)
        count = search(all, first | second, (left | second) << 1, (right | second) >> 1);
    per_start[t] = count;
    if (count > 0)
        atomicAdd(solutions, (unsigned long long)count);
}
