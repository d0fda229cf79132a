/* pass.h: the interface of a pass, and the functions that a pass may call.
 *
 * A pass is one file with one public function, and one row in passes.def. The row is all that the driver
 * knows about the pass: -passes=NAME, --help-passes, the print points, -stats and -time-passes are derived
 * from it. A pass of module scope is called once, with f NULL; a pass of function scope is called once for
 * each function that has a body. Both return whether they changed anything.
 *
 *     dce.c          bool pass_dce(Pass *p, Fn *f) { ... return edit_commit(&e); }
 *     passes.def     PASS("dce", pass_dce, FUNCTION, NEED_NOTHING, KEEP_CFG, "", "remove dead instructions")
 *
 * A pass holds no state between calls and reads nothing but its Pass and the module. A second run of a pass
 * finds nothing left to do. So the driver does not run a pass that has run, with the same parameters, since a
 * pass changed the module for the last time.
 *
 * The functions of this header are in pass.c, which knows neither the table of passes nor the driver.
 */
#ifndef NVIR_TRANSFORM_PASS_H
#define NVIR_TRANSFORM_PASS_H

#include "analysis/spaces/spaces.h"
#include "transform/remark.h"

typedef struct Stats Stats; /* transform/stats.h */
typedef struct PassRow PassRow;

enum PassScope { PASS_MODULE, PASS_FUNCTION };

/* The analyses that a function pass is given. They are kept while nothing changes the function, and describe it as it
 * was at the call. Module passes request their own. */
/* clang-format off */
enum { NEED_NOTHING = 0, NEED_USES = 1 << 0, /* fn_uses (ir/edit.h) */
       NEED_CFG = 1 << 1,           /* fn_cfg, with dominators (ir/cfg.h) */
       NEED_EVERY = 1 << 2,         /* not an analysis: the pass runs on optnone functions as well */
       NEED_AGAIN = 1 << 3 };       /* nor is this: the pass prints, so it runs again on an unchanged module */
/* clang-format on */

/* The properties that a pass promises to preserve; -verify-each checks the promise. KEEP_CFG: the blocks of
 * every function, their order and their edges. */
/* KEEP_OTHERS, of a module pass: the functions for which it does not call pass_fn_done stay unchanged. */
enum { KEEP_NOTHING = 0, KEEP_CFG = 1 << 0, KEEP_OTHERS = 1 << 1 };

/* The space analyses of the whole module that pass_spaces has built and nothing has invalidated yet; the driver owns
 * them. They stay after a pass that changes nothing. The kinds: each function alone, with SpacesOptions.follow, and
 * with `for_kernels` besides. */
enum FactsKind { FACTS_EACH_FN, FACTS_FOLLOWED, FACTS_OF_KERNELS, FACTS_KINDS };
typedef struct PassFacts {
    Spaces spaces[FACTS_KINDS];
    SpacesOptions options[FACTS_KINDS];
    bool built[FACTS_KINDS];
    bool verify; /* -verify-each: compare an analysis that is reused with a fresh build */
} PassFacts;

enum { PASS_CHOICES = 4 };

/* Functions that a driver installs to observe passes, for -json and -report. */
typedef struct PassWatch {
    void *with;                                            /* the first argument of both functions */
    void (*step)(void *with, Module *m, const char *name); /* called after a pass that changed m; name: "a<x;y>" */
    RemarkWatch *remark;
} PassWatch;

typedef struct Pass {
    Module *m;
    const Target *target;       /* never NULL */
    uint32_t sm;                /* of the target; 0 if nothing names it: the output must suit every target */
    const Knobs *knobs;         /* never NULL */
    const KernelTable *kernels; /* built at the start of the pass; never NULL */
    /* The parameters in angle brackets: choice[i] is the position, counted from 1, of the word that was given
     * from group i of the row's `parameters`; 0 if none was given. */
    uint8_t choice[PASS_CHOICES];
    const Uses *uses;    /* NULL unless the row has NEED_USES */
    const Cfg *cfg;      /* NULL unless the row has NEED_CFG */
    PassFacts *facts;    /* for pass_spaces and pass_facts_drop */
    FILE *trace;         /* receives the trace of -debug-only=NAME; NULL: no trace */
    Remarks *remarks;    /* for pass_remark; NULL: none are requested */
    bool resolves_later; /* a memory-space-opt follows later in the pipeline */
    const char *name;    /* of the row */
    const PassRow *rows; /* the table of passes: pass_apply finds there what another pass needs */
    Stats *stats;
    uint64_t seed; /* -stress=shuffle: state of the random generator; else 0 */
    uint64_t bit;  /* the bit of this pass in Sym.settled; 0: the pass visits every function each time */
} Pass;

typedef bool PassFunction(Pass *p, Fn *f);

struct PassRow {
    const char *name;
    PassFunction *run;
    uint8_t scope;          /* enum PassScope */
    uint8_t needs, keeps;   /* NEED_*, KEEP_* */
    const char *parameters; /* "first-time|second-time;no-warnings|warnings"; "" takes none */
    const char *help;
};

/* Declares the function of every row. */
#define PASS(name, function, scope, needs, keeps, parameters, help) PassFunction function;
#define STAGE(name, steps, why)
#define PIPELINE(level, stages, knobs)
#include "transform/passes.def"
#undef PASS
#undef STAGE
#undef PIPELINE

/* Runs the function pass `run`, which must have a row, over f as a part of pass p: builds the analyses that
 * its row needs, and adds its counters to those of p. Returns whether f changed. */
bool pass_apply(Pass *p, PassFunction *run, Fn *f);

/* Runs the function pass of `row` over f, also if f is optnone, with the analyses that the row needs; p->uses and
 * p->cfg are restored afterwards. Calls fn_changed if f changed, and returns that. */
bool pass_apply_row(Pass *p, const PassRow *row, Fn *f);

/* Returns the space sets of the module, built with these options. Returns those that this or an earlier pass has built
 * if their options suffice, because pass_facts_drop frees the sets when the module has changed; -verify-each compares
 * them with a fresh build. The result stays valid until the pass ends, calls pass_facts_drop, or requests sets of the
 * same kind with other options. */
const Spaces *pass_spaces(Pass *p, const SpacesOptions *options);

/* Frees the analyses of the module. A pass that has changed the module calls this before it requests them again; after
 * the pass the driver does. */
void pass_facts_drop(PassFacts *facts);

/* A pass that looks at one function at a time, and at nothing in the module that other passes change, need not visit a
 * function in which it has found nothing, until a pass changes that function. pass_fn_settled reports whether s is such
 * a function; it returns false with -verify-each. pass_fn_done records whether the pass has changed f, and returns
 * `changed`. If f changed, no pass is settled for it any more, and its kept graph is dropped (fn_changed). alone: the
 * pass has looked at f alone, so f is settled if it did not change; if it was settled already and has changed, an error
 * is reported. A module pass with KEEP_OTHERS calls pass_fn_done for every function that it changes. */
bool pass_fn_settled(const Pass *p, SymId s);
bool pass_fn_done(const Pass *p, Fn *f, bool changed, bool alone);

/* Yes-or-no questions about the body of a function alone. pass_fn_ask returns the answer: it calls `read`, which reads
 * the body, the first time, and returns the kept answer until the function changes (fn_changed). With -verify-each it
 * always calls `read`, and reports an error if the kept answer differs. */
enum FnQuestion {
    ASK_GENERIC_ACCESS,  /* does a load or store have a generic address? */
    ASK_GENERIC_POINTER, /* does an access or argument of a call use a generic pointer? (aliased.c) */
    ASK_CASTS,           /* has it an addrspacecast, or a constant expression, which may contain one? */
    ASK_AWAITS_SPACES    /* may memory-space-opt change the body? (generic_uses.h) */
};
bool pass_fn_ask(const Pass *p, Fn *f, enum FnQuestion q, bool (*read)(const Module *m, const Fn *f));

/* Reports whether the body of f has an instruction with opcode `op`. A pass that changes only such instructions calls
 * this before it reads the body or builds an analysis: the opcodes are read once, and then kept as a set until the
 * function changes (fn_changed). -verify-each compares the set with that of the body, which pass_fn_ops returns: a bit
 * for each opcode. */
bool pass_fn_has(Fn *f, uint8_t op);
uint64_t pass_fn_ops(const Fn *f);

/* Reports whether the pass must leave function s unchanged: s is optnone, and -honor-optnone is set. */
bool pass_must_skip(const Pass *p, SymId s);

/* Adds n to the counter `what` of this pass, which -stats prints. `what` must be a string literal. */
void pass_stat(Pass *p, const char *what, uint64_t n);

/* Reports whether a remark is requested. A pass calls this before it computes something for a remark alone. */
static inline bool pass_remarks(const Pass *p, enum RemarkName name) {
    return p->remarks && remarks_wanted(p->remarks, name);
}
/* Makes a remark (remarks.def) about instruction v of f, or about function or variable s. The further arguments are the
 * values for the braces in the text of its row, in their order: a uint32_t for {Key#}, a const char * for {Key}. Does
 * nothing if the remark is not requested. */
void pass_remark(Pass *p, enum RemarkName name, const Fn *f, ValueId v, ...);
void pass_remark_symbol(Pass *p, enum RemarkName name, SymId s, ...);

/* Returns an operand of f as the printer spells it, for a remark; valid until the next call. p->remarks must not be
 * NULL, so call pass_remarks first. */
const char *pass_ref_text(Pass *p, const Fn *f, Ref r);

/* Permutes the n elements of worklist `at` at random under -stress=shuffle; does nothing otherwise. For lists whose
 * order must not change the output. */
void pass_shuffle(Pass *p, uint32_t *at, uint32_t n);

#endif
