/* aliased.h: helpers of the passes that use alias analysis. */
#ifndef NVIR_TRANSFORM_SCALAR_ALIASED_H
#define NVIR_TRANSFORM_SCALAR_ALIASED_H

#include "analysis/alias.h"
#include "transform/pass.h"

/* Calls `run` for every function with a body that has an instruction with opcode `op`, with alias information. Skips
 * functions that the pass must skip; without space sets, also those that it is settled for (pass_fn_settled). Space
 * sets are computed only if some access of the module is generic, because all other accesses name their space. The sets
 * describe the module at the start, so `run` may delete and insert values only in its own function. Returns whether any
 * call returned true, that is, changed its function. */
bool aliased_run(Pass *p, uint8_t op, bool (*run)(Pass *p, Fn *f, Alias *a));

/* Reports whether any load or store has a generic address. */
bool module_has_generic_access(const Pass *p);

/* Reports whether the access may be executed speculatively, on a path that did not execute it: it is within
 * the bounds of an object that exists. */
bool access_is_speculatable(const Alias *a, const AliasLocation *p);

/* Drops the attachments of a load that promise something about its result, because the result gets new uses.
 * After speculation it may even be undefined and the address anywhere, so !noundef and !noalias.addrspace are
 * dropped too; otherwise the load is still executed whenever it was, and they hold. */
void load_promises_drop(Module *m, Fn *f, ValueId load, bool speculated);

#endif
