/* respace.h: calls of intrinsics that are overloaded on the space of their pointers. */
#ifndef NVIR_TRANSFORM_SPACES_RESPACE_H
#define NVIR_TRANSFORM_SPACES_RESPACE_H

#include "ir/ir.h"

/* The declaration of overloaded intrinsic `old` for operands in other spaces, made when there is none yet:
 * for llvm.memcpy.p0.p0.i64 and the type void (ptr, ptr addrspace(101), i64, i1) it is
 * llvm.memcpy.p0.p101.i64. */
SymId intrinsic_respace(Module *m, SymId old, TypeId type);

/* Makes call v of an intrinsic call the declaration that fits the types its arguments have now. */
void call_respace(Module *m, Fn *f, ValueId v);

/* The declaration llvm.memcpy for these pointer types and a length of 64 bits. */
SymId memcpy_declare(Module *m, TypeId to, TypeId from);

/* llvm.lifetime.start or .end for a variable of that pointer type: as the module declares it, or with a
 * size in front of the pointer. */
SymId lifetime_declare(Module *m, bool end, TypeId ptr);
/* llvm.stacksave, or llvm.stackrestore. */
SymId stack_declare(Module *m, bool restore);

#endif
