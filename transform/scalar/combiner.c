/* combiner.c: implements combiner.h: the tables by value of instcombine, and the changes that keep them true. */
#include "transform/scalar/combiner.h"

#include "transform/scalar/fold.h"

void combiner_begin(Combiner *c) {
    c->now.n = c->users.n = c->defined.n = 0;
    for (ValueId v = 0; v < c->f->inst.n; v++)
        vec_push(&c->now, ref_make(REF_VALUE, v)), vec_push(&c->users, 0), vec_push(&c->defined, false);
    each_inst(c->f, b, v) {
        if (op_flags(inst_at(c->f, v)) & OF_DEBUG) continue;
        for (uint32_t k = 0; k < inst_at(c->f, v)->nopnd; k++)
            if (ref_is(inst_op(c->f, v, k), REF_VALUE)) c->users.at[ref_index(inst_op(c->f, v, k))]++;
    }
    c->before = c->f->inst.n;
}

void combiner_learn(Combiner *c, ValueId v) {
    const Inst *i = inst_at(c->f, v);
    uint64_t by;
    bool shift = i->op == OP_SHL || i->op == OP_LSHR || i->op == OP_ASHR;
    bool plain = op_flags(i) & OF_INT || i->op == OP_TRUNC || i->op == OP_ZEXT || i->op == OP_SEXT ||
                 i->op == OP_ICMP || i->op == OP_SELECT;
    bool defined = plain && !i->flags && type_kind(c->m, i->type) != TY_VECTOR;
    if (shift) defined = defined && ref_int(c->m, combiner_operand(c, v, 1), &by) && by < type_bits(c->m, i->type);
    for (uint32_t k = 0; k < i->nopnd && defined; k++) defined = combiner_is_defined(c, combiner_operand(c, v, k));
    c->defined.at[v] = defined || i->op == OP_FREEZE;
}

/* Adds v, which was just created, to the tables by value. */
static void value_add(Combiner *c, ValueId v) {
    vec_push(&c->now, ref_make(REF_VALUE, v));
    vec_push(&c->users, 0);
    vec_push(&c->defined, false);
    combiner_learn(c, v);
    for (uint32_t k = 0; k < inst_at(c->f, v)->nopnd; k++)
        if (ref_is(inst_op(c->f, v, k), REF_VALUE)) c->users.at[ref_index(inst_op(c->f, v, k))]++;
}

Ref combiner_make(Combiner *c, enum Op op, uint8_t sub, uint16_t flags, TypeId type, const Ref *operand, uint32_t n) {
    bool constant = true;
    for (uint32_t k = 0; k < n; k++) constant = constant && ref_is(operand[k], REF_CONST);
    if (constant) {
        Inst i = {.op = (uint8_t)op, .sub = sub, .type = type, .nopnd = n};
        Ref folded = fold_inst(c->m, &i, operand);
        if (!ref_same(folded, REF_NULL)) return folded;
    }
    ValueId v = fn_inst(c->f, op, type, operand, n);
    inst_at(c->f, v)->sub = sub;
    inst_at(c->f, v)->flags = flags;
    inst_copy_origin(c->f, v, c->anchor);
    edit_before(&c->e, c->anchor, v);
    value_add(c, v);
    c->users.at[v]++; /* what it is made for; without it, an operand that replaces v would count as unused */
    Ref result = c->combine(c, v);
    if (ref_is(result, REF_VALUE)) c->users.at[ref_index(result)]--;
    return result;
}

/* Deletes v, which nothing uses any more, and all pure instructions, apart from phis, that are then unused. */
static void inst_drop(Combiner *c, ValueId v) {
    VEC(ValueId) todo = {0};
    vec_push(&todo, v);
    while (todo.n) {
        v = vec_pop(&todo);
        edit_delete(&c->e, v);
        for (uint32_t k = 0; k < inst_at(c->f, v)->nopnd; k++) {
            Ref r = combiner_operand(c, v, k);
            if (!ref_is(r, REF_VALUE) || --c->users.at[ref_index(r)]) continue;
            const Inst *i = inst_at(c->f, ref_index(r));
            if (op_flags(i) & OF_PURE && i->op != OP_PHI) vec_push(&todo, ref_index(r));
        }
    }
    vec_free(&todo);
}

Ref combiner_replace(Combiner *c, ValueId v, Ref with) {
    c->combined++;
    c->now.at[v] = with;
    edit_replace(&c->e, v, with);
    if (ref_is(with, REF_VALUE)) c->users.at[ref_index(with)] += c->users.at[v];
    inst_drop(c, v);
    return with;
}
