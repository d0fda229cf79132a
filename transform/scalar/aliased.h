/* aliased.h: helpers of the passes that use alias analysis. */
#ifndef NVIR_TRANSFORM_SCALAR_ALIASED_H
#define NVIR_TRANSFORM_SCALAR_ALIASED_H

#include "analysis/alias.h"
#include "transform/pass.h"

/* Calls `run` for every function with a body that has an instruction with opcode `op`, with alias information. Skips
 * functions that the pass must skip; also those that it is settled for (pass_fn_settled), unless `run` could ask for a
 * space set in them. Space sets are computed only if some access of the module is generic, because all other accesses
 * name their space. The sets describe the module at the start, so `run` may delete and insert values only in its own
 * function. Returns whether any call returned true, that is, changed its function. */
bool aliased_run(Pass *p, uint8_t op, bool (*run)(Pass *p, Fn *f, Alias *a));

/* Reports whether any load or store of the module has a generic address. An atomic load or store counts, an atomicrmw
 * or cmpxchg does not. */
bool module_has_generic_access(const Pass *p);

/* Reports whether the load p->inst of location *p may be executed speculatively, on a path that does not load it: it is
 * at a constant offset within the bounds of a variable of the module, not one that is extern_weak, of an alloca, or of
 * a byval parameter, that object is aligned as the load demands, and no cast claims that it is in another space. */
bool access_is_speculatable(const Alias *a, const KernelTable *kernels, const AliasLocation *p);

/* Removes the metadata of a load that promises something about its result (!range, !nonnull, !align and the like),
 * because the result gets new uses. If the load is speculated, its result may even be undefined and its address
 * anywhere, so !noundef and !noalias.addrspace are removed too; otherwise it is executed only where it was, and they
 * hold. */
void load_promises_drop(Module *m, Fn *f, ValueId load, bool speculated);

#endif
