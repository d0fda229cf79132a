/* module.h: the two halves of a PTX file, which module.c puts together. */
#ifndef NVIR_PTX_MODULE_H
#define NVIR_PTX_MODULE_H

#include "ptx/emit.h"

/* func.c */
void fn_emit_begin(Emit *e); /* once for the module: reads the flags that hold for all functions */
/* Emits a defined function: its head into e->out, its body into e->text. Errors are reported and counted by the
 * Diag. */
void fn_emit(Emit *e, SymId s);
void fn_emit_end(Emit *e); /* frees what fn_emit keeps from function to function */

/* global.c: writes the variables that module.sym_used names, and those that their initialisers name. Adds what these
 * name to module.sym_used. Reports what PTX cannot express as errors. */
void globals_emit(Emit *e, Out *o);

#endif
