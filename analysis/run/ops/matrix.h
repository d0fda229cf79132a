/* matrix.h: the matrix operations of a whole warp, as the PTX decoder hands them to the executor.
 *
 * args[x ...] of the operation holds the words of enum MatrixArg and then the slots of all registers, operand
 * by operand. The lanes wait for one another; the last one to arrive executes the operation for all 32.
 */
#ifndef NVIR_ANALYSIS_RUN_OPS_MATRIX_H
#define NVIR_ANALYSIS_RUN_OPS_MATRIX_H

#include "analysis/run/machine/machine.h"

/* Operands, in the order of MA_COUNT and of the registers:
 *   MMA                   d a b c; if sparse also metadata, selector; if scaled also, for a and then for b,
 *                         the scales and the two numbers that select them
 *   WGMMA                 d a b; if sparse also metadata, selector; then the immediate operands
 *   LOAD, LDMATRIX        result, address, stride
 *   STORE, STMATRIX       address, value, stride
 *   BYTES_LOAD            as LDMATRIX, for elements of 8 bits and less: m of the shape is the rows of a
 *                         matrix, MA_TYPES the bits of an element
 *   BYTES_STORE           as STMATRIX, in the same way
 *   MOVE                  result, value (movmatrix)
 *   TALLOC ... TSTORE     tcgen05, see tensor_memory.h */
/* clang-format off */
enum MatrixOp {
    MATRIX_MMA, MATRIX_LOAD, MATRIX_STORE, MATRIX_LDMATRIX, MATRIX_STMATRIX, MATRIX_MOVE, MATRIX_BYTES_LOAD,
    MATRIX_BYTES_STORE, MATRIX_WGMMA,
    MATRIX_TALLOC, MATRIX_TDEALLOC, MATRIX_TRELINQUISH, MATRIX_TLOAD, MATRIX_TSTORE
};
/* clang-format on */
enum { MATRIX_OPERANDS = 12 };
/* TYPES: indices into element_type of d, a, b, c, a byte each. COUNT: registers of each operand. */
enum MatrixArg { MA_OP, MA_SHAPE, MA_TYPES, MA_FLAGS, MA_COUNT, MA_SLOTS = MA_COUNT + MATRIX_OPERANDS };
#define SHAPE(m, n, k) ((uint32_t)(m) | (uint32_t)(n) << 10 | (uint32_t)(k) << 20)
#define SHAPE_M(s) ((s) & 0x3ff)
#define SHAPE_N(s) ((s) >> 10 & 0x3ff)
#define SHAPE_K(s) ((s) >> 20)
/* clang-format off */
enum MatrixFlag {
    /* A and B are stored by column (of a wmma load or store: MF_A_COL, whichever operand it is); clamp integers;
     * multiply single bits by exclusive or; the registers have the layout of wmma; ldmatrix and stmatrix transpose */
    MF_A_COL = 1, MF_B_COL = 2, MF_SATFINITE = 4, MF_XOR = 8, MF_WMMA = 16, MF_TRANS = 32,
    MF_BYTES = 64,               /* each float of less than 8 bits fills a byte */
    MF_SPARSE = 128, MF_ORDERED = 1 << 16, /* A is sparse; its metadata must be ordered (sparse.h) */
    MF_UE4M3 = 1 << 17,          /* the type of the scales; else ue8m0 */
    MF_SCALES = 18,              /* shift of 3 bits: scales in a row along k; 0 if there are none */
    /* shifts: which operand is loaded or stored (0 d or c, 1 a, 2 b); its space */
    MF_WHICH = 8, MF_SPACE = 12
};
/* clang-format on */

/* Executes wgmma.fence, .commit_group or .wait_group, by sub. a: for .wait_group, how many groups may stay
 * pending. */
enum { WGMMA_FENCE, WGMMA_COMMIT, WGMMA_WAIT };
Go wgmma_sync_op(Exec *e, const DecodedOp *c);

/* Executes a WARP_TOGETHER operation for all lanes. Returns false after an error message, also if lanes are missing
 * because they have ended. */
bool warp_together_finish(Machine *k, const WarpMembers *w);

typedef struct MatrixTask MatrixTask; /* fragment.h */
/* Executes wgmma.mma_async for a warp: computes the result at once and marks its registers as pending. Returns false
 * after an error message. */
bool wgmma_execute(const MatrixTask *x);

#endif
