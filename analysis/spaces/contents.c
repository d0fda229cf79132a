/* contents.c: the constraints of what memory holds: loads and stores, copies, fills, initialisers. Which
 * memory an address means is settled before (objects.h): a cell, or OUTSIDE. */
#include "analysis/spaces/constraints.h"

/* Field k of a stored value goes to a cell. An integer field of an aggregate is data, whatever else the
 * aggregate holds. A number in the low half of a pointer is an offset. */
static void store_flow(Solver *z, SymId fn, const Fn *f, const Access *a, uint32_t k, bool pointer,
                       uint32_t cell) {
    bool field = objects_class(&z->objects, a->type) == CLASS_MIXED && !pointer;
    bool offset = z->objects.cell.at[cell].tagged && !pointer;
    if (!part_stored_flow(z, fn, a->stored, k, pointer, z->cells + cell))
        flow(z, fn, f, a->stored, z->cells + cell, field || offset ? RULE_BITS : RULE_JOIN);
    if (field && !offset) give(z, z->cells + cell, FACT_PLAIN);
}

void access_flow(Solver *z, SymId fn, const Fn *f, ValueId v, const Access *a) {
    Objects *o = &z->objects;
    uint32_t node = z->s->base[fn] + v;
    bool data = is_data(z, a->type), typed = type_space(z->s->m, inst_at(f, v)->type);
    bool followed = (!data || o->integers) && !typed;
    if (typed) give(z, node, space_set(type_space(z->s->m, inst_at(f, v)->type)));
    if (a->reads && !data && !typed && !z->s->knobs->track_indir_load) give(z, node, z->s->unknown);
    Loc at = objects_at(o, fn, a->ptr);
    if (loc_is_outside(o, at)) {
        if (a->writes) flow(z, fn, f, a->stored, z->tree_out + fn, RULE_JOIN);
        if (!a->reads || !followed) return;
        if (data && type_bits(z->s->m, type_scalar(z->s->m, a->type)) < 64) { /* too short for an address */
            edge(z, z->tree_in + fn, node, RULE_NO_GLOBAL);
            give(z, node, FACT_PLAIN);
            return;
        }
        if (ref_is(a->ptr, REF_VALUE)) edge(z, value_node(z, fn, ref_index(a->ptr)), node, RULE_OUTSIDE);
        edge(z, z->tree_in + fn, node, RULE_OUTSIDE);
        edge(z, z->consts, node, RULE_OUTSIDE);
        give(z, node, rule_apply(z, RULE_OUTSIDE, node, 0));
        return;
    }
    if (!objects_tracked(o, at.elem)) return;
    Leaf leaf[LEAF_MAX];
    uint32_t n = type_leaves(o, a->type, leaf), whole = n == 0;
    Extent extent = objects_extent(o, fn, a->ptr);
    uint32_t places = extent_places(extent);
    Loc first = at;
    if (whole) leaf[n++] = (Leaf){0, 1, true};
    for (uint32_t k = 0; k < n * places; k++) {
        uint32_t i = k % n;
        at = loc_place(o, first, extent, k / n);
        uint32_t cell = objects_cell(o, at, leaf[i].off);
        if (cell == UINT32_MAX) continue;                      /* a class that no pointer was ever in */
        if (a->writes) store_flow(z, fn, f, a, i, leaf[i].pointer, cell);
        bool tagged = o->cell.at[cell].tagged, partly = a->writes && o->cell.at[cell].partial && !tagged;
        if (partly && !cell_is_covered(o, &o->cell.at[cell], at, type_store_size(z->s->m, a->type)))
            give(z, z->cells + cell, FACT_PLAIN);
        if (a->writes && whole && objects_class(o, a->type) == CLASS_MIXED)
            give(z, z->cells + cell, FACT_PLAIN);
        if (a->reads && followed)
            edge(z, z->cells + cell, node, leaf[i].pointer ? RULE_POINTER : data ? RULE_JOIN : RULE_BITS);
    }
}

void range_give(Solver *z, Loc at, uint64_t size, Fact what, uint32_t from) {
    Objects *o = &z->objects;
    at = objects_find(o, at);
    uint32_t first, n = objects_cells(o, at, size, &first);
    for (uint32_t i = first; i < first + n; i++) {
        give(z, z->cells + i, what | (cell_is_covered(o, &o->cell.at[i], at, size) ? 0 : FACT_PLAIN));
        if (from != NODE_NONE) edge(z, from, z->cells + i, RULE_JOIN);
    }
}

/* Word k of a copy whose ends are apart. */
static void words_flow(Solver *z, Loc to, Loc from, uint64_t k, uint64_t size) {
    Objects *o = &z->objects;
    uint32_t cell = objects_cell(o, from, k);
    Loc at = objects_find(o, (Loc){to.elem, loc_add(to.off, (int32_t)k)});
    if (cell != UINT32_MAX) range_give(z, at, size - k < COPY_WORD ? size - k : COPY_WORD, 0, z->cells + cell);
}

void number_give(Solver *z, Loc at, uint64_t size, Fact what) {
    uint32_t cell = objects_cell(&z->objects, objects_find(&z->objects, at), 0);
    bool offset = cell != UINT32_MAX && z->objects.cell.at[cell].tagged;
    if (offset) give(z, z->cells + cell, (Fact)(what & ~FACT_PLAIN));
    else range_give(z, at, size, what, NODE_NONE);
}

void outside_flow(Solver *z, SymId fn, uint32_t node, Ref source) {
    if (ref_is(source, REF_VALUE)) {        /* a node of `copies` asks for the address wherever it stands */
        uint32_t address = z->s->base[fn] + ref_index(source);
        edge(z, node < z->copies ? value_node(z, fn, ref_index(source)) : address, node, RULE_OUTSIDE);
    }
    edge(z, z->tree_in + fn, node, RULE_OUTSIDE);
    edge(z, z->consts, node, RULE_OUTSIDE);
    give(z, node, rule_apply(z, RULE_OUTSIDE, node, 0));
}

void copy_flow(Solver *z, SymId fn, uint32_t node, Loc to, Loc from, Ref source, uint64_t size) {
    Objects *o = &z->objects;
    uint32_t out = z->tree_out + fn;
    if (loc_is_outside(o, from)) {
        outside_flow(z, fn, node, source);
        if (loc_is_outside(o, to)) edge(z, node, out, RULE_JOIN);
        else range_give(z, to, size, 0, node);
    } else if (loc_is_outside(o, to)) {
        uint32_t first, n = objects_cells(o, from, size, &first);
        for (uint32_t i = first; i < first + n; i++) edge(z, z->cells + i, out, RULE_JOIN);
        give(z, out, FACT_PLAIN);
    } else {
        Loc a = objects_find(o, to), b = objects_find(o, from);
        bool one = a.elem == b.elem && a.off == b.off;
        range_give(z, to, size, 0, NODE_NONE);
        if (one) range_give(z, from, size, 0, NODE_NONE);
        for (uint64_t k = 0; !one && k < size; k += COPY_WORD) words_flow(z, a, b, k, size);
    }
}

void fill_flow(Solver *z, SymId fn, const Fn *f, ValueId v, uint64_t size) {
    Loc to = objects_at(&z->objects, fn, inst_op(f, v, 0));
    Fact what = ref_is_null(z->s->m, inst_op(f, v, 1)) ? SET_NULL : FACT_PLAIN;
    if (loc_is_outside(&z->objects, to)) give(z, z->tree_out + fn, what);
    else range_give(z, to, size, what, NODE_NONE);
}

void init_flow(Solver *z, Loc at, Ref r, uint32_t depth) {
    Module *m = z->s->m;
    TypeId t = ref_type(m, NULL, r);
    bool outside = loc_is_outside(&z->objects, at);
    if (ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_AGG && depth < 256 && type_is_aggregate(m, t)) {
        uint32_t first = const_at(m, r)->first, n = const_at(m, r)->n;
        bool fields = type_kind(m, t) == TY_STRUCT;
        uint64_t step = fields ? 0 : type_size(m, type_elem(m, t, 0));
        for (uint32_t i = 0; i < n; i++) {
            int64_t off = at.off + (int64_t)(fields ? struct_offset(m, t, i) : i * step);
            init_flow(z, (Loc){at.elem, (int32_t)(off < INT32_MAX ? off : INT32_MAX)},
                      m->const_elem.at[first + i], depth + 1);
        }
        return;
    }
    Fact what = const_fact(z->s, r);
    if (outside) give(z, z->consts, what & SET_SPACES);
    else range_give(z, at, type_store_size(m, t), what, NODE_NONE);
}

/* The load is one out of a short table, which is chosen by the getelementptr that makes its address, or by
 * that behind which there is a constant distance. */
static void table_load_find(Solver *z, SymId fn, const Fn *f, ValueId load) {
    Objects *o = &z->objects;
    Ref at = inst_op(f, load, 0);
    Extent e = objects_extent(o, fn, at);
    Loc l = objects_at(o, fn, at);
    uint32_t n = extent_places(e);
    if (n < 2 || loc_is_outside(o, l)) return;
    TableLoad c = {.fn = fn, .load = load, .base = at, .step = e.stride, .n = n};
    for (uint32_t steps = 0; objects_extent(o, fn, c.base).size; steps++) {
        ValueId v = ref_index(c.base);
        const Inst *i = inst_at(f, v);
        if (i->op != OP_GETELEMENTPTR || steps == TABLE_LOAD_MAX) return;
        c.first += offset_of(o, f, v, i->aux, inst_ops(f, v) + 1, i->nopnd - 1).by;
        c.base = inst_op(f, v, 0);
    }
    for (uint32_t k = 0; k < n; k++) {
        uint32_t cell = objects_cell(o, loc_place(o, l, e, k), 0);
        if (cell != UINT32_MAX) c.of[k] = (SpaceSet)pointer_fact(z->s, z->s->fact[z->cells + cell]);
    }
    vec_push(&z->s->choice, c);
}

void table_loads_find(Solver *z) {
    each_fn(z->s->m, s, f) if (objects_live(&z->objects, s)) each_inst(f, b, v) {
        bool pointer = inst_at(f, v)->op == OP_LOAD && inst_at(f, v)->type == T_PTR;
        if (pointer && objects_reachable(&z->objects, s, b)) table_load_find(z, s, f, v);
    }
    if (z->objects.ranges_of) ranges_free(&z->objects.ranges);
}
