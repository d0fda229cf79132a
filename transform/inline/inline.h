/* inline.h: what the files of the inliner share. inline.c is the pass and decides which calls are inlined;
 * inline_cost.c computes sizes and costs; inline_body.c and inline_copy.c copy bodies; inline_md.c makes alias scopes
 * of restrict parameters. */
#ifndef NVIR_TRANSFORM_INLINE_INLINE_H
#define NVIR_TRANSFORM_INLINE_INLINE_H

#include "analysis/callgraph.h"
#include "analysis/knobs.h"
#include "analysis/restrict.h"
#include "transform/md_copy.h"
#include "transform/pass.h"

#define INLINE_KEPT "inline-kept" /* attribute of a call that was kept because of its cost or the growth limit */

/* The flags of a value, in Inline.mark. */
/* clang-format off */
enum { MARK_INLINED = 1,             /* a call to be inlined */
       MARK_HAS_LIFETIME = 2 };      /* an alloca that already has lifetime markers */
/* clang-format on */

/* The restrict pointers (roots, see restrict.h) of a body, and the sets of them that its accesses are derived from.
 * Computed once per body, when it is first inlined, and used for each copy. */
typedef struct Noalias {
    bool built;
    uint8_t nroot;              /* the number of roots that are distinguished; 0: no scopes are needed */
    MdId name, scope[ROOT_MAX]; /* strings: the name of the domain, and of the scope of each root */
    VEC(RootSet) set;           /* the distinct sets, sorted */
    /* the accesses that are derived only from roots, in program order; `set`: index in Noalias.set */
    VEC(struct {
        ValueId v;
        uint32_t set;
    })
    access;
    Restrict roots;  /* of the body; empty before noalias_build, or if that had nothing to do */
    Restrict params; /* the parameters that each pointer is derived from, see noalias_params_build */
    bool has_params; /* `params` is built */
} Noalias;

/* A function with a body, as a caller and as a candidate for inlining. */
typedef struct InlineBody {
    const char *never;      /* why no call of it may be inlined; NULL: it may be */
    bool always, noinline_; /* it has the attribute alwaysinline, or noinline */
    /* it allocates a variable amount of stack: the caller must restore the stack pointer */
    bool dynamic;
    bool recursive;              /* calls of it are kept: it is in a cycle of calls, see calls_walk in inline.c */
    bool forced;                 /* a kernel with a register limit reaches it: ptxas rejects a call of it */
    bool closed;                 /* all its callers are known: it is removed with its last call */
    bool discardable;            /* it is closed, or other modules have their own copy of it */
    bool inlines;                /* some call in it is inlined */
    uint32_t param;              /* index of its first parameter in Inline.weight; the others follow */
    uint32_t site, nsite;        /* the calls in it, in program order: nsite of Inline.site, from `site` on */
    uint32_t left;               /* the number of direct calls of it that are kept so far */
    uint64_t initial_size, size; /* in instructions: without, and with, the bodies inlined into it */
    Noalias noalias;
} InlineBody;

/* A direct call of a function that has a body. */
typedef struct InlineSite {
    SymId callee;
    ValueId call;
} InlineSite;

/* The state of one round of the pass over the module. */
typedef struct Inline {
    Pass *p;
    Module *m;
    bool only_always; /* inline<always>: only alwaysinline calls are inlined */
    bool unoptimised; /* all kernels are noinline, so the front end gave noinline to every function (clang -O0) */
    KernelTable kernels;
    CallGraph calls;
    InlineBody *body; /* by SymId; zero for symbols without a body */
    uint32_t *base;   /* by SymId: the index in `mark` of its value 0 */
    uint8_t *mark;    /* MARK_... flags: those of value v of function s are mark[base[s] + v] */
    VEC(InlineSite) site;
    VEC(uint32_t) weight;              /* by parameter: how many of its uses may fold, see inline_cost.c */
    uint32_t most_values, most_blocks; /* the maximum over all functions */
} Inline;

/* ---------------------------------------------------------------------------------------- inline_cost.c */

/* Scans the body of function s and fills in x->body[s], which must be zeroed, its sites, the weights of its parameters
 * and MARK_HAS_LIFETIME of its allocas (x->mark). The sites and weights are appended to x->site and x->weight; if
 * x->only_always, when costs do not matter, the weights stay 0. Leaves to inline.c what depends on other functions or
 * on decisions: `left`, `recursive`, `forced`, `inlines`, `size` and `noalias`. */
void inline_body_scan(Inline *x, SymId s);
/* Returns the number of instructions that the call itself counts for, which inlining it saves. */
uint32_t inline_site_size(const Inline *x, SymId caller, InlineSite site);
/* Returns the cost of inlining the call in instructions: the size of the callee, with what is inlined into it, less
 * that of the call, less an estimate of the instructions that fold because of the arguments (at most half of the
 * size); 0 if that is negative. */
uint64_t inline_site_cost(const Inline *x, SymId caller, InlineSite site);
/* Reports whether an argument of the call is an address in a local variable of the caller that is small enough to
 * become registers. The call keeps it in memory. */
bool inline_site_passes_local(const Inline *x, SymId caller, InlineSite site);

/* ---------------------------------------------------------------------------------------- inline_body.c */

typedef struct BodyWriter BodyWriter;
/* Returns a writer for the functions of x->m, whose bodies and marks must be complete. Free it with
 * body_writer_free. */
BodyWriter *body_writer_new(Inline *x);
/* Inlines the calls of function s that have MARK_INLINED, and those with the mark in the bodies inlined that way. Run
 * it for callers before their callees, because a callee must still be as it was when the marks were set. Returns true
 * if an indirect call became direct. */
bool body_writer_run(BodyWriter *g, SymId s);
void body_writer_free(BodyWriter *g);

/* ---------------------------------------------------------------------------------------- inline_md.c */

/* Fills in *n, which must be zeroed, with the restrict pointers of a body and the accesses that are derived only from
 * them; sets n->built. Leaves n->nroot 0 if there are less than two roots, because a single scope separates nothing, or
 * if process-restrict is off or has processed the function, which then has its scopes already. */
void noalias_build(Noalias *n, Module *m, const Fn *f, const Knobs *knobs);
void noalias_free(Noalias *n);
/* Builds n->params, which has for each pointer of the body the parameters that it is derived from (restrict or not), if
 * that has not been done yet. */
void noalias_params_build(Noalias *n, Module *m, const Fn *f, const Knobs *knobs);
/* Creates the alias scopes of one copy of the body, one for each of the n->nroot roots, in a new alias domain. Returns
 * them by root. The caller frees the array. */
MdId *noalias_scopes(const Noalias *n, Module *m);
/* The scope lists of an access, as indices in the `md` of the function: `own` is for !alias.scope, `other` for
 * !noalias; UINT32_MAX: none. */
typedef struct NoaliasLists {
    uint32_t own, other;
} NoaliasLists;
/* Returns the lists for an access of a copy in function `to` that is derived from the roots in `set`: `own` has the
 * scopes of these roots, `other` those of all the other roots. `scope` is the result of noalias_scopes for the copy. */
NoaliasLists noalias_lists(const Noalias *n, const MdId *scope, Module *m, Fn *to, RootSet set);
/* Attaches the lists to instruction v of c->to. Lists that it already has are extended. */
void noalias_attach(NoaliasLists l, MdCopy *c, ValueId v);

#endif
