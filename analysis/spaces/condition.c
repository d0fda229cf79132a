/* condition.c: evaluates conditions symbolically. See condition.h.
 *
 *    and, true      both operands are true: facts of both        (conjunction)
 *    and, false     one operand is false: facts common to both   (disjunction)
 *    phi            the disjunction over its edges, each with what the branch to that edge implies */
#include "analysis/spaces/condition.h"
#include "analysis/spaces/sigma.h"
#include "ir/intrinsic_id.h"

enum { BUDGET = 48, DEPTH = 12, MOVES_MAX = 16, EDGES_MAX = 8 };

uint32_t isspacep_tested_space(const Module *m, const Fn *f, ValueId v) {
    switch (inst_at(f, v)->op == OP_CALL ? call_intrinsic(m, f, v) : INTRIN_NONE) {
    case INTRIN_llvm_nvvm_isspacep_global: return SPACE_GLOBAL;
    case INTRIN_llvm_nvvm_isspacep_shared:
    case INTRIN_llvm_nvvm_isspacep_shared_cta: return SPACE_SHARED;
    case INTRIN_llvm_nvvm_isspacep_const: return SPACE_CONST;
    case INTRIN_llvm_nvvm_isspacep_local: return SPACE_LOCAL;
    case INTRIN_llvm_nvvm_isspacep_param: return SPACE_PARAM;
    case INTRIN_llvm_nvvm_isspacep_shared_cluster: return SPACE_CLUSTER;
    default: return 0;
    }
}

/* ----------------------------------------------------------------------- conjunction and disjunction */

void condition_join(SpaceSet *keep, SpaceSet *drop, SpaceSet also_keep, SpaceSet also_drop) {
    if (also_keep != SET_SPACES) {
        SpaceSet both = *keep == SET_SPACES ? also_keep : space_meet_set(*keep, also_keep);
        *keep = space_is_empty(both) ? also_keep : both & SET_SPACES;
    }
    *drop |= also_drop;
}

/* Returns the fact about `value` in *k; NULL if there is none. */
static TestFact *fact_find(TestFacts *k, ValueId value) {
    for (uint32_t i = 0; i < k->n; i++)
        if (k->at[i].value == value) return &k->at[i];
    return NULL;
}

/* Returns the facts that hold if those of a and those of b hold; facts beyond TEST_FACTS_MAX are dropped. Two facts
 * about one value become one, with `by` of that in a. */
static TestFacts both(TestFacts a, TestFacts b) {
    a.never |= b.never;
    for (uint32_t i = 0; i < b.n; i++) {
        TestFact *had = fact_find(&a, b.at[i].value);
        if (had) condition_join(&had->keep, &had->drop, b.at[i].keep, b.at[i].drop);
        else if (a.n < TEST_FACTS_MAX) a.at[a.n++] = b.at[i];
    }
    return a;
}

/* Returns the facts that hold if those of a or those of b hold: what both have in common. A side that never holds
 * does not count. */
static TestFacts either(TestFacts a, TestFacts b) {
    if (a.never || b.never) return a.never ? b : a;
    uint32_t n = 0;
    for (uint32_t i = 0; i < a.n; i++) {
        const TestFact *other = fact_find(&b, a.at[i].value);
        if (!other) continue;
        TestFact k = a.at[i];
        k.keep |= other->keep, k.drop &= other->drop;
        if (k.keep != SET_SPACES || k.drop) a.at[n++] = k;
    }
    a.n = n;
    return a;
}

/* ------------------------------------------------------------------------------------------- the walk */

/* The state of one query. */
typedef struct ConditionWalk {
    const Module *m;
    const Fn *f;
    const Cfg *cfg;
    uint32_t left; /* instructions that the walk may still visit */
} ConditionWalk;

static TestFacts implied(ConditionWalk *a, Ref r, bool yes, uint32_t depth);

/* Reports whether r is a value, not a constant, that is a pointer to the generic space. */
static bool is_generic(const ConditionWalk *a, Ref r) {
    return ref_is(r, REF_VALUE) && inst_at(a->f, ref_index(r))->type == T_PTR;
}

/* Returns the value whose address is tested if v is: looks through at most MOVES_MAX bitcasts, freezes and
 * getelementptrs with zero indices from generic pointers, which do not change the address. */
static ValueId tested(const ConditionWalk *a, ValueId v) {
    for (int steps = 0; steps < MOVES_MAX; steps++) {
        const Inst *i = inst_at(a->f, v);
        bool moves = i->op == OP_GETELEMENTPTR || i->op == OP_BITCAST || i->op == OP_FREEZE;
        if (!moves || !is_generic(a, inst_op(a->f, v, 0))) return v;
        for (uint32_t k = 1; k < i->nopnd; k++)
            if (!ref_is_null(a->m, inst_op(a->f, v, k))) return v;
        v = ref_index(inst_op(a->f, v, 0));
    }
    return v;
}

/* Returns the facts about the tested pointer that follow if isspacep call `test` yields `yes`; none if the pointer is a
 * constant or not generic. Null passes the test for global and no other. */
static TestFacts test_implies(const ConditionWalk *a, ValueId test, bool yes) {
    TestFacts k = {0};
    uint32_t space = isspacep_tested_space(a->m, a->f, test);
    Ref p = inst_op(a->f, test, 0);
    if (!is_generic(a, p)) return k;
    TestFact *implied = &k.at[k.n++];
    SpaceSet drop = yes == (space == SPACE_GLOBAL) ? 0 : SET_NULL;
    *implied = (TestFact){tested(a, ref_index(p)), test, SET_SPACES, drop};
    if (yes) {
        implied->keep = space_set(space);
        return k;
    }
    static const uint32_t inner[][2] = {{SPACE_GLOBAL, SET_PARAM}, {SPACE_CLUSTER, SET_SHARED}};
    implied->drop |= space_set(space);
    for (int i = 0; i < 2; i++)
        if (inner[i][0] == space) implied->drop |= (SpaceSet)inner[i][1];
    return k;
}

/* Reports whether the integer is known to be 0 or 1: an i1, or a zext of one. */
static bool is_bit(const ConditionWalk *a, Ref r) {
    TypeId t = ref_type(a->m, a->f, r);
    if (t == T_I1) return true;
    return ref_is_inst(a->f, r, OP_ZEXT) && ref_type(a->m, a->f, inst_op(a->f, ref_index(r), 0)) == T_I1;
}

/* Returns the facts that follow if comparison v yields `yes`, which are those that its first operand implies by being
 * zero or not. The comparison must be eq, ne or ugt with the constant 0, or, for an operand that is known to be 0 or
 * 1, eq or ne with the constant 1. Any other comparison implies nothing. */
static TestFacts compare_implies(ConditionWalk *a, ValueId v, bool yes, uint32_t depth) {
    Ref x = inst_op(a->f, v, 0);
    uint64_t n;
    uint8_t pred = inst_at(a->f, v)->sub;
    bool equal = pred == ICMP_EQ, differ = pred == ICMP_NE;
    if (!ref_int(a->m, inst_op(a->f, v, 1), &n)) return (TestFacts){0};
    if (n == 0 && (equal || differ || pred == ICMP_UGT)) return implied(a, x, yes != equal, depth);
    if (n == 1 && (equal || differ) && is_bit(a, x)) return implied(a, x, yes == equal, depth);
    return (TestFacts){0};
}

/* Returns those facts of k that are about values which are defined before block b is entered: parameters, and values
 * of other blocks that dominate b. Any other value may have changed since the last entry of b. */
static TestFacts before_block(const ConditionWalk *a, TestFacts k, BlockId b) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < k.n; i++) {
        BlockId home = a->cfg->block_of[k.at[i].value];
        bool param = k.at[i].value < a->f->nparam;
        if (param || (home != b && cfg_dominates(a->cfg, home, b))) k.at[n++] = k.at[i];
    }
    k.n = n;
    return k;
}

/* Returns the facts that hold on the edge `from` -> `to`, from the branch at the end of `from`; none if that is not a
 * conditional branch with two different targets. */
static TestFacts branch_implies(ConditionWalk *a, BlockId from, BlockId to, uint32_t depth) {
    ValueId t = block_term(a->f, from);
    bool branch = inst_at(a->f, t)->op == OP_BR && inst_at(a->f, t)->nopnd == 3;
    if (!branch || ref_same(inst_op(a->f, t, 1), inst_op(a->f, t, 2))) return (TestFacts){0};
    return implied(a, inst_op(a->f, t, 0), ref_index(inst_op(a->f, t, 1)) == to, depth);
}

/* Returns the facts that hold if phi v is not zero (yes), or zero: those common to all edges on which the phi can have
 * this value, each with what the branch to that edge implies; none if there are more than EDGES_MAX edges. */
static TestFacts phi_implies(ConditionWalk *a, ValueId v, bool yes, uint32_t depth) {
    BlockId b = a->cfg->block_of[v];
    TestFacts all = {.never = true};
    if (inst_at(a->f, v)->nopnd > 2 * EDGES_MAX) return (TestFacts){0};
    for (uint32_t i = 0; i + 1 < inst_at(a->f, v)->nopnd; i += 2) {
        BlockId from = ref_index(inst_op(a->f, v, i + 1));
        if (a->cfg->rpo_index[from] == UINT32_MAX) continue;
        TestFacts edge = branch_implies(a, from, b, depth);
        all = either(all, both(edge, implied(a, inst_op(a->f, v, i), yes, depth)));
    }
    return before_block(a, all, b);
}

/* Returns the facts that hold if the integer r, `depth` steps from the condition, is not zero (yes), or zero. Sets
 * `never` if r cannot have such a value. Returns none beyond DEPTH steps, or when the budget is used up. */
static TestFacts implied(ConditionWalk *a, Ref r, bool yes, uint32_t depth) {
    uint64_t n;
    if (ref_int(a->m, r, &n)) return (TestFacts){.never = yes != (n != 0)};
    if (!ref_is(r, REF_VALUE) || depth >= DEPTH || !a->left) return (TestFacts){0};
    a->left--;
    depth++;
    ValueId v = ref_index(r);
    const Inst *i = inst_at(a->f, v);
    if (isspacep_tested_space(a->m, a->f, v)) return test_implies(a, v, yes);
    Ref x[3] = {REF_NULL, REF_NULL, REF_NULL};
    for (uint32_t k = 0; k < i->nopnd && k < 3; k++) x[k] = inst_op(a->f, v, k);
    TestFacts out = {0};
    switch (i->op) {
    case OP_ZEXT:
    case OP_SEXT:
    case OP_FREEZE: return implied(a, x[0], yes, depth);
    case OP_TRUNC: return is_bit(a, x[0]) ? implied(a, x[0], yes, depth) : out;
    case OP_ICMP: return compare_implies(a, v, yes, depth);
    case OP_PHI: return phi_implies(a, v, yes, depth);
    case OP_XOR: return is_bit(a, x[0]) && ref_int(a->m, x[1], &n) && n == 1 ? implied(a, x[0], !yes, depth) : out;
    case OP_AND:
        if (!yes && !(is_bit(a, x[0]) && is_bit(a, x[1]))) return out;
        out = implied(a, x[0], yes, depth);
        return yes ? both(out, implied(a, x[1], true, depth)) : either(out, implied(a, x[1], false, depth));
    case OP_OR:
        out = implied(a, x[0], yes, depth);
        return yes ? either(out, implied(a, x[1], true, depth)) : both(out, implied(a, x[1], false, depth));
    case OP_SELECT: {
        if (ref_type(a->m, a->f, x[0]) != T_I1) return out;
        TestFacts first = both(implied(a, x[0], true, depth), implied(a, x[1], yes, depth));
        return either(first, both(implied(a, x[0], false, depth), implied(a, x[2], yes, depth)));
    }
    default: return out;
    }
}

TestFacts condition_implies(const Module *m, const Fn *f, const Cfg *cfg, Ref condition, bool yes) {
    return implied(&(ConditionWalk){m, f, cfg, BUDGET}, condition, yes, 0);
}

TestFacts condition_on_edge(const Module *m, const Fn *f, const Cfg *cfg, BlockId from, BlockId to) {
    return branch_implies(&(ConditionWalk){m, f, cfg, BUDGET}, from, to, 0);
}

TestFacts condition_on_entry(const Module *m, const Fn *f, const Cfg *cfg, BlockId to) {
    ConditionWalk a = {m, f, cfg, BUDGET};
    uint32_t first = cfg->pred_first[to], end = cfg->pred_first[to + 1], edges = 0;
    TestFacts all = {.never = true};
    if (end - first > EDGES_MAX) return (TestFacts){0};
    for (uint32_t k = first; k < end; k++) {
        if (cfg->rpo_index[cfg->pred[k]] == UINT32_MAX) continue;
        all = either(all, branch_implies(&a, cfg->pred[k], to, 0));
        edges++;
    }
    return edges > 1 ? before_block(&a, all, to) : all;
}
