/* sigma.h: sigma nodes: the facts that tests and accesses imply about a pointer, in the part of a function
 * that they dominate.
 *
 *    br i1 %t, label %then, label %else      %t = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
 *    then:                                    from here on %p is shared: a sigma of %p
 *      %q = getelementptr ..., ptr %p         derived from the sigma: shared as well
 *
 * A sigma is a node of its own in the constraint graph: its fact is that of the value (or of the enclosing
 * sigma), restricted by the test. It holds wherever its position dominates, for the value and
 * for pointers that were derived from it before. Each use of a value takes the nearest sigma. This makes the
 * sparse analysis flow-sensitive where it matters; the idea is that of the pi or sigma functions of Ananian,
 * "The Static Single Information Form" (1999), and of Bodik et al., "ABCD: Eliminating Array Bounds Checks on
 * Demand" (PLDI 2000). */
#ifndef NVIR_ANALYSIS_SPACES_SIGMA_H
#define NVIR_ANALYSIS_SPACES_SIGMA_H

#include "analysis/knobs.h"
#include "analysis/spaces/space.h"

/* Why the sigma holds, and its position: TEST: the beginning of the block. EDGE: its end, for an edge into a
 * block that has other predecessors. ASSUME and ACCESS: after instruction `by`. EXCLUDED: before instruction
 * `by`, whose !noalias.addrspace holds for its own access. */
enum SigmaWhy { SIGMA_TEST, SIGMA_EDGE, SIGMA_ASSUME, SIGMA_ACCESS, SIGMA_EXCLUDED };

typedef struct Sigma {
    SymId fn;
    ValueId value, by; /* the pointer; the test, the assumption or the access that implies the fact */
    BlockId block;     /* of its position */
    uint32_t in;       /* 1 + index of the enclosing sigma; 0: refines the value itself */
    uint32_t at;       /* position on the stack while sigmas are built */
    uint8_t why;       /* enum SigmaWhy */
    /* the fact, combined with that of the enclosing sigma: the pointer is in a window of keep and in no window of drop
     * (SET_NULL in drop: it is not null) */
    SpaceSet keep, drop;
    bool used;     /* some use of the value takes this sigma, or one that it encloses */
    bool released; /* the test contradicts the set, so this code never runs; the set stays unrestricted */
} Sigma;

/* The sigmas of a module, grouped by function. */
typedef struct Sigmas {
    VEC(Sigma) sigma;
    uint32_t *first; /* by SymId: sigmas of a function are [first[s], first[s + 1]) */
    /* by SymId: by index in Fn.opnd, 1 + sigma of that use; NULL: the function has none */
    uint32_t **slot;
    uint32_t *nslot; /* by SymId: length of slot */
    /* by SymId: by value, the answer that an assumption promises for a test: 1 + answer; NULL: none */
    uint8_t **promised;
    uint32_t nsym;
} Sigmas;

/* Returns the space that a call of an intrinsic llvm.nvvm.isspacep.* tests for; 0 if v is no such call. */
uint32_t isspacep_tested_space(const Module *m, const Fn *f, ValueId v);

/* Overwrites *g with the sigmas of all functions; kernels and knobs are only read. follow: calls are followed;
 * otherwise -wmma-space, which says more than the hardware does, is not believed, because the callers may contradict
 * it. A function without tests costs one sweep. */
void sigmas_build(Sigmas *g, Module *m, const KernelTable *kernels, const Knobs *knobs, bool follow);
void sigmas_free(Sigmas *g);

/* Returns 1 + the index of the sigma that operand i of v, in function fn with body f, uses; 0: none. */
static inline uint32_t sigma_at(const Sigmas *g, const Fn *f, SymId fn, ValueId v, uint32_t i) {
    if (fn >= g->nsym || !g->slot[fn]) return 0;
    uint32_t k = f->inst.at[v].opnd + i;
    return k < g->nslot[fn] ? g->slot[fn][k] : 0;
}

/* Reports whether the isspacep call may be folded to the answer: not if an assumption promises the
 * opposite. */
static inline bool sigma_may_answer(const Sigmas *g, SymId fn, ValueId test, bool answer) {
    return fn >= g->nsym || !g->promised[fn] || g->promised[fn][test] != 1 + !answer;
}

/* The assumptions that a set may rest on: about the contents of memory, about kernel parameters. */
enum { RESTS_ON_MEMORY = 1, RESTS_ON_PARAM = 2 };
/* Returns the part of a set that the sigma leaves; all of it if the sigma is released. *rests says on which assumptions
 * the set rests (RESTS_*); both assume global pointers. If the set rests on one and the fact excludes global, the
 * unknown set is added first, because the fact is stronger than the assumption. *rests loses the assumptions that the
 * fact excludes or confirms. For an access (SIGMA_ACCESS) only RESTS_ON_MEMORY counts. */
SpaceSet sigma_cut(const Sigma *g, SpaceSet set, SpaceSet unknown, uint32_t *rests);

#endif
