/* decode.h: from a function's body to code. Only the decoders include it. */
#ifndef NVIR_ANALYSIS_RUN_DECODE_DECODE_H
#define NVIR_ANALYSIS_RUN_DECODE_DECODE_H

#include "analysis/run/machine/code.h"
#include "analysis/run/machine/number.h"
#include "analysis/run/ops/ops.h"

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

#endif
