/* ops_ptx.h: bit operations, operations on packed bytes and halves, carries and special registers that only PTX has. */
#ifndef NVIR_ANALYSIS_RUN_OPS_OPS_PTX_H
#define NVIR_ANALYSIS_RUN_OPS_OPS_PTX_H

#include "analysis/run/ops/ops.h"

/* DecodedOp.sub of bits_op, and enum Sreg: that of sreg_op. args[x ...] of bits_op: four operands, in the order of the
 * instruction; an operation uses the first ones; width: bits of the type; a: bit 0 is set if the type is signed (dp4a
 * and dp2a: bit 0 for the first operand, bit 1 for the second). enum VideoOp: DecodedOp.sub of video_op. */
/* clang-format off */
enum BitsOp {
    BITS_BFIND, BITS_BFIND_SHIFT, BITS_BFE, BITS_BFI, BITS_LOP3, BITS_FNS, BITS_SAD, BITS_BMSK,
    BITS_BMSK_WRAP, BITS_SZEXT, BITS_SZEXT_WRAP, BITS_MUL24, BITS_MUL24_HI, BITS_PRMT, BITS_PRMT_F4E,
    BITS_PRMT_B4E, BITS_PRMT_RC8, BITS_PRMT_ECL, BITS_PRMT_ECR, BITS_PRMT_RC16, BITS_SHF_L_WRAP,
    BITS_SHF_L_CLAMP, BITS_SHF_R_WRAP, BITS_SHF_R_CLAMP, BITS_DP4A, BITS_DP2A_LO, BITS_DP2A_HI
};
enum VideoOp {
    VIDEO_ADD, VIDEO_SUB, VIDEO_AVERAGE, VIDEO_ABSDIFF, VIDEO_MIN, VIDEO_MAX, VIDEO_EQ, VIDEO_NE, VIDEO_LT,
    VIDEO_LE, VIDEO_GT, VIDEO_GE
};
enum { VIDEO_A_SIGNED = 1, VIDEO_B_SIGNED = 2, VIDEO_SIGNED = 4, VIDEO_SATURATE = 8, VIDEO_ACCUMULATE = 16 };
enum Sreg {
    SREG_TID_X, SREG_TID_Y, SREG_TID_Z, SREG_NTID_X, SREG_NTID_Y, SREG_NTID_Z, SREG_CTAID_X, SREG_CTAID_Y,
    SREG_CTAID_Z, SREG_NCTAID_X, SREG_NCTAID_Y, SREG_NCTAID_Z, SREG_LANEID, SREG_WARPID, SREG_NWARPID,
    SREG_SMID, SREG_NSMID, SREG_GRIDID, SREG_MASK_EQ, SREG_MASK_LE, SREG_MASK_LT, SREG_MASK_GE, SREG_MASK_GT,
    SREG_CLOCK, SREG_CLOCK_HI, SREG_CLOCK64, SREG_TIMER, SREG_TIMER_LO, SREG_TIMER_HI, SREG_DYNAMIC_SMEM,
    SREG_TOTAL_SMEM, SREG_CLUSTERID_X, SREG_CLUSTERID_Y, SREG_CLUSTERID_Z, SREG_NCLUSTERID_X,
    SREG_NCLUSTERID_Y, SREG_NCLUSTERID_Z, SREG_CLUSTER_CTAID_X, SREG_CLUSTER_CTAID_Y, SREG_CLUSTER_CTAID_Z,
    SREG_CLUSTER_NCTAID_X, SREG_CLUSTER_NCTAID_Y, SREG_CLUSTER_NCTAID_Z, SREG_CLUSTER_CTARANK,
    SREG_CLUSTER_NCTARANK, SREG_EXPLICIT_CLUSTER, SREG_ENVREG1, SREG_ENVREG2, SREG_WARP_SIZE, SREG_ZERO,
    SREG_COUNT
};
/* clang-format on */
extern const char *const sreg_name[SREG_COUNT];

/* Executes a bit operation of PTX. */
Go bits_op(Exec *e, const DecodedOp *c);
/* Computes each lane, of `width` bits (8 or 16), of two words a and b, and packs the results. x: flags VIDEO_A_SIGNED,
 * B_SIGNED: the lanes of a, of b are signed; SIGNED: so are the results, and SATURATE then clamps them to that range;
 * ACCUMULATE: the result is instead c plus the results of all lanes, which are not cut to `width` bits. */
Go video_op(Exec *e, const DecodedOp *c);
/* Adds a and b, or subtracts b from a, with the carry flag of the thread. sub: bit 0 subtracts, bit 1 reads the flag,
 * bit 2 sets it. A subtraction adds ~b and a carry of 1, so the flag after it is 1 if there is no borrow, and a flag of
 * 0 subtracts one more. PTX leaves that open, but the code that nvcc makes for a division of 128 bits relies on it. The
 * bits of the result from the lowest undefined one of the operands on are undefined. */
Go carry_op(Exec *e, const DecodedOp *c);
/* Shifts a by b, a number of 32 bits: left (sub 0), logically right (1) or arithmetically right (2). A count beyond the
 * width acts as the width. */
Go shift_op(Exec *e, const DecodedOp *c);
/* Clamps integer a to the range of the result. sub: bit 0 is set if the source is signed, bit 1 if the result is;
 * width, x: bits of source, result. */
Go clamp_op(Exec *e, const DecodedOp *c);
/* Divides a by b. In PTX a division by zero is no error: the result is undefined, as it is for an undefined operand. A
 * signed division that overflows wraps around. sub: C_UDIV, C_SDIV, C_UREM or C_SREM. */
Go ptx_divide_op(Exec *e, const DecodedOp *c);
/* Executes mapa, which maps shared address a to the same offset in the block of rank b of the cluster. sub: 1 if
 * addresses are in the shared window, 0 if they are generic. It is an error if b is undefined or the cluster has no
 * such block. */
Go mapa_op(Exec *e, const DecodedOp *c);
/* Executes getctarank, which returns the rank of the block of shared address a. sub: as for mapa_op. */
Go ctarank_op(Exec *e, const DecodedOp *c);

#endif
