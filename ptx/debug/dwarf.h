/* dwarf.h: what a debugger reads: functions, what is nested in them, parameters and variables, global
 * variables and all their types, in sections .debug_abbrev and .debug_info. Only of compile units with
 * emissionKind: FullDebug. */
#ifndef NVIR_PTX_DEBUG_DWARF_H
#define NVIR_PTX_DEBUG_DWARF_H

#include "ptx/emit.h"

/* For the module: around all. Makes e->dwarf if some unit asks for it; else nothing of the rest does
 * anything. */
void dwarf_begin(Emit *e);
void dwarf_end(Emit *e);
/* For one function: before its text; a label before the text of an instruction from place loc, which goes to
 * o, where a block begins or ends; and when its body is whole and before what it was made from goes: notes
 * where its variables are and puts the labels of its first and last instruction. */
void dwarf_fn_begin(Emit *e);
void dwarf_scope(Emit *e, MdId loc, Out *o);
void dwarf_fn(Emit *e);
bool dwarf_has_fn(const Emit *e);      /* the function has been noted: its first label is wanted */
/* The sections, behind everything else. The numbers of the files that they name are asked of origin.h, so
 * this comes before origin_files_put. */
void dwarf_put(Emit *e, Out *o);

#endif
