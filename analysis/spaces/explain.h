/* explain.h: why a pointer may point to a space: the way from it back to where the space came in.
 *
 * The analysis logs each bit when it is set, with the node that it came from (Spaces.cause;
 * options.explain). Each bit is set once and came from what was set before, so the way back ends, at a
 * source. */
#ifndef NVIR_ANALYSIS_SPACES_EXPLAIN_H
#define NVIR_ANALYSIS_SPACES_EXPLAIN_H

#include "analysis/spaces/spaces.h"

typedef struct Explain {
    const Spaces *s;           /* built with options.explain */
    Out *o;                    /* for the printing functions: in memory */
    Printer *printer;
    uint32_t *head, *next;     /* by node: 1 + index of its last cause; by cause: 1 + the one before */
    uint32_t steps_max;
} Explain;

void explain_begin(Explain *e, const Spaces *s, Out *o);      /* o NULL: for explain_notes() only */
void explain_end(Explain *e);

/* The set of a pointer, and the way to each space in it. */
void explain_value(Explain *e, SymId fn, ValueId v);
/* Where the spaces of operand i of v come from, as notes to the last message. */
void explain_notes(Explain *e, SymId fn, ValueId v, uint32_t i);

/* -explain=WHAT: "all", "%p", "@f" or "@f:%p". False: there is nothing of that name. */
bool explain_module(const Spaces *s, const char *what, Out *o);

#endif
