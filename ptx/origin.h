/* origin.h: where each stretch of a function's PTX comes from: line tables (.file, .loc) for tools that read
 * the program, and, when asked for, marks (PtxMap) and comments for people. Nothing of it costs anything
 * where there is no debug information and nobody asks. e->origin is then NULL, and only the functions for the
 * module may be called. */
#ifndef NVIR_ORIGIN_H
#define NVIR_ORIGIN_H

#include "ptx/emit.h"

/* For the module: around all; the .file directives; the strings that .loc names. */
void origin_begin(Emit *e);
void origin_end(Emit *e);
void origin_files_put(Emit *e, Out *o);
void origin_strings_put(Emit *e, Out *o);

/* For one function: before its text; when the text is whole and the function's head stands in e->out; when
 * the text of function number `function` is about to be written behind o. */
void origin_fn(Emit *e);
void origin_fn_end(Emit *e);
void origin_coalesce(Emit *e);     /* coalesce(), with the marks of instructions following their text */
void origin_place(Emit *e, const Out *o, uint32_t function);
/* For one instruction: v has written what stands in e->text from `before` on. */
void origin_inst(Emit *e, ValueId v, size_t before);

#endif
