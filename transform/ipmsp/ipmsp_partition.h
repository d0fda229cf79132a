/* ipmsp_partition.h: what the parts of cloning share. ipmsp_partition.c plans, ipmsp_context.c says what pointers are in a
 * context, ipmsp_clones.c makes the functions that were planned. */
#ifndef NVIR_TRANSFORM_IPMSP_IPMSP_PARTITION_H
#define NVIR_TRANSFORM_IPMSP_IPMSP_PARTITION_H

#include "ir/hash.h"
#include "transform/ipmsp/ipmsp.h"

enum State { WAITING, MADE, REFUSED };
enum { VEC_ANY = 0 };         /* otherwise the space */

typedef struct Context {
    SymId fn, body;           /* body: the function that came of it */
    uint32_t vec;             /* into Plan.handed: one for each parameter; UINT32_MAX: the function itself */
    uint8_t state, refusal;   /* enum State, Refusal */
    bool elsewhere;           /* no kernel here runs it: what others hand over reaches it */
    uint64_t profit;
} Context;

typedef struct Plan {
    Ipmsp *x;
    uint32_t nsym;            /* symbols before there are clones */
    VEC(Context) context;
    VEC(Handed) handed;
    Hash find;                /* contexts by function and spaces */
    uint32_t *original;       /* by SymId: 1 + the context of the function itself, once it is needed */
    uint8_t *eligible;        /* by SymId: enum Refusal */
    uint8_t *free;            /* by SymId: has a clone that costs nothing while nobody needs the function */
    SpaceSet *votes;          /* by node of a parameter: what the calls seen hand over */
    Holds *holds;             /* by node of a parameter: what the objects seem to hold that they hand over */
    /* there are variables on the stack: calls may be kept apart by what they hold */
    bool objects;
    Profits profits;
    uint8_t *ours;            /* by SymId: a kernel here may run it */
    uint8_t *refusal;         /* by SymId: why clones that were wanted cannot be made; enum Refusal */
    VEC(uint32_t) ready;      /* contexts to be looked at */
    VEC(uint32_t) heap;       /* contexts that wait for room, the best first */
    VEC(struct { uint32_t from, to; ValueId call; }) link;
    Handed vec[256];          /* of the call looked at */
} Plan;

typedef struct Local {
    Plan *l;
    SymId fn;
    const Fn *f;
    const Context *c;
    SpaceSet *set;            /* by value; NULL: those of the analysis */
    uint8_t *own;             /* by value: comes of parameters, its set is worked out here */
    ValueId *root;            /* by value: 1 + the alloca or parameter into whose object it points; NULL: not
                                 asked yet */
    int32_t *off;             /* by value: how many bytes behind that; OFF_ANY: not known */
    Holds *holds;             /* by root: what pointers its object seems to hold, see objects_look */
    VEC(ValueId) work;
} Local;
enum { HOLDS_OTHER = 16 };
#define HOLDS_UNKNOWN ((Holds)1 << 63)                     /* in votes only */
#define OFF_ANY INT32_MIN

/* ipmsp_context.c. What operand i of v may point to, where v stands, in this context. */
SpaceSet local_set(const Local *a, ValueId v, uint32_t i);
/* Works out the sets of a context that is no function as it stands; else those of the analysis hold. */
void local_solve(Local *a);
/* Guesses what the variables on the stack hold: fills root, off and holds. */
void objects_look(Local *a);
/* What the object seems to hold that r points to, from there on; 0: nothing is known. */
Holds holds_at(Local *a, Ref r);
void local_free(Local *a);

/* ipmsp_clones.c. Makes the functions that were planned, and has the calls call them; true if anything changed. */
bool clones_make(Plan *l);

#endif
