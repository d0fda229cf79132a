/* scan.h: what the parts of the scan share (objects.c, call_scan.c). Private to them. */
#ifndef NVIR_ANALYSIS_SPACES_SCAN_H
#define NVIR_ANALYSIS_SPACES_SCAN_H

#include "analysis/spaces/objects.h"

/* Does a value of the type mean a location? */
static inline bool carries(Objects *o, TypeId t) { return objects_class(o, t) >= CLASS_POINTER; }
/* The location `by` bytes behind l, and whole strides from there; stride 0: none. */
Loc loc_shift(Objects *o, Loc l, uint64_t stride, int64_t by);
Loc const_loc(Objects *o, Ref r, uint32_t depth);
void const_escape(Objects *o, Ref r, uint32_t depth);       /* all that a constant names is OUTSIDE */
/* Where an operand points, its extent aside: for those who look at that themselves. */
Loc ref_start(Objects *o, SymId s, Ref r);
void value_set(Objects *o, SymId s, ValueId v, Loc l);      /* v means l, too */
void address_scan(Objects *o, SymId s, ValueId v, Ref base, Offset x);
void escape(Objects *o, SymId s, const Fn *f, Ref r);       /* the operand is OUTSIDE */

/* call_scan.c */
void call_scan(Objects *o, SymId s, Fn *f, ValueId v);
void ret_scan(Objects *o, SymId s, Fn *f, ValueId v);
/* Objects.byval has one more: a copy, or a view, of what the operand points to. */
void byval_note(Objects *o, SymId s, Ref from);

#endif
