/* range_guards.h: the part of range.c that finds the tests. */
#ifndef NVIR_ANALYSIS_RANGE_GUARDS_H
#define NVIR_ANALYSIS_RANGE_GUARDS_H

#include "analysis/range.h"

/* Sets the guards of r, which has none, from the conditional branches and assumes of its function. r->cfg must be set. */
void ranges_find_guards(Ranges *r);

#endif
