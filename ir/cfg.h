/* cfg.h: the control-flow graph of a body. Included by ir.h.
 *
 * Most passes need the graph of a function, and few change the function. So fn_cfg builds the graph at the first
 * request and caches it in Fn.cfg, until fn_changed invalidates it because instructions or edges have changed.
 * edit_commit, order_commit, blocks_prune and fn_pack call fn_changed, and the pass driver calls it for each function
 * that a pass has changed. A pass that changes a body by other means, and then calls fn_cfg before it returns, must
 * call fn_changed itself. -verify-each compares the cached graph with a fresh one. */
#ifndef NVIR_IR_CFG_H
#define NVIR_IR_CFG_H

/* The control flow graph of a body. The arrays are parts of two allocations, which begin with succ_first and idom. */
typedef struct Cfg {
    bool kept;       /* in Fn.cfg: the graph describes the present body; cleared by fn_changed */
    uint32_t nblock; /* the number of BlockIds, placed or not */
    /* The successors of b, one for each edge, are succ[succ_first[b]] to succ[succ_first[b + 1] - 1], in operand order.
     * The predecessors of b are in `pred` in the same way, in program order. */
    uint32_t *succ_first; /* nblock + 1 */
    BlockId *succ;
    uint32_t *pred_first; /* nblock + 1 */
    BlockId *pred;
    BlockId *rpo; /* reachable blocks in reverse post-order */
    uint32_t nrpo;
    uint32_t *rpo_index; /* by block: its index in rpo; UINT32_MAX if it is not reachable from the entry */
    /* By block: its immediate dominator; for the entry itself, for an unreachable block UINT32_MAX. NULL before
     * cfg_dominators. */
    BlockId *idom;
    uint32_t *dom_in, *dom_out; /* by block: b dominates a reachable x if dom_in[b] <= dom_in[x] < dom_out[b] */
    uint32_t *pos;              /* by value: its index in Fn.order; UINT32_MAX = not placed */
    BlockId *block_of;          /* by value: its block; block 0 for parameters and for values that are not placed */
} Cfg;
/* Builds the graph of f in *c, which is overwritten, without the dominators. Free it with cfg_free. */
void cfg_build(Cfg *c, const Fn *f);
void cfg_dominators(Cfg *c); /* adds idom, dom_in and dom_out to a graph; at most once after cfg_build */
/* Reports whether a dominates b. Every block dominates itself and every unreachable block; an unreachable block
 * dominates no reachable one. Needs the dominators. */
bool cfg_dominates(const Cfg *c, BlockId a, BlockId b);
/* Returns the block from which the only edge to b comes; UINT32_MAX if there are several edges, or none. */
static inline BlockId cfg_only_pred(const Cfg *c, BlockId b) {
    return c->pred_first[b + 1] - c->pred_first[b] == 1 ? c->pred[c->pred_first[b]] : UINT32_MAX;
}
/* Reports whether value `def` dominates instruction `use`. True if def is a parameter. Otherwise true if both are
 * placed, and def precedes use in the same block or its block dominates that of use; an instruction does not dominate
 * itself. A phi counts like any other use: where it stands, not at the edge that brings def. */
bool cfg_value_dominates(const Cfg *c, const Fn *f, ValueId def, ValueId use);
void cfg_free(Cfg *c); /* frees the arrays and zeroes *c */
/* Returns, by block of f, the immediate post-dominator: the first block that every path from it to an end of the
 * function goes through. Paths to unreachable do not count: nothing takes them, or they end the program, as a failed
 * assert does. UINT32_MAX if there is none, because the paths end at different blocks, or no path ends, or the block is
 * not reachable. The caller frees the array. */
BlockId *cfg_postdominators(const Cfg *c, const Fn *f);
/* Reports whether two graphs of f, both with dominators, are equal. Compares the positions only of instructions that
 * are placed, and not dom_in and dom_out, which follow from idom. */
bool cfg_equal(const Cfg *x, const Cfg *y, const Fn *f);

/* Returns the cached graph of f, with dominators, after building it if there is none or it is invalid. The result can
 * be read until the first call of fn_cfg after the next fn_changed, which frees it. */
const Cfg *fn_cfg(const Fn *f);
/* Must be called after a change of the body: invalidates the cached graph, the cached users of values (fn_uses) and the
 * cached answers of pass_fn_ask. Does not free the graph and the users, so a pass can still read those that it began
 * with. */
void fn_changed(Fn *f);

#endif
