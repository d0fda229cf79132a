/* preheader.h: gives loops a preheader: a block outside of the loop through which alone it is entered, and which leads
 * nowhere else, so that what is computed there is computed once if, and only if, the loop is entered. */
#ifndef NVIR_TRANSFORM_LOOPS_PREHEADER_H
#define NVIR_TRANSFORM_LOOPS_PREHEADER_H

#include "analysis/loops.h"

/* Creates preheaders for n loops that have none (Loop.preheader). `c` and `l` describe f before the call and are out of
 * date after it. */
void preheaders_make(Fn *f, const Cfg *c, const Loops *l, const uint32_t *loop, uint32_t n);

#endif
