/* demote.c: implements demote.h.
 *
 * Renaming the uses in phis of exit blocks only, as if every use were in one, is shorter and wrong as soon as a value
 * is used after an exit block without a phi, or when two exits meet. */
#include "transform/loops/demote.h"

#define NOWHERE UINT32_MAX

typedef struct Demotion {
    Module *m;
    Fn *f;
    const uint32_t *region; /* by block */
    BlockId *block;         /* by value: the block that contains it; NOWHERE: a parameter */
    const Uses *uses;
    Edit e;
} Demotion;

/* Returns the region of the block that executes the use of operand k of `user`. */
static uint32_t region_of_use(const Demotion *d, ValueId user, uint32_t k) {
    bool phi = inst_at(d->f, user)->op == OP_PHI;
    return d->region[phi ? ref_index(inst_op(d->f, user, k + 1)) : d->block[user]];
}

/* Creates the variable of value v, an alloca at the front of the function, and the store of v to it right after v.
 * Returns the alloca. */
static ValueId variable_make(Demotion *d, ValueId v) {
    Fn *f = d->f;
    ValueId variable = fn_inst(f, OP_ALLOCA, T_PTR, NULL, 0);
    inst_at(f, variable)->aux = inst_at(f, v)->type;
    edit_front(&d->e, f->layout.at[0], variable);
    Ref op[] = {ref_make(REF_VALUE, v), ref_make(REF_VALUE, variable)};
    ValueId store = fn_inst(f, OP_STORE, T_VOID, op, 2);
    inst_copy_origin(f, store, v);
    edit_after(&d->e, v, store);
    return variable;
}

/* Makes operand k of `user` a load of the variable: before `user`, or for a phi at the end of the entry's block. */
static void operand_load(Demotion *d, ValueId variable, ValueId user, uint32_t k) {
    Fn *f = d->f;
    Ref from = ref_make(REF_VALUE, variable);
    ValueId load = fn_inst(f, OP_LOAD, inst_at(f, variable)->aux, &from, 1);
    inst_copy_origin(f, load, user);
    if (inst_at(f, user)->op == OP_PHI) edit_end(&d->e, ref_index(inst_op(f, user, k + 1)), load);
    else edit_before(&d->e, user, load);
    inst_ops(f, user)[k] = ref_make(REF_VALUE, load);
}

/* Replaces the uses of v outside of its region by loads of a variable, which is created if there is such a use; debug
 * records there lose v. */
static void value_demote(Demotion *d, ValueId v) {
    ValueId variable = NOWHERE;
    for (uint32_t i = d->uses->first[v]; i < d->uses->first[v + 1]; i++) {
        ValueId user = d->uses->at[i];
        if (i > d->uses->first[v] && d->uses->at[i - 1] == user) continue; /* one visit replaces all operands */
        for (uint32_t k = 0; k < inst_at(d->f, user)->nopnd; k++) {
            Ref r = inst_op(d->f, user, k);
            if ((!ref_is(r, REF_VALUE) && !ref_is(r, REF_MDVALUE)) || ref_index(r) != v) continue;
            if (region_of_use(d, user, k) == d->region[d->block[v]]) continue;
            if (op_flags(inst_at(d->f, user)) & OF_DEBUG) {
                debug_record_drop(d->m, d->f, user, v);
                break;
            }
            if (variable == NOWHERE) variable = variable_make(d, v);
            operand_load(d, variable, user, k);
        }
    }
}

void values_demote(Module *m, Fn *f, const uint32_t *region) {
    Demotion d = {.m = m, .f = f, .region = region, .uses = fn_uses(f)};
    uint32_t n = f->inst.n;
    d.block = mem_alloc(((size_t)n + 1) * sizeof *d.block);
    for (ValueId v = 0; v < n; v++) d.block[v] = NOWHERE;
    each_inst(f, b, v) d.block[v] = b;
    edit_begin(&d.e, m, f);
    each_inst(f, b, v) /* in program order, so that the result does not depend on ids */
        if (region[b] != REGION_NONE) value_demote(&d, v);
    edit_commit(&d.e);
    free(d.block);
}
