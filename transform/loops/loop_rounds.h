/* loop_rounds.h: runs a transformation of loops in rounds, from the inside out, with clean-up in between, because a
 * transformed inner loop is a part of the body of the outer one. */
#ifndef NVIR_TRANSFORM_LOOPS_LOOP_ROUNDS_H
#define NVIR_TRANSFORM_LOOPS_LOOP_ROUNDS_H

#include "transform/pass.h"

/* Runs `round` over f until it changes nothing, at most `limit` times. After each round that changed f it promotes
 * variables, folds constants and removes dead code; after the last one, it splits arrays without indices into scalars.
 * A function with a block whose address is taken is left alone, because its blocks cannot be copied or removed.
 * Returns whether f changed. */
bool loop_rounds(Pass *p, Fn *f, PassFunction *round, int limit);

#endif
