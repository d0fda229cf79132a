/* dwarf.h: debug information in DWARF: functions with their lexical blocks and inlined calls, parameters
 * and variables, global variables, and the types of all these, in the sections .debug_abbrev and
 * .debug_info. It is written only for compile units with emissionKind: FullDebug. */
#ifndef NVIR_PTX_DEBUG_DWARF_H
#define NVIR_PTX_DEBUG_DWARF_H

#include "ptx/debug/line_table.h"

/* Once for the module. dwarf_begin creates e->dwarf if some unit has full debug information; without it, the
 * other functions do nothing. The table must outlive dwarf_end. */
void dwarf_begin(Emit *e, LineTable *lines);
void dwarf_end(Emit *e);

/* For each function, in this order:
 * dwarf_fn_begin before its text is emitted; */
void dwarf_fn_begin(Emit *e);
/* dwarf_scope before the text of an instruction with location `loc`: writes a label to o if a lexical
 * block or an inlined call begins or ends here; */
void dwarf_scope(Emit *e, MdId loc, Out *o);
/* dwarf_fn_end when the body is complete, while the values of e->f are still known: notes the locations of its
 * variables and writes the label of its end. */
void dwarf_fn_end(Emit *e);
bool dwarf_has_fn(const Emit *e); /* the function needs the label of its beginning */

/* Writes the sections, after all functions and global variables. It may assign numbers to files, so it
 * must run before line_table_files_put. */
void dwarf_put(Emit *e, Out *o);

#endif
