/* loop_writes.c: implements loop_writes.h. */
#include "analysis/loop_writes.h"

/* Adds v to the writes of the loop; sets `overflows` instead if the list is full. */
static void write_add(LoopWrites *w, ValueId v) {
    if (w->n == LOOP_WRITES_MAX) w->overflows = true;
    else w->at[w->n++] = v;
}

/* Reports whether v may write memory or synchronise with other threads; atomic and volatile loads do. */
static bool inst_writes(const Module *m, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    uint32_t row = i->op == OP_CALL ? call_intrinsic(m, f, v) : 0;
    if (row && !(intrinsic_at(row)->flags & INF_WRITE)) return false;
    return op_flags(i) & OF_WRITE || (i->op == OP_LOAD && !access_is_plain(i));
}

LoopWrites *loop_writes_find(const Module *m, const Fn *f, const Loops *loops) {
    LoopWrites *writes = mem_alloc((loops->loop.n + 1) * sizeof *writes);
    const Cfg *cfg = fn_cfg(f);
    for (uint32_t i = 0; i < cfg->nrpo; i++) {
        uint32_t l = loops->of_block[cfg->rpo[i]];
        if (l == LOOP_NONE) continue;
        each_inst_in(f, cfg->rpo[i], v) {
            if (inst_writes(m, f, v)) write_add(&writes[l], v);
        }
    }
    for (uint32_t l = 0; l < loops->loop.n; l++) { /* inner loops come first, so their lists are complete here */
        if (loops->loop.at[l].parent == LOOP_NONE) continue;
        LoopWrites *outer = &writes[loops->loop.at[l].parent];
        for (uint32_t i = 0; i < writes[l].n; i++) write_add(outer, writes[l].at[i]);
        outer->overflows |= writes[l].overflows;
    }
    return writes;
}

bool loop_keeps(const LoopWrites *w, const Alias *a, const AliasLocation *p) {
    if (alias_is_constant(a, p)) return true;
    if (w->overflows) return false;
    for (uint32_t i = 0; i < w->n; i++)
        if (alias_modref(a, w->at[i], p) & MODREF_MOD) return false;
    return true;
}
