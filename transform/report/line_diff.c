/* line_diff.c: the patience diff of Bram Cohen. The lines that occur exactly once in each text are paired, and a
 * longest sequence of pairs that is ascending in both texts is kept. Between two pairs, equal lines at the beginning
 * and at the end are matched; what is left between them is one edit. */
#include "transform/report/line_diff.h"

/* A line of either text. */
typedef struct KeyedLine {
    uint64_t key;
    uint32_t line;
    bool is_new;
} KeyedLine;

/* A pair of equal lines, by their numbers in the old and the new text. `before`: 1 + index of the pair before it in a
 * longest ascending sequence that ends with this pair; 0: it is the first. */
typedef struct LinePair {
    uint32_t old, now, before;
} LinePair;
typedef VEC(LinePair) LinePairs;

/* Orders lines by key; of equal keys, those of the old text come first, and then by line. For qsort. */
static int keyed_compare(const void *x, const void *y) {
    const KeyedLine *a = x, *b = y;
    if (a->key != b->key) return a->key < b->key ? -1 : 1;
    if (a->is_new != b->is_new) return a->is_new ? 1 : -1;
    return a->line < b->line ? -1 : a->line > b->line;
}

/* Orders pairs by their line in the old text. For qsort. */
static int pair_compare(const void *x, const void *y) {
    const LinePair *a = x, *b = y;
    return a->old < b->old ? -1 : a->old > b->old;
}

/* Appends a pair for each line that occurs exactly once in each text, in the order of the old one. */
static void pairs_find(const uint64_t *a, uint32_t na, const uint64_t *b, uint32_t nb, LinePairs *pairs) {
    uint32_t n = na + nb;
    KeyedLine *all = mem_alloc(((size_t)n + 1) * sizeof *all);
    for (uint32_t i = 0; i < na; i++) all[i] = (KeyedLine){a[i], i, false};
    for (uint32_t i = 0; i < nb; i++) all[na + i] = (KeyedLine){b[i], i, true};
    qsort(all, n, sizeof *all, keyed_compare);
    for (uint32_t i = 0, k; i < n; i = k) {
        for (k = i + 1; k < n && all[k].key == all[i].key;) k++;
        if (k == i + 2 && !all[i].is_new && all[i + 1].is_new)
            vec_push(pairs, ((LinePair){all[i].line, all[i + 1].line, 0}));
    }
    free(all);
    vec_sort(pairs, pair_compare);
}

/* Reduces the pairs, which ascend in the old text, to a longest sequence of them that ascends in the new one too
 * (patience sorting). */
static void pairs_ascend(LinePairs *pairs) {
    uint32_t *top = mem_alloc(((size_t)pairs->n + 1) * sizeof *top),
             n = 0; /* top[k]: the last pair of that sequence of k + 1 pairs which ends at the lowest `now` */
    for (uint32_t i = 0; i < pairs->n; i++) {
        uint32_t low = 0;
        lower_bound(low, n, mid, pairs->at[top[mid]].now < pairs->at[i].now);
        pairs->at[i].before = low ? 1 + top[low - 1] : 0;
        top[low] = i;
        if (low == n) n++;
    }
    LinePair *kept = mem_alloc(((size_t)n + 1) * sizeof *kept);
    for (uint32_t k = n, i = n ? 1 + top[n - 1] : 0; k > 0; i = pairs->at[i - 1].before) kept[--k] = pairs->at[i - 1];
    for (uint32_t k = 0; k < n; k++) pairs->at[k] = kept[k];
    pairs->n = n;
    free(kept), free(top);
}

void line_diff(const uint64_t *a, uint32_t na, const uint64_t *b, uint32_t nb, LineEdits *edits) {
    LinePairs pairs = {0};
    pairs_find(a, na, b, nb, &pairs);
    pairs_ascend(&pairs);
    uint32_t i = 0, j = 0; /* the lines of a before i and those of b before j are done */
    for (uint32_t k = 0; k <= pairs.n; k++) {
        uint32_t to = k < pairs.n ? pairs.at[k].old : na, to_new = k < pairs.n ? pairs.at[k].now : nb;
        while (i < to && j < to_new && a[i] == b[j]) i++, j++;
        uint32_t end = to, end_new = to_new;
        while (end > i && end_new > j && a[end - 1] == b[end_new - 1]) end--, end_new--;
        if (end > i || end_new > j) vec_push(edits, ((LineEdit){i, end - i, j, end_new - j}));
        i = to, j = to_new;
    }
    vec_free(&pairs);
}
