/* atomic_plain.h: expands an atomic operation on local memory into plain instructions. */
#ifndef NVIR_TRANSFORM_SCALAR_ATOMIC_PLAIN_H
#define NVIR_TRANSFORM_SCALAR_ATOMIC_PLAIN_H

#include "ir/ir.h"

/* Reports whether atomic_expand can expand v, an atomicrmw or a cmpxchg: its operation and type are
 * supported. */
bool atomic_is_expandable(const Module *m, const Fn *f, ValueId v);

/* Replaces v, which must be expandable, by a load, the operation and a store. `address` and `value` are its
 * operands; `desired` is the value that a cmpxchg stores if the memory holds `value`, and REF_NULL for an
 * atomicrmw. */
void atomic_expand(Edit *e, ValueId v, Ref address, Ref value, Ref desired);

#endif
