// list_shared: a linked list whose nodes and links are in shared memory.
#include "kernel.h"
struct Node { Node *next; int key; };
HELPER Node *push(Node *head, Node *n, int key) { n->key = key; n->next = head; return n; }
HELPER Node *reverse(Node *head) {
    Node *r = nullptr;
    while (head) { Node *next = head->next; head->next = r; r = head; head = next; }
    return r;
}
HELPER const Node *find(const Node *head, int key) {
    while (head && head->key != key) head = head->next;
    return head;
}
KERNEL list_shared(const int *in, int *out, int n) {
    __shared__ Node pool[64];
    __shared__ Node *head;
    if (threadIdx.x == 0) {
        Node *h = nullptr;
        for (int i = 0; i < 64; i++) h = push(h, &pool[i], in[i] % 50);
        head = reverse(h);
    }
    __syncthreads();
    const Node *f = find(head, threadIdx.x);
    out[blockIdx.x * 64 + threadIdx.x] = f ? (int)(f - pool) : -1;
}
