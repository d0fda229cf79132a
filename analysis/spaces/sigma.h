/* sigma.h: what tests and accesses say about a pointer in the part of a function where they hold.
 *
 *    br i1 %t, label %then, label %else      %t = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
 *    then:                                    from here on %p is shared: a sigma of %p
 *      %q = getelementptr ..., ptr %p         derived from the sigma: shared as well
 *
 * A sigma is a node of its own: its fact is that of the value (or of the sigma around it), cut down to
 * what the test leaves. It holds in all that its place dominates, for the value and for what was derived
 * from it before. Each use of a value takes the nearest sigma. */
#ifndef NVIR_ANALYSIS_SPACES_SIGMA_H
#define NVIR_ANALYSIS_SPACES_SIGMA_H

#include "analysis/knobs.h"
#include "analysis/spaces/space.h"

/* By what it is known, and where the place is: the head of the block; its end, for an edge that leads
 * where others lead, too; or behind `by` in it. */
enum SigmaWhy { SIGMA_TEST, SIGMA_EDGE, SIGMA_ASSUME, SIGMA_ACCESS };

typedef struct Sigma {
    SymId fn;
    ValueId value, by;         /* the pointer; the test, the assumption or the access that says so */
    BlockId block;             /* of the place */
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
    /* by SymId: by index in Fn.opnd, 1 + sigma of that use; NULL: none in this function */
    uint32_t **slot;
    uint32_t *nslot;           /* by SymId */
    /* by SymId: by value, what an assumption says a test answers: 1 + answer; NULL: none */
    uint8_t **promised;
    uint32_t nsym;
} Sigmas;

/* The space that a call of isspacep asks for; 0: the call is none. */
uint32_t isspacep_space(const Module *m, const Fn *f, ValueId v);

void sigmas_build(Sigmas *g, Module *m, const KernelTable *kernels, const Knobs *knobs);
void sigmas_free(Sigmas *g);

/* 1 + the sigma that operand i of v takes; 0: none. */
static inline uint32_t sigma_at(const Sigmas *g, const Fn *f, SymId fn, ValueId v, uint32_t i) {
    if (fn >= g->nsym || !g->slot[fn]) return 0;
    uint32_t k = f->inst.at[v].opnd + i;
    return k < g->nslot[fn] ? g->slot[fn][k] : 0;
}

/* May the call of isspacep be taken to answer so? Not if an assumption says otherwise. */
static inline bool sigma_allows(const Sigmas *g, SymId fn, ValueId test, bool answer) {
    return fn >= g->nsym || !g->promised[fn] || g->promised[fn][test] != 1 + !answer;
}

/* What a set that is global only by assumption rests on. */
enum { RESTS_ON_MEMORY = 1, RESTS_ON_PARAM = 2 };
/* What a set becomes. An assumption that the test (for memory: or the access) contradicts yields. `rests`
 * becomes what the set rests on then: nothing where the test itself settles it. */
SpaceSet sigma_cut(const Sigma *g, SpaceSet set, SpaceSet unknown, uint32_t *rests);

#endif
