// function_pointers: applies a chain of operations chosen from a table of device functions, and one chosen
// by a pointer kept in a __device__ variable.
// Launch: any grid and block covering n.
// Buffers: data (n ints, in place), program (steps unsigned chars, each 0..3).
// Check: against the same chain on the host, followed by the final step (v ^ 0x55), exact.

typedef int (*Op)(int, int);

__device__ int op_add(int a, int b) { return a + b; }
__device__ int op_sub(int a, int b) { return a - b; }
__device__ int op_mul(int a, int b) { return a * b; }
__device__ int op_mix(int a, int b) { return (a << 1) ^ b; }
__device__ int op_last(int a, int) { return a ^ 0x55; }

__device__ Op table[4] = {op_add, op_sub, op_mul, op_mix};
__device__ Op last = op_last;

__device__ __noinline__ int apply(Op op, int a, int b) {
    return op(a, b);
}

extern "C" __global__ void function_pointers(int *data, int n, const unsigned char *program, int steps) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int v = data[i];
    for (int s = 0; s < steps; s++)
        v = apply(table[program[s] & 3], v, s + 3);
    data[i] = last(v, 0);
}
