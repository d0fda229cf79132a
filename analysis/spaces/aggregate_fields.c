/* aggregate_fields.c: what aggregates in registers hold, field by field.
 *
 *     %a = insertvalue { ptr, ptr } poison, ptr %shared, 0       field 0: shared
 *     %b = insertvalue { ptr, ptr } %a, ptr %global, 1           field 0: shared   field 1: global
 *     %c = phi { ptr, ptr } [ %b, %x ], [ %d, %y ]               field by field
 *     %p = extractvalue { ptr, ptr } %c, 0                       field 0
 *
 * A value that is an aggregate with a pointer and something else has a node for each of its fields beside its
 * own, and so has the result of a function. What moves aggregates moves them field by field: insertvalue,
 * extractvalue, phi, select, freeze, loads from and stores into memory that is seen, calls and returns that are
 * followed. Of what comes another way each field is what the whole is; the node of the whole joins all fields,
 * for those who do not ask for one. A field of data is data: only the addresses in it are followed. */
#include "analysis/spaces/constraints.h"

static uint32_t parts_add(Objects *o, TypeId t, uint32_t of) {
    Leaf leaf[LEAF_MAX];
    uint32_t n = objects_class(o, t) == CLASS_MIXED ? type_leaves(o, t, leaf) : 0;
    if (n < 2) return 0;
    for (uint32_t k = 0; k < n; k++) vec_push(&o->part_of, of);
    return o->part_of.n - n + 1;
}

void parts_number(Objects *o) {
    const Module *m = o->m;
    bool any = false;
    for (TypeId t = 0; t < o->ntype; t++) any |= type_is_aggregate(m, t) && objects_class(o, t) == CLASS_MIXED;
    if (!any) return;
    o->part = mem_alloc((o->nvalue + 1) * sizeof *o->part);
    o->part_result = mem_alloc(m->sym.n * sizeof *o->part_result);
    each_fn(m, s, f) {
        for (ValueId v = 0; v < f->inst.n; v++)
            o->part[o->base[s] + v] = parts_add(o, inst_at(f, v)->type, o->base[s] + v);
        o->part_result[s] = parts_add(o, type_elem(m, m->sym.at[s].type, 0), o->nvalue + s);
    }
}

/* The first node of the fields of a value or of a result, by its own node. */
static uint32_t parts_of(const Solver *z, uint32_t node) {
    uint32_t first = !z->objects.part ? 0 : node < z->objects.nvalue ? z->objects.part[node]
                     : z->objects.part_result[node - z->result];
    return first ? z->parts + first - 1 : 0;
}

static uint32_t value_parts(const Solver *z, SymId fn, Ref r) {
    return ref_is(r, REF_VALUE) ? parts_of(z, z->s->base[fn] + ref_index(r)) : 0;
}

/* Field k of a constant: the constant of it, or the whole if it is not written out. */
static Ref const_part(Solver *z, Ref r, uint32_t k) {
    Module *m = z->s->m;
    for (uint32_t depth = 0; depth < DEPTH_MAX; depth++) {
        TypeId t = ref_type(m, NULL, r);
        bool written = ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_AGG && type_is_aggregate(m, t);
        if (!written || objects_class(&z->objects, t) != CLASS_MIXED) return r;
        Leaf leaf[LEAF_MAX];
        uint32_t i = 0, n;
        while (k >= (n = type_leaves(&z->objects, type_elem(m, t, i), leaf))) k -= n, i++;
        r = m->const_elem.at[const_at(m, r)->first + i];
    }
    return r;
}

/* Field k of an operand reaches node `to`. */
static void part_flow(Solver *z, SymId fn, const Fn *f, Ref r, uint32_t k, bool pointer, uint32_t to) {
    uint32_t from = value_parts(z, fn, r);
    enum Rule rule = pointer ? RULE_JOIN : RULE_BITS;
    if (!pointer && !z->objects.integers) return;
    if (from) edge(z, from + k, to, rule);
    else flow(z, fn, f, ref_is(r, REF_VALUE) ? r : const_part(z, r, k), to, rule);
}

/* An operand that is such an aggregate reaches, field by field, the nodes from `to` on. */
static void parts_flow(Solver *z, SymId fn, const Fn *f, Ref r, uint32_t to) {
    Leaf leaf[LEAF_MAX];
    uint32_t n = to ? type_leaves(&z->objects, ref_type(z->s->m, f, r), leaf) : 0;
    for (uint32_t k = 0; k < n; k++) part_flow(z, fn, f, r, k, leaf[k].pointer, to + k);
}

void parts_arg_flow(Solver *z, SymId fn, const Fn *f, Ref arg, uint32_t param) {
    parts_flow(z, fn, f, arg, parts_of(z, param));
}

void parts_ret_flow(Solver *z, SymId fn, const Fn *f, Ref r) {
    parts_flow(z, fn, f, r, parts_of(z, z->result + fn));
}

/* The fields of v that the indices from operand `first` on name: *k is the first of them. 0: a part of a field of
 * data. */
static uint32_t path_parts(Solver *z, const Fn *f, ValueId v, TypeId t, uint32_t first, uint32_t *k) {
    Leaf leaf[LEAF_MAX];
    *k = 0;
    for (uint32_t i = first; i < inst_at(f, v)->nopnd; i++) {
        if (objects_class(&z->objects, t) != CLASS_MIXED) return 0;
        uint32_t at = ref_index(inst_op(f, v, i));
        for (uint32_t j = 0; j < at; j++) *k += type_leaves(&z->objects, type_elem(z->s->m, t, j), leaf);
        t = type_elem(z->s->m, t, at);
    }
    return type_leaves(&z->objects, t, leaf);
}

bool part_taken_flow(Solver *z, SymId fn, const Fn *f, ValueId v) {
    Ref agg = inst_op(f, v, 0);
    uint32_t from = value_parts(z, fn, agg), node = z->s->base[fn] + v, k;
    if (!from) return false;
    uint32_t n = path_parts(z, f, v, ref_type(z->s->m, f, agg), 1, &k);
    bool data = is_data(z, inst_at(f, v)->type);
    for (uint32_t i = 0; i < n || i == 0; i++) edge(z, from + k + i, node, data ? RULE_BITS : RULE_JOIN);
    if (data) give(z, node, FACT_PLAIN);
    return true;
}

bool part_stored_flow(Solver *z, SymId fn, Ref stored, uint32_t k, bool pointer, uint32_t cell) {
    uint32_t from = value_parts(z, fn, stored);
    if (from) edge(z, from + k, cell, pointer ? RULE_JOIN : RULE_BITS);
    return from != 0;
}

/* insertvalue: the fields that are put in come of the element, the others of the aggregate. */
static void insert_flow(Solver *z, SymId fn, const Fn *f, ValueId v, uint32_t to) {
    Leaf leaf[LEAF_MAX];
    Ref agg = inst_op(f, v, 0), element = inst_op(f, v, 1);
    uint32_t k, in = path_parts(z, f, v, inst_at(f, v)->type, 2, &k);
    uint32_t n = type_leaves(&z->objects, inst_at(f, v)->type, leaf);
    bool fields = objects_class(&z->objects, ref_type(z->s->m, f, element)) == CLASS_MIXED;
    for (uint32_t i = 0; i < n; i++) {
        bool put = i >= k && i < k + in, part = in == 0 && i == k;
        if (put && fields) part_flow(z, fn, f, element, i - k, leaf[i].pointer, to + i);
        else if (put || part) flow(z, fn, f, element, to + i, leaf[i].pointer ? RULE_JOIN : RULE_BITS);
        if (!put) part_flow(z, fn, f, agg, i, leaf[i].pointer, to + i);
    }
}

static bool load_flow(Solver *z, SymId fn, const Fn *f, ValueId v, uint32_t to) {
    Loc at = objects_at(&z->objects, fn, inst_op(f, v, 0));
    Leaf leaf[LEAF_MAX];
    if (loc_is_outside(&z->objects, at) || !z->s->knobs->track_indir_load) return false;
    Extent extent = objects_extent(&z->objects, fn, inst_op(f, v, 0));
    uint32_t n = type_leaves(&z->objects, inst_at(f, v)->type, leaf), places = extent_places(extent);
    for (uint32_t i = 0; i < n * places; i++) {
        uint32_t k = i % n;
        uint32_t cell = objects_cell(&z->objects, loc_place(&z->objects, at, extent, i / n), leaf[k].off);
        if (cell != UINT32_MAX) edge(z, z->cells + cell, to + k, leaf[k].pointer ? RULE_POINTER : RULE_BITS);
    }
    return true;
}

static bool call_parts_flow(Solver *z, const Fn *f, ValueId v, uint32_t to) {
    CallInfo c = call_info(&z->objects, f, v);
    uint32_t from = c.followed ? parts_of(z, z->result + c.target) : 0;
    Leaf leaf[LEAF_MAX];
    uint32_t n = from ? type_leaves(&z->objects, inst_at(f, v)->type, leaf) : 0;
    for (uint32_t k = 0; k < n; k++) edge(z, from + k, to + k, leaf[k].pointer ? RULE_JOIN : RULE_BITS);
    return from != 0;
}

static void whole_flow(Solver *z, uint32_t node, uint32_t to, TypeId t) {
    Leaf leaf[LEAF_MAX];
    uint32_t n = type_leaves(&z->objects, t, leaf);
    for (uint32_t k = 0; k < n; k++) edge(z, node, to + k, leaf[k].pointer ? RULE_JOIN : RULE_BITS);
}

void parts_param_flow(Solver *z, SymId fn, const Fn *f, uint32_t p) {
    uint32_t node = z->s->base[fn] + p, to = parts_of(z, node);
    if (to) whole_flow(z, node, to, inst_at(f, p)->type);
}

void parts_inst_flow(Solver *z, SymId fn, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    uint32_t node = z->s->base[fn] + v, to = parts_of(z, node);
    if (!to) return;
    switch (i->op) {
    case OP_PHI: case OP_SELECT: case OP_FREEZE:
        for (uint32_t k = i->op == OP_SELECT; k < i->nopnd; k++)
            if (!ref_is(inst_op(f, v, k), REF_BLOCK) && operand_comes(&z->objects, fn, f, v, k))
                parts_flow(z, fn, f, inst_op(f, v, k), to);
        return;
    case OP_INSERTVALUE: insert_flow(z, fn, f, v, to); return;
    case OP_EXTRACTVALUE: {
        uint32_t from = value_parts(z, fn, inst_op(f, v, 0)), k;
        uint32_t n = path_parts(z, f, v, ref_type(z->s->m, f, inst_op(f, v, 0)), 1, &k);
        for (uint32_t j = 0; from && j < n; j++) edge(z, from + k + j, to + j, RULE_JOIN);
        if (from) return;
        break;
    }
    case OP_LOAD:
        if (load_flow(z, fn, f, v, to)) return;
        break;
    case OP_CALL:
        if (call_parts_flow(z, f, v, to)) return;
        break;
    default: break;
    }
    whole_flow(z, node, to, i->type);
}
