/* tensor_memory.h: the tensor memory of a block, and between the decoder of tcgen05 and its execution. */
#ifndef NVIR_ANALYSIS_RUN_OPS_TENSOR_MEMORY_H
#define NVIR_ANALYSIS_RUN_OPS_TENSOR_MEMORY_H

#include "analysis/run/ops/ops.h"

/* A space of its own: 128 lanes of 512 columns of 32 bits, with those that are undefined; an address is
 * lane << 16 | column. Columns belong to nobody until they are allocated. */
enum { TMEM_LANES = 128, TMEM_COLUMNS = 512 };
typedef struct Tmem {
    uint32_t v[TMEM_LANES][TMEM_COLUMNS], u[TMEM_LANES][TMEM_COLUMNS];
    uint16_t owner[TMEM_COLUMNS];    /* first column of the allocation, plus 1; 0: free */
    bool relinquished;
    uint32_t src;                    /* of the last allocation, for messages */
} Tmem;

/* Are `n` columns of a lane there and allocated? False after an error. */
bool tmem_reach(Exec *e, const Cta *b, uint32_t lane, uint32_t column, uint32_t n);
/* A block ends: false, after a message, if it has not given back what it allocated. */
bool tmem_end(Machine *k, Cta *b);

/* Operations of a whole warp, see matrix.h. LOAD and STORE: MA_TYPES is the shape, MA_FLAGS whether halves
 * are packed; operands as the instruction has them. */
enum TmemShape { TMEM_32X32, TMEM_16X64, TMEM_16X128, TMEM_16X256, TMEM_16X32X2, TMEM_SHAPES };
extern const struct TmemShapeRow { const char *word; uint8_t registers; } tmem_shape[TMEM_SHAPES];

/* By one thread. a: address, b: descriptor; sub: shape, width: format */
enum TmemCopy { TMEM_CP_128X256, TMEM_CP_128X128, TMEM_CP_64X128_02, TMEM_CP_64X128_01, TMEM_CP_32X128,
                TMEM_CP_4X256 };
enum { TMEM_BYTES, TMEM_B4X16, TMEM_B6X16 };
/* x: 2 = of both blocks of the pair */
Go tmem_copy_op(Exec *e, const Code *c);
/* a: address; x: as there */
Go tmem_shift_op(Exec *e, const Code *c);
/* a: mbarrier, by its shared or its generic address: LLVM writes .shared::cluster before either; b: mask
 * of blocks, width: is there one? */
Go tmem_commit_op(Exec *e, const Code *c);
Go tmem_wait_loads_op(Exec *e, const Code *c);

/* args[x ...]: the words up to TM_SLOTS, then the slots. */
enum TmemKind { KIND_F16, KIND_TF32, KIND_F8F6F4, KIND_I8, KIND_MXF8F6F4, KIND_MXF4, KIND_MXF4NVF4 };
enum { TM_FLAGS, TM_KIND, TM_SCALES, TM_SLOTS };          /* SCALES: of a row along K; 0: none */
enum { TMF_PAIR = 1, TMF_SPARSE = 2, TMF_WS = 4, TMF_A_TENSOR = 8, TMF_SHIFT = 16 };
enum { TS_D, TS_A, TS_B, TS_DESCRIPTOR, TS_ENABLE, TS_META, TS_SCALE_A, TS_SCALE_B, TS_SCALE_D, TS_COLUMNS,
       TS_MASK, TS_COUNT = TS_MASK + 8 };
Go tmem_mma_op(Exec *e, const Code *c);

#endif
