/* alias_distance.h: the part of alias.c that compares distances from one root that are not constant. */
#ifndef NVIR_ANALYSIS_ALIAS_DISTANCE_H
#define NVIR_ANALYSIS_ALIAS_DISTANCE_H

#include "analysis/alias.h"

/* Reports whether the bounds or the strides of the distances of two locations from their common root prove that they
 * do not overlap. */
bool alias_distances_disjoint(const Alias *a, const AliasLocation *p, const AliasLocation *q);

#endif
