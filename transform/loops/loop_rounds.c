/* loop_rounds.c: implements loop_rounds.h. */
#include "transform/loops/loop_rounds.h"

bool loop_rounds(Pass *p, Fn *f, PassFunction *round, int limit) {
    bool changed = false;
    if (f->layout.n == 1) return false; /* nothing may branch to the entry, so there is no loop */
    if (p->m->sym.at[f->sym].block_address_taken) return false;
    for (int n = 0; n < limit && round(p, f); n++) {
        pass_apply(p, pass_mem2reg, f);
        pass_apply(p, pass_simplifycfg, f);
        pass_apply(p, pass_dce, f);
        changed = true;
    }
    if (changed && pass_apply(p, pass_sroa, f)) pass_apply(p, pass_simplifycfg, f);
    return changed;
}
