/* context.h: gives each execution of a piece of code a number of its own, so that facts about values that are computed
 * together can be checked.
 *
 *     define @f            the number of the call, made of that of the calling code and of the call
 *       outer:             1 slot for each loop: at its entry made of the number of the code around it,
 *         inner:           at each iteration of its own last one
 *
 * Two threads that are in the same iteration of the same loops of the same calls have the same number, and a
 * thread never has the same number in one block twice. The numbers are hashes of 64 bits. */
#ifndef NVIR_ANALYSIS_RUN_DECODE_CONTEXT_H
#define NVIR_ANALYSIS_RUN_DECODE_CONTEXT_H

#include "analysis/loops.h"
#include "analysis/run/decode/builder.h"

typedef struct FnContext {
    const Cfg *cfg;
    Loops loops;
    uint32_t slot; /* that of the function; that of loop i is slot + 1 + i */
    bool regular;  /* every cycle is a natural loop; else there are no numbers */
} FnContext;

/* Begin and end the numbers of the function that is being decoded; `cfg`, which must have dominators, is
 * borrowed. */
void context_begin(Decode *d, FnContext *x, const Cfg *cfg);
void context_end(FnContext *x);
/* Emits what numbers the code of a call, before it. */
void context_call(Decode *d, const FnContext *x, ValueId call);
/* Reports whether the edge enters a loop or begins its next iteration; emits what numbers it. */
bool context_changes(const FnContext *x, BlockId to);
void context_edge(Decode *d, const FnContext *x, BlockId from, BlockId to);
/* Returns the slot with the number of block b. */
static inline uint32_t context_of(const FnContext *x, BlockId b) {
    uint32_t loop = x->loops.of_block[b];
    return loop == LOOP_NONE ? x->slot : x->slot + 1 + loop;
}

#endif
