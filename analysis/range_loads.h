/* range_loads.h: the part of range.c that knows what is declared of loads. A load of a field that stays in memory may
 * act like a phi: then a value arrives at it as at a phi. */
#ifndef NVIR_ANALYSIS_RANGE_LOADS_H
#define NVIR_ANALYSIS_RANGE_LOADS_H

#include "analysis/range.h"

/* Returns what is declared of value v; NULL if nothing is. Valid until the next declaration. */
const DeclaredLoad *range_declaration(const Ranges *r, ValueId v);
/* Returns the number of values that arrive at phi v, or at a load that is declared to be like one; 0 for other
 * values. */
uint32_t range_arrivals(const Ranges *r, ValueId v);
/* Returns the block in which v, which has arrivals, is or acts like a phi. */
BlockId range_arrival_block(const Ranges *r, ValueId v);
/* Returns arrival i, less than range_arrivals(r, v), of v. */
Arrival range_arrival(const Ranges *r, ValueId v, uint32_t i);
/* Returns the value that x is declared to equal, if it is such a load, and no guard tells more of the load itself; else
 * x. */
Ref range_same(const Ranges *r, Ref x);

#endif
