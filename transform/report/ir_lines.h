/* ir_lines.h: prints a module and maps each line of the text to its instruction. */
#ifndef NVIR_TRANSFORM_REPORT_IR_LINES_H
#define NVIR_TRANSFORM_REPORT_IR_LINES_H

#include "ir/ir.h"

/* A line shows instruction `v` of function `fn`, or the first line of the function if v is IR_HEADER, or neither if fn
 * is 0. `src`: the offset of its origin in the text of the input; SRC_NONE: a pass made it. */
#define IR_HEADER UINT32_MAX
typedef struct IrLine {
    uint32_t at; /* offset in the text */
    SymId fn;
    ValueId v;
    uint32_t src;
} IrLine;

typedef struct IrLines {
    Out text;
    VEC(IrLine) line; /* followed by one whose `at` is the end of the text */
    uint32_t n;       /* lines */
} IrLines;

/* Sets *l to the printed text of the module and to what each line shows. Free l with ir_lines_free. */
void ir_lines_print(IrLines *l, Module *m);
void ir_lines_free(IrLines *l);

#endif
