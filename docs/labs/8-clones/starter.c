/* Lab 8: clones, and a worklist over functions. Fill in agree() and clones(); README.md says how. */
#include "lab.h"

/* The facts of each function, by SymId: the sets of its parameters, and of its result. */
typedef struct Facts {
    SpaceSet **param;
    SpaceSet *result;
    LabQueue todo;
} Facts;

/* Part 1. Gives each function whose callers are all known the signature on which they agree. */
static bool agree(Pass *p) {
    Module *m = p->m;
    bool changed = false;
    CallGraph g;
    callgraph_build(&g, m, p->kernels, CALLS_AS_LINKED);
    /* Begin with {} for what nobody has passed yet; with SET_ANY for the parameters of open functions. Put all
     * functions into a worklist. Take one, look at what it passes to its callees and what it returns, join; whose facts
     * grew is visited again. When the worklist is empty: signature_change for those that may change, then calls_change
     * for their calls. */
    each_fn(m, s, f) {
        SpaceSet *set = spaces_in(m, f, NULL, NULL);
        each_inst(f, b, v) {
            SymId callee = callee_of(m, f, v);
            if (callee) lab_trace(p, f, "%v is a call; %u arguments", v, call_nargs(f, v));
        }
        free(set);
        (void)s;
    }
    callgraph_free(&g);
    return changed;
}

/* Part 2. Clones functions for the spaces that their callers pass. */
static bool clones(Pass *p) {
    /* Put all functions into a worklist. Take one; for each call in it, find the tuple of the spaces of its arguments.
     * If one is known, send the call to the clone for this function and this tuple, and make that clone if there is
     * none. */
    (void)p;
    return false;
}

static bool ipmsp(Pass *p, Fn *unused) {
    (void)unused; /* NULL: the pass is called once for the module */
    bool changed = agree(p);
    return clones(p) || changed;
}

const PassRow lab_rows[] = {
    {"ipmsp", ipmsp, PASS_MODULE, NEED_NOTHING, KEEP_NOTHING, "", "propagate memory spaces across calls"},
    {0},
};
