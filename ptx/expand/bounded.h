/* bounded.h: functions that kernels with a register limit call, see bounded.c. */
#ifndef NVIR_PTX_EXPAND_BOUNDED_H
#define NVIR_PTX_EXPAND_BOUNDED_H

#include "ir/ir.h"

/* Makes new symbols where there are such: true, and then `kernels` has to be made again. */
bool bounded_split(Module *m, const KernelTable *kernels);

#endif
