/* cfg.h: the control-flow graph of a body as it stands; a change of the body makes it stale. Included by ir.h. */
#ifndef NVIR_IR_CFG_H
#define NVIR_IR_CFG_H

/* cfg.c: predecessors, reverse post-order, dominators (Lengauer and Tarjan, with the tree numbered so that a
 * query is two compares). Unreachable blocks have rpo_index UINT32_MAX and dominate nothing.
 * All arrays lie in two blocks of memory, which begin with succ_first and idom. */
typedef struct Cfg {
    uint32_t nblock;
    /* Successors of b, one per edge: succ[succ_first[b] .. succ_first[b+1]); predecessors likewise. */
    uint32_t *succ_first;     /* nblock + 1 */
    BlockId *succ;
    uint32_t *pred_first;     /* nblock + 1 */
    BlockId *pred;
    BlockId *rpo;             /* reachable blocks in reverse post-order */
    uint32_t nrpo;
    uint32_t *rpo_index;      /* by block */
    BlockId *idom;            /* by block; entry: itself; unreachable: UINT32_MAX. NULL before cfg_dominators */
    uint32_t *dom_in, *dom_out;
    uint32_t *pos;            /* by value: index in Fn.order, UINT32_MAX if unplaced */
    BlockId *block_of;        /* by value: the block it stands in; parameters: the entry */
} Cfg;
void cfg_build(Cfg *c, const Fn *f);
void cfg_dominators(Cfg *c, const Fn *f);
bool cfg_dominates(const Cfg *c, BlockId a, BlockId b);     /* reflexive; anything dominates an unreachable block */
/* Does def stand before use in one block, or in a block that dominates that of use? */
bool cfg_value_dominates(const Cfg *c, const Fn *f, ValueId def, ValueId use);
void cfg_free(Cfg *c);

#endif
