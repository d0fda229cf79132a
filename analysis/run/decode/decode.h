/* decode.h: the interface between the files that decode IR. */
#ifndef NVIR_ANALYSIS_RUN_DECODE_DECODE_H
#define NVIR_ANALYSIS_RUN_DECODE_DECODE_H

#include "analysis/run/decode/builder.h"
#include "analysis/run/ops/ops.h"

/* decode.c: decodes the body of function out->sym into *out. Returns false after an error message; *out is then
 * incomplete. */
bool decode_function(Machine *k, FnCode *out);

/* decode_arith.c: decodes arithmetic, comparisons, conversions, select, freeze, and operations on vectors and
 * aggregates. Ends the program with an internal error for another instruction. */
void decode_arith(Decode *d, ValueId v);

/* decode_memory.c: decodes alloca, load, store, atomicrmw, cmpxchg and getelementptr. Returns false, and emits nothing,
 * for another instruction. */
bool decode_memory(Decode *d, ValueId v);
/* Emits the loads of a value of type `type` into the slots from `cells` on or, if `store`, the stores of those slots:
 * one operation for each cell. address: the operand with the address, in `space`. log2: the base-2 logarithm of the
 * alignment that the address must have. sub: ACC_STRONG or 0; the other ACC_ bits are added here. */
void decode_access(Decode *d, TypeId type, uint32_t address, uint32_t cells, uint32_t space, unsigned log2, uint8_t sub,
                   bool store);

/* decode_call.c: decodes any call: of a function, an intrinsic, or inline assembly. A call of a function that has no
 * body, and is no intrinsic, is a decode_error. */
void decode_call(Decode *d, ValueId v);

/* decode_check.c: emit the operations that check facts of the analyses. They do nothing if the run has no Checker.
 * decode_check_begin computes the facts of the function and emits the checks of its parameters; decode_check_end frees
 * the facts. In between, decode_check_uses, called before instruction v is decoded, emits the checks of its operands,
 * and decode_check_result, called afterwards, those of its result. Both set d->at to v. Operands of a phi are not
 * checked, and nothing of a debug intrinsic. */
void decode_check_begin(Decode *d);
void decode_check_end(Decode *d);
void decode_check_uses(Decode *d, ValueId v);
void decode_check_result(Decode *d, ValueId v);
/* decode_check_edge reports whether operations must be emitted on each edge into block `to`, because facts are checked
 * and the block is the header of a loop (context.h). decode_check_enter emits them for the edge from `from` to `to`,
 * and must only be called in this case. */
bool decode_check_edge(Decode *d, BlockId to);
void decode_check_enter(Decode *d, BlockId from, BlockId to);

/* decode_varargs.c: emits operations that allocate local memory and store the arguments [first, n) of a call in it.
 * Returns the slot with the generic address of that memory. Sets *top to the slot with the previous stack pointer; the
 * caller of varargs_pack must emit a stackrestore_op from it after the call. */
uint32_t varargs_pack(Decode *d, ValueId call, uint32_t first, uint32_t n, uint32_t *top);
/* Decode va_arg, va_start and va_copy. list, to, from: the operand with the address of a va_list in the given space. */
void decode_va_arg(Decode *d, ValueId v);
void decode_va_start(Decode *d, uint32_t list, uint32_t space);
void decode_va_copy(Decode *d, uint32_t to, uint32_t to_space, uint32_t from, uint32_t from_space);

#endif
