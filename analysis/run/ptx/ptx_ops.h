/* ptx_ops.h: operations that only PTX has, and its special registers. Included by decode_ptx.c and ops_ptx.c.
 * */
#ifndef NVIR_ANALYSIS_RUN_PTX_PTX_OPS_H
#define NVIR_ANALYSIS_RUN_PTX_PTX_OPS_H

#include "analysis/run/ops/ops.h"

/* Code.sub of bits_op: args[x ...]: up to four operands; width; a: bit 0 signed (dp: bit 0 the first, bit 1
 * the second operand). */
enum BitsOp {
    BITS_BFIND, BITS_BFIND_SHIFT, BITS_BFE, BITS_BFI, BITS_LOP3, BITS_FNS, BITS_SAD, BITS_BMSK,
    BITS_BMSK_WRAP, BITS_SZEXT, BITS_SZEXT_WRAP, BITS_MUL24, BITS_MUL24_HI, BITS_PRMT, BITS_PRMT_F4E,
    BITS_PRMT_B4E, BITS_PRMT_RC8, BITS_PRMT_ECL, BITS_PRMT_ECR, BITS_PRMT_RC16, BITS_SHF_L_WRAP,
    BITS_SHF_L_CLAMP, BITS_SHF_R_WRAP, BITS_SHF_R_CLAMP, BITS_DP4A, BITS_DP2A_LO, BITS_DP2A_HI
};
enum Sreg {
    SREG_TID_X, SREG_TID_Y, SREG_TID_Z, SREG_NTID_X, SREG_NTID_Y, SREG_NTID_Z, SREG_CTAID_X, SREG_CTAID_Y,
    SREG_CTAID_Z, SREG_NCTAID_X, SREG_NCTAID_Y, SREG_NCTAID_Z, SREG_LANEID, SREG_WARPID, SREG_NWARPID,
    SREG_SMID, SREG_NSMID, SREG_GRIDID, SREG_MASK_EQ, SREG_MASK_LE, SREG_MASK_LT, SREG_MASK_GE, SREG_MASK_GT,
    SREG_CLOCK, SREG_CLOCK_HI, SREG_CLOCK64, SREG_TIMER, SREG_TIMER_LO, SREG_TIMER_HI, SREG_DYNAMIC_SMEM,
    SREG_TOTAL_SMEM, SREG_CLUSTERID_X, SREG_CLUSTERID_Y, SREG_CLUSTERID_Z, SREG_NCLUSTERID_X,
    SREG_NCLUSTERID_Y, SREG_NCLUSTERID_Z, SREG_CLUSTER_CTAID_X, SREG_CLUSTER_CTAID_Y, SREG_CLUSTER_CTAID_Z,
    SREG_CLUSTER_NCTAID_X, SREG_CLUSTER_NCTAID_Y, SREG_CLUSTER_NCTAID_Z, SREG_CLUSTER_CTARANK,
    SREG_CLUSTER_NCTARANK, SREG_EXPLICIT_CLUSTER, SREG_WARP_SIZE, SREG_ZERO, SREG_COUNT
};
extern const char *const sreg_name[SREG_COUNT];

Go bits_op(Exec *e, const Code *c);
Go carry_op(Exec *e, const Code *c);         /* sub: bit 0 subtract, 1 with carry in, 2 sets the carry */
/* sub: 0 left, 1 right, 2 arithmetic right; counts are clamped */
Go shift_op(Exec *e, const Code *c);
Go clamp_op(Exec *e, const Code *c);         /* sub: bit 0 from signed, 1 to signed; width: from; x: to */
/* sub: C_UDIV ...; by zero and beyond the range is no error in PTX: the result is undefined */
Go ptx_divide_op(Exec *e, const Code *c);
Go mapa_op(Exec *e, const Code *c);          /* sub: shared addresses, else generic ones */
Go ctarank_op(Exec *e, const Code *c);

#endif
