/* retag_choose.c: decides which values of a function change their type (see retag.c) and to which space.
 *
 * A value moves if the analysis knows its space and its opcode only computes an address. It does not move if a use
 * needs the generic pointer and a cast back may not restore it: for example, null in shared memory is address 0
 * there, which a cast to generic turns into the base of the shared window. Nor does it move if its space is only
 * assumed and a test in the program contradicts the assumption. In both cases the operands from which its address is
 * computed do not move either. Linear: the choice to move a value is withdrawn at most once.
 */
#include "ir/intrinsic_id.h"
#include "transform/spaces/retag.h"

/* Reports whether the call is an intrinsic that returns its first operand, possibly with some bits cleared, and is
 * overloaded on the space of that operand. The bits that determine the space are not cleared: nothing would be known of
 * the result. */
static bool call_moves(const Module *m, const Fn *f, ValueId v) {
    uint32_t row = call_intrinsic(m, f, v);
    return row == INTRIN_llvm_launder_invariant_group || row == INTRIN_llvm_strip_invariant_group ||
           row == INTRIN_llvm_ptrmask;
}

/* Reports whether the set of the vector that v extracts from gives the same space as the set of v itself. */
static bool lanes_agree(const Retag *r, ValueId v) {
    SpaceSet all = spaces_of(r->spaces, r->sym, inst_op(r->f, v, 0));
    return space_resolve(all) == space_resolve(spaces_of(r->spaces, r->sym, ref_make(REF_VALUE, v)));
}

/* Reports whether v can change its type: it only computes an address from its operands, or it is a kernel parameter
 * in global memory. r->space[v] must be set. */
static bool can_move(const Retag *r, ValueId v) {
    switch (inst_at(r->f, v)->op) {
    case OP_GETELEMENTPTR:
    case OP_PHI:
    case OP_SELECT:
    case OP_BITCAST:
    case OP_FREEZE:
    case OP_INSERTELEMENT:
    case OP_SHUFFLEVECTOR: return true;
    case OP_EXTRACTELEMENT: return lanes_agree(r, v);
    case OP_PARAM:
        return r->params_move && r->space[v] == SPACE_GLOBAL &&
               !param_has_attr(r->m, r->m->sym.at[r->sym].attrs, v, "byval");
    case OP_CALL: return call_moves(r->m, r->f, v);
    default: return false;
    }
}

/* Returns the space that v, a generic pointer, is known to point to. Returns SPACE_GENERIC if there is no such space,
 * if it is tensor memory, or if the type of v names a space already. Param memory counts as global outside of
 * kernels, because only the kernel that owns it can address it as param memory. */
static uint32_t known_space(const Retag *r, ValueId v) {
    uint32_t now = type_space(r->m, inst_at(r->f, v)->type),
             s = space_resolve(spaces_of(r->spaces, r->sym, ref_make(REF_VALUE, v)));
    if (now != SPACE_GENERIC || s == SPACE_TENSOR) return SPACE_GENERIC;
    return s == SPACE_PARAM && !sym_is_kernel(r->p->kernels, r->sym) ? SPACE_GLOBAL : s;
}

/* Reports whether v moves, may be null, and has a space in which null is an ordinary address (any but global), so that
 * a cast back to generic does not restore null. */
static bool loses_null(const Retag *r, ValueId v) {
    return r->moves[v] && r->space[v] != SPACE_GLOBAL &&
           space_may_be_null(spaces_of(r->spaces, r->sym, ref_make(REF_VALUE, v)));
}

/* Reports whether addresses of the space have fewer bits than generic ones. */
static bool is_narrow(const Retag *r, uint32_t space) {
    return layout_ptr_bits(r->m, space) < layout_ptr_bits(r->m, 0);
}

/* Reports whether v moves to 32-bit addresses that may truncate it. */
static bool truncates(const Retag *r, ValueId v) { return r->moves[v] && r->outside[v] && is_narrow(r, r->space[v]); }

/* Reports whether v moves and a cast of the moved v back to generic may differ from the original value: v may be null,
 * its address may be truncated, or its space is only assumed, so that a later isspacep must still test it. */
static bool form_may_differ(const Retag *r, ValueId v) {
    if (!r->moves[v]) return false;
    return loses_null(r, v) || truncates(r, v) || spaces_assumed(r->spaces, r->sym, ref_make(REF_VALUE, v));
}

bool retag_moves_along(const Retag *r, ValueId v, uint32_t i) {
    const Inst *inst = inst_at(r->f, v);
    if (inst->op == OP_CALL || inst->op == OP_GETELEMENTPTR) return i == 0;
    return inst->op != OP_PARAM && type_is_ptrs(r->m, ref_type(r->m, r->f, inst_op(r->f, v, i)));
}

/* Reports whether `user` needs operand i, which is v and moves, as the original generic pointer. It does not if it
 * accesses memory through v, casts v to its new space, moves along with v, or is a debug record; nor if it compares v
 * or converts it to an integer and a cast of the moved v back to generic has the same number: v is not null or
 * truncated. */
static bool needs_generic(Retag *r, ValueId user, uint32_t i, ValueId v) {
    const Inst *u = inst_at(r->f, user);
    if ((op_flags(u) & OF_DEBUG) || retag_operand_is_address(r, user, i)) return false;
    if (u->op == OP_ADDRSPACECAST && type_space(r->m, u->type) == r->space[v]) return false;
    if ((u->op == OP_ICMP || u->op == OP_PTRTOINT) && !loses_null(r, v) && !truncates(r, v)) return false;
    return !(r->moves[user] && r->space[user] == r->space[v] && retag_moves_along(r, user, i));
}

/* Reports whether an address is certain to be in the window of its memory, so that 32 bits suffice for it: the address
 * of a variable or alloca, an address whose type names a space, a cast of one, or a constant inbounds element of these.
 * Null counts as in the window, because loses_null() handles it. A pointer that is loaded, passed or made from a number
 * may point outside of its array. */
static bool is_in_window(const Retag *r, Ref a) {
    for (uint32_t depth = 0; ref_is(a, REF_CONST) && ref_space(r->m, r->f, a) == SPACE_GENERIC; depth++) {
        const Const *c = const_at(r->m, a);
        if (c->kind != CONST_EXPR) return c->kind != CONST_AGG;
        bool stays_inside = c->op == OP_ADDRSPACECAST || (c->op == OP_GETELEMENTPTR && c->flags & IF_INBOUNDS);
        if (!stays_inside || depth == 256) return false;
        a = r->m->const_elem.at[c->first];
    }
    if (!ref_is(a, REF_VALUE) || ref_space(r->m, r->f, a) != SPACE_GENERIC) return true;
    ValueId v = ref_index(a);
    if (v < r->f->nparam) return param_has_attr(r->m, r->m->sym.at[r->sym].attrs, v, "byval");
    if (inst_at(r->f, v)->op == OP_ALLOCA) return true;
    bool cast = inst_at(r->f, v)->op == OP_ADDRSPACECAST || inst_is_intrinsic(r->m, r->f, v, INF_CAST);
    return cast && ref_space(r->m, r->f, inst_op(r->f, v, 0)) != SPACE_GENERIC;
}

/* Reports whether v moves and its own computation may lead out of the window: v is a getelementptr without `inbounds`,
 * or takes an address that does not move along and may be outside. */
static bool move_leaves_window(const Retag *r, ValueId v) {
    const Inst *i = inst_at(r->f, v);
    if (!r->moves[v]) return false;
    if (i->op == OP_GETELEMENTPTR && !(i->flags & IF_INBOUNDS)) return true;
    for (uint32_t k = 0; k < i->nopnd; k++) {
        if (!retag_moves_along(r, v, k)) continue;
        Ref a = inst_op(r->f, v, k);
        bool moves = ref_is(a, REF_VALUE) && r->moves[ref_index(a)] && r->space[ref_index(a)] == r->space[v];
        if (!moves && !is_in_window(r, a)) return true;
    }
    return false;
}

/* Fills in r->outside: the moving values that may be outside of the window, and those derived from them in the same
 * space. */
static void outside_find(Retag *r) {
    each_inst(r->f, b, v) {
        r->outside[v] = move_leaves_window(r, v);
        if (r->outside[v]) vec_push(&r->work, v);
    }
    const Uses *users = r->work.n ? fn_uses(r->f) : NULL;
    while (r->work.n) {
        ValueId v = vec_pop(&r->work);
        for (uint32_t k = users->first[v]; k < users->first[v + 1]; k++) {
            ValueId u = users->at[k];
            if (!r->moves[u] || r->outside[u] || r->space[u] != r->space[v]) continue;
            r->outside[u] = 1;
            vec_push(&r->work, u);
        }
    }
}

bool retag_is_in_window(const Retag *r, Ref a) {
    bool moves = ref_is(a, REF_VALUE) && ref_index(a) < r->n && r->moves[ref_index(a)];
    return moves ? !r->outside[ref_index(a)] : is_in_window(r, a);
}

/* Withdraws the choice to move v, and queues v in r->work, so that the caller can visit its operands. */
static void value_stay(Retag *r, ValueId v) {
    r->moves[v] = 0;
    vec_push(&r->work, v);
}

/* Sets r->space[v] and r->moves[v] from the facts about v alone. Does nothing if v is not a pointer. */
static inline void space_choose(Retag *r, ValueId v) {
    if (!type_is_ptrs(r->m, inst_at(r->f, v)->type)) return;
    r->space[v] = (uint8_t)known_space(r, v);
    r->moves[v] = r->space[v] && can_move(r, v);
}

/* Reports whether the tests and promises that hold at `user` contradict the space chosen for v, its operand i: they
 * allow a space other than the chosen one. The chosen space is then only an assumption, and a cast of v to it would
 * make the program contradict itself. A set without spaces contradicts nothing, because `user` is never reached or
 * v is null there. */
static bool contradicts(const Retag *r, ValueId user, uint32_t i, ValueId v) {
    SpaceSet there = spaces_use(r->spaces, r->sym, user, i) & SET_SPACES;
    return !space_is_empty(there) && !space_within(there, r->space[v]);
}

/* Withdraws the choice to move the values whose space is contradicted at a use, and the values that they are derived
 * from. */
static void contradicted_stay(Retag *r) {
    if (!r->spaces->sigmas.slot[r->sym]) return;
    each_inst(r->f, b, v)
        for (uint32_t i = 0; i < inst_at(r->f, v)->nopnd; i++) {
            Ref op = inst_op(r->f, v, i);
            if (!ref_is(op, REF_VALUE) || !r->moves[ref_index(op)]) continue;
            if (contradicts(r, v, i, ref_index(op))) value_stay(r, ref_index(op));
        }
    while (r->work.n) {
        ValueId v = vec_pop(&r->work);
        for (uint32_t i = 0; i < inst_at(r->f, v)->nopnd; i++) {
            Ref op = inst_op(r->f, v, i);
            if (ref_is(op, REF_VALUE) && r->moves[ref_index(op)] && retag_moves_along(r, v, i))
                value_stay(r, ref_index(op));
        }
    }
}

/* Chooses which values move, and then withdraws the choice for each value that a cast back may not restore
 * (form_may_differ), if a user needs it as a generic pointer or a value that stays is computed from it. */
static void movers_choose(Retag *r) {
    for (ValueId v = 0; v < r->f->nparam; v++) space_choose(r, v);
    each_inst(r->f, b, v) space_choose(r, v);
    contradicted_stay(r);
    outside_find(r);
    bool any = false;
    for (ValueId v = 0; v < r->n && !any; v++) any = form_may_differ(r, v);
    if (!any) return;
    each_inst(r->f, b, v)
        for (uint32_t i = 0; i < inst_at(r->f, v)->nopnd; i++) {
            Ref op = inst_op(r->f, v, i);
            if (ref_is(op, REF_VALUE) && form_may_differ(r, ref_index(op)) && needs_generic(r, v, i, ref_index(op)))
                value_stay(r, ref_index(op));
        }
    while (r->work.n) { /* a value that stays needs its operands in generic form */
        ValueId v = vec_pop(&r->work);
        for (uint32_t i = 0; i < inst_at(r->f, v)->nopnd; i++) {
            Ref op = inst_op(r->f, v, i);
            if (ref_is(op, REF_VALUE) && form_may_differ(r, ref_index(op)) && retag_moves_along(r, v, i))
                value_stay(r, ref_index(op));
        }
    }
}

/* Reports whether v is known to point to param memory but cannot get that space, because only a cast of a parameter of
 * the kernel yields an address in param memory: v does not move, or it is computed from an address that is not in
 * that space. A parameter itself can get it. */
static bool param_space_is_lost(const Retag *r, ValueId v) {
    if (r->space[v] != SPACE_PARAM || v < r->f->nparam) return false;
    for (uint32_t i = 0; i < inst_at(r->f, v)->nopnd && r->moves[v]; i++) {
        Ref op = inst_op(r->f, v, i);
        bool along = ref_is(op, REF_VALUE) && retag_moves_along(r, v, i);
        if (along && ref_space(r->m, r->f, op) != SPACE_PARAM && r->space[ref_index(op)] != SPACE_PARAM) return true;
    }
    return !r->moves[v];
}

/* Gives the values for which param_space_is_lost() holds, and those derived from them, the global space instead. This
 * is correct because the global window contains the param window. */
static void param_spaces_settle(Retag *r) {
    for (ValueId v = 0; v < r->n; v++)
        if (r->space[v] == SPACE_PARAM && param_space_is_lost(r, v)) vec_push(&r->work, v);
    if (!r->work.n) return;
    const Uses *users = fn_uses(r->f);
    while (r->work.n) {
        ValueId v = vec_pop(&r->work);
        if (!param_space_is_lost(r, v)) continue;
        r->space[v] = SPACE_GLOBAL;
        for (uint32_t k = users->first[v]; k < users->first[v + 1]; k++) vec_push(&r->work, users->at[k]);
    }
}

void retag_choose(Retag *r) {
    movers_choose(r);
    param_spaces_settle(r);
}
