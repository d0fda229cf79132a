/* ops.h: the operations that the interpreter calls out of line. The definition of each one documents the
 * fields of Code that it reads. */
#ifndef NVIR_ANALYSIS_RUN_OPS_OPS_H
#define NVIR_ANALYSIS_RUN_OPS_OPS_H

#include "analysis/run/machine/machine.h"
#include "analysis/run/machine/number.h"

/* device.c: the hooks of these operations, for machine_make */
extern const DeviceHooks device_hooks;

Go wide_op(Exec *e, const Code *c);
Go wide_compare_op(Exec *e, const Code *c);
Go wide_cast_op(Exec *e, const Code *c);
Go cast_check_op(Exec *e, const Code *c);
Go fp_arith_op(Exec *e, const Code *c);
Go fp_compare_op(Exec *e, const Code *c);
Go fp_cast_op(Exec *e, const Code *c);
/* one float to another format; sub, width: from, to; x: enum Round, 256: too large is the greatest, 512:
 * relu */
Go narrow_op(Exec *e, const Code *c);
Go repack_op(Exec *e, const Code *c);
Go extract_op(Exec *e, const Code *c);
Go insert_op(Exec *e, const Code *c);
Go unreachable_op(Exec *e, const Code *c);
Go indirectbr_op(Exec *e, const Code *c);
Go alloca_op(Exec *e, const Code *c);
Go lifetime_op(Exec *e, const Code *c);
Go stacksave_op(Exec *e, const Code *c);
Go stackrestore_op(Exec *e, const Code *c);
Go rmw_op(Exec *e, const Code *c);
/* op: RmwOp; fp: enum FpType + 1, 0 an integer */
uint64_t rmw_value(uint8_t op, unsigned fp, uint64_t old, uint64_t v, unsigned width);
Go cmpxchg_op(Exec *e, const Code *c);
Go int_op(Exec *e, const Code *c);
Go math_op(Exec *e, const Code *c);
Go fpclass_op(Exec *e, const Code *c);
Go vprintf_op(Exec *e, const Code *c);
Go malloc_op(Exec *e, const Code *c);
Go free_op(Exec *e, const Code *c);
Go assertfail_op(Exec *e, const Code *c);
Go trap_op(Exec *e, const Code *c);
Go exit_op(Exec *e, const Code *c);
Go sreg_op(Exec *e, const Code *c);
Go isspacep_op(Exec *e, const Code *c);

/* Code.sub of fp_cast_op. */
enum { CAST_FP_FP, CAST_FP_UINT, CAST_FP_SINT, CAST_UINT_FP, CAST_SINT_FP, CAST_INTEGRAL };
/* Code.sub of int_op. */
enum IntOp {
    INT_ABS, INT_BSWAP, INT_BITREVERSE, INT_CTPOP, INT_CTLZ, INT_CTTZ, INT_FSHL, INT_FSHR, INT_SMAX,
    INT_SMIN, INT_UMAX, INT_UMIN, INT_UADD_SAT, INT_USUB_SAT, INT_SADD_SAT, INT_SSUB_SAT, INT_USHL_SAT,
    INT_SSHL_SAT, INT_UADD_O, INT_SADD_O, INT_USUB_O, INT_SSUB_O, INT_UMUL_O, INT_SMUL_O, INT_UCMP, INT_SCMP,
    INT_UMUL_HI, INT_SMUL_HI, INT_UMUL_FIX, INT_SMUL_FIX
};
/* Code.sub of math_op. */
enum MathOp {
    MATH_FLOOR, MATH_CEIL, MATH_TRUNC, MATH_RINT, MATH_ROUND, MATH_SIN, MATH_COS, MATH_TAN, MATH_TANH,
    MATH_EXP, MATH_EXP2, MATH_EXP10, MATH_LOG, MATH_LOG2, MATH_LOG10, MATH_POW, MATH_COPYSIGN, MATH_MAXNUM,
    MATH_MINNUM, MATH_MAXIMUM, MATH_MINIMUM, MATH_RSQRT, MATH_CANON, MATH_POWI, MATH_LDEXP, MATH_FREXP,
    MATH_LRINT, MATH_LROUND, MATH_ASIN
};

#endif
