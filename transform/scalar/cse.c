/* cse: eliminates common subexpressions: an expression that a dominating block has computed is not computed
 * again.
 *
 * Two expressions are equal if operation, type and operands are equal, up to the order of the operands of a commutative
 * operation or a comparison. Calls of pure intrinsics count as expressions, and so do phis of the same block, and loads
 * of the same address in the same version of the memory: each instruction that may write anything begins a new version,
 * as in LLVM's EarlyCSE. (load-elim looks at what is written, but knows only a few locations at a time.) What the flags
 * and attachments of an instruction promise (nsw, contract, !range) may not hold for another one that it replaces: it
 * keeps only what both promise.
 *
 * The table remembers the newest of each kind; if it does not dominate the expression at hand, that one replaces
 * it. So each instruction is looked up once, and the pass is linear; the price is a few expressions that an older
 * entry would have eliminated.
 *
 * The pass also folds conditions that a dominating branch has decided. If the target of a branch has no other
 * incoming edge, the condition is true (or false) in all blocks that the target dominates; and so are both
 * operands of an `and` that is true, and of an `or` that is false. Their uses there become constants;
 * simplifycfg folds the branches.
 *
 * Needs dominators. Keeps the blocks. */
#include "ir/arith.h"
#include "ir/hash.h"
#include "transform/scalar/aliased.h"

typedef struct Cse {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Edit e;
    Hash find;
    VEC(ValueId) newest; /* the newest of each kind of equal expressions; its index is the id in `find` less 1 */
    Ref *leader;         /* by value: the equal value that replaces it, or itself */
    uint32_t *read;      /* by value: the version of the memory that a load reads; 0 if its memory is never written */
    uint32_t *left;      /* by block: the version of the memory at its end */
    uint32_t versions;   /* how many versions of the memory there are so far */
    /* by value: the condition is known to be false [0] or true [1] in this block and in those that it dominates; of
     * several such blocks only one is kept, mostly the one visited last. UINT32_MAX: there is none */
    BlockId *known_from[2];
    uint64_t found, decided; /* statistics: expressions eliminated, operands replaced */
} Cse;

/* Reports whether v is a load that is neither volatile nor atomic. */
static bool is_plain_load(const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    return i->op == OP_LOAD && !(i->flags & IF_VOLATILE) && i->mem.order == ORD_NONE;
}

/* Reports whether the operands of phi v, in block b, have all been visited: no edge to b is a back edge. */
static bool is_visited(const Cse *c, BlockId b, ValueId v) {
    for (uint32_t k = 1; k < inst_at(c->f, v)->nopnd; k += 2)
        if (c->cfg->rpo_index[ref_index(inst_op(c->f, v, k))] >= c->cfg->rpo_index[b]) return false;
    return true;
}

/* Reports whether v, in block b, computes the same value wherever its operands are the same: a pure operation other
 * than a freeze or call, or the call of a pure intrinsic; or, while the memory has the same version, a load; or a phi:
 * equal phis name the same predecessors, so they are in the same block if one dominates the other. The phis of a loop's
 * header are left out, because a second run would find more of them equal. */
static bool is_expression(const Cse *c, BlockId b, ValueId v) {
    const Inst *i = inst_at(c->f, v);
    if (i->type == T_VOID || i->op == OP_ALLOCA || i->op == OP_FREEZE) return false;
    if (i->op == OP_PHI) return is_visited(c, b, v);
    if (i->op == OP_CALL) return call_is_pure(c->m, c->f, v);
    return op_flags(i) & OF_PURE || is_plain_load(c->f, v);
}

/* Reports whether the memory may have other contents after v, for this thread: v may write, or may order what another
 * thread has written. A marker of a lifetime counts. */
static bool is_write(const Cse *c, ValueId v) {
    const Inst *i = inst_at(c->f, v);
    if (i->op == OP_LOAD) return !is_plain_load(c->f, v);
    if (i->op != OP_CALL) return op_flags(i) & OF_WRITE;
    uint32_t row = call_intrinsic(c->m, c->f, v), flags = row ? intrinsic_at(row)->flags : 0;
    return !(flags & (INF_PURE | INF_READ | INF_NOP)) ||
           flags & (INF_WRITE | INF_CONVERGENT | INF_ACQUIRE | INF_LIFETIME);
}

/* Returns the version of the memory that load v reads if the newest one is `version`; 0 if its memory is never
 * written. */
static uint32_t version_read(const Cse *c, ValueId v, uint32_t version) {
    uint32_t space = type_space(c->m, ref_type(c->m, c->f, inst_op(c->f, v, 0)));
    bool constant = space == SPACE_CONST || space == SPACE_PARAM || inst_attach(c->f, c->m, v, "invariant.load");
    return constant ? 0 : version;
}

/* Returns the version of the memory at the beginning of block b: that at the end of its only predecessor, or a new
 * one. */
static uint32_t version_entered(Cse *c, BlockId b) {
    BlockId from = cfg_only_pred(c->cfg, b);
    uint32_t left = from != UINT32_MAX ? c->left[from] : 0;
    return left ? left : ++c->versions;
}

/* Returns operand i of v after replacement by an equal value. */
static Ref operand(const Cse *c, ValueId v, uint32_t i) {
    Ref r = inst_op(c->f, v, i);
    return ref_is(r, REF_VALUE) ? c->leader[ref_index(r)] : r;
}

/* Reports whether v is compared with others as if its two operands were exchanged. They can be in a commutative
 * operation and, with another predicate, in a comparison; the one with the smaller Ref comes first. */
static bool is_exchanged(const Cse *c, ValueId v) {
    const Inst *i = inst_at(c->f, v);
    bool can_be = op_flags(i) & OF_COMM || i->op == OP_ICMP || i->op == OP_FCMP;
    return can_be && i->nopnd == 2 && operand(c, v, 0).x > operand(c, v, 1).x;
}

/* Returns what distinguishes v from other instructions with the same opcode and operands: the predicate of a
 * comparison, for its operands in the order that is_exchanged() gives. The sub of a call says only whether it is a tail
 * call. */
static uint8_t sub_of(const Inst *i, bool exchanged) {
    if (i->op == OP_CALL) return 0;
    if (!exchanged) return i->sub;
    if (i->op == OP_ICMP) return arith_pred_swapped(i->sub);
    if (i->op != OP_FCMP) return i->sub;
    uint8_t less = i->sub & FCMP_OLT ? FCMP_OGT : 0, greater = i->sub & FCMP_OGT ? FCMP_OLT : 0;
    return (i->sub & ~(FCMP_OLT | FCMP_OGT)) | less | greater;
}

/* Returns a hash of v that is equal for expressions for which is_same() holds. */
static uint32_t expression_hash(const Cse *c, ValueId v) {
    const Inst *i = inst_at(c->f, v);
    bool exchanged = is_exchanged(c, v);
    uint32_t hash = hash_pair(i->op | (uint32_t)sub_of(i, exchanged) << 8, i->type, i->aux ^ c->read[v]);
    for (uint32_t k = 0; k < i->nopnd; k++) hash = hash_pair(hash, operand(c, v, exchanged ? 1 - k : k).x, k);
    return hash_mix(hash);
}

/* Reports whether two expressions are equal, with their operands after replacement. */
static bool is_same(const Cse *c, ValueId a, ValueId b) {
    const Inst *x = inst_at(c->f, a), *y = inst_at(c->f, b);
    bool exchanged_a = is_exchanged(c, a), exchanged_b = is_exchanged(c, b);
    if (x->op != y->op || sub_of(x, exchanged_a) != sub_of(y, exchanged_b) || x->type != y->type) return false;
    if (x->aux != y->aux || x->nopnd != y->nopnd || c->read[a] != c->read[b]) return false;
    if (x->op != OP_LOAD && x->bits != y->bits) return false;
    for (uint32_t k = 0; k < x->nopnd; k++)
        if (!ref_same(operand(c, a, exchanged_a ? 1 - k : k), operand(c, b, exchanged_b ? 1 - k : k))) return false;
    return true;
}

/* Takes from `kept` the flags and the attachments that promise something about its value, unless `gone` has them
 * too. */
static void promises_intersect(Cse *c, ValueId kept, ValueId gone) {
    static const char *const kinds[] = {"fpmath", "range"};
    inst_at(c->f, kept)->flags &= inst_at(c->f, gone)->flags;
    if (inst_at(c->f, kept)->op == OP_LOAD) load_promises_drop(c->m, c->f, kept, false);
    for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
        const Attach *a = inst_attach(c->f, c->m, kept, kinds[k]), *b = inst_attach(c->f, c->m, gone, kinds[k]);
        if (a && !(b && c->f->md.at[a->md] == c->f->md.at[b->md])) inst_attach_remove(c->f, kept, a->kind);
    }
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
        promises_intersect(c, old, v);
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
    BlockId from = cfg_only_pred(c->cfg, b);
    if (from == UINT32_MAX) return;
    ValueId t = block_term(c->f, from);
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
    c.read = mem_alloc(n * sizeof *c.read);
    c.left = mem_alloc(((size_t)f->block.n + 1) * sizeof *c.left);
    for (int i = 0; i < 2; i++) {
        c.known_from[i] = mem_alloc(n * sizeof **c.known_from);
        memset(c.known_from[i], 0xff, n * sizeof **c.known_from);
    }
    hash_reserve(&c.find, f->order.n);
    edit_begin(&c.e, p->m, f);
    for (uint32_t k = 0; k < c.cfg->nrpo; k++) {
        BlockId b = c.cfg->rpo[k];
        uint32_t version = version_entered(&c, b);
        branch_learn(&c, b);
        each_inst_in(f, b, v) {
            conditions_fold(&c, b, v);
            if (inst_at(f, v)->op == OP_LOAD) c.read[v] = version_read(&c, v, version);
            if (is_expression(&c, b, v)) inst_visit(&c, b, v);
            else if (is_write(&c, v)) version = ++c.versions;
        }
        c.left[b] = version;
    }
    bool changed = edit_commit(&c.e) || c.decided;
    pass_stat(p, "common subexpressions eliminated", c.found);
    pass_stat(p, "conditions decided by a dominating branch", c.decided);
    vec_free(&c.newest);
    free(c.find.slot);
    free(c.leader), free(c.read), free(c.left), free(c.known_from[0]), free(c.known_from[1]);
    return changed;
}
