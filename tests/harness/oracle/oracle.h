/* oracle.h: checks what the analyses say of small functions against all executions.
 *
 *    write.c      writes a random function: a few narrow integers, branches, loops, addresses, tests of spaces
 *    step.c       executes it for one choice of the parameters; the meaning of instructions is written here a second
 *                 time, independent of the code that it checks
 *    oracle.c     asks the analyses once, executes for every choice, and compares each value with the answers */
#ifndef NVIR_TESTS_HARNESS_ORACLE_ORACLE_H
#define NVIR_TESTS_HARNESS_ORACLE_ORACLE_H

#include "ir/ir.h"
#include "ir/random.h"

enum { RUN_BUDGET = 400 }; /* the blocks that are executed at most */

/* The theme of a function; it decides which kinds of values are written. */
enum Topic { TOPIC_NUMBERS, TOPIC_LOOPS, TOPIC_ADDRESSES, TOPIC_TESTS, TOPIC_COUNT };

/* Appends a module with one random function @f; the same seed gives the same one. If it is about tests of spaces,
 * its parameters are two generic pointers and two i1. Otherwise they are two integers of `bits` bits, of which the
 * second must be in bound[0] <= %b < bound[1], signed; sets these bounds. */
void function_write(Out *o, uint64_t seed, enum Topic topic, uint32_t bits, int64_t bound[2]);

/* The memories that a generic address can point to. PLACE_PARAM lies in the window of global memory, PLACE_OWN, the
 * shared memory of the own block, in that of the cluster. */
enum Place { PLACE_GLOBAL, PLACE_PARAM, PLACE_OWN, PLACE_PEER, PLACE_CONST, PLACE_LOCAL, PLACE_NULL, PLACE_COUNT };

/* A value while the function runs. An address has a base object, 0 if that is not known, and its distance from it in
 * bytes. */
typedef struct RunWord {
    uint64_t n; /* zero-extended */
    bool poison;
    uint8_t place;   /* of an address in a test of spaces */
    uint32_t object; /* the number of a symbol, or that of an alloca after the symbols */
    int64_t offset;
} RunWord;

/* One execution. The words of the parameters are set before it. */
typedef struct Step {
    Module *m;
    const Fn *f;
    uint64_t seed;         /* decides what is not determined */
    RunWord *word;         /* by value: the last one computed */
    uint64_t *object_size; /* by object, in bytes */
    /* Called with `to` after each instruction but terminators, and on each edge before the phis of its target. */
    void (*value)(void *to, ValueId v);
    void (*edge)(void *to, BlockId from, BlockId to_block);
    void *to;
} Step;

/* Executes the function until it returns, its behaviour is undefined, or RUN_BUDGET is used up. Which one, only the
 * callbacks can tell. */
void step_run(Step *s);
/* Returns the word of an operand; poison for a constant that is no integer. */
RunWord step_operand(Step *s, Ref r);
/* Returns the distance in bytes that getelementptr v adds to its base, as `offset`; poison if an index is poison. */
RunWord step_distance(Step *s, ValueId v);

/* Return the lowest `bits` bits of n, zero-extended; and sign-extended, for 1 to 64 bits. */
static inline uint64_t low_bits(uint64_t n, uint32_t bits) { return bits >= 64 ? n : n & ((UINT64_C(1) << bits) - 1); }
static inline int64_t as_signed(uint64_t n, uint32_t bits) { return (int64_t)(n << (64 - bits)) >> (64 - bits); }

#endif
