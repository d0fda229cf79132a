/* atomic.h: what atomic.c and atomic-wide.c share. */
#ifndef NVIR_ATOMIC_H
#define NVIR_ATOMIC_H

#include "ptx/template.h"

typedef struct MemOrder {
    bool fence;              /* fence.sc first */
    const char *sem, *scope; /* ".acquire" ".gpu" */
} MemOrder;

void fence_put(Emit *e, const MemOrder *o);

/* 128 bits, two components. o->sem is what the instruction takes; address a is in no read-only space. */
bool type_is_wide_atom(Emit *e, TypeId t);
void wide_atom_load(Emit *e, ValueId v, Opd a, const MemOrder *o);
void wide_atom_store(Emit *e, ValueId v, Opd a, const MemOrder *o);
void wide_atom_rmw(Emit *e, ValueId v, Opd a, const MemOrder *o);
void wide_atom_cmpxchg(Emit *e, ValueId v, Opd a, const MemOrder *o);

#endif
