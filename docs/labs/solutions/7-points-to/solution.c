/* Lab 7, a solution. */
#include "lab.h"

/* ------------------------------------------------------------------------------------------------ rules */

/* Does everything that an instruction may do which we do not know: its pointers get outside, and its result comes from
 * there. */
static void rules_unknown(const Module *m, const Fn *f, PtrProblem *q, ValueId v) {
    uint32_t outside = contents_of(q, OUTSIDE);
    for (uint32_t k = 0; k < inst_at(f, v)->nopnd; k++) {
        Ref r = inst_op(f, v, k);
        if (!ref_is(r, REF_BLOCK) && type_is_ptr(m, ref_type(m, f, r)))
            rule_add(q, RULE_COPY, outside, node_of(m, q, r));
    }
    if (type_is_ptr(m, inst_at(f, v)->type)) rule_add(q, RULE_COPY, v, outside);
}

static void rules_load(const Module *m, const Fn *f, PtrProblem *q, ValueId v) {
    TypeId t = inst_at(f, v)->type;
    uint32_t to = type_is_ptr(m, t) ? v : contents_of(q, OUTSIDE);
    if (holds_address(m, t)) rule_add(q, RULE_LOAD, to, node_of(m, q, inst_op(f, v, 0)));
}

static void rules_store(const Module *m, const Fn *f, PtrProblem *q, ValueId v) {
    Ref value = inst_op(f, v, 0);
    TypeId t = ref_type(m, f, value);
    uint32_t from = type_is_ptr(m, t) ? node_of(m, q, value) : contents_of(q, OUTSIDE);
    if (holds_address(m, t)) rule_add(q, RULE_STORE, node_of(m, q, inst_op(f, v, 1)), from);
}

static void rules_of(const Module *m, const Fn *f, PtrProblem *q, ValueId v) {
    const Inst *i = inst_at(f, v);
    bool pointer = type_is_ptr(m, i->type);
    if (q->object_of_value[v] != NO_OBJECT) {
        rule_add(q, RULE_ADDRESS, v, q->object_of_value[v]);
        return;
    }
    switch (i->op) {
    case OP_GETELEMENTPTR:
    case OP_ADDRSPACECAST:
    case OP_BITCAST:
    case OP_FREEZE:
        if (pointer) rule_add(q, RULE_COPY, v, node_of(m, q, inst_op(f, v, 0)));
        else rules_unknown(m, f, q, v);
        break;
    case OP_SELECT:
        for (uint32_t k = 1; k < 3 && pointer; k++) rule_add(q, RULE_COPY, v, node_of(m, q, inst_op(f, v, k)));
        break;
    case OP_PHI:
        for (uint32_t k = 0; k < phi_count(f, v) && pointer; k++)
            rule_add(q, RULE_COPY, v, node_of(m, q, phi_value(f, v, k)));
        break;
    case OP_LOAD: rules_load(m, f, q, v); break;
    case OP_STORE: rules_store(m, f, q, v); break;
    case OP_ICMP: break;
    default:
        if (!(op_flags(i) & OF_DEBUG) && !is_harmless_call(m, f, v)) rules_unknown(m, f, q, v);
    }
}

static void rules(Pass *p, Fn *f, PtrProblem *q) {
    uint32_t outside = contents_of(q, OUTSIDE);
    rule_add(q, RULE_LOAD, outside, outside);
    rule_add(q, RULE_STORE, outside, outside);
    for (ValueId v = 0; v < f->nparam; v++) rules_of(p->m, f, q, v);
    each_inst(f, b, v) rules_of(p->m, f, q, v);
}

/* ------------------------------------------------------------------------------------------------ Steensgaard */

/* Classes of nodes; node n is class n at first. Each class may have another one that its members point to. */
typedef struct Classes {
    uint32_t *parent, *target; /* target: NO_OBJECT: none */
    VEC(uint32_t) to_join;     /* pairs */
} Classes;

static uint32_t find(Classes *c, uint32_t x) {
    while (c->parent[x] != x) x = c->parent[x] = c->parent[c->parent[x]];
    return x;
}

/* Makes one class of two, and of those that they point to, and so on. */
static void join(Classes *c, uint32_t a, uint32_t b) {
    vec_push(&c->to_join, a), vec_push(&c->to_join, b);
    while (c->to_join.n) {
        uint32_t x = find(c, vec_pop(&c->to_join)), y = find(c, vec_pop(&c->to_join));
        if (x == y) continue;
        c->parent[y] = x;
        if (c->target[x] == NO_OBJECT) c->target[x] = c->target[y];
        else if (c->target[y] != NO_OBJECT) vec_push(&c->to_join, c->target[x]), vec_push(&c->to_join, c->target[y]);
    }
}

/* Returns what a class points to; if that is not known yet, it is `spare` from now on. */
static uint32_t target_of(Classes *c, uint32_t x, uint32_t spare) {
    x = find(c, x);
    if (c->target[x] == NO_OBJECT) c->target[x] = spare;
    return find(c, c->target[x]);
}

static void unify(Pass *p, const PtrProblem *q, LabSet *set) {
    /* An object is its contents: the target of a node is the class of the contents of the objects in its set. Each rule
     * has two spare classes. Where both sides of a join have no target yet they get the same spare, which is the
     * join. */
    uint32_t n = q->nnode + 2 * q->rule.n, spare = q->nnode;
    Classes c = {.parent = mem_alloc((n + 1) * sizeof *c.parent), .target = mem_alloc((n + 1) * sizeof *c.target)};
    for (uint32_t x = 0; x < n; x++) c.parent[x] = x, c.target[x] = NO_OBJECT;
    for (uint32_t i = 0; i < q->rule.n; i++, spare += 2) {
        PtrRule r = q->rule.at[i];
        switch (r.kind) {
        case RULE_ADDRESS: join(&c, target_of(&c, r.to, spare), contents_of(q, r.from)); break;
        case RULE_COPY: join(&c, target_of(&c, r.to, spare), target_of(&c, r.from, spare + 1)); break;
        case RULE_LOAD:
            join(&c, target_of(&c, r.to, spare), target_of(&c, target_of(&c, r.from, spare + 1), spare));
            break;
        case RULE_STORE:
            join(&c, target_of(&c, r.from, spare), target_of(&c, target_of(&c, r.to, spare + 1), spare));
            break;
        }
    }
    (void)p;
    LabSet *members = mem_alloc((n + 1) * sizeof *members);
    for (uint32_t o = 0; o < q->nobject; o++) {
        uint32_t x = find(&c, contents_of(q, o));
        if (!members[x].word) members[x] = set_new(q->nobject);
        set_add(&members[x], o);
    }
    for (uint32_t x = 0; x < q->nnode; x++) {
        uint32_t t = c.target[find(&c, x)];
        if (t != NO_OBJECT && members[find(&c, t)].word) set_copy(&set[x], &members[find(&c, t)]);
    }
    for (uint32_t x = 0; x < n; x++) set_free(&members[x]);
    free(members), free(c.parent), free(c.target), vec_free(&c.to_join);
}

/* ------------------------------------------------------------------------------------------------ Andersen */

typedef VEC(uint32_t) Numbers;
typedef struct Inclusion {
    const PtrProblem *q;
    LabSet *set, *done;    /* by node: its set; the objects for which its LOAD and STORE rules have been applied */
    LabSet *has_edge;      /* by node: the nodes to which there is an edge */
    Numbers *edge, *rules; /* by node: where its set flows; the rules that load or store through it */
    LabQueue todo;
} Inclusion;

/* Adds an edge: what is in `from` is in `to`. */
static void flow(Inclusion *s, uint32_t from, uint32_t to) {
    if (!s->has_edge[from].word) s->has_edge[from] = set_new(s->q->nnode);
    if (!set_add(&s->has_edge[from], to)) return;
    vec_push(&s->edge[from], to);
    if (set_union(&s->set[to], &s->set[from])) queue_add(&s->todo, to);
}

/* Applies the rules through node n to the objects that are new in its set. */
static void apply_rules(Inclusion *s, uint32_t n) {
    if (!s->rules[n].n) return;
    if (!s->done[n].word) s->done[n] = set_new(s->q->nobject);
    each_in_set(&s->set[n], o) {
        if (!set_add(&s->done[n], o)) continue;
        for (uint32_t i = 0; i < s->rules[n].n; i++) {
            PtrRule r = s->q->rule.at[s->rules[n].at[i]];
            if (r.kind == RULE_LOAD) flow(s, contents_of(s->q, o), r.to);
            else flow(s, r.from, contents_of(s->q, o));
        }
    }
}

static void include(Pass *p, const PtrProblem *q, LabSet *set) {
    uint32_t n = q->nnode + 1;
    Inclusion s = {q,
                   set,
                   mem_alloc(n * sizeof(LabSet)),
                   mem_alloc(n * sizeof(LabSet)),
                   mem_alloc(n * sizeof(Numbers)),
                   mem_alloc(n * sizeof(Numbers)),
                   queue_new(q->nnode)};
    (void)p;
    for (uint32_t i = 0; i < q->rule.n; i++) {
        PtrRule r = q->rule.at[i];
        switch (r.kind) {
        case RULE_ADDRESS: set_add(&set[r.to], r.from); break;
        case RULE_COPY: flow(&s, r.from, r.to); break;
        case RULE_LOAD: vec_push(&s.rules[r.from], i); break;
        case RULE_STORE: vec_push(&s.rules[r.to], i); break;
        }
    }
    for (uint32_t x = 0; x < q->nnode; x++) queue_add(&s.todo, x);
    for (uint32_t x; queue_take(&s.todo, &x);) {
        apply_rules(&s, x);
        for (uint32_t i = 0; i < s.edge[x].n; i++)
            if (set_union(&set[s.edge[x].at[i]], &set[x])) queue_add(&s.todo, s.edge[x].at[i]);
    }
    for (uint32_t x = 0; x < q->nnode; x++) {
        set_free(&s.done[x]), set_free(&s.has_edge[x]);
        vec_free(&s.edge[x]), vec_free(&s.rules[x]);
    }
    free(s.done), free(s.has_edge), free(s.edge), free(s.rules);
    queue_free(&s.todo);
}

const LabPointsToHooks lab_hooks = {rules, unify, include};
