/* points_to.h: the result of the points-to phase: which location each operand may point to.
 *
 * One scan over the module (points_to_scan.c, points_to_calls.c) reads each instruction once and unifies what
 * it relates (unify.h): the phase is flow-insensitive and context-insensitive, apart from parameters with a
 * summary (call_summary.h). Then calls through pointers are resolved (points_to_indirect.c), which may unify
 * more, in rounds.
 *
 * Abstract objects are allocas, internal variables, shared variables, heap calls, and functions whose address
 * is tracked. An address that becomes an integer, is passed to unknown code or is stored in memory that
 * others see is OUTSIDE from then on; so is a pointer that is made from an integer.
 *
 * Extents. An index with bounds (analysis/range.h) does not turn its class into an array: the address has an
 * extent, and an access through it touches these bytes and no others. An extent belongs to one value and to
 * the addresses computed from it by further offsets. If the address goes elsewhere (a phi, a call, memory)
 * the extent is dropped, and the class is folded by the stride. */
#ifndef NVIR_ANALYSIS_SPACES_POINTS_TO_H
#define NVIR_ANALYSIS_SPACES_POINTS_TO_H

#include "analysis/spaces/call_summary.h"
#include "analysis/spaces/offset.h"
#include "analysis/spaces/unify.h"

/* The targets of calls through pointers. All arrays are NULL if no function's address is tracked. */
typedef struct CallTargets {
    /* by SymId: the function that represents its class and prototype, if its address is used but all callers
     * are seen; else 0 */
    SymId *closed;
    VEC(struct {
        SymId fn, target;
        ValueId call;
    })
    call;               /* target: the representative; 0: not known */
    uint32_t *of_value; /* by value number: 1 + index into `call` */
    bool closed_world;  /* code outside the module neither calls nor is called through pointers */
} CallTargets;

/* The locations of all values, and the classes that they are in. */
typedef struct PointsTo {
    Module *m;
    Program *program;
    CallSummaries *summaries;
    Unifier u;
    Location *value;  /* by value number; elem 0: not scanned yet */
    uint32_t *sym;    /* by SymId: element of the variable or function, 0 = none yet */
    uint32_t *result; /* by SymId: element that the result of a function points to, 0 = none yet */
    VEC(Extent) extent;
    uint32_t *extent_of; /* by value number: 1 + index into `extent`, 0: none */
    CallTargets targets;
    /* copies that calls make of arguments (byval), and arguments that callees view, in program order */
    VEC(struct {
        SymId fn;
        Ref from;
    })
    views;
    bool integers; /* an address may be carried by an integer: data has to be followed as well */
    bool frozen;   /* the scan is over: a query makes no new element */
    bool shares;   /* the scanned code may run in one launch with code outside the module */
} PointsTo;

/* Overwrites *pt with the points-to classes of the module and the locations of its values, the calls included;
 * afterwards *pt is frozen. Program and summaries are borrowed until points_to_free. */
void points_to_build(PointsTo *pt, Program *program, CallSummaries *summaries);
void points_to_free(PointsTo *pt);

/* ---- Queries, valid after the scan ---- */

/* Returns the location of an operand of function s as unify_find() gives it; OUTSIDE if nothing better is
 * known. */
Location pt_at(PointsTo *pt, SymId s, Ref r);
/* Returns how far beyond the location that pt_at() returns the operand may point; EXTENT_NONE if it points exactly
 * there. */
Extent pt_extent(const PointsTo *pt, SymId s, Ref r);
/* Returns the function that represents all possible targets of call v of function s, through a pointer: its parameters
 * and result stand for those of all of them. Returns 0 if the targets are not all known. */
static inline SymId pt_call_target(const PointsTo *pt, SymId s, ValueId v) {
    uint32_t i = pt->targets.of_value ? pt->targets.of_value[pt->program->base[s] + v] : 0;
    return i ? pt->targets.call.at[i - 1].target : 0;
}
/* Reports whether code outside the module may call the function, directly or through a pointer. */
static inline bool pt_fn_is_open(const PointsTo *pt, SymId s) {
    return callgraph_is_open(pt->program->calls, s) && !(pt->targets.closed && pt->targets.closed[s]);
}
/* Reports whether a value of the type has a location: it is a pointer or contains one. */
static inline bool pt_carries(const PointsTo *pt, TypeId t) { return program_class(pt->program, t) >= CLASS_POINTER; }

/* ---- Building blocks of the scan (points_to.c) ---- */

/* Returns the location `by` bytes beyond l. Folds the class by the stride if that is not 0. If the offset does not fit
 * into 32 bits, folds the class to one byte and returns offset 0. Returns OUTSIDE for LOCATION_NONE. */
Location pt_shift(PointsTo *pt, Location l, uint64_t stride, int64_t by);
/* Returns the location of a constant or symbol, `depth` levels inside another constant; LOCATION_NONE for null,
 * numbers, undef, and operands of other kinds; OUTSIDE for an alias and for a constant that it cannot follow. Until the
 * scan is over it may make an object for a symbol, unify the elements of an aggregate, and let the symbols escape that
 * it cannot follow. */
Location pt_const(PointsTo *pt, Ref r, uint32_t depth);
/* Unifies symbol r, or every symbol that constant r names, with OUTSIDE, at any level: the parser limits their number.
 * Does nothing for other operands. */
void pt_const_escape(PointsTo *pt, Ref r);
/* Returns the location of an operand: for a constant or symbol as pt_const; a value that was not scanned yet gets a new
 * element. The location is exact only together with pt_extent(), which the caller must take into account. */
Location pt_base(PointsTo *pt, SymId s, Ref r);
/* Returns the location of an operand, as pt_base does, and folds its class by the stride of its extent, if
 * it has one. */
Location pt_ref(PointsTo *pt, SymId s, Ref r);
/* Gives value v the location l, and unifies l with the location that v may already have. */
void pt_value_set(PointsTo *pt, SymId s, ValueId v, Location l);
/* Gives value v of function s the location of `base` plus an offset. If the offset is not exact, v gets an extent,
 * provided that the offset is bounded and v has no location yet; otherwise folds the class by the stride. */
void pt_value_offset(PointsTo *pt, SymId s, ValueId v, Ref base, Offset x);
/* Lets the address in an operand escape: unifies the memory that it points to with OUTSIDE. Does nothing for a value
 * that is data; but the symbols in a constant expression escape, whatever its type. */
void pt_escape(PointsTo *pt, SymId s, const Fn *f, Ref r);
/* Returns the location that the results of a function have; makes a new element for it if there is none. */
Location pt_result(PointsTo *pt, SymId s);
/* Appends to pt->views that a call in function s copies the memory that its argument `from` points to (byval), or that
 * the callee accesses this memory through its own parameter (a view). The calls must come in program order, because
 * the flow graph numbers its nodes by them. */
void pt_view_add(PointsTo *pt, SymId s, Ref from);

#endif
