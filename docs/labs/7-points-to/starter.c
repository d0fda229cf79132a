/* Lab 7: points-to analysis, twice. README.md says what to do. */
#include "lab.h"

static void rules(Pass *p, Fn *f, PtrProblem *q) { (void)p, (void)f, (void)q; }

static void unify(Pass *p, const PtrProblem *q, LabSet *set) {
    (void)p;
    for (uint32_t n = 0; n < q->nnode; n++) set_fill(&set[n]);
}

static void include(Pass *p, const PtrProblem *q, LabSet *set) {
    (void)p;
    for (uint32_t n = 0; n < q->nnode; n++) set_fill(&set[n]);
}

const LabPointsToHooks lab_hooks = {rules, unify, include};
