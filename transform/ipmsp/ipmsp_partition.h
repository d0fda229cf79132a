/* ipmsp_partition.h: contexts, and the plan for the clones of one round.
 *
 * A context is a function together with a fact for each of its parameters: one clone, or the function itself.
 * ipmsp_partition.c plans which contexts become functions, ipmsp_context.c finds the facts within one
 * context, ipmsp_clones.c creates the functions. */
#ifndef NVIR_TRANSFORM_IPMSP_IPMSP_PARTITION_H
#define NVIR_TRANSFORM_IPMSP_IPMSP_PARTITION_H

#include "ir/hash.h"
#include "transform/ipmsp/ipmsp.h"

enum ContextState { CONTEXT_WAITING, CONTEXT_CLONED, CONTEXT_REFUSED };
enum { SPACE_ANY = 0 };     /* in a ParamFact: the space is not known */
#define ORIGINAL UINT32_MAX /* in Context.facts: the context is the function itself, without facts */

typedef struct Context {
    SymId fn, body;         /* body: the function that the context became */
    uint32_t facts;         /* into ClonePlan.fact_pool, one for each parameter; or ORIGINAL */
    uint8_t state, refusal; /* enum ContextState, Refusal */
    bool external;          /* not run by any kernel of the module: callers outside pass its arguments */
    uint64_t profit;
} Context;

typedef struct ClonePlan {
    Ipmsp *x;
    uint32_t nsym; /* symbols before there are clones */
    VEC(Context) context;
    VEC(ParamFact) fact_pool;
    Hash find;          /* contexts by function and facts */
    uint32_t *original; /* by SymId: 1 + the context of the function itself; 0 while nothing calls it */
    uint8_t *eligible;  /* by SymId: enum Refusal */
    uint8_t *reused;    /* by SymId: its first clone may reuse the body, and costs nothing then */
    SpaceSet *passed;   /* by node of a parameter: the join of what the known calls pass */
    Contents *contents; /* by node of a parameter: the join of the contents of the objects passed */
    bool has_allocas;   /* calls may be separated by the contents of objects as well */
    Profits profits;
    uint8_t *from_kernels; /* by SymId: a kernel of the module may run it */
    uint8_t *refusal;      /* by SymId: why the requested clones of it cannot be created; enum Refusal */
    VEC(uint32_t) ready;   /* contexts whose calls are to be followed */
    VEC(uint32_t) heap;    /* contexts that wait for the clone budget; the most profitable first */
    VEC(struct {
        uint32_t from, to;
        ValueId call;
    })
    link;                 /* calls in context `from` that go to `to` */
    ParamFact facts[256]; /* requested by the call at hand */
} ClonePlan;

/* The facts about the values of one function in one context. */
typedef struct ContextFacts {
    ClonePlan *l;
    SymId fn;
    const Fn *f;
    const Context *c;
    SpaceSet *set;      /* by value; NULL: the sets of the analysis hold */
    uint8_t *derived;   /* by value: it is derived from parameters, so that `set` has its set */
    ValueId *root;      /* by value: 1 + the alloca or parameter whose object it points into; NULL: not built */
    int32_t *off;       /* by value: the offset into that object in bytes; OFF_ANY: unknown */
    Contents *contents; /* by root: the contents of its object */
    VEC(ValueId) work;
} ContextFacts;
enum { CONTENTS_OTHER = 16 };                /* the bit of a word for all spaces that have none */
#define CONTENTS_UNKNOWN ((Contents)1 << 63) /* in ClonePlan.contents: some call is unknown */
#define OFF_ANY INT32_MIN

/* ---------------------------------------------------------------------------------------- ipmsp_context.c */

/* Solves for the sets of the values that are derived from parameters. Needed only if the context has facts;
 * the sets of the analysis hold for a context that is the function itself. */
void context_solve(ContextFacts *a);

/* Returns the set of operand i of v, as seen at v, in this context. */
SpaceSet context_operand_set(const ContextFacts *a, ValueId v, uint32_t i);

/* Guesses what the allocas of the function contain: fills root, off and contents. */
void context_contents_find(ContextFacts *a);

/* Returns the contents of the object that r points to, counted from there on; 0 if nothing is known. Needs
 * context_contents_find. */
Contents context_contents(ContextFacts *a, Ref r);

void context_free(ContextFacts *a);

/* ----------------------------------------------------------------------------------------- ipmsp_clones.c */

/* Creates the clones that were planned and redirects the calls. Returns true if anything changed. */
bool clones_create(ClonePlan *l);

#endif
