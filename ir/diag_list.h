/* diag_list.h: the messages of a run as JSON or SARIF, for editors and for continuous integration. */
#ifndef NVIR_IR_DIAG_LIST_H
#define NVIR_IR_DIAG_LIST_H

#include "ir/ir.h"

/* Zeroed, it is unused, and its messages are printed as text. */
typedef struct DiagList {
    const char *program;
    bool used, sarif;
    Out text, notes; /* the complete results; the notes of the last one, which is not complete yet */
    Out last;        /* the last result, up to its notes */
} DiagList;

bool diag_list_is_format(const char *word); /* text, json or sarif */
/* From now on the messages of d go to the list, unless the format is NULL or "text". */
void diag_list_begin(DiagList *l, Diag *d, const char *program, const char *format);
void diag_list_end(DiagList *l, FILE *out); /* writes the list, and frees it */

#endif
