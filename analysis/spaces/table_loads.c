/* table_loads.c: finds loads from short tables, for passes that split such a load. See Spaces.choice. */
#include "analysis/spaces/flow.h"

/* Appends the load, which is one of a generic pointer, to Spaces.choice if its address has two to TABLE_LOAD_MAX
 * candidate locations in memory that is not OUTSIDE, and a chain of at most TABLE_LOAD_MAX getelementptrs computes it
 * from the address of the table. The last of them or an earlier one has the index. Does nothing for any other load. A
 * location without a cell gives the empty set in `of`. */
static void flow_table_load(SpaceSolver *z, FnRanges *ranges, SymId fn, const Fn *f, ValueId load) {
    Ref at = inst_op(f, load, 0);
    Extent e = pt_extent(z->pt, fn, at);
    Location l = pt_at(z->pt, fn, at);
    uint32_t n = extent_count(e);
    if (n < 2 || unify_is_outside(&z->pt->u, l)) return;
    TableLoad c = {.fn = fn, .load = load, .base = at, .step = e.stride, .n = n};
    for (uint32_t steps = 0; pt_extent(z->pt, fn, c.base).size; steps++) {
        ValueId v = ref_index(c.base);
        const Inst *i = inst_at(f, v);
        if (i->op != OP_GETELEMENTPTR || steps == TABLE_LOAD_MAX) return;
        c.first += offset_of(z->s->m, ranges, f, v, i->aux, inst_ops(f, v) + 1, i->nopnd - 1).by;
        c.base = inst_op(f, v, 0);
    }
    for (uint32_t k = 0; k < n; k++) {
        uint32_t cell = cells_find(z->cells, unify_nth(&z->pt->u, l, e, k), 0);
        if (cell != UINT32_MAX) c.of[k] = (SpaceSet)spaces_pointer_fact(z->s, z->s->fact[z->node.cells + cell]);
    }
    vec_push(&z->s->choice, c);
}

void flow_table_loads(SpaceSolver *z) {
    FnRanges ranges = {0};
    each_fn(z->s->m, s, f)
        if (program_live(z->program, s))
            each_inst(f, b, v) {
                bool pointer = inst_at(f, v)->op == OP_LOAD && inst_at(f, v)->type == T_PTR;
                if (pointer && program_reachable(z->program, s, b)) flow_table_load(z, &ranges, s, f, v);
            }
    offset_ranges_free(&ranges);
}
