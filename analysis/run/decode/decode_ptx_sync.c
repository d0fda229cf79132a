/* decode_ptx_sync.c: barriers and collective operations of a warp. */
#include "analysis/run/decode/decode_ptx.h"

/* Checks the operands of bar and barrier. number: that of the barrier, which must be less than 16; count: that of the
 * threads, a multiple of 32, NULL if the instruction does not have it. Only constants can be checked. .arrive must have
 * a count, which must not be 0. Returns false after an error message. */
static bool barrier_fits(PtxInst *p, const PtxOperand *number, const PtxOperand *count) {
    enum { BARRIERS = 16, WARP = 32 };
    bool arrive = ptx_has(p, "arrive");
    if (number->kind == PO_IMM && number->imm >= BARRIERS)
        ptx_refuse(p, "the number of a barrier must be less than %u", (unsigned)BARRIERS);
    else if (count && count->kind == PO_IMM && (count->imm % WARP || (arrive && count->imm == 0)))
        ptx_refuse(p, "the number of threads must be a multiple of %u", (unsigned)WARP);
    else if (arrive && !count) ptx_refuse(p, "it must name the number of threads");
    return !p->failed;
}

/* Decodes bar and barrier, of a block, of a warp (bar.warp.sync) and of a cluster (barrier.cluster). The operands of
 * the barrier of a block are [result of .red,] number [, count] [, predicate of .red]. */
void ptx_barrier(PtxInst *p) {
    static const PtxWord reduction[] = {{"and", BAR_AND}, {"or", BAR_OR}, {"popc", BAR_POPC}};
    uint32_t zero = constant_int(p->d, 0);
    if (ptx_has(p, "cluster")) {
        if (p->noperand) ptx_error(p);
        ptx_append_op(p, cluster_op, (DecodedOp){.sub = ptx_has(p, "arrive") ? CLUSTER_ARRIVE : CLUSTER_WAIT});
        return;
    }
    if (ptx_has(p, "warp")) {
        uint32_t arg[4] = {ptx_source(p, 0), zero, zero, zero};
        if (p->noperand != 1) ptx_error(p);
        ptx_append_op(p, warp_op, (DecodedOp){.sub = WARP_SYNC, .x = ptx_args(p, arg, 4)});
        return;
    }
    bool aligned = strcmp(p->word[0], "bar") == 0 || ptx_has(p, "aligned");
    DecodedOp c = {.sub = ptx_has(p, "arrive") ? BAR_ARRIVE : BAR_SYNC, .width = aligned, .c = zero};
    bool red = ptx_has(p, "red");
    unsigned first = red ? 1 : 0, n = p->noperand - 2 * first;
    if (p->noperand <= 2 * first || n > 2) {
        ptx_refuse(p, "it must name a barrier, and may name the number of threads");
        return;
    }
    if (red) {
        c.sub = ptx_choose(p, reduction, 3, c.sub);
        c.dst = ptx_dst(p);
        c.c = ptx_source(p, p->noperand - 1);
    }
    if (!barrier_fits(p, &p->op[first], n > 1 ? &p->op[first + 1] : NULL)) return;
    c.a = ptx_source(p, first);
    c.b = n > 1 ? ptx_source(p, first + 1) : zero;
    ptx_append_op(p, barrier_op, c);
}

/* Appends a warp_op of enum SyncKind `sub`. mask: the number of the operand with the member mask; a, b, c: the numbers
 * of those with the arguments, 0 if there is none. The results are operand 0 and, if the text has one, the second
 * result after '|'. */
static void append_warp(PtxInst *p, uint8_t sub, unsigned mask, unsigned a, unsigned b, unsigned c) {
    uint32_t zero = constant_int(p->d, 0), s[4] = {ptx_source(p, mask), a ? ptx_source(p, a) : zero,
                                                   b ? ptx_source(p, b) : zero, c ? ptx_source(p, c) : zero};
    uint32_t first = ptx_args(p, s, 4);
    ptx_append_op(
        p, warp_op,
        (DecodedOp){.sub = sub, .width = (uint8_t)p->type.bits, .dst = ptx_dst(p), .b = p->op[0].second, .x = first});
}

/* Decodes shfl.sync d{|p}, value, lane, clamp, mask. */
void ptx_shfl(PtxInst *p) {
    static const PtxWord mode[] = {{"up", SHFL_UP}, {"down", SHFL_DOWN}, {"bfly", SHFL_BFLY}};
    if (!ptx_has(p, "sync") || p->noperand != 5) {
        ptx_error(p);
        return;
    }
    append_warp(p, ptx_choose(p, mode, 3, SHFL_IDX), 4, 1, 2, 3);
}

/* Decodes vote.sync d, predicate, mask. */
void ptx_vote(PtxInst *p) {
    static const PtxWord mode[] = {{"all", VOTE_ALL}, {"any", VOTE_ANY}, {"uni", VOTE_UNI}};
    if (!ptx_has(p, "sync") || p->noperand != 3) {
        ptx_error(p);
        return;
    }
    append_warp(p, ptx_choose(p, mode, 3, VOTE_BALLOT), 2, 1, 0, 0);
}

/* Decodes match.sync d{|p}, value, mask. */
void ptx_match(PtxInst *p) { append_warp(p, ptx_has(p, "any") ? MATCH_ANY : MATCH_ALL, 2, 1, 0, 0); }

/* Decodes elect.sync d|p, mask. */
void ptx_elect(PtxInst *p) { append_warp(p, ELECT, 1, 0, 0, 0); }

/* Decodes redux d, value, mask. For .abs, the sign bit of the value is first cleared in a new slot, which becomes
 * operand 1. */
void ptx_redux(PtxInst *p) {
    static const PtxTypedWord row[] = {
        {"add", REDUX_ADD, REDUX_ADD, REDUX_ADD},   {"min", REDUX_UMIN, REDUX_MIN, REDUX_FMIN},
        {"max", REDUX_UMAX, REDUX_MAX, REDUX_FMAX}, {"and", REDUX_AND, REDUX_AND, REDUX_AND},
        {"or", REDUX_OR, REDUX_OR, REDUX_OR},       {"xor", REDUX_XOR, REDUX_XOR, REDUX_XOR}};
    uint8_t sub = ptx_choose_typed(p, row, sizeof row / sizeof *row, p->type.kind, UINT8_MAX);
    if (sub == UINT8_MAX) {
        ptx_error(p);
        return;
    }
    if (ptx_has(p, "NaN")) sub = sub == REDUX_FMIN ? REDUX_FMIN_NAN : REDUX_FMAX_NAN;
    uint32_t value = ptx_source(p, 1);
    if (ptx_has(p, "abs")) {
        uint32_t magnitude = temp_slots(p->d, 1);
        ptx_append(p, (DecodedOp){
                          .op = C_AND, .width = 32, .dst = magnitude, .a = value, .b = constant_int(p->d, 0x7fffffff)});
        p->op[1] = (PtxOperand){.kind = PO_REG, .slot = magnitude};
    }
    append_warp(p, sub, 2, 1, 0, 0);
}

/* Decodes activemask d. */
void ptx_activemask(PtxInst *p) { ptx_append_op(p, activemask_op, (DecodedOp){.dst = ptx_dst(p)}); }
