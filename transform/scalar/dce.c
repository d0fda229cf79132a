/* dce: removes dead instructions.
 *
 * Marks the live instructions, from those with side effects backwards through the operands, and removes the
 * rest. Counting uses would be simpler, but would keep phis that use only each other. Debug records keep
 * nothing alive: if their value is removed, it becomes poison.
 *
 * Needs nothing. Keeps the blocks. */
#include "transform/pass.h"

/* Reports whether v may be removed if its result is not used: it has no side effect, or is an alloca, a load that is
 * neither volatile nor ordered (unordered at most), or a call of an intrinsic that has a result, does not write, and is
 * neither convergent, noreturn nor a library function such as malloc (INF_LIBRARY). */
static bool inst_is_removable(const Module *m, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    switch (i->op) {
    case OP_ALLOCA: return true;
    case OP_LOAD: return !(i->flags & IF_VOLATILE) && i->mem.order <= ORD_UNORDERED;
    case OP_CALL: {
        uint32_t row = call_intrinsic(m, f, v);
        if (!row || i->type == T_VOID) return false;
        return !(intrinsic_at(row)->flags & (INF_WRITE | INF_CONVERGENT | INF_NORETURN | INF_LIBRARY));
    }
    default: return op_flags(i) & OF_PURE;
    }
}

/* Reports whether v is a lifetime marker. Markers do not keep an alloca alive; they are removed with it. */
static bool inst_is_lifetime(const Module *m, const Fn *f, ValueId v) {
    return inst_is_intrinsic(m, f, v, INF_LIFETIME);
}

/* Which instructions are live. */
typedef struct DceLive {
    uint8_t *live;     /* by value */
    uint32_t n;        /* how many are live */
    VEC(ValueId) todo; /* live values whose operands are not marked yet */
} DceLive;

/* Marks v live and queues it, unless it is live already. */
static inline void mark(DceLive *k, ValueId v) {
    if (k->live[v]) return;
    k->live[v] = true;
    k->n++;
    vec_push(&k->todo, v);
}

/* Marks the operands of v live that are values. */
static void mark_operands(DceLive *k, const Fn *f, ValueId v) {
    const Ref *op = inst_ops(f, v);
    for (uint32_t i = 0, n = inst_at(f, v)->nopnd; i < n; i++)
        if (ref_is(op[i], REF_VALUE)) mark(k, ref_index(op[i]));
}

/* Reports whether all operands of v that are values are live. */
static bool operands_are_live(const DceLive *k, const Fn *f, ValueId v) {
    for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++)
        if (ref_is(inst_op(f, v, i), REF_VALUE) && !k->live[ref_index(inst_op(f, v, i))]) return false;
    return true;
}

/* Deletes what is not live. Returns how many instructions these are. */
static uint64_t dead_delete(Edit *e, const DceLive *k) {
    uint64_t removed = 0;
    each_inst(e->f, b, v) {
        if (k->live[v] || op_flags(inst_at(e->f, v)) & OF_DEBUG) continue;
        if (inst_is_lifetime(e->m, e->f, v) && operands_are_live(k, e->f, v)) continue;
        edit_delete(e, v);
        removed++;
    }
    return removed;
}

bool pass_dce(Pass *p, Fn *f) {
    DceLive k = {.live = mem_alloc(f->inst.n + 1), .n = f->nparam};
    memset(k.live, true, f->nparam); /* parameters stay */
    each_inst(f, b, v)
        if (!(op_flags(inst_at(f, v)) & OF_DEBUG) && !inst_is_removable(p->m, f, v) && !inst_is_lifetime(p->m, f, v))
            mark(&k, v);
    pass_shuffle(p, k.todo.at, k.todo.n);
    while (k.todo.n) mark_operands(&k, f, vec_pop(&k.todo));

    Edit e;
    edit_begin(&e, p->m, f);
    uint64_t removed = k.n < f->nparam + f->order.n ? dead_delete(&e, &k) : 0;
    bool changed = edit_commit(&e);
    free(k.live);
    vec_free(&k.todo);
    if (removed) pass_remark_symbol(p, REMARK_DeadInstructions, f->sym, (uint32_t)removed);
    pass_stat(p, "instructions removed", removed);
    return changed;
}
