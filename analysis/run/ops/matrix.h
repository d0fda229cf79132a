/* matrix.h: between the decoder of matrix instructions and their execution.
 *
 * args[x ...] of the operation: what it does, the shape, the types, flags, how many registers each operand
 * has (the words of enum MatrixArg), then the slots of all registers, operand by operand.
 */
#ifndef NVIR_ANALYSIS_RUN_OPS_MATRIX_H
#define NVIR_ANALYSIS_RUN_OPS_MATRIX_H

#include "analysis/run/ops/ops.h"

enum MatrixOp {
    MATRIX_MMA, MATRIX_LOAD, MATRIX_STORE, MATRIX_LDMATRIX, MATRIX_STMATRIX, MATRIX_MOVE, MATRIX_BYTES_LOAD,
        MATRIX_BYTES_STORE, MATRIX_WGMMA,
    MATRIX_TALLOC, MATRIX_TDEALLOC, MATRIX_TRELINQUISH, MATRIX_TLOAD, MATRIX_TSTORE    /* tensor_memory.h */
};
enum { MATRIX_OPERANDS = 12 };
enum MatrixArg { MA_OP, MA_SHAPE, MA_TYPES, MA_FLAGS, MA_COUNT, MA_SLOTS = MA_COUNT + MATRIX_OPERANDS };
/* MA_TYPES: of d, a, b, c, a byte each;  MA_COUNT: registers of the operands, in the order of the
 * instruction: MMA d a b c, sparse e and selector, scaled: scale and selectors of a, of b; LOAD and
 * LDMATRIX: result, address, stride; STORE and STMATRIX: address, value, stride; MOVE: result, value;
 * BYTES as LDMATRIX and STMATRIX, with the rows of a matrix as the shape's m and the bits of an element as
 * MA_TYPES; WGMMA d a b, sparse e and selector, then the numbers at the end. */
#define SHAPE(m, n, k) ((uint32_t)(m) | (uint32_t)(n) << 10 | (uint32_t)(k) << 20)
#define SHAPE_M(s) ((s) & 0x3ff)
#define SHAPE_N(s) ((s) >> 10 & 0x3ff)
#define SHAPE_K(s) ((s) >> 20)
enum MatrixFlag {
    MF_A_COL = 1, MF_B_COL = 2, MF_SATFINITE = 4, MF_XOR = 8, MF_WMMA = 16, MF_TRANS = 32,
    MF_BYTES = 64,               /* each small float has a byte of its own */
    MF_SPARSE = 128, MF_ORDERED = 1 << 16,
    MF_UE4M3 = 1 << 17,          /* scales are of this type, else powers of two */
    MF_SCALES = 18,              /* shift, 3 bits: scales of a row along k; 0: none */
    MF_WHICH = 8, MF_SPACE = 12  /* shifts: which matrix (0 d or c, 1 a, 2 b); the state space */
};

/* kind: f a float, s u integers, b single bits */
typedef struct Element { const char *name; char kind; uint8_t bits; uint8_t fp; } Element;
extern const Element matrix_element[];
bool matrix_element_find(const char *name, unsigned *which);

Go together_op(Exec *e, const Code *c);
/* wgmma.fence, .commit_group, .wait_group (a: how many groups may stay under way) */
enum { WGMMA_FENCE, WGMMA_COMMIT, WGMMA_WAIT };
Go wgmma_sync_op(Exec *e, const Code *c);            /* sub */

/* Executes a WARP_TOGETHER operation for all lanes. Returns false after an error message. */
bool together_finish(Machine *k, const Meet *w);

#endif
