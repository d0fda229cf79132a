/* callgraph.h: the direct call graph of a module, and the functions whose callers are all visible.
 *
 * A function is open if code outside of the module may call it: its linkage lets other modules name it,
 * its address is taken, it is called with another prototype, or it is a kernel. All callers of a function
 * that is not open are among its call sites.
 *
 * A launch begins in a kernel and runs everything that the kernel calls. If the kernel belongs to another
 * module (which then calls one of our open functions), or if a call leaves the module, unseen code runs in
 * the same launch and can access the shared variables that it can name.
 */
#ifndef NVIR_ANALYSIS_CALLGRAPH_H
#define NVIR_ANALYSIS_CALLGRAPH_H

#include "ir/ir.h"

enum {
    CG_OPEN = 1,               /* may be called from outside of the module */
    CG_ADDRESS_TAKEN = 2,      /* its address is taken, that is, used other than as a callee */
    CG_PROTOTYPE_MISMATCH = 4, /* some call site has another prototype */
    CG_LIVE = 8,               /* open, or called from a live function: reachable */
    CG_MUSTTAIL = 16,          /* is called by musttail, or makes such a call: caller and callee share a signature */
    CG_KERNEL = 32,
    CG_CALLS_UNSEEN = 64,  /* it reaches, directly or through its callees, code that is not in the module */
    CG_SHARES_LAUNCH = 128 /* may run in the same launch as code that is not in the module */
};

/* The assumption about callers outside of the module. */
enum CallView {
    CALLS_AS_LINKED, /* linkage decides who may call */
    /* only kernels are called from outside, and no definition is replaced at link time */
    CALLS_WHOLE_PROGRAM,
    /* as CALLS_WHOLE_PROGRAM, except that interposable definitions may be replaced; true of the clones
     * that are made for the kernels of this module */
    CALLS_OF_KERNELS
};

typedef struct CallSite {
    SymId caller, callee;
    ValueId call;
} CallSite;

typedef struct CallGraph {
    Module *m;
    enum CallView view;
    const uint8_t *mine; /* by SymId: is treated as internal, whatever its linkage is; may be NULL */
    uint8_t *flags;      /* by SymId */
    VEC(CallSite) site;  /* direct calls of functions with a body, sorted by callee */
    uint32_t *first;     /* the call sites of callee s are site.at[first[s]] .. site.at[first[s + 1] - 1] */
} CallGraph;

/* Builds the graph under the assumption `view`; free it with callgraph_free. */
void callgraph_build(CallGraph *g, Module *m, const KernelTable *kernels, enum CallView view);
/* Builds the graph on the assumption that no other module can name the symbols s with mine[s]; `mine` is
 * borrowed. */
void callgraph_build_assuming(CallGraph *g, Module *m, const KernelTable *kernels, enum CallView view,
                              const uint8_t *mine);
void callgraph_free(CallGraph *g);

static inline bool callgraph_is_open(const CallGraph *g, SymId s) { return g->flags[s] & CG_OPEN; }
static inline bool callgraph_is_live(const CallGraph *g, SymId s) { return g->flags[s] & CG_LIVE; }
/* Reports whether no other module can name s, by its linkage, by `mine`, or under the assumption of g->view. */
bool callgraph_is_internal(const CallGraph *g, SymId s);
/* Reports whether s has a body in this module that a call of s is sure to run. An interposable definition may be
 * replaced at link time, except under CALLS_WHOLE_PROGRAM. */
bool callgraph_is_exact(const CallGraph *g, SymId s);
/* Reports whether CALLS_AS_LINKED and CALLS_OF_KERNELS mean the same for the module: every function that other modules
 * may call, and cannot replace, is a kernel. Needs no graph. */
bool callgraph_views_agree(const Module *m, const KernelTable *kernels);
/* Reports whether the linkage of s allows another definition to replace it at link time (s is
 * interposable). */
bool sym_is_interposable(const Module *m, SymId s);
/* Returns by SymId whether the symbol is the target of some call in the module, also through an alias or a cast; the
 * caller frees the array. Needs no graph. */
bool *callgraph_called(const Module *m);
/* Reports whether the result and argument types of call v are those of function `callee`. A variadic callee takes more
 * arguments. */
bool call_matches_prototype(const Module *m, const Fn *f, ValueId v, SymId callee);

#endif
