/* atomic.h: what atomic.c, atomic_vector.c and atomic_wide.c share. */
#ifndef NVIR_PTX_SELECT_ATOMIC_H
#define NVIR_PTX_SELECT_ATOMIC_H

#include "ptx/select/template.h"

typedef struct MemOrder {
    bool fence;              /* fence.sc first */
    const char *sem, *scope; /* ".acquire" ".gpu" */
} MemOrder;

void fence_put(Emit *e, const MemOrder *o);

/* What memory gets when it held a and the operand is b: one component. */
Opd rmw_result(Emit *e, enum RmwOp op, const Comp *c, Opd a, Opd b);

/* Several components that fill a word of 32 or 64 bits. */
bool vector_atom_fits(Comps c);
void vector_atom_rmw(Emit *e, ValueId v, Comps c, Opd a, const MemOrder *o);

/* 128 bits, two components. o->sem is what the instruction takes; address a is in no read-only space. */
bool type_is_wide_atom(Emit *e, TypeId t);
void wide_atom_load(Emit *e, ValueId v, Opd a, const MemOrder *o);
void wide_atom_store(Emit *e, ValueId v, Opd a, const MemOrder *o);
void wide_atom_rmw(Emit *e, ValueId v, Opd a, const MemOrder *o);
void wide_atom_cmpxchg(Emit *e, ValueId v, Opd a, const MemOrder *o);

#endif
