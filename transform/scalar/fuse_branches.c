/* fuse-branches: makes one branch of two that follow each other on the same condition.
 *
 *    br i1 %c, label %a, label %m                    br i1 %c, label %a, label %end
 *  a:                                              a:
 *    %x = load float, ptr %p                         %x = load float, ptr %p
 *    br label %m                                     %z = load float, ptr %q
 *  m:                                                br label %end
 *    %y = phi float [ %x, %a ], [ 0.0, %entry ]    end:
 *    br i1 %c, label %b, label %end                  %y = phi float [ %x, %a ], [ 0.0, %entry ]
 *  b:                                                %w = phi float [ %z, %a ], [ 0.0, %entry ]
 *    %z = load float, ptr %q
 *    br label %end
 *  end:
 *    %w = phi float [ %z, %b ], [ 0.0, %m ]
 *
 * A loop that reads or writes the elements of a row if the row exists is such a sequence when it is unrolled. The threads of
 * a warp part once, and the loads of all elements are under way together (LLVM threads such jumps, too, in SimplifyCFG:
 * FoldCondBranchOnValueKnownInPredecessor). Every instruction stays under the condition under which it was, so
 * convergent ones may be among them.
 *
 * The block between the branches must hold nothing but phis, as many as PHIS_MAX, and only the two ways may lead to it and to where
 * they meet again. Its phis move there. On the ways they are replaced by what they are there, which is why the obvious
 * simpler version, to redirect the two edges alone, is wrong: a phi would no longer dominate its uses.
 *
 * Blocks are visited in reverse post-order, so a sequence of any length is fused at its first branch. Debug records
 * between two branches move with the phis.
 *
 * Needs nothing. Runs simplifycfg on what it changed. */
#include "ir/blocks.h"
#include "transform/pass.h"

enum { PHIS_MAX = 64 }; /* the phis that move past one branch */

/* What moves to the beginning of a block, after its phis or among them, as a list. */
typedef struct MovedInst {
    ValueId inst;
    uint32_t next; /* 1 + the index of the next one in Fuser.moved; 0: end */
} MovedInst;

typedef struct Fuser {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    bool *gone;      /* by block: it was between two branches that are one now */
    uint32_t *first; /* by block: 1 + the first in Fuser.moved that moves to it; 0: none */
    Ref *on[2];      /* by phi that moves: what it is where the condition is true, and where it is false */
    VEC(MovedInst) moved;
    uint64_t fused; /* the number of branches that are gone */
} Fuser;

/* The two ways from a branch, on true and on false: the last block of each, which is the block of the branch itself if the
 * way is empty; and where they meet. */
typedef struct Ways {
    BlockId last[2], meet;
} Ways;

/* Reports whether t is a branch on a condition that may be fused with another. */
static bool is_branch(const Fuser *s, ValueId t) {
    return term_is_conditional(s->f, t) && !term_marks_loop(s->m, s->f, t);
}

/* Returns the number of edges that lead to b. */
static uint32_t preds_of(const Fuser *s, BlockId b) { return s->cfg->pred_first[b + 1] - s->cfg->pred_first[b]; }

/* Returns the block to which operand k of the branch of b leads. */
static BlockId target_of(const Fuser *s, BlockId b, uint32_t k) {
    return ref_index(inst_op(s->f, block_term(s->f, b), k));
}

/* Reports whether block b is a way from block `from` to another block: it is entered from there alone, begins with no phi, and
 * ends with a jump. */
static bool is_way(const Fuser *s, BlockId from, BlockId b) {
    return b != from && preds_of(s, b) == 1 && term_is_jump(s->f, block_term(s->f, b)) && !block_has_phis(s->f, b);
}

/* Finds the ways from the conditional branch of block b. Returns false if they do not meet, or if something else leads to
 * where they do. */
static bool ways_find(const Fuser *s, BlockId b, Ways *w) {
    BlockId next[2] = {target_of(s, b, 1), target_of(s, b, 2)}, after[2];
    for (int k = 0; k < 2; k++) after[k] = is_way(s, b, next[k]) ? target_of(s, next[k], 0) : next[k];
    if (next[0] == next[1]) return false;
    if (after[0] == next[1]) after[1] = next[1]; /* a triangle */
    else if (after[1] == next[0]) after[0] = next[0];
    for (int k = 0; k < 2; k++) w->last[k] = after[k] == next[k] ? b : next[k];
    w->meet = after[0];
    return after[0] == after[1] && w->meet != b && preds_of(s, w->meet) == 2;
}

/* Reports whether block b holds nothing but at most PHIS_MAX phis, counting those that move to it, debug records, and a
 * branch on `condition`. */
static bool block_only_branches(const Fuser *s, BlockId b, Ref condition) {
    ValueId t = block_term(s->f, b);
    uint32_t n = 0;
    if (!is_branch(s, t) || !ref_same(inst_op(s->f, t, 0), condition)) return false;
    each_inst_in(s->f, b, v) {
        const Inst *i = inst_at(s->f, v);
        if (v != t && i->op != OP_PHI && !(op_flags(i) & OF_DEBUG)) return false;
        n += i->op == OP_PHI;
    }
    for (uint32_t k = s->first[b]; k && n <= PHIS_MAX; k = s->moved.at[k - 1].next) n++;
    return n <= PHIS_MAX;
}

/* Returns the entry of phi v for predecessor `from`. */
static Ref entry_of(const Fuser *s, ValueId v, BlockId from) {
    uint32_t k = 0;
    while (ref_index(inst_op(s->f, v, k + 1)) != from) k += 2;
    return inst_op(s->f, v, k);
}

/* Replaces operand k of v if it is a phi that moves, by what that is on way `side`. */
static void operand_replace(Fuser *s, ValueId v, uint32_t k, int side) {
    Ref r = inst_op(s->f, v, k);
    bool moves = ref_is(r, REF_VALUE) && !ref_is(s->on[side][ref_index(r)], REF_NONE);
    if (moves) inst_ops(s->f, v)[k] = s->on[side][ref_index(r)];
    /* a debug record wraps the value as metadata */
    if (ref_is(r, REF_MDVALUE) && !ref_is(s->on[side][ref_index(r)], REF_NONE))
        debug_record_drop(s->m, s->f, v, ref_index(r));
}

/* ---------------------------------------------------------------------- fusing */

/* Leads way k of w, which begins in block p, to block `to`. */
static void way_lead(Fuser *s, BlockId p, const Ways *w, int k, BlockId to) {
    uint32_t operand = w->last[k] == p ? (uint32_t)k + 1 : 0;
    inst_ops(s->f, block_term(s->f, w->last[k]))[operand] = ref_make(REF_BLOCK, to);
}

/* Adds v to the end of the list of what moves to block `to`, whose last element is *last. */
static void move_append(Fuser *s, uint32_t *last, BlockId to, ValueId v) {
    vec_push(&s->moved, ((MovedInst){v, 0}));
    if (*last) s->moved.at[*last - 1].next = s->moved.n;
    else s->first[to] = s->moved.n;
    *last = s->moved.n;
}

/* Moves what is in block m, but its branch, to block w->meet, the phis with new entries for the ways w. */
static void phis_move(Fuser *s, BlockId m, const Ways *w) {
    uint32_t last = 0;
    s->first[w->meet] = s->first[m];
    for (uint32_t k = s->first[m]; k; k = s->moved.at[k - 1].next) last = k;
    each_inst_in(s->f, m, v)
        if (v != block_term(s->f, m)) move_append(s, &last, w->meet, v);
    for (uint32_t k = s->first[w->meet]; k; k = s->moved.at[k - 1].next) {
        ValueId v = s->moved.at[k - 1].inst;
        if (inst_at(s->f, v)->op != OP_PHI) continue;
        Ref entry[] = {s->on[0][v], ref_make(REF_BLOCK, w->last[0]), s->on[1][v], ref_make(REF_BLOCK, w->last[1])};
        fn_set_operands(s->f, v, entry, 4);
    }
}

/* Fuses the branch of block m, where the ways w from block p meet, with that of p. next: the ways from m. w becomes the
 * ways from p, until where those of m meet. */
static void branch_fuse(Fuser *s, BlockId p, Ways *w, const Ways *next) {
    BlockId m = w->meet;
    pass_remark(s->p, REMARK_BranchesFused, s->f, block_term(s->f, m));
    each_inst_in(s->f, m, v)
        for (int k = 0; k < 2 && inst_at(s->f, v)->op == OP_PHI; k++) s->on[k][v] = entry_of(s, v, w->last[k]);
    for (int k = 0; k < 2; k++) {
        bool empty = next->last[k] == m;
        way_lead(s, p, w, k, empty ? next->meet : next->last[k]);
        if (empty) continue;
        w->last[k] = next->last[k];
        each_inst_in(s->f, next->last[k], v)
            for (uint32_t i = 0; i < inst_at(s->f, v)->nopnd; i++) operand_replace(s, v, i, k);
    }
    each_inst_in(s->f, next->meet, v) {
        if (op_flags(inst_at(s->f, v)) & OF_DEBUG) continue;
        if (inst_at(s->f, v)->op != OP_PHI) break;
        for (uint32_t i = 0; i < inst_at(s->f, v)->nopnd; i += 2) {
            int k = ref_index(inst_op(s->f, v, i + 1)) == next->last[1];
            operand_replace(s, v, i, k);
            inst_ops(s->f, v)[i + 1] = ref_make(REF_BLOCK, w->last[k]);
        }
    }
    w->meet = next->meet;
    phis_move(s, m, w);
    s->gone[m] = true;
    s->fused++;
}

/* Fuses the branch of block p with those that follow on the same condition. */
static void block_visit(Fuser *s, BlockId p) {
    Ways w, next;
    ValueId t = block_term(s->f, p);
    if (s->gone[p] || !is_branch(s, t) || !ways_find(s, p, &w)) return;
    while (block_only_branches(s, w.meet, inst_op(s->f, t, 0)) && ways_find(s, w.meet, &next))
        branch_fuse(s, p, &w, &next);
    /* The phis are values again from here on: a later branch on another condition does not tell what they are. */
    for (uint32_t k = s->first[w.meet]; k; k = s->moved.at[k - 1].next)
        for (int side = 0; side < 2; side++) s->on[side][s->moved.at[k - 1].inst] = REF_NULL;
}

/* ---------------------------------------------------------------------- the new order */

/* Pushes what moves to the beginning of block b: the phis, or the debug records. */
static void moved_push(const Fuser *s, Order *o, BlockId b, bool phis) {
    for (uint32_t k = s->first[b]; k; k = s->moved.at[k - 1].next)
        if (phis == (inst_at(s->f, s->moved.at[k - 1].inst)->op == OP_PHI)) order_push(o, s->moved.at[k - 1].inst);
}

/* Applies the moves, and removes the blocks that are gone. */
static void moves_commit(Fuser *s) {
    Order o;
    order_begin(&o, s->f);
    each_block(s->f, b) {
        bool among_phis = true;
        if (s->gone[b]) continue;
        order_block(&o, b);
        moved_push(s, &o, b, true);
        each_inst_in(s->f, b, v) {
            bool phi = inst_at(s->f, v)->op == OP_PHI || op_flags(inst_at(s->f, v)) & OF_DEBUG;
            if (among_phis && !phi) moved_push(s, &o, b, false);
            among_phis = among_phis && phi;
            order_push(&o, v);
        }
    }
    order_commit(&o);
}

bool pass_fuse_branches(Pass *p, Fn *f) {
    if (f->layout.n < 5 || p->m->sym.at[f->sym].block_address_taken) return false;
    Fuser s = {.p = p, .m = p->m, .f = f, .cfg = fn_cfg(f)};
    s.gone = mem_alloc(f->block.n);
    s.first = mem_alloc(f->block.n * sizeof *s.first);
    for (int k = 0; k < 2; k++) s.on[k] = mem_alloc(((size_t)f->inst.n + 1) * sizeof *s.on[k]);
    for (uint32_t i = 0; i < s.cfg->nrpo; i++) block_visit(&s, s.cfg->rpo[i]);
    if (s.fused) moves_commit(&s);
    pass_stat(p, "branches fused", s.fused);
    free(s.gone);
    free(s.first);
    free(s.on[0]), free(s.on[1]);
    vec_free(&s.moved);
    if (!s.fused) return false;
    pass_apply(p, pass_simplifycfg, f);
    return true;
}
