/* source_map.h: ties each stretch of a function's PTX to the instruction and source line that it comes
 * from. The result has three forms: line tables (.file, .loc) for tools that read the program, a PtxMap
 * for tools in this tree (-verify), and comments for people (-annotate).
 *
 * e->origin is NULL, and only the functions for the module may be called, unless the module has line
 * tables or the options request a map or comments. Emission without these is therefore not slowed down. */
#ifndef NVIR_PTX_DEBUG_SOURCE_MAP_H
#define NVIR_PTX_DEBUG_SOURCE_MAP_H

#include "ptx/emit.h"

/* Begin and end the source map of the module, and with it the line table and the DWARF sections. source_map_begin sets
 * e->origin, or leaves it NULL if nothing is requested; source_map_end frees it. */
void source_map_begin(Emit *e);
void source_map_end(Emit *e);
void source_map_files_put(Emit *e, Out *o);   /* writes the .file directives */
void source_map_strings_put(Emit *e, Out *o); /* writes the strings that .loc directives name */

/* The following are called for each function, in this order. source_map_fn_begin is called before the text
 * of the body; it writes the .loc of the opening line. */
void source_map_fn_begin(Emit *e);
/* Records that instruction v has written the text from byte `before` of e->text on, and inserts in front of it the .loc
 * directives and labels that v needs. Does nothing if v has written no text. */
void source_map_inst(Emit *e, ValueId v, size_t before);
void source_map_fn_finish(Emit *e); /* calls regtext_finish() with the recorded offsets, which it updates */
void source_map_fn_end(Emit *e);    /* fills the map, appends the comments, if requested, once e->text is final */
/* Makes the line numbers in the map entries of function number `function`, from 0, absolute, that is, from 1 at the
 * beginning of the PTX. Called just before its text is appended to o, the PTX of the module so far. Does nothing if no
 * map is requested. */
void source_map_fn_place(Emit *e, const Out *o, uint32_t function);

#endif
