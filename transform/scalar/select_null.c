/* select_null.c: replaces choices between a local variable and null, for select-locals.
 *
 *    %p = phi ptr [ %a, %x ], [ null, %y ]          %0 = phi i1 [ true, %x ], [ false, %y ]
 *    %n = icmp ne ptr %p, null                      br i1 %0, ...
 *    br i1 %n, ...
 *    %v = load i32, ptr %p                          %v = load i32, ptr %a
 *
 * Such a choice, as std::get_if and optional pointers make it, becomes the variable. This is right wherever the access
 * is, because an access to null is undefined, and only for a choice that nothing else uses than accesses and
 * comparisons with null: a call that gets it might compare it. Only the generic null is no address of a variable,
 * unless the function is null_pointer_is_valid (LLVM: instcombine, of selects; simplifycfg makes these of phis). */
#include "transform/scalar/select_locals.h"

/* Reports whether v is a phi or select of null and one address within a variable, both generic. If so, sets *a to the
 * address. */
static bool null_match(const LocalSelector *s, ValueId v, LocalAddress *a) {
    const Inst *i = inst_at(s->f, v);
    bool phi = i->op == OP_PHI, null = false, found = false;
    if ((!phi && i->op != OP_SELECT) || !type_is_ptr(s->m, i->type) || type_space(s->m, i->type)) return false;
    if (phi ? i->nopnd > 2 * EDGES_MAX : ref_type(s->m, s->f, inst_op(s->f, v, 0)) != T_I1) return false;
    for (uint32_t k = !phi; k < i->nopnd; k += 1 + phi) {
        LocalAddress x;
        bool is_null = ref_is_null(s->m, inst_op(s->f, v, k));
        null |= is_null;
        if (is_null) continue;
        if (!local_find(s, inst_op(s->f, v, k), &x) || (found && !local_same(x, *a))) return false;
        *a = x;
        found = true;
    }
    if (!null || !found) return false;
    return a->at >= 0 && (uint64_t)a->at <= type_size(s->m, inst_at(s->f, a->variable)->aux);
}

/* Reports whether v compares choice c with null for equality. */
static bool compares_with_null(const LocalSelector *s, ValueId v, ValueId c) {
    const Inst *i = inst_at(s->f, v);
    if (i->op != OP_ICMP || (i->sub != ICMP_EQ && i->sub != ICMP_NE)) return false;
    return ref_is_null(s->m, inst_op(s->f, v, ref_same(inst_op(s->f, v, 0), ref_make(REF_VALUE, c))));
}

/* Reports whether choice v is only compared with null, and used by accesses, directly or after a constant offset.
 * Overwrites s->derived. */
static bool null_uses_fit(LocalSelector *s, ValueId v) {
    s->derived.n = 0;
    vec_push(&s->derived, ((ChosenAddress){v, 0}));
    for (uint32_t k = 0; k < s->derived.n; k++) {
        ChosenAddress a = s->derived.at[k];
        for (uint32_t u = s->uses->first[a.v]; u < s->uses->first[a.v + 1]; u++) {
            ValueId user = s->uses->at[u];
            uint64_t size;
            int64_t at = a.at;
            enum MemoryCall kind = memory_call(s->m, s->f, user, &size);
            if (op_flags(inst_at(s->f, user)) & OF_DEBUG || local_accesses_through(s, user, a.v)) continue;
            if (kind != MEMORY_NONE && kind != MEMORY_MARKER && size) continue;
            if (a.v == v && compares_with_null(s, user, v)) continue;
            if (!local_moves(s, user, &at)) return false;
            vec_push(&s->derived, ((ChosenAddress){user, at}));
        }
    }
    return true;
}

/* Returns an i1, created before v if need be, that says whether choice v is null, or, without `null`, whether it is the
 * variable. */
static Ref null_condition(LocalSelector *s, ValueId v, bool null) {
    Ref entry[2 * EDGES_MAX];
    const Inst i = *inst_at(s->f, v);
    if (i.op == OP_PHI) {
        for (uint32_t k = 0; k < i.nopnd; k += 2) {
            entry[k] = const_int(s->m, T_I1, ref_is_null(s->m, inst_op(s->f, v, k)) == null);
            entry[k + 1] = inst_op(s->f, v, k + 1);
        }
        return edit_make(&s->e, v, OP_PHI, T_I1, entry, i.nopnd);
    }
    Ref c = inst_op(s->f, v, 0);
    if (ref_is_null(s->m, inst_op(s->f, v, 1)) == null) return c;
    return edit_make(&s->e, v, OP_XOR, T_I1, (Ref[]){c, const_int(s->m, T_I1, 1)}, 2);
}

/* Replaces choice v by address a, and its comparisons with null by its condition. Debug records lose it. Writes a
 * remark. */
static void null_replace(LocalSelector *s, ValueId v, LocalAddress a) {
    for (uint32_t u = s->uses->first[v]; u < s->uses->first[v + 1]; u++) {
        ValueId user = s->uses->at[u];
        const Inst *i = inst_at(s->f, user);
        if (op_flags(i) & OF_DEBUG) debug_record_drop(s->m, s->f, user, v);
        if (i->op != OP_ICMP) continue;
        edit_replace(&s->e, user, null_condition(s, v, i->sub == ICMP_EQ));
        edit_delete(&s->e, user);
    }
    Ref to = ref_make(REF_VALUE, a.variable);
    TypeId t = inst_at(s->f, v)->type;
    if (inst_at(s->f, a.variable)->type != t) to = edit_make(&s->e, v, OP_ADDRSPACECAST, t, &to, 1);
    edit_replace(&s->e, v, edit_offset(&s->e, v, to, (uint64_t)a.at));
    edit_delete(&s->e, v);
    pass_remark(s->p, REMARK_NullReplaced, s->f, v);
    s->replaced++;
}

bool select_nulls(Pass *p, Fn *f) {
    LocalSelector s = {.p = p, .m = p->m, .f = f, .cfg = fn_cfg(f)};
    AttrSetId attrs = attr_list_at(p->m, p->m->sym.at[f->sym].attrs, ATTR_FUNCTION);
    if (attr_find(p->m, attrs, "null_pointer_is_valid")) return false;
    s.uses = fn_uses(f);
    edit_begin(&s.e, p->m, f);
    each_inst(f, b, v) {
        LocalAddress a = {0};
        if (null_match(&s, v, &a) && null_uses_fit(&s, v)) null_replace(&s, v, a);
    }
    edit_commit(&s.e);
    pass_stat(p, "choices between a local variable and null replaced", s.replaced);
    vec_free(&s.derived);
    return s.replaced > 0;
}
