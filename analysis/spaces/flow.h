/* flow.h: the constraints of the space analysis, as a graph: nodes hold facts, and an edge a -> b with
 * transfer function t is the constraint "t(fact of a) is contained in the fact of b". Private to flow_*.c,
 * solve.c and spaces.c.
 *
 *     %q = phi ptr [ %p, %x ], [ @s, %y ]          edge %p -> %q (JOIN); source {shared} at %q
 *     store ptr %q, ptr %slot                      edge %q -> cell of %slot (JOIN)
 *     %r = load ptr, ptr %slot                     edge cell of %slot -> %r (POINTER)
 *     call void @f(ptr %r)                         edge %r -> parameter 0 of @f (JOIN)
 *
 * These files add the constraints: flow_insts.c those of plain instructions and of the module, flow_memory.c
 * those of loads, stores and copies, flow_calls.c and flow_returns.c those of calls, flow_aggregates.c those
 * of aggregates in registers. solve.c computes the least solution. Each instruction adds a bounded number of
 * edges, apart from copies. */
#ifndef NVIR_ANALYSIS_SPACES_FLOW_H
#define NVIR_ANALYSIS_SPACES_FLOW_H

#include "analysis/spaces/call_info.h"
#include "analysis/spaces/memory.h"
#include "analysis/spaces/spaces.h"

#define NODE_NONE UINT32_MAX
enum { RULE_SHIFT = 29 }; /* an edge packs its rule and its target into 32 bits */

/* The transfer function of an edge. */
enum FlowRule {
    RULE_JOIN,      /* the whole fact */
    RULE_BITS,      /* without FACT_PLAIN: the addresses in an offset, or in a data field of an aggregate */
    RULE_POINTER,   /* data is read as a pointer: FACT_PLAIN becomes unknown */
    RULE_CONST,     /* only addresses of constant memory, which outlive the launch that stores them */
    RULE_OUTSIDE,   /* the target reads memory OUTSIDE: its fact is computed by outside_fact(), not from the source */
    RULE_SIGMA,     /* what the test of a sigma node leaves */
    RULE_NO_GLOBAL, /* only addresses that are not global: numbers of less than 64 bits that are read from OUTSIDE */
    RULE_PART       /* what is left of an address may lack the bits that determine its space: it is plain data, too */
};

/* The fields of aggregates and vectors of pointers in registers: each has a node. of_node (by value number) and
 * of_result (by SymId): 1 + the first field, 0: none; NULL if the module has no such aggregates. */
typedef struct AggregateFields {
    uint32_t *of_node, *of_result;
    VEC(uint32_t) whole; /* by field: the number of the value, or nvalue + the SymId of the function */
} AggregateFields;

/* The state of spaces_build: the constraint graph and what it is made from. */
typedef struct SpaceSolver {
    Spaces *s; /* the result */
    MemoryModel mem;
    Program *program; /* parts of mem */
    CallSummaries *summaries;
    PointsTo *pt;
    Cells *cells;
    AggregateFields fields;
    SpaceNodes node;                         /* where the nodes of each kind begin */
    uint32_t nviews;                         /* entries of pt->views whose edges have been added */
    VEC(struct { uint32_t from, to; }) edge; /* to: rule << RULE_SHIFT | node */
    VEC(uint32_t) edge_by;                   /* with -explain: the instruction of the edge */
    uint32_t *first, *to, *to_by;            /* by flow_solve: edges of node n are to[first[n] .. first[n + 1]) */
    uint32_t by;                             /* Cause.by of what is added now: the current instruction, or NODE_NONE */
    VEC(uint32_t) work;                      /* the worklist */
    VEC(uint32_t) emptied;                   /* sigma nodes that a test may have left empty */
    uint32_t *refined;                       /* by value: 1 + sigma at the current instruction, 0: none; may be NULL */
    uint64_t seed;                           /* not 0: serve the worklist in random order */
    uint8_t *queued;                         /* by node: is on the worklist */
} SpaceSolver;

/* Reports whether a value of type t holds no pointer; false for a type without values, such as void. */
static inline bool is_data(SpaceSolver *z, TypeId t) { return program_class(z->program, t) == CLASS_DATA; }
/* Reports whether a value of type t is a pointer or contains one. */
static inline bool holds_pointer(SpaceSolver *z, TypeId t) { return program_class(z->program, t) >= CLASS_POINTER; }

/* ---- flow_graph.c: nodes, edges, sources ---- */

/* Numbers the nodes, allocates their facts, which are empty, and fills Spaces.fn and Spaces.node. Ends the program with
 * a message if there are 2^29 nodes or more. */
void flow_begin(SpaceSolver *z);
void flow_end(SpaceSolver *z); /* frees everything except z->s, the result */
/* Adds an edge. An edge from a node to itself has no effect and is dropped. */
void flow_edge(SpaceSolver *z, uint32_t from, uint32_t to, enum FlowRule rule);
/* Adds a source: the fact of the node contains f. */
void flow_source(SpaceSolver *z, uint32_t node, Fact f);
/* Joins f into the fact of a node and reports whether it grew. If it did, also logs the cause (`from` and `by` as in
 * struct Cause) and traces the change, as far as the options say so. If knobs->mem_space_alg is below 2, a set of
 * several spaces becomes the unknown set. */
bool flow_grow(SpaceSolver *z, uint32_t node, Fact f, uint32_t from, uint32_t by);
/* Returns what a transfer function makes of fact f; `to` is the target of the edge. An empty sigma is
 * recorded in z->emptied. */
Fact flow_transfer(SpaceSolver *z, enum FlowRule rule, uint32_t to, Fact f);
/* Returns the node of value v of function fn as the current instruction uses it: that of the sigma that holds there
 * (z->refined), else that of the value itself. */
uint32_t flow_value_node(const SpaceSolver *z, SymId fn, ValueId v);
/* Adds an edge, or for a constant a source, from operand r to node `to`. If integers carry no addresses, a value that
 * is data becomes a source of plain data instead. The rule applies to sources, too. */
void flow_operand(SpaceSolver *z, SymId fn, const Fn *f, Ref r, uint32_t to, enum FlowRule rule);

/* ---- flow_memory.c ---- */

/* Adds the constraints of instruction v, which makes the memory access *a. */
void flow_access(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, const MemAccess *a);
/* Adds the fact `what` as a source, and an edge from node `from` unless that is NODE_NONE, to the cells of [at, at +
 * size). This is a weak update: the cells keep what they held before. A cell that is covered only in part may hold a
 * mixture, hence plain data. Does nothing where there are no cells, as in OUTSIDE. */
void flow_range(SpaceSolver *z, Location at, uint64_t size, Fact what, uint32_t from);
/* Adds the constraints by which `node` gets what memory OUTSIDE holds at the address `source`, read in function fn. */
void flow_outside(SpaceSolver *z, SymId fn, uint32_t node, Ref source);
/* Adds the constraints of memset v of `size` bytes (UINT64_MAX: not known): it stores null if the byte is the constant
 * 0, else plain data. */
void flow_fill(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, uint64_t size);
/* Adds the constraints of a copy of `size` bytes (UINT64_MAX: not known) in function fn. If they come from OUTSIDE,
 * `node` gets the fact of the copied bytes. `source` is the operand whose location is `from`. */
void flow_copy(SpaceSolver *z, SymId fn, uint32_t node, Location to, Location from, Ref source, uint64_t size);
/* Adds the constraints of an initialiser, or the part r of one at nesting `depth`, that begins at location `at`: to the
 * cells there, or, if that is OUTSIDE, to the node `lasting`. */
void flow_init(SpaceSolver *z, Location at, Ref r, uint32_t depth);

/* ---- flow_calls.c, flow_returns.c ---- */

/* Adds the constraints of call v by its kind (CallInfo). If the callee is in the module, also connects the nodes
 * `stored` and `launch` of caller and callee: what the callee stores the caller does, and both run in the same
 * launches. */
void flow_call(SpaceSolver *z, SymId fn, const Fn *f, ValueId v);
/* Adds the facts that the memory viewed by parameter p of fn may hold whatever the callers in the module do: the
 * contents of memory OUTSIDE if code outside the module may call the function, and any data if integers may carry
 * addresses. Does nothing if the parameter has no summary. */
void flow_viewed_param(SpaceSolver *z, SymId fn, uint32_t p);
/* Reports whether the fact of parameter p is the join of what callers pass, so that a result may be traced through it:
 * it is neither a pointer of a specific space nor byval. Whether all callers are known is not asked. */
bool flow_param_is_followed(const SpaceSolver *z, SymId fn, uint32_t p);
/* Adds the constraints of the results of all live functions, apart from field nodes, and computes Spaces.through. Must
 * be called only if calls are followed, and before the constraints of any call are added. */
void flow_returns(SpaceSolver *z);

/* ---- flow_aggregates.c: aggregates in registers, field by field ---- */

/* Numbers the fields of all values and results that have some (z->fields). Must precede flow_begin. */
void flow_fields_number(SpaceSolver *z);
/* Adds the edges to the field nodes of v; does nothing if v has none. flow_insts.c adds those to the node of v itself.
 * */
void flow_fields_inst(SpaceSolver *z, SymId fn, const Fn *f, ValueId v);
/* Adds the edges to the field nodes of parameter p, some of whose calls are unknown (the caller knows that): each field
 * gets the fact of the whole. Does nothing if p has no field nodes. */
void flow_fields_param(SpaceSolver *z, SymId fn, const Fn *f, uint32_t p);
/* Adds edges from the fields of an argument to those of the parameter with node `param`. Does nothing if the parameter
 * has no field nodes. */
void flow_fields_arg(SpaceSolver *z, SymId fn, const Fn *f, Ref arg, uint32_t param);
/* Adds edges from the fields of returned value r to those of the result of fn. Does nothing if the result has no field
 * nodes. */
void flow_fields_ret(SpaceSolver *z, SymId fn, const Fn *f, Ref r);
/* Adds the edges from the fields that extractvalue v selects to the node of v; if v is data, that node also becomes a
 * source of plain data. Returns false, without adding anything, if the aggregate has no field nodes: then the caller
 * adds an edge from the whole. */
bool flow_field_extract(SpaceSolver *z, SymId fn, const Fn *f, ValueId v);
/* Adds the edge from the lane that extractelement v selects to v; none for a lane beyond the end, which is poison.
 * Returns false, without adding any, if the operand is no vector of generic pointers or the lane is not constant. */
bool flow_lane_extract(SpaceSolver *z, SymId fn, const Fn *f, ValueId v);
/* Adds an edge from leaf k of aggregate `stored` to the node `cell`; pointer: the leaf is a pointer. Returns false,
 * without adding any, if `stored` has no field nodes, as a constant. */
bool flow_field_store(SpaceSolver *z, SymId fn, Ref stored, uint32_t k, bool pointer, uint32_t cell);

/* ---- flow_insts.c, solve.c, table_loads.c: the steps of spaces_build(), in this order ---- */

void flow_module(SpaceSolver *z);      /* adds all constraints */
void flow_solve(SpaceSolver *z);       /* computes the least fixed point */
void flow_table_loads(SpaceSolver *z); /* fills Spaces.choice from the solution */

#endif
