/* dot_calls.h: the picture of the call graph. */
#ifndef NVIR_ANALYSIS_DOT_DOT_CALLS_H
#define NVIR_ANALYSIS_DOT_DOT_CALLS_H

#include "analysis/dot/dot_text.h"

/* Writes the functions, and an edge for each pair of caller and callee. */
void dot_callgraph(Dot *d);

#endif
