/* share.h: address arithmetic is done once for all that it dominates. known_find and known_add: emit.h. */
#ifndef NVIR_PTX_SELECT_SHARE_H
#define NVIR_PTX_SELECT_SHARE_H

#include "ptx/emit.h"

void share_begin(Emit *e);                 /* a function begins whose uses are counted */
void share_block(Emit *e, BlockId b);      /* before its terminator: addresses for the blocks behind */
void share_free(Emit *e);

#endif
