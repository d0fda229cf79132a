/* show_ir.h: prints the module between passes, on standard error: -print-before, -print-after, -print-changed. */
#ifndef NVIR_TRANSFORM_SHOW_IR_H
#define NVIR_TRANSFORM_SHOW_IR_H

#include "ir/ir.h"

typedef struct ShowOptions {
    const char *functions; /* -filter-print-funcs: "f,g", these only; NULL: the module */
    bool module_scope;     /* -print-module-scope: the whole module, if it has one of these functions */
    const char *changed; /* -print-changed: ""; "quiet": without the passes that change nothing; "diff": what changed */
} ShowOptions;

/* Prints the module under a heading: "; *** IR after dce ***". Prints nothing if no function is to be shown. */
void show_ir(Module *m, const ShowOptions *o, const char *when, const char *pass);

/* The text that was printed last; zeroed: none yet. */
typedef struct ShownText {
    Out text;
} ShownText;
bool show_is_change(const char *word); /* whether `word` may stand after -print-changed= */
/* Print the module at the start of a pipeline, and after a pass that says whether it has changed something. */
void show_start(ShownText *s, Module *m, const ShowOptions *o);
void show_change(ShownText *s, Module *m, const ShowOptions *o, const char *pass, bool changed);
void show_end(ShownText *s);

#endif
