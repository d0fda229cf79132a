/* ipmsp.h: the declarations shared by the parts of interprocedural memory space propagation.
 *
 * ipmsp.c is the pass: the rounds. Each round, ipmsp_partition.c plans clones, with ipmsp_context.c for the
 * facts of one context (ipmsp_partition.h) and ipmsp_profit.c for the profit of a clone; ipmsp_clones.c creates what
 * was planned. At the end specialise.c changes the signatures. ipmsp_query.c has the queries that all of them use. */
#ifndef NVIR_TRANSFORM_IPMSP_IPMSP_H
#define NVIR_TRANSFORM_IPMSP_IPMSP_H

#include "analysis/knobs.h"
#include "analysis/spaces/spaces.h"
#include "analysis/callgraph.h"
#include "transform/pass.h"

/* Why a function must not be cloned, or, for LIMIT and GROWTH, why one clone of it is not created: the clones are too
 * many, or add too many instructions. The texts are in ipmsp_partition.c (refusals_note). */
/* clang-format off */
enum Refusal {
    REFUSAL_NONE,                        /* the function may be cloned */
    REFUSAL_NOTHING,                     /* it has no byval parameter, and no pointer that could get a space */
    REFUSAL_LIMIT, REFUSAL_GROWTH, REFUSAL_REPLACEABLE, REFUSAL_VARIADIC, REFUSAL_TAIL, REFUSAL_OPTNONE,
    REFUSAL_BLOCK, REFUSAL_KERNEL, REFUSAL_PARAMS, REFUSAL_COUNT
};
/* clang-format on */

/* The spaces of the pointers that an object in memory may contain, as far as that can be guessed. Each of the first
 * CONTENTS_WORDS words of 8 bytes has CONTENTS_BITS bits, one for each of the common spaces and one for all others
 * (CONTENTS_OTHER); word 0 is in the lowest bits. The last word represents itself and all that follow. 0: nothing is
 * known. */
typedef uint64_t Contents;

/* The facts of a context about one parameter: its space (SPACE_ANY: unknown) in the bits of the mask PARAM_FACT_SPACE,
 * and from bit PARAM_FACT_CONTENTS on the Contents of the object that it points to. */
typedef uint64_t ParamFact;

enum { PARAM_FACT_SPACE = 7, PARAM_FACT_CONTENTS = 3, CONTENTS_BITS = 5, CONTENTS_WORDS = 12 };

/* The state of one run of the pass. */
typedef struct Ipmsp {
    Pass *p;
    Module *m;
    /* `kernels`, `calls` and `spaces` are computed anew after each round that changed the module */
    KernelTable kernels;
    CallGraph calls;
    const Spaces *spaces; /* owned by the pass manager (pass_spaces) */
    FILE *dump;           /* where the trace is written; NULL: no trace */
    uint32_t clones_left; /* clones that may still be created; one that takes over its function's body counts too */
    uint64_t growth_left; /* instructions that clones may still add */
    uint64_t cloned;      /* clones that were created as copies, without functions renamed in place */
    /* by Refusal, for the last round only: the number of clones (LIMIT and GROWTH) or of functions that it refused */
    uint64_t refused[REFUSAL_COUNT];
    uint64_t left;    /* accesses that stay generic because of that */
    uint32_t round;   /* from 0 */
    bool for_kernels; /* plan as if only the kernels of the module called its functions */
    /* The clones of earlier rounds of this run, with the function that was cloned and the facts. Without this memo each
     * round would unroll a recursive function once more. */
    VEC(struct {
        SymId fn, clone;
        uint32_t facts;
    })
    memo;
    VEC(ParamFact) memo_facts; /* those of a clone: one for each parameter, from index memo.facts on */
    Hash memo_index;           /* 1 + index in `memo`, by a hash of function and facts */
} Ipmsp;

/* ------------------------------------------------------------------------------------------ ipmsp_query.c */

/* Returns the space that the type of a parameter or result with this set can name, which is global for param memory;
 * SPACE_GENERIC if the set allows no single space or only tensor memory. */
uint32_t ipmsp_space(SpaceSet set);

/* Reports whether parameter p of fn, a function with a body, is a generic pointer that is passed in the ordinary way,
 * not byval, byref, inalloca, preallocated, swifterror, swiftself or nest. Only such a parameter can get a space. */
bool ipmsp_is_candidate(const Module *m, SymId fn, uint32_t p);

/* Returns why the function must not be cloned and its signature must not change; REFUSAL_NONE if both are
 * allowed, REFUSAL_NOTHING for a function without a body. Never returns LIMIT, GROWTH or PARAMS, which
 * ipmsp_partition.c decides. (A symbol with a body never has appending, common or extern_weak linkage.) */
enum Refusal ipmsp_refusal(const Ipmsp *x, SymId fn);
static inline bool ipmsp_eligible(const Ipmsp *x, SymId fn) { return ipmsp_refusal(x, fn) == REFUSAL_NONE; }

/* Returns the space that all callers pass for parameter p, if all callers are known and they agree (ipmsp_space); else
 * SPACE_GENERIC. */
uint32_t ipmsp_agreed_space(const Ipmsp *x, SymId fn, uint32_t p);

/* Returns the function that v calls, also through an alias or cast, if it has a body here; 0 if not or if v is no
 * call. */
SymId ipmsp_callee(const Module *m, const Fn *f, ValueId v);

/* The parameters that a mask of 64 bits can name. Those that follow are treated with less precision. */
enum { IPMSP_MASK_PARAMS = 64 };

/* Reports whether the result of v is a generic pointer (or a vector of them) that is derived from operands of v: v
 * is a phi, select, freeze, bitcast, addrspacecast, getelementptr of another base than null, or a direct call of a
 * function that may return one of its arguments. */
bool ipmsp_forwards(const Ipmsp *x, const Fn *f, ValueId v);

/* Reports whether the result of v, for which ipmsp_forwards holds, may be derived from operand i. Of a call, from
 * number IPMSP_MASK_PARAMS on, returns false also for an argument that the callee may return. */
bool ipmsp_forwards_operand(const Ipmsp *x, const Fn *f, ValueId v, uint32_t i);

/* ----------------------------------------------------------------------------------------- ipmsp_profit.c */

/* A use is specific if the set of the pointer allows a single space, so that the access can name it; else it is
 * generic.
 *
 * A Gain stands for those uses in one function that become specific together: the pointers are derived from the same
 * parameters (the mask `params`) and from other pointers with the set `rest`, so they become specific when all these
 * are in one space. weight: the sum of the weights of the uses. */
typedef struct Gain {
    uint64_t params, weight;
    SpaceSet rest;
} Gain;

/* The gains of one function: n elements of Profits.gain from `first` on; and the number of memory accesses that are
 * among their uses. */
typedef struct FnProfit {
    uint32_t first, n, accesses;
    uint8_t state; /* whether it is computed: UNKNOWN, BEGUN, WEIGHED in ipmsp_profit.c */
} FnProfit;

/* What knowing the spaces of parameters is worth, for the module as it was at profits_begin. Filled on demand. */
typedef struct Profits {
    const Ipmsp *x;
    FnProfit *fn;    /* by SymId */
    uint64_t *param; /* by node of a parameter: the weight of all uses that its space can make specific */
    /* by node of a parameter: the weight of all uses of pointers that are loaded from the object that it points to */
    uint64_t *content;
    VEC(Gain) gain;
} Profits;
/* Allocates the tables, without weighing any function; profits_free frees them. */
void profits_begin(Profits *t, const Ipmsp *x);
void profits_free(Profits *t);

/* Reports whether knowing the space of parameter p may make any use in fn, which has a body, or its callees specific.
 * Like the next three functions, weighs fn and the functions that it reaches, if that has not been done. */
bool profit_param(Profits *t, SymId fn, uint32_t p);

/* Reports whether knowing the contents of the object that parameter p points to may make any use specific. */
bool profit_content(Profits *t, SymId fn, uint32_t p);

/* Returns the profit of a clone of fn with these facts, one for each parameter: an estimate of the weight of the uses
 * that become specific; 0 if none does. */
uint64_t profit_of(Profits *t, SymId fn, const ParamFact *facts);

/* Returns the number of memory accesses in fn that are generic and whose pointers are derived from parameters. */
uint32_t profit_accesses(Profits *t, SymId fn);

/* ------------------------------------------------------------------------------- the two transformations */

/* Runs one round of cloning: plans with the analysis in x, and creates the clones. Returns true if it created or
 * renamed a function or redirected a call; then the analysis in x is out of date. Overwrites x->refused and x->left. */
bool ipmsp_clone_round(Ipmsp *x);

/* Gives parameters and results of functions whose callers are all known pointer types with the spaces that the analysis
 * in x found, and adapts bodies and calls. With the knob publish-nvvm-as, also publishes the sets of those that stay
 * generic, as attributes. Returns true if anything changed. */
bool ipmsp_specialise(Ipmsp *x);

#endif
