/* ipmsp.h: what the parts of ipmsp share. partition.c plans and makes clones, specialise.c changes
 * signatures. */
#ifndef NVIR_IPMSP_H
#define NVIR_IPMSP_H

#include "analysis/knobs.h"
#include "analysis/spaces.h"
#include "analysis/callgraph.h"
#include "transform/pass.h"

typedef struct Ipmsp {
    Pass *p;
    Module *m;
    KernelTable kernels;       /* these three are of the module as it is now */
    CallGraph calls;
    Spaces spaces;
    FILE *dump;                /* NULL: no trace */
    uint32_t limit;            /* clones that may still be made */
    uint64_t room;             /* instructions that clones may still add */
    uint64_t refused, cloned;
    uint32_t round;
    /* The clones of earlier rounds: a recursive function would else be unrolled, a round at a time. */
    VEC(struct { SymId fn, clone; uint32_t spaces; }) made;
    VEC(uint8_t) spaces_made;  /* of their parameters */
    Hash find_made;
} Ipmsp;

/* The space that a parameter or result with this set is given; SPACE_GENERIC: none. */
uint32_t ipmsp_space(SpaceSet set);
/* Is parameter p of the function one whose space is looked for: a generic pointer that is handed over? */
bool ipmsp_param(const Module *m, SymId fn, uint32_t p);
/* May the function be cloned, or its signature changed? */
bool ipmsp_eligible(const Ipmsp *x, SymId fn);
/* The space that all callers agree on, where all are seen; else SPACE_GENERIC. */
uint32_t ipmsp_agreed(const Ipmsp *x, SymId fn, uint32_t p);

/* One round of cloning; true if anything was cloned. */
bool partition_run(Ipmsp *x);
/* Gives parameters and results of functions whose callers are all seen their spaces; true if any changed. */
bool specialise_run(Ipmsp *x);

#define IPMSP_CLONE "ip-msp-clone"       /* attribute of a clone: the name of its original */

#endif
