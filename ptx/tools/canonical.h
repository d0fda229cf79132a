/* canonical.h: PTX whose names tell what they are instead of where they stand: nvir-ptx -canonical. */
#ifndef NVIR_PTX_TOOLS_CANONICAL_H
#define NVIR_PTX_TOOLS_CANONICAL_H

#include "parse/ptx_read.h"
#include "ptx/ptx.h"

/* Writes the text with new names for the registers and labels of each function, and a line for each
 * register's declaration; all else stays as it is. map may be NULL; else its lines, those of p, become
 * those of o. */
void ptx_canonical(const PtxText *p, Out *o, PtxMap *map);

#endif
