/* dot.h: draws a module as a graph, in the language of graphviz (`dot -Tsvg`).
 *
 *     cfg        blocks with their instructions
 *     dom        the dominator tree
 *     loops      blocks, in a frame for each loop
 *     defuse     instructions, and who uses the result of each
 *     spaces     pointers and accesses, with the space set of each, across calls
 *     callgraph  functions, with the spaces of their pointer parameters
 *
 * Each function is a frame with its name. A pointer, and an access to memory, begins with the letter of its space
 * (space_letter). The text depends on nothing but the module. */
#ifndef NVIR_ANALYSIS_DOT_DOT_H
#define NVIR_ANALYSIS_DOT_DOT_H

#include "analysis/knobs.h"
#include "ir/ir.h"
#include "ir/suggestion.h"

typedef struct DotOptions {
    const char *kind;      /* a name for which dot_is_kind holds */
    const char *functions; /* draw these only: "f,g"; NULL: all */
    const Knobs *knobs;
    uint32_t sm; /* 0: not known */
} DotOptions;

bool dot_is_kind(const char *kind);
void dot_nearest(Suggestion *near); /* offers all kinds to the search for the nearest name */
/* Writes the picture of the module that the options describe. */
void dot_draw(const DotOptions *options, Module *m, Out *o);

#endif
