/* cfg.h: the control-flow graph of a body. It becomes stale when the body changes. Included by ir.h. */
#ifndef NVIR_IR_CFG_H
#define NVIR_IR_CFG_H

/* Predecessors, reverse post-order, dominators. Unreachable blocks have rpo_index UINT32_MAX and dominate
 * nothing. The arrays are parts of two allocations, which begin with succ_first and idom. */
typedef struct Cfg {
    uint32_t nblock;
    /* The successors of b, one per edge, are succ[succ_first[b]] to succ[succ_first[b + 1] -
     * 1]; likewise predecessors. */
    uint32_t *succ_first; /* nblock + 1 */
    BlockId *succ;
    uint32_t *pred_first; /* nblock + 1 */
    BlockId *pred;
    BlockId *rpo; /* reachable blocks in reverse post-order */
    uint32_t nrpo;
    uint32_t *rpo_index; /* by block */
    /* By block: the immediate dominator; entry: itself; unreachable: UINT32_MAX. NULL before cfg_dominators. */
    BlockId *idom;
    uint32_t *dom_in, *dom_out; /* by block: its interval [dom_in, dom_out) contains those it dominates */
    uint32_t *pos;              /* by value: its index in Fn.order; UINT32_MAX = not placed */
    BlockId *block_of;          /* by value: its block; parameters: the entry */
} Cfg;
void cfg_build(Cfg *c, const Fn *f);      /* fills in all except the dominators */
void cfg_dominators(Cfg *c, const Fn *f); /* adds idom, dom_in, dom_out */
/* Reports whether a dominates b. Every block dominates itself and every unreachable block. */
bool cfg_dominates(const Cfg *c, BlockId a, BlockId b);
/* Reports whether def dominates use: it precedes use in the same block, or its block dominates that of
 * use. */
bool cfg_value_dominates(const Cfg *c, const Fn *f, ValueId def, ValueId use);
void cfg_free(Cfg *c);

#endif
