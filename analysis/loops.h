/* loops.h: finds the natural loops of a function and how they nest. A cycle with several entry blocks
 * (irreducible control flow) is not a natural loop. */
#ifndef NVIR_ANALYSIS_LOOPS_H
#define NVIR_ANALYSIS_LOOPS_H

#include "ir/ir.h"

#define LOOP_NONE UINT32_MAX

typedef struct Loop {
    /* header: dominates all blocks of the loop; preheader: the only predecessor of the header outside of the loop, if
     * the header is its only successor; else UINT32_MAX */
    BlockId header, preheader;
    uint32_t parent;   /* LOOP_NONE: an outermost loop */
    uint32_t in, out;  /* preorder interval in the loop tree: l contains k if l.in <= k.in < l.out */
    uint32_t first, n; /* its blocks, those of inner loops included: a slice of Loops.block */
} Loop;

typedef struct Loops {
    VEC(Loop) loop;     /* inner loops come before the loops that contain them */
    uint32_t *of_block; /* by block: its innermost loop, or LOOP_NONE */
    BlockId *block;     /* the blocks of all loops; those of one loop are adjacent */
} Loops;

void loops_build(Loops *l, const Cfg *c); /* overwrites *l with the loops of `c`, which must have dominators */
void loops_free(Loops *l);
/* Reports whether loop b is loop a or nested in it; false if b is LOOP_NONE. */
static inline bool loop_contains(const Loops *l, uint32_t a, uint32_t b) {
    return b != LOOP_NONE && l->loop.at[a].in <= l->loop.at[b].in && l->loop.at[b].in < l->loop.at[a].out;
}
/* Reports whether block b is in the loop. */
static inline bool loop_has_block(const Loops *l, uint32_t loop, BlockId b) {
    return loop_contains(l, loop, l->of_block[b]);
}
/* Returns the terminator of a latch, that is, of a block of the loop with an edge to its header: one that has metadata
 * !llvm.loop if there is one, else that of any latch. */
ValueId loop_latch(const Module *m, const Fn *f, const Cfg *c, const Loops *l, uint32_t loop);
/* Reports whether the metadata !llvm.loop of `latch`, a terminator from loop_latch, has the option `name`, such as
 * "llvm.loop.unroll.count". If so, sets *n to its integer operand, or to 0 if it has none; otherwise leaves *n. */
bool loop_option(const Module *m, const Fn *f, ValueId latch, const char *name, uint64_t *n);
/* What the metadata of a loop says about unrolling. Wanted: llvm.loop.unroll has `enable`, `full` or a count above 1.
 * Forbidden: it has `disable` or a count of 1, or unrolling is not wanted and there is llvm.loop.disable_nonforced. No
 * remainder: it has `runtime.disable`, as the loops have that clang vectorised, because the few iterations that they
 * leave are in a remainder loop already. */
typedef struct LoopPragma {
    bool forbidden, wanted, no_remainder;
    uint64_t count; /* of llvm.loop.unroll.count; 0: not given */
} LoopPragma;
/* Returns what the !llvm.loop of `latch`, a terminator from loop_latch, says about unrolling; all fields are 0 if it
 * says nothing. */
LoopPragma loop_pragma(const Module *m, const Fn *f, ValueId latch);

#endif
