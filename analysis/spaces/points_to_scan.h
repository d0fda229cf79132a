/* points_to_scan.h: the parts of the scan that points_to_build() drives. Private to the points-to phase and
 * cells.c. */
#ifndef NVIR_ANALYSIS_SPACES_POINTS_TO_SCAN_H
#define NVIR_ANALYSIS_SPACES_POINTS_TO_SCAN_H

#include "analysis/spaces/points_to.h"

/* points_to_calls.c: unifies the locations that a call, or a return, relates. */
void scan_call(PointsTo *pt, SymId s, Fn *f, ValueId v);
void scan_ret(PointsTo *pt, SymId s, Fn *f, ValueId v);

/* points_to_indirect.c: calls through pointers. */
/* Finds the functions whose addresses are tracked and allocates pt->targets for them; does nothing if calls are not
 * followed or there are none. */
void scan_indirect_begin(PointsTo *pt);
/* Records a call through a pointer. */
void scan_indirect_call(PointsTo *pt, SymId s, ValueId v);
/* Connects these calls with their possible targets, as the unification has it so far, until nothing changes. Functions
 * and calls whose callers or targets turn out not to be known become OUTSIDE; after too many rounds all do. */
void scan_indirect_settle(PointsTo *pt);

#endif
