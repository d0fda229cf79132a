/* align.c: Myers' O(ND) difference algorithm in linear space, with a stack of its own.
 *
 * A box is a stretch of a against a stretch of b. Paths from both its corners are extended until they meet,
 * and the box is split there. When they have not met after BOUND differences, it is split at the furthest
 * point that the forward path has reached, at least BOUND steps on: so the work is at most BOUND times the
 * length. */
#include "ptx/tools/align.h"

#include "ir/ir.h"

enum { BOUND = 2048 };

typedef struct Box { uint32_t a, b, n, m; } Box;
typedef struct Point { int64_t x, y; } Point;
/* Furthest x on each diagonal, forward and backward; diagonal k at [BOUND + 1 + k]. */
typedef struct Paths { int64_t forward[2 * BOUND + 3], backward[2 * BOUND + 3]; } Paths;

static int64_t step(const int64_t *v, int64_t k, int64_t d) {
    return k == -d || (k != d && v[k - 1] < v[k + 1]) ? v[k + 1] : v[k - 1] + 1;
}

static bool inside(int64_t x, int64_t k, int64_t n, int64_t m) { return x <= n && x - k <= m; }

static Point furthest(const int64_t *v, int64_t d, int64_t n, int64_t m) {
    Point best = {0, 0};
    for (int64_t k = -d; k <= d; k += 2)
        if (inside(v[k], k, n, m) && 2 * v[k] - k > best.x + best.y) best = (Point){v[k], v[k] - k};
    return best;
}

/* Where to split a box whose first and last elements differ. */
static Point middle(Paths *p, const uint32_t *a, int64_t n, const uint32_t *b, int64_t m) {
    int64_t *f = p->forward + BOUND + 1, *r = p->backward + BOUND + 1, delta = n - m;
    f[1] = r[1] = 0;
    for (int64_t d = 0; d <= BOUND; d++) {
        for (int64_t k = -d; k <= d; k += 2) {
            int64_t x = step(f, k, d), other = delta - k;
            while (x < n && x - k < m && a[x] == b[x - k]) x++;
            f[k] = x;
            if (delta & 1 && other >= 1 - d && other <= d - 1 && inside(x, k, n, m) &&
                inside(r[other], other, n, m) && x + r[other] >= n) return (Point){x, x - k};
        }
        for (int64_t k = -d; k <= d; k += 2) {
            int64_t x = step(r, k, d), other = delta - k;
            while (x < n && x - k < m && a[n - 1 - x] == b[m - 1 - (x - k)]) x++;
            r[k] = x;
            if (!(delta & 1) && other >= -d && other <= d && inside(x, k, n, m) &&
                inside(f[other], other, n, m) && x + f[other] >= n) return (Point){n - x, m - (x - k)};
        }
    }
    return furthest(f, BOUND, n, m);
}

void align(const uint32_t *a, uint32_t n, const uint32_t *b, uint32_t m, uint32_t *match) {
    VEC(Box) stack = {0};
    Paths *paths = mem_alloc(sizeof *paths);
    memset(match, 0, n * sizeof *match);
    vec_push(&stack, ((Box){0, 0, n, m}));
    while (stack.n) {
        Box x = vec_pop(&stack);
        for (; x.n && x.m && a[x.a] == b[x.b]; x.n--, x.m--) match[x.a++] = ++x.b;
        for (; x.n && x.m && a[x.a + x.n - 1] == b[x.b + x.m - 1]; x.n--, x.m--)
            match[x.a + x.n - 1] = x.b + x.m;
        if (!x.n || !x.m) continue;
        Point at = middle(paths, a + x.a, x.n, b + x.b, x.m);
        uint32_t i = (uint32_t)at.x, j = (uint32_t)at.y;
        if ((!i && !j) || (i == x.n && j == x.m)) continue;
        vec_push(&stack, ((Box){x.a + i, x.b + j, x.n - i, x.m - j}));
        vec_push(&stack, ((Box){x.a, x.b, i, j}));
    }
    free(paths);
    vec_free(&stack);
}
