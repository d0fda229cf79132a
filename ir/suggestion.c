/* suggestion.c: spelling suggestions, see suggestion.h. */
#include "ir/suggestion.h"

#include <stdbool.h>
#include <string.h>

enum { WORD_MAX = 63 }; /* the longest word that is compared */

/* Returns the edit distance of two words of at most WORD_MAX characters (Damerau and Levenshtein): the least number of
 * steps that turn one into the other, where a step inserts, removes or replaces a character, or exchanges two
 * neighbours. */
static unsigned word_distance(const char *a, size_t na, const char *b, size_t nb) {
    unsigned row[3][WORD_MAX + 1]; /* row[i % 3][j]: the distance of the first i characters of a and the first j of b */
    for (size_t j = 0; j <= nb; j++) row[0][j] = (unsigned)j;
    for (size_t i = 1; i <= na; i++) {
        unsigned *now = row[i % 3], *before = row[(i + 2) % 3], *two = row[(i + 1) % 3];
        now[0] = (unsigned)i;
        for (size_t j = 1; j <= nb; j++) {
            unsigned best = before[j - 1] + (a[i - 1] != b[j - 1]);
            if (before[j] + 1 < best) best = before[j] + 1;
            if (now[j - 1] + 1 < best) best = now[j - 1] + 1;
            bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped && two[j - 2] + 1 < best) best = two[j - 2] + 1;
            now[j] = best;
        }
    }
    return row[na % 3][nb];
}

Suggestion suggestion_begin_slice(const char *word, size_t len) {
    return (Suggestion){word, NULL, len, (unsigned)len / 3 + 1}; /* accept up to one change in three characters */
}

Suggestion suggestion_begin(const char *word, const char *stop) {
    return suggestion_begin_slice(word, strcspn(word, stop));
}

void suggestion_try(Suggestion *n, const char *known) {
    size_t len = strlen(known);
    if (n->len > WORD_MAX || len > WORD_MAX || len >= n->len + n->least || n->len >= len + n->least) return;
    unsigned d = word_distance(n->word, n->len, known, len);
    if (d < n->least) n->least = d, n->best = known;
}
