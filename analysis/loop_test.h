/* loop_test.h: splits the test of a loop into parts each of which may leave it.
 *
 *    for (i = 0; i < 4 && a[i] != x; i++)        i < 4 and a[i] != x: the first alone bounds the number of iterations
 *
 * Such a test is an and of two conditions, a select, or branches whose outcomes a phi joins: clang writes all three. */
#ifndef NVIR_ANALYSIS_LOOP_TEST_H
#define NVIR_ANALYSIS_LOOP_TEST_H

#include "ir/ir.h"

/* A part of a condition such as i < 4 && x: in an iteration in which `test` is not `stay`, the loop is left. */
typedef struct LoopPart {
    Ref test;
    bool stay;
} LoopPart;
enum { LOOP_PARTS_MAX = 4 };

/* Splits the condition of the branch that ends block b, which stays in a loop if it is equal to `stay`, into at most
 * LOOP_PARTS_MAX parts: the operands of a logical and, or of a logical or if `stay` is false, which is written as such,
 * as a select, or as branches to b, where a phi joins their outcomes. Returns the number of parts; 1 if it is no such
 * condition. `cfg` must have dominators. */
uint32_t loop_test_split(const Module *m, const Fn *f, const Cfg *cfg, BlockId b, bool stay, LoopPart *part);

#endif
