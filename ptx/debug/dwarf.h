/* dwarf.h: debug information in DWARF: functions with their lexical blocks and inlined calls, parameters
 * and variables, global variables, and the types of all these, in the sections .debug_abbrev and
 * .debug_info. It is written only for compile units with emissionKind: FullDebug. */
#ifndef NVIR_PTX_DEBUG_DWARF_H
#define NVIR_PTX_DEBUG_DWARF_H

#include "ptx/debug/line_table.h"

/* Begin and end the debug information of the module. dwarf_begin creates e->dwarf for the first unit with full debug
 * information, the only one that is described; without one, or if the options want line tables only, e->dwarf stays
 * NULL and the other functions do nothing. dwarf_end frees it. The table must outlive dwarf_end. */
void dwarf_begin(Emit *e, LineTable *lines);
void dwarf_end(Emit *e);

/* The following are called for each function, in this order. dwarf_fn_begin is called before its text is
 * emitted; a function whose subprogram is not in the unit gets no debug information. */
void dwarf_fn_begin(Emit *e);
/* Writes a label to o if a lexical block or an inlined call begins or ends before an instruction with
 * location `loc`. */
void dwarf_scope(Emit *e, MdId loc, Out *o);
/* Notes the locations of the function's variables and writes the labels that end the last scope and the function to
 * e->text. It is called when the body is complete, while the values of e->f are still known. */
void dwarf_fn_end(Emit *e);
/* Reports whether the current function has debug information, so that it needs a label at its beginning. */
bool dwarf_has_fn(const Emit *e);

/* Writes the sections, after all functions and global variables; nothing if no function has debug information. It may
 * assign numbers to files, so it must run before line_table_files_put. */
void dwarf_put(Emit *e, Out *o);

#endif
