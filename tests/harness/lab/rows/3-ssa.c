/* 3-ssa.c: the pass `demote` replaces phis by variables in memory, as a front end would write them, so that there is
 * something to promote. It does not change what a program computes. In each group of a few variables,
 *
 *     one is also read as a vector of one element: not promotable
 *     one is read through its address, which another variable holds: not promotable, but that other one is
 *
 * The pass `tidy` sorts the entries of phis, because their order has no meaning. */
#include "tests/harness/lab/seam.h"

typedef struct Demote {
    Pass *p;
    Fn *f;
    Edit e;
    uint32_t count; /* the variables that have been loaded so far */
} Demote;

/* Makes a variable of type t in the entry block, and returns its address. */
static Ref slot_make(Demote *d, TypeId t) {
    ValueId slot = fn_inst(d->f, OP_ALLOCA, T_PTR, NULL, 0);
    inst_at(d->f, slot)->aux = t;
    edit_front(&d->e, 0, slot);
    return ref_make(REF_VALUE, slot);
}

/* Makes a store, which is not placed yet. */
static ValueId store_make(Demote *d, Ref value, Ref address) {
    Ref operand[] = {value, address};
    return fn_inst(d->f, OP_STORE, T_VOID, operand, 2);
}

/* Loads from the address at the beginning of the block, after the loads that were made there before. */
static Ref load_front(Demote *d, BlockId b, TypeId t, Ref address) {
    ValueId n = fn_inst(d->f, OP_LOAD, t, &address, 1);
    edit_front(&d->e, b, n);
    return ref_make(REF_VALUE, n);
}

/* Loads the variable at the beginning of block b: the first and third of each four plainly, the other two in the
 * ways of the comment above. Only an integer is loaded as a vector. */
static Ref slot_load(Demote *d, BlockId b, TypeId t, Ref slot) {
    uint32_t way = d->count++ % 4;
    if (way == 1 && type_is_int(d->p->m, t)) {
        Ref operand[] = {load_front(d, b, type_vector(d->p->m, 1, t), slot), const_int(d->p->m, T_I32, 0)};
        ValueId n = fn_inst(d->f, OP_EXTRACTELEMENT, t, operand, 2);
        edit_front(&d->e, b, n);
        return ref_make(REF_VALUE, n);
    }
    if (way == 3) {
        Ref holder = slot_make(d, T_PTR);
        edit_end(&d->e, 0, store_make(d, slot, holder));
        slot = load_front(d, b, T_PTR, holder);
    }
    return load_front(d, b, t, slot);
}

/* Replaces a phi in block b by a variable: a store at the end of the block of each entry, and a load in b. */
static void phi_demote(Demote *d, BlockId b, ValueId phi) {
    TypeId t = inst_at(d->f, phi)->type;
    Ref slot = slot_make(d, t);
    for (uint32_t k = 0; k < phi_count(d->f, phi); k++)
        edit_end(&d->e, phi_block(d->f, phi, k), store_make(d, phi_value(d->f, phi, k), slot));
    edit_replace(&d->e, phi, slot_load(d, b, t, slot));
    edit_delete(&d->e, phi);
}

/* Replaces all phis of a function, except those of aggregates. */
static bool demote(Pass *p, Fn *f) {
    Demote d = {.p = p, .f = f};
    uint32_t n = f->inst.n;
    edit_begin(&d.e, p->m, f);
    each_inst(f, b, v)
        if (v < n && inst_at(f, v)->op == OP_PHI && !type_is_aggregate(p->m, inst_at(f, v)->type)) phi_demote(&d, b, v);
    return edit_commit(&d.e);
}

/* Sorts the entries of a phi by the numbers of their blocks. Returns whether the order has changed. */
static bool phi_sort(Fn *f, ValueId phi) {
    bool changed = false;
    for (uint32_t k = 1; k < phi_count(f, phi); k++)
        for (uint32_t j = k; j > 0 && phi_block(f, phi, j) < phi_block(f, phi, j - 1); j--) {
            Ref *entry = inst_ops(f, phi) + 2 * (j - 1), value = entry[0], block = entry[1];
            entry[0] = entry[2], entry[1] = entry[3];
            entry[2] = value, entry[3] = block;
            changed = true;
        }
    return changed;
}

/* Sorts the entries of all phis. Returns whether the order of any has changed. */
static bool tidy(Pass *p, Fn *f) {
    bool changed = false;
    (void)p;
    each_inst(f, b, v)
        if (inst_at(f, v)->op == OP_PHI) changed |= phi_sort(f, v);
    return changed;
}

const PassRow lab_more_rows[] = {
    {"demote", demote, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "", "replace phis by variables in memory"},
    {"tidy", tidy, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "", "sort the entries of phis"},
    {0},
};
