/* ipmsp.h: what the parts of ipmsp share. ipmsp_partition.c plans clones, ipmsp_profit.c says what they are worth,
 * ipmsp_clones.c makes them, specialise.c changes signatures. */
#ifndef NVIR_TRANSFORM_IPMSP_IPMSP_H
#define NVIR_TRANSFORM_IPMSP_IPMSP_H

#include "analysis/knobs.h"
#include "analysis/spaces/spaces.h"
#include "analysis/callgraph.h"
#include "transform/pass.h"

/* Why a function, or one clone of it, is not made. The texts are in ipmsp_partition.c. */
enum Refusal {
    REFUSAL_NONE, REFUSAL_NOTHING,       /* it may be cloned; there is nothing in it to know */
    REFUSAL_LIMIT, REFUSAL_GROWTH, REFUSAL_REPLACEABLE, REFUSAL_VARIADIC, REFUSAL_TAIL, REFUSAL_OPTNONE,
    REFUSAL_BLOCK, REFUSAL_KERNEL, REFUSAL_PARAMS, REFUSAL_COUNT
};

/* What a clone knows of a parameter: the space in the bits of HANDED_SPACE, and above them what the object
 * holds that it points to, if anything is known of that: see Holds. */
typedef uint64_t Handed;
/* What pointers an object seems to hold, HOLDS_BITS for each of its first words of 8 bytes; the last ones are
 * for all that is behind these. */
typedef uint64_t Holds;
enum { HANDED_SPACE = 7, HANDED_HOLDS_SHIFT = 3, HOLDS_BITS = 5, HOLDS_WORDS = 12 };

typedef struct Ipmsp {
    Pass *p;
    Module *m;
    KernelTable kernels;       /* these three are of the module as it is now */
    CallGraph calls;
    Spaces spaces;
    FILE *dump;                /* NULL: no trace */
    uint32_t limit;            /* clones that may still be made */
    uint64_t room;             /* instructions that clones may still add */
    uint64_t cloned;
    uint64_t refused[REFUSAL_COUNT], left;     /* by the last round: clones; accesses that stay generic */
    uint32_t round;
    bool for_kernels;          /* plan as if only the kernels of the module called its functions */
    /* The clones of earlier rounds: a recursive function would else be unrolled, a round at a time. */
    VEC(struct { SymId fn, clone; uint32_t handed; }) made;
    VEC(Handed) handed_made;   /* what each knows of its parameters */
    Hash find_made;
} Ipmsp;

/* The space that a parameter or result with this set is given; SPACE_GENERIC: none. */
uint32_t ipmsp_space(SpaceSet set);
/* Is parameter p of the function one whose space is looked for: a generic pointer that is handed over? */
bool ipmsp_param(const Module *m, SymId fn, uint32_t p);
/* May the function be cloned, or its signature changed? Else why not. (What has a body is not appending,
 * common or extern_weak.) */
enum Refusal ipmsp_refusal(const Ipmsp *x, SymId fn);
static inline bool ipmsp_eligible(const Ipmsp *x, SymId fn) { return ipmsp_refusal(x, fn) == REFUSAL_NONE; }
/* The space that all callers agree on, where all are seen; else SPACE_GENERIC. */
uint32_t ipmsp_agreed(const Ipmsp *x, SymId fn, uint32_t p);

/* Does v hand the pointers of its operands on, and is operand i among them? */
bool ipmsp_hands_on(const Ipmsp *x, const Fn *f, ValueId v);
bool ipmsp_takes_on(const Ipmsp *x, const Fn *f, ValueId v, uint32_t i);

/* What knowing parameters is worth, see ipmsp_profit.c. Of the module as it was at profits_begin. */
typedef struct Gain { uint64_t params, weight; SpaceSet rest; } Gain;
typedef struct FnProfit { uint32_t first, n, accesses; uint8_t state; } FnProfit;    /* first, n: its gains */
typedef struct Profits {
    const Ipmsp *x;
    FnProfit *fn;              /* by SymId */
    uint64_t *param;           /* by node of a parameter: all that comes of knowing its space */
    uint64_t *content;         /* and of knowing what the object holds that it points to */
    VEC(Gain) gain;
} Profits;
void profits_begin(Profits *t, const Ipmsp *x);
void profits_free(Profits *t);
/* Does anything come of knowing parameter p? */
bool profit_param(Profits *t, SymId fn, uint32_t p);
/* Does anything come of knowing the pointers in the object behind parameter p? */
bool profit_content(Profits *t, SymId fn, uint32_t p);
/* The worth of a clone that knows this of its parameters. */
uint64_t profit_of(Profits *t, SymId fn, const Handed *vec);
/* Accesses of the function that are generic and come of parameters. */
uint32_t profit_accesses(Profits *t, SymId fn);

/* One round of cloning; true if anything was cloned. */
bool partition_run(Ipmsp *x);
/* Gives parameters and results of functions whose callers are all seen their spaces; true if any changed. */
bool specialise_run(Ipmsp *x);

#define IPMSP_CLONE "ip-msp-clone"       /* attribute of a clone: the name of its original */

#endif
