/* verify_const.c: constants. They are interned, so each is checked only once, regardless of its number of
 * uses: one sweep over the table finds, for every constant, the constant inside it that breaks a rule (the
 * culprit). The table has the operands of a constant before the constant itself, so the sweep needs no
 * recursion. A fault is reported at the first use; unused constants are not reported. */
#include "ir/verify/verify.h"

/* Checks that an operand of a constant is itself a constant, and not the address of an intrinsic. */
static bool check_part(Verify *x, Ref r) {
    if (!ref_is(r, REF_CONST) && !ref_is(r, REF_SYM)) return broken(x, "an operand of a constant is not a constant");
    return !ref_is(r, REF_SYM) || !(x->sym_facts[ref_index(r)].flags & SYMV_LLVM) ||
           fail(x, "Cannot take the address of an intrinsic");
}

/* Checks the number and the types of the elements of an array, vector or struct, and each element by check_part. */
static bool check_aggregate(Verify *x, const Const *c, const Ref *op) {
    const Type *t = type_at(x->m, c->type);
    if (c->n != (t->kind == TY_STRUCT ? t->nelem : t->n))
        return broken(x, "constant of type '%t' with %u elements", c->type, c->n);
    for (uint32_t k = 0; k < c->n; k++) {
        if (!check_part(x, op[k])) return false;
        TypeId expected = type_elem(x->m, c->type, k), found = type_of(x, op[k]);
        if (expected != found) return broken(x, "type mismatch: element %u of a '%t' is a '%t'", k, c->type, found);
    }
    return true;
}

/* Checks a constant expression: its opcode must be pure, and not phi or freeze; then it is checked like the instruction
 * with its opcode and operands. */
static bool check_expression(Verify *x, const Const *c, const Ref *op) {
    const OpInfo *info = &op_info[c->op];
    if (!(info->flags & OF_PURE) || info->shape == SH_PHI || c->op == OP_FREEZE)
        return broken(x, "%s is not allowed in a constant expression", info->name);
    for (uint32_t k = 0; k < c->n; k++)
        if (!check_part(x, op[k])) return false;
    Inst i = {.op = c->op, .flags = c->flags, .type = c->type, .nopnd = c->n, .aux = c->aux};
    if (info->shape == SH_CMP) i.sub = (uint8_t)c->aux;
    if (c->op == OP_GETELEMENTPTR && !check_size(x, c->aux)) return false;
    return check_inst(x, &i, op);
}

/* Checks this constant alone, not its operands. */
static bool check_const(Verify *x, ConstId id) {
    Const c = x->m->constant.at[id];
    const Ref *op = x->m->const_elem.at + (c.kind == CONST_AGG || c.kind == CONST_EXPR ? c.first : 0);
    if (c.kind == CONST_AGG) return check_aggregate(x, &c, op);
    return c.kind != CONST_EXPR || check_expression(x, &c, op);
}

void find_culprits(Verify *x) {
    const Module *m = x->m;
    for (ConstId id = 1; id < x->nconst; id++) {
        const Const *c = &m->constant.at[id];
        if (c->kind != CONST_AGG && c->kind != CONST_EXPR) continue;
        for (uint32_t k = 0; k < c->n && !x->culprit[id]; k++) {
            Ref r = m->const_elem.at[c->first + k];
            if (ref_is(r, REF_CONST) && ref_index(r) < id) x->culprit[id] = x->culprit[ref_index(r)];
        }
        if (!x->culprit[id] && !check_const(x, id)) x->culprit[id] = id;
        x->any_culprit |= x->culprit[id] != 0;
    }
}

void verify_const_use(Verify *x, Ref r, uint32_t src) {
    if (!x->any_culprit || !ref_is(r, REF_CONST) || ref_index(r) >= x->nconst) return;
    ConstId c = x->culprit[ref_index(r)];
    if (c == 0 || x->culprit[c] != c) return;
    check_const(x, c); /* writes the message again */
    report_at_const(x, src, c);
    x->culprit[c] = 0;
}
