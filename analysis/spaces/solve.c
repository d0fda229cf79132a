/* solve.c: the fixed point of the constraints. The order of the worklist does not change the result. */
#include "analysis/spaces/constraints.h"

enum { RULE_SHIFT = 29 };

void solver_begin(Solver *z) {
    Module *m = z->s->m;
    uint32_t n = z->objects.nvalue;
    z->cells = n;
    z->tree_out = z->cells + z->objects.cell.n;
    z->tree_in = z->tree_out + m->sym.n;
    z->consts = z->tree_in + m->sym.n;
    z->ints = z->consts + 1;
    z->ints_back = z->ints + 1;
    z->result = z->ints_back + 1;
    z->s->sigma = z->result + m->sym.n;
    z->copies = z->s->sigma + z->s->sigmas.sigma.n;
    z->parts = z->s->parts = z->copies + z->objects.byval.n;
    z->s->nnode = z->parts + z->objects.part_of.n;
    z->s->part_of = z->objects.part_of.at;
    if (z->s->nnode >= 1u << RULE_SHIFT) {
        fputs("nvir: the module is too large for memory-space analysis\n", stderr);
        exit(1);
    }
    z->s->fact = mem_alloc(z->s->nnode * sizeof *z->s->fact);
    each_sym(m, s)
        if (m->sym.at[s].fn) vec_push(&z->fn, s);
}

void edge(Solver *z, uint32_t from, uint32_t to, enum Rule rule) {
    if (from == to) return;
    z->edge.n == z->edge.cap ? (void)vec_reserve(&z->edge, 1) : (void)0;
    z->edge.at[z->edge.n].from = from;
    z->edge.at[z->edge.n++].to = (uint32_t)rule << RULE_SHIFT | to;
    if (z->s->explain) vec_push(&z->edge_by, z->by);
}

/* The function whose value the node is. */
static SymId node_fn(const Solver *z, uint32_t node) {
    uint32_t low = 0, high = z->fn.n;
    while (high - low > 1) {
        uint32_t mid = low + (high - low) / 2;
        if (z->s->base[z->fn.at[mid]] <= node) low = mid;
        else high = mid;
    }
    return z->fn.at[low];
}

static void value_trace(const Solver *z, SymId fn, ValueId v, Out *o) {
    ref_print(z->s->m, 0, ref_make(REF_SYM, fn), o);
    out_char(o, ' ');
    ref_print(z->s->m, fn, ref_make(REF_VALUE, v), o);
}

/* "@f %p: {} -> {shared} SHARED" */
static void fact_trace(const Solver *z, uint32_t node, Fact before, Fact after) {
    Out o;
    out_init(&o, z->s->trace);
    if (node < z->cells) {
        SymId fn = node_fn(z, node);
        value_trace(z, fn, node - z->s->base[fn], &o);
    } else if (node >= z->s->sigma && node < z->copies) {
        const Sigma *g = &z->s->sigmas.sigma.at[node - z->s->sigma];
        value_trace(z, g->fn, g->value, &o);
        out_str(&o, " in ");
        ref_print(z->s->m, g->fn, ref_make(REF_BLOCK, g->block), &o);
    } else if (node < z->tree_out) {
        out_format(&o, "cell %u", node - z->cells);
    } else {
        out_format(&o, "summary %u", node - z->tree_out);
    }
    out_str(&o, ": ");
    space_print((SpaceSet)before, &o);
    out_str(&o, " -> ");
    space_print((SpaceSet)after, &o);
    out_format(&o, " %s%s\n", space_tier((SpaceSet)after), after & FACT_PLAIN ? ", plain data" : "");
    out_flush(&o);
    out_free(&o);
}

static bool fact_grow(Solver *z, uint32_t node, Fact f, uint32_t from, uint32_t by) {
    Spaces *s = z->s;
    Fact before = s->fact[node], after = before | f;
    SpaceSet set = (SpaceSet)after & SET_SPACES;
    if (s->knobs->mem_space_alg < 2 && set && !space_is_single(set))
        after |= s->unknown & SET_SPACES; /* GENERIC */
    if (after == before) return false;
    s->fact[node] = after;
    if (s->explain) vec_push(&s->cause, ((Cause){node, from, by, (Fact)(after & ~before)}));
    if (s->trace) fact_trace(z, node, before, after);
    return true;
}

void give(Solver *z, uint32_t node, Fact f) { fact_grow(z, node, f, CAUSE_SOURCE, z->by); }

/* The pointer that node `to` reads memory OUTSIDE through: a load, an exchange, the source of a copy. *pointer: is
 * it read as one? */
static SpaceSet outside_address(Solver *z, uint32_t to, SymId *fn, bool *pointer) {
    *pointer = false;
    if (to >= z->copies) {
        *fn = z->objects.byval.at[to - z->copies].fn;
        return spaces_of(z->s, *fn, z->objects.byval.at[to - z->copies].from);
    }
    *fn = node_fn(z, to);
    const Fn *f = z->s->m->sym.at[*fn].fn;
    ValueId v = to - z->s->base[*fn];
    Access a;
    *pointer = objects_class(&z->objects, inst_at(f, v)->type) >= CLASS_POINTER;
    Ref ptr = inst_access(z->s->m, f, v, &a) ? a.ptr : inst_op(f, v, 1);
    uint32_t i = 0;
    while (!ref_same(inst_op(f, v, i), ptr)) i++;
    return spaces_use(z->s, *fn, v, i);
}

/* Memory that was there when the kernel started holds global pointers; besides, there is what the launch
 * stored, and what any launch stored that outlives it. Shared and local memory start undefined, and plain
 * data in them may be read as a pointer. Nothing is stored in constant and param memory. */
static Fact outside_fact(Solver *z, uint32_t to) {
    SymId fn;
    bool pointer;
    SpaceSet at = outside_address(z, to, &fn, &pointer);
    Fact stored = z->s->fact[z->tree_in + fn], r = 0;
    bool before = at & (SET_GLOBAL | SET_CONST | SET_PARAM | SET_TENSOR);
    bool fresh = at & (SET_SHARED | SET_LOCAL | SET_CLUSTER);
    if (before) {
        r |= z->s->knobs->strong_global_assumptions ? SET_GLOBAL | SET_NULL | FACT_ASSUMED : z->s->unknown;
        r |= z->s->fact[z->consts];
    }
    if (fresh || (at & SET_GLOBAL)) r |= stored & ~FACT_PLAIN;
    if (fresh && (stored & FACT_PLAIN)) r |= pointer ? z->s->unknown : FACT_PLAIN;
    return z->s->knobs->track_indir_load || !at ? r : z->s->unknown;
}

/* Nothing may be left because not all has come yet: that is looked at when nothing more comes. */
static Fact sigma_fact(Solver *z, uint32_t to, Fact f) {
    uint32_t rests = (f & FACT_ASSUMED ? RESTS_ON_MEMORY : 0) | (f & FACT_PARAM ? RESTS_ON_PARAM : 0);
    SpaceSet set = sigma_cut(&z->s->sigmas.sigma.at[to - z->s->sigma], (SpaceSet)f, z->s->unknown, &rests);
    if (space_is_empty(set) && !space_is_empty((SpaceSet)f)) vec_push(&z->nothing, to);
    return (Fact)(set | (f & FACT_PLAIN) | (rests & RESTS_ON_MEMORY ? FACT_ASSUMED : 0) |
                  (rests & RESTS_ON_PARAM ? FACT_PARAM : 0));
}

Fact rule_apply(Solver *z, enum Rule rule, uint32_t to, Fact f) {
    switch (rule) {
    case RULE_BITS: return f & (Fact)~FACT_PLAIN;
    case RULE_POINTER: return pointer_fact(z->s, f);
    case RULE_CONST: return f & SET_CONST;
    case RULE_OUTSIDE: return outside_fact(z, to);
    case RULE_SIGMA: return sigma_fact(z, to, f);
    case RULE_NO_GLOBAL: return f & (SET_SPACES & ~SET_GLOBAL);
    default: return f;
    }
}

static void edges_sort(Solver *z) {
    uint32_t n = z->s->nnode;
    z->first = mem_alloc((n + 2) * sizeof *z->first);
    z->to = mem_alloc((z->edge.n + 1) * sizeof *z->to);
    z->to_by = mem_alloc((z->edge_by.n + 1) * sizeof *z->to_by);
    for (uint32_t i = 0; i < z->edge.n; i++) z->first[z->edge.at[i].from + 2]++;
    for (uint32_t i = 2; i < n + 2; i++) z->first[i] += z->first[i - 1];
    for (uint32_t i = 0; i < z->edge.n; i++) {
        uint32_t e = z->first[z->edge.at[i].from + 1]++;
        z->to[e] = z->edge.at[i].to;
        if (i < z->edge_by.n) z->to_by[e] = z->edge_by.at[i];
    }
    z->s->edges = z->edge.n;
    vec_free(&z->edge);
}

static void enqueue(Solver *z, uint32_t node) {
    if (z->queued[node] || z->first[node] == z->first[node + 1]) return;
    z->queued[node] = 1;
    vec_push(&z->work, node);
}

/* Under -stress=shuffle any node of the worklist may be next. */
static uint32_t work_next(Solver *z) {
    if (z->seed) {
        z->seed = z->seed * 6364136223846793005u + 1442695040888963407u;
        uint32_t i = (uint32_t)(z->seed >> 33) % z->work.n, last = z->work.at[z->work.n - 1];
        z->work.at[z->work.n - 1] = z->work.at[i];
        z->work.at[i] = last;
    }
    return vec_pop(&z->work);
}

static void drain(Solver *z) {
    while (z->work.n) {
        uint32_t from = work_next(z);
        z->queued[from] = 0;
        for (uint32_t e = z->first[from]; e < z->first[from + 1]; e++) {
            uint32_t to = z->to[e] & ((1u << RULE_SHIFT) - 1);
            z->s->evaluations++;
            Fact f = rule_apply(z, z->to[e] >> RULE_SHIFT, to, z->s->fact[from]);
            if (fact_grow(z, to, f, from, z->s->explain ? z->to_by[e] : NODE_NONE)) enqueue(z, to);
        }
    }
}

/* Tests that contradict all that is known say nothing: their sets stay as they were. A round for each test
 * that comes to contradict what others left; each looks at what changed since only. */
static void contradictions_settle(Solver *z) {
    Spaces *s = z->s;
    while (z->nothing.n) {
        uint32_t n = z->nothing.n, released = 0;
        for (uint32_t i = 0; i < n; i++) {
            uint32_t node = z->nothing.at[i];
            Sigma *g = &s->sigmas.sigma.at[node - s->sigma];
            if (g->released || !space_is_empty((SpaceSet)s->fact[node])) continue;
            g->released = true;
            z->nothing.at[released++] = node;
        }
        z->nothing.n = 0;
        VEC(uint32_t) open = {0};
        vec_append(&open, z->nothing.at, released);
        for (uint32_t i = 0; i < released; i++) {
            uint32_t from = sigma_input(s, open.at[i] - s->sigma);
            if (fact_grow(z, open.at[i], s->fact[from], from, NODE_NONE)) enqueue(z, open.at[i]);
        }
        vec_free(&open);
        drain(z);
    }
}

/* Is the result another number than the operands? Zero that it is made of is no null then. */
static bool computes(uint8_t op) { return op_info[op].shape == SH_BINARY; }

/* First the addresses spread. Then every integer that no address came to is plain data, and that spreads.
 * (Doing both at once would call an integer plain that only had not been reached yet.) */
void solver_run(Solver *z) {
    Spaces *s = z->s;
    edges_sort(z);
    z->queued = mem_alloc(s->nnode);
    for (uint32_t n = 0; n < s->nnode; n++)
        if (s->fact[n]) enqueue(z, n);
    drain(z);
    contradictions_settle(z);
    if (!z->objects.integers) return;
    each_fn(s->m, fn, f) for (ValueId v = 0; v < f->inst.n; v++) {
        uint32_t n = s->base[fn] + v;
        bool null = (s->fact[n] & SET_NULL) && !computes(inst_at(f, v)->op);
        if ((s->fact[n] & SET_SPACES) || null) continue;
        if (objects_class(&z->objects, inst_at(f, v)->type) != CLASS_DATA) continue;
        if (fact_grow(z, n, FACT_PLAIN, CAUSE_SOURCE, NODE_NONE)) enqueue(z, n);
    }
    drain(z);
    contradictions_settle(z);
}

void solver_free(Solver *z) {
    objects_free(&z->objects);
    vec_free(&z->fn);
    vec_free(&z->edge);
    vec_free(&z->edge_by);
    free(z->first);
    free(z->to);
    free(z->to_by);
    vec_free(&z->work);
    vec_free(&z->nothing);
    free(z->queued);
}
