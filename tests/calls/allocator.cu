// allocator: a stack of memory in shared memory gives out room, which lists are built in.
#include "kernel.h"
struct Arena { char *at; int used; HELPER void *get(int bytes) { void *p = at + used; used += bytes; return p; } };
struct Link { int value; Link *next; };
HELPER Link *push(Arena &a, Link *head, int x) { Link *l = (Link *)a.get(sizeof(Link)); l->value = x; l->next = head; return l; }
HELPER int length(const Link *l) { int n = 0; for (; l; l = l->next) n += l->value; return n; }
KERNEL allocator(const int *in, int *out, int n) {
    __shared__ __align__(8) char room[64 * 16 * 2];
    int t = threadIdx.x, base = blockIdx.x * 64;
    Arena a{room + t * 32, 0};
    Link *head = nullptr;
    for (int i = 0; i < 2; i++) head = push(a, head, in[base + (t + i) % 64]);
    out[base + t] = length(head);
}
