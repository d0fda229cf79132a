/* flow_aggregates.c: the constraints of aggregates and of vectors of pointers in registers, field by field.
 *
 *     %a = insertvalue { ptr, ptr } poison, ptr %shared, 0       field 0: shared
 *     %b = insertvalue { ptr, ptr } %a, ptr %global, 1           field 0: shared   field 1: global
 *     %c = phi { ptr, ptr } [ %b, %x ], [ %d, %y ]               field by field
 *     %p = extractvalue { ptr, ptr } %c, 0                       field 0
 *
 * A value whose type is an aggregate of a pointer and something else, or a vector of generic pointers, has one
 * node for each field, or lane, in addition to its own, and so has the result of a function. insertvalue,
 * extractvalue, phi, select, freeze, loads and stores of tracked memory, calls and returns that are followed,
 * and for vectors getelementptr, insertelement, extractelement and shufflevector: all of them connect field
 * nodes. If an aggregate comes from elsewhere, each field gets the fact of the whole. The node of the whole
 * joins all fields, for uses that do not distinguish them. A field of data carries only the addresses in it. */
#include "analysis/spaces/flow.h"

/* Reports whether type t is a vector of generic pointers, or an aggregate that contains a pointer. Values of type t
 * then have field nodes if they have 2 to TYPE_LEAVES_MAX leaves. */
static bool has_fields(SpaceSolver *z, TypeId t) {
    bool vector = type_kind(z->s->m, t) == TY_VECTOR && type_scalar(z->s->m, t) == T_PTR;
    return vector || program_class(z->program, t) == CLASS_MIXED;
}

/* Numbers the fields of `of`, a value or result as in AggregateFields.whole, whose type is t. Returns 1 + the first
 * number, or 0 if the type has no fields (has_fields), or fewer than two or too many leaves. */
static uint32_t fields_add(SpaceSolver *z, TypeId t, uint32_t of) {
    TypeLeaf leaf[TYPE_LEAVES_MAX];
    uint32_t n = has_fields(z, t) ? program_leaves(z->program, t, leaf) : 0;
    if (n < 2) return 0;
    for (uint32_t k = 0; k < n; k++) vec_push(&z->fields.whole, of);
    return z->fields.whole.n - n + 1;
}

void flow_fields_number(SpaceSolver *z) {
    const Module *m = z->s->m;
    Program *p = z->program;
    bool any = false;
    for (TypeId t = 0; t < p->ntype; t++) any |= has_fields(z, t);
    if (!any) return;
    z->fields.of_node = mem_alloc((p->nvalue + 1) * sizeof *z->fields.of_node);
    z->fields.of_result = mem_alloc(m->sym.n * sizeof *z->fields.of_result);
    each_fn(m, s, f) {
        for (ValueId v = 0; v < f->inst.n; v++)
            z->fields.of_node[p->base[s] + v] = fields_add(z, inst_at(f, v)->type, p->base[s] + v);
        z->fields.of_result[s] = fields_add(z, type_elem(m, m->sym.at[s].type, 0), p->nvalue + s);
    }
}

/* Returns the first field node of the value or result with this node, or 0 if it has no field nodes. */
static uint32_t field_nodes(const SpaceSolver *z, uint32_t node) {
    uint32_t first = !z->fields.of_node          ? 0
                     : node < z->program->nvalue ? z->fields.of_node[node]
                                                 : z->fields.of_result[node - z->node.result];
    return first ? z->node.fields + first - 1 : 0;
}

/* Returns the first field node of operand r, or 0 if it has none. */
static uint32_t value_field_nodes(const SpaceSolver *z, SymId fn, Ref r) {
    return ref_is(r, REF_VALUE) ? field_nodes(z, z->s->base[fn] + ref_index(r)) : 0;
}

/* Returns the constant that is field k of constant r. Stops at a constant whose elements are not written out, such as
 * zeroinitializer, and returns that, because it stands for each of its fields. */
static Ref const_field(SpaceSolver *z, Ref r, uint32_t k) {
    Module *m = z->s->m;
    for (uint32_t depth = 0; depth < DEPTH_MAX; depth++) {
        TypeId t = ref_type(m, NULL, r);
        if (!ref_is(r, REF_CONST) || const_at(m, r)->kind != CONST_AGG || !has_fields(z, t)) return r;
        TypeLeaf leaf[TYPE_LEAVES_MAX];
        uint32_t i = 0, n;
        while (k >= (n = program_leaves(z->program, type_elem(m, t, i), leaf))) k -= n, i++;
        r = m->const_elem.at[const_at(m, r)->first + i];
    }
    return r;
}

/* Adds an edge from field k of operand r to node `to`: from all of r if it is a value without field nodes. A constant
 * becomes a source. pointer: the field is a pointer. If it is data and integers carry no addresses, does nothing. */
static void flow_field(SpaceSolver *z, SymId fn, const Fn *f, Ref r, uint32_t k, bool pointer, uint32_t to) {
    uint32_t from = value_field_nodes(z, fn, r);
    enum FlowRule rule = pointer ? RULE_JOIN : RULE_BITS;
    if (!pointer && !z->pt->integers) return;
    if (from) flow_edge(z, from + k, to, rule);
    else flow_operand(z, fn, f, ref_is(r, REF_VALUE) ? r : const_field(z, r, k), to, rule);
}

/* Adds an edge from each field k of an operand to field node `to` + k. Does nothing if `to` is 0. */
static void flow_fields(SpaceSolver *z, SymId fn, const Fn *f, Ref r, uint32_t to) {
    TypeLeaf leaf[TYPE_LEAVES_MAX];
    uint32_t n = to ? program_leaves(z->program, ref_type(z->s->m, f, r), leaf) : 0;
    for (uint32_t k = 0; k < n; k++) flow_field(z, fn, f, r, k, leaf[k].pointer, to + k);
}

void flow_fields_arg(SpaceSolver *z, SymId fn, const Fn *f, Ref arg, uint32_t param) {
    flow_fields(z, fn, f, arg, field_nodes(z, param));
}

void flow_fields_ret(SpaceSolver *z, SymId fn, const Fn *f, Ref r) {
    flow_fields(z, fn, f, r, field_nodes(z, z->node.result + fn));
}

/* Returns how many fields of an aggregate of type t are in the element that the indices of v, from operand `first` on,
 * select, and sets *k to the number of the first of them. Returns 0 if that element is a part of one field of data,
 * whose number is then *k; and if it has no fields, as [0 x ptr], when *k is UINT32_MAX. */
static uint32_t path_fields(SpaceSolver *z, const Fn *f, ValueId v, TypeId t, uint32_t first, uint32_t *k) {
    TypeLeaf leaf[TYPE_LEAVES_MAX];
    *k = 0;
    for (uint32_t i = first; i < inst_at(f, v)->nopnd; i++) {
        if (!has_fields(z, t)) return 0;
        uint32_t at = ref_index(inst_op(f, v, i));
        for (uint32_t j = 0; j < at; j++) *k += program_leaves(z->program, type_elem(z->s->m, t, j), leaf);
        t = type_elem(z->s->m, t, at);
    }
    uint32_t n = program_leaves(z->program, t, leaf);
    if (!n) *k = UINT32_MAX;
    return n;
}

bool flow_field_extract(SpaceSolver *z, SymId fn, const Fn *f, ValueId v) {
    Ref agg = inst_op(f, v, 0);
    uint32_t from = value_field_nodes(z, fn, agg), node = z->s->base[fn] + v, k;
    if (!from) return false;
    uint32_t n = path_fields(z, f, v, ref_type(z->s->m, f, agg), 1, &k);
    bool data = is_data(z, inst_at(f, v)->type);
    for (uint32_t i = 0; k != UINT32_MAX && (i < n || i == 0); i++)
        flow_edge(z, from + k + i, node, data ? RULE_BITS : RULE_JOIN);
    if (data) flow_source(z, node, FACT_PLAIN);
    return true;
}

bool flow_field_store(SpaceSolver *z, SymId fn, Ref stored, uint32_t k, bool pointer, uint32_t cell) {
    uint32_t from = value_field_nodes(z, fn, stored);
    if (from) flow_edge(z, from + k, cell, pointer ? RULE_JOIN : RULE_BITS);
    return from != 0;
}

/* Adds the edges of insertvalue v to its field nodes, the first of which is `to`: the selected fields come from the
 * element, the others from the aggregate. A field of data of which the element is a part comes from both. */
static void flow_insert(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, uint32_t to) {
    TypeLeaf leaf[TYPE_LEAVES_MAX];
    Ref agg = inst_op(f, v, 0), element = inst_op(f, v, 1);
    uint32_t k, in = path_fields(z, f, v, inst_at(f, v)->type, 2, &k);
    uint32_t n = program_leaves(z->program, inst_at(f, v)->type, leaf);
    bool fields = has_fields(z, ref_type(z->s->m, f, element));
    for (uint32_t i = 0; i < n; i++) {
        bool put = i >= k && i < k + in, part = in == 0 && i == k;
        if (put && fields) flow_field(z, fn, f, element, i - k, leaf[i].pointer, to + i);
        else if (put || part) flow_operand(z, fn, f, element, to + i, leaf[i].pointer ? RULE_JOIN : RULE_BITS);
        if (!put) flow_field(z, fn, f, agg, i, leaf[i].pointer, to + i);
    }
}

/* Adds edges from the cells that load v reads to its field nodes, the first of which is `to`. Returns false, without
 * adding any, if the memory is OUTSIDE or knobs->track_indir_load is off. */
static bool flow_load(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, uint32_t to) {
    Location at = pt_at(z->pt, fn, inst_op(f, v, 0));
    TypeLeaf leaf[TYPE_LEAVES_MAX];
    if (unify_is_outside(&z->pt->u, at) || !z->s->knobs->track_indir_load) return false;
    Extent extent = pt_extent(z->pt, fn, inst_op(f, v, 0));
    uint32_t n = program_leaves(z->program, inst_at(f, v)->type, leaf), places = extent_count(extent);
    for (uint32_t i = 0; i < n * places; i++) {
        uint32_t k = i % n;
        uint32_t cell = cells_find(z->cells, unify_nth(&z->pt->u, at, extent, i / n), leaf[k].off);
        enum FlowRule rule = leaf[k].pointer ? RULE_POINTER : RULE_BITS;
        if (cell != UINT32_MAX) flow_edge(z, z->node.cells + cell, to + k, rule);
    }
    return true;
}

/* Adds edges from the fields of the callee's result to those of call v, the first of which is `to`. Returns false,
 * without adding any, if the call is not followed or the result has no fields. */
static bool flow_call_parts(SpaceSolver *z, const Fn *f, ValueId v, uint32_t to) {
    CallInfo c = call_info(z->pt, f, v);
    uint32_t from = c.followed ? field_nodes(z, z->node.result + c.target) : 0;
    TypeLeaf leaf[TYPE_LEAVES_MAX];
    uint32_t n = from ? program_leaves(z->program, inst_at(f, v)->type, leaf) : 0;
    for (uint32_t k = 0; k < n; k++) flow_edge(z, from + k, to + k, leaf[k].pointer ? RULE_JOIN : RULE_BITS);
    return from != 0;
}

/* ------------------------------------------------------------------------------------------- vectors */

/* Adds the edges of insertelement v to its lanes, the first of which has node `to`. With a constant index, that lane
 * comes from the element and the others from the vector; otherwise each lane comes from both. */
static void flow_insert_lane(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, uint32_t to) {
    uint64_t at, n = type_at(z->s->m, inst_at(f, v)->type)->n;
    bool known = ref_int(z->s->m, inst_op(f, v, 2), &at);
    for (uint32_t k = 0; k < n; k++) {
        if (!known || k == at) flow_operand(z, fn, f, inst_op(f, v, 1), to + k, RULE_JOIN);
        if (!known || k != at) flow_field(z, fn, f, inst_op(f, v, 0), k, true, to + k);
    }
}

/* Adds the edges of shufflevector v to its lanes, the first of which has node `to`; none for a poison lane. */
static void flow_shuffle(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, uint32_t to) {
    Module *m = z->s->m;
    uint64_t n = type_at(m, inst_at(f, v)->type)->n, of = type_at(m, ref_type(m, f, inst_op(f, v, 0)))->n, lane;
    for (uint32_t k = 0; k < n; k++) {
        Ref from = const_elem(m, inst_op(f, v, 2), k);
        if (!ref_int(m, from, &lane)) continue; /* a poison lane */
        bool second = lane >= of;
        flow_field(z, fn, f, inst_op(f, v, second), (uint32_t)(lane - (second ? of : 0)), true, to + k);
    }
}

/* Adds the edges of getelementptr v, whose base is a vector, to its lanes, the first of which has node `to`. A null
 * plus an offset is an absolute address, so a lane whose base is null gets the unknown set. */
static void flow_move_lanes(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, uint32_t to) {
    Ref base = inst_op(f, v, 0);
    uint64_t n = type_at(z->s->m, inst_at(f, v)->type)->n;
    for (uint32_t k = 0; k < n; k++) {
        flow_field(z, fn, f, base, k, true, to + k);
        if (ref_is_null(z->s->m, program_lane(z->s->m, f, base, k))) flow_source(z, to + k, z->s->unknown);
    }
}

bool flow_lane_extract(SpaceSolver *z, SymId fn, const Fn *f, ValueId v) {
    Ref vector = inst_op(f, v, 0);
    TypeId t = ref_type(z->s->m, f, vector);
    uint64_t lane;
    if (!ref_int(z->s->m, inst_op(f, v, 1), &lane) || !has_fields(z, t)) return false;
    bool poison = lane >= type_at(z->s->m, t)->n;
    if (!poison) flow_field(z, fn, f, vector, (uint32_t)lane, true, z->s->base[fn] + v);
    return true;
}

/* ------------------------------------------------------------------------------------------- instructions */

/* Adds an edge from `node`, a whole aggregate of type t, to each of its field nodes, the first of which is `to`. */
static void flow_whole_to_fields(SpaceSolver *z, uint32_t node, uint32_t to, TypeId t) {
    TypeLeaf leaf[TYPE_LEAVES_MAX];
    uint32_t n = program_leaves(z->program, t, leaf);
    for (uint32_t k = 0; k < n; k++) flow_edge(z, node, to + k, leaf[k].pointer ? RULE_JOIN : RULE_BITS);
}

void flow_fields_param(SpaceSolver *z, SymId fn, const Fn *f, uint32_t p) {
    uint32_t node = z->s->base[fn] + p, to = field_nodes(z, node);
    if (to) flow_whole_to_fields(z, node, to, inst_at(f, p)->type);
}

void flow_fields_inst(SpaceSolver *z, SymId fn, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    uint32_t node = z->s->base[fn] + v, to = field_nodes(z, node);
    if (!to) return;
    switch (i->op) {
    case OP_PHI:
    case OP_SELECT:
    case OP_FREEZE:
        for (uint32_t k = i->op == OP_SELECT; k < i->nopnd; k++)
            if (!ref_is(inst_op(f, v, k), REF_BLOCK) && program_operand_flows(z->program, fn, f, v, k))
                flow_fields(z, fn, f, inst_op(f, v, k), to);
        return;
    case OP_INSERTVALUE: flow_insert(z, fn, f, v, to); return;
    case OP_INSERTELEMENT: flow_insert_lane(z, fn, f, v, to); return;
    case OP_SHUFFLEVECTOR: flow_shuffle(z, fn, f, v, to); return;
    case OP_GETELEMENTPTR:
        if (!has_fields(z, ref_type(z->s->m, f, inst_op(f, v, 0)))) break;
        flow_move_lanes(z, fn, f, v, to);
        return;
    case OP_EXTRACTVALUE: {
        uint32_t from = value_field_nodes(z, fn, inst_op(f, v, 0)), k;
        uint32_t n = path_fields(z, f, v, ref_type(z->s->m, f, inst_op(f, v, 0)), 1, &k);
        for (uint32_t j = 0; from && j < n; j++) flow_edge(z, from + k + j, to + j, RULE_JOIN);
        if (from) return;
        break;
    }
    case OP_LOAD:
        if (flow_load(z, fn, f, v, to)) return;
        break;
    case OP_CALL:
        if (flow_call_parts(z, f, v, to)) return;
        break;
    default: break;
    }
    flow_whole_to_fields(z, node, to, i->type);
}
