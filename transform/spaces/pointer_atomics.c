/* pointer-atomics: turns atomic exchanges of addresses that are cast to integers into exchanges of
 * pointers.
 *
 *     %a = ptrtoint ptr %old to i64
 *     %b = ptrtoint ptr %new to i64
 *     %r = cmpxchg ptr %head, i64 %a, i64 %b           %r = cmpxchg ptr %head, ptr %old, ptr %new
 *
 * CUDA's atomicCAS and atomicExch take integers only, so every list that several threads push to is
 * written like this. The bits are the same, but an address that becomes an integer escapes, and then the
 * memory it points to is as unknown as memory that others write. Both integers must be generic addresses
 * or 0.
 *
 * The result is a pointer, and is cast to an integer for the users that need one. Needs uses. Linear.
 */
#include "transform/pass.h"

/* Returns the pointer whose address the 64-bit integer is; REF_NULL if there is none. */
static Ref pointer_of(Module *m, const Fn *f, Ref number) {
    Ref p = REF_NULL;
    if (ref_type(m, f, number) != T_I64) return REF_NULL;
    if (ref_is_null(m, number)) return const_simple(m, CONST_NULL, T_PTR);
    if (ref_is(number, REF_VALUE) && inst_at(f, ref_index(number))->op == OP_PTRTOINT)
        p = inst_op(f, ref_index(number), 0);
    const Const *c = ref_is(number, REF_CONST) ? const_at(m, number) : NULL;
    if (c && c->kind == CONST_EXPR && c->op == OP_PTRTOINT) p = m->const_elem.at[c->first];
    return !ref_is(p, REF_NONE) && ref_type(m, f, p) == T_PTR ? p : REF_NULL;
}

/* Returns a copy of the exchange with pointers as operands, not placed yet; UINT32_MAX if it does not
 * exchange addresses. */
static ValueId exchange_of_pointers(Module *m, Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    bool cas = i->op == OP_CMPXCHG;
    if (!cas && !(i->op == OP_ATOMICRMW && i->sub == RMW_XCHG)) return UINT32_MAX;
    Ref p[] = {pointer_of(m, f, inst_op(f, v, 1)), cas ? pointer_of(m, f, inst_op(f, v, 2)) : REF_NULL};
    if (ref_is(p[0], REF_NONE) || (cas && ref_is(p[1], REF_NONE))) return UINT32_MAX;
    if (ref_is_null(m, p[0]) && (!cas || ref_is_null(m, p[1]))) return UINT32_MAX;
    TypeId both = type_struct(m, (TypeId[]){T_PTR, T_I1}, 2, false);
    ValueId made = fn_copy_inst(f, v);
    inst_ops(f, made)[1] = p[0];
    if (cas) inst_ops(f, made)[2] = p[1];
    inst_at(f, made)->type = cas ? both : T_PTR;
    return made;
}

/* Replaces integer v by pointer `made`, which is placed before it: inttoptr users become the pointer, all
 * others use a ptrtoint of it. */
static void number_replace(Pass *p, Fn *f, Edit *e, ValueId v, ValueId made) {
    Ref pointer = ref_make(REF_VALUE, made);
    ValueId number = fn_inst(f, OP_PTRTOINT, T_I64, &pointer, 1);
    inst_copy_origin(f, number, v);
    edit_before(e, v, number);
    for (uint32_t k = p->uses->first[v]; k < p->uses->first[v + 1]; k++) {
        ValueId user = p->uses->at[k];
        if (inst_at(f, user)->op != OP_INTTOPTR || inst_at(f, user)->type != T_PTR) continue;
        edit_replace(e, user, pointer);
        edit_delete(e, user);
    }
    edit_replace(e, v, ref_make(REF_VALUE, number));
    edit_delete(e, v);
}

/* Reports whether extractvalues are the only users of v. */
static bool is_taken_apart(const Pass *p, const Fn *f, ValueId v) {
    for (uint32_t k = p->uses->first[v]; k < p->uses->first[v + 1]; k++) {
        const Inst *user = inst_at(f, p->uses->at[k]);
        if (user->op != OP_EXTRACTVALUE && !(op_flags(user) & OF_DEBUG)) return false;
    }
    return true;
}

/* Replaces the parts of the result of a cmpxchg: the old value, and the success flag. */
static void parts_replace(Pass *p, Fn *f, Edit *e, ValueId v, ValueId made) {
    for (uint32_t k = p->uses->first[v]; k < p->uses->first[v + 1]; k++) {
        ValueId user = p->uses->at[k];
        if (inst_at(f, user)->op != OP_EXTRACTVALUE || inst_at(f, user)->type != T_I64) continue;
        Ref of[] = {ref_make(REF_VALUE, made), inst_op(f, user, 1)};
        ValueId part = fn_inst(f, OP_EXTRACTVALUE, T_PTR, of, 2);
        inst_copy_origin(f, part, user);
        edit_before(e, user, part);
        number_replace(p, f, e, user, part);
    }
    edit_replace(e, v, ref_make(REF_VALUE, made));
    edit_delete(e, v);
}

bool pass_pointer_atomics(Pass *p, Fn *f) {
    Edit e;
    uint32_t n = 0;
    edit_begin(&e, p->m, f);
    each_inst(f, b, v) {
        bool cas = inst_at(f, v)->op == OP_CMPXCHG;
        ValueId made = cas && !is_taken_apart(p, f, v) ? UINT32_MAX : exchange_of_pointers(p->m, f, v);
        if (made == UINT32_MAX) continue;
        edit_before(&e, v, made);
        if (cas) parts_replace(p, f, &e, v, made);
        else number_replace(p, f, &e, v, made);
        n++;
    }
    pass_stat(p, "exchanges of pointers", n);
    return edit_commit(&e);
}
