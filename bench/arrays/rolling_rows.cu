// rolling_rows: tables of which only the last rows are kept: an alignment with affine gaps, whose two rows are swapped by
// pointer; a longest common subsequence, whose rows are chosen by the parity of the counter; a Sobel filter, whose three rows take
// turns.
// Launch: one block; a thread for each pair of strings, or for each column of the image.
// Buffers: a, b (strings of n and of COLUMNS characters for each thread), score, length, out (written), image.pixel.
// Check: any implementation that keeps the whole tables.
#include <stdint.h>

constexpr int COLUMNS = 16;

__global__ void align_affine(const int8_t *a, const int8_t *b, int *score, int n) {
    short rows[2][COLUMNS + 1], gap[COLUMNS + 1];
    short *last = rows[0], *next = rows[1];
    a += threadIdx.x * n;
    b += threadIdx.x * COLUMNS;
    for (int j = 0; j <= COLUMNS; j++) {
        last[j] = j ? -2 - j : 0;
        gap[j] = -10000;
    }
    for (int i = 1; i <= n; i++) {
        short open = -10000;
        next[0] = -2 - i;
        for (int j = 1; j <= COLUMNS; j++) {
            open = max(open - 1, next[j - 1] - 3);
            gap[j] = max(gap[j] - 1, last[j] - 3);
            short match = last[j - 1] + (a[i - 1] == b[j - 1] ? 2 : -1);
            next[j] = max(match, max(open, gap[j]));
        }
        short *t = last;
        last = next;
        next = t;
    }
    score[threadIdx.x] = last[COLUMNS];
}

__global__ void common_subsequence(const int8_t *a, const int8_t *b, int *length, int n) {
    int dp[2][COLUMNS + 1] = {};
    a += threadIdx.x * n;
    b += threadIdx.x * COLUMNS;
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= COLUMNS; j++)
            dp[i & 1][j] = a[i - 1] == b[j - 1] ? dp[(i - 1) & 1][j - 1] + 1 : max(dp[(i - 1) & 1][j], dp[i & 1][j - 1]);
    length[threadIdx.x] = dp[n & 1][COLUMNS];
}

struct Image {
    const uint8_t *pixel;
    int width, height;
    __device__ int at(int x, int y) const {
        return pixel[max(0, min(y, height - 1)) * width + max(0, min(x, width - 1))];
    }
};

__global__ void sobel(Image image, int *out) {
    int rows[3][3], *r[3] = {rows[0], rows[1], rows[2]}, x = threadIdx.x;
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < 3; i++) r[k][i] = image.at(x + i - 1, k - 1);
    for (int y = 0; y < image.height; y++) {
        int gx = r[0][2] + 2 * r[1][2] + r[2][2] - r[0][0] - 2 * r[1][0] - r[2][0];
        int gy = r[2][0] + 2 * r[2][1] + r[2][2] - r[0][0] - 2 * r[0][1] - r[0][2];
        out[y * image.width + x] = abs(gx) + abs(gy);
        int *top = r[0];
        r[0] = r[1];
        r[1] = r[2];
        r[2] = top;
        for (int i = 0; i < 3; i++) r[2][i] = image.at(x + i - 1, y + 2);
    }
}
