/* retag_choose.c: decides which values of a function change their type (see retag.c) and to which space.
 *
 * A value moves if the analysis knows its space and its opcode only computes an address. It stays if a use
 * needs a generic form that may differ from the value before the move, or if its space is an assumption that
 * the program contradicts somewhere; and then its operands stay for the same reason. Linear: each value is
 * taken back at most twice.
 */
#include "ir/intrinsic_id.h"
#include "transform/spaces/retag.h"

/* Reports whether the call is an intrinsic that returns its first operand, possibly modified, and is
 * overloaded on its space. */
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

/* Reports whether the instruction can change its type along with its operands. */
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

/* Returns the space that v is to have. Param memory is addressable as such only in the kernel that owns
 * it. */
static uint32_t known_space(const Retag *r, ValueId v) {
    uint32_t now = type_space(r->m, inst_at(r->f, v)->type),
             s = space_resolve(spaces_of(r->spaces, r->sym, ref_make(REF_VALUE, v)));
    if (now != SPACE_GENERIC || s == SPACE_TENSOR) return SPACE_GENERIC;
    return s == SPACE_PARAM && !sym_is_kernel(r->p->kernels, r->sym) ? SPACE_GLOBAL : s;
}

/* Reports whether moving v loses the identity of null. */
static bool loses_null(const Retag *r, ValueId v) {
    return r->moves[v] && r->space[v] != SPACE_GLOBAL &&
           space_may_be_null(spaces_of(r->spaces, r->sym, ref_make(REF_VALUE, v)));
}

static bool truncates(const Retag *r, ValueId v) { return r->truncates && r->truncates[v] && r->moves[v]; }

/* Reports whether the generic form of a moved v may differ from the original value, because of null,
 * because the address may be truncated, or because the space is only assumed and must not decide isspacep. */
static bool form_may_differ(const Retag *r, ValueId v) {
    if (!r->moves[v]) return false;
    return loses_null(r, v) || truncates(r, v) || spaces_assumed(r->spaces, r->sym, ref_make(REF_VALUE, v));
}

/* Reports whether operand i of a moving v is an address that moves with it. */
bool retag_moves_along(const Retag *r, ValueId v, uint32_t i) {
    const Inst *inst = inst_at(r->f, v);
    if (inst->op == OP_CALL || inst->op == OP_GETELEMENTPTR) return i == 0;
    return inst->op != OP_PARAM && retag_is_pointer(r->m, ref_type(r->m, r->f, inst_op(r->f, v, i)));
}

/* Reports whether operand i of `user`, a moving v, has to be in generic form. */
static bool needs_generic(Retag *r, ValueId user, uint32_t i, ValueId v) {
    const Inst *u = inst_at(r->f, user);
    if ((op_flags(u) & OF_DEBUG) || retag_operand_is_address(r, user, i)) return false;
    if (u->op == OP_ADDRSPACECAST && type_space(r->m, u->type) == r->space[v]) return false;
    if ((u->op == OP_ICMP || u->op == OP_PTRTOINT) && !loses_null(r, v) && !truncates(r, v)) return false;
    return !(r->moves[user] && r->space[user] == r->space[v] && retag_moves_along(r, user, i));
}

static bool is_narrow(const Retag *r, uint32_t space) {
    return layout_ptr_bits(r->m, space) < layout_ptr_bits(r->m, 0);
}

/* Reports whether an address is in the window of its memory for certain, so that a 32-bit space holds it: the
 * address of a variable or of the stack, a cast of an address that has a space already, or an element of these.
 * A null pointer is none of its concern. A pointer that is loaded, passed or made from a number may have left
 * its array before. */
static bool is_in_window(const Retag *r, Ref a) {
    for (uint32_t depth = 0; ref_is(a, REF_CONST) && retag_space_now(r, a) == SPACE_GENERIC; depth++) {
        const Const *c = const_at(r->m, a);
        if (c->kind != CONST_EXPR) return c->kind != CONST_AGG;
        bool stays_inside = c->op == OP_ADDRSPACECAST || (c->op == OP_GETELEMENTPTR && c->flags & IF_INBOUNDS);
        if (!stays_inside || depth == 256) return false;
        a = r->m->const_elem.at[c->first];
    }
    if (!ref_is(a, REF_VALUE) || retag_space_now(r, a) != SPACE_GENERIC) return true;
    ValueId v = ref_index(a);
    if (v < r->f->nparam) return param_has_attr(r->m, r->m->sym.at[r->sym].attrs, v, "byval");
    if (inst_at(r->f, v)->op == OP_ALLOCA) return true;
    bool cast = inst_at(r->f, v)->op == OP_ADDRSPACECAST || inst_is_intrinsic(r->m, r->f, v, INF_CAST);
    return cast && retag_space_now(r, inst_op(r->f, v, 0)) != SPACE_GENERIC;
}

/* Reports whether a move of v to 32-bit addresses may cut its address by itself: v is a getelementptr without
 * `inbounds`, or takes an address that does not move and may be outside of the window. */
static bool move_may_cut(const Retag *r, ValueId v) {
    const Inst *i = inst_at(r->f, v);
    if (!r->moves[v] || !is_narrow(r, r->space[v])) return false;
    if (i->op == OP_GETELEMENTPTR && !(i->flags & IF_INBOUNDS)) return true;
    for (uint32_t k = 0; k < i->nopnd; k++) {
        if (!retag_moves_along(r, v, k)) continue;
        Ref a = inst_op(r->f, v, k);
        bool moves = ref_is(a, REF_VALUE) && r->moves[ref_index(a)] && r->space[ref_index(a)] == r->space[v];
        if (!moves && !is_in_window(r, a)) return true;
    }
    return false;
}

/* Finds the values that a 32-bit space may truncate, and everything derived from them. */
static void truncates_find(Retag *r) {
    if (!is_narrow(r, SPACE_SHARED) && !is_narrow(r, SPACE_CONST) && !is_narrow(r, SPACE_LOCAL)) return;
    r->truncates = mem_alloc(r->n + 1);
    each_inst(r->f, b, v) {
        r->truncates[v] = move_may_cut(r, v);
        if (r->truncates[v]) vec_push(&r->work, v);
    }
    Uses users = uses_build(r->f);
    while (r->work.n) {
        ValueId v = vec_pop(&r->work);
        for (uint32_t k = users.first[v]; k < users.first[v + 1]; k++) {
            ValueId u = users.at[k];
            if (!r->moves[u] || r->truncates[u] || r->space[u] != r->space[v]) continue;
            r->truncates[u] = 1;
            vec_push(&r->work, u);
        }
    }
    uses_free(&users);
}

/* Takes back the choice of v to move, and queues its operands. */
static void value_stay(Retag *r, ValueId v) {
    r->moves[v] = 0;
    vec_push(&r->work, v);
}

/* Chooses the space of v, and whether its type changes to it. */
static inline void space_choose(Retag *r, ValueId v) {
    if (!retag_is_pointer(r->m, inst_at(r->f, v)->type)) return;
    r->space[v] = (uint8_t)known_space(r, v);
    r->moves[v] = r->space[v] && can_move(r, v);
}

/* Reports whether a test or a promise that holds at `user` contradicts the space of its operand i, a moving v. The
 * space is then an assumption: if v had it by its type, the program would contradict itself there. */
static bool contradicts(const Retag *r, ValueId user, uint32_t i, ValueId v) {
    SpaceSet there = spaces_use(r->spaces, r->sym, user, i) & SET_SPACES;
    return !space_is_empty(there) && !space_within(there, r->space[v]);
}

/* Withdraws from retagging the values whose space is contradicted, and those that they are derived from. */
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

/* Chooses which values move, and then takes back those whose generic form matters to some user. */
static void movers_choose(Retag *r) {
    for (ValueId v = 0; v < r->f->nparam; v++) space_choose(r, v);
    each_inst(r->f, b, v) space_choose(r, v);
    contradicted_stay(r);
    truncates_find(r);
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

/* Reports whether v points to param memory but cannot be given that space, because only a cast of the
 * parameter itself leads there. */
static bool param_space_is_lost(const Retag *r, ValueId v) {
    if (r->space[v] != SPACE_PARAM || v < r->f->nparam) return false;
    for (uint32_t i = 0; i < inst_at(r->f, v)->nopnd && r->moves[v]; i++) {
        Ref op = inst_op(r->f, v, i);
        bool along = ref_is(op, REF_VALUE) && retag_moves_along(r, v, i);
        if (along && retag_space_now(r, op) != SPACE_PARAM && r->space[ref_index(op)] != SPACE_PARAM) return true;
    }
    return !r->moves[v];
}

/* Gives the global space to such values (loaded, refined by a test, maybe null) and to everything derived
 * from them; the global window contains the param window. */
static void param_spaces_settle(Retag *r) {
    Uses users = {0};
    for (ValueId v = 0; v < r->n; v++)
        if (r->space[v] == SPACE_PARAM && param_space_is_lost(r, v)) vec_push(&r->work, v);
    if (r->work.n) users = uses_build(r->f);
    while (r->work.n) {
        ValueId v = vec_pop(&r->work);
        if (!param_space_is_lost(r, v)) continue;
        r->space[v] = SPACE_GLOBAL;
        for (uint32_t k = users.first[v]; k < users.first[v + 1]; k++) vec_push(&r->work, users.at[k]);
    }
    if (users.first) uses_free(&users);
}

void retag_choose(Retag *r) {
    movers_choose(r);
    param_spaces_settle(r);
}
