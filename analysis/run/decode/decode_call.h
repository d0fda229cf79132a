/* decode_call.h: a call and access to its arguments, for the decoders of calls. */
#ifndef NVIR_ANALYSIS_RUN_DECODE_DECODE_CALL_H
#define NVIR_ANALYSIS_RUN_DECODE_DECODE_CALL_H

#include "analysis/run/decode/decode.h"
#include "ir/intrinsic_id.h"

/* A call that is being decoded. */
typedef struct CallInst {
    ValueId v;           /* the instruction */
    uint32_t dst, nargs; /* the first slot of the result; the number of arguments */
    TypeId type;         /* of the result */
} CallInst;

/* Returns argument i, which must exist. */
static inline Ref arg(const Decode *d, const CallInst *c, uint32_t i) { return inst_op(d->f, c->v, i); }
/* Returns the operand of the first cell of argument i, or of a constant 0 if the call has fewer arguments. */
static inline uint32_t arg_slot(Decode *d, const CallInst *c, uint32_t i) {
    return i < c->nargs ? operand(d, arg(d, c, i)) : constant_int(d, 0);
}
/* Returns the value of argument i, zero-extended, if it is an integer constant of at most 64 bits; 0 if it is not, or
 * if the call has fewer arguments. */
static inline uint64_t arg_int(Decode *d, const CallInst *c, uint32_t i) {
    uint64_t v = 0;
    if (i < c->nargs) ref_int(d->m, arg(d, c, i), &v);
    return v;
}

/* Returns the address space in which the executor accesses memory through pointer argument i (space_at_run_time). */
static inline uint32_t arg_space(Decode *d, const CallInst *c, uint32_t i) {
    return space_at_run_time(type_space(d->m, operand_type(d, arg(d, c, i))));
}

/* Decodes a call of the intrinsic or library function with number `id` (ir/intrinsic_id.h) by the table `family` in
 * decode_intrinsic.c. Returns false, and emits nothing, if the table does not contain it. */
bool call_family(Decode *d, const CallInst *c, uint32_t id);
/* decode_assembly.c: call_template decodes a call of intrinsic i through its PTX template, and call_asm a call of the
 * inline assembly `a`. They report a decode_error if the PTX text, or its operands, have a form that the executor does
 * not support. */
void call_template(Decode *d, const CallInst *c, const Intrinsic *i);
void call_asm(Decode *d, const CallInst *c, const Const *a);

#endif
