/* divergence.h: finds the values that are uniform, that is, equal in all threads of a warp that compute
 * them together. */
#ifndef NVIR_ANALYSIS_DIVERGENCE_H
#define NVIR_ANALYSIS_DIVERGENCE_H

#include "ir/ir.h"

typedef struct Divergence {
    uint8_t *divergent; /* by ValueId: may differ between threads */
} Divergence;

/* Overwrites *d with the divergent values of function `f`; `cfg` is its graph, dominators are not needed. `kernel`: the
 * parameters are those of a launch and therefore uniform. To save time every value counts as divergent if there is no
 * conditional branch, if each is close to a source of divergence, or if the search takes too many steps. Free d with
 * divergence_free. */
void divergence_build(Divergence *d, Module *m, Fn *f, const Cfg *cfg, bool kernel);
void divergence_free(Divergence *d);
/* Reports whether r is uniform. Everything that is not a value of the function, such as a constant, is uniform. */
static inline bool divergence_is_uniform(const Divergence *d, Ref r) {
    return !ref_is(r, REF_VALUE) || !d->divergent[ref_index(r)];
}

#endif
