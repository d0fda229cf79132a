/* hoist_addresses.h: address computations that several blocks need are emitted once, in a block that
 * dominates them. */
#ifndef NVIR_PTX_SELECT_HOIST_ADDRESSES_H
#define NVIR_PTX_SELECT_HOIST_ADDRESSES_H

#include "ptx/emit.h"

void hoist_begin(Emit *e);            /* at the beginning of a function, after uses are counted */
void hoist_block(Emit *e, BlockId b); /* before b's terminator: emits the addresses hoisted into b */
void hoist_free(Emit *e);

#endif
