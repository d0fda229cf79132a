/* flow_graph.c: nodes, edges and transfer functions of the constraint graph. See flow.h. */
#include "analysis/spaces/flow.h"

void flow_begin(SpaceSolver *z) {
    Module *m = z->s->m;
    uint32_t n = z->program->nvalue;
    z->node.cells = n;
    z->node.stored = z->node.cells + z->cells->cell.n;
    z->node.launch = z->node.stored + m->sym.n;
    z->node.lasting = z->node.launch + m->sym.n;
    z->node.int_args = z->node.lasting + 1;
    z->node.int_results = z->node.int_args + 1;
    z->node.result = z->node.int_results + 1;
    z->node.sigma = z->node.result + m->sym.n;
    z->node.views = z->node.sigma + z->s->sigmas.sigma.n;
    z->node.fields = z->node.views + z->pt->views.n;
    z->s->nnode = z->node.fields + z->fields.whole.n;
    if (z->s->nnode >= 1u << RULE_SHIFT) mem_fail("the module is too large for memory-space analysis");
    z->s->fact = mem_alloc(z->s->nnode * sizeof *z->s->fact);
    z->s->node = z->node;
    each_sym(m, s)
        if (m->sym.at[s].fn) vec_push(&z->s->fn, s);
}

void flow_edge(SpaceSolver *z, uint32_t from, uint32_t to, enum FlowRule rule) {
    if (from == to) return;
    z->edge.n == z->edge.cap ? (void)vec_reserve(&z->edge, 1) : (void)0;
    z->edge.at[z->edge.n].from = from;
    z->edge.at[z->edge.n++].to = (uint32_t)rule << RULE_SHIFT | to;
    if (z->s->explain) vec_push(&z->edge_by, z->by);
}

/* Prints "@f %p" for value v of function fn. */
static void value_trace(const SpaceSolver *z, SymId fn, ValueId v, Out *o) {
    ref_print(z->s->m, 0, ref_make(REF_SYM, fn), o);
    out_char(o, ' ');
    ref_print(z->s->m, fn, ref_make(REF_VALUE, v), o);
}

/* Prints the change of the fact of a node to z->s->trace, such as "@f %p: {} -> {shared} SHARED". A node that is no
 * value is shown as "@f %p in %block" (a sigma), "cell 3", or "summary 5" (any other). */
static void fact_trace(const SpaceSolver *z, uint32_t node, Fact before, Fact after) {
    Out o;
    out_init(&o, z->s->trace);
    if (node < z->node.cells) {
        SymId fn = spaces_node_fn(z->s, node);
        value_trace(z, fn, node - z->s->base[fn], &o);
    } else if (node >= z->node.sigma && node < z->node.views) {
        const Sigma *g = &z->s->sigmas.sigma.at[node - z->node.sigma];
        value_trace(z, g->fn, g->value, &o);
        out_str(&o, " in ");
        ref_print(z->s->m, g->fn, ref_make(REF_BLOCK, g->block), &o);
    } else if (node < z->node.stored) {
        out_format(&o, "cell %u", node - z->node.cells);
    } else {
        out_format(&o, "summary %u", node - z->node.stored);
    }
    out_str(&o, ": ");
    space_print((SpaceSet)before, &o);
    out_str(&o, " -> ");
    space_print((SpaceSet)after, &o);
    out_format(&o, " %s%s\n", space_tier((SpaceSet)after), after & FACT_PLAIN ? ", plain data" : "");
    out_flush(&o);
    out_free(&o);
}

bool flow_grow(SpaceSolver *z, uint32_t node, Fact f, uint32_t from, uint32_t by) {
    Spaces *s = z->s;
    Fact before = s->fact[node], after = before | f;
    SpaceSet set = (SpaceSet)after & SET_SPACES;
    if (s->knobs->mem_space_alg < 2 && set && !space_is_single(set)) after |= s->unknown & SET_SPACES; /* GENERIC */
    if (after == before) return false;
    s->fact[node] = after;
    if (s->explain) vec_push(&s->cause, ((Cause){node, from, by, (Fact)(after & ~before)}));
    if (s->trace) fact_trace(z, node, before, after);
    return true;
}

void flow_source(SpaceSolver *z, uint32_t node, Fact f) { flow_grow(z, node, f, CAUSE_SOURCE, z->by); }

/* --------------------------------------------------------------------------- transfer functions */

/* Returns the set of the address through which node `to` reads memory OUTSIDE: of a load, an exchange, or the source
 * of a copy or view. Sets *fn to its function and *pointer to whether the value is read as a pointer. */
static SpaceSet outside_address(SpaceSolver *z, uint32_t to, SymId *fn, bool *pointer) {
    *pointer = false;
    if (to >= z->node.views) {
        *fn = z->pt->views.at[to - z->node.views].fn;
        return spaces_of(z->s, *fn, z->pt->views.at[to - z->node.views].from);
    }
    *fn = spaces_node_fn(z->s, to);
    const Fn *f = z->s->m->sym.at[*fn].fn;
    ValueId v = to - z->s->base[*fn];
    MemAccess a;
    *pointer = program_class(z->program, inst_at(f, v)->type) >= CLASS_POINTER;
    Ref ptr = program_access(z->s->m, f, v, &a) ? a.ptr : inst_op(f, v, 1);
    uint32_t i = 0;
    while (!ref_same(inst_op(f, v, i), ptr)) i++;
    return spaces_use(z->s, *fn, v, i);
}

/* Returns the fact that node `to` reads from memory OUTSIDE, by the spaces of the address. Global, constant, param and
 * tensor memory existed before the launch: they hold unknown pointers, or with strong-global-assumptions global ones,
 * and what any launch stored that outlives it. Global, shared and local memory hold what this launch stored. Shared and
 * local memory start undefined, so plain data that is stored in them may be read as a pointer. Without
 * knobs->track_indir_load returns the unknown set; for an empty set of spaces, nothing. */
static Fact outside_fact(SpaceSolver *z, uint32_t to) {
    SymId fn;
    bool pointer;
    SpaceSet at = outside_address(z, to, &fn, &pointer);
    Fact stored = z->s->fact[z->node.launch + fn], r = 0;
    bool before = at & (SET_GLOBAL | SET_CONST | SET_PARAM | SET_TENSOR);
    bool fresh = at & (SET_SHARED | SET_LOCAL | SET_CLUSTER);
    if (before) {
        r |= z->s->knobs->strong_global_assumptions ? SET_GLOBAL | SET_NULL | FACT_ASSUMED : z->s->unknown;
        r |= z->s->fact[z->node.lasting];
    }
    if (fresh || (at & SET_GLOBAL)) r |= stored & ~FACT_PLAIN;
    if (fresh && (stored & FACT_PLAIN)) r |= pointer ? z->s->unknown : FACT_PLAIN;
    return z->s->knobs->track_indir_load || !at ? r : z->s->unknown;
}

/* Returns what the test of sigma node `to` leaves of fact f. The node can be empty merely because propagation has not
 * finished, so an empty one is only recorded in z->emptied; contradictions are resolved after the fixed point. */
static Fact sigma_fact(SpaceSolver *z, uint32_t to, Fact f) {
    uint32_t rests = (f & FACT_ASSUMED ? RESTS_ON_MEMORY : 0) | (f & FACT_PARAM ? RESTS_ON_PARAM : 0);
    SpaceSet set = sigma_cut(&z->s->sigmas.sigma.at[to - z->node.sigma], (SpaceSet)f, z->s->unknown, &rests);
    if (space_is_empty(set) && !space_is_empty((SpaceSet)f)) vec_push(&z->emptied, to);
    return (Fact)(set | (f & FACT_PLAIN) | (rests & RESTS_ON_MEMORY ? FACT_ASSUMED : 0) |
                  (rests & RESTS_ON_PARAM ? FACT_PARAM : 0));
}

Fact flow_transfer(SpaceSolver *z, enum FlowRule rule, uint32_t to, Fact f) {
    switch (rule) {
    case RULE_BITS: return f & (Fact)~FACT_PLAIN;
    case RULE_POINTER: return spaces_pointer_fact(z->s, f);
    case RULE_CONST: return f & SET_CONST;
    case RULE_OUTSIDE: return outside_fact(z, to);
    case RULE_SIGMA: return sigma_fact(z, to, f);
    case RULE_NO_GLOBAL: return f & (SET_SPACES & ~SET_GLOBAL);
    case RULE_PART: return f & SET_SPACES ? f | FACT_PLAIN : f;
    default: return f;
    }
}

/* ------------------------------------------------------------------------------------- operands */

uint32_t flow_value_node(const SpaceSolver *z, SymId fn, ValueId v) {
    uint32_t sigma = z->refined ? z->refined[v] : 0;
    return sigma ? z->node.sigma + sigma - 1 : z->s->base[fn] + v;
}

void flow_operand(SpaceSolver *z, SymId fn, const Fn *f, Ref r, uint32_t to, enum FlowRule rule) {
    if (!ref_is(r, REF_VALUE)) {
        flow_source(z, to, flow_transfer(z, rule, to, spaces_const_fact(z->s, r)));
    } else if (is_data(z, inst_at(f, ref_index(r))->type) && !z->pt->integers) {
        flow_source(z, to, flow_transfer(z, rule, to, FACT_PLAIN));
    } else {
        flow_edge(z, flow_value_node(z, fn, ref_index(r)), to, rule);
    }
}

void flow_end(SpaceSolver *z) {
    memory_free(&z->mem);
    free(z->fields.of_node);
    free(z->fields.of_result);
    vec_free(&z->edge);
    vec_free(&z->edge_by);
    free(z->first);
    free(z->to);
    free(z->to_by);
    vec_free(&z->work);
    vec_free(&z->emptied);
    free(z->queued);
}
