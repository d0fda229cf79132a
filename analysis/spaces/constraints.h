/* constraints.h: nodes, edges and rules of memory-space analysis. Private to spaces.c, contents.c, call_flow.c,
 * returns.c, solve.c.
 *
 * Nodes: the values of all functions, then the cells of memory, then for each function F
 *    tree_out + F   what F and all that it calls store into memory OUTSIDE
 *    tree_in + F    what any launch in which F runs stores there
 *    result + F     what F returns, apart from parameters handed through (returns.c)
 * for each copy that a call makes of an argument (byval), and each view of one (param_effects.c): copies + I
 * for each place where more is known of a value (sigma.h): sigma + I
 * for each field of an aggregate in a register, or of a result that is one (aggregate_fields.c): parts + I
 * and for the module
 *    consts         pointers stored or initialised anywhere that outlive a launch
 *    ints           addresses in integers passed to functions;  ints_back: returned from them
 */
#ifndef NVIR_ANALYSIS_SPACES_CONSTRAINTS_H
#define NVIR_ANALYSIS_SPACES_CONSTRAINTS_H

#include "analysis/spaces/objects.h"
#include "analysis/spaces/spaces.h"

#define NODE_NONE UINT32_MAX

enum Rule {
    RULE_JOIN,        /* all of it */
    RULE_BITS,        /* without FACT_PLAIN: an offset adds nothing, a field of data is no pointer */
    RULE_POINTER,     /* becomes a pointer: plain data makes it Unknown */
    RULE_CONST,       /* only what outlives a launch and is not global */
    RULE_OUTSIDE,     /* the target reads memory OUTSIDE: worked out anew, see outside_fact() */
    RULE_SIGMA,       /* what a test leaves of it */
    RULE_NO_GLOBAL    /* data read from OUTSIDE: addresses that a launch may have left there */
};

typedef struct Solver {
    Spaces *s;
    Objects objects;
    uint32_t cells, tree_out, tree_in, consts, ints, ints_back, result, copies, parts;
    uint32_t ncopied;                                /* copies that have their edges */
    VEC(SymId) fn;                                   /* functions in order of their nodes */
    VEC(struct { uint32_t from, to; }) edge;         /* to: rule << 29 | node */
    /* where causes are kept: the instruction that makes the edge */
    VEC(uint32_t) edge_by;
    uint32_t *first, *to, *to_by;                    /* edges of node n are to[first[n] .. first[n + 1]) */
    uint32_t by;                                     /* node of the instruction at hand; NODE_NONE: of none */
    VEC(uint32_t) work;
    VEC(uint32_t) nothing;                           /* sigmas that may be left with nothing */
    /* by value of the function at hand: 1 + sigma that this use takes */
    uint32_t *now;
    uint64_t seed;                                   /* not 0: serve the worklist in random order */
    uint8_t *queued;
} Solver;

static inline bool is_data(Solver *z, TypeId t) { return objects_class(&z->objects, t) == CLASS_DATA; }
static inline bool is_pointery(Solver *z, TypeId t) { return objects_class(&z->objects, t) >= CLASS_POINTER; }

/* The node of a value that the instruction at hand uses: what is known of it there. */
uint32_t value_node(const Solver *z, SymId fn, ValueId v);
/* What reaches operand r reaches node `to`. Data is followed only where addresses may hide in it. */
void flow(Solver *z, SymId fn, const Fn *f, Ref r, uint32_t to, enum Rule rule);

/* contents.c */
void access_flow(Solver *z, SymId fn, const Fn *f, ValueId v, const Access *a);
/* [at, at + size) is written with `what`, and what reaches `from`; a cell that is only partly covered holds a
 * mixture. */
void range_give(Solver *z, Loc at, uint64_t size, Fact what, uint32_t from);
/* The same of an access that leaves a number there. */
void number_give(Solver *z, Loc at, uint64_t size, Fact what);
/* The node is what memory OUTSIDE holds where `source` points. */
void outside_flow(Solver *z, SymId fn, uint32_t node, Ref source);
void fill_flow(Solver *z, SymId fn, const Fn *f, ValueId v, uint64_t size);
/* `size` bytes are copied; node stands for what is. `source` is the address in `from`. */
void copy_flow(Solver *z, SymId fn, uint32_t node, Loc to, Loc from, Ref source, uint64_t size);
/* What an initialiser puts into the cells of a variable of its own, or into memory that anyone reads. */
void init_flow(Solver *z, Loc at, Ref r, uint32_t depth);
/* Behind the solution: loads of pointers out of short tables, and what these hold. */
void table_loads_find(Solver *z);

/* call_flow.c. What the instruction does; what lies behind a parameter that the function views (param_effects.c). */
void call_flow(Solver *z, SymId fn, const Fn *f, ValueId v);
void touched_param_flow(Solver *z, SymId fn, uint32_t p);

/* aggregate_fields.c. What the instruction does to the fields of the aggregate that it gives; the same of a parameter of which
 * not all calls are seen; fields of arguments and of what is returned. */
void parts_inst_flow(Solver *z, SymId fn, const Fn *f, ValueId v);
void parts_param_flow(Solver *z, SymId fn, const Fn *f, uint32_t p);
void parts_arg_flow(Solver *z, SymId fn, const Fn *f, Ref arg, uint32_t param);
void parts_ret_flow(Solver *z, SymId fn, const Fn *f, Ref r);
/* An extractvalue of one field; a field that is stored. False: the fields are not told apart. */
bool part_taken_flow(Solver *z, SymId fn, const Fn *f, ValueId v);
bool part_stored_flow(Solver *z, SymId fn, Ref stored, uint32_t k, bool pointer, uint32_t cell);

/* Is the parameter what callers pass, so that a call may look through the callee? */
bool param_is_followed(const Solver *z, SymId fn, uint32_t p);
void returns_flow(Solver *z);

void solver_begin(Solver *z);
void edge(Solver *z, uint32_t from, uint32_t to, enum Rule rule);
void give(Solver *z, uint32_t node, Fact f);         /* a source */
void solver_run(Solver *z);
void solver_free(Solver *z);
Fact rule_apply(Solver *z, enum Rule rule, uint32_t to, Fact f);

/* Data with fact f, taken for a pointer. */
static inline Fact pointer_fact(const Spaces *s, Fact f) {
    return f & FACT_PLAIN ? (Fact)((f & ~FACT_PLAIN) | s->unknown) : f;
}

#endif
