/* diff.h: what differs between two PTX texts. */
#ifndef NVIR_PTX_TOOLS_DIFF_H
#define NVIR_PTX_TOOLS_DIFF_H

#include "parse/ptx_read.h"

/* Writes the differences and a table of what each side does. True if there are any. Names of registers and
 * labels, the order of declarations, comments, line tables and blanks are no difference. */
bool ptx_diff(const PtxText *a, const PtxText *b, Out *o);

#endif
