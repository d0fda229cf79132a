/* ptxas.h: runs ptxas on emitted text, to learn whether it accepts the text and how much the code costs. */
#ifndef NVIR_PTX_TOOLS_PTXAS_H
#define NVIR_PTX_TOOLS_PTXAS_H

#include "ptx/ptx.h"

/* MISSING: ptxas could not be run, or its input file could not be written, so there is no verdict */
enum { PTXAS_ACCEPTED = 0, PTXAS_REFUSED = 1, PTXAS_MISSING = 2 };

/* Runs `program` (searched on PATH if it has no slash) on `text`, which ptx_emit has produced from m together with
 * `map`, for the target, or for sm_75 if that is older. Reports each message of ptxas in m->diag at the instruction
 * that the PTX line comes from. If ptxas accepts the text, appends the machine code, an ELF file, to `code`, and,
 * unless `report` is NULL, prints a table there: registers, bytes of spills, stack, shared memory and code of each
 * function, and, unless `rows` is NULL, appends the same there as JSON. Returns one of PTXAS_*, which is also the exit
 * code, after an error message unless it is PTXAS_ACCEPTED. */
int ptxas_check(Module *m, const Target *target, const Out *text, const PtxMap *map, const char *program, FILE *report,
                Out *rows, Out *code);

#endif
