/* align.c: Myers' O(ND) difference algorithm ("An O(ND) Difference Algorithm and Its Variations", 1986) in
 * linear space, with an explicit stack instead of recursion.
 *
 * A box pairs a stretch of a with a stretch of b. Paths from its first and from its last corner are
 * extended until they meet, and the box is split at that point. If they have not met after DIFFERENCES_MAX
 * differences, the box is split at the furthest point of the forward path, which is at least
 * DIFFERENCES_MAX steps from the corner. Therefore the work is at most DIFFERENCES_MAX times the length. */
#include "ptx/tools/align.h"

#include "ir/ir.h"

enum { DIFFERENCES_MAX = 2048 };

/* n elements from a[a] on and m elements from b[b] on. */
typedef struct AlignBox {
    uint32_t a, b, n, m;
} AlignBox;
typedef struct AlignPoint {
    int64_t x, y;
} AlignPoint;
/* The furthest x on each diagonal, forward and backward; diagonal k is at [DIFFERENCES_MAX + 1 + k]. */
typedef struct AlignPaths {
    int64_t forward[2 * DIFFERENCES_MAX + 3], backward[2 * DIFFERENCES_MAX + 3];
} AlignPaths;

/* Returns the furthest x on diagonal k that d edits reach, before equal elements are skipped. v: the furthest x on each
 * diagonal with d - 1 edits. */
static int64_t step(const int64_t *v, int64_t k, int64_t d) {
    return k == -d || (k != d && v[k - 1] < v[k + 1]) ? v[k + 1] : v[k - 1] + 1;
}

/* Reports whether the point of diagonal k at x is inside a box of n by m. */
static bool inside(int64_t x, int64_t k, int64_t n, int64_t m) { return x <= n && x - k <= m; }

/* Returns the point inside the box that the paths with d differences have carried furthest. */
static AlignPoint furthest(const int64_t *v, int64_t d, int64_t n, int64_t m) {
    AlignPoint best = {0, 0};
    for (int64_t k = -d; k <= d; k += 2)
        if (inside(v[k], k, n, m) && 2 * v[k] - k > best.x + best.y) best = (AlignPoint){v[k], v[k] - k};
    return best;
}

/* Returns the point, relative to the box, at which to split a box of n elements of a and m of b whose first elements
 * differ, and whose last elements differ: one on a shortest path, or the furthest one reached with DIFFERENCES_MAX
 * differences. p: memory for the paths. */
static AlignPoint middle(AlignPaths *p, const uint32_t *a, int64_t n, const uint32_t *b, int64_t m) {
    int64_t *f = p->forward + DIFFERENCES_MAX + 1, *r = p->backward + DIFFERENCES_MAX + 1, delta = n - m;
    f[1] = r[1] = 0;
    for (int64_t d = 0; d <= DIFFERENCES_MAX; d++) {
        for (int64_t k = -d; k <= d; k += 2) {
            int64_t x = step(f, k, d), other = delta - k;
            while (x < n && x - k < m && a[x] == b[x - k]) x++;
            f[k] = x;
            if (delta & 1 && other >= 1 - d && other <= d - 1 && inside(x, k, n, m) && inside(r[other], other, n, m) &&
                x + r[other] >= n)
                return (AlignPoint){x, x - k};
        }
        for (int64_t k = -d; k <= d; k += 2) {
            int64_t x = step(r, k, d), other = delta - k;
            while (x < n && x - k < m && a[n - 1 - x] == b[m - 1 - (x - k)]) x++;
            r[k] = x;
            if (!(delta & 1) && other >= -d && other <= d && inside(x, k, n, m) && inside(f[other], other, n, m) &&
                x + f[other] >= n)
                return (AlignPoint){n - x, m - (x - k)};
        }
    }
    return furthest(f, DIFFERENCES_MAX, n, m);
}

void align_sequences(const uint32_t *a, uint32_t n, const uint32_t *b, uint32_t m, uint32_t *match) {
    VEC(AlignBox) stack = {0};
    AlignPaths *paths = mem_alloc(sizeof *paths);
    memset(match, 0, n * sizeof *match);
    vec_push(&stack, ((AlignBox){0, 0, n, m}));
    while (stack.n) {
        AlignBox x = vec_pop(&stack);
        for (; x.n && x.m && a[x.a] == b[x.b]; x.n--, x.m--) match[x.a++] = ++x.b;
        for (; x.n && x.m && a[x.a + x.n - 1] == b[x.b + x.m - 1]; x.n--, x.m--) match[x.a + x.n - 1] = x.b + x.m;
        if (!x.n || !x.m) continue;
        AlignPoint at = middle(paths, a + x.a, x.n, b + x.b, x.m);
        uint32_t i = (uint32_t)at.x, j = (uint32_t)at.y;
        if ((!i && !j) || (i == x.n && j == x.m)) continue;
        vec_push(&stack, ((AlignBox){x.a + i, x.b + j, x.n - i, x.m - j}));
        vec_push(&stack, ((AlignBox){x.a, x.b, i, j}));
    }
    free(paths);
    vec_free(&stack);
}
