/* points_to_scan.h: the parts of the scan that points_to_build() drives. Private to the points-to phase and
 * cells.c. */
#ifndef NVIR_ANALYSIS_SPACES_POINTS_TO_SCAN_H
#define NVIR_ANALYSIS_SPACES_POINTS_TO_SCAN_H

#include "analysis/spaces/points_to.h"

/* points_to_calls.c. Unifies the locations that call v of function s relates, and with OUTSIDE what unknown code
 * receives or returns; appends byval arguments to pt->views. A call through a pointer is only recorded
 * (scan_indirect_call), if the address of some function is tracked. */
void scan_call(PointsTo *pt, SymId s, Fn *f, ValueId v);
/* Unifies operand 0 of ret v, which must have one, with the result of function s. It escapes if calls are not followed
 * or code outside the module may call s. Does nothing if the function always returns a parameter (summary_of_result),
 * because each call then gets its own argument. */
void scan_ret(PointsTo *pt, SymId s, Fn *f, ValueId v);

/* points_to_indirect.c: calls through pointers. */
/* Finds the functions whose addresses are tracked and allocates pt->targets for them; does nothing if calls are not
 * followed or there are none. */
void scan_indirect_begin(PointsTo *pt);
/* Appends call v of function s, through a pointer, to pt->targets.call. */
void scan_indirect_call(PointsTo *pt, SymId s, ValueId v);
/* Connects these calls with their possible targets, according to the classes so far, until nothing changes. If the
 * callers of a function, or the targets of a call, turn out not to be all known, its parameters or arguments and its
 * result become OUTSIDE; after 16 rounds those of all do. Does nothing if no function's address is tracked. */
void scan_indirect_settle(PointsTo *pt);

#endif
