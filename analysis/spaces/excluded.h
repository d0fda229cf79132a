/* excluded.h: the spaces that !noalias.addrspace says an access is not in. */
#ifndef NVIR_ANALYSIS_SPACES_EXCLUDED_H
#define NVIR_ANALYSIS_SPACES_EXCLUDED_H

#include "analysis/spaces/space.h"

/* Reads the metadata of an instruction that has some, for spaces_excluded. */
SpaceSet spaces_excluded_by(const Module *m, const Fn *f, ValueId v);
/* Returns the spaces that !noalias.addrspace of v excludes, if v is a load, store, atomicrmw or cmpxchg: its address is
 * in none of them, or the access is undefined. Returns {} for any other instruction, and if the metadata is missing or
 * not valid. Most instructions have no metadata. */
static inline SpaceSet spaces_excluded(const Module *m, const Fn *f, ValueId v) {
    return v < f->attached.n && f->attached.at[v] ? spaces_excluded_by(m, f, v) : 0;
}

#endif
