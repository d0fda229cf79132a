/* if-convert: executes the few cheap instructions after a branch before it, so that the branch goes.
 *
 *  1  Two ways that meet again become selects (LLVM: FoldTwoEntryPHINode, in SimplifyCFG):
 *
 *       br i1 %a, label %yes, label %meet             %y = add i32 %x, 1
 *     yes:                                            %z = select i1 %a, i32 %y, i32 %x
 *       %y = add i32 %x, 1
 *       br label %meet
 *     meet:
 *       %z = phi i32 [ %y, %yes ], [ %x, %entry ]
 *
 *  2  Two branches to a common destination become one (LLVM: FoldBranchToCommonDest, in SimplifyCFG):
 *
 *       br i1 %a, label %then, label %out             %b = icmp slt i32 %y, %height
 *     then:                                           %c = select i1 %a, i1 %b, i1 false
 *       %b = icmp slt i32 %y, %height                 br i1 %c, label %both, label %out
 *       br i1 %b, label %both, label %out
 *
 * The threads of a warp that would part at the branch stay together. What they now execute in vain is at most COST_MAX
 * instructions, each of which is cheap and cannot trap: pure ones, and loads from within a variable in shared, constant
 * or param memory, which count twice. Such a load is not worth it in 2, as in `threadIdx.x == 0 && *flag`, where most
 * warps would not execute it. Nothing convergent moves, and nothing that does not move becomes control-dependent on
 * another condition.
 *
 * In 2, the select is not an `and`, which is wrong here: where %a is false, %b may be poison, and an `and` would let it
 * through to the branch. A select ignores the operand that it does not choose. The phis of the common destination must
 * not distinguish the two edges.
 *
 * Blocks are visited in post-order, so what is after a branch has its final form first, and counts with that. A second
 * run finds nothing. A branch that would go with its !llvm.loop stays, and so do two ways that meet in the header of a
 * loop around them.
 *
 * Debug records in a block that moves lose their values, because threads pass them now for which they do not hold.
 *
 * Needs nothing. */
#include "ir/blocks.h"
#include "transform/scalar/aliased.h"

#define NOWHERE UINT32_MAX
/* limits: instructions that are executed in vain; phis that become selects; entries of a phi that are searched */
enum { COST_MAX = 4, SELECTS_MAX = 3, ENTRIES_MAX = 32 };

/* Something that was appended to a block: the instructions of another block but its terminator, or a new
 * instruction. */
typedef struct Appended {
    bool is_block;
    uint32_t id;   /* a BlockId or a ValueId */
    uint32_t next; /* 1 + the index of the next one in IfConvert.appended; 0: end */
} Appended;

typedef struct BlockState {
    uint32_t preds; /* the number of edges that lead to it now */
    uint32_t cost; /* its instructions now but phis and the terminator; above COST_MAX: it cannot be executed in vain */
    ValueId term;  /* its terminator now */
    BlockId into;  /* the block that it moved into, or NOWHERE */
    BlockId now;   /* a block that `into` leads to; itself if it has not moved */
    bool in_vain;  /* it moved to where threads execute it that did not */
    bool loads;    /* it holds a load now */
    uint32_t first, last; /* 1 + the indices of the first and last of what was appended; 0: nothing was */
} BlockState;

/* A phi, and the indices of two of its operands. */
typedef struct PhiEntries {
    ValueId phi;
    uint32_t at[2];
} PhiEntries;

typedef struct IfConvert {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Alias alias;       /* built for the first load */
    Edit edit;         /* the phis that are replaced */
    BlockState *block; /* by block */
    VEC(Appended) appended;
    uint64_t selected; /* the number of branches that became selects */
    uint64_t merged;   /* the number of branches that were merged with another */
} IfConvert;

/* ---------------------------------------------------------------------- what may move */

/* Reports whether load v may be executed by threads that would not have executed it, and is cheap: it is plain, from a
 * memory that is near, and within the bounds of a variable. */
static bool load_is_cheap(IfConvert *s, ValueId v) {
    AliasLocation at;
    if (!load_is_plain(inst_at(s->f, v))) return false;
    uint32_t space = space_at_run_time(ref_space(s->m, s->f, inst_op(s->f, v, 0)));
    if (space != SPACE_SHARED && space != SPACE_CONST && space != SPACE_PARAM) return false;
    if (!s->alias.m) alias_build(&s->alias, s->m, s->f, NULL, s->p->knobs);
    return alias_location(&s->alias, v, &at) && access_is_speculatable(&s->alias, s->p->kernels, &at);
}

/* Reports whether t is the type of a scalar of at most 64 bits. */
static bool type_is_narrow(const Module *m, TypeId t) {
    return type_is_ptr(m, t) || (type_bits(m, t) > 0 && type_bits(m, t) <= 64);
}

/* Returns what v costs threads that would not have executed it; more than COST_MAX if they may not. */
static uint32_t inst_cost(IfConvert *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    bool slow = i->op == OP_ALLOCA || i->op == OP_FDIV || i->op == OP_FREM || !type_is_narrow(s->m, i->type);
    if (!slow && i->op == OP_LOAD && load_is_cheap(s, v)) return 2;
    return slow || !(op_flags(i) & OF_PURE) || op_flags(i) & OF_TRAP ? COST_MAX + 1 : 1;
}

/* Returns the cost of block b before anything has moved, and sets whether it holds a load, see BlockState. */
static uint32_t block_cost(IfConvert *s, BlockId b) {
    uint32_t n = 0;
    each_inst_in(s->f, b, v) {
        const Inst *i = inst_at(s->f, v);
        if (op_flags(i) & (OF_DEBUG | OF_TERM) || i->op == OP_PHI) continue;
        if ((n += inst_cost(s, v)) > COST_MAX) return COST_MAX + 1;
        s->block[b].loads |= i->op == OP_LOAD;
    }
    return n;
}

/* Reports whether block b may be executed whenever its predecessor a is: a is the only one, and b is cheap. */
static bool block_is_cheap(const IfConvert *s, BlockId b, BlockId a) {
    return b != a && s->block[b].preds == 1 && s->block[b].cost <= COST_MAX;
}

/* Returns the target of branch t that is its operand i. */
static BlockId branch_target(const IfConvert *s, ValueId t, uint32_t i) { return ref_index(inst_op(s->f, t, i)); }

/* Returns the block that the instructions of b are in now. */
static BlockId block_now(IfConvert *s, BlockId b) {
    while (s->block[b].now != b) b = s->block[b].now = s->block[s->block[b].now].now; /* path halving */
    return b;
}

/* Returns the index of the operand of a phi that is its entry for predecessor `from`, which must be one now. */
static uint32_t phi_entry(IfConvert *s, ValueId phi, BlockId from) {
    uint32_t k = 0;
    while (block_now(s, ref_index(inst_op(s->f, phi, k + 1))) != from) k += 2;
    return k;
}

/* Finds the phis of block `to` whose entries for its predecessors a and b differ, and returns their number; more than
 * SELECTS_MAX if these are too many, or one is not of a narrow scalar, or a phi has more than ENTRIES_MAX entries. */
static uint32_t phis_differ(IfConvert *s, BlockId to, BlockId a, BlockId b, PhiEntries differ[SELECTS_MAX]) {
    uint32_t n = 0;
    each_inst_in(s->f, to, v) {
        const Inst *i = inst_at(s->f, v);
        if (op_flags(i) & OF_DEBUG) continue;
        if (i->op != OP_PHI) break;
        if (i->nopnd > 2 * ENTRIES_MAX) return SELECTS_MAX + 1;
        uint32_t at[] = {phi_entry(s, v, a), phi_entry(s, v, b)};
        if (ref_same(inst_op(s->f, v, at[0]), inst_op(s->f, v, at[1]))) continue;
        if (n == SELECTS_MAX || !type_is_narrow(s->m, i->type)) return SELECTS_MAX + 1;
        differ[n++] = (PhiEntries){v, {at[0], at[1]}};
    }
    return n;
}

/* ---------------------------------------------------------------------- moves */

/* Appends a block or an instruction to block a. */
static void block_append(IfConvert *s, BlockId a, bool is_block, uint32_t id) {
    BlockState *to = &s->block[a];
    vec_push(&s->appended, ((Appended){is_block, id, 0}));
    if (to->last) s->appended.at[to->last - 1].next = s->appended.n;
    else to->first = s->appended.n;
    to->last = s->appended.n;
}

/* Moves what is in block b, but its terminator, to the end of block a, the only predecessor of b. */
static void block_move(IfConvert *s, BlockId b, BlockId a, bool in_vain) {
    BlockState *from = &s->block[b], *to = &s->block[a];
    each_inst_in(s->f, b, v) {
        if (op_flags(inst_at(s->f, v)) & OF_DEBUG) continue;
        if (inst_at(s->f, v)->op != OP_PHI) break;
        edit_replace(&s->edit, v, inst_op(s->f, v, phi_entry(s, v, a)));
        edit_delete(&s->edit, v);
    }
    block_append(s, a, true, b);
    if (from->first) {
        s->appended.at[to->last - 1].next = from->first;
        to->last = from->last;
    }
    from->into = from->now = a;
    from->in_vain = in_vain;
    to->cost += from->cost;
    to->loads |= from->loads;
}

/* Appends a select to block a, and returns it. */
static Ref select_append(IfConvert *s, BlockId a, TypeId type, Ref condition, Ref yes, Ref no) {
    Ref op[] = {condition, yes, no};
    ValueId v = fn_inst(s->f, OP_SELECT, type, op, 3);
    inst_copy_origin(s->f, v, s->block[a].term);
    block_append(s, a, false, v);
    s->block[a].cost++;
    return ref_make(REF_VALUE, v);
}

/* Sets *meet to where the ways of t, the branch that block a ends with, meet again, and from[0] and from[1] to the
 * predecessors of that block on the way where the condition is true and where it is false, each of which is a itself or
 * a cheap block. Returns false if there is no such block, or if it is the header of a loop around a; *meet is then not
 * meaningful. */
static bool ways_meet(const IfConvert *s, BlockId a, ValueId t, BlockId *meet, BlockId from[2]) {
    BlockId next[2] = {branch_target(s, t, 1), branch_target(s, t, 2)}, after[2];
    uint32_t cost = 0;
    *meet = NOWHERE;
    for (int k = 0; k < 2; k++) {
        ValueId jump = s->block[next[k]].term;
        bool passes = block_is_cheap(s, next[k], a) && term_is_jump(s->f, jump) && !term_marks_loop(s->m, s->f, jump);
        after[k] = passes ? branch_target(s, jump, 0) : NOWHERE;
    }
    if (after[0] == next[1]) after[1] = NOWHERE; /* a triangle */
    else if (after[1] == next[0]) after[0] = NOWHERE;
    else if (after[0] != after[1]) return false;
    for (int k = 0; k < 2; k++) {
        from[k] = after[k] == NOWHERE ? a : next[k];
        if (after[k] != NOWHERE) *meet = after[k], cost += s->block[next[k]].cost;
    }
    return *meet != NOWHERE && cost <= COST_MAX && s->cfg->rpo_index[*meet] > s->cfg->rpo_index[a];
}

/* Replaces t, the branch that block a ends with, by selects, if its ways meet and few phis differ. Returns whether it
 * did. */
static bool branch_to_selects(IfConvert *s, BlockId a, ValueId t) {
    BlockId meet, from[2];
    PhiEntries differ[SELECTS_MAX];
    if (!ways_meet(s, a, t, &meet, from)) return false;
    uint32_t n = phis_differ(s, meet, from[0], from[1], differ);
    if (n > SELECTS_MAX) return false;
    pass_remark(s->p, REMARK_BranchToSelects, s->f, t, n);
    for (int k = 0; k < 2; k++) {
        if (from[k] == a) continue;
        block_move(s, from[k], a, true);
        s->block[a].term = s->block[from[k]].term;
    }
    for (uint32_t i = 0; i < n; i++) {
        ValueId v = differ[i].phi;
        uint32_t *at = differ[i].at;
        Ref value = select_append(s, a, inst_at(s->f, v)->type, inst_op(s->f, t, 0), inst_op(s->f, v, at[0]),
                                  inst_op(s->f, v, at[1]));
        inst_ops(s->f, v)[at[0]] = inst_ops(s->f, v)[at[1]] = value;
        if (s->block[meet].preds > 2) continue;
        inst_set_name(s->f, ref_index(value), inst_name(s->f, v)); /* the phi goes with its block */
        inst_set_name(s->f, v, 0);
    }
    if (--s->block[meet].preds == 1) {
        block_move(s, meet, a, false);
        s->block[a].term = s->block[meet].term;
    }
    s->selected++;
    return true;
}

/* Merges t, the branch that block a ends with, with that of one of its targets, if they have a destination in common.
 * Returns whether it did. */
static bool branch_merge(IfConvert *s, BlockId a, ValueId t) {
    PhiEntries differ[SELECTS_MAX];
    for (uint32_t k = 1; k <= 2; k++) {
        BlockId b = branch_target(s, t, k), out = branch_target(s, t, 3 - k);
        ValueId inner = s->block[b].term;
        if (b == out || !block_is_cheap(s, b, a) || s->block[b].loads || !term_is_conditional(s->f, inner)) continue;
        bool on_true = branch_target(s, inner, 1) == out, on_false = branch_target(s, inner, 2) == out;
        if (on_true == on_false || phis_differ(s, out, a, b, differ)) continue;
        Ref leaves = const_int(s->m, T_I1, on_true), condition = inst_op(s->f, inner, 0);
        pass_remark(s->p, REMARK_BranchesMerged, s->f, t);
        block_move(s, b, a, true);
        Ref yes = k == 1 ? condition : leaves, no = k == 1 ? leaves : condition;
        Ref both = select_append(s, a, T_I1, inst_op(s->f, t, 0), yes, no);
        inst_ops(s->f, inner)[0] = both;
        inst_attach_remove(s->f, inner, str_of(s->m, "prof"));
        s->block[a].term = inner;
        s->block[out].preds--;
        s->merged++;
        return true;
    }
    return false;
}

/* Converts the branch that block a ends with, and those that it then ends with. */
static void block_visit(IfConvert *s, BlockId a) {
    ValueId t;
    do t = s->block[a].term;
    while (term_is_conditional(s->f, t) && !term_marks_loop(s->m, s->f, t) &&
           (branch_to_selects(s, a, t) || branch_merge(s, a, t)));
}

/* ---------------------------------------------------------------------- the new order */

/* Pushes the instructions of block b but its terminator. If they are in_vain, debug records lose their values, and
 * loads what they promise of theirs. */
static void insts_push(IfConvert *s, Order *o, BlockId b) {
    each_inst_in(s->f, b, v) {
        const Inst *i = inst_at(s->f, v);
        if (op_flags(i) & OF_TERM) continue;
        if (s->block[b].in_vain && i->op == OP_LOAD) load_promises_drop(s->m, s->f, v, true);
        for (uint32_t k = 0; s->block[b].in_vain && op_flags(i) & OF_DEBUG && k < i->nopnd; k++) {
            Ref r = inst_op(s->f, v, k);
            if (ref_is(r, REF_MDVALUE) || ref_is(r, REF_VALUE)) debug_record_drop(s->m, s->f, v, ref_index(r));
        }
        order_push(o, v);
    }
}

/* Applies the moves, and names the new predecessors in phis. */
static void moves_commit(IfConvert *s) {
    Fn *f = s->f;
    Order o;
    order_begin(&o, f);
    for (uint32_t i = 0; i < s->cfg->nrpo; i++) { /* a block moved into one before it */
        BlockState *b = &s->block[s->cfg->rpo[i]];
        b->in_vain |= b->into != NOWHERE && s->block[b->into].in_vain;
    }
    each_inst(f, b, v) {
        if (inst_at(f, v)->op != OP_PHI) continue;
        for (uint32_t k = 1; k < inst_at(f, v)->nopnd; k += 2)
            inst_ops(f, v)[k] = ref_make(REF_BLOCK, block_now(s, ref_index(inst_op(f, v, k))));
    }
    each_block(f, b) {
        if (s->block[b].into != NOWHERE) continue;
        order_block(&o, b);
        insts_push(s, &o, b);
        for (uint32_t k = s->block[b].first; k; k = s->appended.at[k - 1].next) {
            Appended x = s->appended.at[k - 1];
            if (x.is_block) insts_push(s, &o, x.id);
            else order_push(&o, x.id);
        }
        order_push(&o, s->block[b].term);
    }
    order_commit(&o);
}

bool pass_if_convert(Pass *p, Fn *f) {
    if (f->layout.n < 3 || p->m->sym.at[f->sym].block_address_taken) return false;
    IfConvert s = {.p = p, .m = p->m, .f = f, .cfg = fn_cfg(f)};
    s.block = mem_alloc(f->block.n * sizeof *s.block);
    each_block(f, b) {
        uint32_t preds = s.cfg->pred_first[b + 1] - s.cfg->pred_first[b];
        s.block[b] = (BlockState){.preds = preds, .term = block_term(f, b), .into = NOWHERE, .now = b};
        s.block[b].cost = block_cost(&s, b);
    }
    if (s.alias.m) alias_free(&s.alias);
    edit_begin(&s.edit, p->m, f);
    for (uint32_t i = s.cfg->nrpo; i-- > 0;) block_visit(&s, s.cfg->rpo[i]);
    bool changed = s.selected || s.merged;
    if (changed) moves_commit(&s);
    edit_commit(&s.edit);
    if (changed) blocks_prune(p->m, f); /* where edges are gone, phis lose entries */
    pass_stat(p, "branches replaced by selects", s.selected);
    pass_stat(p, "branches merged", s.merged);
    free(s.block);
    vec_free(&s.appended);
    return changed;
}
