/* phi.h: lowers phis to parallel copies on the incoming edges of their block. */
#ifndef NVIR_PTX_SELECT_PHI_H
#define NVIR_PTX_SELECT_PHI_H

#include "ptx/emit.h"

/* Allocates the registers of all used phis and sorts their entries by predecessor. Call it once per function, after the
 * uses are counted. */
void phi_begin(Emit *e);
/* phi_open and phi_close enclose the emission of the terminator of `from`. phi_edge and phi_copies may only be called
 * in between, for edges that leave `from`. */
void phi_open(Emit *e, BlockId from);
void phi_close(Emit *e);
bool phi_edge(const Emit *e, BlockId to); /* reports whether the edge to `to` carries copies */
void phi_copies(Emit *e, BlockId to);     /* emits these copies; nothing if there are none */
/* Reports whether the copies of an edge are placed before the branch instead of on the edge: whether the edge goes back
 * and leaves a conditional branch with two different targets. */
bool phi_early(const Emit *e, BlockId from, BlockId to);
void phi_block(Emit *e, BlockId b); /* emits, at the beginning of b, the copies from the second set of carried phis */

/* Emits selects for the phis of block b, which is entered from `yes` if the condition holds and from `no`
 * otherwise; they replace the copies on these edges. */
void phi_select(Emit *e, BlockId b, Opd condition, BlockId yes, BlockId no);

#endif
