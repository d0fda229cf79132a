/* claim.h: facts that are checked while the program runs. A claim is a call of a function that traps unless its
 * argument is true; the name of the function is the fact in words, so that nvir-run, which prints the calls that
 * lead to a trap, prints the fact that does not hold. */
#ifndef NVIR_TESTS_HARNESS_LAB_CLAIM_H
#define NVIR_TESTS_HARNESS_LAB_CLAIM_H

#include "labs.h"

/* The place of a claim: after the instruction or parameter `at`, or before the instruction if `before`. */
typedef struct ClaimPlace {
    Edit *e;
    ValueId at;
    bool before;
} ClaimPlace;

/* Makes an instruction at the place, after those that were made there, and returns it. */
Ref claim_inst(const ClaimPlace *c, enum Op op, TypeId t, const Ref *operand, uint32_t n);
/* Makes a comparison of two integers or pointers. */
Ref claim_compare(const ClaimPlace *c, uint8_t predicate, Ref a, Ref b);
/* Makes a call of the intrinsic with this number, which has one generic pointer as its argument. */
Ref claim_ask(const ClaimPlace *c, uint32_t intrinsic, TypeId result, Ref pointer);
/* Claims that `holds`, a value of type i1, is true. The words are the name of the function; claims with the same
 * words call the same function, which is defined in the module when it is needed first. */
void claim_that(const ClaimPlace *c, Ref holds, const char *words);

/* Returns the number of the operand that is the address of a load, store or atomic; UINT32_MAX for another
 * instruction. */
static inline uint32_t address_operand(const Inst *i) {
    bool first = i->op == OP_LOAD || i->op == OP_ATOMICRMW || i->op == OP_CMPXCHG;
    return first ? 0 : i->op == OP_STORE ? 1 : UINT32_MAX;
}

#endif
