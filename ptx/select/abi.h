/* abi.h: the calling convention, as the two sides of a call share it. */
#ifndef NVIR_PTX_SELECT_ABI_H
#define NVIR_PTX_SELECT_ABI_H

#include "ptx/select/select.h"

/* How a parameter or result is passed. */
typedef struct ParamForm {
    bool none, bytes;     /* not passed; passed as a byte array */
    TypeId type, byval;   /* type of the value; type of the object if it is a byval pointer, else 0 */
    uint32_t align, bits; /* alignment of a byte array, in bytes; width of a scalar, 8 .. 64 */
    uint64_t size;        /* of the value or the byval object, in bytes */
} ParamForm;

/* Returns how a value of type t is passed. `place` is ATTR_RESULT or ATTR_PARAM0 + i and selects the attributes of
 * `attrs` (byval, align, alignstack) that apply. A pointer with byval is described by its object, as bytes. */
ParamForm abi_form(Emit *e, TypeId t, AttrListId attrs, uint32_t place);
/* Returns how the declaration of function s passes a parameter (`place` is ATTR_PARAM0 + i) or its result
 * (ATTR_RESULT), with the alignment of !nvvm.annotations. */
ParamForm abi_declared_form(Emit *e, SymId s, uint32_t place);
/* Writes to o the declaration of a parameter or result, of a device function or of a call, without a separator. */
void abi_put_param(Emit *e, Out *o, const ParamForm *f, const char *name);
/* Returns the address of byte 0 of a parameter, argument or result. */
Opd abi_place(enum OpdKind kind, uint32_t id);
/* Loads a scalar from the parameter or result at `from` and returns it in a register. An integer is loaded with the
 * width f->bits; an i1 is loaded as a byte and truncated to a predicate. */
Opd abi_load_scalar(Emit *e, const ParamForm *f, const Comp *c, Opd from);
/* Stores a value in the form f at address `to`: an argument, a result, or a slot of the buffer of variable arguments.
 * is_signed: an integer that the form widens is sign-extended. */
void abi_store_value(Emit *e, const ParamForm *f, bool is_signed, Ref value, Opd to);
/* Emits the copy of `size` bytes, in accesses of at most 8 bytes, as wide as `align`, the alignment of both places,
 * permits; two are loaded at once where from_align, the alignment of the source, permits it, and stored at once where
 * `align` does. Reports an error instead if there are more than BYVAL_MAX bytes. */
void abi_copy_bytes(Emit *e, Opd to, Opd from, uint64_t size, uint32_t align, uint32_t from_align);

/* A value v that is the address of byte `at` of an object that is passed by value. */
typedef struct ByvalPlace {
    ValueId v;
    uint64_t at;
} ByvalPlace;
typedef VEC(ByvalPlace) ByvalPlaces;
/* If `user` derives an address from `from` by a constant offset, which is within the object of `size` bytes or at its
 * end, pushes that on *todo and returns true. `size` is at most INT32_MAX. */
bool abi_derive(Emit *e, ByvalPlace from, ValueId user, uint64_t size, ByvalPlaces *todo);

/* abi_parts.c: if the byval argument `object` is put together by stores that only this call reads (abi_parts_find),
 * stores their values in the parameter at `to`, whose alignment is `align`, and returns true. */
bool abi_parts_store(Emit *e, Ref object, Opd to, uint32_t align);

#endif
