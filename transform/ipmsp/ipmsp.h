/* ipmsp.h: the declarations shared by the parts of interprocedural memory space propagation.
 *
 * ipmsp.c is the pass: the rounds. Each round, ipmsp_partition.c plans clones, with ipmsp_context.c for the
 * facts of one context and ipmsp_profit.c for the profit of a clone; ipmsp_clones.c creates what was planned.
 * At the end specialise.c changes the signatures. ipmsp_query.c has the queries that all of them
 * use. */
#ifndef NVIR_TRANSFORM_IPMSP_IPMSP_H
#define NVIR_TRANSFORM_IPMSP_IPMSP_H

#include "analysis/knobs.h"
#include "analysis/spaces/spaces.h"
#include "analysis/callgraph.h"
#include "transform/pass.h"

/* Why a function must not be cloned, or why one clone of it is not created. The texts are in
 * ipmsp_partition.c. */
/* clang-format off */
enum Refusal {
    REFUSAL_NONE,                        /* the function may be cloned */
    REFUSAL_NOTHING,                     /* it has no pointer whose space is of interest */
    REFUSAL_LIMIT, REFUSAL_GROWTH, REFUSAL_REPLACEABLE, REFUSAL_VARIADIC, REFUSAL_TAIL, REFUSAL_OPTNONE,
    REFUSAL_BLOCK, REFUSAL_KERNEL, REFUSAL_PARAMS, REFUSAL_COUNT
};
/* clang-format on */

/* The pointers that an object may contain, as far as that can be guessed: CONTENTS_BITS, one for each space,
 * for each of the first words of 8 bytes; the last word represents itself and all that follow. 0: nothing is
 * known. */
typedef uint64_t Contents;

/* The facts of a context about one parameter: its space in the bits of PARAM_FACT_SPACE, and from bit
 * PARAM_FACT_CONTENTS on the Contents of the object that it points to. */
typedef uint64_t ParamFact;

enum { PARAM_FACT_SPACE = 7, PARAM_FACT_CONTENTS = 3, CONTENTS_BITS = 5, CONTENTS_WORDS = 12 };

typedef struct Ipmsp {
    Pass *p;
    Module *m;
    KernelTable kernels; /* these three describe the current module */
    CallGraph calls;
    const Spaces *spaces; /* of pass_spaces */
    FILE *dump;           /* NULL: no trace */
    uint32_t clones_left; /* clones that may still be created */
    uint64_t growth_left; /* instructions that clones may still add */
    uint64_t cloned;
    uint64_t refused[REFUSAL_COUNT]; /* clones and functions that the last round refused */
    uint64_t left;                   /* accesses that stay generic because of that */
    uint32_t round;
    bool for_kernels; /* plan as if only the kernels of the module called its functions */
    /* The memo: the clones of earlier rounds. Without it each round would unroll a recursive function once
     * more. */
    VEC(struct {
        SymId fn, clone;
        uint32_t facts;
    })
    memo;
    VEC(ParamFact) memo_facts; /* one for each parameter, from memo.facts on */
    Hash memo_index;           /* by function and facts */
} Ipmsp;

/* ------------------------------------------------------------------------------------------ ipmsp_query.c */

/* Returns the space that a parameter or result with this set gets, which is global for param memory; SPACE_GENERIC if
 * it stays generic. */
uint32_t ipmsp_space(SpaceSet set);

/* Reports whether parameter p of the function is a generic pointer whose space may be found: an ordinary
 * argument, neither byval nor bound to the calling convention. */
bool ipmsp_is_candidate(const Module *m, SymId fn, uint32_t p);

/* Returns why the function must not be cloned and its signature must not change; REFUSAL_NONE if both are
 * allowed. (A symbol with a body never has appending, common or extern_weak linkage.) */
enum Refusal ipmsp_refusal(const Ipmsp *x, SymId fn);
static inline bool ipmsp_eligible(const Ipmsp *x, SymId fn) { return ipmsp_refusal(x, fn) == REFUSAL_NONE; }

/* Returns the space that all callers pass for parameter p, if all callers are known; else SPACE_GENERIC. */
uint32_t ipmsp_agreed_space(const Ipmsp *x, SymId fn, uint32_t p);

/* Returns the function that v calls, if v is a call of a function that has a body here; else 0. */
SymId ipmsp_callee(const Module *m, const Fn *f, ValueId v);

/* The parameters that a mask of 64 bits can name. Those that follow are treated with less precision. */
enum { IPMSP_MASK_PARAMS = 64 };

/* Reports whether the result of v is a generic pointer derived from its operands: phi, select, cast,
 * getelementptr, or a call of a function that returns one of its arguments. */
bool ipmsp_forwards(const Ipmsp *x, const Fn *f, ValueId v);

/* Reports whether the result of v, for which ipmsp_forwards holds, may be derived from operand i. */
bool ipmsp_forwards_operand(const Ipmsp *x, const Fn *f, ValueId v, uint32_t i);

/* ----------------------------------------------------------------------------------------- ipmsp_profit.c */

/* Uses in one function that become specific together, namely if the parameters in the mask `params` and the
 * set `rest` have one space in common. weight: their weighted number. */
typedef struct Gain {
    uint64_t params, weight;
    SpaceSet rest;
} Gain;

/* The weighted accesses of one function: n gains from `first` on, and the number of accesses. */
typedef struct FnProfit {
    uint32_t first, n, accesses;
    uint8_t state;
} FnProfit;

/* The profit of knowing parameters, for the module as it was at profits_begin. Filled on demand. */
typedef struct Profits {
    const Ipmsp *x;
    FnProfit *fn;      /* by SymId */
    uint64_t *param;   /* by node of a parameter: the weight of all uses that its space can make specific */
    uint64_t *content; /* by node of a parameter: the weight of the contents of its object */
    VEC(Gain) gain;
} Profits;
/* profits_begin allocates the tables, without weighing any function. */
void profits_begin(Profits *t, const Ipmsp *x);
void profits_free(Profits *t);

/* Reports whether knowing the space of parameter p makes any access specific. */
bool profit_param(Profits *t, SymId fn, uint32_t p);

/* Reports whether knowing the contents of the object that parameter p points to makes any access specific. */
bool profit_content(Profits *t, SymId fn, uint32_t p);

/* Returns the profit of a clone with these facts, one for each parameter: the weight of the accesses that
 * become specific. */
uint64_t profit_of(Profits *t, SymId fn, const ParamFact *facts);

/* Returns the number of accesses of the function that are generic and derived from parameters. */
uint32_t profit_accesses(Profits *t, SymId fn);

/* ------------------------------------------------------------------------------- the two transformations */

/* Runs one round of cloning: plans with the analysis in x, and creates the clones. Afterwards the analysis is out of
 * date if it returns true: it created a clone or redirected a call. */
bool ipmsp_clone_round(Ipmsp *x);

/* Gives parameters and results of functions whose callers are all known their specific pointer types. Returns
 * true if anything changed. */
bool ipmsp_specialise(Ipmsp *x);

#endif
