/* hoist_addresses.h: address computations that several blocks need are emitted once, in a block that
 * dominates them. */
#ifndef NVIR_PTX_SELECT_HOIST_ADDRESSES_H
#define NVIR_PTX_SELECT_HOIST_ADDRESSES_H

#include "ptx/emit.h"

/* Chooses the address sums of function e->f to hoist, into e->hoist, which it allocates at the first call. Called
 * before the function is emitted, after plan.uses is counted. */
void hoist_begin(Emit *e);
/* Emits the addresses hoisted into b, at most HOISTED_MAX, so that later getelementptrs find them available.
 * Skips one whose base is not yet emitted. Called before the terminator of b is emitted. */
void hoist_block(Emit *e, BlockId b);
void hoist_free(Emit *e); /* frees e->hoist, which may be NULL */

#endif
