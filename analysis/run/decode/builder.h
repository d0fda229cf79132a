/* builder.h: a function while it is decoded. The decoders of IR and of PTX append operations, slots and
 * constants to it. */
#ifndef NVIR_ANALYSIS_RUN_DECODE_BUILDER_H
#define NVIR_ANALYSIS_RUN_DECODE_BUILDER_H

#include "analysis/run/machine/machine.h"
#include "analysis/run/machine/number.h"

/* A branch target that is set when the position of its block is known. field: 0 DecodedOp.x, 1 DecodedOp.b
 * of operation pc, 2 the target of case pc. */
typedef struct BranchFix {
    uint32_t pc;
    uint8_t field;
    BlockId block;
} BranchFix;
typedef struct Decode {
    Machine *k;
    Module *m;
    Fn *f; /* NULL for PTX */
    FnCode *out;
    uint32_t *start; /* by BlockId: its first operation */
    VEC(BranchFix) fix;
    VEC(uint8_t) mark;     /* by slot: written by the current parallel move; else zero */
    ValueId at;            /* the current instruction; of PTX the offset in the text */
    struct FnCheck *check; /* decode_check.c: its facts; NULL: they are not checked */
    bool failed;
} Decode;

/* Append an operation of the interpreter loop, and an out-of-line one (C_CALL_OUT), whose handler is fn. The returned
 * pointer is valid until the next operation is appended. */
DecodedOp *emit(Decode *d, DecodedOp c);
DecodedOp *emit_out(Decode *d, Handler fn, DecodedOp c);
/* Reports "cannot execute ..." at the current instruction and sets d->failed. Only the first error of a function is
 * printed, and decoding continues. */
void decode_error(Decode *d, const char *format, ...);
/* Returns the first of n new slots of the frame. Ends the program with an error message if the frame gets too large. */
uint32_t temp_slots(Decode *d, uint32_t n);
/* Appends a constant to those of the function and returns it as an operand. Constants that are appended one after
 * another are adjacent operands. */
uint32_t constant_slot(Decode *d, Slot s);
static inline uint32_t constant_int(Decode *d, uint64_t v) { return constant_slot(d, (Slot){v, 0}); }
/* Returns the slot of the first cell of a value or constant of IR; its other cells follow. A constant is appended to
 * those of the function. Reports an error if it cannot be computed, and then returns a constant 0. */
uint32_t operand(Decode *d, Ref r);
static inline uint32_t result(const Decode *d, ValueId v) { return d->out->slot[v]; }
static inline TypeId operand_type(const Decode *d, Ref r) { return ref_type(d->m, d->f, r); }

/* A scalar type, or the elements of a vector: n elements of `bits` bits in `cells` cells each. */
typedef struct ValueShape {
    TypeId scalar;
    uint32_t n, cells, bits;
    enum TypeKind kind;
} ValueShape;
/* Returns the shape of a scalar or vector type. */
ValueShape shape_of(Decode *d, TypeId t);
/* Reports whether this is a type of floating-point arithmetic (half, bfloat, float, double), and sets *t if so. */
bool fp_type(enum TypeKind kind, enum FpType *t);
/* Packs format, rounding, .ftz and .sat into DecodedOp.width of a floating-point operation. */
uint8_t fp_mode(enum FpType t, enum Round r, bool ftz, bool sat);

/* Build the list of operands that an operation keeps in FnCode.args: args_begin returns the index at which the list
 * will begin, for DecodedOp.x; args_push appends one operand. Another list must not be begun before the last push. */
uint32_t args_begin(const Decode *d);
void args_push(Decode *d, uint32_t operand);

/* Returns ACC_LONG if all accesses of this run take the slow path, because they are profiled or checked for races on
 * global memory; else 0. */
static inline uint8_t access_long(const Decode *d) { return d->k->profile || d->k->opt.global_races ? ACC_LONG : 0; }
/* Returns floor(log2(n)), at most 32; 0 for n = 0. */
static inline unsigned log2_of(uint64_t n) {
    unsigned l = 0;
    while (l < 32 && UINT64_C(2) << l <= n) l++;
    return l;
}

#endif
