// linked_list: pushes nodes from a pool onto buckets of linked lists with compare-and-swap, then walks the
// lists.
// Launch: linked_list with any grid and block covering n, then list_sum with one thread per bucket.
// Buffers: heads (buckets pointers, preset to null), pool (n nodes), data (n ints, not negative),
//          sums, lengths (buckets ints, written).
// Check: sums[b] and lengths[b] = sum and number of the data with data % buckets == b, exact.

struct Node {
    Node *next;
    int value;
};

extern "C" __global__ void linked_list(Node **heads, Node *pool, const int *data, int n, int buckets) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    Node *node = &pool[i];
    node->value = data[i];
    unsigned long long *head = (unsigned long long *)&heads[data[i] % buckets];
    unsigned long long seen = *(volatile unsigned long long *)head;    // others change it meanwhile
    unsigned long long expected;
    do {
        expected = seen;
        node->next = (Node *)expected;
        __threadfence();
        seen = atomicCAS(head, expected, (unsigned long long)node);
    } while (seen != expected);
}

extern "C" __global__ void list_sum(Node *const *heads, int *sums, int *lengths, int buckets) {
    int b = blockIdx.x * blockDim.x + threadIdx.x;
    if (b >= buckets)
        return;
    int sum = 0, length = 0;
    for (const Node *p = heads[b]; p != nullptr; p = p->next) {
        sum += p->value;
        length++;
    }
    sums[b] = sum;
    lengths[b] = length;
}
