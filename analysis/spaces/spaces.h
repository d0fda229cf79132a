/* spaces.h: which memory spaces each pointer may point to. This is the interface of the folder; the rules of the
 * analysis are those of docs/memory-spaces.md.
 *
 * The analysis runs in phases, each of which reads only the results of those before it:
 *
 *     program.h        numbers values, finds reachable blocks, classifies types
 *     call_summary.h   which memory a function accesses through each pointer parameter
 *     points_to.h      points-to classes of abstract objects, by unification
 *     cells.h          the parts of each class that are accessed as a unit
 *     sigma.h          the facts that tests and accesses imply where they dominate a use
 *     flow.h           constraints between values, cells and summary nodes
 *     solve.c          the least solution of the constraints
 *     explain.h        why a fact holds, from the log of the solver
 *
 * The solver is optimistic and sparse: facts belong to values and cells, not to program points; they start
 * empty and grow by join until nothing changes. A fact can grow at most once per bit, so the work is linear
 * in the number of edges; `evaluations` counts it.
 *
 * Memory is followed through the whole module. If options.follow is set, arguments and results of calls are,
 * too: a parameter is the join over all callers if all of them are known, and a result is what the callee
 * returns. Otherwise they are unknown. */
#ifndef NVIR_ANALYSIS_SPACES_SPACES_H
#define NVIR_ANALYSIS_SPACES_SPACES_H

#include "analysis/knobs.h"
#include "analysis/spaces/sigma.h"
#include "analysis/spaces/space.h"

/* The fact of a node: a SpaceSet and the flags below. The lattice is the powerset of its bits; join is OR. */
typedef uint16_t Fact;
enum {
    FACT_PLAIN = 0x100,   /* may be data without an address in it: a pointer made from it is unknown */
    FACT_ASSUMED = 0x200, /* rests on strong-global-assumptions: may direct an access, not answer a test */
    /* rests on param-always-point-to-global: may direct an access and answer a test, unless the program
     * contradicts */
    FACT_PARAM = 0x400
};

/* One step of the solver: `bits` were added to the fact of `node`, from node `from` (CAUSE_SOURCE: the constraints name
 * them as a source), because of the instruction whose value is node `by` (nnode + S: the initialiser of symbol S;
 * CAUSE_NONE: no instruction). */
typedef struct Cause {
    uint32_t node, from, by;
    Fact bits;
} Cause;
#define CAUSE_SOURCE UINT32_MAX
#define CAUSE_NONE UINT32_MAX

/* A load of a pointer from a short table: from `base` + first + k * step bytes for one k < n, where memory
 * holds pointers to of[k]. */
enum { TABLE_LOAD_MAX = 4 };
typedef struct TableLoad {
    SymId fn;
    ValueId load;
    Ref base;
    int64_t first;
    uint32_t step, n;
    SpaceSet of[TABLE_LOAD_MAX];
} TableLoad;

/* The first node of each kind, in the order of their numbers. The values of all functions come before
 * `cells`. */
typedef struct SpaceNodes {
    uint32_t cells;       /* the contents of each cell of memory */
    uint32_t stored;      /* by SymId: what the function, and all that it calls, stores into memory OUTSIDE */
    uint32_t launch;      /* by SymId: what any launch in which the function runs stores there */
    uint32_t lasting;     /* one node: pointers stored or initialised anywhere that outlive a launch */
    uint32_t int_args;    /* one node: addresses in integers that are passed to functions */
    uint32_t int_results; /* one node: addresses in integers that are returned */
    uint32_t result;      /* by SymId: what the function returns, apart from parameters in `through` */
    uint32_t sigma;       /* by sigma (sigma.h): a value after a test */
    uint32_t views;       /* by copy that a call makes of an argument (byval), or view of one */
    uint32_t fields;      /* by field of an aggregate in a register */
} SpaceNodes;

/* The result of the analysis of one module. */
typedef struct Spaces {
    Module *m;
    const Knobs *knobs;
    SpaceSet unknown;       /* the set of an unknown pointer */
    uint32_t *base;         /* by SymId: node of value 0; UINT32_MAX: not a function with a body */
    VEC(SymId) fn;          /* functions with a body, in order of their nodes */
    Fact *fact;             /* by node */
    uint32_t nvalue, nnode; /* number of values, the first nodes, and of all nodes */
    SpaceNodes node;
    uint64_t evaluations, edges; /* for statistics: transfer functions evaluated, and edges of the graph */
    Sigmas sigmas;               /* what holds in parts of functions */
    uint32_t *field_whole;       /* by field: the node of the aggregate, or nvalue + the SymId that returns it */
    uint64_t *through;           /* by SymId: mask of parameters (below 64) it returns; NULL: not followed */
    bool explain;                /* the causes are kept */
    FILE *trace;                 /* one line per change, or NULL */
    VEC(Cause) cause;            /* in the order in which they happened; empty unless `explain` */
    VEC(TableLoad) choice;       /* if options.choices; in program order */
} Spaces;

/* A phase whose result can be printed while the analysis runs. */
enum SpacesDump { DUMP_NONE, DUMP_POINTS_TO, DUMP_CELLS, DUMP_CONSTRAINTS };

typedef struct SpacesOptions {
    bool follow;          /* follow arguments and results of calls, if the knobs allow it */
    bool for_kernels;     /* the module is a copy made for its kernels: CALLS_OF_KERNELS */
    uint32_t sm;          /* 0: not known */
    bool explain;         /* keep the causes */
    bool choices;         /* find loads from short tables */
    FILE *trace;          /* one line per change, or NULL */
    uint64_t seed;        /* not 0: a random order of work, which must not change the result */
    enum SpacesDump dump; /* prints the result of this phase to dump_to */
    Out *dump_to;
} SpacesOptions;

/* Analyses the whole module, which stays unchanged, and fills s; free it with spaces_free. Module, kernels
 * and knobs are borrowed until then. A module of more than 2^29 values and cells ends the program with a
 * message. */
void spaces_build(Spaces *s, Module *m, const KernelTable *kernels, const Knobs *knobs, const SpacesOptions *options);
void spaces_free(Spaces *s);

/* Returns the set of an operand r of function fn that is a pointer, or holds pointers, as it is where r is defined; {}
 * if nothing reaches it. */
SpaceSet spaces_of(const Spaces *s, SymId fn, Ref r);
/* Returns the set of operand i of instruction v at v: tests and accesses that dominate v refine that of spaces_of. */
SpaceSet spaces_use(const Spaces *s, SymId fn, ValueId v, uint32_t i);
/* Reports whether the set of spaces_of rests on an assumption about the contents of memory, the knob
 * strong-global-assumptions. */
bool spaces_assumed(const Spaces *s, SymId fn, Ref r);
/* As spaces_assumed, for the set of spaces_use. */
bool spaces_use_assumed(const Spaces *s, SymId fn, ValueId v, uint32_t i);

/* Returns the set of the results of function `fn`, apart from the parameters in `through`. It is meaningful only if
 * calls are followed. */
SpaceSet spaces_result(const Spaces *s, SymId fn);
/* Reports whether the set of spaces_result rests on an assumption about the contents of memory. */
bool spaces_result_assumed(const Spaces *s, SymId fn);

/* Returns the node that sigma i refines: a value, or the enclosing sigma. */
static inline uint32_t spaces_sigma_input(const Spaces *s, uint32_t i) {
    const Sigma *g = &s->sigmas.sigma.at[i];
    return g->in ? s->node.sigma + g->in - 1 : s->base[g->fn] + g->value;
}
/* Returns the set of the value of sigma i where the sigma holds. */
static inline SpaceSet spaces_sigma(const Spaces *s, uint32_t i) { return (SpaceSet)s->fact[s->node.sigma + i]; }

/* Returns the function to which the value with this node, below nvalue, belongs. */
SymId spaces_node_fn(const Spaces *s, uint32_t node);
/* Returns the fact of data with fact f that is read as a pointer: plain data becomes the unknown set. */
static inline Fact spaces_pointer_fact(const Spaces *s, Fact f) {
    return f & FACT_PLAIN ? (Fact)((f & ~FACT_PLAIN) | s->unknown) : f;
}
/* Returns the fact of a constant or symbol; 0 for any other operand. */
Fact spaces_const_fact(const Spaces *s, Ref r);

#endif
