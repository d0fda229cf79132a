/* suggestion.h: finds the known word that is most similar to a misspelt one. Words are similar if at most one character
 * in three differs.
 *
 *     Suggestion near = suggestion_begin("shared-memory=1", "=");
 *     suggestion_try(&near, word) for every known word;
 *     near.best is the most similar of them, NULL if none is similar
 */
#ifndef NVIR_IR_SUGGESTION_H
#define NVIR_IR_SUGGESTION_H

#include <stddef.h>

typedef struct Suggestion {
    const char *word, *best; /* the misspelt word; the most similar known word so far, or NULL */
    size_t len;              /* of the misspelt word */
    unsigned least;          /* a known word with an edit distance below this becomes the best one */
} Suggestion;

Suggestion suggestion_begin(const char *word, const char *stop); /* the word ends before any character of `stop` */
Suggestion suggestion_begin_slice(const char *word, size_t len); /* the word is word[0..len) */
/* Makes `known` the best word if it is more similar than all before it; it must stay valid as long as `best` is used.
 * Ignores words of more than 63 characters. */
void suggestion_try(Suggestion *n, const char *known);

#endif
