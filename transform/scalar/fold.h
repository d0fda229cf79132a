/* fold.h: folds one operation with constant operands. */
#ifndef NVIR_TRANSFORM_SCALAR_FOLD_H
#define NVIR_TRANSFORM_SCALAR_FOLD_H

#include "ir/ir.h"

/* Returns the result of operation `i` for these operands, which must be constants or symbols; REF_NULL if the
 * result is not a plain constant. Never folds an undefined operation, nor one that depends on undef or
 * poison. */
Ref fold_inst(Module *m, const Inst *i, const Ref *operand);

#endif
