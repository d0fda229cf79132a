/* preheader.h: gives loops a preheader: a block outside of the loop through which alone it is entered, and which leads
 * nowhere else, so that what is computed there is computed once if, and only if, the loop is entered. */
#ifndef NVIR_TRANSFORM_LOOPS_PREHEADER_H
#define NVIR_TRANSFORM_LOOPS_PREHEADER_H

#include "analysis/loops.h"

/* Gives each of n loops that has no preheader (Loop.preheader) one. Returns whether it created one; `c` and `l`, which
 * describe f before the call, are then out of date. */
bool preheaders_make(Fn *f, const Cfg *c, const Loops *l, const uint32_t *loop, uint32_t n);

/* Does the same for all loops of f. */
bool preheaders_complete(Fn *f);

/* Reports whether group i takes over the edges from block `from`; `with`: the last argument of edges_gather. */
typedef bool EdgeTaken(const void *with, uint32_t i, BlockId from);

/* Creates n blocks, whose ids are f->block.n, before the call, and those that follow. Block number i leads to block
 * to[i] alone, and takes over the edges to it, and the entries of its phis, from the blocks that `taken` names: at
 * least one, and none that another group of that block takes over. `c` describes f before the call and is out of date
 * after it. */
void edges_gather(Fn *f, const Cfg *c, const BlockId *to, uint32_t n, EdgeTaken *taken, const void *with);

#endif
