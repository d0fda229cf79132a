/* range_cache.h: the part of range.c that keeps computed ranges for later queries (KnownRange). */
#ifndef NVIR_ANALYSIS_RANGE_CACHE_H
#define NVIR_ANALYSIS_RANGE_CACHE_H

#include "analysis/range_guards.h"

/* Sets *range to the cached range of v at p, and adds what it depends on to r->needs, cut, guarded and empty.
 * Returns false if there is none that can be used. */
bool range_cached(Ranges *r, ValueId v, UsePoint p, Range *range);
/* Caches the range of v at p, which depends on what r->needs, cut, guarded and empty say, and which was computed with a
 * budget of `left` steps. */
void range_cache(Ranges *r, ValueId v, UsePoint p, Range range, uint32_t left);

#endif
