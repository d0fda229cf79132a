/* ops.h: the operations that the interpreter loop calls out of line, for LLVM IR and for PTX.
 *
 * Each is a Handler (machine/code.h): it reads its operands from the slots of the frame, writes its result
 * and returns how the loop continues. `sub`, `width`, `a`, `b`, `c`, `x`, `dst` below are the fields of DecodedOp.
 * If a used operand is undefined, the result is undefined, except where the operation must know the value:
 * then the launch stops with an error. Operations that only PTX has are in ops_ptx.h, async.h, matrix.h,
 * tensor_memory.h and texture.h.
 */
#ifndef NVIR_ANALYSIS_RUN_OPS_OPS_H
#define NVIR_ANALYSIS_RUN_OPS_OPS_H

#include "analysis/run/machine/machine.h"
#include "ir/number.h"

/* device.c: the hooks through which the machine calls operations that keep state; an argument of
 * machine_make. */
extern const DeviceHooks device_hooks;

/* -------------------------------------------------------------------------------- ops_integer.c: integers */

/* Computes a binary operation on the integers a and b, as arith_binary (ir/arith.h) does. width: bits, at most 64; sub:
 * opcode. The result is undefined if an operand is, or arith_binary has none. */
Go arith_op(Exec *e, const DecodedOp *c);
Go wide_op(Exec *e, const DecodedOp *c);         /* arithmetic on integers of x bits, x > 64; sub: opcode */
Go wide_compare_op(Exec *e, const DecodedOp *c); /* the same for icmp; sub: ICMP_ */
Go wide_cast_op(Exec *e, const DecodedOp *c);    /* zext, sext, trunc from b bits to x bits; sub: opcode */
/* Makes the result in dst, which a zext or trunc has computed, poison if it breaks its nneg, nuw or nsw flag. */
Go cast_check_op(Exec *e, const DecodedOp *c);
/* Converts the bits of a vector to a vector of another element size. */
Go vector_bitcast_op(Exec *e, const DecodedOp *c);
/* Executes extractelement with a variable index b of vector a. x: elements of the vector, c: cells of each, width: bits
 * of a cell. An undefined index, or one beyond the end, gives poison. */
Go extract_op(Exec *e, const DecodedOp *c);
/* Executes insertelement of element a into the vector in dst at a variable index b; x, c, width: as for extract_op. An
 * undefined index, or one beyond the end, makes the whole vector poison. */
Go insert_op(Exec *e, const DecodedOp *c);
Go int_op(Exec *e, const DecodedOp *c); /* sub: enum IntOp */

/* DecodedOp.sub of int_op. */
/* clang-format off */
enum IntOp {
    INT_ABS, INT_BSWAP, INT_BITREVERSE, INT_CTPOP, INT_CTLZ, INT_CTTZ, INT_FSHL, INT_FSHR, INT_SMAX,
    INT_SMIN, INT_UMAX, INT_UMIN, INT_UADD_SAT, INT_USUB_SAT, INT_SADD_SAT, INT_SSUB_SAT, INT_USHL_SAT,
    INT_SSHL_SAT, INT_UADD_O, INT_SADD_O, INT_USUB_O, INT_SSUB_O, INT_UMUL_O, INT_SMUL_O, INT_UCMP, INT_SCMP,
    INT_UMUL_HI, INT_SMUL_HI, INT_UMUL_FIX, INT_SMUL_FIX
};
/* clang-format on */

/* ------------------------------------------------------------------------- ops_float.c: floating point */

/* fp_mode: type, rounding, flushing of subnormals and saturation, as fp_mode() in decode/builder.c packs them. */
/* sub: enum FpOp; width: fp_mode. If a, b or c is not defined, the result is not, even if the operation does not read
 * that operand. */
Go fp_arith_op(Exec *e, const DecodedOp *c);
Go fp_compare_op(Exec *e, const DecodedOp *c); /* sub: enum FpPred; width: fp_mode */
Go fp_cast_op(Exec *e, const DecodedOp *c);    /* conversion from or to floating point; sub: CAST_ */
/* Converts between float formats. sub, width: source and destination enum FpType; x: enum Round, | 256 satfinite (an
 * infinity becomes the greatest number), | 512 relu (a negative number becomes 0), | element number << 16; b: the word
 * of random bits for RS. The result of tf32 has 32 bits. */
Go fp_narrow_op(Exec *e, const DecodedOp *c);
Go math_op(Exec *e, const DecodedOp *c);    /* sub: enum MathOp */
Go fpclass_op(Exec *e, const DecodedOp *c); /* llvm.is.fpclass; x: its mask */
/* DecodedOp.sub of fp_cast_op. */
enum { CAST_FP_FP, CAST_FP_UINT, CAST_FP_SINT, CAST_UINT_FP, CAST_SINT_FP, CAST_INTEGRAL };
/* DecodedOp.sub of math_op. */
/* clang-format off */
enum MathOp {
    MATH_FLOOR, MATH_CEIL, MATH_TRUNC, MATH_RINT, MATH_ROUND, MATH_SIN, MATH_COS, MATH_TAN, MATH_TANH,
    MATH_EXP, MATH_EXP2, MATH_EXP10, MATH_LOG, MATH_LOG2, MATH_LOG10, MATH_POW, MATH_COPYSIGN, MATH_MAXNUM,
    MATH_MINNUM, MATH_MAXIMUM, MATH_MINIMUM, MATH_RSQRT, MATH_CANON, MATH_POWI, MATH_LDEXP, MATH_FREXP,
    MATH_LRINT, MATH_LROUND
};
/* clang-format on */

/* ----------------------------------------------------- ops_memory.c: stack, atomics, heap, end of control */

/* Each executes the instruction or intrinsic of its name. ops_memory.c documents the fields. */
Go alloca_op(Exec *e, const DecodedOp *c);
Go lifetime_op(Exec *e, const DecodedOp *c);
Go stacksave_op(Exec *e, const DecodedOp *c);
Go stackrestore_op(Exec *e, const DecodedOp *c);
Go rmw_op(Exec *e, const DecodedOp *c);
Go cmpxchg_op(Exec *e, const DecodedOp *c);
/* Executes atom.cas of 32 bits, see word_find(). a: address, b: expected value, c: new value; x: ACCESS; dst: the old
 * value. Stores only the bytes in which b and c differ. Undefined bits in the old or the expected value are an error.
 * */
Go word_swap_op(Exec *e, const DecodedOp *c);
/* Allocates a bytes of global memory with undefined contents; dst: their address, or null if there is too little. */
Go malloc_op(Exec *e, const DecodedOp *c);
/* Frees the memory at a, which malloc must have returned; null does nothing. Its bytes stay dead: their addresses are
 * never allocated again. */
Go free_op(Exec *e, const DecodedOp *c);
Go unreachable_op(Exec *e, const DecodedOp *c); /* reports an error and returns GO_STOP, as trap_op does */
/* Goes to the basic block whose address is a. It is an error if that is none of the b cases of the function from x
 * on. */
Go indirectbr_op(Exec *e, const DecodedOp *c);
Go trap_op(Exec *e, const DecodedOp *c);
/* Counts a fence, and does nothing else, because memory is sequentially consistent; sub: enum FenceScope. */
Go fence_op(Exec *e, const DecodedOp *c);
/* Returns the new value of a read-modify-write. op: enum RmwOp; fp: enum FpType + 1, or 0 for an integer of
 * `width` bits. */
uint64_t rmw_value(uint8_t op, unsigned fp, uint64_t old, uint64_t v, unsigned width);
/* Loads `bytes` bytes, at most 8, with their undefined bits into *s, or stores them from *s. Checks everything but the
 * alignment. Returns false after an error message. */
bool slot_access(Exec *e, uint32_t space, uint64_t address, unsigned bytes, Slot *s, bool store);

/* ------------------------------------------------------ ops_library.c: functions that the driver supplies */

Go vprintf_op(Exec *e, const DecodedOp *c); /* a, b: addresses of format, arguments; dst: number of conversions */
/* Reports a failed assert() and stops the launch. */
Go assertfail_op(Exec *e, const DecodedOp *c);

/* ------------------------------------------------------- ops_ptx.c: special registers, tests of the space */

Go sreg_op(Exec *e, const DecodedOp *c);     /* reads a special register; sub: enum Sreg (ops_ptx.h) */
Go isspacep_op(Exec *e, const DecodedOp *c); /* whether a generic address is in a space; sub: the space */

#endif
