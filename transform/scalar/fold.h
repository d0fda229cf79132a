/* fold.h: constant folding of one operation. */
#ifndef NVIR_TRANSFORM_SCALAR_FOLD_H
#define NVIR_TRANSFORM_SCALAR_FOLD_H

#include "ir/ir.h"

/* What the operation `i` gives for these operands, all of them constants or symbols; REF_NULL when that is
 * not a plain constant. Never folds what is undefined, nor what depends on undef or poison. */
Ref fold_inst(Module *m, const Inst *i, const Ref *operand);

#endif
