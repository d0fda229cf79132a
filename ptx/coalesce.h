/* coalesce.h: one register for a phi and for what flows into it, where they never hold two values at once. */
#ifndef NVIR_COALESCE_H
#define NVIR_COALESCE_H

#include "ptx/emit.h"

/* Looks at the finished text of the function at work, e->text, in which e->phi_writes lists the registers
 * that the copies of phis write; leaves out the copies that became needless and numbers the registers
 * anew. mark: n offsets into the text, `stride` bytes apart, ascending; they follow their place. */
void coalesce(Emit *e, uint32_t *mark, uint32_t n, size_t stride);
void coalesce_free(Emit *e);

#endif
