/* wide_int.h: integers wider than 64 bits as lists of 64-bit limbs, the lowest limb first.
 *
 *   wide_int.c      addition, logic, comparison, selection, shifts
 *   wide_multiply.c multiplication
 *   wide_divide.c   division
 *   wide_inst.c     conversion from and to floats; the instructions of IR on such integers
 *   expand_wide.c   the intrinsics of IR on such integers
 * A function needs all operands of the same number of limbs. Its result has the width of the first operand; the bits of
 * the last limb above that width are arbitrary unless the function says otherwise.
 */
#ifndef NVIR_PTX_EXPAND_WIDE_INT_H
#define NVIR_PTX_EXPAND_WIDE_INT_H

#include "ptx/expand/expand.h"

enum { LIMBS_MAX = 64 }; /* wider integers can only be moved, and converted into each other */
typedef struct WideInt {
    uint32_t n, bits;  /* number of limbs; width of the integer */
    Opd at[LIMBS_MAX]; /* the limbs: 64-bit registers or constants */
} WideInt;

/* Returns the number of lanes of a vector; 1 for a scalar. */
static inline uint32_t wide_lanes(Emit *e, TypeId t) {
    return type_kind(e->m, t) == TY_VECTOR ? (uint32_t)type_at(e->m, t)->n : 1;
}

/* The required bits of the last limb above the integer's width: anything, zeros, or copies of the sign. */
enum HighBits { HIGH_ANY, HIGH_ZERO, HIGH_SIGN };

/* Reports whether an integer of `bits` bits has at most LIMBS_MAX limbs; if not, reports an error at instruction v. */
bool wide_int_fits(Emit *e, ValueId v, uint32_t bits);
/* Sets *w to the limbs of lane `lane` of operand r of instruction v; lane 0 of a scalar. Returns false, after
 * reporting an error, if there are more than LIMBS_MAX. */
bool wide_int_of(Emit *e, ValueId v, Ref r, uint32_t lane, enum HighBits high, WideInt *w);
/* Defines lane `lane` of the result of v as w. */
void wide_int_set(Emit *e, ValueId v, uint32_t lane, const WideInt *w);
/* Returns a constant of the width of `like`: `low` in the lowest limb; above it all zeros or all ones. */
WideInt wide_int_number(const WideInt *like, uint64_t low, bool ones);
/* Truncates w to `bits` bits or extends it; the high bits of the result are zeros or copies of the sign. To be
 * extended, w must have such high bits already. */
WideInt wide_int_resize(Emit *e, const WideInt *w, uint32_t bits, bool is_signed);

WideInt wide_int_add(Emit *e, enum Op op, const WideInt *a, const WideInt *b);   /* OP_ADD or OP_SUB */
WideInt wide_int_logic(Emit *e, enum Op op, const WideInt *a, const WideInt *b); /* and, or, xor */
/* Shifts a by an i32 register or constant below the width. The high bits of a must be zeros for OP_LSHR, and
 * copies of the sign for OP_ASHR. */
WideInt wide_int_shift(Emit *e, enum Op op, const WideInt *a, Opd count);
/* Returns cond ? yes : no. */
WideInt wide_int_select(Emit *e, Opd cond, const WideInt *yes, const WideInt *no);
/* Returns the predicate a p b. The high bits of a and b must be zeros, or copies of the sign if p is
 * signed. */
Opd wide_int_compare(Emit *e, enum IntPred p, const WideInt *a, const WideInt *b);
Opd wide_int_negative(Emit *e, const WideInt *a); /* the predicate a < 0; a has HIGH_SIGN */
/* Returns cond ? -a : a. */
WideInt wide_int_negate_if(Emit *e, Opd cond, const WideInt *a);

/* wide_multiply.c: returns the product, modulo 2 to the power of the width. */
WideInt wide_int_multiply(Emit *e, const WideInt *a, const WideInt *b);
/* wide_divide.c: returns a quotient or remainder. op: udiv, urem, sdiv, srem. The high bits must be zeros, or copies of
 * the sign for sdiv and srem. */
WideInt wide_int_divide(Emit *e, enum Op op, const WideInt *a, const WideInt *b);

/* wide_inst.c: converts a double that is not negative, rounding towards zero. The result is arbitrary if it does not
 * fit. */
WideInt wide_int_from_double(Emit *e, uint32_t bits, Opd value);

#endif
