/* sigma.h: what tests and accesses say about a pointer in the part of a function where they hold.
 *
 *    br i1 %t, label %then, label %else      %t = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
 *    then:                                    from here on %p is shared: a sigma of %p
 *      %q = getelementptr ..., ptr %p         derived from the sigma: shared as well
 *
 * A sigma is a node of its own: its fact is that of the value (or of the sigma around it), cut down to what the
 * test leaves. It holds in all that its place dominates, for the value and for what was derived from it before.
 * Each use of a value takes the nearest sigma. */
#ifndef NVIR_ANALYSIS_SIGMA_H
#define NVIR_ANALYSIS_SIGMA_H

#include "analysis/knobs.h"
#include "analysis/space.h"

enum SigmaWhy { SIGMA_TRUE, SIGMA_FALSE, SIGMA_ASSUME, SIGMA_ACCESS };

typedef struct Sigma {
    SymId fn;
    ValueId value, by;         /* the pointer; the test, the assumption or the access that says so */
    BlockId block;             /* the place: the head of the block, or behind `by` in it */
    uint32_t in;               /* 1 + index of the sigma around it; 0: the value itself */
    uint32_t at;               /* depth, while sigmas are made */
    uint8_t why;
    SpaceSet keep, drop;       /* all that is known: in a window of keep, none of drop (SET_NULL: not null) */
    bool used;
    bool released;             /* nothing would be left: code that never runs; the set stays as it was */
} Sigma;

/* The sigmas of a module, function by function. */
typedef struct Sigmas {
    VEC(Sigma) sigma;
    uint32_t *first;           /* by SymId: sigmas of a function are [first[s], first[s + 1]) */
    uint32_t **slot;           /* by SymId: by index in Fn.opnd, 1 + sigma of that use; NULL: none in this function */
    uint32_t *nslot;           /* by SymId */
    uint32_t nsym;
} Sigmas;

void sigmas_build(Sigmas *g, Module *m, const KernelTable *kernels, const Knobs *knobs);
void sigmas_free(Sigmas *g);

/* 1 + the sigma that operand i of v takes; 0: none. */
static inline uint32_t sigma_at(const Sigmas *g, const Fn *f, SymId fn, ValueId v, uint32_t i) {
    if (fn >= g->nsym || !g->slot[fn]) return 0;
    uint32_t k = f->inst.at[v].opnd + i;
    return k < g->nslot[fn] ? g->slot[fn][k] : 0;
}

/* What a set becomes. `assumed`: it rests on assumptions about memory; cleared where the test itself settles it, and
 * where they contradict each other the test wins. */
SpaceSet sigma_cut(const Sigma *g, SpaceSet set, SpaceSet unknown, bool *assumed);

/* The space that a call of isspacep asks for; 0: the call is none. */
uint32_t isspacep_space(const Module *m, const Fn *f, ValueId v);

#endif
