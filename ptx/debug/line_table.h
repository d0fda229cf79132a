/* line_table.h: the line table of a module: .file directives, and .loc directives that tie instructions to
 * source lines. ptxas -lineinfo turns them into the DWARF section .debug_line. */
#ifndef NVIR_PTX_DEBUG_LINE_TABLE_H
#define NVIR_PTX_DEBUG_LINE_TABLE_H

#include "ptx/emit.h"

typedef struct LineTable LineTable;

/* Returns a new table, or NULL if no compile unit has line tables (emissionKind NoDebug) or the options leave
 * them out. */
LineTable *line_table_new(const Emit *e);
void line_table_free(LineTable *t); /* t may be NULL */

/* Returns the number of a DIFile in the .file directives, from 1; assigns it on first use. 0 if the node
 * is no DIFile. */
uint32_t line_table_file(LineTable *t, Module *m, MdId file);

/* Begins function e->fn.sym and writes the .loc of its opening line to o, unless its file or line is unknown. Returns
 * false, and writes nothing, if the function has no subprogram in a unit with line tables. */
bool line_table_fn(LineTable *t, Emit *e, Out *o);
/* Writes to o the .loc directives that an instruction with DILocation `location` needs. Writes nothing if the last .loc
 * of the function has the same position, or if the file or line is unknown. */
void line_table_loc(LineTable *t, Emit *e, MdId location, Out *o);

/* Write what the .loc directives refer to, after all functions have been emitted: the .file directives,
 * and the section .debug_str with the names of inlined functions. */
void line_table_files_put(const LineTable *t, const Module *m, Out *o);
void line_table_strings_put(const LineTable *t, const Module *m, Out *o);

#endif
