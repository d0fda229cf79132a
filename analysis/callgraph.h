/* callgraph.h: the direct call graph of a module, and the functions whose callers are all visible.
 *
 * A function is open if it may have callers that are not among the call sites of the graph, or whose arguments do not
 * match its parameters: its linkage lets other modules name it, its address is taken, a call has another prototype,
 * or it is a kernel. All callers of a function that is not open are among its call sites.
 *
 * A launch begins in a kernel and runs everything that the kernel calls. If the kernel belongs to another
 * module (which then calls one of our open functions), or if a call leaves the module, unseen code runs in
 * the same launch and can access the shared variables that it can name.
 */
#ifndef NVIR_ANALYSIS_CALLGRAPH_H
#define NVIR_ANALYSIS_CALLGRAPH_H

#include "ir/ir.h"

enum {
    CG_OPEN = 1,               /* may have callers that the graph does not show, see above */
    CG_ADDRESS_TAKEN = 2,      /* its address is taken, that is, used other than as a callee */
    CG_PROTOTYPE_MISMATCH = 4, /* some call has other result or argument types (call_matches_prototype) */
    CG_LIVE = 8,               /* open with a body, or called from a live function: reachable */
    CG_MUSTTAIL = 16,          /* is called by musttail, or makes such a call: caller and callee share a signature */
    CG_KERNEL = 32,            /* is in the kernel table */
    CG_CALLS_UNSEEN = 64,      /* it may run, directly or through its callees, code that the graph does not show */
    CG_SHARES_LAUNCH = 128     /* may run in the same launch as code that is not in the module */
};

/* The assumption about callers outside of the module. */
enum CallView {
    CALLS_AS_LINKED, /* other modules may call every function whose linkage lets them name it */
    /* other modules call only kernels, and functions with linkage available_externally or extern_weak; no definition is
     * replaced at link time */
    CALLS_WHOLE_PROGRAM,
    /* as CALLS_WHOLE_PROGRAM, except that interposable definitions may be replaced and then called by other modules;
     * true of the clones that are made for the kernels of this module */
    CALLS_OF_KERNELS
};

/* A call by function `caller`, in which it is instruction `call`, of function `callee`. */
typedef struct CallSite {
    SymId caller, callee;
    ValueId call;
} CallSite;

typedef struct CallGraph {
    Module *m;
    enum CallView view;
    const uint8_t *mine; /* by SymId: is treated as internal, whatever its linkage is; may be NULL */
    uint8_t *flags;      /* by SymId: CG_* */
    VEC(CallSite) site;  /* calls that name a function with a body, without alias or cast; sorted by callee */
    uint32_t *first;     /* the call sites of callee s are site.at[first[s]] .. site.at[first[s + 1] - 1] */
} CallGraph;

/* Overwrites *g with the graph under the assumption `view`; free it with callgraph_free. */
void callgraph_build(CallGraph *g, Module *m, const KernelTable *kernels, enum CallView view);
/* As callgraph_build, on the assumption that no other module can name the symbols s with mine[s]. `mine` is borrowed
 * until callgraph_free. */
void callgraph_build_assuming(CallGraph *g, Module *m, const KernelTable *kernels, enum CallView view,
                              const uint8_t *mine);
void callgraph_free(CallGraph *g);

/* Report whether s has the flag CG_OPEN; CG_LIVE. */
static inline bool callgraph_is_open(const CallGraph *g, SymId s) { return g->flags[s] & CG_OPEN; }
static inline bool callgraph_is_live(const CallGraph *g, SymId s) { return g->flags[s] & CG_LIVE; }
/* Reports whether no other module can name s: its linkage is internal or private, g->mine[s] is set, or g->view says
 * so. No view makes a symbol with linkage available_externally or extern_weak internal. A kernel may be internal in
 * this sense. */
bool callgraph_is_internal(const CallGraph *g, SymId s);
/* Reports whether s has a body in this module that a call of s is sure to run. An interposable definition may be
 * replaced at link time, except under CALLS_WHOLE_PROGRAM. */
bool callgraph_is_exact(const CallGraph *g, SymId s);
/* Reports whether callgraph_is_internal has the same result under CALLS_AS_LINKED and CALLS_OF_KERNELS for every
 * function of the module that has a body and is not a kernel. Needs no graph. */
bool callgraph_views_agree(const Module *m, const KernelTable *kernels);
/* Reports whether the linkage of s allows another definition to replace it at link time (s is
 * interposable). */
bool sym_is_interposable(const Module *m, SymId s);
/* Returns an array by SymId: whether the function is the target of some call in the module, also through an alias or a
 * cast. The caller frees the array. Needs no graph. */
bool *callgraph_called(const Module *m);
/* Reports whether the result and argument types of call v of f are those of function `callee`. A call of a variadic
 * callee may have further arguments of any types. */
bool call_matches_prototype(const Module *m, const Fn *f, ValueId v, SymId callee);

#endif
