/* suggestion.h: finds the known word that is most similar to a misspelt one. A known word is similar if its edit
 * distance from the misspelt word is at most a third of the length of that.
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
    unsigned least;          /* a known word whose edit distance from `word` is below this becomes the best one */
} Suggestion;

/* Return the search for a word, which must stay valid during the search: the text up to the first character that is in
 * `stop`, or up to its end; or the text word[0..len). */
Suggestion suggestion_begin(const char *word, const char *stop);
Suggestion suggestion_begin_slice(const char *word, size_t len);
/* Makes `known` the best word if it is similar, that is, differs in at most one character of three, and is more similar
 * than all that have been tried before. It must stay valid as long as `best` is used. Does nothing if one of the two
 * words has more than 63 characters. */
void suggestion_try(Suggestion *n, const char *known);

#endif
