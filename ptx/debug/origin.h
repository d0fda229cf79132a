/* origin.h: where each stretch of a function's PTX comes from: line tables (.file, .loc) for tools that read
 * the program, and, when asked for, marks (PtxMap) and comments for people. Nothing of it costs anything
 * where there is no debug information and nobody asks. e->origin is then NULL, and only the functions for the
 * module may be called. */
#ifndef NVIR_PTX_DEBUG_ORIGIN_H
#define NVIR_PTX_DEBUG_ORIGIN_H

#include "ptx/emit.h"

/* Fields of debug metadata: "" and 0 where there is none. Is the node one of that name? */
const char *md_text(const Module *m, MdId node, const char *name);
MdId md_node(const Module *m, MdId node, const char *name);
bool md_is(const Module *m, MdId node, const char *name);
MdId origin_subprogram(const Emit *e, SymId s);    /* !dbg of a symbol */
uint32_t origin_file(Emit *e, MdId file);     /* the number of a DIFile, which is then written; 0: none */

/* For the module: around all; the .file directives; the strings that .loc names. */
void origin_begin(Emit *e);
void origin_end(Emit *e);
void origin_files_put(Emit *e, Out *o);
void origin_strings_put(Emit *e, Out *o);

/* For one function: before its text; when the text is whole and the function's head stands in e->out; when
 * the text of function number `function` is about to be written behind o. */
void origin_fn(Emit *e);
void origin_fn_end(Emit *e);
void origin_finish(Emit *e);     /* code_finish(), with the marks of instructions following their text */
void origin_place(Emit *e, const Out *o, uint32_t function);
/* For one instruction: v has written what stands in e->text from `before` on. */
void origin_inst(Emit *e, ValueId v, size_t before);

#endif
