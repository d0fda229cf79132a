/* phi.h: lowers phis to parallel copies on the incoming edges of their block. */
#ifndef NVIR_PTX_SELECT_PHI_H
#define NVIR_PTX_SELECT_PHI_H

#include "ptx/emit.h"

void phi_begin(Emit *e); /* once per function, after uses are counted */
/* phi_open and phi_close enclose the emission of the terminator of `from`; in between the others may be
 * called for its edges. */
void phi_open(Emit *e, BlockId from);
void phi_close(Emit *e);
bool phi_edge(const Emit *e, BlockId to); /* reports whether the edge to `to` carries copies */
void phi_copies(Emit *e, BlockId to);     /* emits them */
/* Reports whether the copies of an edge are placed before the branch instead of on the edge. */
bool phi_early(const Emit *e, BlockId from, BlockId to);
void phi_block(Emit *e, BlockId b); /* emits what the phis of b need at its beginning */

/* Emits selects for the phis of block b, which is entered from `yes` if the condition holds and from `no`
 * otherwise; they replace the copies on these edges. */
void phi_select(Emit *e, BlockId b, Opd condition, BlockId yes, BlockId no);

#endif
