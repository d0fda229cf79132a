/* generic_uses.h: finds the functions that memory-space-opt may still change. */
#ifndef NVIR_TRANSFORM_SPACES_GENERIC_USES_H
#define NVIR_TRANSFORM_SPACES_GENERIC_USES_H

#include "transform/pass.h"

/* Reports whether memory-space-opt may change the function or warn about it: it uses a generic pointer in an access
 * or computation, or has an access that may be illegal in its space. If not, no fact about spaces changes the
 * function. May return true without need. params_move: f is a kernel whose parameters may change their type, because
 * the module does not call it (Retag.params_move). */
bool fn_awaits_spaces(const Pass *p, Fn *f, bool params_move);

#endif
