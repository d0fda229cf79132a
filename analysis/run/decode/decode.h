/* decode.h: the interface between the files that decode IR. */
#ifndef NVIR_ANALYSIS_RUN_DECODE_DECODE_H
#define NVIR_ANALYSIS_RUN_DECODE_DECODE_H

#include "analysis/run/decode/builder.h"
#include "analysis/run/ops/ops.h"

/* decode.c: decodes the body of out->sym. Returns false after an error message. */
bool decode_function(Machine *k, FnCode *out);

/* decode_arith.c: decodes arithmetic, comparisons, conversions, and operations on vectors and aggregates. */
void decode_arith(Decode *d, ValueId v);

/* decode_memory.c: decodes memory accesses, alloca and getelementptr. Returns false, and emits nothing, for another
 * instruction. */
bool decode_memory(Decode *d, ValueId v);
/* Emits the loads or stores of a value of type `type`, whose cells are the slots from `cells` on. address: the slot of
 * the address, in `space`; log2: of its alignment; sub: ACC_ bits. */
void decode_access(Decode *d, TypeId type, uint32_t address, uint32_t cells, uint32_t space, unsigned log2, uint8_t sub,
                   bool store);

/* decode_call.c: decodes any call: of a function, an intrinsic, or inline assembly. */
void decode_call(Decode *d, ValueId v);

/* decode_check.c: emit the checks of facts; they do nothing if the run has no Checker. decode_check_begin computes the
 * facts of the function and emits the checks of its parameters; decode_check_end frees the facts. In between,
 * decode_check_uses checks the operands of instruction v, before v is decoded, and decode_check_result its result,
 * after that. */
void decode_check_begin(Decode *d);
void decode_check_end(Decode *d);
void decode_check_uses(Decode *d, ValueId v);
void decode_check_result(Decode *d, ValueId v);
/* decode_check_edge reports whether operations must be emitted on each edge into a block, because it is the header of a
 * loop (context.h). decode_check_enter emits them, and is called only in this case. */
bool decode_check_edge(Decode *d, BlockId to);
void decode_check_enter(Decode *d, BlockId from, BlockId to);

/* decode_varargs.c: emits the stores of the arguments [first, n) of a call to new local memory, and returns the slot of
 * its address. Sets *top to the slot with the previous stack pointer, to which the caller restores the stack after the
 * call. */
uint32_t varargs_pack(Decode *d, ValueId call, uint32_t first, uint32_t n, uint32_t *top);
/* Decode va_arg, va_start and va_copy. list, to, from: slots of the address of a va_list, in the given space. */
void decode_va_arg(Decode *d, ValueId v);
void decode_va_start(Decode *d, uint32_t list, uint32_t space);
void decode_va_copy(Decode *d, uint32_t to, uint32_t to_space, uint32_t from, uint32_t from_space);

#endif
