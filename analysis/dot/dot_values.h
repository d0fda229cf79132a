/* dot_values.h: pictures of the values of one function. */
#ifndef NVIR_ANALYSIS_DOT_DOT_VALUES_H
#define NVIR_ANALYSIS_DOT_DOT_VALUES_H

#include "analysis/dot/dot_text.h"

/* Writes the parameters and instructions of function s, except debug records, and an edge from each value to each
 * instruction that uses it. */
void dot_defuse(Dot *d, SymId s, const Fn *f);

/* Writes a node for each pointer and memory access of function s, with its space set, and for the pointer that s
 * returns, if it does. Needs d->spaces. */
void dot_pointers(Dot *d, SymId s, const Fn *f);
/* Writes the edges between the nodes of dot_pointers in all functions that are drawn, those of calls included, and the
 * nodes of the variables that such edges come from. Call it after the last dot_pointers: an edge may lead from one
 * function to another, and graphviz puts a node into the frame in which it is named first. */
void dot_pointer_edges(Dot *d);

#endif
