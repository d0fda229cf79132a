/* decode.h: from a function's body to code. Only the decoders include it. */
#ifndef NVIR_ANALYSIS_RUN_DECODE_DECODE_H
#define NVIR_ANALYSIS_RUN_DECODE_DECODE_H

#include "analysis/run/machine/code.h"
#include "analysis/run/machine/number.h"

/* field: 0 x, 1 b, 2 target of case pc */
typedef struct Fix { uint32_t pc; uint8_t field; BlockId block; } Fix;
typedef struct Decode {
    Machine *k;
    Module *m;
    Fn *f;
    FnCode *out;
    uint32_t *start;           /* by BlockId: where its code begins */
    VEC(Fix) fix;
    VEC(uint8_t) mark;         /* by slot: written by the moves at work; all zero in between */
    ValueId at;                /* the instruction at work */
    bool failed;
} Decode;

/* Appends one operation; returns it, valid until the next. */
Code *emit(Decode *d, Code c);
Code *emit_out(Decode *d, Handler fn, Code c);
void decode_error(Decode *d, const char *format, ...);
uint32_t temp_slots(Decode *d, uint32_t n);
uint32_t konst_slot(Decode *d, Slot s);                    /* a constant as an operand */
static inline uint32_t konst_int(Decode *d, uint64_t v) { return konst_slot(d, (Slot){v, 0}); }
/* The first cell of an operand; the others follow it. */
uint32_t operand(Decode *d, Ref r);
static inline uint32_t result(const Decode *d, ValueId v) { return d->out->slot[v]; }
static inline TypeId operand_type(const Decode *d, Ref r) { return ref_type(d->m, d->f, r); }

/* A scalar type, or the elements of a vector: n of them, of `cells` cells each. */
typedef struct Shape { TypeId scalar; uint32_t n, cells, bits; enum TypeKind kind; } Shape;
Shape shape_of(Decode *d, TypeId t);
bool fp_type(enum TypeKind kind, enum FpType *t);
/* as Code.width of the floating-point operations */
uint8_t fp_mode(enum FpType t, enum Round r, bool ftz, bool sat);

/* Operands of a call that go to args. */
uint32_t args_begin(const Decode *d);
void args_push(Decode *d, uint32_t operand);

/* decode_arith.c: arithmetic, comparisons, conversions, vectors, aggregates */
void decode_arith(Decode *d, ValueId v);
bool decode_memory(Decode *d, ValueId v);     /* decode_memory.c */
void decode_access(Decode *d, TypeId type, uint32_t address, uint32_t cells, uint32_t space, unsigned log2,
                   uint8_t sub, bool store);
uint8_t access_long(const Decode *d);            /* ACC_LONG where it is asked for */
void decode_call(Decode *d, ValueId v);       /* decode_call.c */
/* decode_varargs.c: puts the arguments from number `first` of a call into memory; a slot with their
 * address. What
 * is allocated for them goes when the stack is restored to *top. */
uint32_t varargs_pack(Decode *d, ValueId call, uint32_t first, uint32_t n, uint32_t *top);
void decode_va_arg(Decode *d, ValueId v);
void decode_va_start(Decode *d, uint32_t list, uint32_t space);
void decode_va_copy(Decode *d, uint32_t to, uint32_t to_space, uint32_t from, uint32_t from_space);
enum { PTX_OPERANDS = 512 };    /* results, and arguments, of a template or of inline assembly */
bool decode_ptx(Decode *d, const char *text, const uint32_t *results, const TypeId *result_types,
                uint32_t nresult, const uint32_t *args, const TypeId *arg_types, uint32_t narg);

/* ops.c: operations out of line. The fields of Code they use are told there. */
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
