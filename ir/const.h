/* const.h: creates and reads constants. Included by ir.h. */
#ifndef NVIR_IR_CONST_H
#define NVIR_IR_CONST_H

Ref const_int(Module *m, TypeId t, uint64_t value); /* truncated, or sign-extended beyond 64 bits */
Ref const_wide(Module *m, TypeId t, const uint32_t *words,
               uint32_t n);                       /* an integer of any width; CONST_INT up to 64 bits */
Ref const_fp(Module *m, TypeId t, uint64_t bits); /* the bit pattern in the width of t, at most 64 bits */
/* Makes null, undef, poison, zeroinitializer or none. For zero and null, the result is the zero of t,
 * whatever its kind. */
Ref const_simple(Module *m, enum ConstKind kind, TypeId t);
Ref const_zero(Module *m, TypeId t);                             /* 0, 0.0, null or zeroinitializer */
Ref const_bytes(Module *m, TypeId t, StrId bytes);               /* c"...", of type [n x i8] */
Ref const_agg(Module *m, TypeId t, const Ref *elem, uint32_t n); /* in its canonical form, see const.c */
/* Makes any constant expression. range: 0, or 1 + index into Module.inrange. Nothing is folded
 * except a cast to the same type. */
Ref const_expr(Module *m, enum Op op, uint16_t flags, TypeId t, uint32_t aux, uint32_t range, const Ref *operand,
               uint32_t n);
Ref const_asm(Module *m, StrId text, StrId constraints, uint16_t flags);
Ref const_other(Module *m, enum ConstKind kind, TypeId t, uint32_t first); /* a kind that has only `first` */
static inline const Const *const_at(const Module *m, Ref r) { return &m->constant.at[ref_index(r)]; }
/* Reports whether a callee is inline assembly. */
static inline bool ref_is_asm(const Module *m, Ref callee) {
    return ref_is(callee, REF_CONST) && const_at(m, callee)->kind == CONST_ASM;
}
/* Gets the value of an integer constant of at most 64 bits, zero-extended; false if r is not one. */
bool ref_int(const Module *m, Ref r, uint64_t *value);
bool ref_sint(const Module *m, Ref r, int64_t *value); /* does the same, sign-extended */
bool ref_is_null(const Module *m, Ref r);              /* null pointer or integer zero */
bool ref_is_undef(const Module *m, Ref r);             /* undef or poison */
/* Returns element i of an aggregate or vector constant of any kind (zero, undef, bytes, ...), or REF_NULL. */
Ref const_elem(Module *m, Ref r, uint64_t i);
/* Returns lane i of a vector constant: an element, as const_elem does; or of an expression, the expression that computes
 * that lane. A constant that is no vector is its own lane. Returns REF_NULL if there is no such lane, or no expression of it:
 * of a bitcast that regroups elements, or if an index or the mask is no number. */
Ref const_lane(Module *m, Ref r, uint64_t i);

#endif
