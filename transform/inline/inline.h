/* inline.h: the parts of the inliner. inline.c is the pass and decides which calls are inlined; inline_cost.c
 * computes sizes and costs; inline_body.c copies bodies; inline_md.c makes alias scopes of restrict parameters. */
#ifndef NVIR_TRANSFORM_INLINE_INLINE_H
#define NVIR_TRANSFORM_INLINE_INLINE_H

#include "analysis/callgraph.h"
#include "analysis/knobs.h"
#include "analysis/restrict.h"
#include "transform/md_copy.h"
#include "transform/pass.h"

#define INLINE_KEPT "inline-kept" /* attribute of a call that was weighed and kept, with the size of its callee */

/* The flags of a value of a body, in Inline.mark. */
/* clang-format off */
enum { MARK_INLINED = 1,             /* a call to be inlined */
       MARK_HAS_LIFETIME = 2 };      /* an alloca that already has lifetime markers */
/* clang-format on */

/* The restrict parameters of a body: the sets of roots (restrict pointers) that its accesses are derived
 * from. */
typedef struct Noalias {
    bool built;
    uint8_t nroot;              /* roots that are distinguished; 0: no scopes are needed */
    MdId name, scope[ROOT_MAX]; /* strings: the domain, and the scope of each root */
    VEC(RootSet) set;
    VEC(struct {
        ValueId v;
        uint32_t set;
    })
    access;          /* in program order */
    Restrict roots;  /* with nroot */
    Restrict params; /* the parameters that each pointer is derived from, see noalias_params_build */
    bool has_params;
} Noalias;

/* A function as a candidate for inlining. */
typedef struct InlineBody {
    const char *never; /* why it must never be inlined; NULL: it may be */
    bool always, noinline_;
    /* it allocates a variable amount of stack: the caller must restore the stack pointer */
    bool dynamic;
    bool recursive;              /* it can call itself, also through bodies inlined into it */
    bool forced;                 /* a kernel with a register limit reaches it: ptxas rejects a call of it */
    bool closed;                 /* all its callers are known: it is removed with its last call */
    bool discardable;            /* it is closed, or other modules have their own copy of it */
    bool used;                   /* some call of it is inlined */
    bool inlines;                /* some call in it is inlined */
    uint32_t param;              /* into Inline.weight: one for each parameter */
    uint32_t site, nsite;        /* into Inline.site: the calls in it, in program order */
    uint32_t left;               /* direct calls of it that are kept */
    uint64_t initial_size, size; /* in instructions: without, and with, the bodies inlined into it */
    Noalias noalias;
} InlineBody;

typedef struct InlineSite {
    SymId callee;
    ValueId call;
} InlineSite;

typedef struct Inline {
    Pass *p;
    Module *m;
    bool only_always;
    bool unoptimised; /* noinline says nothing: all kernels are marked so */
    KernelTable kernels;
    CallGraph calls;
    InlineBody *body; /* by SymId */
    uint32_t *base;   /* by SymId: where the marks of its values begin */
    uint8_t *mark;
    VEC(InlineSite) site;
    VEC(uint32_t) weight;
    uint32_t most_values, most_blocks; /* the maximum over all functions */
} Inline;

/* ---------------------------------------------------------------------------------------- inline_cost.c */

/* Scans the body of function s and fills in x->body[s], its sites, the weights of its parameters and the lifetime marks
 * of its allocas (x->mark). The sites and weights are appended to x->site and x->weight; without inlining by cost
 * (x->only_always) the weights stay 0. Leaves to inline.c what depends on other functions or on decisions: `left`,
 * `recursive`, `forced`, `used`, `inlines`, `size` and `noalias`. */
void inline_body_scan(Inline *x, SymId s);
/* Returns the number of instructions that the call itself costs. */
uint32_t inline_site_size(const Inline *x, SymId caller, InlineSite site);
/* Returns the cost of inlining: the size of the callee, less that of the call and less an estimate of the
 * instructions that the arguments let fold; at least 0. */
uint64_t inline_site_cost(const Inline *x, SymId caller, InlineSite site);

/* ---------------------------------------------------------------------------------------- inline_body.c */

typedef struct BodyWriter BodyWriter;
BodyWriter *body_writer_new(Inline *x);
/* Inlines all marked calls into function s, and those marked in the inlined bodies. Callers must be processed
 * before their callees, because the bodies must be as they were when the marks were set. Returns true if an
 * indirect call became direct. */
bool body_writer_run(BodyWriter *g, SymId s);
void body_writer_free(BodyWriter *g);

/* ---------------------------------------------------------------------------------------- inline_md.c */

/* Finds the restrict parameters of a body and the accesses that are derived from them. Leaves n->nroot 0 if there are
 * not at least two roots, because a single scope separates nothing; or if process-restrict is off or has processed the
 * function, which then has its scopes. */
void noalias_build(Noalias *n, Module *m, const Fn *f, const Knobs *knobs);
void noalias_free(Noalias *n);
/* Builds n->params, which has for each pointer the parameters that it is derived from, unless it exists. */
void noalias_params_build(Noalias *n, Module *m, const Fn *f, const Knobs *knobs);
/* Creates the scopes of one copy, one for each root, in a new domain. The caller frees the array. */
MdId *noalias_scopes(const Noalias *n, Module *m);
/* Two lists of alias scopes, as indices in to->md; UINT32_MAX: none. */
typedef struct NoaliasLists {
    uint32_t own, other;
} NoaliasLists;
/* Returns the lists for an access of the copy that is derived from `set`: `own` has the scopes of these
 * roots, `other` those of all the others. */
NoaliasLists noalias_lists(const Noalias *n, const MdId *scope, Module *m, Fn *to, RootSet set);
/* Attaches the lists to an access of the copy. */
void noalias_attach(NoaliasLists l, MdCopy *c, ValueId v);

#endif
