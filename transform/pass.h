/* pass.h: the one interface of a pass.
 *
 * A pass is a file with one public function and a row in passes.def. The row is all that the driver knows of
 * it: from it come -passes=NAME, --help, the print points, -stats and -time-passes. A pass of module scope is
 * called once with f NULL, one of function scope once for every function with a body; both return whether
 * they changed anything.
 *
 *     dce.c          bool pass_dce(Pass *p, Fn *f) { ... return edit_commit(&e); }
 *     passes.def     PASS("dce", pass_dce, FUNCTION, NEED_NOTHING, KEEP_CFG, "", "remove what is unused")
 *
 * A pass holds no state between calls, reads nothing but its Pass and the module, and run twice does what it
 * does once.
 */
#ifndef NVIR_TRANSFORM_PASS_H
#define NVIR_TRANSFORM_PASS_H

#include "ir/ir.h"

typedef struct Knobs Knobs;         /* analysis/knobs.h */
typedef struct Stats Stats;         /* driver.c */

enum PassScope { PASS_MODULE, PASS_FUNCTION };

/* What is built for a function pass before it is called, and freed behind it. It describes the function as it
 * was at the call. Module passes build their own. */
enum { NEED_NOTHING = 0, NEED_USES = 1 << 0, NEED_CFG = 1 << 1, NEED_DOM = 1 << 2,      /* DOM: with CFG */
       /* optnone functions, too */
       NEED_EVERY = 1 << 3 };
/* What a pass promises to leave as it was; -verify-each checks it. KEEP_CFG: the blocks of every function,
 * their order and their edges. */
enum { KEEP_NOTHING = 0, KEEP_CFG = 1 << 0 };

enum { PASS_CHOICES = 4 };

typedef struct Pass {
    Module *m;
    const Target *target;           /* never NULL */
    /* of the target where something names it; 0: code for any may come of this */
    uint32_t sm;
    const Knobs *knobs;             /* never NULL */
    const KernelTable *kernels;     /* as of the start of the pass; never NULL */
    /* The parameters in angle brackets: choice[i] is the position of the word that was given from group i of
     * the row's `parameters`, counted from 1; 0 when none was. */
    uint8_t choice[PASS_CHOICES];
    const Uses *uses;               /* NULL unless the row says NEED_USES */
    const Cfg *cfg;                 /* NULL unless the row says NEED_CFG */
    FILE *trace;                    /* where -debug-only=NAME wants the trace of this pass; NULL: no trace */
    bool remarks, remarks_missed;   /* somebody asked for them: pass_remark prints */
    bool again;                     /* the same pass comes again later in the list */
    const char *name;               /* of the row */
    Stats *stats;
    uint64_t seed;                  /* -stress=shuffle: state of the generator; else 0 */
} Pass;

typedef bool PassFunction(Pass *p, Fn *f);

typedef struct PassRow {
    const char *name;
    PassFunction *run;
    uint8_t scope;                  /* enum PassScope */
    uint8_t needs, keeps;           /* NEED_*, KEEP_* */
    const char *parameters;         /* "first-time|second-time;no-warnings|warnings"; "" takes none */
    const char *help;
} PassRow;

extern const PassRow pass_table[];
extern const uint32_t pass_count;

#define PASS(name, function, scope, needs, keeps, parameters, help) PassFunction function;
#define PIPELINE(level, passes, knobs)
#include "transform/passes.def"
#undef PASS
#undef PIPELINE

/* Runs a function pass over f with what its row needs; its counters go to the pass that calls. */
bool pass_apply(Pass *p, PassFunction *run, Fn *f);

/* Is the function to be left as it is: optnone, and -honor-optnone? */
bool pass_skips(const Pass *p, SymId s);

/* Adds to the counter `what` of this pass, printed by -stats. `what` must be a string literal. */
void pass_stat(Pass *p, const char *what, uint64_t n);

/* Tells who asked with -pass-remarks what was done at a place; missed, with -pass-remarks-missed: why it was
 * not. */
void pass_remark(Pass *p, bool missed, uint32_t src, const char *format, ...);

/* Permutes a worklist under -stress=shuffle, else leaves it alone. For lists whose order must not matter. */
void pass_shuffle(Pass *p, uint32_t *at, uint32_t n);

#endif
