// struct_copy: copies and clears whole structures: global to shared, shared to local and back, with memcpy
// and memset, and sorts small records in local memory by insertion.
// Launch: one block of at most 32 threads.
// Buffers: in, out (blockDim.x Record), check (blockDim.x ints, written: the sum of the items before the
//          sort).
// Check: out[t] = in[(t + 1) % n] with its items sorted by key (ties keep their order) and its name cleared
//        after the first zero; check[t] exact.

#include <string.h>

struct Item {
    short key;
    int value;
};

struct Record {
    char name[24];
    Item items[8];
    double weight;
};

__device__ int item_sum(Record r) {
    int sum = 0;
    for (int i = 0; i < 8; i++)
        sum += r.items[i].value;
    return sum;
}

extern "C" __global__ void struct_copy(const Record *in, Record *out, int *check) {
    __shared__ Record room[32];
    int t = threadIdx.x, n = blockDim.x;
    memcpy(&room[t], &in[t], sizeof(Record));
    __syncthreads();
    Record mine = room[(t + 1) % n];
    check[t] = item_sum(mine);
    for (int i = 1; i < 8; i++) {
        Item moving = mine.items[i];
        int j = i;
        while (j > 0 && mine.items[j - 1].key > moving.key) {
            mine.items[j] = mine.items[j - 1];
            j--;
        }
        mine.items[j] = moving;
    }
    int length = 0;
    while (length < 24 && mine.name[length] != 0)
        length++;
    memset(mine.name + length, 0, 24 - length);
    __syncthreads();
    room[t] = mine;
    __syncthreads();
    out[t] = room[t];
}
