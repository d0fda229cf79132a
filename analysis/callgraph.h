/* callgraph.h: who calls what, and whose callers are all seen.
 *
 * A function is open if code that we do not see may call it: its linkage lets other modules name it, its
 * address goes somewhere, it is called with another prototype, or it is a kernel. All callers of any other
 * function are in its sites.
 *
 * A launch starts in a kernel and runs what that calls. If the kernel is another module's (then one of our
 * open functions is called), or if a call leaves the module, code that we do not see runs in the launch
 * too, and sees the shared variables that it can name. */
#ifndef NVIR_ANALYSIS_CALLGRAPH_H
#define NVIR_ANALYSIS_CALLGRAPH_H

#include "ir/ir.h"

enum {
    CG_OPEN = 1,      /* may be called from elsewhere */
    CG_TAKEN = 2,     /* its address is used other than to call it */
    CG_MISFIT = 4,    /* some call has another prototype */
    CG_LIVE = 8,      /* open, or called from a live function */
    CG_TAIL = 16,     /* target of a musttail call, or makes one: caller and callee share a signature */
    CG_KERNEL = 32,
    CG_CALLS_UNSEEN = 64,     /* it, or what it calls, calls code that we do not see */
    CG_SHARES = 128           /* may run in one launch with code that we do not see */
};

/* What is taken for granted of callers elsewhere. */
enum CallView {
    CALLS_AS_LINKED,       /* linkage says who may call */
    CALLS_WHOLE_PROGRAM,   /* nobody elsewhere calls or replaces anything but kernels */
    /* the same, but for what may be replaced: true of copies made for the kernels here */
    CALLS_OF_KERNELS
};

typedef struct CallSite { SymId caller, callee; ValueId call; } CallSite;

typedef struct CallGraph {
    Module *m;
    enum CallView view;
    const uint8_t *mine;      /* by SymId: supposed to be the module's own, whatever its linkage; may be NULL */
    uint8_t *flags;           /* by SymId */
    VEC(CallSite) site;       /* direct calls of functions with a body, by callee */
    uint32_t *first;          /* the sites of callee s are site.at[first[s]] .. site.at[first[s + 1] - 1] */
} CallGraph;

void callgraph_build(CallGraph *g, Module *m, const KernelTable *kernels, enum CallView view);
/* The same, supposing that no other module can name the symbols with mine[s]; borrowed. */
void callgraph_suppose(CallGraph *g, Module *m, const KernelTable *kernels, enum CallView view,
                       const uint8_t *mine);
void callgraph_free(CallGraph *g);

static inline bool callgraph_open(const CallGraph *g, SymId s) { return g->flags[s] & CG_OPEN; }
static inline bool callgraph_live(const CallGraph *g, SymId s) { return g->flags[s] & CG_LIVE; }
/* Can no other module name s? */
bool callgraph_own(const CallGraph *g, SymId s);
/* Is the body of s what a call of s runs? Not if another definition may take its place when linking. */
bool callgraph_exact(const CallGraph *g, SymId s);
/* Reports whether another definition may replace this one at link time. */
bool sym_is_replaceable(const Module *m, SymId s);
/* Has call v of `callee` the callee's own prototype? */
bool call_fits(const Module *m, const Fn *f, ValueId v, SymId callee);

#endif
