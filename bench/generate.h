/* generate.h: CUDA-like IR of any size, as clang -O0 writes it. */
#ifndef NVIR_BENCH_GENERATE_H
#define NVIR_BENCH_GENERATE_H
#include "ir/ir.h"

/* Appends a module of at least `instructions` instructions to o: kernels of about a hundred instructions each
 * (locals in allocas, a shared tile, loops, arithmetic, calls of special registers and of a helper), all
 * different in their constants. The same text for the same number on every machine. Returns the exact number
 * of instructions. */
uint64_t generate_module(Out *o, uint64_t instructions);

#endif
