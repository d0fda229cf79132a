/* matrix_work.h: what the operations of a whole warp on matrices share: ops_matrix.c, ops_sparse.c,
 * ops_wgmma.c. */
#ifndef NVIR_ANALYSIS_RUN_OPS_MATRIX_WORK_H
#define NVIR_ANALYSIS_RUN_OPS_MATRIX_WORK_H

#include "analysis/run/machine/access.h"
#include "analysis/run/ops/matrix.h"

enum { D, A, B, C };
typedef struct Matrix { double v[4096]; uint8_t undef[4096]; } Matrix;      /* rows of `cols` elements */

typedef struct Work {
    Machine *k;
    const Meet *w;
    const uint32_t *arg, *slots;
    uint32_t m, n, kk, flags;
} Work;

static inline unsigned count_of(const Work *x, unsigned operand) { return x->arg[MA_COUNT + operand]; }
static inline const Element *element_of(const Work *x, unsigned operand) {
    return &matrix_element[x->arg[MA_TYPES] >> 8 * operand & 0xff];
}
static inline unsigned register_bits(const Element *t) { return t->bits == 64 ? 64 : 32; }

/* ops_matrix.c */
Exec lane_exec(const Work *x, unsigned lane);
/* register `reg` of an operand in a lane */
Slot *lane_slot(const Work *x, unsigned lane, unsigned operand, unsigned reg);
double element_value(const Element *t, uint64_t bits);
uint64_t element_bits(const Element *t, double v, bool satfinite);
/* the operand of all lanes as a matrix; parts lie one behind the other */
void matrix_gather(const Work *x, unsigned which, Matrix *to);

/* ops_sparse.c: A of half the columns becomes A of all of them, by the metadata; scales multiply A and B.
 * False after an error. */
/* meta: its operand; the selector follows */
bool matrix_expand(const Work *x, unsigned meta, Matrix *a);
bool matrix_scale(const Work *x, Matrix *a, Matrix *b);
/* ops_wgmma.c */
bool wgmma(const Work *x);
/* What a thread's registers wait for is there: of loads from tensor memory, or of the groups before
 * `past`. */
void slots_settle(Thread *t, bool loads, uint32_t past);
bool tmem_warp(const Work *x);                       /* ops_tmem.c */

#endif
