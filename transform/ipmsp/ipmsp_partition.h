/* ipmsp_partition.h: contexts, and the plan for the clones of one round.
 *
 * A context is a function together with a fact for each of its parameters: one clone, or the function itself.
 * ipmsp_partition.c plans which contexts become functions, ipmsp_context.c finds the facts within one
 * context, ipmsp_clones.c creates the functions. */
#ifndef NVIR_TRANSFORM_IPMSP_IPMSP_PARTITION_H
#define NVIR_TRANSFORM_IPMSP_IPMSP_PARTITION_H

#include "ir/hash.h"
#include "transform/ipmsp/ipmsp.h"

/* WAITING: in ClonePlan.heap. CLONED: it becomes a function, or is the function itself. REFUSED: its calls go to the
 * function itself, because the budget did not suffice. */
enum ContextState { CONTEXT_WAITING, CONTEXT_CLONED, CONTEXT_REFUSED };
enum { SPACE_ANY = 0 };     /* in a ParamFact: the space is not known */
#define ORIGINAL UINT32_MAX /* in Context.facts: the context is the function itself, without facts */

typedef struct Context {
    SymId fn, body;         /* body: the function that stands for the context in the new module; 0: not yet created */
    uint32_t facts;         /* index in ClonePlan.fact_pool of the facts, one for each parameter of fn; or ORIGINAL */
    uint8_t state, refusal; /* enum ContextState; if that is CONTEXT_REFUSED, enum Refusal: why */
    bool external;          /* not run by any kernel of the module: callers outside pass its arguments */
    uint64_t profit;        /* see profit_of; 0 for ORIGINAL */
} Context;

/* The plan of one round. Arrays by node are indexed as in the space analysis (Spaces.base). */
typedef struct ClonePlan {
    Ipmsp *x;
    uint32_t nsym; /* the number of symbols before clones are created */
    VEC(Context) context;
    VEC(ParamFact) fact_pool;
    Hash find;          /* 1 + index in `context`, by a hash of function and facts; without the ORIGINAL ones */
    uint32_t *original; /* by SymId: 1 + the context of the function itself; 0: not needed so far */
    uint8_t *eligible;  /* by SymId: enum Refusal; REFUSAL_NONE: it may be cloned */
    uint8_t *reused;    /* by SymId: a clone of it is planned that takes over its body, so it was free of charge */
    SpaceSet *passed;   /* by node of a parameter: the join of what the known calls pass */
    Contents *contents; /* by node of a parameter: the join of the contents of the objects that the known calls pass */
    bool has_allocas;   /* the contents of objects count as facts too, because they can be guessed from allocas */
    Profits profits;
    uint8_t *from_kernels; /* by SymId: a kernel of the module may run it, or the module has no kernel */
    uint8_t *refusal;      /* by SymId: why clones of it that would be useful are not created; enum Refusal */
    VEC(uint32_t) ready;   /* contexts that become functions, in the order in which their calls are followed */
    VEC(uint32_t) heap;    /* contexts that wait for the clone budget; the most profitable first */
    VEC(struct {
        uint32_t from, to;
        ValueId call;
    })
    link;                 /* the instructions `call` in context `from` that are to call context `to` */
    ParamFact facts[256]; /* of the call at hand: what call_facts found, by parameter of the callee */
} ClonePlan;

/* The facts about the values of one function in one context. */
typedef struct ContextFacts {
    ClonePlan *l;
    SymId fn;
    const Fn *f;
    const Context *c;   /* NULL: the contents of the objects of parameters count as unknown, see contents_collect */
    SpaceSet *set;      /* by value; NULL: the sets of the analysis hold */
    uint8_t *derived;   /* by value: it is derived from parameters with a known space, so that `set` has its set */
    ValueId *root;      /* by value: 1 + the alloca or parameter whose object it points into; NULL: not computed */
    int32_t *off;       /* by value: the offset into that object in bytes; OFF_ANY: unknown */
    Contents *contents; /* by value, an alloca or a parameter: the contents of its object */
    VEC(ValueId) work;
} ContextFacts;
enum { CONTENTS_OTHER = 16 };                /* the bit of a word for all spaces that have no bit of their own */
#define CONTENTS_UNKNOWN ((Contents)1 << 63) /* in ClonePlan.contents: of some call the contents are unknown */
#define OFF_ANY INT32_MIN

/* ---------------------------------------------------------------------------------------- ipmsp_context.c */

/* Computes a->set and a->derived: the sets, in this context, of the values that are derived from parameters whose space
 * the context knows. Call it only if the context has facts; the sets of the analysis hold for the function itself. */
void context_solve(ContextFacts *a);

/* Returns the set of operand i of v in this context: the one of a->set, or that of the analysis for this use if the
 * value has none there, or if the analysis excludes one of its spaces because a test holds at v. */
SpaceSet context_operand_set(const ContextFacts *a, ValueId v, uint32_t i);

/* Guesses what the objects of the function's allocas and pointer parameters contain: allocates and fills a->root,
 * a->off and a->contents. The contents of parameters are those of the context a->c. */
void context_contents_find(ContextFacts *a);

/* Returns the contents of the object that r points into, where word 0 is the one that r points to; 0 if nothing is
 * known, as of constants. Call context_contents_find before. */
Contents context_contents(ContextFacts *a, Ref r);

void context_free(ContextFacts *a);

/* ----------------------------------------------------------------------------------------- ipmsp_clones.c */

/* Creates the clones that were planned, sets Context.body, and redirects the calls in l->link. Returns true if it
 * created or renamed a function or redirected a call. */
bool clones_create(ClonePlan *l);

#endif
