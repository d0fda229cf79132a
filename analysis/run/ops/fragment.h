/* fragment.h: a matrix spread over the registers of the 32 lanes of a warp, and the operation that works on
 * it.
 *
 * The part of a matrix that one lane holds is its fragment. Every operation of a whole warp on matrices gets
 * a MatrixTask; lanes, operands and registers are counted from 0.
 */
#ifndef NVIR_ANALYSIS_RUN_OPS_FRAGMENT_H
#define NVIR_ANALYSIS_RUN_OPS_FRAGMENT_H

#include "analysis/run/ops/element.h"
#include "analysis/run/ops/matrix.h"

/* Operands of d = a * b + c, in the order of the instruction. */
enum { D, A, B, C };
/* A matrix as values: row after row. */
typedef struct DenseMatrix {
    double v[4096];
    uint8_t undef[4096];
} DenseMatrix;

/* An operation that all lanes of a warp have reached. arg: the words of enum MatrixArg; slots: those after
 * them. The result has m rows and n columns; the products are summed over k. flags: enum MatrixFlag. */
typedef struct MatrixTask {
    Machine *machine;
    const WarpMembers *meet;
    const uint32_t *arg, *slots;
    uint32_t m, n, k, flags;
} MatrixTask;

/* Returns the number of registers of an operand in each lane. */
static inline unsigned register_count(const MatrixTask *x, unsigned operand) { return x->arg[MA_COUNT + operand]; }
/* Returns the element type of operand D, A, B or C; other operands have none. */
static inline const ElementType *element_of(const MatrixTask *x, unsigned operand) {
    return &element_type[x->arg[MA_TYPES] >> 8 * operand & 0xff];
}
/* Returns the bits of a register that holds elements of type t: 64 for one of 64 bits, else 32. */
static inline unsigned register_bits(const ElementType *t) { return t->bits == 64 ? 64 : 32; }

/* Returns the interpreter state of a lane that has reached the operation: operands, memory accesses and errors are then
 * those of its thread. */
Exec lane_exec(const MatrixTask *x, unsigned lane);
/* Returns the slot of register `reg` of an operand in a lane; of a constant operand, the constant of the function. */
Slot *lane_slot(const MatrixTask *x, unsigned lane, unsigned operand, unsigned reg);

/* Returns the number of products that one operation computes: four for mma.m8n8k4 of f16, else one. */
uint32_t fragment_parts(const MatrixTask *x);
/* Row and column of an element in product number `part`. */
typedef struct FragmentPlace {
    uint32_t part, row, col;
} FragmentPlace;
/* Returns the place in operand `which` (D, A, B, C) of element e of register reg of a lane; per: elements in a
 * register. */
FragmentPlace fragment_place(const MatrixTask *x, unsigned which, unsigned lane, unsigned reg, unsigned e,
                             unsigned per);
/* Collects operand `which` from the registers of all lanes as a matrix, row after row; a sparse A has only the stored
 * half of its columns. The matrices of several products (parts) follow one another. */
void fragment_gather(const MatrixTask *x, unsigned which, DenseMatrix *to);
/* Writes the result to the registers of all lanes, rounded to the type of D. An element that is undefined in `from` has
 * all its bits undefined. */
void fragment_scatter(const MatrixTask *x, const DenseMatrix *from);

/* Makes the pending registers (code.h) of all frames of the thread defined that were written by loads from tensor
 * memory, if `loads` is set, or else by the wgmma groups with numbers below `past`. */
void pending_complete(Thread *t, bool loads, uint32_t past);

#endif
