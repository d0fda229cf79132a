/* scalar.h: operations on one scalar of at most 64 bits. Component c describes the operands; the result is an
 * operand, which need not be a register. Constant operands are not folded, except where that costs
 * nothing. */
#ifndef NVIR_PTX_SCALAR_SCALAR_H
#define NVIR_PTX_SCALAR_SCALAR_H

#include "ptx/emit.h"

/* Descriptions of the scalars that expansions compute with. */
extern const Comp i1_comp, i16_comp, i32_comp, i64_comp, f32_comp, f64_comp;

/* scalar_int.c. int_binary emits a op b, where `op` is an opcode of integer arithmetic, logic or shift; arithmetic on
 * i1 becomes logic on predicates. int_compare returns the predicate a p b. */
Opd int_binary(Emit *e, enum Op op, const Comp *c, Opd a, Opd b);
Opd int_compare(Emit *e, enum IntPred p, const Comp *c, Opd a, Opd b); /* a predicate */
/* Returns cond ? yes : no. c describes these two; cond is a predicate, which may be negated or a constant. */
Opd opd_select(Emit *e, const Comp *c, Opd cond, Opd yes, Opd no);

/* divide.c: returns n / by or, if `op` is OP_UREM or OP_SREM, the remainder. `by` is not zero. n and `by` have been
 * extended, as `op` demands, to the width of the class of c. */
Opd int_divide(Emit *e, enum Op op, const Comp *c, Opd n, uint64_t by);

/* scalar_float.c. float_binary emits OP_FADD, OP_FSUB, OP_FMUL or OP_FDIV. flags: the fast-math flags of the
 * instruction; without IF_CONTRACT ptxas may not fuse it, and IF_AFN and IF_ARCP permit a less precise division of
 * floats. float_compare returns the predicate a p b. float_fma returns a * b + add, rounded once; for bfloat the target
 * must be sm_80 or later. float_neg returns -a. */
Opd float_binary(Emit *e, enum Op op, uint32_t flags, const Comp *c, Opd a, Opd b);
Opd float_compare(Emit *e, enum FpPred p, const Comp *c, Opd a, Opd b);
Opd float_fma(Emit *e, const Comp *c, Opd a, Opd b, Opd add);
Opd float_neg(Emit *e, const Comp *c, Opd a);
/* Code that computes a half or bfloat in float calls float_ftz_begin before and float_ftz_end, with its result, after
 * that: no operation on bfloat flushes denormals, and those of float would. A half is never a denormal float. */
static inline bool float_ftz_begin(Emit *e, const Comp *c) {
    bool before = e->fn.ftz;
    e->fn.ftz = before && c->kind != TY_BFLOAT;
    return before;
}
static inline void float_ftz_end(Emit *e, bool before) { e->fn.ftz = before; }
Opd half_to_f32(Emit *e, const Comp *c, Opd a); /* half or bfloat to float */
Opd f32_to_half(Emit *e, const Comp *c, Opd a); /* float to half or bfloat, rounded to nearest even */

/* scalar_cast.c. cast_scalar emits any cast of one scalar but bitcast and addrspacecast, from the type described by
 * `from` to that described by `to`. */
Opd cast_scalar(Emit *e, enum Op op, const Comp *from, const Comp *to, Opd a);
/* Emits an addrspacecast; between two specific spaces by way of the generic one, apart from shared to shared::cluster.
 * A constant in the generic space or global keeps its number, so that null stays 0. */
Opd cast_space(Emit *e, const Comp *from, const Comp *to, Opd a);
Opd cast_trunc(Emit *e, const Comp *to, Opd a); /* the bits above to->bits become undefined */
Opd cast_int(Emit *e, enum Op op, const Comp *from, const Comp *to,
             Opd a); /* OP_SEXT, or else zero-extends or truncates */
/* Converts a 64-bit integer to double, rounding to odd: a conversion of the result to bfloat, whatever its way, then
 * gives the same as one rounding. */
Opd cast_int_to_f64_odd(Emit *e, bool is_signed, Opd a);

#endif
