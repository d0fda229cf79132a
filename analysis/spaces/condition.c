/* condition.c: see condition.h. A walk over the instructions that make the condition, with a budget: what
 * lies behind it says nothing. */
#include "analysis/spaces/condition.h"
#include "analysis/spaces/sigma.h"
#include "ir/intrinsic_id.h"

enum { BUDGET = 48, DEPTH = 12, MOVES_MAX = 16, EDGES_MAX = 8 };

uint32_t isspacep_space(const Module *m, const Fn *f, ValueId v) {
    switch (inst_at(f, v)->op == OP_CALL ? call_intrinsic(m, f, v) : INTRIN_NONE) {
    case INTRIN_llvm_nvvm_isspacep_global: return SPACE_GLOBAL;
    case INTRIN_llvm_nvvm_isspacep_shared: case INTRIN_llvm_nvvm_isspacep_shared_cta: return SPACE_SHARED;
    case INTRIN_llvm_nvvm_isspacep_const: return SPACE_CONST;
    case INTRIN_llvm_nvvm_isspacep_local: return SPACE_LOCAL;
    case INTRIN_llvm_nvvm_isspacep_param: return SPACE_PARAM;
    case INTRIN_llvm_nvvm_isspacep_shared_cluster: return SPACE_CLUSTER;
    default: return 0;
    }
}

/* ------------------------------------------------------------------------------------------- and, or */

void known_join(SpaceSet *keep, SpaceSet *drop, SpaceSet also_keep, SpaceSet also_drop) {
    if (also_keep != SET_SPACES) {
        SpaceSet both = *keep == SET_SPACES ? also_keep : space_meet_set(*keep, also_keep);
        *keep = space_is_empty(both) ? also_keep : both & SET_SPACES;
    }
    *drop |= also_drop;
}

static Known *known_find(Knowns *k, ValueId value) {
    for (uint32_t i = 0; i < k->n; i++)
        if (k->at[i].value == value) return &k->at[i];
    return NULL;
}

static Knowns both(Knowns a, Knowns b) {
    a.never |= b.never;
    for (uint32_t i = 0; i < b.n; i++) {
        Known *had = known_find(&a, b.at[i].value);
        if (had) known_join(&had->keep, &had->drop, b.at[i].keep, b.at[i].drop);
        else if (a.n < KNOWN_MAX) a.at[a.n++] = b.at[i];
    }
    return a;
}

static Knowns either(Knowns a, Knowns b) {
    if (a.never || b.never) return a.never ? b : a;
    uint32_t n = 0;
    for (uint32_t i = 0; i < a.n; i++) {
        const Known *other = known_find(&b, a.at[i].value);
        if (!other) continue;
        Known k = a.at[i];
        k.keep |= other->keep, k.drop &= other->drop;
        if (k.keep != SET_SPACES || k.drop) a.at[n++] = k;
    }
    a.n = n;
    return a;
}

/* ------------------------------------------------------------------------------------------- the walk */

typedef struct Asker {
    const Module *m;
    const Fn *f;
    const Cfg *cfg;
    uint32_t left;
} Asker;

static Knowns says(Asker *a, Ref r, bool yes, uint32_t depth);

static bool is_generic(const Asker *a, Ref r) {
    return ref_is(r, REF_VALUE) && inst_at(a->f, ref_index(r))->type == T_PTR;
}

/* The value that was tested, where moves on the way do not change the address. */
static ValueId tested(const Asker *a, ValueId v) {
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

/* Null passes the test for global, and no other. */
static Knowns test_says(const Asker *a, ValueId test, bool yes) {
    Knowns k = {0};
    uint32_t space = isspacep_space(a->m, a->f, test);
    Ref p = inst_op(a->f, test, 0);
    if (!is_generic(a, p)) return k;
    Known *says = &k.at[k.n++];
    *says = (Known){tested(a, ref_index(p)), test, SET_SPACES, yes == (space == SPACE_GLOBAL) ? 0 : SET_NULL};
    if (yes) {
        says->keep = space_set(space);
        return k;
    }
    static const uint32_t inner[][2] = {{SPACE_GLOBAL, SET_PARAM}, {SPACE_CLUSTER, SET_SHARED}};
    says->drop |= space_set(space);
    for (int i = 0; i < 2; i++)
        if (inner[i][0] == space) says->drop |= (SpaceSet)inner[i][1];
    return k;
}

/* Is it 0 or 1? */
static bool is_bit(const Asker *a, Ref r) {
    TypeId t = ref_type(a->m, a->f, r);
    if (t == T_I1) return true;
    return ref_is(r, REF_VALUE) && inst_at(a->f, ref_index(r))->op == OP_ZEXT &&
           ref_type(a->m, a->f, inst_op(a->f, ref_index(r), 0)) == T_I1;
}

static Knowns compare_says(Asker *a, ValueId v, bool yes, uint32_t depth) {
    Ref x = inst_op(a->f, v, 0);
    uint64_t n;
    uint8_t pred = inst_at(a->f, v)->sub;
    bool equal = pred == ICMP_EQ, differ = pred == ICMP_NE;
    if (!ref_int(a->m, inst_op(a->f, v, 1), &n)) return (Knowns){0};
    if (n == 0 && (equal || differ || pred == ICMP_UGT)) return says(a, x, yes != equal, depth);
    if (n == 1 && (equal || differ) && is_bit(a, x)) return says(a, x, yes == equal, depth);
    return (Knowns){0};
}

/* Takes those that are defined again between one time and the next that control comes to block b. */
static Knowns before_block(const Asker *a, Knowns k, BlockId b) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < k.n; i++) {
        BlockId home = a->cfg->block_of[k.at[i].value];
        bool param = k.at[i].value < a->f->nparam;
        if (param || (home != b && cfg_dominates(a->cfg, home, b))) k.at[n++] = k.at[i];
    }
    k.n = n;
    return k;
}

static Knowns branch_says(Asker *a, BlockId from, BlockId to, uint32_t depth) {
    ValueId t = block_term(a->f, from);
    bool branch = inst_at(a->f, t)->op == OP_BR && inst_at(a->f, t)->nopnd == 3;
    if (!branch || ref_same(inst_op(a->f, t, 1), inst_op(a->f, t, 2))) return (Knowns){0};
    return says(a, inst_op(a->f, t, 0), ref_index(inst_op(a->f, t, 1)) == to, depth);
}

static Knowns phi_says(Asker *a, ValueId v, bool yes, uint32_t depth) {
    BlockId b = a->cfg->block_of[v];
    Knowns all = {.never = true};
    if (inst_at(a->f, v)->nopnd > 2 * EDGES_MAX) return (Knowns){0};
    for (uint32_t i = 0; i + 1 < inst_at(a->f, v)->nopnd; i += 2) {
        BlockId from = ref_index(inst_op(a->f, v, i + 1));
        if (a->cfg->rpo_index[from] == UINT32_MAX) continue;
        Knowns edge = branch_says(a, from, b, depth);
        all = either(all, both(edge, says(a, inst_op(a->f, v, i), yes, depth)));
    }
    return before_block(a, all, b);
}

/* Is r, an integer, other than zero (yes), or zero? */
static Knowns says(Asker *a, Ref r, bool yes, uint32_t depth) {
    uint64_t n;
    if (ref_int(a->m, r, &n)) return (Knowns){.never = yes != (n != 0)};
    if (!ref_is(r, REF_VALUE) || depth >= DEPTH || !a->left) return (Knowns){0};
    a->left--;
    depth++;
    ValueId v = ref_index(r);
    const Inst *i = inst_at(a->f, v);
    if (isspacep_space(a->m, a->f, v)) return test_says(a, v, yes);
    Ref x[3] = {REF_NULL, REF_NULL, REF_NULL};
    for (uint32_t k = 0; k < i->nopnd && k < 3; k++) x[k] = inst_op(a->f, v, k);
    Knowns out = {0};
    switch (i->op) {
    case OP_ZEXT: case OP_SEXT: case OP_FREEZE: return says(a, x[0], yes, depth);
    case OP_TRUNC: return is_bit(a, x[0]) ? says(a, x[0], yes, depth) : out;
    case OP_ICMP: return compare_says(a, v, yes, depth);
    case OP_PHI: return phi_says(a, v, yes, depth);
    case OP_XOR:
        return is_bit(a, x[0]) && ref_int(a->m, x[1], &n) && n == 1 ? says(a, x[0], !yes, depth) : out;
    case OP_AND:
        if (!yes && !(is_bit(a, x[0]) && is_bit(a, x[1]))) return out;
        out = says(a, x[0], yes, depth);
        return yes ? both(out, says(a, x[1], true, depth)) : either(out, says(a, x[1], false, depth));
    case OP_OR:
        out = says(a, x[0], yes, depth);
        return yes ? either(out, says(a, x[1], true, depth)) : both(out, says(a, x[1], false, depth));
    case OP_SELECT: {
        if (ref_type(a->m, a->f, x[0]) != T_I1) return out;
        Knowns first = both(says(a, x[0], true, depth), says(a, x[1], yes, depth));
        return either(first, both(says(a, x[0], false, depth), says(a, x[2], yes, depth)));
    }
    default: return out;
    }
}

Knowns condition_says(const Module *m, const Fn *f, const Cfg *cfg, Ref condition, bool yes) {
    return says(&(Asker){m, f, cfg, BUDGET}, condition, yes, 0);
}

Knowns edge_says(const Module *m, const Fn *f, const Cfg *cfg, BlockId from, BlockId to) {
    return branch_says(&(Asker){m, f, cfg, BUDGET}, from, to, 0);
}

Knowns entry_says(const Module *m, const Fn *f, const Cfg *cfg, BlockId to) {
    Asker a = {m, f, cfg, BUDGET};
    uint32_t first = cfg->pred_first[to], end = cfg->pred_first[to + 1], edges = 0;
    Knowns all = {.never = true};
    if (end - first > EDGES_MAX) return (Knowns){0};
    for (uint32_t k = first; k < end; k++) {
        if (cfg->rpo_index[cfg->pred[k]] == UINT32_MAX) continue;
        all = either(all, branch_says(&a, cfg->pred[k], to, 0));
        edges++;
    }
    return edges > 1 ? before_block(&a, all, to) : all;
}
