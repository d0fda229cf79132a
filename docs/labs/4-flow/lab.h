/* lab.h: what lab 4 asks of your file: five functions, collected in `lab_hooks`. Read labs.h for the rest.
 *
 *     const LabFlowHooks lab_hooks = {join, transfer, solve, signs, live};
 *
 * make lab N=4 FILE=my.c builds these passes from them, which you can also run yourself (build/lab/4/nvir-opt
 * -passes=...):
 *
 *     check-lattice    compares join and transfer with all operations on small integers
 *     print-signs      prints a function with the signs of its values
 *     fold-signs       uses the signs: comparisons that they decide become constants, and so on
 *     print-live       prints which variables are live at the beginning and at the end of each block
 *     dead-stores      uses the liveness: deletes stores to variables that nobody reads afterwards */
#ifndef NVIR_LABS_4_FLOW_LAB_H
#define NVIR_LABS_4_FLOW_LAB_H

#include "labs.h"

/* A fact about an integer: the set of the signs that it may have. {} means "nothing known to come here yet" (BOTTOM),
 * all three mean "may be anything" (TOP). A set is below another if it is contained in it. */
typedef uint8_t Sign;
enum { SIGN_NONE = 0, SIGN_NEG = 1, SIGN_ZERO = 2, SIGN_POS = 4, SIGN_ANY = 7 };

/* A problem for your solver: n facts, numbered from 0, each of which depends on others.
 *
 *     update(p, i)               computes fact i again from those that it depends on; returns whether it changed
 *     each_dependent(p, i, todo) puts those that depend on fact i into the worklist: queue_add(todo, ...)
 *     data                       is for these two functions: what they work on */
typedef struct Problem {
    uint32_t n;
    bool (*update)(struct Problem *p, uint32_t i);
    void (*each_dependent)(struct Problem *p, uint32_t i, LabQueue *todo);
    void *data;
} Problem;

/* The variables of a function: its allocas of one number or pointer whose address is used for loads and stores only. A
 * program that is not yet in SSA form keeps its variables there. of[v] is the number of the variable that instruction v
 * loads or stores, NO_VARIABLE for all other instructions. Whether it loads or stores says inst_at(f, v)->op. */
#define NO_VARIABLE UINT32_MAX
typedef struct Variables {
    uint32_t n;
    uint32_t *of;
} Variables;

typedef struct LabFlowHooks {
    /* 1. Returns the least fact that is above both. */
    Sign (*join)(Sign a, Sign b);
    /* 2. Returns the sign of the result of instruction v, whose operands have the signs operand[0], operand[1], ... It must
     * contain the sign of every result that the instruction can have if its operands have these signs, and should
     * contain no other. If an operand is SIGN_NONE, so is the result. An operation that you do not know has
     * SIGN_ANY. */
    Sign (*transfer)(const Module *m, const Fn *f, ValueId v, const Sign *operand);
    /* 3. Brings every fact to its fixed point, with a worklist. All facts begin at their lowest value. */
    void (*solve)(Problem *p);
    /* 4. Computes sign[v] for every value of f; sign[] is all SIGN_NONE at the beginning. A value that is not an integer of at
     * least two bits keeps SIGN_NONE. p->uses and p->cfg are there. */
    void (*signs)(Pass *p, Fn *f, Sign *sign);
    /* 5. Computes for every block b the variables that are live at its beginning, in[b], and at its end, out[b]: their
     * contents may still be read. All sets are empty at the beginning. p->cfg is there. */
    void (*live)(Pass *p, Fn *f, const Variables *vars, LabSet *in, LabSet *out);
} LabFlowHooks;
extern const LabFlowHooks lab_hooks;

#endif
