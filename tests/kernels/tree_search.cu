// tree_search: counts the boxes of a hierarchy that contain each point, walking the binary tree with a stack
// of node numbers in local memory; nodes are read as two 16-byte vectors.
// Launch: any grid and block covering n.
// Buffers: nodes (2 int4 each: low x, low y, high x, high y; left, right, leaf id or -1, unused; node 0 is
//          the root), points (n int2), count (n ints, written), first (n ints, written: the smallest leaf id
//          or -1).
// Check: against testing all the leaves, exact.

#define DEPTH 24

extern "C" __global__ void tree_search(const int4 *__restrict__ nodes, const int2 *__restrict__ points,
                                       int *count, int *first, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int2 p = points[i];
    int stack[DEPTH];
    int depth = 0, found = 0, smallest = 0x7fffffff;
    stack[depth++] = 0;
    do {
        int at = stack[--depth];
        int4 box = __ldg(&nodes[2 * at]);
        if (p.x < box.x || p.y < box.y || p.x >= box.z || p.y >= box.w)
            continue;
        int4 links = __ldg(&nodes[2 * at + 1]);
        if (links.z >= 0) {
            found++;
            smallest = min(smallest, links.z);
        } else if (depth + 2 <= DEPTH) {
            stack[depth++] = links.x;
            stack[depth++] = links.y;
        }
    } while (depth > 0);
    count[i] = found;
    first[i] = found > 0 ? smallest : -1;
}
