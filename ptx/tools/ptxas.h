/* ptxas.h: asks ptxas whether it takes a text, and what it makes of it. */
#ifndef NVIR_PTX_TOOLS_PTXAS_H
#define NVIR_PTX_TOOLS_PTXAS_H

#include "ptx/ptx.h"

enum { PTXAS_ACCEPTED = 0, PTXAS_REFUSED = 1, PTXAS_MISSING = 2 };    /* MISSING: it could not be run */

/* Runs `program` (found on PATH when it holds no slash) on `text`, which ptx_emit made of m, with this map.
 * Its messages go to m->diag, at the instruction that each of them is about; with a table of registers,
 * spills, stack, shared memory and code of every function on `report` when it accepts. */
int ptxas_check(Module *m, const Target *target, const Out *text, const PtxMap *map, const char *program,
                FILE *report);

#endif
