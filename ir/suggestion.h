/* suggestion.h: spelling suggestions: finds the known word that is most similar to a misspelt one.
 *
 *     Near near = near_begin("shared-memory=1", "=");
 *     near_try(&near, word) for every known word;
 *     near.best is the most similar of them, NULL if none is similar
 */
#ifndef NVIR_IR_SUGGESTION_H
#define NVIR_IR_SUGGESTION_H

#include <stddef.h>

typedef struct Near { const char *word, *best; size_t len; unsigned least; } Near;

Near near_begin(const char *word, const char *stop);   /* the word ends before any character of `stop` */
Near near_slice(const char *word, size_t len);
void near_try(Near *n, const char *known);

#endif
