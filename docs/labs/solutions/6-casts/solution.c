/* Lab 6, a solution: the rules of casts, applied once to each instruction after its operands. */
#include "labs.h"

typedef struct Folder {
    Pass *p;
    Fn *f;
    Edit e;
    Ref *normal; /* by value: what takes its place; REF_NULL: itself. New values are normal. */
    uint32_t n;  /* the values that were there when the pass began */
} Folder;

/* Returns the normal form of an operand. */
static Ref normal_of(const Folder *d, Ref r) {
    if (!ref_is(r, REF_VALUE) || ref_index(r) >= d->n || ref_same(d->normal[ref_index(r)], REF_NULL)) return r;
    return d->normal[ref_index(r)];
}

static uint32_t space_of(const Folder *d, Ref r) { return type_space(d->p->m, ref_type(d->p->m, d->f, r)); }

/* Returns x if the normal form of r is cast(generic, x); REF_NULL if it is something else. */
static Ref cast_source(const Folder *d, Ref r) {
    r = normal_of(d, r);
    if (!ref_is(r, REF_VALUE) || inst_at(d->f, ref_index(r))->op != OP_ADDRSPACECAST) return REF_NULL;
    return space_of(d, r) == SPACE_GENERIC ? normal_of(d, inst_op(d->f, ref_index(r), 0)) : REF_NULL;
}

/* Makes `to` take the place of v. */
static void becomes(Folder *d, ValueId v, Ref to) {
    lab_trace(d->p, d->f, "%v becomes %r", v, to);
    d->normal[v] = to;
    edit_replace(&d->e, v, to);
    edit_delete(&d->e, v);
}

/* Puts the new instruction n before v, and its cast to generic in the place of v. */
static void becomes_cast(Folder *d, ValueId v, ValueId n) {
    Ref specific = ref_make(REF_VALUE, n);
    ValueId c = fn_inst(d->f, OP_ADDRSPACECAST, T_PTR, &specific, 1);
    inst_copy_origin(d->f, n, v);
    inst_copy_origin(d->f, c, v);
    edit_before(&d->e, v, n);
    edit_before(&d->e, v, c);
    becomes(d, v, ref_make(REF_VALUE, c));
}

static void operand_set(Folder *d, ValueId v, uint32_t k, Ref r) {
    lab_trace(d->p, d->f, "operand %u of %v becomes %r", k, v, r);
    inst_ops(d->f, v)[k] = r;
    d->e.changed = true;
}

/* (1) cast(s, cast(generic, x)) is x, if x points to s. */
static void fold_cast(Folder *d, ValueId v) {
    Ref x = cast_source(d, inst_op(d->f, v, 0));
    if (x.x && ref_type(d->p->m, d->f, x) == inst_at(d->f, v)->type) becomes(d, v, x);
}

/* (2) gep(cast(generic, x), i) is cast(generic, gep(x, i)), if the sum cannot leave the width of x. */
static void fold_gep(Folder *d, ValueId v) {
    Inst i = *inst_at(d->f, v);
    Ref x = cast_source(d, inst_op(d->f, v, 0));
    if (!x.x || i.type != T_PTR) return;
    uint32_t space = space_of(d, x);
    if (!(i.flags & IF_INBOUNDS) && layout_ptr_bits(d->p->m, space) < layout_ptr_bits(d->p->m, SPACE_GENERIC)) return;
    ValueId n = fn_copy_inst(d->f, v);
    inst_at(d->f, n)->type = type_ptr(d->p->m, space);
    inst_ops(d->f, n)[0] = x;
    becomes_cast(d, v, n);
}

/* (3) select(c, cast(generic, x), cast(generic, y)) is cast(generic, select(c, x, y)), if both point to one space. */
static void fold_select(Folder *d, ValueId v) {
    Ref x = cast_source(d, inst_op(d->f, v, 1)), y = cast_source(d, inst_op(d->f, v, 2));
    if (inst_at(d->f, v)->type != T_PTR || !x.x || !y.x || space_of(d, x) != space_of(d, y)) return;
    ValueId n = fn_copy_inst(d->f, v);
    inst_at(d->f, n)->type = ref_type(d->p->m, d->f, x);
    inst_ops(d->f, n)[1] = x;
    inst_ops(d->f, n)[2] = y;
    becomes_cast(d, v, n);
}

/* (4) A plain access of cast(generic, x) is one of x. No instruction stores to constant memory, or to parameters. */
static void fold_access(Folder *d, ValueId v, uint32_t address) {
    Ref x = cast_source(d, inst_op(d->f, v, address));
    if (!x.x || !access_is_plain(inst_at(d->f, v))) return;
    if (address == 1 && (space_of(d, x) == SPACE_CONST || space_of(d, x) == SPACE_PARAM)) return;
    operand_set(d, v, address, x);
}

/* (5) cast(generic, x) == cast(generic, y) is x == y, if both point to one space. A null pointer is cast(generic, null)
 * of global memory only. */
static void fold_comparison(Folder *d, ValueId v) {
    Module *m = d->p->m;
    Inst *i = inst_at(d->f, v);
    if (i->sub != ICMP_EQ && i->sub != ICMP_NE) return;
    Ref x[2];
    for (uint32_t k = 0; k < 2; k++) x[k] = cast_source(d, inst_op(d->f, v, k));
    for (uint32_t k = 0; k < 2; k++)
        if (!x[k].x && x[!k].x && ref_same(inst_op(d->f, v, k), const_zero(m, T_PTR)) &&
            space_of(d, x[!k]) == SPACE_GLOBAL)
            x[k] = const_zero(m, type_ptr(m, SPACE_GLOBAL));
    if (!x[0].x || !x[1].x || ref_type(m, d->f, x[0]) != ref_type(m, d->f, x[1])) return;
    for (uint32_t k = 0; k < 2; k++) operand_set(d, v, k, x[k]);
}

static bool fold(Pass *p, Fn *f) {
    Folder d = {.p = p, .f = f, .n = f->inst.n};
    d.normal = mem_alloc((d.n + 1) * sizeof *d.normal);
    edit_begin(&d.e, p->m, f);
    for (uint32_t k = 0; k < p->cfg->nrpo; k++) {
        BlockId b = p->cfg->rpo[k];
        each_inst_in(f, b, v) switch (inst_at(f, v)->op) {
            case OP_ADDRSPACECAST: fold_cast(&d, v); break;
            case OP_GETELEMENTPTR: fold_gep(&d, v); break;
            case OP_SELECT: fold_select(&d, v); break;
            case OP_LOAD: fold_access(&d, v, 0); break;
            case OP_STORE: fold_access(&d, v, 1); break;
            case OP_ICMP: fold_comparison(&d, v); break;
            default: break;
            }
    }
    free(d.normal);
    return edit_commit(&d.e);
}

const PassRow lab_rows[] = {
    {"addrspacecast-fold", fold, PASS_FUNCTION, NEED_CFG, KEEP_CFG, "", "fold address space casts"},
    {0},
};
