/* generate.h: CUDA-like IR of any size, as clang -O0 emits it. */
#ifndef NVIR_BENCH_GENERATE_H
#define NVIR_BENCH_GENERATE_H
#include "ir/ir.h"

/* Appends a module of at least `instructions` instructions to o: kernels of about a hundred instructions
 * each (locals in allocas, a shared tile, loops, arithmetic, special registers, calls of a helper), which
 * all differ in their constants. The text depends on the number only, not on the machine. Returns the
 * exact number of instructions. */
uint64_t generate_module(Out *o, uint64_t instructions);

#endif
