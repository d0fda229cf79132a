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

#endif
