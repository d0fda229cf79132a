/* flow_memory.c: the constraints of the contents of memory: loads and stores, copies, fills, initialisers.
 *
 *     store ptr %p, ptr %a        %p -> each cell that %a may point to
 *     %q = load ptr, ptr %a       each such cell -> %q
 *     the same, if %a is OUTSIDE  %p -> stored[F];  launch[F], lasting, %a -> %q (OUTSIDE)
 *
 * All stores are weak updates: a cell holds the join of everything that is ever stored in it, by any thread.
 * Which cell an address means has been settled by the phases before. */
#include "analysis/spaces/flow.h"

/* Adds an edge from leaf k of the value that access `a` stores to a cell, an index into Cells.cell. pointer: the leaf
 * is a pointer. A leaf of data in an aggregate with pointers gives plain data, and the addresses in it. */
static void flow_store(SpaceSolver *z, SymId fn, const Fn *f, const MemAccess *a, uint32_t k, bool pointer,
                       uint32_t cell) {
    bool field = program_class(z->program, a->type) == CLASS_MIXED && !pointer;
    if (!flow_field_store(z, fn, a->stored, k, pointer, z->node.cells + cell))
        flow_operand(z, fn, f, a->stored, z->node.cells + cell, field ? RULE_BITS : RULE_JOIN);
    if (field) flow_source(z, z->node.cells + cell, FACT_PLAIN);
}

void flow_access(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, const MemAccess *a) {
    uint32_t node = z->s->base[fn] + v;
    bool data = is_data(z, a->type), typed = type_space(z->s->m, inst_at(f, v)->type);
    bool followed = (!data || z->pt->integers) && !typed;
    if (typed) flow_source(z, node, space_set(type_space(z->s->m, inst_at(f, v)->type)));
    if (a->reads && !data && !typed && !z->s->knobs->track_indir_load) flow_source(z, node, z->s->unknown);
    Location at = pt_at(z->pt, fn, a->ptr);
    if (unify_is_outside(&z->pt->u, at)) {
        if (a->writes) flow_operand(z, fn, f, a->stored, z->node.stored + fn, RULE_JOIN);
        if (!a->reads || !followed) return;
        if (data && type_bits(z->s->m, type_scalar(z->s->m, a->type)) < 64) { /* too short for an address */
            flow_edge(z, z->node.launch + fn, node, RULE_NO_GLOBAL);
            flow_source(z, node, FACT_PLAIN);
            return;
        }
        flow_outside(z, fn, node, a->ptr);
        return;
    }
    if (!cells_tracked(z->pt, at.elem)) return;
    TypeLeaf leaf[TYPE_LEAVES_MAX];
    uint32_t n = program_leaves(z->program, a->type, leaf), whole = n == 0;
    Extent extent = pt_extent(z->pt, fn, a->ptr);
    uint32_t places = extent_count(extent);
    Location first = at;
    if (whole) leaf[n++] = (TypeLeaf){0, 1, true};
    for (uint32_t k = 0; k < n * places; k++) {
        uint32_t i = k % n;
        at = unify_nth(&z->pt->u, first, extent, k / n);
        uint32_t cell = cells_find(z->cells, at, leaf[i].off);
        if (cell == UINT32_MAX) continue; /* no pointer is ever stored in this class */
        if (a->writes) flow_store(z, fn, f, a, i, leaf[i].pointer, cell);
        const PtCell *c = &z->cells->cell.at[cell];
        if (a->writes && c->partial && !cells_covered(z->cells, c, at, type_store_size(z->s->m, a->type)))
            flow_source(z, z->node.cells + cell, FACT_PLAIN);
        if (a->writes && whole && program_class(z->program, a->type) == CLASS_MIXED)
            flow_source(z, z->node.cells + cell, FACT_PLAIN);
        if (a->reads && followed)
            flow_edge(z, z->node.cells + cell, node, leaf[i].pointer ? RULE_POINTER : data ? RULE_JOIN : RULE_BITS);
    }
}

void flow_range(SpaceSolver *z, Location at, uint64_t size, Fact what, uint32_t from) {
    at = unify_find(&z->pt->u, at);
    uint32_t first, n = cells_in(z->cells, at, size, &first);
    for (uint32_t i = first; i < first + n; i++) {
        bool covered = cells_covered(z->cells, &z->cells->cell.at[i], at, size);
        flow_source(z, z->node.cells + i, what | (covered ? 0 : FACT_PLAIN));
        if (from != NODE_NONE) flow_edge(z, from, z->node.cells + i, RULE_JOIN);
    }
}

/* Adds the edges for the word that begins k bytes into a copy of `size` bytes whose ends are not unified: from the cell
 * that the word is in at the source, if there is one, to the cells at the destination. */
static void flow_word(SpaceSolver *z, Location to, Location from, uint64_t k, uint64_t size) {
    uint32_t cell = cells_find(z->cells, from, k);
    Location at = unify_find(&z->pt->u, (Location){to.elem, offset_add(to.off, (int32_t)k)});
    uint64_t word = size - k < COPY_WORD ? size - k : COPY_WORD;
    if (cell != UINT32_MAX) flow_range(z, at, word, 0, z->node.cells + cell);
}

void flow_outside(SpaceSolver *z, SymId fn, uint32_t node, Ref source) {
    if (ref_is(source, REF_VALUE)) {
        uint32_t address = z->s->base[fn] + ref_index(source);
        /* An instruction reads through the sigma of the address that holds there, a view through the address itself. */
        if (node < z->node.views) address = flow_value_node(z, fn, ref_index(source));
        flow_edge(z, address, node, RULE_OUTSIDE);
    }
    flow_edge(z, z->node.launch + fn, node, RULE_OUTSIDE);
    flow_edge(z, z->node.lasting, node, RULE_OUTSIDE);
    flow_source(z, node, flow_transfer(z, RULE_OUTSIDE, node, 0));
}

void flow_copy(SpaceSolver *z, SymId fn, uint32_t node, Location to, Location from, Ref source, uint64_t size) {
    uint32_t out = z->node.stored + fn;
    if (unify_is_outside(&z->pt->u, from)) {
        flow_outside(z, fn, node, source);
        if (unify_is_outside(&z->pt->u, to)) flow_edge(z, node, out, RULE_JOIN);
        else flow_range(z, to, size, 0, node);
    } else if (unify_is_outside(&z->pt->u, to)) {
        uint32_t first, n = cells_in(z->cells, from, size, &first);
        for (uint32_t i = first; i < first + n; i++) flow_edge(z, z->node.cells + i, out, RULE_JOIN);
        flow_source(z, out, FACT_PLAIN);
    } else {
        Location a = unify_find(&z->pt->u, to), b = unify_find(&z->pt->u, from);
        bool one = a.elem == b.elem && a.off == b.off;
        flow_range(z, to, size, 0, NODE_NONE);
        if (one) flow_range(z, from, size, 0, NODE_NONE);
        for (uint64_t k = 0; !one && k < size; k += COPY_WORD) flow_word(z, a, b, k, size);
    }
}

void flow_fill(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, uint64_t size) {
    Location to = pt_at(z->pt, fn, inst_op(f, v, 0));
    Fact what = ref_is_null(z->s->m, inst_op(f, v, 1)) ? SET_NULL : FACT_PLAIN;
    if (unify_is_outside(&z->pt->u, to)) flow_source(z, z->node.stored + fn, what);
    else flow_range(z, to, size, what, NODE_NONE);
}

void flow_init(SpaceSolver *z, Location at, Ref r, uint32_t depth) {
    Module *m = z->s->m;
    TypeId t = ref_type(m, NULL, r);
    bool outside = unify_is_outside(&z->pt->u, at);
    uint32_t first_cell;
    if (!outside && !cells_in(z->cells, unify_find(&z->pt->u, at), type_store_size(m, t), &first_cell)) return;
    if (!(outside && is_data(z, t)) && ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_AGG && depth < 256 &&
        type_is_aggregate(m, t)) {
        uint32_t first = const_at(m, r)->first, n = const_at(m, r)->n;
        bool fields = type_kind(m, t) == TY_STRUCT;
        uint64_t step = fields ? 0 : type_size(m, type_elem(m, t, 0));
        for (uint32_t i = 0; i < n; i++) {
            int64_t off = at.off + (int64_t)(fields ? type_field_offset(m, t, i) : i * step);
            flow_init(z, (Location){at.elem, (int32_t)(off < INT32_MAX ? off : INT32_MAX)}, m->const_elem.at[first + i],
                      depth + 1);
        }
        return;
    }
    Fact what = spaces_const_fact(z->s, r);
    if (outside) flow_source(z, z->node.lasting, what & SET_SPACES);
    else flow_range(z, at, type_store_size(m, t), what, NODE_NONE);
}
