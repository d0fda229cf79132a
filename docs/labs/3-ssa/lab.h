/* lab.h of lab 3: the two functions that your file defines. */
#ifndef NVIR_LAB_3_H
#define NVIR_LAB_3_H

#include "labs.h"

#define NO_BLOCK UINT32_MAX

typedef struct LabSsaHooks {
    /* Computes the dominator tree: sets idom[b] to the immediate dominator of b, for each block b that can be reached
     * from the entry. At the call idom[0] is 0, because the entry is the root, and all others are NO_BLOCK; those of
     * unreachable blocks must stay so. The blocks, their order and their predecessors are in c (labs.h, section 5);
     * c->idom is NULL here, of course. */
    void (*dominators)(const Cfg *c, BlockId *idom);

    /* Replaces allocas by values and phis. p->uses and p->cfg are there. So that you can write this function first, and
     * a wrong tree costs its own points only, p->cfg has the tree of the compiler: p->cfg->idom[b], and
     * cfg_dominates(). Returns whether f changed: that is what edit_commit returns. */
    bool (*promote)(Pass *p, Fn *f);
} LabSsaHooks;

/* Your file ends with:  const LabSsaHooks lab_hooks = {dominators, promote}; */
extern const LabSsaHooks lab_hooks;

#endif
