/* diag_list.h: the messages of a run as JSON or SARIF, for editors and for continuous integration. */
#ifndef NVIR_IR_DIAG_LIST_H
#define NVIR_IR_DIAG_LIST_H

#include "ir/ir.h"

/* A list of messages, which are kept in memory as they are reported. A zeroed list is unused: messages are printed as
 * text, and diag_list_end does nothing. */
typedef struct DiagList {
    const char *program; /* the name of the tool in a SARIF log */
    bool used, sarif;    /* the format is json or sarif; it is sarif */
    Out text, notes;     /* all messages except the last one, each with its notes; the notes of the last one so far */
    Out last;            /* the last message, without its notes and its closing brace, because notes may follow */
} DiagList;

bool diag_list_is_format(const char *word); /* reports whether word is text, json or sarif */
/* Initialises l. If `format` is "json" or "sarif", directs all further messages of d to l by setting its handler, and
 * its `out` to NULL; l must then stay valid as long as d is used. If it is NULL or "text", d does not change. */
void diag_list_begin(DiagList *l, Diag *d, const char *program, const char *format);
/* Writes the list to `out`, where errors are ignored, and frees it, but does not restore the handler of the Diag. Does
 * nothing if the list is unused. */
void diag_list_end(DiagList *l, FILE *out);

#endif
