/* smem_matrix.h: operands in shared memory that wgmma and tcgen05 read through a matrix descriptor. */
#ifndef NVIR_ANALYSIS_RUN_OPS_SMEM_MATRIX_H
#define NVIR_ANALYSIS_RUN_OPS_SMEM_MATRIX_H

#include "analysis/run/machine/machine.h"
#include "analysis/run/ops/element.h"

/* A decoded matrix descriptor. Rows run along M or N, columns along K. Data moves in chunks of 16 bytes. */
typedef struct SmemMatrix {
    uint64_t start, leading, stride; /* bytes */
    uint8_t wide;                    /* chunks in a swizzled line: 2, 4, 8; 1 without a swizzle */
    uint8_t lines;                   /* lines in a group: 8, or 4 if the swizzle moves chunks of 32 bytes */
    uint8_t swizzle, atom, base;     /* SWIZZLE_, ATOM_ (tensor_map.h), base offset in lines of 128 bytes */
    bool across;                     /* MN-major: M or N runs along a chunk; else K-major */
} SmemMatrix;

/* Decodes the 64 bits of a descriptor of wgmma into *m. Returns false, with *m overwritten, if it is not valid. across:
 * the operand is MN-major, that is, M or N runs along a chunk. */
bool smem_matrix_wgmma(uint64_t descriptor, bool across, SmemMatrix *m);
/* As smem_matrix_wgmma, for a descriptor of tcgen05. */
bool smem_matrix_tcgen05(uint64_t descriptor, bool across, SmemMatrix *m);
/* Returns the shared address of the byte in which the element of `bits` bits at (row, k) begins. */
uint64_t smem_matrix_at(const SmemMatrix *m, uint32_t row, uint32_t k, unsigned bits);

/* Reads shared memory, and checks an access to each chunk of 16 bytes once, as long as reads stay in it. space: the
 * state space of the addresses; window: added to every address; byte, undef: those of the last chunk, whose address is
 * `chunk`. Begin with `byte` NULL. */
typedef struct SmemReader {
    Exec *e;
    uint32_t space;
    uint64_t window, chunk;
    const uint8_t *byte, *undef;
} SmemReader;
/* Reads 1 to 8 bytes, which must lie within one chunk, into *s. Returns false after an error message. */
bool smem_read(SmemReader *r, uint64_t address, unsigned bytes, Slot *s);

/* Rows first ... first + rows - 1 of an operand, of `depth` elements each. padded: elements of 4 or 6 bits
 * that mix with bytes; sixteen of them are packed at the beginning of a chunk, and padding fills the rest. */
typedef struct SmemRows {
    const ElementType *t;
    bool padded;
    uint32_t first, rows, depth;
} SmemRows;
/* Stores the values of these rows in to[row * depth + k], with row counted from 0, and in undef[] at the same index
 * whether the element has undefined bits. Returns false after an error message. */
bool smem_matrix_load(SmemReader *r, const SmemMatrix *m, const SmemRows *rows, double *to, uint8_t *undef);

#endif
