/* dot_calls.h: the picture of the call graph. */
#ifndef NVIR_ANALYSIS_DOT_DOT_CALLS_H
#define NVIR_ANALYSIS_DOT_DOT_CALLS_H

#include "analysis/dot/dot_text.h"

/* Writes a node for each function that is drawn and for each function that such a function calls, and one edge for each
 * pair of caller and callee, with the number of calls if there are several. Calls of intrinsics and inline assembly are
 * left out; calls whose callee is not known lead to one node "?". */
void dot_callgraph(Dot *d);

#endif
