/* gen.h: random programs with defined behaviour. A program is a module of a few
 * functions and one or more kernels k0, k1, ..., all of them
 *
 *     void k(ptr out, ptr data, ptr table, i32 n, [8 x i64] by value, ptr acc)
 *
 * Memory comes in rows of 64 bytes, one per thread of the grid in every object,
 * so a thread that stays in its rows races with nobody. out, data: one row per
 * thread; table: one box (three pointers and an integer made of one) per
 * thread; acc: 16 words for atomics. Results do not depend on where things lie.
 * A quarter of the programs are two modules, see modules.h: functions of each call those of the other, with
 * pointers to what only they know, and what the other module may name it may change.
 * What every value of a program points to, and how long that lives, is in
 * gen.c: see Val.
 */
#ifndef NVIR_TESTS_HARNESS_RANDOM_GEN_H
#define NVIR_TESTS_HARNESS_RANDOM_GEN_H

#include "ir/ir.h"

typedef struct Shape {
    uint32_t blocks, threads; /* of every launch */
    uint32_t kernels;
    uint32_t cluster; /* 1: all blocks of a launch are one cluster */
    uint32_t sm;      /* the least target that has all that is asked for */
    uint32_t lower;   /* the parameter passed by value is one of the rows: what
                         isspacep says of it, and who may   write to it, is settled by
                         the pass lower-args, which is to run before all else */
} Shape;

enum { ROW_BYTES = 64, BOX_BYTES = 32, ACC_BYTES = 128 };

static inline uint64_t random_next(uint64_t *state) { /* splitmix64 */
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

/* Appends the text of program `seed` to o. The same seed makes the same
 * program. */
Shape program_generate(Out *o, uint64_t seed);

#endif
