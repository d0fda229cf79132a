/* phi.h: copies for the phis of a block, emitted on its incoming edges. */
#ifndef NVIR_PTX_SELECT_PHI_H
#define NVIR_PTX_SELECT_PHI_H

#include "ptx/emit.h"

void phi_begin(Emit *e);                     /* once per function, after uses are counted */
void phi_open(Emit *e, BlockId from);        /* around the terminator of `from` ... */
void phi_close(Emit *e);
bool phi_edge(const Emit *e, BlockId to);    /* ... does the edge to `to` carry copies? */
void phi_copies(Emit *e, BlockId to);        /* emits them */
bool phi_early(const Emit *e, BlockId from, BlockId to);   /* do they stand before the branch? */
void phi_block(Emit *e, BlockId b);          /* what the phis of block b need at its beginning */

/* The phis of block b where it is entered from block yes if the condition holds and from no otherwise: each
 * chooses its value. Instead of copies on these edges. */
void phi_select(Emit *e, BlockId b, Opd condition, BlockId yes, BlockId no);

#endif
