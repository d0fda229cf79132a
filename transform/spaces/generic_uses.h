/* generic_uses.h: what is left for the memory-space system to do. */
#ifndef NVIR_TRANSFORM_SPACES_GENERIC_USES_H
#define NVIR_TRANSFORM_SPACES_GENERIC_USES_H

#include "analysis/knobs.h"
#include "ir/ir.h"

/* Reports whether memory-space-opt may find something to do in the function: a generic pointer that is accessed, compared,
 * computed with or passed on, or an access that its space may not allow. If not, no knowledge of spaces changes the
 * function. params_move: as in Retag. */
bool fn_awaits_spaces(const Module *m, const Fn *f, const Knobs *k, bool params_move);

#endif
