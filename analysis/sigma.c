/* sigma.c: finds what tests, assumptions and accesses say, and where it holds: one walk of the dominator tree.
 *
 * On the way down a sigma is pushed at each place where something new is known of a pointer; on the way up it is
 * taken off. So what is on the stack holds here, and `now` finds the last of each value. A pointer derived from
 * another before the test (getelementptr, freeze, bitcast, up to CLIMB_MAX of them) is known with it: it gets a
 * sigma of its own when first used. A sigma that nobody uses costs nothing later.
 *
 * A branch says something on an edge; that is the head of the block it leads to if no other edge that can be
 * taken does. The operand of a phi is used at the end of the block that it comes from.
 *
 * Why it holds for the value of this iteration: the definition of p dominates the test, the test dominates the
 * use; a way from a later definition to the use around the test would be a way around it from the entry too. */
#include "analysis/sigma.h"

enum { CLIMB_MAX = 16, CONDITIONS_MAX = 32 };

SpaceSet sigma_cut(const Sigma *g, SpaceSet set, SpaceSet unknown, bool *assumed) {
    if (g->released) return set;
    bool against = !(g->keep & SET_GLOBAL) || (g->drop & SET_GLOBAL);
    if (*assumed && against) set |= unknown;
    if (against || !(g->keep & ~(SET_GLOBAL | SET_PARAM))) *assumed = false;
    if (g->keep != SET_SPACES) set = space_meet_set(set, g->keep);
    return set & (SpaceSet)~g->drop;
}

uint32_t isspacep_space(const Module *m, const Fn *f, ValueId v) {
    static const struct { const char *name; uint32_t space; } test[] = {
        {"global", SPACE_GLOBAL}, {"shared", SPACE_SHARED}, {"shared.cta", SPACE_SHARED}, {"const", SPACE_CONST},
        {"local", SPACE_LOCAL},   {"param", SPACE_PARAM},   {"shared.cluster", SPACE_CLUSTER},
    };
    static const char prefix[] = "llvm.nvvm.isspacep.";
    uint32_t row = inst_at(f, v)->op == OP_CALL ? call_intrinsic(m, f, v) : 0;
    if (!row || strncmp(intrinsic_at(row)->name, prefix, sizeof prefix - 1)) return 0;
    for (size_t i = 0; i < sizeof test / sizeof *test; i++)
        if (!strcmp(intrinsic_at(row)->name + sizeof prefix - 1, test[i].name)) return test[i].space;
    return 0;
}

/* ------------------------------------------------------------------------------------------- the walk */

typedef struct Builder {
    Sigmas *g;
    Module *m;
    const Knobs *knobs;
    SymId fn;
    const Fn *f;
    Cfg cfg;
    uint32_t *now;             /* by value: 1 + sigma that holds here */
    uint32_t *born;            /* by value: depth of the stack where it was defined */
    VEC(struct { ValueId value; uint32_t old; }) stack;
    uint32_t *phi_first, *phi_slot;    /* by block: slots of phi operands that come from it */
    uint32_t *phi_inst;                /* the values in them */
    uint32_t *slot;
} Builder;

static bool is_generic(const Builder *b, Ref r) {
    return ref_is(r, REF_VALUE) && inst_at(b->f, ref_index(r))->type == T_PTR;
}

/* The pointer that v is derived from; UINT32_MAX: none. */
static ValueId derived_from(const Builder *b, ValueId v) {
    uint8_t op = inst_at(b->f, v)->op;
    bool moves = op == OP_GETELEMENTPTR || op == OP_BITCAST || op == OP_FREEZE;
    return moves && is_generic(b, inst_op(b->f, v, 0)) ? ref_index(inst_op(b->f, v, 0)) : UINT32_MAX;
}

static void sigma_push(Builder *b, Sigma s) {
    s.at = b->stack.n;
    s.fn = b->fn;
    vec_push(&b->g->sigma, s);
    vec_reserve(&b->stack, 1);
    b->stack.at[b->stack.n].value = s.value;
    b->stack.at[b->stack.n++].old = b->now[s.value];
    b->now[s.value] = b->g->sigma.n;
}

/* All that two facts say together. If they contradict each other, the later one is believed. */
static void sigma_join(Sigma *s, SpaceSet keep, SpaceSet drop) {
    if (keep != SET_SPACES) {
        SpaceSet both = s->keep == SET_SPACES ? keep : space_meet_set(s->keep, keep);
        s->keep = space_is_empty(both) ? keep : both & SET_SPACES;
    }
    s->drop |= drop;
}

/* 1 + the sigma of u here; one of what u is derived from is made one of u. */
static uint32_t sigma_find(Builder *b, ValueId u) {
    if (!b->stack.n) return 0;
    uint32_t own = b->now[u], from = own ? b->g->sigma.at[own - 1].at + 1 : 0;
    if (b->born[u] > from) from = b->born[u];
    ValueId a = derived_from(b, u);
    for (int steps = 0; a != UINT32_MAX && steps < CLIMB_MAX; a = derived_from(b, a), steps++) {
        uint32_t k = b->now[a];
        if (!k || b->g->sigma.at[k - 1].at < from) continue;
        Sigma s = b->g->sigma.at[k - 1];
        if (own) sigma_join(&s, b->g->sigma.at[own - 1].keep, b->g->sigma.at[own - 1].drop);
        s.value = u, s.in = own, s.used = s.released = false;
        sigma_push(b, s);
        return b->g->sigma.n;
    }
    return own;
}

/* Something is known of p from this place on. */
static void fact_add(Builder *b, ValueId p, Sigma s) {
    SpaceSet keep = s.keep, drop = s.drop;
    s.in = sigma_find(b, p);
    s.value = p;
    if (s.in) {
        const Sigma *around = &b->g->sigma.at[s.in - 1];
        s.keep = around->keep, s.drop = around->drop;
        sigma_join(&s, keep, drop);
        if (s.keep == around->keep && s.drop == around->drop) return;
    }
    sigma_push(b, s);
}

static void slot_fill(Builder *b, uint32_t slot, ValueId value) {
    uint32_t k = sigma_find(b, value);
    b->slot[slot] = k;
    for (; k && !b->g->sigma.at[k - 1].used; k = b->g->sigma.at[k - 1].in) b->g->sigma.at[k - 1].used = true;
}

/* ------------------------------------------------------------------------------------------- tests */

/* The value that was tested, where moves on the way do not change the address. */
static ValueId tested(const Builder *b, ValueId v) {
    for (int steps = 0; steps < CLIMB_MAX; steps++) {
        ValueId from = derived_from(b, v);
        if (from == UINT32_MAX) return v;
        if (inst_at(b->f, v)->op == OP_GETELEMENTPTR)
            for (uint32_t i = 1; i < inst_at(b->f, v)->nopnd; i++)
                if (!ref_is_null(b->m, inst_op(b->f, v, i))) return v;
        v = from;
    }
    return v;
}

static void trace(const Builder *b, const Sigma *s, ValueId p) {
    static const char *const why[] = {"on the edge to", "on the edge to", "behind the assume in"};
    if (!b->knobs->dump_process_builtin_assume) return;
    Out o;
    out_init(&o, stderr);
    ref_print(b->m, 0, ref_make(REF_SYM, b->fn), &o);
    out_format(&o, ": %s ", why[s->why]);
    ref_print(b->m, b->fn, ref_make(REF_BLOCK, s->block), &o);
    out_str(&o, ", ");
    ref_print(b->m, b->fn, ref_make(REF_VALUE, p), &o);
    out_str(&o, s->keep == SET_SPACES ? " is not in " : " is in ");
    space_print((s->keep == SET_SPACES ? s->drop : s->keep) & SET_SPACES, &o);
    out_char(&o, '\n');
    out_flush(&o);
    out_free(&o);
}

/* The test of p says yes or no. Null passes the test for global, and no other. */
static void test_add(Builder *b, ValueId test, bool yes, Sigma place) {
    uint32_t space = isspacep_space(b->m, b->f, test);
    if (!is_generic(b, inst_op(b->f, test, 0))) return;
    ValueId p = tested(b, ref_index(inst_op(b->f, test, 0)));
    bool null_passes = space == SPACE_GLOBAL;
    place.keep = yes ? space_set(space) : SET_SPACES;
    place.drop = yes == null_passes ? 0 : SET_NULL;
    if (!yes) {
        static const uint32_t inner[][2] = {{SPACE_GLOBAL, SET_PARAM}, {SPACE_CLUSTER, SET_SHARED}};
        place.drop |= space_set(space);
        for (int i = 0; i < 2; i++)
            if (inner[i][0] == space) place.drop |= (SpaceSet)inner[i][1];
    }
    if (place.why != SIGMA_ASSUME) place.by = test;
    trace(b, &place, p);
    fact_add(b, p, place);
}

typedef struct Condition { Ref r; bool yes; } Condition;

/* What must hold of its operands for the value to be zero (or not): up to two conditions. */
static uint32_t condition_split(const Builder *b, ValueId v, bool yes, Condition out[2]) {
    const Inst *i = inst_at(b->f, v);
    Ref x[3] = {REF_NULL, REF_NULL, REF_NULL};
    for (uint32_t k = 0; k < i->nopnd && k < 3; k++) x[k] = inst_op(b->f, v, k);
    uint64_t n, n2;
    bool bit = i->type == T_I1;
    switch (i->op) {
    case OP_ZEXT: case OP_SEXT: case OP_FREEZE: out[0] = (Condition){x[0], yes}; return 1;
    case OP_TRUNC: {         /* of what is 0 or 1 */
        bool one = ref_is(x[0], REF_VALUE) && inst_at(b->f, ref_index(x[0]))->op == OP_ZEXT;
        if (!one || ref_type(b->m, b->f, inst_op(b->f, ref_index(x[0]), 0)) != T_I1) return 0;
        out[0] = (Condition){x[0], yes};
        return 1;
    }
    case OP_ICMP:
        if (!ref_int(b->m, x[1], &n) || n || (i->sub != ICMP_EQ && i->sub != ICMP_NE)) return 0;
        out[0] = (Condition){x[0], yes == (i->sub == ICMP_NE)};
        return 1;
    case OP_XOR:
        if (!bit || !ref_int(b->m, x[1], &n) || !n) return 0;
        out[0] = (Condition){x[0], !yes};
        return 1;
    case OP_AND: case OP_OR:
        if (!bit || yes != (i->op == OP_AND)) return 0;
        out[0] = (Condition){x[0], yes}, out[1] = (Condition){x[1], yes};
        return 2;
    case OP_SELECT:
        if (!bit || ref_type(b->m, b->f, x[0]) != T_I1) return 0;
        if (ref_int(b->m, x[1], &n)) {
            if (ref_int(b->m, x[2], &n2)) {
                if (n == n2) return 0;
                out[0] = (Condition){x[0], yes == (n != 0)};
                return 1;
            }
            if (yes == (n != 0)) return 0;         /* came from the other arm then */
            out[0] = (Condition){x[0], false}, out[1] = (Condition){x[2], yes};
            return 2;
        }
        if (!ref_int(b->m, x[2], &n) || yes == (n != 0)) return 0;
        out[0] = (Condition){x[0], true}, out[1] = (Condition){x[1], yes};
        return 2;
    default: return 0;
    }
}

static void conditions_add(Builder *b, Ref condition, bool yes, Sigma place) {
    if (!b->knobs->process_builtin_assume) return;
    Condition todo[CONDITIONS_MAX] = {{condition, yes}};
    for (uint32_t n = 1, steps = 0; n && steps < CONDITIONS_MAX; steps++) {
        Condition c = todo[--n];
        if (!ref_is(c.r, REF_VALUE)) continue;
        if (place.why != SIGMA_ASSUME) place.why = c.yes ? SIGMA_TRUE : SIGMA_FALSE;
        if (isspacep_space(b->m, b->f, ref_index(c.r))) test_add(b, ref_index(c.r), c.yes, place);
        else if (n + 2 <= CONDITIONS_MAX) n += condition_split(b, ref_index(c.r), c.yes, &todo[n]);
    }
}

/* ------------------------------------------------------------------------------------------- accesses */

static bool starts_with(const char *s, const char *with) { return !strncmp(s, with, strlen(with)); }

/* Where the pointer operand *at must be for instruction v to be defined; 0: says nothing. */
static SpaceSet access_says(const Builder *b, ValueId v, uint32_t *at) {
    static const SpaceSet wmma[] = {
        [WMMA_LEGAL] = SET_GLOBAL | SET_SHARED, [WMMA_GLOBAL] = SET_GLOBAL, [WMMA_SHARED] = SET_SHARED};
    const SpaceSet written = SET_SPACES & ~(SET_CONST | SET_PARAM);
    const Inst *i = inst_at(b->f, v);
    uint64_t n;
    *at = i->op == OP_STORE;
    if (i->op == OP_STORE) return type_store_size(b->m, ref_type(b->m, b->f, inst_op(b->f, v, 0))) ? written : 0;
    if (i->op == OP_ATOMICRMW || i->op == OP_CMPXCHG) return written;
    uint32_t row = i->op == OP_CALL ? call_intrinsic(b->m, b->f, v) : 0;
    if (!row || !call_nargs(b->f, v)) return 0;
    const char *name = intrinsic_at(row)->name;
    if (starts_with(name, "llvm.nvvm.wmma.") && intrinsic_at(row)->spaces)
        return b->knobs->wmma_memory_space_opt ? wmma[b->knobs->wmma_space] : 0;
    if (starts_with(name, "llvm.nvvm.atomic.")) return written;
    if (!starts_with(name, "llvm.memset") && !starts_with(name, "llvm.memcpy") && !starts_with(name, "llvm.memmove"))
        return 0;
    return ref_int(b->m, inst_op(b->f, v, 2), &n) && n ? written : 0;       /* nothing is written if it may be 0 */
}

/* May a pointer be found in constant memory only when the module is analysed? Filters what is plainly elsewhere. */
static bool says_something(const Builder *b, const KernelTable *kernels, ValueId v) {
    uint32_t at;
    if (!access_says(b, v, &at) || !is_generic(b, inst_op(b->f, v, at))) return false;
    ValueId p = ref_index(inst_op(b->f, v, at));
    for (int steps = 0; steps < CLIMB_MAX && derived_from(b, p) != UINT32_MAX; steps++) p = derived_from(b, p);
    uint8_t op = inst_at(b->f, p)->op;
    if (op == OP_PARAM) return !(sym_is_kernel(kernels, b->fn) && b->knobs->param_always_point_to_global);
    return op != OP_ALLOCA && op != OP_ADDRSPACECAST && op != OP_GETELEMENTPTR;
}

/* ------------------------------------------------------------------------------------------- blocks */

static void edge_add(Builder *b, BlockId block) {
    BlockId from = UINT32_MAX;
    for (uint32_t k = b->cfg.pred_first[block]; k < b->cfg.pred_first[block + 1]; k++) {
        if (b->cfg.rpo_index[b->cfg.pred[k]] == UINT32_MAX) continue;
        if (from != UINT32_MAX) return;
        from = b->cfg.pred[k];
    }
    if (from == UINT32_MAX) return;
    ValueId t = block_term(b->f, from);
    if (inst_at(b->f, t)->op != OP_BR || inst_at(b->f, t)->nopnd != 3) return;
    bool yes = ref_index(inst_op(b->f, t, 1)) == block;
    conditions_add(b, inst_op(b->f, t, 0), yes, (Sigma){.block = block});
}

static void inst_visit(Builder *b, BlockId block, ValueId v) {
    const Inst *i = inst_at(b->f, v);
    uint32_t at;
    b->born[v] = b->stack.n;
    if (i->op == OP_PHI || (op_flags(i) & OF_DEBUG)) return;
    for (uint32_t k = 0; k < i->nopnd; k++)
        if (is_generic(b, inst_op(b->f, v, k))) slot_fill(b, i->opnd + k, ref_index(inst_op(b->f, v, k)));
    b->born[v] = b->stack.n;                                   /* uses have pushed what they found */
    uint32_t row = i->op == OP_CALL ? call_intrinsic(b->m, b->f, v) : 0;
    if (row && !strcmp(intrinsic_at(row)->name, "llvm.assume")) {
        conditions_add(b, inst_op(b->f, v, 0), true, (Sigma){.block = block, .by = v, .why = SIGMA_ASSUME});
        return;
    }
    SpaceSet keep = access_says(b, v, &at);
    if (keep && is_generic(b, inst_op(b->f, v, at)))
        fact_add(b, ref_index(inst_op(b->f, v, at)),
                 (Sigma){.block = block, .by = v, .why = SIGMA_ACCESS, .keep = keep});
}

static void block_visit(Builder *b, BlockId block) {
    edge_add(b, block);
    each_inst_in(b->f, block, v) inst_visit(b, block, v);
    for (uint32_t k = b->phi_first[block]; k < b->phi_first[block + 1]; k++)
        slot_fill(b, b->phi_slot[k], b->phi_inst[k]);
}

/* Operands of phis by the block they come from: a bucket each. */
static void phis_sort(Builder *b) {
    uint32_t n = b->f->block.n;
    b->phi_first = mem_alloc((n + 2) * sizeof *b->phi_first);
    for (int fill = 0; fill < 2; fill++) {
        each_inst(b->f, block, v) {
            if (inst_at(b->f, v)->op != OP_PHI) break;
            for (uint32_t k = 0; k + 1 < inst_at(b->f, v)->nopnd; k += 2) {
                if (!is_generic(b, inst_op(b->f, v, k))) continue;
                uint32_t *at = &b->phi_first[ref_index(inst_op(b->f, v, k + 1)) + 1];
                if (fill) {
                    b->phi_slot[*at] = inst_at(b->f, v)->opnd + k;
                    b->phi_inst[*at] = ref_index(inst_op(b->f, v, k));
                }
                ++*at;
            }
        }
        if (fill) continue;
        uint32_t sum = 0;
        for (uint32_t i = 1; i <= n; i++) {
            uint32_t count = b->phi_first[i];
            b->phi_first[i] = sum;
            sum += count;
        }
        b->phi_slot = mem_alloc((sum + 1) * sizeof *b->phi_slot);
        b->phi_inst = mem_alloc((sum + 1) * sizeof *b->phi_inst);
    }
}

static void tree_walk(Builder *b) {
    BlockId *order = mem_alloc((b->cfg.nrpo + 1) * sizeof *order);
    for (uint32_t i = 0; i < b->cfg.nrpo; i++) order[b->cfg.dom_in[b->cfg.rpo[i]]] = b->cfg.rpo[i];
    VEC(struct { BlockId block; uint32_t depth; }) open = {0};
    for (uint32_t i = 0; i < b->cfg.nrpo; i++) {
        while (open.n && b->cfg.dom_out[open.at[open.n - 1].block] <= i) {
            uint32_t depth = open.at[--open.n].depth;
            for (; b->stack.n > depth; b->stack.n--)
                b->now[b->stack.at[b->stack.n - 1].value] = b->stack.at[b->stack.n - 1].old;
        }
        vec_reserve(&open, 1);
        open.at[open.n].block = order[i];
        open.at[open.n++].depth = b->stack.n;
        block_visit(b, order[i]);
    }
    vec_free(&open);
    free(order);
}

static bool fn_has_facts(const Builder *b, const KernelTable *kernels) {
    each_inst(b->f, block, v) {
        bool test = b->knobs->process_builtin_assume && isspacep_space(b->m, b->f, v);
        if (test || says_something(b, kernels, v)) return true;
    }
    return false;
}

static void fn_build(Builder *b) {
    const Fn *f = b->f;
    cfg_build(&b->cfg, f);
    cfg_dominators(&b->cfg, f);
    b->now = mem_alloc((f->inst.n + 1) * sizeof *b->now);
    b->born = mem_alloc((f->inst.n + 1) * sizeof *b->born);
    b->slot = mem_alloc((f->opnd.n + 1) * sizeof *b->slot);
    phis_sort(b);
    tree_walk(b);
    b->g->slot[b->fn] = b->slot;
    b->g->nslot[b->fn] = f->opnd.n;
    cfg_free(&b->cfg);
    free(b->now);
    free(b->born);
    free(b->phi_first);
    free(b->phi_slot);
    free(b->phi_inst);
    vec_free(&b->stack);
}

void sigmas_build(Sigmas *g, Module *m, const KernelTable *kernels, const Knobs *knobs) {
    *g = (Sigmas){.nsym = m->sym.n};
    g->first = mem_alloc((m->sym.n + 1) * sizeof *g->first);
    g->slot = mem_alloc((m->sym.n + 1) * sizeof *g->slot);
    g->nslot = mem_alloc((m->sym.n + 1) * sizeof *g->nslot);
    each_sym(m, s) {
        g->first[s] = g->sigma.n;
        if (!m->sym.at[s].fn) continue;
        Builder b = {.g = g, .m = m, .knobs = knobs, .fn = s, .f = m->sym.at[s].fn};
        if (fn_has_facts(&b, kernels)) fn_build(&b);
    }
    g->first[m->sym.n] = g->sigma.n;
}

void sigmas_free(Sigmas *g) {
    for (uint32_t s = 0; s < g->nsym; s++) free(g->slot[s]);
    free(g->slot);
    free(g->nslot);
    free(g->first);
    vec_free(&g->sigma);
}
