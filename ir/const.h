/* const.h: creates and reads constants. Included by ir.h. */
#ifndef NVIR_IR_CONST_H
#define NVIR_IR_CONST_H

/* These functions return a constant, which is added to the module if it is new. t is its type. */
/* Makes an integer. The value is truncated to the width of t, or sign-extended if t is wider than 64 bits. */
Ref const_int(Module *m, TypeId t, uint64_t value);
/* Makes an integer of any width from n little-endian words, which are truncated or zero-extended: a CONST_INT up to 64
 * bits, else a CONST_WIDE. */
Ref const_wide(Module *m, TypeId t, const uint32_t *words, uint32_t n);
Ref const_fp(Module *m, TypeId t, uint64_t bits); /* the bit pattern in the width of t, at most 64 bits */
/* Makes null, undef, poison, zeroinitializer or none. CONST_ZERO and CONST_NULL both make const_zero(m, t). */
Ref const_simple(Module *m, enum ConstKind kind, TypeId t);
Ref const_zero(Module *m, TypeId t);                             /* 0, 0.0, null or zeroinitializer */
Ref const_bytes(Module *m, TypeId t, StrId bytes);               /* c"...", of type [n x i8] */
Ref const_agg(Module *m, TypeId t, const Ref *elem, uint32_t n); /* in its canonical form, see const.c */
/* Makes any constant expression. flags, aux, range: as in Const. Nothing is folded, except that a cast to the same type
 * returns its operand. */
Ref const_expr(Module *m, enum Op op, uint16_t flags, TypeId t, uint32_t aux, uint32_t range, const Ref *operand,
               uint32_t n);
Ref const_asm(Module *m, StrId text, StrId constraints, uint16_t flags);
Ref const_other(Module *m, enum ConstKind kind, TypeId t, uint32_t first); /* a kind that has only `first` */
static inline const Const *const_at(const Module *m, Ref r) { return &m->constant.at[ref_index(r)]; }
/* Reports whether a callee is inline assembly. */
static inline bool ref_is_asm(const Module *m, Ref callee) {
    return ref_is(callee, REF_CONST) && const_at(m, callee)->kind == CONST_ASM;
}
/* Gets the value of an integer constant of at most 64 bits, zero-extended; returns false, and sets nothing, if r is not
 * such a constant. */
bool ref_int(const Module *m, Ref r, uint64_t *value);
bool ref_sint(const Module *m, Ref r, int64_t *value); /* as ref_int, but sign-extended */
bool ref_is_null(const Module *m, Ref r);              /* null pointer or integer zero */
bool ref_is_undef(const Module *m, Ref r);             /* undef or poison */
/* Returns element i of an array, struct or vector constant of any kind (zero, undef, bytes, ...). Returns REF_NULL if r
 * is not a constant of such a type, is a constant expression, or has no element i. */
Ref const_elem(Module *m, Ref r, uint64_t i);
/* Returns lane i of a vector constant: of a constant expression, the scalar expression that computes the lane, and else
 * const_elem. A constant whose type is not a vector is its own lane. Returns REF_NULL if there is no lane i, or if
 * the lane is no expression: of a bitcast that changes the number of lanes, and of an insertelement or shufflevector
 * whose index or mask element is not an integer constant. */
Ref const_lane(Module *m, Ref r, uint64_t i);

#endif
