/* decode_call.h: a call and access to its arguments, for the decoders of calls. */
#ifndef NVIR_ANALYSIS_RUN_DECODE_DECODE_CALL_H
#define NVIR_ANALYSIS_RUN_DECODE_DECODE_CALL_H

#include "analysis/run/decode/decode.h"
#include "ir/intrinsic_id.h"

/* A call: the instruction v; the first slot and the type of its result; the number of arguments. */
typedef struct CallInst {
    ValueId v;
    uint32_t dst, nargs;
    TypeId type;
} CallInst;

static inline Ref arg(const Decode *d, const CallInst *c, uint32_t i) { return inst_op(d->f, c->v, i); }
/* Returns the first slot of argument i; if the call has no such argument, the slot of a constant 0. */
static inline uint32_t arg_slot(Decode *d, const CallInst *c, uint32_t i) {
    return i < c->nargs ? operand(d, arg(d, c, i)) : constant_int(d, 0);
}
/* Returns argument i if it is an integer constant, else 0. */
static inline uint64_t arg_int(Decode *d, const CallInst *c, uint32_t i) {
    uint64_t v = 0;
    if (i < c->nargs) ref_int(d->m, arg(d, c, i), &v);
    return v;
}

/* Returns the address space that the executor uses for pointer argument i (space_at_run_time). */
static inline uint32_t arg_space(Decode *d, const CallInst *c, uint32_t i) {
    return space_at_run_time(type_space(d->m, operand_type(d, arg(d, c, i))));
}

/* Decodes a call of an intrinsic or library function by its row of `family` (decode_intrinsic.c). Returns false, and
 * emits nothing, if it has none. */
bool call_family(Decode *d, const CallInst *c, uint32_t id);
/* decode_assembly.c: decode a call of an intrinsic through its PTX template, and a call of inline assembly `a`. They
 * report a decode_error for a form that the executor does not have. */
void call_template(Decode *d, const CallInst *c, const Intrinsic *i);
void call_asm(Decode *d, const CallInst *c, const Const *a);

#endif
