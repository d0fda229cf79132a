/* decode.h: the interface between the files that decode IR. */
#ifndef NVIR_ANALYSIS_RUN_DECODE_DECODE_H
#define NVIR_ANALYSIS_RUN_DECODE_DECODE_H

#include "analysis/run/decode/builder.h"
#include "analysis/run/ops/ops.h"

/* decode.c: decodes the body of out->sym. Returns false after an error message. */
bool decode_function(Machine *k, FnCode *out);

/* decode_arith.c: decodes arithmetic, comparisons, conversions, and operations on vectors and aggregates. */
void decode_arith(Decode *d, ValueId v);

/* decode_memory.c: decodes memory accesses, alloca and getelementptr. Returns false for another instruction.
 */
bool decode_memory(Decode *d, ValueId v);
/* Emits the loads or stores of a value of type `type` in the cells from `cells` on. sub: ACC_ bits. */
void decode_access(Decode *d, TypeId type, uint32_t address, uint32_t cells, uint32_t space, unsigned log2, uint8_t sub,
                   bool store);

/* decode_call.c */
void decode_call(Decode *d, ValueId v);

/* decode_check.c: emit the checks of facts, if the run has a Checker: of the operands where instruction v uses them,
 * of its result. They are called before and after the instruction is decoded, between begin and end. */
void decode_check_begin(Decode *d);
void decode_check_end(Decode *d);
void decode_check_uses(Decode *d, ValueId v);
void decode_check_result(Decode *d, ValueId v);
/* Reports whether there is something to emit on each edge into a block; emits it. */
bool decode_check_edge(Decode *d, BlockId to);
void decode_check_enter(Decode *d, BlockId from, BlockId to);

/* decode_varargs.c: stores the arguments of a call from number `first` on in memory, and returns a slot with
 * their address. Restoring the stack to *top after the call frees them. */
uint32_t varargs_pack(Decode *d, ValueId call, uint32_t first, uint32_t n, uint32_t *top);
void decode_va_arg(Decode *d, ValueId v);
void decode_va_start(Decode *d, uint32_t list, uint32_t space);
void decode_va_copy(Decode *d, uint32_t to, uint32_t to_space, uint32_t from, uint32_t from_space);

#endif
