/* expansions.h: operations that take more than one PTX instruction, as instruction selection calls them. The
 * files of this folder that it calls declare here what they export. */
#ifndef NVIR_PTX_EXPAND_EXPANSIONS_H
#define NVIR_PTX_EXPAND_EXPANSIONS_H

#include "ptx/scalar/scalar.h"

/* Reports whether a type is an integer wider than 64 bits, or a vector of them. */
static inline bool is_wide_int(Emit *e, TypeId t) {
    TypeId s = type_scalar(e->m, t);
    return type_is_int(e->m, s) && type_bits(e->m, s) > 64;
}
/* wide_inst.c: emit v, an arithmetic instruction, a comparison by p, or a conversion from or to floats, of
 * integers wider than 64 bits or vectors of them. They report an error if an operand has more than LIMBS_MAX limbs. */
void wide_binary(Emit *e, ValueId v);
void wide_compare(Emit *e, ValueId v, enum IntPred p);
void wide_convert(Emit *e, ValueId v);

/* expand.c: emits the call v of an intrinsic whose row has no template. Returns false if there is no expansion for the
 * intrinsic, or none for the types of this call; it may have emitted something, so the caller must report an error. */
bool expand_emit(Emit *e, ValueId v, const Intrinsic *row);

/* expand_float.c: float_minmax emits a minimum or maximum of two floats by one of the NaN rules of LLVM IR;
 * frem_emit emits frem of any floating-point type, component by component. */
enum MinMax { MM_MINNUM, MM_MAXNUM, MM_MINIMUM, MM_MAXIMUM };
Opd float_minmax(Emit *e, enum MinMax what, const Comp *c, Opd a, Opd b);
void frem_emit(Emit *e, ValueId v);

/* memory_intrinsics.c: emits llvm.memcpy, llvm.memmove (may_overlap), llvm.memset and their inline forms. */
void memcpy_emit(Emit *e, ValueId v, bool may_overlap);
void memset_emit(Emit *e, ValueId v);

/* Returns the PTX type of a load or store of 1, 2, 4 or 8 bytes. */
static inline const char *bytes_type(uint32_t bytes) {
    return bytes == 1 ? "b8" : bytes == 2 ? "b16" : bytes == 4 ? "b32" : "b64";
}

/* access.c: loads and stores a value of any type, not atomically. `address` is a result of addr_use and
 * aligned to `align` bytes (0: unknown); `comps` holds one operand for each component. If `invariant`, the memory does
 * not change while the kernel runs, and global memory is read through the read-only cache (.nc). A store to constant
 * memory or to a kernel parameter is an error. */
void mem_load(Emit *e, TypeId t, Opd address, uint32_t align, bool is_volatile, bool invariant, Opd *comps);
void mem_store(Emit *e, TypeId t, Opd address, uint32_t align, bool is_volatile, const Opd *comps);
/* Loads an integer of 8 or 16 bits and extends it to a register of class cls, in one
 * instruction; the address is aligned. */
Opd mem_load_extended(Emit *e, uint32_t bits, bool is_signed, enum RegClass cls, Opd address, bool is_volatile,
                      bool invariant);
/* Load or store any list of components in the same way. */
void mem_load_comps(Emit *e, Comps c, Opd address, uint32_t align, bool is_volatile, bool invariant, Opd *comps);
void mem_store_comps(Emit *e, Comps c, Opd address, uint32_t align, bool is_volatile, const Opd *comps);

#endif
