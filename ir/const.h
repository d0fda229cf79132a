/* const.h: creates and reads constants. Included by ir.h. */
#ifndef NVIR_IR_CONST_H
#define NVIR_IR_CONST_H

/* The functions that return a Ref return a constant of type t, which is added to the module if it is new. */
/* Returns an integer. The value is truncated to the width of t, or sign-extended if t is wider than 64 bits. */
Ref const_int(Module *m, TypeId t, uint64_t value);
/* Returns an integer of any width, from n 32-bit words with the least significant one first, which are truncated or
 * zero-extended to the width of t. It is a CONST_INT up to 64 bits, and a CONST_WIDE beyond. */
Ref const_wide(Module *m, TypeId t, const uint32_t *words, uint32_t n);
Ref const_fp(Module *m, TypeId t, uint64_t bits); /* the bit pattern in the width of t, at most 64 bits */
/* Returns the constant of a kind without contents: undef, poison, none, or for CONST_ZERO and CONST_NULL what
 * const_zero returns. */
Ref const_simple(Module *m, enum ConstKind kind, TypeId t);
Ref const_zero(Module *m, TypeId t);               /* 0, 0.0, null, none or zeroinitializer, as t requires */
Ref const_bytes(Module *m, TypeId t, StrId bytes); /* c"...", of type [n x i8]; CONST_ZERO if all bytes are 0 */
/* Returns the array, vector or struct with these n elements, in its canonical form, which can be CONST_ZERO,
 * CONST_UNDEF, CONST_POISON or CONST_BYTES (see const.c). Without elements it is CONST_ZERO. */
Ref const_agg(Module *m, TypeId t, const Ref *elem, uint32_t n);
/* Returns a constant expression with n operands. flags, aux, range: as in Const. Nothing is folded, except that for a
 * cast to the type of its operand the operand itself is returned. */
Ref const_expr(Module *m, enum Op op, uint16_t flags, TypeId t, uint32_t aux, uint32_t range, const Ref *operand,
               uint32_t n);
Ref const_asm(Module *m, StrId text, StrId constraints, uint16_t flags); /* inline assembly; flags: ASM_* */
/* Returns a constant of a kind whose contents are only `first`: CONST_BLOCKADDR, CONST_DSO_LOCAL_EQUIVALENT or
 * CONST_NO_CFI. */
Ref const_other(Module *m, enum ConstKind kind, TypeId t, uint32_t first);
/* Returns the record of a REF_CONST. The pointer is valid until the next constant is created. */
static inline const Const *const_at(const Module *m, Ref r) { return &m->constant.at[ref_index(r)]; }
/* Reports whether a callee is inline assembly. */
static inline bool ref_is_asm(const Module *m, Ref callee) {
    return ref_is(callee, REF_CONST) && const_at(m, callee)->kind == CONST_ASM;
}
/* Sets *value to the value of an integer constant of at most 64 bits, zero-extended. Returns false, and leaves *value,
 * if r is not such a constant. */
bool ref_int(const Module *m, Ref r, uint64_t *value);
bool ref_sint(const Module *m, Ref r, int64_t *value); /* as ref_int, but sign-extended */
bool ref_is_null(const Module *m, Ref r);  /* is the null pointer or an integer 0, of any width; not a vector */
bool ref_is_undef(const Module *m, Ref r); /* is undef or poison as a whole */
/* Returns element i of an array, struct or vector constant of any kind (zero, undef, bytes, ...). Returns REF_NULL if r
 * is not a constant of such a type, is a constant expression, or has no element i. */
Ref const_elem(Module *m, Ref r, uint64_t i);
/* Returns lane i of a vector constant; r itself if its type is not a vector. For a constant expression this is a
 * constant of the element type: the selected element of an insertelement or shufflevector, and for others the
 * expression with lane i of each operand, such as add (i32 A, i32 B) for an add of vectors. Returns REF_NULL if there
 * is no lane i, and if no such constant exists: for a bitcast that changes the number of lanes, for an insertelement
 * whose index is not an integer constant, and for a shufflevector whose mask element i is neither an integer constant
 * nor undef or poison. */
Ref const_lane(Module *m, Ref r, uint64_t i);

#endif
