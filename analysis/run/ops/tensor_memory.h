/* tensor_memory.h: the tensor memory of a block, and the tcgen05 operations as the PTX decoder hands them
 * on. */
#ifndef NVIR_ANALYSIS_RUN_OPS_TENSOR_MEMORY_H
#define NVIR_ANALYSIS_RUN_OPS_TENSOR_MEMORY_H

#include "analysis/run/machine/machine.h"

/* Tensor memory is a state space of its own: 128 lanes of 512 columns of 32 bits. An address is lane << 16 |
 * column. Columns are allocated before use. */
enum { TMEM_LANES = 128, TMEM_COLUMNS = 512 };
typedef struct Tmem {
    /* values, masks of undefined bits */
    uint32_t v[TMEM_LANES][TMEM_COLUMNS], u[TMEM_LANES][TMEM_COLUMNS];
    uint16_t owner[TMEM_COLUMNS]; /* first column of the allocation, plus 1; 0 if free */
    bool relinquished;            /* the block may not allocate any more */
    CodePlace at;                 /* the last allocation, for messages */
} Tmem;

/* Checks that `n` columns of a lane, from `column` on, exist and are allocated in block b. Returns false after an error
 * message. */
bool tmem_reach(Exec *e, const Cta *b, uint32_t lane, uint32_t column, uint32_t n);
/* Checks, when a block ends, that it has freed what it allocated. Returns false after an error message. */
bool tmem_check_freed(Machine *k, Cta *b);

/* Operations of a whole warp (matrix.h). TLOAD and TSTORE: MA_TYPES is the shape; MA_FLAGS is 1 if a register
 * packs two halves. The operands are those of the instruction. registers: of a thread, for each step of
 * .num. */
enum TmemShape { TMEM_32X32, TMEM_16X64, TMEM_16X128, TMEM_16X256, TMEM_16X32X2, TMEM_SHAPES };
extern const struct TmemShapeRow {
    const char *word;
    uint8_t registers;
} tmem_shape[TMEM_SHAPES];
typedef struct MatrixTask MatrixTask; /* fragment.h */
/* Executes tcgen05.alloc, .dealloc, .relinquish_alloc_permit, .ld or .st for a warp. Returns false after an
 * error message. */
bool tmem_execute(const MatrixTask *x);

/* Operations of one thread. x: 1 or 2, the .cta_group. */
enum TmemCopy { TMEM_CP_128X256, TMEM_CP_128X128, TMEM_CP_64X128_02, TMEM_CP_64X128_01, TMEM_CP_32X128, TMEM_CP_4X256 };
enum { TMEM_BYTES, TMEM_B4X16, TMEM_B6X16 };
/* Copies shared memory to tensor memory (tcgen05.cp). a: address there, b: matrix descriptor; sub: enum
 * TmemCopy, width: format of the source; x: blocks of the .cta_group, 1 or 2 */
Go tmem_copy_op(Exec *e, const DecodedOp *c);
/* Moves rows of tensor memory by one lane, so that each lane of a warp takes the values of the next one
 * (tcgen05.shift). a: address; x: blocks of the .cta_group */
Go tmem_shift_op(Exec *e, const DecodedOp *c);
/* Arrives at an mbarrier when the earlier tcgen05 operations of the thread are complete, which they are
 * already (tcgen05.commit). a: mbarrier, as a shared or a generic address (LLVM writes .shared::cluster
 * with either). width 1: arrives at the mbarrier at that offset in each block whose rank is in the mask b */
Go tmem_commit_op(Exec *e, const DecodedOp *c);
Go tmem_wait_loads_op(Exec *e, const DecodedOp *c); /* completes the pending loads (tcgen05.wait::ld) */

/* Multiplies matrices into tensor memory (tcgen05.mma). args[x ...]: the words up to TM_SLOTS, then the
 * slots TS_. SCALES: of a row along K; 0 if there are none. DESCRIPTOR is the instruction descriptor;
 * COLUMNS the zero-column mask of .ws; MASK the lanes that stay unchanged. */
enum TmemKind { KIND_F16, KIND_TF32, KIND_F8F6F4, KIND_I8, KIND_MXF8F6F4, KIND_MXF4, KIND_MXF4NVF4 };
enum { TM_FLAGS, TM_KIND, TM_SCALES, TM_SLOTS };
enum { TMF_PAIR = 1, TMF_SPARSE = 2, TMF_WS = 4, TMF_A_TENSOR = 8, TMF_SHIFT = 16 };
/* clang-format off */
enum { TS_D, TS_A, TS_B, TS_DESCRIPTOR, TS_ENABLE, TS_META, TS_SCALE_A, TS_SCALE_B, TS_SCALE_D, TS_COLUMNS,
       TS_MASK, TS_COUNT = TS_MASK + 8 };
/* clang-format on */
Go tmem_mma_op(Exec *e, const DecodedOp *c);

#endif
