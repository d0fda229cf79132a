/* space_cast.c: implements space_cast.h. */
#include "transform/spaces/space_cast.h"

#include "transform/pass.h"

bool space_cast_is_legal(uint32_t from, uint32_t to) {
    bool nested = (from == SPACE_SHARED && to == SPACE_CLUSTER) || (from == SPACE_CLUSTER && to == SPACE_SHARED);
    return from == SPACE_GENERIC || to == SPACE_GENERIC || nested;
}

/* Returns the operand by which the commit of the edit will replace `r`; `r` itself if it stays. */
static Ref replacement(const Edit *e, Ref r) {
    while (ref_is(r, REF_VALUE) && ref_index(r) < e->forward.n && !ref_is(e->forward.at[ref_index(r)], REF_NONE))
        r = e->forward.at[ref_index(r)];
    return r;
}

/* Adds the operands of v, after their replacement, to the use counts `uses` (by value), unless v is deleted or a debug
 * record. */
static void operands_count(const Edit *e, ValueId v, uint32_t *uses) {
    if ((op_flags(inst_at(e->f, v)) & OF_DEBUG) || edit_is_dead(e, v)) return;
    for (uint32_t i = 0; i < inst_at(e->f, v)->nopnd; i++) {
        Ref op = e->forward.n ? replacement(e, inst_op(e->f, v, i)) : inst_op(e->f, v, i);
        if (ref_is(op, REF_VALUE)) uses[ref_index(op)]++;
    }
}

uint64_t space_casts_sweep(Edit *e, ValueId end) {
    Fn *f = e->f;
    uint64_t removed = 0;
    if (!pass_fn_has(f, OP_ADDRSPACECAST)) return 0;
    uint32_t *uses = mem_alloc((f->inst.n + 1) * sizeof *uses);
    each_inst(f, b, v) operands_count(e, v, uses);
    for (ValueId v = end; v < f->inst.n; v++) operands_count(e, v, uses);
    each_inst(f, b, v)
        for (ValueId c = v; inst_at(f, c)->op == OP_ADDRSPACECAST && !uses[c] && !edit_is_dead(e, c);) {
            Ref of = replacement(e, inst_op(f, c, 0));
            edit_replace(e, c, of);
            edit_delete(e, c);
            removed++;
            if (!ref_is(of, REF_VALUE) || ref_index(of) >= end || --uses[ref_index(of)]) break;
            c = ref_index(of);
        }
    free(uses);
    return removed;
}
