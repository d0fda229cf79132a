/* stress.h: changes of representation between two passes that must not change the output (-stress=KIND). */
#ifndef NVIR_TRANSFORM_STRESS_H
#define NVIR_TRANSFORM_STRESS_H

#include "ir/ir.h"

enum Stress { STRESS_NONE, STRESS_CLONE, STRESS_REPARSE, STRESS_SHUFFLE };

/* Sets *stress to the kind that `word` names ("none", "clone", "reparse" or "shuffle"). Returns false, with *stress
 * unchanged, if no kind has that name. */
bool stress_find(const char *word, enum Stress *stress);

/* Applies the kind to the module. STRESS_REPARSE replaces *m and its source; STRESS_NONE and STRESS_SHUFFLE
 * do nothing here. Returns false if the printed module cannot be read back, which has been reported; *m is
 * NULL then. */
bool stress_apply(enum Stress stress, Module **m);

#endif
