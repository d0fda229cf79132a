/* solve.c: computes the least solution of the constraints with a worklist. See flow.h for nodes and edges.
 *
 *     worklist := nodes with a source
 *     while the worklist is not empty:
 *         take node a; for each edge a -> b with transfer function t:
 *             if fact(b) does not contain t(fact(a)): join it into fact(b), add b to the worklist
 *
 * Facts only grow and transfer functions are monotone, so the least fixed point is unique: the order of the
 * worklist changes how much work is done, never the result. A node enters the worklist at most once per bit
 * of its fact. */
#include "analysis/spaces/flow.h"

/* Sorts the edges by their source node into z->first, to and to_by (compressed sparse rows), sets the number
 * Spaces.edges, and frees z->edge. */
static void edges_sort(SpaceSolver *z) {
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

/* Adds a node to the worklist, unless it is there already or has no outgoing edges. */
static void enqueue(SpaceSolver *z, uint32_t node) {
    if (z->queued[node] || z->first[node] == z->first[node + 1]) return;
    z->queued[node] = 1;
    vec_push(&z->work, node);
}

/* Removes a node from the worklist and returns it: the last one, or a random one if z->seed is not 0
 * (-stress=shuffle). */
static uint32_t work_next(SpaceSolver *z) {
    if (z->seed) {
        z->seed = z->seed * 6364136223846793005u + 1442695040888963407u;
        uint32_t i = (uint32_t)(z->seed >> 33) % z->work.n, last = z->work.at[z->work.n - 1];
        z->work.at[z->work.n - 1] = z->work.at[i];
        z->work.at[i] = last;
    }
    return vec_pop(&z->work);
}

/* Propagates facts along edges until the worklist is empty. */
static void drain(SpaceSolver *z) {
    while (z->work.n) {
        uint32_t from = work_next(z);
        z->queued[from] = 0;
        for (uint32_t e = z->first[from]; e < z->first[from + 1]; e++) {
            uint32_t to = z->to[e] & ((1u << RULE_SHIFT) - 1);
            z->s->evaluations++;
            Fact f = flow_transfer(z, z->to[e] >> RULE_SHIFT, to, z->s->fact[from]);
            if (flow_grow(z, to, f, from, z->s->explain ? z->to_by[e] : NODE_NONE)) enqueue(z, to);
        }
    }
}

/* Releases the sigmas that are empty at the fixed point: the test contradicts all facts, so its code never
 * runs, and the set of a released sigma stays unrestricted. A released sigma may change others, so this is
 * repeated until no sigma is empty. */
static void contradictions_settle(SpaceSolver *z) {
    Spaces *s = z->s;
    while (z->emptied.n) {
        uint32_t n = z->emptied.n, released = 0;
        for (uint32_t i = 0; i < n; i++) {
            uint32_t node = z->emptied.at[i];
            Sigma *g = &s->sigmas.sigma.at[node - s->node.sigma];
            if (g->released || !space_is_empty((SpaceSet)s->fact[node])) continue;
            g->released = true;
            z->emptied.at[released++] = node;
        }
        z->emptied.n = 0;
        VEC(uint32_t) open = {0};
        vec_append(&open, z->emptied.at, released);
        for (uint32_t i = 0; i < released; i++) {
            uint32_t from = spaces_sigma_input(s, open.at[i] - s->node.sigma);
            if (flow_grow(z, open.at[i], s->fact[from], from, NODE_NONE)) enqueue(z, open.at[i]);
        }
        vec_free(&open);
        drain(z);
    }
}

/* Reports whether the operation is a binary one, which computes a new number: if one of its operands is zero, the
 * result need not be null. */
static bool computes(uint8_t op) { return op_info[op].shape == SH_BINARY; }

/* Runs two passes. First addresses spread. Then, if integers may carry addresses (pt->integers), every value that is
 * data and that no address has reached is plain data, and that spreads. A single pass would call an integer plain
 * merely because no address has reached it yet. */
void flow_solve(SpaceSolver *z) {
    Spaces *s = z->s;
    edges_sort(z);
    z->queued = mem_alloc(s->nnode);
    for (uint32_t n = 0; n < s->nnode; n++)
        if (s->fact[n]) enqueue(z, n);
    drain(z);
    contradictions_settle(z);
    if (!z->pt->integers) return;
    each_fn(s->m, fn, f)
        for (ValueId v = 0; v < f->inst.n; v++) {
            uint32_t n = s->base[fn] + v;
            bool null = (s->fact[n] & SET_NULL) && !computes(inst_at(f, v)->op);
            if ((s->fact[n] & SET_SPACES) || null) continue;
            if (program_class(z->program, inst_at(f, v)->type) != CLASS_DATA) continue;
            if (flow_grow(z, n, FACT_PLAIN, CAUSE_SOURCE, NODE_NONE)) enqueue(z, n);
        }
    drain(z);
    contradictions_settle(z);
}
