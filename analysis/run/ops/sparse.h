/* sparse.h: structured sparsity and block scaling of A and B, before they are multiplied. */
#ifndef NVIR_ANALYSIS_RUN_OPS_SPARSE_H
#define NVIR_ANALYSIS_RUN_OPS_SPARSE_H

#include "analysis/run/ops/fragment.h"

/* A sparse A stores half of the elements of each row: of each chunk of `size` elements, two runs of `run`
 * elements (one: a single element). Four bits of metadata for each chunk give their places. */
typedef struct SparseFormat {
    uint32_t size, run;
    bool one, ordered;
} SparseFormat;

/* Returns the sparse format of an element type. bytes: each element fills a byte, whatever its bits;
 * ordered: the first index must be the lesser one. */
SparseFormat sparse_format(const ElementType *t, bool bytes, bool ordered);
/* A callback that reads the four bits of metadata of a chunk of a row into *bits. It returns false after an error
 * message. It sets *e to the state in which sparse_expand reports an invalid index: that of the thread which supplied
 * the metadata. */
typedef bool (*SparseMetadata)(void *context, uint32_t row, uint32_t chunk, uint32_t *bits, Exec *e);
/* Expands, in place, rows of k / 2 stored elements to rows of k elements; the others are zero and defined. Returns
 * false after an error message, also if the metadata name no valid pair of elements; then v and undef are as before. */
bool sparse_expand(const SparseFormat *f, uint32_t rows, uint32_t k, double *v, uint8_t *undef, SparseMetadata metadata,
                   void *context);
/* Expands the A of mma.sp and wgmma.sp in the same way, in `a`. meta: the number of the operand that holds the
 * metadata; the next operand is the selector. Returns false after an error message. */
bool fragment_expand(const MatrixTask *x, unsigned meta, DenseMatrix *a);
/* Multiplies the elements of A and B by their block scales, which are operands of the mma; it must have some
 * (MF_SCALES). Returns false after an error message, if the instruction selects scales that do not exist. */
bool fragment_scale(const MatrixTask *x, DenseMatrix *a, DenseMatrix *b);

#endif
