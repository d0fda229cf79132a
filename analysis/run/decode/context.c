/* context.c: implements context.h. */
#include "analysis/run/decode/context.h"

#include "analysis/run/check/check.h"

/* Reports whether every cycle of the reachable blocks is a natural loop, that is, whether the target of each edge that
 * goes back in reverse post-order dominates its source. */
static bool is_regular(const Cfg *c) {
    for (uint32_t k = 0; k < c->nrpo; k++)
        for (uint32_t e = c->succ_first[c->rpo[k]]; e < c->succ_first[c->rpo[k] + 1]; e++)
            if (c->rpo_index[c->succ[e]] <= k && !cfg_dominates(c, c->succ[e], c->rpo[k])) return false;
    return true;
}

/* Emits a C_CHECK with one of the handlers context_enter_op, context_call_op and context_mix_op (check/check.h). dst,
 * `from` and `salt` become its fields dst, a and x. */
static void emit_context(Decode *d, Handler run, uint32_t dst, uint32_t from, uint32_t salt) {
    emit(d, (DecodedOp){.op = C_CHECK, .fn = run, .dst = dst, .a = from, .x = salt});
}

void context_begin(Decode *d, FnContext *x, const Cfg *cfg) {
    x->cfg = cfg;
    loops_build(&x->loops, cfg);
    x->regular = is_regular(cfg);
    x->slot = temp_slots(d, 1 + x->loops.loop.n);
    emit_context(d, context_enter_op, x->slot, x->slot, 0);
}

void context_end(FnContext *x) { loops_free(&x->loops); }

void context_call(Decode *d, const FnContext *x, ValueId call) {
    emit_context(d, context_call_op, 0, context_of(x, x->cfg->block_of[call]), call);
}

/* Returns the loop whose header is this block, or LOOP_NONE if the block is no loop header. */
static uint32_t loop_at(const FnContext *x, BlockId header) {
    uint32_t loop = x->loops.of_block[header];
    return loop != LOOP_NONE && x->loops.loop.at[loop].header == header ? loop : LOOP_NONE;
}

bool context_changes(const FnContext *x, BlockId to) { return loop_at(x, to) != LOOP_NONE; }

void context_edge(Decode *d, const FnContext *x, BlockId from, BlockId to) {
    uint32_t loop = loop_at(x, to), around = x->loops.loop.at[loop].parent;
    bool again = loop_has_block(&x->loops, loop, from);
    uint32_t slot = x->slot + 1 + loop, outside = around == LOOP_NONE ? x->slot : x->slot + 1 + around;
    emit_context(d, context_mix_op, slot, again ? slot : outside, 1 + loop);
}
