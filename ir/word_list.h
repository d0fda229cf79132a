/* word_list.h: lists of names on the command line: "a,b". */
#ifndef NVIR_IR_WORD_LIST_H
#define NVIR_IR_WORD_LIST_H

#include <stdbool.h>

/* Reports whether a list "a,b,..." contains the word. NULL is the list without words, and "" the list of all words. */
bool list_has(const char *list, const char *word);

#endif
