/* gen.h: random programs with defined behaviour. A program is a module of a few functions and of one or more
 * kernels k0, k1, ..., which all have the signature
 *
 *       void k(ptr out, ptr data, ptr table, i32 n, [8 x i64] by value, ptr acc)
 *
 * Every object has one row of 64 bytes for each thread of the grid, so a thread that stays in its rows races
 * with no other. out, data: one row for each thread; table: one box (three pointers and an integer that was
 * a pointer) for each thread; acc: 16 words for atomics. Results do not depend on addresses.
 *
 * A quarter of the programs are two modules (modules.h). Functions of each call functions of the other, with
 * pointers to objects that the other cannot name. A module may change every object of the other that it can
 * name. The generator knows of every value which objects it can point to, and how long these live: see Val in
 * gen_in.h.
 */
#ifndef NVIR_TESTS_HARNESS_RANDOM_GEN_H
#define NVIR_TESTS_HARNESS_RANDOM_GEN_H

#include "ir/ir.h"
#include "ir/random.h"

typedef struct Shape {
    uint32_t blocks, threads; /* of each launch */
    uint32_t kernels;
    uint32_t cluster; /* 1: all blocks of a launch form one cluster */
    uint32_t sm;      /* the lowest target that has all features that the program uses */
    /* 1: statements use the by-value parameter like any other row. The result of isspacep on it, and whether it can
     * be written, depend on the pass lower-args, so that pass then runs before all others. */
    uint32_t lower;
} Shape;

enum { ROW_BYTES = 64, BOX_BYTES = 32, ACC_BYTES = 128 };

/* Prints how often each kind of statement, loop, base and copy was generated so far. */
void kinds_print(FILE *to);

/* Appends the text of program `seed` to o, without a NUL. The same seed gives the same program. */
Shape program_generate(Out *o, uint64_t seed);

#endif
