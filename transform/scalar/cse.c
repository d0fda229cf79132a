/* cse: eliminates common subexpressions: an expression that a dominating block has computed is not computed
 * again.
 *
 * Two expressions are equal if operation, type, flags and operands are equal. The table remembers the newest
 * of each kind; if it does not dominate the expression at hand, that one replaces it. So each instruction is
 * looked up once, and the pass is linear; the price is a few expressions that an older entry would have
 * eliminated. Reads of constant special registers count as expressions.
 *
 * The pass also folds conditions that a dominating branch has decided. If the target of a branch has no other
 * incoming edge, the condition is true (or false) in all blocks that the target dominates; and so are both
 * operands of an `and` that is true, and of an `or` that is false. Their uses there become constants;
 * simplifycfg folds the branches.
 *
 * Needs dominators. Keeps the blocks. */
#include "ir/hash.h"
#include "transform/pass.h"

typedef struct Cse {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Edit e;
    Hash find;
    VEC(ValueId) newest; /* the newest of each kind of equal expressions; its index is the id in `find` less 1 */
    Ref *leader;         /* by value: the equal value that replaces it, or itself */
    /* by value: the condition is known to be false [0] or true [1] in this block and in those that it dominates; of
     * several such blocks only one is kept, mostly the one visited last. UINT32_MAX: there is none */
    BlockId *known_from[2];
    uint64_t found, decided; /* statistics: expressions eliminated, operands replaced */
} Cse;

/* Reports whether v computes the same value wherever its operands are the same: a pure operation other than a phi,
 * freeze or call, or the read of a constant special register. */
static bool is_expression(const Cse *c, ValueId v) {
    const Inst *i = inst_at(c->f, v);
    if (i->type == T_VOID || i->op == OP_PHI || i->op == OP_ALLOCA || i->op == OP_FREEZE) return false;
    if (i->op != OP_CALL) return op_flags(i) & OF_PURE;
    uint32_t row = call_intrinsic(c->m, c->f, v), bundles;
    call_bundles(c->f, v, &bundles);
    return row && !bundles && intrinsic_at(row)->flags & INF_SREG;
}

/* Returns operand i of v after replacement by an equal value. */
static Ref operand(const Cse *c, ValueId v, uint32_t i) {
    Ref r = inst_op(c->f, v, i);
    return ref_is(r, REF_VALUE) ? c->leader[ref_index(r)] : r;
}

/* Returns a hash of v that is equal for expressions for which is_same() holds. */
static uint32_t expression_hash(const Cse *c, ValueId v) {
    const Inst *i = inst_at(c->f, v);
    uint32_t hash = hash_pair(i->op | (uint32_t)i->sub << 8 | (uint32_t)i->flags << 16, i->type, i->aux);
    for (uint32_t k = 0; k < i->nopnd; k++) hash = hash_pair(hash, operand(c, v, k).x, k);
    return hash_mix(hash);
}

/* Reports whether two expressions are equal, with their operands after replacement. */
static bool is_same(const Cse *c, ValueId a, ValueId b) {
    const Inst *x = inst_at(c->f, a), *y = inst_at(c->f, b);
    if (x->op != y->op || x->sub != y->sub || x->flags != y->flags || x->type != y->type) return false;
    if (x->aux != y->aux || x->nopnd != y->nopnd || x->bits != y->bits) return false;
    for (uint32_t k = 0; k < x->nopnd; k++)
        if (!ref_same(operand(c, a, k), operand(c, b, k))) return false;
    return true;
}

/* Replaces expression v of block b by the newest equal one if the block of that dominates b, with a remark. Otherwise v
 * becomes the newest. */
static void inst_visit(Cse *c, BlockId b, ValueId v) {
    uint32_t hash = expression_hash(c, v), id;
    for (uint32_t i = hash; (id = hash_next(&c->find, hash, &i)) != 0;) {
        ValueId old = c->newest.at[id - 1];
        if (!is_same(c, old, v)) continue;
        if (!cfg_dominates(c->cfg, c->cfg->block_of[old], b)) {
            c->newest.at[id - 1] = v;
            return;
        }
        c->leader[v] = ref_make(REF_VALUE, old);
        pass_remark(c->p, REMARK_ExpressionEliminated, c->f, v, op_info[inst_at(c->f, v)->op].name);
        edit_replace(&c->e, v, c->leader[v]);
        edit_delete(&c->e, v);
        c->found++;
        return;
    }
    vec_push(&c->newest, v);
    hash_add(&c->find, hash, c->newest.n);
}

/* --------------------------------------------------------------------------------------------- conditions */

/* Reports whether r, a parameter or instruction of type i1, is known to be `truth` in block b. */
static bool is_known(const Cse *c, Ref r, bool truth, BlockId b) {
    BlockId known_from = c->known_from[truth][ref_index(r)];
    return known_from != UINT32_MAX && cfg_dominates(c->cfg, known_from, b);
}

/* Returns condition i (0 or 1) of the two that must be `truth` whenever v is: of the operands of an `and` that is true,
 * an `or` that is false, or of `select a, b, false` and `select a, true, b`, which are equivalent. Returns REF_NULL if
 * v is none of these. */
static Ref conjunct(const Cse *c, ValueId v, bool truth, uint32_t i) {
    const Inst *in = inst_at(c->f, v);
    uint64_t n;
    if (in->op == (truth ? OP_AND : OP_OR)) return inst_op(c->f, v, i);
    if (in->op != OP_SELECT) return REF_NULL;
    if (!ref_int(c->m, inst_op(c->f, v, truth ? 2 : 1), &n) || (n & 1) == truth) return REF_NULL;
    return inst_op(c->f, v, i ? (truth ? 1 : 2) : 0);
}

/* Records that r is `truth` in block b and all blocks that it dominates, and the same of the operands that r implies
 * (conjunct), and of theirs in turn, as far as the stack of 16 suffices. */
static void condition_learn(Cse *c, Ref r, bool truth, BlockId b) {
    Ref stack[16];
    uint32_t n = 0;
    stack[n++] = r;
    while (n) {
        r = stack[--n];
        if (!ref_is(r, REF_VALUE)) continue;
        r = c->leader[ref_index(r)];
        if (!ref_is(r, REF_VALUE)) continue;
        if (!is_known(c, r, truth, b)) c->known_from[truth][ref_index(r)] = b;
        for (uint32_t i = 0; i < 2 && n < 16; i++) {
            Ref x = conjunct(c, ref_index(r), truth, i);
            if (x.x) stack[n++] = x;
        }
    }
}

/* Records what is known in block b because it has a single incoming edge, from a br on a condition. Does nothing if it
 * has several incoming edges or another terminator leads to it. */
static void branch_learn(Cse *c, BlockId b) {
    const Cfg *g = c->cfg;
    if (g->pred_first[b + 1] - g->pred_first[b] != 1) return;
    ValueId t = block_term(c->f, g->pred[g->pred_first[b]]);
    if (inst_at(c->f, t)->op != OP_BR || inst_at(c->f, t)->nopnd != 3) return;
    condition_learn(c, inst_op(c->f, t, 0), ref_index(inst_op(c->f, t, 1)) == b, b);
}

/* Replaces the i1 operands of v, an instruction of block b, whose value is known there by constants, each with a
 * remark. For an operand of a phi, what is known at the end of its predecessor counts. Leaves debug records alone. */
static void conditions_fold(Cse *c, BlockId b, ValueId v) {
    const Inst *in = inst_at(c->f, v);
    bool phi = in->op == OP_PHI;
    if (op_flags(in) & OF_DEBUG) return;
    for (uint32_t k = 0; k < in->nopnd; k += 1 + phi) {
        Ref r = operand(c, v, k);
        if (!ref_is(r, REF_VALUE) || inst_at(c->f, ref_index(r))->type != T_I1) continue;
        BlockId at = phi ? ref_index(inst_op(c->f, v, k + 1)) : b;
        if (c->cfg->rpo_index[at] == UINT32_MAX) continue;
        bool yes = is_known(c, r, true, at);
        if (!yes && !is_known(c, r, false, at)) continue;
        if (pass_remarks(c->p, REMARK_ConditionDecided))
            pass_remark(c->p, REMARK_ConditionDecided, c->f, v, pass_ref_text(c->p, c->f, r), yes ? "true" : "false");
        inst_ops(c->f, v)[k] = const_int(c->m, T_I1, yes);
        c->decided++;
    }
}

bool pass_cse(Pass *p, Fn *f) {
    size_t n = (size_t)f->inst.n + 1;
    Cse c = {.p = p, .m = p->m, .f = f, .cfg = p->cfg, .leader = mem_alloc(n * sizeof *c.leader)};
    for (ValueId v = 0; v < f->inst.n; v++) c.leader[v] = ref_make(REF_VALUE, v);
    for (int i = 0; i < 2; i++) {
        c.known_from[i] = mem_alloc(n * sizeof **c.known_from);
        memset(c.known_from[i], 0xff, n * sizeof **c.known_from);
    }
    hash_reserve(&c.find, f->order.n);
    edit_begin(&c.e, p->m, f);
    for (uint32_t k = 0; k < c.cfg->nrpo; k++) {
        BlockId b = c.cfg->rpo[k];
        branch_learn(&c, b);
        each_inst_in(f, b, v) {
            conditions_fold(&c, b, v);
            if (is_expression(&c, v)) inst_visit(&c, b, v);
        }
    }
    bool changed = edit_commit(&c.e) || c.decided;
    pass_stat(p, "common subexpressions eliminated", c.found);
    pass_stat(p, "conditions decided by a dominating branch", c.decided);
    vec_free(&c.newest);
    free(c.find.slot);
    free(c.leader), free(c.known_from[0]), free(c.known_from[1]);
    return changed;
}
