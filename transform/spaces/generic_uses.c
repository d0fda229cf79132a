/* generic_uses.c: finds the functions that memory-space-opt cannot change, so that the module need not be analysed
 * again for them. After the first memory-space-opt these are most functions of most programs. Only types and opcodes
 * are examined, so a function may be visited without need, but none is missed. */
#include "transform/spaces/generic_uses.h"

#include "ir/intrinsic.h"

/* Reports whether access v is legal in this space, the one of its pointer type, and already has its final form, so
 * that memory-space-opt neither changes it nor warns about it. */
static bool access_is_settled(const Module *m, const Fn *f, ValueId v, uint32_t space) {
    const Inst *i = inst_at(f, v);
    bool plain = (i->op == OP_LOAD || i->op == OP_STORE) && i->mem.order <= ORD_UNORDERED;
    switch (space) {
    case SPACE_GLOBAL: return true;
    case SPACE_SHARED: return i->op != OP_ATOMICRMW || type_kind(m, i->type) != TY_VECTOR;
    case SPACE_LOCAL: return plain || inst_is_intrinsic(m, f, v, INF_COPY | INF_FILL);
    case SPACE_CONST:
    case SPACE_PARAM: return plain && i->op == OP_LOAD;
    default: return false; /* an address of a cluster may turn out to be the block's own */
    }
}

/* Reports whether v calls a function, by name or through a pointer, and not an intrinsic or inline assembly. */
static bool is_function_call(const Module *m, const Fn *f, ValueId v) {
    return inst_at(f, v)->op == OP_CALL && !call_intrinsic(m, f, v) && !ref_is_asm(m, call_callee(f, v));
}

/* Reports whether operand k of v, a generic pointer, keeps its form whatever it points to: it is stored, inserted into
 * an aggregate, passed to a function, returned, called, or cast to an integer or to a space; or compared: a comparison
 * changes only if the definition of an operand changes, which is visited itself. */
static bool keeps_generic(const Module *m, const Fn *f, ValueId v, uint32_t k) {
    switch (inst_at(f, v)->op) {
    case OP_STORE: return k == 0;
    case OP_ADDRSPACECAST:
    case OP_PTRTOINT:
    case OP_ICMP:
    case OP_INSERTVALUE:
    case OP_RET: return true;
    case OP_CALL: return is_function_call(m, f, v) || k + 1 == inst_at(f, v)->nopnd;
    default: return false;
    }
}

/* Reports whether memory-space-opt may change v because of operand k, or warn about it: the operand is a generic
 * pointer that does not keep its form, or the address of an access that is not settled in its space. */
static bool operand_awaits_space(const Module *m, const Fn *f, ValueId v, uint32_t k) {
    const Inst *i = inst_at(f, v);
    Ref op = inst_op(f, v, k);
    if (!ref_is(op, REF_VALUE) && !ref_is(op, REF_CONST) && !ref_is(op, REF_SYM)) return false;
    TypeId t = ref_type(m, f, op);
    if (!type_is_ptrs(m, t)) return false;
    uint32_t space = type_space(m, t);
    if (space == SPACE_GENERIC) return !keeps_generic(m, f, v, k);
    bool accesses = op_flags(i) & (OF_READ | OF_WRITE) && !(i->op == OP_STORE && k == 0) && !is_function_call(m, f, v);
    return accesses && !access_is_settled(m, f, v, space);
}

/* Reports whether some operand in the body awaits a space. Depends on the body alone, so that pass_fn_ask() can keep
 * the result. */
static bool body_awaits_spaces(const Module *m, const Fn *f) {
    each_inst(f, b, v) {
        if (op_flags(inst_at(f, v)) & OF_DEBUG || inst_is_intrinsic(m, f, v, INF_NOP)) continue;
        for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++)
            if (operand_awaits_space(m, f, v, i)) return true;
    }
    return false;
}

bool fn_awaits_spaces(const Pass *p, Fn *f, bool params_move) {
    const Module *m = p->m;
    if (p->knobs->wmma_space != WMMA_LEGAL) return true; /* it forbids spaces that the hardware allows */
    AttrListId attrs = m->sym.at[f->sym].attrs;
    for (ValueId v = 0; v < f->nparam && params_move; v++) {
        TypeId t = inst_at(f, v)->type;
        if (type_is_ptrs(m, t) && type_space(m, t) == SPACE_GENERIC && !param_has_attr(m, attrs, v, "byval"))
            return true;
    }
    return pass_fn_ask(p, f, ASK_AWAITS_SPACES, body_awaits_spaces);
}
