/* builder.h: a function while it is decoded. The decoders of IR and of PTX append operations, slots and
 * constants to it. */
#ifndef NVIR_ANALYSIS_RUN_DECODE_BUILDER_H
#define NVIR_ANALYSIS_RUN_DECODE_BUILDER_H

#include "analysis/run/machine/machine.h"
#include "ir/number.h"

/* A branch to `block` whose target is filled in at the end of the function, when the first operation of every block is
 * known. field says where the target is stored: 0: DecodedOp.x of operation pc; 1: DecodedOp.b of operation pc; 2:
 * SwitchCase.target of case number pc in FnCode.cases. */
typedef struct BranchFix {
    uint32_t pc;
    uint8_t field;
    BlockId block;
} BranchFix;
/* The function that is being decoded. */
typedef struct Decode {
    Machine *k;
    Module *m;
    Fn *f;           /* its IR; NULL for PTX */
    FnCode *out;     /* the code decoded so far */
    uint32_t *start; /* by BlockId: the first operation of the block; NULL for PTX */
    VEC(BranchFix) fix;
    VEC(uint8_t) mark;     /* by slot: 1 while emit_moves (decode.c) has found a move to the slot; 0 otherwise */
    ValueId at;            /* the instruction that is being decoded; for PTX its offset in the text */
    struct FnCheck *check; /* the facts that decode_check.c checks; NULL if the run checks none */
    bool failed;           /* an error has been reported */
} Decode;

/* emit appends an operation to the code, with d->at as its instruction. emit_out appends one that the interpreter
 * executes out of line (C_CALL_OUT), by calling the handler fn; it sets c.op and c.fn. Both return a pointer to the new
 * operation, which is valid until the next one is appended. */
DecodedOp *emit(Decode *d, DecodedOp c);
DecodedOp *emit_out(Decode *d, Handler fn, DecodedOp c);
/* Reports the error "cannot execute ..." at instruction d->at, with a text in the format of printf, and sets d->failed.
 * Only the first error of a function is printed. The caller goes on decoding. */
void decode_error(Decode *d, const char *format, ...);
/* Returns the first of n new slots of the frame. Ends the program with an error message if the frame gets too large. */
uint32_t temp_slots(Decode *d, uint32_t n);
/* Appends a constant to FnCode.konst and returns it as an operand, that is, its index with OPERAND_CONST set. Constants
 * that are appended one after another have adjacent operand numbers. */
uint32_t constant_slot(Decode *d, Slot s);
/* Appends the defined constant v. */
static inline uint32_t constant_int(Decode *d, uint64_t v) { return constant_slot(d, (Slot){v, 0}); }
/* Returns the operand of the first cell of an IR value or constant; its other cells follow. A value has its slots in
 * the frame; a constant is appended to FnCode.konst, as one cell 0 if its type has no cells. If the constant cannot be
 * computed, reports a decode_error and returns an operand whose contents mean nothing. */
uint32_t operand(Decode *d, Ref r);
/* Returns the first slot of the result of instruction v. */
static inline uint32_t result(const Decode *d, ValueId v) { return d->out->slot[v]; }
/* Returns the type of an IR operand of the function. */
static inline TypeId operand_type(const Decode *d, Ref r) { return ref_type(d->m, d->f, r); }

/* The elements of a vector type: n elements of type `scalar`, which is of kind `kind`, each with `bits` bits in `cells`
 * cells. A scalar type counts as one element. */
typedef struct ValueShape {
    TypeId scalar;
    uint32_t n, cells, bits;
    enum TypeKind kind;
} ValueShape;
/* Returns the shape of a scalar or vector type. */
ValueShape shape_of(Decode *d, TypeId t);
/* Packs format, rounding mode, and the PTX modifiers .ftz (flush subnormals to zero) and .sat (clamp to [0, 1]) into
 * the value that DecodedOp.width has in floating-point operations. */
uint8_t fp_mode(enum FpType t, enum Round r, bool ftz, bool sat);

/* Build a list in FnCode.args, for an operation with more operands than DecodedOp has fields. args_begin returns the
 * index at which the list will begin, which the operation holds in a field such as DecodedOp.x; args_push appends one
 * entry. Lists are contiguous, so another list must not be begun before the last push. */
uint32_t args_begin(const Decode *d);
void args_push(Decode *d, uint32_t operand);

/* Returns ACC_LONG if all accesses of this run take the slow path, because they are profiled or checked for races on
 * global memory; else 0. */
static inline uint8_t access_long(const Decode *d) { return d->k->profile || d->k->opt.global_races ? ACC_LONG : 0; }

#endif
