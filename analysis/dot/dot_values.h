/* dot_values.h: pictures of the values of one function. */
#ifndef NVIR_ANALYSIS_DOT_DOT_VALUES_H
#define NVIR_ANALYSIS_DOT_DOT_VALUES_H

#include "analysis/dot/dot_text.h"

/* Writes the parameters and instructions of function s, except debug records, and an edge from each value to each
 * instruction that uses it. */
void dot_defuse(Dot *d, SymId s, const Fn *f);

/* Write the pointers and accesses of function s; and, for all functions, the edges between them and the variables. An
 * edge may lead from one function to another, and graphviz puts a node into the frame of the first edge that names
 * it, so the edges come last. */
void dot_pointers(Dot *d, SymId s, const Fn *f);
void dot_pointer_edges(Dot *d);

#endif
