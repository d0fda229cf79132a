/* source_map.h: ties each stretch of a function's PTX to the instruction and source line that it comes
 * from. The result has three forms: line tables (.file, .loc) for tools that read the program, a PtxMap
 * for tools in this tree (-verify), and comments for people (-annotate).
 *
 * e->origin is NULL, and only the functions for the module may be called, unless the module has line
 * tables or the options request a map or comments. So nothing of this costs anything otherwise. */
#ifndef NVIR_PTX_DEBUG_SOURCE_MAP_H
#define NVIR_PTX_DEBUG_SOURCE_MAP_H

#include "ptx/emit.h"

/* Once for the module. These also begin and end the line table and the DWARF sections. */
void source_map_begin(Emit *e);
void source_map_end(Emit *e);
void source_map_files_put(Emit *e, Out *o);   /* the .file directives */
void source_map_strings_put(Emit *e, Out *o); /* the strings that .loc directives name */

/* For each function, in this order: */
void source_map_fn_begin(Emit *e); /* before the text of its body */
/* After the emission of instruction v, whose text begins at byte `before` of e->text. */
void source_map_inst(Emit *e, ValueId v, size_t before);
void source_map_fn_finish(Emit *e); /* calls regtext_finish(), which moves the marks with the text */
void source_map_fn_end(Emit *e);    /* when the body is final in e->text, the head in e->out */
/* When the text of function number `function` is about to be appended to o: makes the line numbers of its map
 * entries absolute. */
void source_map_fn_place(Emit *e, const Out *o, uint32_t function);

#endif
