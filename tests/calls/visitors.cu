// visitors: a tree in shared memory, walked by templates that call back.
#include "kernel.h"
struct Node { int value, left, right; };
struct Sum { int *into; HELPER void operator()(const Node &n) { *into += n.value; } };
struct Count { int even = 0; HELPER void operator()(const Node &n) { even += n.value % 2 == 0; } };
template <class V> HELPER void walk(const Node *tree, int at, V &visit) {
    int stack[8], top = 0;
    while (at >= 0 || top) {
        while (at >= 0) { stack[top++] = at; at = tree[at].left; }
        at = stack[--top];
        visit(tree[at]);
        at = tree[at].right;
    }
}
KERNEL visitors(const int *in, int *out, int n) {
    __shared__ Node tree[63];
    __shared__ int sums[64];
    int t = threadIdx.x;
    if (t < 63) {
        tree[t].value = in[blockIdx.x * 64 + t];
        tree[t].left = 2 * t + 1 < 63 ? 2 * t + 1 : -1;
        tree[t].right = 2 * t + 2 < 63 ? 2 * t + 2 : -1;
    }
    sums[t] = 0;
    __syncthreads();
    Sum sum{&sums[t]};
    Count count;
    walk(tree, t % 31, sum);
    walk(tree, t % 31, count);
    out[blockIdx.x * 64 + t] = sums[t] * 100 + count.even;
}
