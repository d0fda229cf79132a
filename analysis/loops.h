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
    uint32_t parent;  /* LOOP_NONE: an outermost loop */
    uint32_t in, out; /* preorder interval in the loop tree: l contains k if l.in <= k.in < l.out */
} Loop;

typedef struct Loops {
    VEC(Loop) loop;     /* inner loops come before the loops that contain them */
    uint32_t *of_block; /* by block: its innermost loop, or LOOP_NONE */
} Loops;

void loops_build(Loops *l, const Cfg *c); /* `c` must have dominators */
void loops_free(Loops *l);
/* Reports whether loop b is loop a or nested in it; false if b is LOOP_NONE. */
static inline bool loop_contains(const Loops *l, uint32_t a, uint32_t b) {
    return b != LOOP_NONE && l->loop.at[a].in <= l->loop.at[b].in && l->loop.at[b].in < l->loop.at[a].out;
}

#endif
