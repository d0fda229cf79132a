/* verify_inst.c: checks the operands of one instruction; the shape of its opcode in ops.def selects the
 * check. A constant expression is checked like the instruction with its opcode. */
#include "ir/verify/verify.h"

/* Checks the operands op[0 .. nopnd) and the result type of an instruction or constant expression i.
 * Returns false, with a message that the caller reports, at the first fault. Each operand shape has such a
 * function below, check_SHAPE. */
typedef bool ShapeCheck(Verify *x, const Inst *i, const Ref *op);

/* Returns the kind of a scalar type, or of the elements of a vector type. */
static enum TypeKind scalar_kind(const Module *m, TypeId t) {
    enum TypeKind k = type_kind(m, t);
    return k == TY_VECTOR ? type_kind(m, type_elem(m, t, 0)) : k;
}
/* These three accept a scalar and a vector of it. */
static bool is_int(const Module *m, TypeId t) { return scalar_kind(m, t) == TY_INT; }
static bool is_ptr(const Module *m, TypeId t) { return scalar_kind(m, t) == TY_PTR; }
static bool is_fp(const Module *m, TypeId t) { return scalar_kind(m, t) >= TY_HALF && scalar_kind(m, t) <= TY_DOUBLE; }

/* Accepts an instruction without operands; check_inst has checked their number. */
static bool check_none(Verify *x, const Inst *i, const Ref *op) {
    (void)x, (void)i, (void)op;
    return true;
}

/* Checks that the value has the result type of x->sym, and is no pointer into tensor or param memory. */
static bool check_ret(Verify *x, const Inst *i, const Ref *op) {
    TypeId expected = type_elem(x->m, x->m->sym.at[x->sym].type, 0);
    TypeId found = i->nopnd ? type_of(x, op[0]) : T_VOID;
    if (expected != found) return fail(x, "the function returns '%t', not '%t'", expected, found);
    if (type_holds(x, found, TYPEV_TENSOR)) return fail(x, "tensor memory pointer returned from a function");
    return !type_holds(x, found, TYPEV_PARAM) || fail(x, "param pointer escapes");
}

/* Checks that the target of a branch is a block. */
static bool check_target(Verify *x, Ref r) { return ref_is(r, REF_BLOCK) || broken(x, "branch target is not a block"); }

/* Checks that a br has one target, or an i1 and two targets. */
static bool check_br(Verify *x, const Inst *i, const Ref *op) {
    if (i->nopnd == 1) return check_target(x, op[0]);
    if (i->nopnd != 3) return broken(x, "br with %u operands", i->nopnd);
    if (type_of(x, op[0]) != T_I1) return broken(x, "branch condition is '%t', not 'i1'", type_of(x, op[0]));
    return check_target(x, op[1]) && check_target(x, op[2]);
}

/* Checks a switch: its value, its targets, and its cases, which must differ. It finds duplicates without sorting:
 * constants are interned, so equal cases have the same ConstId, and case_of marks each one with the serial number of
 * this switch. */
static bool check_switch(Verify *x, const Inst *i, const Ref *op) {
    TypeId t = type_of(x, op[0]);
    if (!type_is_int(x->m, t)) return broken(x, "switch needs an integer, not '%t'", t);
    if (i->nopnd % 2 || !check_target(x, op[1])) return broken(x, "switch with a case that has no target");
    uint32_t serial = ++x->nswitch;
    for (uint32_t k = 2; k < i->nopnd; k += 2) {
        if (!ref_is(op[k], REF_CONST) || type_of(x, op[k]) != t || const_at(x->m, op[k])->kind > CONST_WIDE)
            return fail(x, "switch case must be an integer constant of type '%t'", t);
        if (!check_target(x, op[k + 1])) return false;
        uint32_t c = ref_index(op[k]);
        if (x->case_of[c] == serial) return fail(x, "two cases of the switch have the value '%r'", op[k]);
        x->case_of[c] = serial;
    }
    return true;
}

/* Checks that the address is a pointer and that every target is a block. */
static bool check_indirectbr(Verify *x, const Inst *i, const Ref *op) {
    if (!type_is_ptr(x->m, type_of(x, op[0])))
        return broken(x, "indirectbr needs a pointer, not '%t'", type_of(x, op[0]));
    for (uint32_t k = 1; k < i->nopnd; k++)
        if (!check_target(x, op[k])) return false;
    return true;
}

/* Checks that operands and result have one type. The row of the opcode says whether it is integer or
 * floating point; freeze takes any value. */
static bool check_arith(Verify *x, const Inst *i, const Ref *op) {
    TypeId t = i->type;
    const char *name = op_info[i->op].name;
    uint32_t flags = op_flags(i);
    if ((flags & OF_INT) && !is_int(x->m, t))
        return broken(x, "%s needs integers or vectors of them, not '%t'", name, t);
    if ((flags & OF_FP) && !is_fp(x->m, t))
        return broken(x, "%s needs floating point or vectors of it, not '%t'", name, t);
    for (uint32_t k = 0; k < i->nopnd; k++)
        if (type_of(x, op[k]) != t)
            return broken(x, "type mismatch: %s of '%t' takes a '%t'", name, t, type_of(x, op[k]));
    return type_is_value(x->m, t) || fail(x, "%s needs a value, not '%t'", name, t);
}

/* Checks that t, the type of an operand, is a vector. */
static bool check_vector(Verify *x, const Inst *i, TypeId t) {
    return type_kind(x->m, t) == TY_VECTOR || broken(x, "%s needs a vector, not '%t'", op_info[i->op].name, t);
}

/* Checks the types. An index may be out of range, because the result is then poison. */
static bool check_extractelt(Verify *x, const Inst *i, const Ref *op) {
    TypeId v = type_of(x, op[0]);
    if (!check_vector(x, i, v)) return false;
    if (!type_is_int(x->m, type_of(x, op[1])))
        return broken(x, "extractelement needs an integer index, not '%t'", type_of(x, op[1]));
    return i->type == type_elem(x->m, v, 0) || broken(x, "extractelement of '%t' gives '%t'", v, i->type);
}

/* Checks the types, as check_extractelt does. */
static bool check_insertelt(Verify *x, const Inst *i, const Ref *op) {
    TypeId v = type_of(x, op[0]);
    if (!check_vector(x, i, v)) return false;
    if (type_of(x, op[1]) != type_elem(x->m, v, 0))
        return broken(x, "type mismatch: insertelement of '%t' into '%t'", type_of(x, op[1]), v);
    if (!type_is_int(x->m, type_of(x, op[2])))
        return broken(x, "insertelement needs an integer index, not '%t'", type_of(x, op[2]));
    return i->type == v || broken(x, "insertelement into '%t' gives '%t'", v, i->type);
}

/* Checks that both vectors have one type, and that the mask is constant and selects, where it is not undef or poison,
 * elements that exist. */
static bool check_shuffle(Verify *x, const Inst *i, const Ref *op) {
    Module *m = x->m;
    TypeId v = type_of(x, op[0]), mask = type_of(x, op[2]);
    if (!check_vector(x, i, v)) return false;
    if (type_of(x, op[1]) != v) return broken(x, "type mismatch: shufflevector of '%t' and '%t'", v, type_of(x, op[1]));
    if (!ref_is(op[2], REF_CONST) || type_kind(m, mask) != TY_VECTOR || type_elem(m, mask, 0) != T_I32)
        return broken(x, "the mask of a shufflevector must be a constant vector of i32");
    const Const *c = const_at(m, op[2]);
    uint64_t limit = 2 * type_lanes(m, v), index;
    for (uint32_t k = 0; c->kind == CONST_AGG && k < c->n; k++) {
        Ref e = m->const_elem.at[c->first + k];
        if (!ref_is_undef(m, e) && !(ref_int(m, e, &index) && index < limit))
            return fail(x, "shufflevector mask element '%r' is out of range, there are %u elements", e,
                        (unsigned)limit);
    }
    if (type_kind(m, i->type) != TY_VECTOR || type_elem(m, i->type, 0) != type_elem(m, v, 0) ||
        type_lanes(m, i->type) != type_lanes(m, mask))
        return broken(x, "shufflevector of '%t' by '%t' gives '%t'", v, mask, i->type);
    return true;
}

/* Returns the type of the element of t that the indices from op[k] to the last operand select. Returns T_VOID, after
 * writing a message, if there is no such element. */
static TypeId aggregate_walk(Verify *x, const Inst *i, const Ref *op, uint32_t k, TypeId t) {
    for (; k < i->nopnd; k++) {
        uint32_t index = ref_index(op[k]);
        if (!ref_is(op[k], REF_INT) || !type_is_aggregate(x->m, t)) {
            broken(x, "%s indexes into '%t', which has no elements", op_info[i->op].name, t);
            return T_VOID;
        }
        const Type *a = type_at(x->m, t);
        if (index >= (a->kind == TY_STRUCT ? a->nelem : a->n)) {
            broken(x, "%s: '%t' has no element %u", op_info[i->op].name, t, index);
            return T_VOID;
        }
        t = type_elem(x->m, t, index);
    }
    return t;
}

/* Checks that the indices, from operand 1 on, select an element of the result type. */
static bool check_extractval(Verify *x, const Inst *i, const Ref *op) {
    TypeId t = aggregate_walk(x, i, op, 1, type_of(x, op[0]));
    return t != T_VOID && (t == i->type || broken(x, "extractvalue of a '%t' gives '%t'", t, i->type));
}

/* Checks that the indices, from operand 2 on, select an element of the type of operand 1. */
static bool check_insertval(Verify *x, const Inst *i, const Ref *op) {
    TypeId t = aggregate_walk(x, i, op, 2, type_of(x, op[0]));
    if (t == T_VOID) return false;
    if (t != type_of(x, op[1]))
        return broken(x, "type mismatch: insertvalue of '%t' for an element of type '%t'", type_of(x, op[1]), t);
    TypeId whole = type_of(x, op[0]);
    return i->type == whole || broken(x, "insertvalue into '%t' gives '%t'", whole, i->type);
}

/* Checks that the result is a generic or local pointer, and that the allocated type has a size and the count is an
 * integer. */
static bool check_alloca(Verify *x, const Inst *i, const Ref *op) {
    if (!type_is_ptr(x->m, i->type)) return broken(x, "alloca gives a pointer, not '%t'", i->type);
    if (type_space(x->m, i->type) != SPACE_GENERIC && type_space(x->m, i->type) != SPACE_LOCAL)
        return fail(x, "Allocas are not supported on address spaces except Generic");
    if (!type_has_size(x, i->aux)) return fail(x, "alloca of '%t', which has no size", i->aux);
    return i->nopnd == 0 || type_is_int(x->m, type_of(x, op[0])) ||
           broken(x, "alloca needs an integer count, not '%t'", type_of(x, op[0]));
}

/* Checks that an access goes through a pointer, and not to tensor memory, which only intrinsics can access. */
static bool check_pointer(Verify *x, const Inst *i, Ref p) {
    TypeId t = type_of(x, p);
    if (!type_is_ptr(x->m, t)) return broken(x, "%s needs a pointer, not '%t'", op_info[i->op].name, t);
    return type_at(x->m, t)->n != SPACE_TENSOR || fail(x, "Tensor Memory loads/stores are not supported");
}

/* Checks that t is the type of a value that has a size, so that memory can hold it. */
static bool check_content(Verify *x, const Inst *i, TypeId t) {
    return (type_is_value(x->m, t) && type_has_size(x, t)) ||
           fail(x, "%s of '%t', which has no size", op_info[i->op].name, t);
}

/* Checks that p, which is written through, does not point to param memory. */
static bool check_writable(Verify *x, Ref p) {
    return !type_in_space(x->m, type_of(x, p), SPACE_PARAM) || fail(x, "param memory is read only");
}

/* Checks that a value that is stored neither is nor contains a pointer into param memory. */
static bool check_no_escape(Verify *x, Ref value) {
    return !type_holds(x, type_of(x, value), TYPEV_PARAM) || fail(x, "param pointer escapes");
}

/* Checks that the type t of an atomic access is a scalar of 8, 16, 32, ... bits; a pointer counts as 64. */
static bool check_atomic_type(Verify *x, const Inst *i, TypeId t) {
    Module *m = x->m;
    const char *name = i->op == OP_LOAD ? "atomic load" : i->op == OP_STORE ? "atomic store" : "atomicrmw";
    if (!type_is_int(m, t) && !type_is_fp(m, t) && !type_is_ptr(m, t))
        return fail(x, "%s needs an integer, floating point or a pointer, not '%t'", name, t);
    uint32_t bits = type_is_ptr(m, t) ? 64 : type_bits(m, t);
    return (bits >= 8 && (bits & (bits - 1)) == 0) ||
           fail(x, "%s of '%t': the size must be a power of two of at least 8 bits", name, t);
}

#define LEGAL_LOAD (1u << ORD_UNORDERED | 1u << ORD_MONOTONIC | 1u << ORD_ACQUIRE | 1u << ORD_SEQ_CST)
#define LEGAL_STORE (1u << ORD_UNORDERED | 1u << ORD_MONOTONIC | 1u << ORD_RELEASE | 1u << ORD_SEQ_CST)
#define LEGAL_FENCE (1u << ORD_ACQUIRE | 1u << ORD_RELEASE | 1u << ORD_ACQ_REL | 1u << ORD_SEQ_CST)
#define LEGAL_RMW (1u << ORD_MONOTONIC | LEGAL_FENCE)
#define LEGAL_FAIL (1u << ORD_MONOTONIC | 1u << ORD_ACQUIRE | 1u << ORD_SEQ_CST)

/* Checks that an ordering is in `legal`, a set with bit ORD_* for each ordering. */
static bool check_order(Verify *x, const Inst *i, unsigned order, unsigned legal) {
    const char *name = order <= ORD_SEQ_CST ? ordering_name[order] : "?";
    const char *when = legal == LEGAL_FAIL ? " on failure" : "";
    return (legal >> order & 1) || fail(x, "%s cannot be '%s'%s", op_info[i->op].name, name, when);
}

/* Checks the pointer and the loaded type, and for an atomic load its ordering and the size of the type. */
static bool check_load(Verify *x, const Inst *i, const Ref *op) {
    if (!check_pointer(x, i, op[0]) || !check_content(x, i, i->type)) return false;
    return i->mem.order == ORD_NONE ||
           (check_order(x, i, i->mem.order, LEGAL_LOAD) && check_atomic_type(x, i, i->type));
}

/* Checks a store like a load, and also that it neither writes param memory nor stores a pointer into it. */
static bool check_store(Verify *x, const Inst *i, const Ref *op) {
    TypeId t = type_of(x, op[0]);
    if (!check_pointer(x, i, op[1]) || !check_content(x, i, t)) return false;
    if (!check_writable(x, op[1]) || !check_no_escape(x, op[0])) return false;
    return i->mem.order == ORD_NONE || (check_order(x, i, i->mem.order, LEGAL_STORE) && check_atomic_type(x, i, t));
}

/* Checks the ordering of a fence. */
static bool check_fence(Verify *x, const Inst *i, const Ref *op) {
    (void)op;
    return check_order(x, i, i->mem.order, LEGAL_FENCE);
}

/* Checks a cmpxchg: its pointer, the types, the orderings, and that it stores no pointer into param memory. It exists
 * only for generic, global and shared memory, and for that of a cluster from sm_90 on or if no target is given. */
static bool check_cmpxchg(Verify *x, const Inst *i, const Ref *op) {
    Module *m = x->m;
    TypeId t = type_of(x, op[1]);
    if (!check_pointer(x, i, op[0])) return false;
    uint32_t space = type_space(m, type_of(x, op[0]));
    bool cluster = space == SPACE_CLUSTER && (x->opt.sm == 0 || x->opt.sm >= 90);
    if (space != SPACE_GENERIC && space != SPACE_GLOBAL && space != SPACE_SHARED && !cluster)
        return fail(x, "cmpxchg pointer operand must point to generic, global, or shared address space");
    if (type_of(x, op[2]) != t) return broken(x, "type mismatch: cmpxchg of '%t' and '%t'", t, type_of(x, op[2]));
    if (!type_is_int(m, t) && !type_is_ptr(m, t)) return fail(x, "cmpxchg needs an integer or a pointer, not '%t'", t);
    uint32_t bits = type_bits(m, t);
    if (type_is_int(m, t) && !(bits >= 8 && bits <= 128 && (bits & (bits - 1)) == 0))
        return fail(x, "cmpxchg of '%t': the size must be 8, 16, 32, 64 or 128 bits", t);
    if (i->type != inst_result_type(m, x->f, i, op)) return broken(x, "cmpxchg of '%t' gives '%t'", t, i->type);
    return check_order(x, i, i->mem.order, LEGAL_RMW) && check_order(x, i, i->mem.fail, LEGAL_FAIL) &&
           check_no_escape(x, op[1]) && check_no_escape(x, op[2]);
}

/* The kinds of type that each operation of atomicrmw accepts. */
enum { RMW_ON_INT = 1, RMW_ON_FP = 2, RMW_ON_PTR = 4 };
/* clang-format off */
static const uint8_t rmw_on[RMW_COUNT] = {
    [RMW_XCHG] = RMW_ON_INT | RMW_ON_FP | RMW_ON_PTR,
    [RMW_ADD] = RMW_ON_INT, [RMW_SUB] = RMW_ON_INT, [RMW_AND] = RMW_ON_INT, [RMW_NAND] = RMW_ON_INT,
    [RMW_OR] = RMW_ON_INT, [RMW_XOR] = RMW_ON_INT, [RMW_MAX] = RMW_ON_INT, [RMW_MIN] = RMW_ON_INT,
    [RMW_UMAX] = RMW_ON_INT, [RMW_UMIN] = RMW_ON_INT, [RMW_FADD] = RMW_ON_FP, [RMW_FSUB] = RMW_ON_FP,
    [RMW_FMAX] = RMW_ON_FP, [RMW_FMIN] = RMW_ON_FP, [RMW_FMAXIMUM] = RMW_ON_FP, [RMW_FMINIMUM] = RMW_ON_FP,
    [RMW_UINC_WRAP] = RMW_ON_INT, [RMW_UDEC_WRAP] = RMW_ON_INT, [RMW_USUB_COND] = RMW_ON_INT,
    [RMW_USUB_SAT] = RMW_ON_INT
};
/* clang-format on */

/* Checks an atomicrmw: its pointer, that it stores no pointer into param memory, that rmw_on allows its operation on
 * the type of the operand, and its ordering. A floating-point operation, or one marked elementwise, may work on a
 * vector. */
static bool check_atomicrmw(Verify *x, const Inst *i, const Ref *op) {
    Module *m = x->m;
    TypeId t = type_of(x, op[1]), scalar = type_scalar(m, t);
    if (!check_pointer(x, i, op[0]) || !check_writable(x, op[0]) || !check_no_escape(x, op[1])) return false;
    unsigned on = is_int(m, t) ? RMW_ON_INT : is_fp(m, t) ? RMW_ON_FP : is_ptr(m, t) ? RMW_ON_PTR : 0;
    if (i->sub >= RMW_COUNT || !(rmw_on[i->sub] & on))
        return fail(x, "atomicrmw %s does not work on '%t'", i->sub < RMW_COUNT ? rmw_name[i->sub] : "?", t);
    if (i->type != t) return broken(x, "atomicrmw of '%t' gives '%t'", t, i->type);
    bool vector = scalar != t && ((i->flags & IF_ELEMENTWISE) || (on == RMW_ON_FP && i->sub != RMW_XCHG));
    return check_atomic_type(x, i, vector ? scalar : t) && check_order(x, i, i->mem.order, LEGAL_RMW);
}

/* Sets *index to r, an index into a struct. Returns false, and *index is not meaningful, unless r is a constant i32 or,
 * in a getelementptr on vectors of pointers, a constant vector of equal ones. */
static bool struct_index(const Module *m, Ref r, uint64_t *index) {
    if (ref_is(r, REF_CONST) && type_kind(m, const_at(m, r)->type) == TY_VECTOR) {
        const Const *c = const_at(m, r);
        *index = 0;
        if (c->kind == CONST_ZERO) return type_scalar(m, c->type) == T_I32;
        if (c->kind != CONST_AGG || c->n == 0) return false;
        r = m->const_elem.at[c->first];
        for (uint32_t k = 1; k < c->n; k++)
            if (!ref_same(m->const_elem.at[c->first + k], r)) return false;
    }
    return ref_is(r, REF_CONST) && const_at(m, r)->type == T_I32 && ref_int(m, r, index);
}

/* Checks that the indices after the first select a part of the source element type. If the base or an index
 * is a vector, the result is a vector of pointers with as many elements. */
static bool check_gep(Verify *x, const Inst *i, const Ref *op) {
    Module *m = x->m;
    TypeId base = type_of(x, op[0]), t = i->aux;
    uint64_t lanes = type_lanes(m, base);
    if (!is_ptr(m, base)) return broken(x, "getelementptr needs a pointer, not '%t'", base);
    if (!type_has_size(x, t)) return fail(x, "getelementptr into '%t', which has no size", t);
    for (uint32_t k = 1; k < i->nopnd; k++) {
        TypeId index = type_of(x, op[k]);
        if (!is_int(m, index)) return broken(x, "getelementptr needs integer indices, not '%t'", index);
        uint64_t n = type_lanes(m, index);
        if (n && lanes && n != lanes)
            return broken(x, "type mismatch: getelementptr on '%t' with an index of type '%t'", base, index);
        lanes = n ? n : lanes;
        if (k == 1) continue;
        enum TypeKind kind = type_kind(m, t);
        uint64_t field = 0;
        if (kind != TY_ARRAY && kind != TY_VECTOR && kind != TY_STRUCT)
            return broken(x, "getelementptr indexes into '%t', which has no elements", t);
        if (kind == TY_STRUCT && !struct_index(m, op[k], &field))
            return fail(x, "getelementptr into '%t' needs a constant i32 index", t);
        if (kind == TY_STRUCT && field >= type_at(m, t)->nelem)
            return broken(x, "getelementptr: '%t' has no element %u", t, (unsigned)field);
        t = type_elem(m, t, field);
    }
    TypeId expected = lanes && type_lanes(m, base) == 0 ? type_vector(m, lanes, base) : base;
    return i->type == expected || broken(x, "type mismatch: getelementptr on '%t' gives '%t'", base, i->type);
}

/* Checks an icmp or fcmp: the operands have one type, which suits the opcode, the predicate exists, and the result is
 * an i1 or a vector of as many i1. */
static bool check_cmp(Verify *x, const Inst *i, const Ref *op) {
    Module *m = x->m;
    TypeId t = type_of(x, op[0]);
    if (type_of(x, op[1]) != t)
        return broken(x, "type mismatch: %s of '%t' and '%t'", op_info[i->op].name, t, type_of(x, op[1]));
    if (i->op == OP_ICMP && !is_int(m, t) && !is_ptr(m, t))
        return broken(x, "icmp needs integers or pointers, not '%t'", t);
    if (i->op == OP_FCMP && !is_fp(m, t)) return broken(x, "fcmp needs floating point, not '%t'", t);
    if (i->sub > (i->op == OP_ICMP ? (unsigned)ICMP_SLE : (unsigned)FCMP_TRUE))
        return broken(x, "%s has no such predicate", op_info[i->op].name);
    return (type_scalar(m, i->type) == T_I1 && type_lanes(m, i->type) == type_lanes(m, t)) ||
           broken(x, "%s of '%t' gives '%t'", op_info[i->op].name, t, i->type);
}

/* Checks only the types. verify_fn.c, which knows the edges, checks that the blocks are the predecessors. */
static bool check_phi(Verify *x, const Inst *i, const Ref *op) {
    if (!type_is_value(x->m, i->type)) return broken(x, "phi needs values, not '%t'", i->type);
    if (i->nopnd % 2) return broken(x, "phi with a value that has no block");
    for (uint32_t k = 0; k < i->nopnd; k += 2) {
        if (type_of(x, op[k]) != i->type)
            return broken(x, "type mismatch: phi of '%t' takes a '%t'", i->type, type_of(x, op[k]));
        if (!ref_is(op[k + 1], REF_BLOCK)) return broken(x, "phi with a value that has no block");
    }
    return true;
}

/* Checks a select of two values of one type; a condition that is a vector needs as many elements as they have. */
static bool check_select(Verify *x, const Inst *i, const Ref *op) {
    Module *m = x->m;
    TypeId c = type_of(x, op[0]), t = type_of(x, op[1]);
    if (type_scalar(m, c) != T_I1) return broken(x, "select condition is '%t', not 'i1' or a vector of it", c);
    if (type_of(x, op[2]) != t) return broken(x, "type mismatch: select of '%t' and '%t'", t, type_of(x, op[2]));
    if (!type_is_value(m, t)) return broken(x, "select needs values, not '%t'", t);
    if (c != T_I1 && type_lanes(m, c) != type_lanes(m, t))
        return broken(x, "type mismatch: select of '%t' by '%t'", t, c);
    return i->type == t || broken(x, "select of '%t' gives '%t'", t, i->type);
}

/* Checks that the list of arguments is given by a pointer, and that the type of the argument has a size. */
static bool check_vaarg(Verify *x, const Inst *i, const Ref *op) {
    return check_pointer(x, i, op[0]) && check_content(x, i, i->type);
}

/* Checks the number of operands of a debug record and that it names a variable, or for #dbg_label a label. Its last
 * operands are metadata: the variable and the expression, and three more of #dbg_assign. */
static bool check_dbg(Verify *x, const Inst *i, const Ref *op) {
    static const uint8_t least[] = {3, 3, 6, 1};
    uint32_t n = least[i->op - OP_DBG_VALUE], values = i->nopnd;
    if (i->nopnd < n) return broken(x, "%s with %u operands", op_info[i->op].name, i->nopnd);
    uint32_t variable = i->op == OP_DBG_LABEL ? 0 : i->op == OP_DBG_ASSIGN ? values - 5 : values - 2;
    if (!ref_is(op[variable], REF_META)) return broken(x, "%s names no variable", op_info[i->op].name);
    const Md *md = &x->m->md.at[x->f->md.at[ref_index(op[variable])]];
    const char *expected = i->op == OP_DBG_LABEL ? "DILabel" : "DILocalVariable";
    return (md->kind == MD_NODE && strcmp(str_get(x->m, md->name), expected) == 0) ||
           fail(x, "%s needs a %s", op_info[i->op].name, expected);
}

/* With fewer operands than `least`, a check would read the operands of another instruction. */
/* clang-format off */
static const struct { ShapeCheck *check; uint32_t least, most; } shape_check[] = {
    [SH_NONE]       = {check_none, 0, 0},
    [SH_RET]        = {check_ret, 0, 1},
    [SH_BR]         = {check_br, 1, 3},
    [SH_SWITCH]     = {check_switch, 2, UINT32_MAX},
    [SH_INDIRECTBR] = {check_indirectbr, 1, UINT32_MAX},
    [SH_UNARY]      = {check_arith, 1, 1},
    [SH_BINARY]     = {check_arith, 2, 2},
    [SH_EXTRACTELT] = {check_extractelt, 2, 2},
    [SH_INSERTELT]  = {check_insertelt, 3, 3},
    [SH_SHUFFLE]    = {check_shuffle, 3, 3},
    [SH_EXTRACTVAL] = {check_extractval, 2, UINT32_MAX},
    [SH_INSERTVAL]  = {check_insertval, 3, UINT32_MAX},
    [SH_ALLOCA]     = {check_alloca, 0, 1},
    [SH_LOAD]       = {check_load, 1, 1},
    [SH_STORE]      = {check_store, 2, 2},
    [SH_FENCE]      = {check_fence, 0, 0},
    [SH_CMPXCHG]    = {check_cmpxchg, 3, 3},
    [SH_ATOMICRMW]  = {check_atomicrmw, 2, 2},
    [SH_GEP]        = {check_gep, 1, UINT32_MAX},
    [SH_CAST]       = {check_cast, 1, 1},
    [SH_CMP]        = {check_cmp, 2, 2},
    [SH_PHI]        = {check_phi, 0, UINT32_MAX},
    [SH_SELECT]     = {check_select, 3, 3},
    [SH_CALL]       = {check_call, 1, UINT32_MAX},
    [SH_VAARG]      = {check_vaarg, 1, 1},
    [SH_DBG]        = {check_dbg, 1, UINT32_MAX},
};
/* clang-format on */

bool check_inst(Verify *x, const Inst *i, const Ref *op) {
    uint8_t shape = op_info[i->op].shape;
    if (i->nopnd < shape_check[shape].least || i->nopnd > shape_check[shape].most)
        return broken(x, "%s with %u operands", op_info[i->op].name, i->nopnd);
    return shape_check[shape].check(x, i, op);
}
