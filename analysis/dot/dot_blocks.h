/* dot_blocks.h: pictures of the control flow of one function. */
#ifndef NVIR_ANALYSIS_DOT_DOT_BLOCKS_H
#define NVIR_ANALYSIS_DOT_DOT_BLOCKS_H

#include "analysis/dot/dot_text.h"

/* Each of these writes the nodes and edges of function s. Blocks that are not reachable have nodes too. */
/* Writes the control flow graph, with the instructions in the blocks. */
void dot_cfg(Dot *d, SymId s, const Fn *f);
/* Writes the dominator tree, with the names of the blocks. */
void dot_dom(Dot *d, SymId s, const Fn *f);
/* Writes the control flow graph, with the names of the blocks and a frame around those of each loop. */
void dot_loops(Dot *d, SymId s, const Fn *f);

#endif
