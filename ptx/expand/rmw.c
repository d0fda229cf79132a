/* rmw.c: computes what atomicrmw stores, for operations that have no atomic instruction and become a loop
 * around compare-and-swap; and emits the fence of an ordering. */
#include "ptx/expand/atomic.h"

void fence_put(Emit *e, const MemOrder *o) {
    if (o->fence) put(e, "fence.sc$s", o->scope);
}

/* Emits a select: `yes` if a p b holds for the integers a and b, otherwise `no`. */
static Opd choose(Emit *e, const Comp *c, enum IntPred p, Opd a, Opd b, Opd yes, Opd no) {
    return opd_select(e, c, int_compare(e, p, c, a, b), yes, no);
}

Opd rmw_result(Emit *e, enum RmwOp op, const Comp *c, Opd a, Opd b) {
    Opd zero = opd_imm(c->cls, 0), one = opd_imm(c->cls, 1);
    switch (op) {
    case RMW_XCHG: return b;
    case RMW_ADD: return int_binary(e, OP_ADD, c, a, b);
    case RMW_SUB: return int_binary(e, OP_SUB, c, a, b);
    case RMW_AND: return int_binary(e, OP_AND, c, a, b);
    case RMW_NAND: return int_binary(e, OP_XOR, c, int_binary(e, OP_AND, c, a, b), opd_imm(c->cls, UINT64_MAX));
    case RMW_OR: return int_binary(e, OP_OR, c, a, b);
    case RMW_XOR: return int_binary(e, OP_XOR, c, a, b);
    case RMW_MAX: return choose(e, c, ICMP_SGT, a, b, a, b);
    case RMW_MIN: return choose(e, c, ICMP_SLT, a, b, a, b);
    case RMW_UMAX: return choose(e, c, ICMP_UGT, a, b, a, b);
    case RMW_UMIN: return choose(e, c, ICMP_ULT, a, b, a, b);
    case RMW_FADD: return float_binary(e, OP_FADD, 0, c, a, b);
    case RMW_FSUB: return float_binary(e, OP_FSUB, 0, c, a, b);
    case RMW_FMAX: return float_minmax(e, MM_MAXNUM, c, a, b);
    case RMW_FMIN: return float_minmax(e, MM_MINNUM, c, a, b);
    case RMW_FMAXIMUM: return float_minmax(e, MM_MAXIMUM, c, a, b);
    case RMW_FMINIMUM: return float_minmax(e, MM_MINIMUM, c, a, b);
    case RMW_UINC_WRAP: return choose(e, c, ICMP_UGE, a, b, zero, int_binary(e, OP_ADD, c, a, one));
    case RMW_UDEC_WRAP:
        a = choose(e, c, ICMP_UGT, a, b, zero, a);
        return choose(e, c, ICMP_EQ, a, zero, b, int_binary(e, OP_SUB, c, a, one));
    case RMW_USUB_COND: return choose(e, c, ICMP_UGE, a, b, int_binary(e, OP_SUB, c, a, b), a);
    case RMW_USUB_SAT: return choose(e, c, ICMP_UGE, a, b, int_binary(e, OP_SUB, c, a, b), zero);
    default: bug(e->m, e->f, e->here.inst, "no PTX for operation %u of atomicrmw", op);
    }
}
