/* inline.h: the parts of the inliner. inline.c is the pass: which calls give way to the body that they call.
 * inline_cost.c weighs bodies, inline_body.c copies them, inline_md.c copies what they say of themselves:
 * locations, scopes, loops. */
#ifndef NVIR_TRANSFORM_INLINE_INLINE_H
#define NVIR_TRANSFORM_INLINE_INLINE_H

#include "analysis/callgraph.h"
#include "analysis/knobs.h"
#include "analysis/restrict.h"
#include "transform/pass.h"

#define INLINE_KEPT "inline-kept"   /* on a call that was weighed and stays */

/* By value of a body, in Inline.mark. */
enum { MARK_INLINED = 1,             /* a call that gives way */
       MARK_HAS_LIFETIME = 2 };            /* a variable whose life has markers already */

/* Where restrict pointers of a body lead: the sets of roots that occur, and which access has which. */
typedef struct Noalias {
    bool built;
    uint8_t nroot;                  /* roots that are told apart; 0: nothing to say */
    MdId name, scope[ROOT_MAX];     /* strings: of the domain, of the scope of each root */
    VEC(RootSet) set;
    VEC(struct { ValueId v; uint32_t set; }) access;      /* in program order */
    Restrict roots;                 /* with nroot */
    Restrict params;                /* what comes of which parameter, see noalias_params */
    bool has_params;
} Noalias;

/* A function as something that may be copied. */
typedef struct InlineBody {
    const char *never;              /* why it may not be; NULL: it may */
    bool always, noinline_;
    bool dynamic;                   /* makes variables of unknown number: the stack must be put back */
    bool recursive;                 /* it may come by itself again, bodies in bodies included */
    bool forced;                    /* a kernel with a limit of registers calls it: ptxas refuses that */
    bool closed;                     /* nobody else can call it: it goes with its last call */
    bool discardable;                    /* the same, or another module has a copy of its own */
    bool used;                      /* some of its calls give way */
    bool inlines;                   /* some call in it gives way */
    uint32_t param;                 /* of Inline.weight: one for each parameter */
    uint32_t site, nsite;           /* of Inline.site: the calls in it, in program order */
    uint32_t left;                  /* direct calls of it that stay */
    uint64_t initial_size, size;        /* without and with what is copied into it */
    Noalias noalias;
} InlineBody;

typedef struct InlineSite { SymId callee; ValueId call; } InlineSite;

typedef struct Inline {
    Pass *p;
    Module *m;
    bool only_always;
    KernelTable kernels;
    CallGraph calls;
    InlineBody *body;                     /* by SymId */
    uint32_t *base;                 /* by SymId: where the marks of its values begin */
    uint8_t *mark;
    VEC(InlineSite) site;
    VEC(uint32_t) weight;
    uint32_t most_values, most_blocks;      /* of one function */
} Inline;

/* ---------------------------------------------------------------------------------------- inline_cost.c */

/* Reads a body: its size, its calls, what forbids to copy it. */
void inline_body_scan(Inline *x, SymId s);
/* The instructions that a call of the function takes. */
uint32_t inline_site_size(const Inline *x, SymId caller, InlineSite site);
/* What the copy costs beyond that, less what will fold in it because of the arguments; not below 0. */
uint64_t inline_site_cost(const Inline *x, SymId caller, InlineSite site);

/* ---------------------------------------------------------------------------------------- inline_body.c */

typedef struct BodyWriter BodyWriter;
BodyWriter *body_writer_new(Inline *x);
/* Writes into function s the bodies of all calls marked in it, and of those marked in these. The bodies must
 * be as they were when the marks were made: callers come before what they copy. True if a call in them goes to
 * a function now that was a value before. */
bool body_writer_run(BodyWriter *g, SymId s);
void body_writer_free(BodyWriter *g);

/* ---------------------------------------------------------------------------------------- inline_md.c */

enum { JOINED_MAX = 64 };

/* The metadata of one copy of a body. */
typedef struct MdCopy {
    Module *m;
    Fn *to;
    const Fn *from;
    MdId at;                        /* the place of the call, a node of its own; 0: no locations */
    uint32_t stamp;                 /* numbers the copies */
    VEC(struct { uint32_t stamp; MdId copy; }) node;        /* by MdId */
    VEC(struct { uint32_t stamp, index; }) slot;            /* by 2 * index in from->md, + 1 as scopes */
    struct { uint32_t stamp, there, list, made; } joined[JOINED_MAX];      /* lists of scopes made of two */
} MdCopy;

void mdcopy_begin(MdCopy *c, Fn *to, const Fn *from, MdId call_location);
/* Where entry `index` of from->md is in to->md. */
uint32_t mdcopy_index(MdCopy *c, uint32_t index);
/* The same for a list of alias scopes: a scope holds for one execution of the body, so a copy gets its own. */
uint32_t mdcopy_scopes(MdCopy *c, uint32_t index);
void mdcopy_free(MdCopy *c);

/* Finds where the restrict parameters of a body lead. */
void noalias_build(Noalias *n, Module *m, const Fn *f, const Knobs *knobs);
void noalias_free(Noalias *n);
/* Builds n->params, unless it is there. */
void noalias_params(Noalias *n, Module *m, const Fn *f, const Knobs *knobs);
/* The scopes of one copy, by root, with a domain of their own; freed by the caller. */
MdId *noalias_scopes(const Noalias *n, Module *m);
/* The lists for accesses that come of these roots of a copy: entries in to->md; UINT32_MAX: none. */
typedef struct NoaliasLists { uint32_t own, other; } NoaliasLists;
NoaliasLists noalias_lists(const Noalias *n, const MdId *scope, Module *m, Fn *to, RootSet set);
/* Adds them to an access of the copy. */
void noalias_attach(NoaliasLists l, MdCopy *c, ValueId v);

#endif
