// hash_map: open addressing in shared memory, with compare and swap.
#include "kernel.h"
struct Slot { int key, value; };
class Map {
    Slot *slot; unsigned mask;
    HELPER static unsigned mix(unsigned x) { x ^= x >> 7; return x * 2654435761u; }
public:
    HELPER Map(Slot *slot, unsigned size) : slot(slot), mask(size - 1) {}
    HELPER Slot *find(int key) const {
        for (unsigned i = mix(key) & mask;; i = (i + 1) & mask)
            if (slot[i].key == key) return &slot[i];
            else if (slot[i].key == -1) return nullptr;
    }
    HELPER void add(int key, int by) {
        for (unsigned i = mix(key) & mask;; i = (i + 1) & mask) {
            int old = atomicCAS(&slot[i].key, -1, key);
            if (old == -1 || old == key) { atomicAdd(&slot[i].value, by); return; }
        }
    }
};
KERNEL hash_map(const int *in, int *out, int n) {
    __shared__ Slot room[128];
    int t = threadIdx.x, base = blockIdx.x * 64;
    room[t] = room[t + 64] = Slot{-1, 0};
    __syncthreads();
    Map map(room, 128);
    map.add(in[base + t] & 31, 1);
    __syncthreads();
    const Slot *s = map.find(t);
    out[base + t] = s ? s->value : 0;
}
