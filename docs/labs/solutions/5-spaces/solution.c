/* Lab 5, a solution. */
#include "lab.h"

static Where join(Where a, Where b) { return a | b; }

/* Returns the join of the facts of operands from, from + step, ... */
static Where join_all(const Inst *i, const Where *operand, uint32_t from, uint32_t step) {
    Where all = IN_NOTHING;
    for (uint32_t k = from; k < i->nopnd; k += step) all = join(all, operand[k]);
    return all;
}

static Where transfer(const Pass *p, const Fn *f, ValueId v, const Where *operand) {
    const Inst *i = inst_at(f, v);
    Where type = where_of_type(p->m, i->type);
    if (type != IN_ANY) return type;
    switch (i->op) {
    case OP_PARAM: return is_from_host(p, f, v) ? IN_GLOBAL : IN_ANY;
    case OP_ALLOCA: return IN_LOCAL;
    case OP_GETELEMENTPTR: return ref_is_null(p->m, inst_op(f, v, 0)) ? IN_ANY : operand[0];
    case OP_ADDRSPACECAST:
    case OP_BITCAST:
    case OP_FREEZE: return operand[0];
    case OP_SELECT: return join_all(i, operand, 1, 1);
    case OP_PHI: return join_all(i, operand, 0, 2);
    default: return IN_ANY; /* a load, a call, an integer: nobody knows */
    }
}

/* ------------------------------------------------------------------------------------------------ the fixed point */

static Where where_of(const Pass *p, const Fn *f, const Where *where, Ref r) {
    if (ref_is(r, REF_VALUE)) return where[ref_index(r)];
    if (ref_is(r, REF_BLOCK) || !type_is_ptr(p->m, ref_type(p->m, f, r))) return IN_NOTHING;
    return where_of_constant(p->m, r);
}

/* Computes the fact of v again. Returns whether it grew. */
static bool update(Pass *p, Fn *f, Where *where, ValueId v) {
    const Inst *i = inst_at(f, v);
    if (!type_is_ptr(p->m, i->type) || p->cfg->rpo_index[p->cfg->block_of[v]] == UINT32_MAX) return false;
    Where *operand = mem_alloc((i->nopnd + 1) * sizeof *operand);
    for (uint32_t k = 0; k < i->nopnd; k++) operand[k] = where_of(p, f, where, inst_op(f, v, k));
    Where now = join(where[v], transfer(p, f, v, operand));
    free(operand);
    if (now == where[v]) return false;
    lab_trace(p, f, "%v: %d -> %d", v, where[v], now);
    where[v] = now;
    return true;
}

static void spaces(Pass *p, Fn *f, Where *where) {
    LabQueue todo = queue_new(f->inst.n);
    for (ValueId v = 0; v < f->nparam; v++) queue_add(&todo, v);
    each_inst(f, b, v) queue_add(&todo, v);
    for (ValueId v; queue_take(&todo, &v);)
        if (update(p, f, where, v)) each_use(p->uses, v, u) queue_add(&todo, u);
    queue_free(&todo);
}

/* ------------------------------------------------------------------------------------------------ use */

static uint32_t access_space(Where w) {
    switch (w) {
    case IN_GLOBAL: return SPACE_GLOBAL;
    case IN_SHARED: return SPACE_SHARED;
    case IN_CONST: return SPACE_CONST;
    case IN_LOCAL: return SPACE_LOCAL;
    default: return SPACE_GENERIC;
    }
}

const LabSpacesHooks lab_hooks = {join, transfer, spaces, access_space};
