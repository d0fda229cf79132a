/* word_list.c: see word_list.h. */
#include "ir/word_list.h"

#include <string.h>

bool list_has(const char *list, const char *word) {
    if (!list) return false;
    if (!*list) return true;
    for (const char *p = list;; p++) {
        size_t n = strcspn(p, ",");
        if (strlen(word) == n && !memcmp(p, word, n)) return true;
        p += n;
        if (!*p) return false;
    }
}
