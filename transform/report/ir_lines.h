/* ir_lines.h: prints a module and maps each line of the text to its instruction. */
#ifndef NVIR_TRANSFORM_REPORT_IR_LINES_H
#define NVIR_TRANSFORM_REPORT_IR_LINES_H

#include "ir/ir.h"

/* A line of the text. It belongs to instruction `v` of function `fn`; or it is the first line of the function if v is
 * IR_HEADER; or it is neither if fn is 0. A switch can take several lines, which all have its `v`. `src`: the offset in
 * the text of the input at which the instruction or the function was parsed; SRC_NONE: a pass made it, or fn is 0. */
#define IR_HEADER UINT32_MAX
typedef struct IrLine {
    uint32_t at; /* offset in the text */
    SymId fn;
    ValueId v;
    uint32_t src;
} IrLine;

typedef struct IrLines {
    Out text;
    VEC(IrLine) line; /* n + 1 elements: the `at` of the last one is the end of the text */
    uint32_t n;       /* the number of lines */
} IrLines;

/* Prints the module into l->text, ended by a NUL, and fills l->line. Overwrites *l, which need not be initialised.
 * Free l with ir_lines_free. */
void ir_lines_print(IrLines *l, Module *m);
void ir_lines_free(IrLines *l);

#endif
