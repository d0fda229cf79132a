/* sink: moves a computation into the only branch that uses it.
 *
 *    %x = mul i32 %a, %b                             br i1 %c, label %yes, label %no
 *    br i1 %c, label %yes, label %no               yes:
 *  yes:                                              %x = mul i32 %a, %b
 *    store i32 %x, ptr %p                            store i32 %x, ptr %p
 *
 * A thread that takes the other branch does not compute it, and holds no register for it (LLVM: Sink, and the sinking of
 * instcombine). Users are visited before the values that they use, so a chain of operations moves together.
 *
 * A value moves to the nearest block that dominates all its users, then up until that block has a single predecessor,
 * that is, until it is entered by a branch and not where branches meet, and until it is in the same loop as the
 * value. Skipping the last condition is wrong in cost only: the value would be computed in each iteration. Only pure
 * arithmetic moves: a load would have to be compared with the stores on the way, and it is better early; conditions and
 * addresses are what the passes before this one have decided by their place.
 *
 * Debug records in blocks that the new place does not dominate lose the value.
 *
 * Needs nothing. Keeps the blocks. */
#include "analysis/loops.h"
#include "transform/pass.h"

#define NOWHERE UINT32_MAX
enum { WALK_MAX = 64 }; /* steps in the dominator tree for one use; a value whose walk is longer stays */

typedef struct Sinker {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Loops loops;
    Uses uses;
    BlockId *home;  /* by value: its block; for one that moves, the block that it moves to */
    uint64_t moved; /* the number of values that move */
} Sinker;

/* Reports whether r is the result of a load, frozen or not. PTX extends it while it loads, in the same block. */
static bool is_loaded(const Sinker *s, Ref r) {
    if (ref_is_inst(s->f, r, OP_FREEZE)) r = inst_op(s->f, ref_index(r), 0);
    return ref_is_inst(s->f, r, OP_LOAD);
}

/* Reports whether v may be executed under more conditions: it is pure, and does not depend on which threads execute it
 * together. Freezes and extensions of loaded values stay; so do conditions, selects and addresses, because earlier
 * passes decide them where they are. */
static bool inst_is_movable(const Sinker *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    if (i->op == OP_PHI || i->op == OP_ALLOCA || i->op == OP_FREEZE || i->op == OP_SELECT) return false;
    if (i->type == T_VOID || i->type == T_I1 || type_is_ptrs(s->m, i->type)) return false;
    if ((i->op == OP_ZEXT || i->op == OP_SEXT) && is_loaded(s, inst_op(s->f, v, 0))) return false;
    return op_flags(i) & OF_PURE || call_is_pure(s->m, s->f, v);
}

/* Returns the nearest block that dominates a and b; NOWHERE if it is too far away. */
static BlockId dominator_of_both(const Sinker *s, BlockId a, BlockId b) {
    for (int steps = 0; steps < WALK_MAX; steps++) {
        if (cfg_dominates(s->cfg, a, b)) return a;
        a = s->cfg->idom[a];
    }
    return NOWHERE;
}

/* Returns the nearest block that dominates all users of v but debug records; NOWHERE if there is no user, if one is
 * unreachable, or if the block is too far away. A phi uses a value at the end of the block that it comes from. */
static BlockId users_dominator(const Sinker *s, ValueId v) {
    BlockId all = NOWHERE;
    for (uint32_t i = s->uses.first[v]; i < s->uses.first[v + 1]; i++) {
        ValueId user = s->uses.at[i];
        const Inst *in = inst_at(s->f, user);
        bool again = i > s->uses.first[v] && s->uses.at[i - 1] == user;
        if (again || op_flags(in) & OF_DEBUG) continue;
        for (uint32_t k = 0; k < in->nopnd; k++) {
            if (!ref_same(inst_op(s->f, user, k), ref_make(REF_VALUE, v))) continue;
            BlockId at = in->op == OP_PHI ? ref_index(inst_op(s->f, user, k + 1)) : s->home[user];
            if (s->cfg->rpo_index[at] == NOWHERE) return NOWHERE;
            all = all == NOWHERE ? at : dominator_of_both(s, all, at);
            if (all == NOWHERE || in->op != OP_PHI) break;
        }
        if (all == NOWHERE) return NOWHERE;
    }
    return all;
}

/* Returns the block to which v should move; its own block if it should stay. */
static BlockId destination_find(const Sinker *s, ValueId v) {
    BlockId own = s->home[v], to = users_dominator(s, v);
    for (int steps = 0; to != NOWHERE && to != own && steps < WALK_MAX; steps++) {
        bool branch = s->cfg->pred_first[to + 1] - s->cfg->pred_first[to] == 1;
        if (branch && s->loops.of_block[to] == s->loops.of_block[own]) return to;
        to = s->cfg->idom[to];
    }
    return own;
}

/* Makes the debug records of v that its new block does not dominate refer to poison. */
static void records_drop(Sinker *s, ValueId v) {
    for (uint32_t i = s->uses.first[v]; i < s->uses.first[v + 1]; i++) {
        ValueId user = s->uses.at[i];
        if (!(op_flags(inst_at(s->f, user)) & OF_DEBUG)) continue;
        if (cfg_dominates(s->cfg, s->home[v], s->cfg->block_of[user])) continue;
        debug_record_drop(s->m, s->f, user, v);
    }
}

/* Sets s->home of each value that should move to its new block, users first, with a remark, and counts them in
 * s->moved. */
static void values_visit(Sinker *s) {
    for (uint32_t i = s->cfg->nrpo; i-- > 0;) {
        BlockId b = s->cfg->rpo[i];
        const Block *block = &s->f->block.at[b];
        for (uint32_t k = block->n; k-- > 0;) {
            ValueId v = s->f->order.at[block->first + k];
            if (!inst_is_movable(s, v)) continue;
            s->home[v] = destination_find(s, v);
            if (s->home[v] == b) continue;
            pass_remark(s->p, REMARK_InstructionSunk, s->f, v, op_info[inst_at(s->f, v)->op].name);
            s->moved++;
        }
    }
}

/* Moves the values whose s->home is another block to the front of that block, after its phis, in their order. Drops
 * them from debug records that the new place does not dominate. */
static void values_move(Sinker *s) {
    Fn *f = s->f;
    /* Lists of the values that move to a block, as 1 + the value; 0 ends a list. first: by block; before: by value. */
    uint32_t *first = mem_alloc(f->block.n * sizeof *first);
    uint32_t *before = mem_alloc(f->inst.n * sizeof *before);
    Order o;
    order_begin(&o, f);
    /* users come after what they use in reverse post-order, so the lists are in a valid order */
    for (uint32_t i = s->cfg->nrpo; i-- > 0;) {
        const Block *block = &f->block.at[s->cfg->rpo[i]];
        for (uint32_t k = block->n; k-- > 0;) {
            ValueId v = f->order.at[block->first + k];
            BlockId to = s->home[v];
            if (to == s->cfg->rpo[i]) continue;
            records_drop(s, v);
            before[v] = first[to];
            first[to] = v + 1;
        }
    }
    each_block(f, b) {
        ValueId last = NOWHERE; /* the last phi; a debug record may precede it */
        each_inst_in(f, b, v)
            if (inst_at(f, v)->op == OP_PHI) last = v;
        order_block(&o, b);
        for (uint32_t k = last == NOWHERE ? first[b] : 0; k; k = before[k - 1]) order_push(&o, k - 1);
        each_inst_in(f, b, v) {
            if (s->home[v] == b) order_push(&o, v);
            for (uint32_t k = v == last ? first[b] : 0; k; k = before[k - 1]) order_push(&o, k - 1);
        }
    }
    order_commit(&o);
    free(first);
    free(before);
}

bool pass_sink(Pass *p, Fn *f) {
    Sinker s = {.p = p, .m = p->m, .f = f};
    if (f->layout.n == 1) return false;
    s.cfg = fn_cfg(f);
    loops_build(&s.loops, s.cfg);
    s.uses = uses_build(f);
    s.home = mem_alloc(((size_t)f->inst.n + 1) * sizeof *s.home);
    each_inst(f, b, v) s.home[v] = b;
    values_visit(&s);
    if (s.moved) values_move(&s);
    pass_stat(p, "instructions moved into a branch", s.moved);
    loops_free(&s.loops);
    uses_free(&s.uses);
    free(s.home);
    return s.moved > 0;
}
