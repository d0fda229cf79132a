/* sink: moves a computation into the only branch that uses it.
 *
 *    %x = mul i32 %a, %b                             br i1 %c, label %yes, label %no
 *    br i1 %c, label %yes, label %no               yes:
 *  yes:                                              %x = mul i32 %a, %b
 *    store i32 %x, ptr %p                            store i32 %x, ptr %p
 *
 * A thread that takes the other branch does not compute it, and holds no register for it (LLVM: Sink, and the sinking
 * of instcombine). Users are visited before the values that they use, so a chain of operations moves together.
 *
 * A value moves to the nearest block that dominates all its users, then up until that block has a single predecessor,
 * that is, until it is entered by a branch and not where branches meet, and until it is in the same loop as the value.
 * Skipping the last condition is wrong in cost only: the value would be computed in each iteration. A value that is
 * computed from several others moves only to a block that a branch decides about. The exit of a loop is none if the
 * loop has no other: there %x would be computed as often as before the loop, but %a and %b would be kept for it in the
 * loop, instead of %x alone.
 *
 *    %x = add i32 %a, %b
 *    br label %loop
 *  loop:
 *    ...
 *    br i1 %c, label %loop, label %exit
 *  exit:
 *    store i32 %x, ptr %p
 *
 * A load moves only if nothing can write memory on the way: no instruction after it in its block writes, and the new
 * block follows directly. Conditions stay, because the passes before this one have decided them by their place, and so
 * do pointers other than addresses that a getelementptr computes.
 *
 * Debug records in blocks that the new place does not dominate lose the value.
 *
 * Needs nothing. Keeps the blocks. */
#include "analysis/loops.h"
#include "transform/pass.h"

#define NOWHERE UINT32_MAX       /* the dominator of no block */
#define TOO_FAR (UINT32_MAX - 1) /* that of blocks one of which is unreachable, or further than WALK_MAX from another */
enum { WALK_MAX = 64 };          /* steps in the dominator tree for one use; a value whose walk is longer stays */

typedef struct Sinker {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Loops loops;
    BlockId *postdominator; /* by block */
    BlockId *home;          /* by value: its block; for one that moves, the block that it moves to */
    BlockId *users;         /* by value: the nearest block that dominates the users seen so far but debug records */
    bool kernel;            /* the function is a kernel */
    bool quiet;             /* no instruction of the block at hand, after the one at hand, may write memory */
    uint64_t moved;         /* the number of values that move */
} Sinker;

/* Reports whether r is the result of a load, frozen or not. PTX extends it while it loads, in the same block. */
static bool is_loaded(const Sinker *s, Ref r) {
    if (ref_is_inst(s->f, r, OP_FREEZE)) r = inst_op(s->f, ref_index(r), 0);
    return ref_is_inst(s->f, r, OP_LOAD);
}

/* Reports whether v may be executed under more conditions: it is pure, or a load whose memory nothing writes in the
 * rest of its block, and does not depend on which threads execute it together. Freezes and extensions of loaded values
 * stay; so do conditions, selects and casts of pointers, because earlier passes decide them where they are. */
static bool inst_is_movable(const Sinker *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    if (i->op == OP_PHI || i->op == OP_ALLOCA || i->op == OP_FREEZE || i->op == OP_SELECT) return false;
    if (i->type == T_VOID || i->type == T_I1) return false;
    if (type_is_ptrs(s->m, i->type) && i->op != OP_GETELEMENTPTR) return false;
    if ((i->op == OP_ZEXT || i->op == OP_SEXT) && is_loaded(s, inst_op(s->f, v, 0))) return false;
    return op_flags(i) & OF_PURE || call_is_pure(s->m, s->f, v) || (s->quiet && load_is_plain(i));
}

/* Returns the nearest block that dominates a and b, each of which may be NOWHERE or TOO_FAR. */
static BlockId dominator_of_both(const Sinker *s, BlockId a, BlockId b) {
    if (a == NOWHERE || b == TOO_FAR) return b;
    for (int steps = 0; a != TOO_FAR && steps < WALK_MAX; steps++) {
        if (cfg_dominates(s->cfg, a, b)) return a;
        a = s->cfg->idom[a];
    }
    return TOO_FAR;
}

/* Records that block b has a user of r. */
static void user_add(Sinker *s, Ref r, BlockId b) {
    if (!ref_is(r, REF_VALUE)) return;
    BlockId *all = &s->users[ref_index(r)];
    if (*all == b) return;
    *all = dominator_of_both(s, *all, s->cfg->rpo_index[b] == NOWHERE ? TOO_FAR : b);
}

/* Sets the block of each value. Records the users whose place is fixed: phis, each of which uses a value at the end of
 * the block that it comes from, and all instructions of unreachable blocks. */
static void users_begin(Sinker *s) {
    each_inst(s->f, b, v) {
        const Inst *i = inst_at(s->f, v);
        const Ref *op = inst_ops(s->f, v);
        s->home[v] = b;
        if (i->op == OP_PHI)
            for (uint32_t k = 0; k < i->nopnd; k += 2) user_add(s, op[k], ref_index(op[k + 1]));
        else if (s->cfg->rpo_index[b] == NOWHERE)
            for (uint32_t k = 0; k < i->nopnd; k++) user_add(s, op[k], b);
    }
}

/* Reports whether v has at most one operand that is kept in a register: no constant, and no parameter of a kernel,
 * which each use may read from param memory. */
static bool has_one_source(const Sinker *s, ValueId v) {
    uint32_t sources = 0;
    for (uint32_t k = 0; k < inst_at(s->f, v)->nopnd; k++) {
        Ref r = inst_op(s->f, v, k);
        sources += ref_is(r, REF_VALUE) && (!s->kernel || ref_index(r) >= s->f->nparam);
    }
    return sources <= 1;
}

/* Returns the block to which v should move; its own block if it should stay. */
static BlockId destination_find(const Sinker *s, ValueId v) {
    BlockId own = s->home[v], to = s->users[v];
    bool load = inst_at(s->f, v)->op == OP_LOAD, cheap = has_one_source(s, v);
    if (to == NOWHERE || to == TOO_FAR) return own;
    for (int steps = 0; to != own && steps < WALK_MAX; steps++) {
        BlockId from = s->cfg->pred[s->cfg->pred_first[to]];
        bool branch = cfg_only_pred(s->cfg, to) == from;
        bool decided = cheap || s->postdominator[from] != to;
        bool near = !load || from == own;
        if (branch && decided && near && s->loops.of_block[to] == s->loops.of_block[own]) return to;
        to = s->cfg->idom[to];
    }
    return own;
}

/* Makes debug record d refer to poison instead of values that move to a block that does not dominate it. */
static void record_visit(Sinker *s, BlockId b, ValueId d) {
    for (uint32_t k = 0; k < inst_at(s->f, d)->nopnd; k++) {
        Ref r = inst_op(s->f, d, k);
        if (!ref_is(r, REF_MDVALUE) && !ref_is(r, REF_VALUE)) continue;
        ValueId v = ref_index(r);
        bool moved = v >= s->f->nparam && s->home[v] != s->cfg->block_of[v];
        if (moved && !cfg_dominates(s->cfg, s->home[v], b)) debug_record_drop(s->m, s->f, d, v);
    }
}

/* Sets s->home of each value that should move to its new block, users first, with a remark, and counts them in
 * s->moved. */
static void values_visit(Sinker *s) {
    for (uint32_t i = s->cfg->nrpo; i-- > 0;) {
        BlockId b = s->cfg->rpo[i];
        const Block *block = &s->f->block.at[b];
        s->quiet = true;
        for (uint32_t k = block->n; k-- > 0;) {
            ValueId v = s->f->order.at[block->first + k];
            const Inst *in = inst_at(s->f, v);
            if (op_flags(in) & OF_WRITE && !(op_flags(in) & OF_DEBUG) && !call_is_pure(s->m, s->f, v)) s->quiet = false;
            if (inst_is_movable(s, v)) s->home[v] = destination_find(s, v);
            if (s->home[v] != b) {
                pass_remark(s->p, REMARK_InstructionSunk, s->f, v, op_info[in->op].name);
                s->moved++;
            }
            if (in->op == OP_PHI || op_flags(in) & OF_DEBUG) continue;
            const Ref *op = inst_ops(s->f, v);
            for (uint32_t n = 0; n < in->nopnd; n++) user_add(s, op[n], s->home[v]);
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
            if (op_flags(inst_at(f, v)) & OF_DEBUG) record_visit(s, b, v);
            if (s->home[v] == b) order_push(&o, v);
            for (uint32_t k = v == last ? first[b] : 0; k; k = before[k - 1]) order_push(&o, k - 1);
        }
    }
    order_commit(&o);
    free(first);
    free(before);
}

bool pass_sink(Pass *p, Fn *f) {
    Sinker s = {.p = p, .m = p->m, .f = f, .kernel = sym_is_kernel(p->kernels, f->sym)};
    if (f->layout.n == 1) return false;
    s.cfg = fn_cfg(f);
    loops_build(&s.loops, s.cfg);
    s.postdominator = cfg_postdominators(s.cfg, f);
    s.home = mem_alloc(((size_t)f->inst.n + 1) * sizeof *s.home);
    s.users = mem_alloc(((size_t)f->inst.n + 1) * sizeof *s.users);
    memset(s.users, 0xff, ((size_t)f->inst.n + 1) * sizeof *s.users); /* NOWHERE */
    users_begin(&s);
    values_visit(&s);
    if (s.moved) values_move(&s);
    pass_stat(p, "instructions moved into a branch", s.moved);
    loops_free(&s.loops);
    free(s.postdominator);
    free(s.home);
    free(s.users);
    return s.moved > 0;
}
