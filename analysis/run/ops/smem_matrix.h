/* smem_matrix.h: matrices in shared memory that wgmma and tcgen05 read through a descriptor. */
#ifndef NVIR_ANALYSIS_RUN_OPS_SMEM_MATRIX_H
#define NVIR_ANALYSIS_RUN_OPS_SMEM_MATRIX_H

#include "analysis/run/machine/machine.h"

/* rows: of M or N; a descriptor says where the chunks of 16 bytes of it lie. */
typedef struct SmemMatrix {
    uint64_t start, leading, stride;
    uint8_t wide;                    /* chunks in a swizzled line: 2, 4, 8; 1: not swizzled */
    uint8_t lines;                   /* of a group: 8, or 4 where chunks of 32 bytes change places */
    uint8_t swizzle, atom, base;
    bool across;                     /* M or N runs along the chunk (MN-major), not K */
} SmemMatrix;

/* The descriptor of wgmma; false if it is none. */
bool smem_matrix_wgmma(uint64_t descriptor, bool across, SmemMatrix *m);
/* The same of tcgen05. */
bool smem_matrix_tcgen05(uint64_t descriptor, bool across, SmemMatrix *m);
/* The address in shared memory of the byte that holds the element of row `row` and column `k`, of `bits` bits
 * (8 and more). */
uint64_t smem_matrix_at(const SmemMatrix *m, uint32_t row, uint32_t k, unsigned bits);

/* Reads one after the other, chunk by chunk. */
typedef struct SmemReader { Exec *e; uint32_t space; uint64_t chunk; const uint8_t *byte, *undef;
                            } SmemReader;
/* `bytes` bytes within one chunk of 16; false after an error */
bool smem_read(SmemReader *r, uint64_t address, unsigned bytes, Slot *s);

#endif
