/* select_address.c: addresses in local variables, for the files of select-locals. */
#include "transform/scalar/select_locals.h"

bool local_moves(const LocalSelector *s, ValueId v, int64_t *at) {
    const Inst *i = inst_at(s->f, v);
    int64_t by = 0;
    if (i->op == OP_BITCAST || i->op == OP_ADDRSPACECAST) return type_is_ptr(s->m, i->type);
    if (i->op != OP_GETELEMENTPTR || !type_is_ptr(s->m, i->type)) return false;
    if (!gep_offset(s->m, i->aux, inst_ops(s->f, v) + 1, i->nopnd - 1, &by)) return false;
    return !__builtin_add_overflow(*at, by, at) && *at >= -INT32_MAX && *at <= INT32_MAX;
}

bool local_find(const LocalSelector *s, Ref r, LocalAddress *a) {
    a->at = 0;
    for (int steps = 0; steps < WALK_MAX && ref_is(r, REF_VALUE); steps++) {
        ValueId v = ref_index(r);
        const Inst *i = inst_at(s->f, v);
        a->variable = v;
        if (i->op == OP_ALLOCA)
            return s->cfg->block_of[v] == s->f->layout.at[0] && !i->nopnd &&
                   !(i->flags & (IF_INALLOCA | IF_SWIFTERROR)) && type_is_sized(s->m, i->aux) &&
                   type_size(s->m, i->aux) <= BYTES_MAX;
        if (v < s->f->nparam || !local_moves(s, v, &a->at)) return false;
        r = inst_op(s->f, v, 0);
    }
    return false;
}

bool local_accesses_through(const LocalSelector *s, ValueId v, ValueId a) {
    const Inst *i = inst_at(s->f, v);
    return access_is_plain(i) && !(i->op == OP_STORE && ref_same(inst_op(s->f, v, 0), ref_make(REF_VALUE, a)));
}
