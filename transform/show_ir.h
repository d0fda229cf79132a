/* show_ir.h: prints the module between passes, on standard error: -print-before, -print-after, -print-changed. */
#ifndef NVIR_TRANSFORM_SHOW_IR_H
#define NVIR_TRANSFORM_SHOW_IR_H

#include "ir/ir.h"

typedef struct ShowOptions {
    const char *functions; /* -filter-print-funcs: "f,g", only these functions are printed; NULL: the module */
    bool module_scope;     /* -print-module-scope: print the whole module, if it has one of these functions */
    const char *changed;   /* -print-changed: NULL: absent; "": a line also for a pass that changes nothing; "quiet": no
                              such line; "diff": no such line, and only the difference */
} ShowOptions;

/* Prints the functions that the options select, or the module, under a heading: "; *** IR after dce ***". when: "before
 * " or "after ". Prints nothing if no function is selected. */
void show_ir(Module *m, const ShowOptions *o, const char *when, const char *pass);

/* The text of the selected functions, or of the module, after the last change. */
typedef struct ShownText {
    Out text;
} ShownText;
bool show_is_change(const char *word); /* reports whether `word` may stand after -print-changed= */
/* For -print-changed; o->changed must not be NULL. show_start records the text at the start of a pipeline, and prints
 * it except with "diff", or if it is empty. show_change is called after each pass, which returned `changed`: if that is
 * true and the text differs from the recorded one, it prints the text or the difference, and records the text.
 * Otherwise it prints ": no change" if o->changed is "". show_end frees the text; *s may be zeroed. */
void show_start(ShownText *s, Module *m, const ShowOptions *o);
void show_change(ShownText *s, Module *m, const ShowOptions *o, const char *pass, bool changed);
void show_end(ShownText *s);

#endif
