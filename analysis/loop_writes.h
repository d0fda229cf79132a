/* loop_writes.h: finds out which memory a loop may write, so that what is known of the other memory before the loop
 * holds in it and after it. */
#ifndef NVIR_ANALYSIS_LOOP_WRITES_H
#define NVIR_ANALYSIS_LOOP_WRITES_H

#include "analysis/alias.h"
#include "analysis/loops.h"

enum { LOOP_WRITES_MAX = 32 };

/* The n instructions of a loop, those of its inner loops included, that may write memory or synchronise with other
 * threads. */
typedef struct LoopWrites {
    ValueId at[LOOP_WRITES_MAX];
    uint32_t n;
    bool overflows; /* the loop has more than LOOP_WRITES_MAX, of which these are some */
} LoopWrites;

/* Returns the writes of all loops of f, in the order of Loops.loop. The caller frees the array. */
LoopWrites *loop_writes_find(const Module *m, const Fn *f, const Loops *loops);
/* Reports whether nothing in the loop may write the location. Returns false if the list of writes is incomplete, unless
 * the location is constant memory. */
bool loop_keeps(const LoopWrites *w, const Alias *a, const AliasLocation *p);

#endif
