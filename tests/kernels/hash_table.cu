// hash_table: inserts keys with values into an open-addressing table (linear probing, 64-bit slots written
// whole), and looks keys up. A key inserted twice keeps the larger value.
// Launch: any grid and block covering n; hash_lookup after hash_table has finished.
// Buffers: table (capacity 64-bit slots, capacity a power of two, preset to all ones), keys, values (n
//          unsigned ints, keys not 0xffffffff), found (n unsigned ints, written: the value or 0xffffffff).
// Check: found against a sequential map, exact (the layout of the table is not determined).

typedef unsigned long long u64;

#define EMPTY 0xffffffffffffffffull

__device__ unsigned hash(unsigned k) {
    k ^= k >> 16;
    k *= 0x85ebca6bu;
    k ^= k >> 13;
    k *= 0xc2b2ae35u;
    return k ^ (k >> 16);
}

extern "C" __global__ void hash_table(u64 *table, unsigned capacity, const unsigned *keys,
                                      const unsigned *values, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    u64 pair = (u64)keys[i] << 32 | values[i];
    unsigned slot = hash(keys[i]) & (capacity - 1);
    for (;;) {
        u64 old = atomicCAS(&table[slot], EMPTY, pair);
        if (old == EMPTY)
            return;
        if (old >> 32 == keys[i]) {
            atomicMax(&table[slot], pair);
            return;
        }
        slot = (slot + 1) & (capacity - 1);
    }
}

extern "C" __global__ void hash_lookup(const u64 *table, unsigned capacity, const unsigned *keys,
                                       unsigned *found, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned slot = hash(keys[i]) & (capacity - 1);
    unsigned result = 0xffffffffu;
    for (u64 pair = table[slot]; pair != EMPTY; pair = table[slot]) {
        if (pair >> 32 == keys[i]) {
            result = (unsigned)pair;
            break;
        }
        slot = (slot + 1) & (capacity - 1);
    }
    found[i] = result;
}
