/* dot.h: draws a module as a graph, in the language of graphviz (`dot -Tsvg`).
 *
 *     cfg        the control flow graph: blocks with their instructions
 *     dom        the dominator tree
 *     loops      the control flow graph without instructions; a frame for each loop encloses its blocks
 *     defuse     parameters and instructions, with an edge from each value to each of its uses
 *     spaces     pointers and memory accesses, each with its space set (spaces.h); edges also follow calls
 *     callgraph  functions, with the spaces of their pointer parameters
 *
 * In all but callgraph, each function is a graphviz cluster, a frame labelled with its name. The label of a memory
 * access, and in defuse and spaces that of a pointer, begins with the letter of its space (space_letter). The same
 * module and options give the same text. */
#ifndef NVIR_ANALYSIS_DOT_DOT_H
#define NVIR_ANALYSIS_DOT_DOT_H

#include "analysis/knobs.h"
#include "ir/ir.h"
#include "ir/suggestion.h"

/* What dot_draw draws. */
typedef struct DotOptions {
    const char *kind;      /* a name for which dot_is_kind holds */
    const char *functions; /* a list "f,g" in the form of symbol_is_listed: draw only these; NULL: draw all */
    const Knobs *knobs;
    uint32_t sm; /* the target for the analysis of spaces, 90 for sm_90; 0: not known */
} DotOptions;

/* Reports whether `kind` is one of the six names above. */
bool dot_is_kind(const char *kind);
/* Calls suggestion_try with each of the six names, so that `near` can suggest one for a misspelt name. */
void dot_nearest(Suggestion *near);
/* Writes the picture that the options describe to `o`. Runs the analysis of spaces only for the kind "spaces". */
void dot_draw(const DotOptions *options, Module *m, Out *o);

#endif
