/* diff.h: compares two PTX texts: nvir-ptx -diff. */
#ifndef NVIR_PTX_TOOLS_DIFF_H
#define NVIR_PTX_TOOLS_DIFF_H

#include "parse/ptx_read.h"

/* Writes the names of both sources to o, the differences, if there are any, and always a table that counts the accesses
 * of each side by space. Returns true if there are any differences. Names of registers and labels, the order of
 * declarations, comments, line tables and blanks do not count as differences. */
bool ptx_diff(const PtxText *a, const PtxText *b, Out *o);

#endif
