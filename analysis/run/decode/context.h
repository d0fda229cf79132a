/* context.h: numbers the executions of each piece of code, so that facts about values that are computed together can be
 * checked. A slot holds the number of the call, and one slot for each loop the number of the iteration:
 *
 *     define @f            at entry: a hash of the number of the calling code and of the call instruction
 *       outer:             when the loop is entered: a hash of the number of the surrounding code and of the loop
 *         inner:           when an iteration begins: a hash of the number of the previous iteration and of the loop
 *
 * Two threads that are in the same iteration of the same loops of the same calls have the same number. A thread never
 * has the same number twice in one basic block, unless two hashes of 64 bits collide. */
#ifndef NVIR_ANALYSIS_RUN_DECODE_CONTEXT_H
#define NVIR_ANALYSIS_RUN_DECODE_CONTEXT_H

#include "analysis/loops.h"
#include "analysis/run/decode/builder.h"

typedef struct FnContext {
    const Cfg *cfg;
    Loops loops;
    uint32_t slot; /* the slot with the number of the call; slot + 1 + i is the one of loop i */
    bool regular;  /* every cycle is a natural loop; else the numbers must not be used */
} FnContext;

/* context_begin fills *x for the function that is being decoded, allocates the slots of the numbers, and emits the
 * operation that numbers the call. `cfg`, which must have dominators, must live until context_end, which frees *x. */
void context_begin(Decode *d, FnContext *x, const Cfg *cfg);
void context_end(FnContext *x);
/* Emits, before a call, the operation that passes the number of the calling code to the called function. */
void context_call(Decode *d, const FnContext *x, ValueId call);
/* context_changes reports whether an edge to block `to` enters a loop or begins its next iteration, that is, whether
 * `to` is the header of a loop. context_edge emits the operation that numbers the iteration, to be executed on the edge
 * from `from` to `to`. It must only be called if context_changes(to). */
bool context_changes(const FnContext *x, BlockId to);
void context_edge(Decode *d, const FnContext *x, BlockId from, BlockId to);
/* Returns the slot with the number of the execution of block b: the number of the iteration of its innermost loop, or
 * that of the call if the block is in no loop. */
static inline uint32_t context_of(const FnContext *x, BlockId b) {
    uint32_t loop = x->loops.of_block[b];
    return loop == LOOP_NONE ? x->slot : x->slot + 1 + loop;
}

#endif
