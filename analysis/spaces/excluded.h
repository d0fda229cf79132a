/* excluded.h: the spaces that !noalias.addrspace says an access is not in. */
#ifndef NVIR_ANALYSIS_SPACES_EXCLUDED_H
#define NVIR_ANALYSIS_SPACES_EXCLUDED_H

#include "analysis/spaces/space.h"

/* Returns the spaces that !noalias.addrspace of load, store, atomicrmw or cmpxchg v excludes; {} for any other
 * instruction. The address is elsewhere, or the access is undefined. */
SpaceSet spaces_excluded(const Module *m, const Fn *f, ValueId v);

#endif
