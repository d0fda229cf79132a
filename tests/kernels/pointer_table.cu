// pointer_table: globals of every kind with initialisers, among them addresses of other globals: strings, a
// table of structures that point into arrays, and an address in the middle of an array.
// Launch: one block; thread t < 4 handles row t.
// Buffers: lengths (4 ints, written: length of the row's name), sums (4 ints, written: sum of the row's
//          values), out (n ints, written).
// Check: names "one", "three", "", "fifteen chars.."; values {1}, {1, 2, 3}, {}, {10, 20, 30, 40}; out[i] =
//        100 + i * (i % 3 == 0 ? 5 : i % 3 == 1 ? 7 : 40); exact.

struct Row {
    const char *name;
    const int *values;
    int count;
};

__device__ int first_values[4] = {1, 1, 2, 3};
__device__ int more_values[] = {10, 20, 30, 40};
__device__ const int steps[2] = {5, 7};
__constant__ int base = 100;

__device__ Row rows[4] = {
    {"one", first_values, 1},
    {"three", first_values + 1, 3},
    {"", nullptr, 0},
    {"fifteen chars..", more_values, 4},
};
__device__ const int *step[3] = {&steps[0], &steps[1], &more_values[3]};
__device__ double factor = 1.0;
__device__ struct { unsigned char tag; short pair[2]; float x; } mixed = {7, {-1, 2}, 0.5f};

extern "C" __global__ void pointer_table(int *lengths, int *sums, int *out, int n) {
    int t = threadIdx.x;
    if (t < 4) {
        Row r = rows[t];
        int length = 0;
        for (const char *p = r.name; *p; p++)
            length++;
        int sum = 0;
        for (int i = 0; i < r.count; i++)
            sum += r.values[i];
        lengths[t] = length;
        sums[t] = sum;
    }
    int extra = mixed.tag + mixed.pair[0] * 6 + (int)(mixed.x * 2.0f) - mixed.pair[1];    // 7 - 6 + 1 - 2 = 0
    for (int i = t; i < n; i += blockDim.x)
        out[i] = base + extra + (int)(i * factor) * *step[i % 3];
}
