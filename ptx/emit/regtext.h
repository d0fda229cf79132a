/* regtext.h: finishes the text of a function: coalesces the registers of phis with those that are copied
 * into them, and gives every register its name. */
#ifndef NVIR_PTX_EMIT_REGTEXT_H
#define NVIR_PTX_EMIT_REGTEXT_H

#include "ptx/emit.h"

/* Finishes e->text. Drops the copies whose two registers were coalesced and names the registers; regs.printed
 * then counts them by class. mark: n ascending offsets into the text, `stride` bytes apart; they are updated
 * so that each keeps pointing at the same line. */
void regtext_finish(Emit *e, uint32_t *mark, uint32_t n, size_t stride);
/* Returns the number in the name of a register of that text, 0 if the text does not mention it. */
uint32_t regtext_reg_number(Emit *e, uint32_t reg);
void regtext_finish_end(Emit *e); /* frees the buffers kept from function to function */

#endif
