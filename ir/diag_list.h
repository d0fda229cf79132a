/* diag_list.h: the messages of a run as JSON or SARIF, for editors and for continuous integration. */
#ifndef NVIR_IR_DIAG_LIST_H
#define NVIR_IR_DIAG_LIST_H

#include "ir/ir.h"

/* A zeroed list is unused: messages are printed as text, and diag_list_end does nothing. */
typedef struct DiagList {
    const char *program;
    bool used, sarif;
    Out text, notes; /* all messages except the last one; the notes of the last one */
    Out last;        /* the last message, without its notes and its closing brace, because notes may follow */
} DiagList;

bool diag_list_is_format(const char *word); /* reports whether word is text, json or sarif */
/* Initialises l. If the format is json or sarif, directs all further messages of d to l; if it is NULL or "text", d
 * does not change. `program` is the name that a SARIF log contains. */
void diag_list_begin(DiagList *l, Diag *d, const char *program, const char *format);
/* Writes the list to `out` and frees it, but does not restore the Diag. Does nothing if the list is unused. */
void diag_list_end(DiagList *l, FILE *out);

#endif
