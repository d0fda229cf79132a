/* loops.h: the natural loops of a function and how they nest. Cycles that can be entered at several blocks
 * are none. */
#ifndef NVIR_ANALYSIS_LOOPS_H
#define NVIR_ANALYSIS_LOOPS_H

#include "ir/ir.h"

#define LOOP_NONE UINT32_MAX

typedef struct Loop {
    /* preheader: the only way in, and it leads nowhere else; UINT32_MAX if there is none */
    BlockId header, preheader;
    uint32_t parent;             /* LOOP_NONE: outermost */
    uint32_t in, out;            /* numbers of the tree: l contains k if l.in <= k.in < l.out */
} Loop;

typedef struct Loops {
    VEC(Loop) loop;              /* inner ones before those around them */
    uint32_t *of_block;          /* the innermost loop of each block, or LOOP_NONE */
} Loops;

void loops_build(Loops *l, const Cfg *c);      /* needs dominators */
void loops_free(Loops *l);
/* Is loop b (LOOP_NONE: no loop) loop a or within it? */
static inline bool loop_contains(const Loops *l, uint32_t a, uint32_t b) {
    return b != LOOP_NONE && l->loop.at[a].in <= l->loop.at[b].in && l->loop.at[b].in < l->loop.at[a].out;
}

#endif
