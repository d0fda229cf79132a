/* loop_rounds.h: runs a transformation of loops round after round, from the inside out: what becomes of an inner loop is
 * the body of the outer one, once it has been cleaned up. */
#ifndef NVIR_TRANSFORM_LOOPS_LOOP_ROUNDS_H
#define NVIR_TRANSFORM_LOOPS_LOOP_ROUNDS_H

#include "transform/pass.h"

/* Runs `round` over f until it changes nothing, at most `limit` times. After each round variables that need no memory, what
 * is constant and what is dead are removed; after the last one, arrays that lost their indices become scalars. A function
 * with a block whose address is taken is left alone, because its blocks cannot be copied or removed. Returns whether f
 * changed. */
bool loop_rounds(Pass *p, Fn *f, PassFunction *round, int limit);

#endif
