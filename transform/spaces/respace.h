/* respace.h: keeps declarations in step with the address spaces of pointers: overloaded intrinsics and
 * signatures. */
#ifndef NVIR_TRANSFORM_SPACES_RESPACE_H
#define NVIR_TRANSFORM_SPACES_RESPACE_H

#include "ir/ir.h"

/* Makes the intrinsic call v use the declaration that matches the present types of its arguments and its result.
 * Creates the declaration if the module has none. */
void call_respace(Module *m, Fn *f, ValueId v);

/* Makes the type of function s, which has a body, match the present types of its parameters, with the given result
 * type. Calls of s are not changed. */
void signature_respace(Module *m, SymId s, TypeId result);

/* Returns the declaration of llvm.memcpy for these pointer types and a 64-bit length. Like the functions below, creates
 * it if the module has none. */
SymId memcpy_declare(Module *m, TypeId to, TypeId from);

/* Returns the declaration of llvm.memset for this pointer type and a 64-bit length. */
SymId memset_declare(Module *m, TypeId to);

/* Returns the declaration of llvm.lifetime.start or .end for this pointer type: the one in the module, or
 * a new one that takes a size and the pointer. */
SymId lifetime_declare(Module *m, bool end, TypeId ptr);

/* Returns the declaration of llvm.stackrestore if `restore`, else of llvm.stacksave: the one in the module, which may
 * have either spelling, or a new one, whose name ends in ".p0". */
SymId stack_declare(Module *m, bool restore);
/* The same for llvm.ptrmask of a pointer of type `ptr`, with a mask of the width of its space. */
SymId ptrmask_declare(Module *m, TypeId ptr);

#endif
