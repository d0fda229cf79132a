/* sigma.c: finds the facts that tests, assumptions and accesses imply, and where they hold, in one walk of
 * the dominator tree.
 *
 * On the way down a sigma is pushed at each position where something new is known about a pointer; on the way
 * up it is popped. So the stack holds the facts at the current position, and `now` gives the last sigma of
 * each value. If a pointer was derived from another before the test (by at most CLIMB_MAX getelementptrs,
 * freezes and bitcasts), it gets a sigma of its own when it is first used. Sigmas without uses cost nothing
 * later.
 *
 * A branch implies facts on an edge. They hold from the beginning of the target block if no other edge leads
 * there. The operand of a phi is used at the end of the block that it comes from.
 *
 * Why a fact holds for the value of the current iteration: the definition of p dominates the test, and the
 * test dominates the use. A path from a later definition to the use that avoids the test would be a path from
 * the entry that avoids it, too. */
#include "analysis/spaces/sigma.h"
#include "analysis/spaces/condition.h"
#include "analysis/spaces/excluded.h"
#include "ir/intrinsic_id.h"

enum { CLIMB_MAX = 16 };

SpaceSet sigma_cut(const Sigma *g, SpaceSet set, SpaceSet unknown, uint32_t *rests) {
    if (g->released) return set;
    uint32_t yields = g->why == SIGMA_ACCESS ? RESTS_ON_MEMORY : RESTS_ON_MEMORY | RESTS_ON_PARAM;
    bool against = !(g->keep & SET_GLOBAL) || (g->drop & SET_GLOBAL);
    if (against && (*rests & yields)) set |= unknown;
    if (against || !(g->keep & ~(SET_GLOBAL | SET_PARAM))) *rests &= ~yields;
    if (g->keep != SET_SPACES) set = space_meet_set(set, g->keep);
    return space_without(set, g->drop);
}

/* ------------------------------------------------------------------------------------------- the walk */

/* The state of building the sigmas of one function. */
typedef struct SigmaBuilder {
    Sigmas *g;
    Module *m;
    const Knobs *knobs;
    uint32_t wmma; /* WMMA_*: the spaces that WMMA pointers may be in */
    SymId fn;
    const Fn *f;
    const Cfg *cfg;
    uint32_t *now;  /* by value: 1 + the sigma that holds at the current position */
    uint32_t *born; /* by value: depth of the stack at its definition */
    /* the sigmas that hold at the current position, with the entry of `now` that each has replaced */
    VEC(struct {
        ValueId value;
        uint32_t old;
    })
    stack;
    /* by block: operands of phis that come from it, grouped by the block of the phi */
    uint32_t *phi_first;
    struct PhiUse {
        uint32_t slot;
        ValueId value;
        BlockId to;
    } *phi;
    uint32_t *slot; /* the future Sigmas.slot of the function */
} SigmaBuilder;

/* Reports whether r is a value, not a constant, that is a pointer to the generic space. */
static bool is_generic(const SigmaBuilder *b, Ref r) {
    return ref_is(r, REF_VALUE) && inst_at(b->f, ref_index(r))->type == T_PTR;
}

/* Returns the generic pointer that v is derived from by one getelementptr, bitcast or freeze, or UINT32_MAX. */
static ValueId derived_from(const SigmaBuilder *b, ValueId v) {
    uint8_t op = inst_at(b->f, v)->op;
    bool moves = op == OP_GETELEMENTPTR || op == OP_BITCAST || op == OP_FREEZE;
    return moves && is_generic(b, inst_op(b->f, v, 0)) ? ref_index(inst_op(b->f, v, 0)) : UINT32_MAX;
}

/* Appends `s`, of which only the members fn and at need not be set, to the sigmas, makes it the current one of its
 * value, and saves the previous one on the stack. */
static void sigma_push(SigmaBuilder *b, Sigma s) {
    s.at = b->stack.n;
    s.fn = b->fn;
    vec_push(&b->g->sigma, s);
    vec_reserve(&b->stack, 1);
    b->stack.at[b->stack.n].value = s.value;
    b->stack.at[b->stack.n++].old = b->now[s.value];
    b->now[s.value] = b->g->sigma.n;
}

/* Returns 1 + the sigma of u that holds at the current position, or 0. If a pointer that u is derived from has one that
 * was pushed after the definition of u and after the sigma of u, pushes a copy of that for u, combined with the sigma
 * of u, and returns the copy. */
static uint32_t sigma_find(SigmaBuilder *b, ValueId u) {
    if (!b->stack.n) return 0;
    uint32_t own = b->now[u], from = own ? b->g->sigma.at[own - 1].at + 1 : 0;
    if (b->born[u] > from) from = b->born[u];
    ValueId a = derived_from(b, u);
    for (int steps = 0; a != UINT32_MAX && steps < CLIMB_MAX; a = derived_from(b, a), steps++) {
        uint32_t k = b->now[a];
        if (!k || b->g->sigma.at[k - 1].at < from) continue;
        Sigma s = b->g->sigma.at[k - 1];
        if (own) condition_join(&s.keep, &s.drop, b->g->sigma.at[own - 1].keep, b->g->sigma.at[own - 1].drop);
        s.value = u, s.in = own, s.used = s.released = false;
        sigma_push(b, s);
        return b->g->sigma.n;
    }
    return own;
}

/* Pushes sigma `s` for p, with its fact combined with that of the sigma of p that holds now, unless that would say
 * nothing new. */
static void fact_add(SigmaBuilder *b, ValueId p, Sigma s) {
    SpaceSet keep = s.keep, drop = s.drop;
    s.in = sigma_find(b, p);
    s.value = p;
    if (s.in) {
        const Sigma *around = &b->g->sigma.at[s.in - 1];
        s.keep = around->keep, s.drop = around->drop;
        condition_join(&s.keep, &s.drop, keep, drop);
        if (s.keep == around->keep && s.drop == around->drop) return;
    }
    sigma_push(b, s);
}

/* Assigns the sigma of `value` that holds at the current position to one use, number `slot` in Fn.opnd, and marks it
 * and the enclosing ones as used. */
static void slot_fill(SigmaBuilder *b, uint32_t slot, ValueId value) {
    uint32_t k = sigma_find(b, value);
    b->slot[slot] = k;
    for (; k && !b->g->sigma.at[k - 1].used; k = b->g->sigma.at[k - 1].in) b->g->sigma.at[k - 1].used = true;
}

/* ------------------------------------------------------------------------------------------- tests */

/* Prints fact k, from which sigma *s is made, with the block `at` to stderr (-dump-process-builtin-assume). s->why is
 * SIGMA_TEST, SIGMA_EDGE or SIGMA_ASSUME. Prints in any case: the caller asks the knob. */
static void trace(const SigmaBuilder *b, const Sigma *s, BlockId at, const TestFact *k) {
    static const char *const why[] = {"on the edge to", "for the phis in", "after the assume in"};
    Out o;
    out_init(&o, stderr);
    ref_print(b->m, 0, ref_make(REF_SYM, b->fn), &o);
    out_format(&o, ": %s ", why[s->why]);
    ref_print(b->m, b->fn, ref_make(REF_BLOCK, at), &o);
    out_str(&o, ", ");
    ref_print(b->m, b->fn, ref_make(REF_VALUE, k->value), &o);
    out_str(&o, k->keep == SET_SPACES ? " is not in " : " is in ");
    space_print((k->keep == SET_SPACES ? k->drop : k->keep) & SET_SPACES, &o);
    out_char(&o, '\n');
    out_flush(&o);
    out_free(&o);
}

/* Adds a sigma for each fact, with the position and reason of `place`; none if the condition can never hold. `at` is
 * the block that the trace names. */
static void facts_add(SigmaBuilder *b, const TestFacts *implied, Sigma place, BlockId at) {
    for (uint32_t i = 0; !implied->never && i < implied->n; i++) {
        const TestFact *k = &implied->at[i];
        place.keep = k->keep, place.drop = k->drop;
        if (place.why != SIGMA_ASSUME) place.by = k->by;
        if (b->knobs->dump_process_builtin_assume) trace(b, &place, at, k);
        fact_add(b, k->value, place);
    }
}

/* Records in Sigmas.promised the results of isspacep tests that llvm.assume promises. Such a test must not get the
 * other answer merely because of an assumption of the analysis. */
static void promise_record(SigmaBuilder *b, const TestFacts *implied) {
    uint8_t **at = &b->g->promised[b->fn];
    for (uint32_t i = 0; i < implied->n; i++) {
        if (!isspacep_tested_space(b->m, b->f, implied->at[i].by)) continue;
        if (!*at) *at = mem_alloc(b->f->inst.n + 1);
        (*at)[implied->at[i].by] = 1 + (implied->at[i].keep != SET_SPACES);
    }
}

/* ------------------------------------------------------------------------------------------- accesses */

/* Returns the spaces that the pointer in operand k must be in for instruction v to be defined; 0 if they are not
 * restricted: always for a load, and for an operand that is no address. */
static SpaceSet access_implies(const SigmaBuilder *b, ValueId v, uint32_t k) {
    static const SpaceSet wmma[] = {
        [WMMA_LEGAL] = SET_GLOBAL | SET_SHARED, [WMMA_GLOBAL] = SET_GLOBAL, [WMMA_SHARED] = SET_SHARED};
    const SpaceSet written = SET_SPACES & ~(SET_CONST | SET_PARAM);
    const Inst *i = inst_at(b->f, v);
    uint64_t n;
    if (i->op == OP_STORE)
        return k == 1 && type_store_size(b->m, ref_type(b->m, b->f, inst_op(b->f, v, 0))) ? written : 0;
    if (i->op == OP_ATOMICRMW || i->op == OP_CMPXCHG) return k == 0 ? written : 0;
    uint32_t row = i->op == OP_CALL ? call_intrinsic(b->m, b->f, v) : 0;
    if (!row || k >= call_nargs(b->f, v)) return 0;
    uint32_t flags = intrinsic_at(row)->flags, family = intrinsic_at(row)->family;
    if (family == INTRIN_FAMILY_WMMA && intrinsic_at(row)->spaces)
        return b->knobs->wmma_memory_space_opt ? wmma[b->wmma] : 0;
    if (family == INTRIN_FAMILY_ATOMIC) return written;
    if (flags & (INF_COPY | INF_FILL)) /* a length of 0 writes nothing */
        return k == 0 && call_nargs(b->f, v) > 2 && ref_int(b->m, inst_op(b->f, v, 2), &n) && n ? written : 0;
    return (flags & (INF_READ | INF_WRITE)) && !(flags & (INF_NOP | INF_LIBRARY)) ? intrinsic_at(row)->spaces : 0;
}

/* Pushes the sigma that !noalias.addrspace of v, if it has any, implies for its address, before the uses in v are
 * assigned. */
static void excluded_add(SigmaBuilder *b, BlockId block, ValueId v) {
    SpaceSet excluded = spaces_excluded(b->m, b->f, v);
    if (!excluded) return;
    Ref p = inst_address(b->f, v);
    Sigma s = {.block = block, .by = v, .why = SIGMA_EXCLUDED, .keep = SET_SPACES, .drop = excluded};
    if (is_generic(b, p)) fact_add(b, ref_index(p), s);
}

/* Reports whether access v may restrict the set of the pointer in operand k. False if access_implies returns 0, for
 * what is no generic pointer, and for pointers whose space is obvious from what they are derived from: an alloca, a
 * cast, a constant base, a parameter that is assumed to be global. This saves sigmas. */
static bool operand_may_refine(const SigmaBuilder *b, const KernelTable *kernels, ValueId v, uint32_t k) {
    if (!is_generic(b, inst_op(b->f, v, k)) || !access_implies(b, v, k)) return false;
    ValueId p = ref_index(inst_op(b->f, v, k));
    for (int steps = 0; steps < CLIMB_MAX && derived_from(b, p) != UINT32_MAX; steps++) p = derived_from(b, p);
    uint8_t op = inst_at(b->f, p)->op;
    if (op == OP_PARAM) return !(sym_is_kernel(kernels, b->fn) && b->knobs->param_always_point_to_global);
    return op != OP_ALLOCA && op != OP_ADDRSPACECAST && op != OP_GETELEMENTPTR;
}

/* Reports whether operand_may_refine holds for an operand of v; false for a load, which restricts nothing. */
static bool access_may_refine(const SigmaBuilder *b, const KernelTable *kernels, ValueId v) {
    uint8_t op = inst_at(b->f, v)->op;
    if (op != OP_STORE && op != OP_ATOMICRMW && op != OP_CMPXCHG && op != OP_CALL) return false;
    for (uint32_t k = 0; k < inst_at(b->f, v)->nopnd; k++)
        if (operand_may_refine(b, kernels, v, k)) return true;
    return false;
}

/* ------------------------------------------------------------------------------------------- blocks */

/* Assigns sigmas to the uses in v, except in a phi or debug record, and then pushes the sigmas that v itself, an
 * assume or an access, implies for the code after it. An access with !noalias.addrspace pushes one before its uses. */
static void inst_visit(SigmaBuilder *b, BlockId block, ValueId v) {
    const Inst *i = inst_at(b->f, v);
    b->born[v] = b->stack.n;
    if (i->op == OP_PHI || (op_flags(i) & OF_DEBUG)) return;
    excluded_add(b, block, v);
    for (uint32_t k = 0; k < i->nopnd && b->stack.n; k++)
        if (is_generic(b, inst_op(b->f, v, k))) slot_fill(b, i->opnd + k, ref_index(inst_op(b->f, v, k)));
    b->born[v] = b->stack.n;               /* uses have pushed what they found */
    if (!(op_flags(i) & OF_WRITE)) return; /* neither a call nor a store */
    uint32_t row = i->op == OP_CALL ? call_intrinsic(b->m, b->f, v) : 0;
    Sigma after = {.block = block, .by = v, .why = SIGMA_ASSUME};
    if (row == INTRIN_llvm_assume) {
        if (!b->knobs->process_builtin_assume) return;
        TestFacts implied = condition_implies(b->m, b->f, b->cfg, inst_op(b->f, v, 0), true);
        promise_record(b, &implied);
        facts_add(b, &implied, after, block);
        return;
    }
    after.why = SIGMA_ACCESS;
    for (uint32_t k = 0; k < i->nopnd; k++)
        if (is_generic(b, inst_op(b->f, v, k)) && (after.keep = access_implies(b, v, k)))
            fact_add(b, ref_index(inst_op(b->f, v, k)), after);
}

/* Pops the sigmas above `depth`; each value gets its previous sigma back. */
static void stack_cut(SigmaBuilder *b, uint32_t depth) {
    for (; b->stack.n > depth; b->stack.n--)
        b->now[b->stack.at[b->stack.n - 1].value] = b->stack.at[b->stack.n - 1].old;
}

/* Assigns sigmas to the phi operands that come from the block. They are used on the edge, so the facts that the branch
 * implies on that edge hold for them alone; their sigmas are popped again. */
static void phi_uses_visit(SigmaBuilder *b, BlockId block) {
    uint32_t depth = b->stack.n, end = b->phi_first[block + 1];
    for (uint32_t k = b->phi_first[block], next; k < end; k = next) {
        BlockId to = b->phi[k].to;
        if (b->knobs->process_builtin_assume) {
            TestFacts implied = condition_on_edge(b->m, b->f, b->cfg, block, to);
            facts_add(b, &implied, (Sigma){.block = block, .why = SIGMA_EDGE}, to);
        }
        for (next = k; next < end && b->phi[next].to == to; next++) slot_fill(b, b->phi[next].slot, b->phi[next].value);
        stack_cut(b, depth);
    }
}

/* Visits a block: pushes the facts on its entry, visits its instructions and the phi operands that come from it. The
 * sigmas that it pushes stay on the stack, for the blocks that it dominates. */
static void block_visit(SigmaBuilder *b, BlockId block) {
    if (b->knobs->process_builtin_assume) {
        TestFacts implied = condition_on_entry(b->m, b->f, b->cfg, block);
        facts_add(b, &implied, (Sigma){.block = block, .why = SIGMA_TEST}, block);
    }
    each_inst_in(b->f, block, v) inst_visit(b, block, v);
    phi_uses_visit(b, block);
}

/* Fills in b->phi_first and b->phi: sorts the generic pointers among the operands of phis by the block that they come
 * from (a counting sort). */
static void phis_sort(SigmaBuilder *b) {
    uint32_t n = b->f->block.n;
    b->phi_first = mem_alloc((n + 2) * sizeof *b->phi_first);
    for (int fill = 0; fill < 2; fill++) {
        each_inst(b->f, block, v) {
            if (inst_at(b->f, v)->op != OP_PHI) break;
            for (uint32_t k = 0; k + 1 < inst_at(b->f, v)->nopnd; k += 2) {
                if (!is_generic(b, inst_op(b->f, v, k))) continue;
                uint32_t *at = &b->phi_first[ref_index(inst_op(b->f, v, k + 1)) + 1];
                if (fill)
                    b->phi[*at] = (struct PhiUse){inst_at(b->f, v)->opnd + k, ref_index(inst_op(b->f, v, k)), block};
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
        b->phi = mem_alloc((sum + 1) * sizeof *b->phi);
    }
}

/* Visits the blocks in preorder of the dominator tree, without recursion. */
static void tree_walk(SigmaBuilder *b) {
    BlockId *order = mem_alloc((b->cfg->nrpo + 1) * sizeof *order);
    for (uint32_t i = 0; i < b->cfg->nrpo; i++) order[b->cfg->dom_in[b->cfg->rpo[i]]] = b->cfg->rpo[i];
    VEC(struct {
        BlockId block;
        uint32_t depth;
    })
    open = {0};
    for (uint32_t i = 0; i < b->cfg->nrpo; i++) {
        while (open.n && b->cfg->dom_out[open.at[open.n - 1].block] <= i) { stack_cut(b, open.at[--open.n].depth); }
        vec_reserve(&open, 1);
        open.at[open.n].block = order[i];
        open.at[open.n++].depth = b->stack.n;
        block_visit(b, order[i]);
    }
    vec_free(&open);
    free(order);
}

/* Reports whether the function has an isspacep call (if the knobs allow its use), an access whose pointer it may
 * restrict (access_may_refine), or a !noalias.addrspace. Without any of these it gets no sigmas. */
static bool fn_has_facts(const SigmaBuilder *b, const KernelTable *kernels) {
    each_inst(b->f, block, v) {
        if (spaces_excluded(b->m, b->f, v)) return true;
        if (!(op_flags(inst_at(b->f, v)) & OF_WRITE)) continue; /* neither a call nor a store */
        bool test = b->knobs->process_builtin_assume && isspacep_tested_space(b->m, b->f, v);
        if (test || access_may_refine(b, kernels, v)) return true;
    }
    return false;
}

/* Builds the sigmas of function b->fn, and its slots, which belong to b->g then. */
static void fn_build(SigmaBuilder *b) {
    const Fn *f = b->f;
    b->cfg = fn_cfg(f);
    b->now = mem_alloc((f->inst.n + 1) * sizeof *b->now);
    b->born = mem_alloc((f->inst.n + 1) * sizeof *b->born);
    b->slot = mem_alloc((f->opnd.n + 1) * sizeof *b->slot);
    phis_sort(b);
    tree_walk(b);
    b->g->slot[b->fn] = b->slot;
    b->g->nslot[b->fn] = f->opnd.n;
    free(b->now);
    free(b->born);
    free(b->phi_first);
    free(b->phi);
    vec_free(&b->stack);
}

void sigmas_build(Sigmas *g, Module *m, const KernelTable *kernels, const Knobs *knobs, bool follow) {
    *g = (Sigmas){.nsym = m->sym.n};
    g->first = mem_alloc((m->sym.n + 1) * sizeof *g->first);
    g->slot = mem_alloc((m->sym.n + 1) * sizeof *g->slot);
    g->nslot = mem_alloc((m->sym.n + 1) * sizeof *g->nslot);
    g->promised = mem_alloc((m->sym.n + 1) * sizeof *g->promised);
    each_sym(m, s) {
        g->first[s] = g->sigma.n;
        if (!m->sym.at[s].fn) continue;
        SigmaBuilder b = {.g = g,
                          .m = m,
                          .knobs = knobs,
                          .wmma = follow ? knobs->wmma_space : WMMA_LEGAL,
                          .fn = s,
                          .f = m->sym.at[s].fn};
        if (fn_has_facts(&b, kernels)) fn_build(&b);
    }
    g->first[m->sym.n] = g->sigma.n;
}

void sigmas_free(Sigmas *g) {
    for (uint32_t s = 0; s < g->nsym; s++) {
        free(g->slot[s]);
        free(g->promised[s]);
    }
    free(g->promised);
    free(g->slot);
    free(g->nslot);
    free(g->first);
    vec_free(&g->sigma);
}
