/* suggestion.c: spelling suggestions, see suggestion.h. */
#include "ir/suggestion.h"

#include <string.h>

enum { WORD_MAX = 63 };

/* Returns the Levenshtein distance of two words of at most WORD_MAX characters. */
static unsigned word_distance(const char *a, size_t na, const char *b, size_t nb) {
    unsigned row[WORD_MAX + 1];
    for (size_t j = 0; j <= nb; j++) row[j] = (unsigned)j;
    for (size_t i = 1; i <= na; i++) {
        unsigned diagonal = row[0];
        row[0] = (unsigned)i;
        for (size_t j = 1; j <= nb; j++) {
            unsigned best = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[j];
            if (row[j] + 1 < best) best = row[j] + 1;
            if (row[j - 1] + 1 < best) best = row[j - 1] + 1;
            row[j] = best;
        }
    }
    return row[nb];
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
