/* atomic.h: atomic operations, for their selection (select/atomic.c, select/atomic_vector.c) and their
 * expansions (rmw.c, atomic_wide.c). */
#ifndef NVIR_PTX_EXPAND_ATOMIC_H
#define NVIR_PTX_EXPAND_ATOMIC_H

#include "ptx/expand/expansions.h"

/* A memory ordering in the words of PTX. */
typedef struct MemOrder {
    bool fence;              /* a fence.sc must precede the operation */
    const char *sem, *scope; /* ".acquire" ".gpu" */
} MemOrder;

void fence_put(Emit *e, const MemOrder *o); /* emits the fence.sc if the ordering needs it */

/* Returns the value that atomicrmw `op` stores if memory holds a and the operand is b. Both are one
 * component. */
Opd rmw_result(Emit *e, enum RmwOp op, const Comp *c, Opd a, Opd b);

/* Reports whether the type is i128, an atomic access to which has two components. */
bool type_is_wide_atom(Emit *e, TypeId t);
/* Emit instruction v, an access to an i128 at address a, and define its result. o->sem must be a semantics that the
 * PTX instruction has. The space of a must be writable, except for a load. An access to memory that no other thread
 * can write is emitted as plain accesses; of the others, all but loads and stores report an error if the target is
 * older than sm_90. */
void wide_atom_load(Emit *e, ValueId v, Opd a, const MemOrder *o);
void wide_atom_store(Emit *e, ValueId v, Opd a, const MemOrder *o);
void wide_atom_rmw(Emit *e, ValueId v, Opd a, const MemOrder *o);
void wide_atom_cmpxchg(Emit *e, ValueId v, Opd a, const MemOrder *o);

#endif
