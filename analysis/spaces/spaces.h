/* spaces.h: which memory spaces each pointer may point to. The rules are those of docs/memory-spaces.md.
 *
 * Optimistic and sparse: constraints of the form "what reaches a reaches b" become edges between nodes
 * (values, cells of memory, a few summary nodes); facts start empty and grow until nothing changes. Each fact
 * has at most as many steps as bits, so the work is linear in the edges; `evaluations` counts it.
 *
 * Memory is followed through the whole module. Arguments and results of calls are too if options.follow says
 * so: a parameter is the join over all callers if all are seen, a result what the callee returns. Else they
 * are Unknown.
 */
#ifndef NVIR_ANALYSIS_SPACES_SPACES_H
#define NVIR_ANALYSIS_SPACES_SPACES_H

#include "analysis/knobs.h"
#include "analysis/spaces/sigma.h"
#include "analysis/spaces/space.h"

typedef uint16_t Fact;         /* a SpaceSet and: */
enum {
    FACT_PLAIN = 0x100,        /* may be data without an address in it: a pointer made of it is Unknown */
    FACT_ASSUMED = 0x200,      /* rests on strong-global-assumptions: good for an access, not for a test */
    /* rests on param-always-point-to-global: good for both, but not against the program */
    FACT_PARAM = 0x400
};

/* Why a bit is there: it came to `node` from `from` (or from nowhere: a source), by the instruction whose
 * value is node `by` (from nnode on: by the initialiser of symbol by - nnode; or by none). In order of time. */
typedef struct Cause { uint32_t node, from, by; Fact bits; } Cause;
#define CAUSE_SOURCE UINT32_MAX
#define CAUSE_NONE UINT32_MAX

/* A load of a pointer out of a short table: from `base` + first + k * step bytes, for a k below n, where memory
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

typedef struct Spaces {
    Module *m;
    const Knobs *knobs;
    SpaceSet unknown;
    uint32_t *base;            /* by SymId: node of value 0 */
    Fact *fact;                /* by node */
    uint32_t nvalue, nnode;
    uint64_t evaluations, edges;
    Sigmas sigmas;             /* what holds in parts of functions */
    uint32_t sigma;            /* node of sigma 0 */
    uint32_t parts;            /* node of the first field of an aggregate */
    uint32_t *part_of;         /* by field: the node of the aggregate, or nvalue + the symbol that returns it */
    uint32_t result;           /* node of what symbol 0 returns, see spaces_result */
    uint64_t *through;         /* by SymId: parameters (below 64) handed through; NULL: not followed */
    bool explain;              /* set before spaces_build: keep the causes */
    FILE *trace;               /* one line per change, or NULL */
    VEC(Cause) cause;
    VEC(TableLoad) choice;     /* asked for in the options; in program order */
} Spaces;

typedef struct SpacesOptions {
    bool follow;               /* calls and returns */
    bool for_kernels;          /* facts of copies made for the kernels: CALLS_OF_KERNELS */
    uint32_t sm;               /* 0: not known */
    bool explain;              /* keep the causes */
    bool choices;              /* find loads out of short tables */
    FILE *trace;               /* one line per change, or NULL */
    uint64_t seed;             /* not 0: a random order of work, which must not show */
} SpacesOptions;
/* Analyses the whole module as it is now, which it does not change; s is filled, and freed by spaces_free.
 * Module, kernels and knobs are borrowed until then. A module of more than 2^29 values and cells ends the
 * program. */
void spaces_build(Spaces *s, Module *m, const KernelTable *kernels, const Knobs *knobs,
                  const SpacesOptions *options);
void spaces_free(Spaces *s);

/* The set of an operand that is a pointer (or holds pointers): {} if nothing reaches it. */
SpaceSet spaces_of(const Spaces *s, SymId fn, Ref r);
/* The node that sigma i cuts down: a value, or the sigma around it. */
static inline uint32_t sigma_input(const Spaces *s, uint32_t i) {
    const Sigma *g = &s->sigmas.sigma.at[i];
    return g->in ? s->sigma + g->in - 1 : s->base[g->fn] + g->value;
}

/* The set of operand i of instruction v, where v stands: tests that dominate it are believed. */
SpaceSet spaces_use(const Spaces *s, SymId fn, ValueId v, uint32_t i);
bool spaces_use_assumed(const Spaces *s, SymId fn, ValueId v, uint32_t i);
/* Does the set rest on what memory is assumed to hold? */
bool spaces_assumed(const Spaces *s, SymId fn, Ref r);

/* What function `fn` returns, apart from the parameters in `through`. Only where calls are followed. */
SpaceSet spaces_result(const Spaces *s, SymId fn);
bool spaces_result_assumed(const Spaces *s, SymId fn);

/* The fact of a constant or symbol. */
Fact const_fact(const Spaces *s, Ref r);

#endif
