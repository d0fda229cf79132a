/* alias_origin.h: the part of alias.c that follows an address to the pointer from which it is derived. */
#ifndef NVIR_ANALYSIS_ALIAS_ORIGIN_H
#define NVIR_ANALYSIS_ALIAS_ORIGIN_H

#include "analysis/alias.h"

/* Reports whether value v, with the operands `op`, is an address that is derived from op[0]: by a cast between
 * pointers, a getelementptr, or a pure intrinsic whose result points into the object of its first operand. If so, sets
 * *known to whether its offset from op[0] is a constant, and *distance to that offset in bytes, or 0 if it is not. */
bool alias_inst_derivation(Module *m, const Fn *f, ValueId v, const Ref *op, bool *known, int64_t *distance);
/* Returns the derivation of a constant address r. The root is what remains after removing all casts between pointers
 * and getelementptrs around it. The anchor is what remains if this stops before the first one whose offset is not known
 * or overflows the sum. An address that is neither a cast nor a getelementptr is its own anchor and root. */
AliasOrigin alias_const_origin(Module *m, Ref r);

#endif
