/* matrix.h: between the decoder of matrix instructions and their execution.
 *
 * args[x ...] of the operation: what it does, the shape, the types, flags, how many registers each operand
  * has
 * (the words of enum MatrixArg), then the slots of all registers, operand by operand.
 */
#ifndef NVIR_MATRIX_H
#define NVIR_MATRIX_H

#include "analysis/run/decode.h"

enum MatrixOp { MATRIX_MMA, MATRIX_LOAD, MATRIX_STORE, MATRIX_LDMATRIX, MATRIX_STMATRIX, MATRIX_MOVE };
enum MatrixArg { MA_OP, MA_SHAPE, MA_TYPES, MA_FLAGS, MA_COUNT, MA_SLOTS };
/* MA_SHAPE: m | n << 8 | k << 16;  MA_TYPES: of d, a, b, c, a byte each;  MA_COUNT: registers of up to four
 * operands, a byte each, in the order of the instruction: MMA d a b c; LOAD and LDMATRIX: result, address,
 * stride; STORE and STMATRIX: address, value, stride; MOVE: result, value. */
enum MatrixFlag {
    MF_A_COL = 1, MF_B_COL = 2, MF_SATFINITE = 4, MF_XOR = 8, MF_WMMA = 16, MF_TRANS = 32,
    MF_BYTES = 64,               /* each small float has a byte of its own */
    MF_WHICH = 8, MF_SPACE = 12  /* shifts: which matrix (0 d or c, 1 a, 2 b); the state space */
};

/* kind: f a float, s u integers, b single bits */
typedef struct Element { const char *name; char kind; uint8_t bits; uint8_t fp; } Element;
extern const Element matrix_element[];
bool matrix_element_find(const char *name, unsigned *which);

Go together_op(Exec *e, const Code *c);

#endif
