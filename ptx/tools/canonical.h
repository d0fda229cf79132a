/* canonical.h: gives registers and labels names that depend on their definitions, not on their positions,
 * so that a small change of the program is a small change of its PTX: nvir-ptx -canonical. */
#ifndef NVIR_PTX_TOOLS_CANONICAL_H
#define NVIR_PTX_TOOLS_CANONICAL_H

#include "parse/ptx_read.h"
#include "ptx/ptx.h"

/* Writes text p to o with new names for the registers and labels of each function, and with each register
 * declared on a line of its own. Everything else is copied. map may be NULL; otherwise its line numbers,
 * which refer to p, are changed to refer to o. */
void ptx_canonical(const PtxText *p, Out *o, PtxMap *map);

#endif
