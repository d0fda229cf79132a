/* register_limit.h: functions that are called by kernels with a register limit. See register_limit.c. */
#ifndef NVIR_PTX_EXPAND_REGISTER_LIMIT_H
#define NVIR_PTX_EXPAND_REGISTER_LIMIT_H

#include "ir/ir.h"

/* Splits each function of m that a kernel with a register limit reaches by direct calls and that other modules may
 * call too, and redirects the calls in m to the new internal functions; warns where that binds a call which the linker
 * could bind to another definition. Does not split functions with variable arguments or blockaddresses. Returns true
 * if it has created symbols; `kernels` must then be built again. */
bool register_limit_split(Module *m, const KernelTable *kernels);

#endif
