/* coalesce.h: one register for a phi and for what flows into it, where they never hold two values at once;
 * and names for all registers. */
#ifndef NVIR_PTX_SELECT_COALESCE_H
#define NVIR_PTX_SELECT_COALESCE_H

#include "ptx/emit.h"

/* Finishes the text of the function at work, e->text, in which e->phi_writes lists the registers that the
 * copies of phis write: leaves out the copies that became needless and names the registers; e->printed says
 * how many there are. mark: n offsets into the text, `stride` bytes apart, ascending; they follow their
 * place. */
void code_finish(Emit *e, uint32_t *mark, uint32_t n, size_t stride);
/* The number in the name of a register of that text, 0 if it is not in it. */
uint32_t code_reg_number(Emit *e, uint32_t reg);
void code_finish_end(Emit *e);        /* frees what it keeps from function to function */

#endif
