// edit_distance: the Levenshtein distance of pairs of words, two rows of the table in local memory, the
// roles of the rows exchanged through pointers.
// Launch: any grid and block covering the pairs.
// Buffers: a, b (pairs * 32 chars, zero-terminated words of at most 31), distance (pairs ints, written).
// Check: against the host, exact.

#define LIMIT 32

extern "C" __global__ void edit_distance(const char *a, const char *b, int *distance, int pairs) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= pairs)
        return;
    const char *s = a + i * LIMIT, *t = b + i * LIMIT;
    unsigned char first[LIMIT + 1], second[LIMIT + 1];
    unsigned char *above = first, *row = second;
    int columns = 0;
    while (columns < LIMIT && t[columns] != 0)
        columns++;
    for (int c = 0; c <= columns; c++)
        above[c] = c;
    for (int r = 0; r < LIMIT && s[r] != 0; r++) {
        row[0] = r + 1;
        for (int c = 0; c < columns; c++) {
            int change = above[c] + (s[r] != t[c]);
            int remove = above[c + 1] + 1;
            int insert = row[c] + 1;
            row[c + 1] = min(change, min(remove, insert));
        }
        unsigned char *swap = above;
        above = row;
        row = swap;
    }
    distance[i] = above[columns];
}
