/* atomic_plain.c: expands an atomic operation on local memory into a plain load, the operation and a plain
 * store.
 *
 * The expansion is atomic enough, because only one thread accesses its local memory. It is needed, because
 * the hardware has no atomics there and traps. */
#include "transform/spaces/retag.h"

typedef struct PlainAtomic {
    Retag *r;
    ValueId v;   /* the atomic, before which the instructions are inserted */
    TypeId type; /* of the value in memory */
} PlainAtomic;

/* Emits an operation with result type t before the atomic and returns its result. b: REF_NULL if it has one operand. */
static Ref emit(PlainAtomic *p, enum Op op, TypeId t, Ref a, Ref b) {
    Ref operand[] = {a, b};
    return edit_make(&p->r->e, p->v, op, t, operand, ref_same(b, REF_NULL) ? 1 : 2);
}

/* Emits a binary operation on two values of p->type. */
static Ref emit_op(PlainAtomic *p, enum Op op, Ref a, Ref b) { return emit(p, op, p->type, a, b); }

/* Emits a comparison of two values of p->type: an icmp or fcmp (`op`) with this predicate. */
static Ref emit_compare(PlainAtomic *p, enum Op op, uint8_t predicate, Ref a, Ref b) {
    Ref c = emit(p, op, type_with_scalar(p->r->m, p->type, T_I1), a, b);
    inst_at(p->r->f, ref_index(c))->sub = predicate;
    return c;
}

/* Emits `c ? a : b`, a value of p->type. */
static Ref emit_select(PlainAtomic *p, Ref c, Ref a, Ref b) {
    Ref operand[] = {c, a, b};
    return edit_make(&p->r->e, p->v, OP_SELECT, p->type, operand, 3);
}

/* Emits the larger (FCMP_OGT) or smaller (FCMP_OLT) of two floating-point numbers; if one is a NaN, the result is the
 * other number. */
static Ref emit_choice(PlainAtomic *p, uint8_t predicate, Ref a, Ref b) {
    Ref first = emit_select(p, emit_compare(p, OP_FCMP, predicate, a, b), a, b);
    return emit_select(p, emit_compare(p, OP_FCMP, FCMP_UNO, b, b), a, first);
}

/* How the operation computes the new value: by opcode `op`, or by a comparison with predicate `compare` and a select.
 * op 0 (OP_NOP): in another way, see rmw_result. */
static const struct {
    uint8_t op, compare;
} simple[RMW_COUNT] = {[RMW_ADD] = {OP_ADD, 0},          [RMW_SUB] = {OP_SUB, 0},
                       [RMW_AND] = {OP_AND, 0},          [RMW_OR] = {OP_OR, 0},
                       [RMW_XOR] = {OP_XOR, 0},          [RMW_FADD] = {OP_FADD, 0},
                       [RMW_FSUB] = {OP_FSUB, 0},        [RMW_MAX] = {OP_ICMP, ICMP_SGT},
                       [RMW_MIN] = {OP_ICMP, ICMP_SLT},  [RMW_UMAX] = {OP_ICMP, ICMP_UGT},
                       [RMW_UMIN] = {OP_ICMP, ICMP_ULT}, [RMW_FMAX] = {OP_FCMP, FCMP_OGT},
                       [RMW_FMIN] = {OP_FCMP, FCMP_OLT}};

/* Emits the new value of the memory, `old` combined with `x`, and returns it; REF_NULL if plain instructions cannot
 * express the operation, which rmw_is_expandable rules out. */
static Ref rmw_result(PlainAtomic *p, uint8_t rmw, Ref old, Ref x) {
    Module *m = p->r->m;
    if (rmw == RMW_XCHG) return x;
    if (simple[rmw].op == OP_ICMP) return emit_select(p, emit_compare(p, OP_ICMP, simple[rmw].compare, old, x), old, x);
    if (simple[rmw].op == OP_FCMP) return emit_choice(p, simple[rmw].compare, old, x);
    if (simple[rmw].op != OP_NOP) return emit_op(p, (enum Op)simple[rmw].op, old, x);
    if (type_kind(m, p->type) != TY_INT || type_bits(m, p->type) > 64) return REF_NULL;
    Ref zero = const_zero(m, p->type), one = const_int(m, p->type, 1);
    Ref ones = const_int(m, p->type, UINT64_MAX);
    switch (rmw) {
    case RMW_NAND: return emit_op(p, OP_XOR, emit_op(p, OP_AND, old, x), ones);
    case RMW_UINC_WRAP: {
        Ref more = emit_op(p, OP_ADD, old, one);
        return emit_select(p, emit_compare(p, OP_ICMP, ICMP_UGE, old, x), zero, more);
    }
    /* old - 1 wraps to the largest number if old is 0, so that one comparison covers both tests */
    case RMW_UDEC_WRAP: {
        Ref less = emit_op(p, OP_SUB, old, one);
        return emit_select(p, emit_compare(p, OP_ICMP, ICMP_UGE, less, x), x, less);
    }
    case RMW_USUB_COND:
    case RMW_USUB_SAT: {
        Ref less = emit_op(p, OP_SUB, old, x);
        return emit_select(p, emit_compare(p, OP_ICMP, ICMP_UGE, old, x), less, rmw == RMW_USUB_SAT ? zero : old);
    }
    default: return REF_NULL;
    }
}

/* Emits an insertvalue of `element` as field number `field`, from 0, of `aggregate`, which has type t. */
static Ref emit_insert(PlainAtomic *p, TypeId t, Ref aggregate, Ref element, uint32_t field) {
    Ref operand[] = {aggregate, element, ref_make(REF_INT, field)};
    ValueId v = fn_inst(p->r->f, OP_INSERTVALUE, t, operand, 3);
    edit_before(&p->r->e, p->v, v);
    return ref_make(REF_VALUE, v);
}

/* Reports whether rmw_result can express the operation of atomicrmw or cmpxchg i in plain instructions. */
static bool rmw_is_expandable(const Module *m, const Inst *i) {
    bool special = i->sub != RMW_XCHG && simple[i->sub].op == OP_NOP;
    if (i->op == OP_CMPXCHG || !special) return true;
    return type_kind(m, i->type) == TY_INT && type_bits(m, i->type) <= 64 && i->sub != RMW_FMAXIMUM &&
           i->sub != RMW_FMINIMUM;
}

/* Returns operand i of atomic v, a value that is compared with memory or stored there. A pointer gets its generic form,
 * because memory holds generic pointers. */
static Ref memory_value(Retag *r, ValueId v, uint32_t i) {
    const Inst *inst = inst_at(r->f, v);
    TypeId t = inst->op == OP_CMPXCHG ? type_elem(r->m, inst->type, 0) : inst->type;
    Ref x = inst_op(r->f, v, i);
    return t == T_PTR ? retag_form(r, x, SPACE_GENERIC) : x;
}

bool atomic_make_plain(Retag *r, ValueId v) {
    Inst old_inst = *inst_at(r->f, v);
    bool moves = old_inst.op == OP_LOAD || old_inst.op == OP_STORE;
    if (!moves && !rmw_is_expandable(r->m, &old_inst)) return false;
    pass_remark(r->p, REMARK_AtomicMadePlain, r->f, v);
    if (moves) {
        inst_at(r->f, v)->mem.order = ORD_NONE;
        inst_at(r->f, v)->mem.scope = SCOPE_SYSTEM;
        r->e.changed = true;
        return false;
    }
    bool exchange = old_inst.op == OP_CMPXCHG;
    Ref x = memory_value(r, v, 1), at = retag_operand(r, v, 0, SPACE_LOCAL);
    PlainAtomic p = {r, v, exchange ? type_elem(r->m, old_inst.type, 0) : old_inst.type};
    Ref old = emit(&p, OP_LOAD, p.type, at, REF_NULL), equal = REF_NULL, put;
    inst_at(r->f, ref_index(old))->mem.align = old_inst.mem.align;
    if (exchange) {
        equal = emit_compare(&p, OP_ICMP, ICMP_EQ, old, x);
        put = emit_select(&p, equal, memory_value(r, v, 2), old);
    } else {
        put = rmw_result(&p, old_inst.sub, old, x);
    }
    Ref store = emit(&p, OP_STORE, T_VOID, put, at);
    inst_at(r->f, ref_index(store))->mem.align = old_inst.mem.align;
    if (exchange) {
        Ref pair = const_simple(r->m, CONST_POISON, old_inst.type);
        old = emit_insert(&p, old_inst.type, emit_insert(&p, old_inst.type, pair, old, 0), equal, 1);
    }
    edit_replace(&r->e, v, old);
    edit_delete(&r->e, v);
    return true;
}
