/* loops.h: finds the natural loops of a function and how they nest. A cycle with several entry blocks
 * (irreducible control flow) is not a natural loop. */
#ifndef NVIR_ANALYSIS_LOOPS_H
#define NVIR_ANALYSIS_LOOPS_H

#include "ir/ir.h"

#define LOOP_NONE UINT32_MAX

typedef struct Loop {
    /* preheader: the only predecessor outside of the loop, with the header as its only successor;
     * UINT32_MAX: none */
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

void loops_build(Loops *l, const Cfg *c); /* `c` must have dominators */
void loops_free(Loops *l);
/* Reports whether loop b is loop a or nested in it; false if b is LOOP_NONE. */
static inline bool loop_contains(const Loops *l, uint32_t a, uint32_t b) {
    return b != LOOP_NONE && l->loop.at[a].in <= l->loop.at[b].in && l->loop.at[b].in < l->loop.at[a].out;
}
/* Returns the terminator of a latch of the loop: of one whose terminator has metadata !llvm.loop if there is one, else
 * of any latch. */
ValueId loop_latch(const Module *m, const Fn *f, const Cfg *c, const Loops *l, uint32_t loop);
/* Reports whether the !llvm.loop of a terminator from loop_latch has the option `name`, such as
 * "llvm.loop.unroll.count". If so, sets *n to its integer operand, or to 0 if it has none. */
bool loop_option(const Module *m, const Fn *f, ValueId latch, const char *name, uint64_t *n);
/* The options of unrolling in the metadata of a loop. A count of 1 forbids it, a larger one asks for it. */
typedef struct LoopPragma {
    bool forbidden, wanted;
    uint64_t count; /* 0: not given */
} LoopPragma;
/* Returns the options of unrolling in the !llvm.loop of a latch. */
LoopPragma loop_pragma(const Module *m, const Fn *f, ValueId latch);

#endif
