/* upgrade.c: replaces an old form of the language by the present one, as LLVM does when it reads one.
 *
 * Before it had address space 7, llvm.nvvm.mapa.shared.cluster returned a pointer to space 3. Such an address is in
 * the shared memory of another block, and ld.shared would access other memory. So the call gets the present type,
 * and so do the addresses that are computed from it:
 *
 *     %m = call ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(...)     ptr addrspace(7)
 *     %p = getelementptr i32, ptr addrspace(3) %m, i32 %i                ptr addrspace(7)
 *     %x = load i32, ptr addrspace(3) %p                                 ptr addrspace(7)
 *
 * A use that needs a pointer to space 3 (an argument, a value that is stored) gets a cast. Where such a pointer arrives
 * again (a parameter, a result, a loaded value), it may be an address of another block as well. An access through it is
 * made in space 7, which contains space 3, unless its base is a constant, such as the address of a variable:
 *
 *     define i32 @f(ptr addrspace(3) %p)
 *     %x = load i32, ptr addrspace(3) %p                                 addrspacecast to ptr addrspace(7), load
 *
 * The module is not verified yet, so nothing is assumed of types that the verifier would refuse. */
#include "ir/intrinsic_id.h"
#include "parse/parser.h"

/* The state of the upgrade of one function. shared, cluster: the types of pointers to spaces 3 and 7. */
typedef struct ClusterUpgrade {
    Module *m;
    Fn *f;
    Edit e;
    TypeId shared, cluster;
    uint32_t n;           /* number of values before any cast is added, and length of has_changed */
    VEC(ValueId) changed; /* the values that have the new type */
    bool *has_changed;    /* by value */
} ClusterUpgrade;

/* Reports whether the symbol declares the old form of mapa, which returns a pointer to space 3. */
static bool sym_is_old_mapa(const Module *m, SymId s) {
    const Sym *y = &m->sym.at[s];
    return y->kind == SYM_FUNC && y->intrinsic == INTRIN_llvm_nvvm_mapa_shared_cluster &&
           type_is_ptr(m, type_elem(m, y->type, 0)) && type_space(m, type_elem(m, y->type, 0)) == SPACE_SHARED;
}

/* Makes the type of v a pointer to space 7, and appends v to u->changed, unless that has been done already. */
static void pointer_to_cluster(ClusterUpgrade *u, ValueId v) {
    if (u->has_changed[v]) return;
    u->has_changed[v] = true;
    inst_at(u->f, v)->type = u->cluster;
    vec_push(&u->changed, v);
}

/* Reports whether v, a user of value `of`, computes an address in space 3 from it: v is a pointer to space 3, and is a
 * getelementptr whose base is `of`, or a phi, select, freeze or bitcast. */
static bool computes_address(const ClusterUpgrade *u, ValueId v, ValueId of) {
    const Inst *i = inst_at(u->f, v);
    if (i->type != u->shared) return false;
    if (i->op == OP_GETELEMENTPTR) return ref_same(inst_op(u->f, v, 0), ref_make(REF_VALUE, of));
    return i->op == OP_PHI || i->op == OP_SELECT || i->op == OP_FREEZE || i->op == OP_BITCAST;
}

/* Reports whether operand o of v may be a pointer to either space: the address of an access, the operand of a
 * conversion, or any operand of a debug record. */
static bool takes_any_space(const ClusterUpgrade *u, ValueId v, uint32_t o) {
    switch (inst_at(u->f, v)->op) {
    case OP_LOAD:
    case OP_ATOMICRMW:
    case OP_CMPXCHG:
    case OP_PTRTOINT:
    case OP_PTRTOADDR:
    case OP_ADDRSPACECAST: return o == 0;
    case OP_STORE: return o == 1;
    default: return op_flags(inst_at(u->f, v)) & OF_DEBUG;
    }
}

/* Returns the type that operand o of v, a pointer of type t, must have: t if it may point to either space; a pointer to
 * space 7 if v computes such an address, or compares addresses; otherwise a pointer to space 3. */
static TypeId operand_type(const ClusterUpgrade *u, ValueId v, uint32_t o, TypeId t) {
    const Inst *i = inst_at(u->f, v);
    if (takes_any_space(u, v, o)) return t;
    bool address = i->op != OP_CALL && u->has_changed[v];
    return address || i->op == OP_ICMP ? u->cluster : u->shared;
}

/* Casts the operands of v that are pointers to spaces 3 or 7 to the types that operand_type requires. Does nothing if
 * they have these types already. If v is itself a cast to space 7, deletes it and lets its operand replace it, because
 * that now points to space 7. */
static void operands_cast(ClusterUpgrade *u, ValueId v) {
    if (inst_at(u->f, v)->op == OP_ADDRSPACECAST && inst_at(u->f, v)->type == u->cluster) {
        edit_replace(&u->e, v, inst_op(u->f, v, 0));
        edit_delete(&u->e, v);
        return;
    }
    for (uint32_t o = 0; o < inst_at(u->f, v)->nopnd; o++) {
        Ref r = inst_op(u->f, v, o);
        TypeId t = ref_type(u->m, u->f, r), to = operand_type(u, v, o, t);
        if ((t != u->shared && t != u->cluster) || t == to) continue;
        Ref cast;
        if (ref_is(r, REF_VALUE)) {
            ValueId c = fn_inst(u->f, OP_ADDRSPACECAST, to, &r, 1);
            edit_after(&u->e, ref_index(r), c);
            cast = ref_make(REF_VALUE, c);
        } else {
            cast = const_expr(u->m, OP_ADDRSPACECAST, 0, to, 0, 0, &r, 1);
        }
        inst_ops(u->f, v)[o] = cast;
    }
}

/* Returns the index of the operand of v that is the address of its access; SIZE_MAX if v is no load, store, atomicrmw
 * or cmpxchg. */
static size_t access_operand(const ClusterUpgrade *u, ValueId v) {
    switch (inst_at(u->f, v)->op) {
    case OP_LOAD:
    case OP_ATOMICRMW:
    case OP_CMPXCHG: return 0;
    case OP_STORE: return 1;
    default: return SIZE_MAX;
    }
}

/* Reports whether the address r is a constant, such as the address of a variable, or one getelementptr of a constant.
 * Such an address is in the shared memory of the block that executes the access, not in that of another one. */
static bool has_constant_base(const ClusterUpgrade *u, Ref r) {
    if (ref_is_inst(u->f, r, OP_GETELEMENTPTR)) r = inst_op(u->f, ref_index(r), 0);
    return !ref_is(r, REF_VALUE);
}

/* Makes every access through a pointer to space 3 that may point into another block an access to space 7: casts the
 * pointer before it. */
static void accesses_widen(ClusterUpgrade *u) {
    edit_begin(&u->e, u->m, u->f);
    each_inst(u->f, b, v) {
        size_t o = access_operand(u, v);
        if (o >= inst_at(u->f, v)->nopnd) continue;
        Ref r = inst_op(u->f, v, o);
        if (ref_type(u->m, u->f, r) != u->shared || has_constant_base(u, r)) continue;
        ValueId c = fn_inst(u->f, OP_ADDRSPACECAST, u->cluster, &r, 1);
        edit_before(&u->e, v, c);
        inst_ops(u->f, v)[o] = ref_make(REF_VALUE, c);
    }
    edit_commit(&u->e);
}

/* Gives the calls of mapa in u->f, and the addresses that are computed from their results, the type of pointers to
 * space 7, and casts them where other instructions need pointers to space 3. */
static void fn_upgrade(ClusterUpgrade *u) {
    u->n = u->f->inst.n;
    u->changed.n = 0;
    u->has_changed = mem_alloc(u->n + 1);
    each_inst(u->f, b, v) {
        if (inst_at(u->f, v)->op != OP_CALL || inst_at(u->f, v)->type != u->shared) continue;
        if (call_intrinsic(u->m, u->f, v) == INTRIN_llvm_nvvm_mapa_shared_cluster) pointer_to_cluster(u, v);
    }
    if (u->changed.n) {
        const Uses *uses = fn_uses(u->f);
        edit_begin(&u->e, u->m, u->f);
        for (uint32_t k = 0; k < u->changed.n; k++) {
            ValueId of = u->changed.at[k];
            for (uint32_t i = uses->first[of]; i < uses->first[of + 1]; i++)
                if (computes_address(u, uses->at[i], of)) pointer_to_cluster(u, uses->at[i]);
        }
        for (uint32_t k = 0; k < u->changed.n; k++) {
            ValueId of = u->changed.at[k];
            operands_cast(u, of);
            for (uint32_t i = uses->first[of]; i < uses->first[of + 1]; i++) operands_cast(u, uses->at[i]);
        }
        edit_commit(&u->e);
    }
    free(u->has_changed);
}

/* Changes the result type of function s to `cluster`; keeps the types of its parameters. */
static void declaration_upgrade(Module *m, SymId s, TypeId cluster) {
    TypeId old = m->sym.at[s].type;
    uint32_t n = type_at(m, old)->nelem - 1;
    TypeId *param = mem_alloc((n + 1) * sizeof *param);
    for (uint32_t k = 0; k < n; k++) param[k] = type_elem(m, old, k + 1);
    TypeId type = type_func(m, cluster, param, n, false);
    m->sym.at[s].type = type;
    free(param);
}

void upgrade_module(Module *m) {
    ClusterUpgrade u = {.m = m, .shared = type_ptr(m, SPACE_SHARED), .cluster = type_ptr(m, SPACE_CLUSTER)};
    bool any = false;
    each_sym(m, s) {
        if (!sym_is_old_mapa(m, s)) continue;
        declaration_upgrade(m, s, u.cluster);
        any = true;
    }
    if (any)
        each_fn(m, s, f) {
            u.f = f;
            fn_upgrade(&u);
            accesses_widen(&u);
        }
    vec_free(&u.changed);
}
