/* expand.h: the functions that emit intrinsics without a template. expand.c has the table of these
 * intrinsics; the other expand_*.c files contain the functions that its rows name. */
#ifndef NVIR_PTX_EXPAND_EXPAND_H
#define NVIR_PTX_EXPAND_EXPAND_H

#include "ptx/expand/expansions.h"

typedef struct Expand Expand;
/* Emits one scalar of the result from the same scalar of each operand, arg[0 .. 3), and returns it. c
 * describes the first operand. A second result, such as an overflow flag, is returned in arg[3]. */
typedef Opd ScalarFn(Emit *e, const Expand *x, const Comp *c, Opd *arg);

/* One row of expand.c's table. */
struct Expand {
    uint32_t id;                                      /* INTRIN_*: the table is ordered by it */
    bool (*all)(Emit *e, ValueId v, const Expand *x); /* emits call v and sets its result; false: unsupported types */
    ScalarFn *one;                                    /* `all` calls it for each scalar; may be NULL */
    int aux;                                          /* parameters of `all` and `one`: a number, a text */
    const char *text;
};

/* Approximate functions; those from AX_EXP on need the fast-math flag afn. */
enum { AX_SIN, AX_COS, AX_EX2, AX_LG2, AX_EXACT = AX_LG2, AX_EXP, AX_EXP10, AX_LOG, AX_LOG10, AX_TAN, AX_POW, AX_TANH };

/* expand_wide.c: emit a call v of an intrinsic on integers wider than 64 bits: an ordinary one; a vector.reduce;
 * scmp and ucmp; lane `lane` of fptosi.sat and fptoui.sat, whose operand is a, described by `from`. They return
 * false, without emitting anything, if the intrinsic is not supported on such integers. They return true if it
 * was emitted, and also after they have reported that the integers are too wide. */
bool expand_wide(Emit *e, ValueId v, uint32_t id);
bool expand_wide_reduce(Emit *e, ValueId v, uint32_t id);
bool expand_wide_order(Emit *e, ValueId v, bool is_signed);
bool expand_wide_sat(Emit *e, ValueId v, const Comp *from, uint32_t lane, Opd a, bool is_signed);
/* expand_int.c: integers of at most 64 bits. The parameters of the row are documented at each function. */
ScalarFn expand_binary, expand_int_minmax, expand_int_abs, expand_ctpop, expand_ctlz, expand_cttz, expand_bitreverse,
    expand_bswap, expand_funnel, expand_with_overflow, expand_mul_with_overflow, expand_add_sat, expand_shl_sat;
/* expand_lanes.c: masked accesses; the two results of frexp; ldexp. */
bool expand_masked(Emit *e, ValueId v, const Expand *x);
bool expand_frexp(Emit *e, ValueId v, const Expand *x);
bool expand_ldexp(Emit *e, ValueId v, const Expand *x);
/* expand_float.c: functions of one scalar type. */
ScalarFn expand_round, expand_round_away, expand_fabs, expand_copysign, expand_sqrt, expand_fma, expand_canonicalize,
    expand_approx, expand_minmax;
/* Convert a float described by `from` to an integer of at most 64 bits described by `to`; _sat clamps. */
Opd expand_to_int(Emit *e, const Expand *x, const Comp *from, Opd a, const Comp *to);
Opd expand_to_int_sat(Emit *e, const Expand *x, const Comp *from, Opd a, const Comp *to);
/* Returns the predicate that a is of a class in `mask`, a bit set as in llvm.is.fpclass. */
Opd expand_fpclass(Emit *e, const Comp *c, Opd a, uint64_t mask);
/* Returns a to the power of n, an integer of 32 or 64 bits. */
Opd expand_powi(Emit *e, const Comp *c, Opd a, Opd n);

#endif
