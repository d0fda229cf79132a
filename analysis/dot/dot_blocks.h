/* dot_blocks.h: pictures of the control flow of one function. */
#ifndef NVIR_ANALYSIS_DOT_DOT_BLOCKS_H
#define NVIR_ANALYSIS_DOT_DOT_BLOCKS_H

#include "analysis/dot/dot_text.h"

/* Write the nodes and edges of function s: its control flow graph, its dominator tree, and its control flow graph with
 * a frame around each loop. Blocks that are not reachable have nodes too. */
void dot_cfg(Dot *d, SymId s, const Fn *f);
void dot_dom(Dot *d, SymId s, const Fn *f);
void dot_loops(Dot *d, SymId s, const Fn *f);

#endif
