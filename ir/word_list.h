/* word_list.h: lists of names on the command line: "a,b". */
#ifndef NVIR_IR_WORD_LIST_H
#define NVIR_IR_WORD_LIST_H

#include <stdbool.h>

/* Reports whether a list has the word. NULL has none, "" has all. */
bool list_has(const char *list, const char *word);

#endif
