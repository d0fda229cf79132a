/* cfg.h: the control-flow graph of a body. Included by ir.h.
 *
 * Most passes need the graph of a function, and few change the function. So fn_cfg builds the graph at the first
 * request and caches it in Fn.cfg, until fn_changed invalidates it because instructions or edges have changed.
 * edit_commit, order_commit, blocks_prune and fn_pack call fn_changed, and the pass driver calls it for each function
 * that a pass has changed. A pass that rewrites a body by other means, and then requests the graph before it returns,
 * must call fn_changed itself. -verify-each compares the cached graph with a fresh one. */
#ifndef NVIR_IR_CFG_H
#define NVIR_IR_CFG_H

/* Successors, predecessors, reverse post-order, dominators and the positions of instructions. Unreachable blocks have
 * rpo_index UINT32_MAX. The arrays are parts of two allocations, which begin with succ_first and idom. */
typedef struct Cfg {
    bool kept; /* in Fn.cfg: the graph describes the present body; cleared by fn_changed */
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
    uint32_t *dom_in,
        *dom_out;      /* by block b: b dominates the reachable blocks with dom_in in [dom_in[b], dom_out[b]) */
    uint32_t *pos;     /* by value: its index in Fn.order; UINT32_MAX = not placed */
    BlockId *block_of; /* by value: its block; block 0 for parameters and for values that are not placed */
} Cfg;
void cfg_build(Cfg *c, const Fn *f);      /* overwrites *c, with all except the dominators; free with cfg_free */
void cfg_dominators(Cfg *c, const Fn *f); /* adds idom, dom_in, dom_out; once after cfg_build */
/* Reports whether a dominates b. Every block dominates itself and every unreachable block; an unreachable block
 * dominates no reachable one. */
bool cfg_dominates(const Cfg *c, BlockId a, BlockId b);
/* Reports whether the definition `def` dominates instruction `use`: def is a parameter, or precedes use in the same
 * block, or its block dominates that of use. False for def == use, and if either is not placed. */
bool cfg_value_dominates(const Cfg *c, const Fn *f, ValueId def, ValueId use);
void cfg_free(Cfg *c);
/* Reports whether two graphs of f, both with dominators, are equal, as far as placed instructions are concerned. */
bool cfg_equal(const Cfg *x, const Cfg *y, const Fn *f);

/* Returns the cached graph of f, with dominators; builds it if there is none or if it is invalid. The graph stays
 * readable until the first call of fn_cfg after the next fn_changed, which frees it. */
const Cfg *fn_cfg(const Fn *f);
/* Invalidates the cached graph and the cached results of pass_fn_ask. Does not free the graph, so a pass can still read
 * the graph that it began with. */
void fn_changed(Fn *f);

#endif
