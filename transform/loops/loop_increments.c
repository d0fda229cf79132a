/* loop-increments: gives a loop a second increment of its counter, at its end, where addresses use the first one.
 *
 *  loop:
 *    %i = phi i64 [ %n, %entry ], [ %j, %latch ]        %i = phi i64 [ %n, %entry ], [ %k, %latch ]
 *    %j = add i64 %i, -1                                %j = add i64 %i, -1
 *    %p = getelementptr float, ptr %a, i64 %j           %p = getelementptr float, ptr %a, i64 %j
 *    ...                                                ...
 *    br i1 %c, label %latch, label %found               br i1 %c, label %latch, label %found
 *  latch:
 *                                                       %k = add i64 %i, -1
 *    %more = icmp sgt i64 %j, 0                         %more = icmp sgt i64 %k, 0
 *    br i1 %more, label %loop, label %found             br i1 %more, label %loop, label %found
 *
 * That is the inner loop of an insertion sort, which compares with a[i - 1]. nvir-ptx reads %i for the address and adds
 * the constant as its offset (ptx/select/select_gep.c). So nothing needs %j before the latch but the copy to the
 * register of %i, which is needed as well until then. Now %k takes that register, and %j is not computed.
 *
 * The latch, the block with the edge back, and what it dominates use the new increment. If something else than an
 * address uses the first one before that, or if the counter itself is used later, nothing would be saved, and the loop
 * stays as it is. (A live range is split where it interferes: Cooper and Simpson, "Live Range Splitting in a Graph
 * Coloring Register Allocator", 1998.)
 *
 * Needs the cfg; requests the users of values if there is such a counter. Keeps the blocks. */
#include "transform/pass.h"

enum { EDGES_MAX = 32 }; /* the most edges of a phi whose operands are searched */

/* An operand of `user` that changes from one increment to the other. */
typedef struct IncrementUse {
    ValueId user, from, to;
} IncrementUse;

typedef struct IncrementSplitter {
    Module *m;
    Fn *f;
    const Cfg *cfg;
    const Uses *uses; /* NULL before the first counter */
    Edit e;
    /* made when all counters are found, because `uses` and `cfg` do not know the new values */
    VEC(IncrementUse) change;
} IncrementSplitter;

/* Reports whether the constant that v adds becomes the offset of addresses where `user` reads v: it computes an
 * address, or extends v for addresses alone, and the extension, which getelementptr also makes of 32 bits, commutes
 * with the sum. */
static bool is_index(const IncrementSplitter *s, ValueId user, ValueId v) {
    const Inst *i = inst_at(s->f, user), *sum = inst_at(s->f, v);
    if (i->op == OP_GETELEMENTPTR) return sum->type == T_I64 || sum->flags & IF_NSW;
    bool with_sign = i->op == OP_SEXT || (i->op == OP_ZEXT && i->flags & IF_NNEG);
    if (!(with_sign && sum->flags & IF_NSW) && !(i->op == OP_ZEXT && sum->flags & IF_NUW)) return false;
    for (uint32_t k = s->uses->first[user]; k < s->uses->first[user + 1]; k++)
        if (inst_at(s->f, s->uses->at[k])->op != OP_GETELEMENTPTR) return false;
    return true;
}

/* Returns a number for the place of v, greater than those of all places before it on the way from the header of a loop
 * to its latch. */
static uint64_t place_of(const IncrementSplitter *s, ValueId v) {
    return (uint64_t)s->cfg->rpo_index[s->cfg->block_of[v]] << 32 | s->cfg->pos[v];
}

/* Reports whether something reads v after `place`: a phi does at the end of its edge. */
static bool is_read_after(const IncrementSplitter *s, ValueId v, uint64_t place) {
    for (uint32_t k = s->uses->first[v]; k < s->uses->first[v + 1]; k++) {
        ValueId user = s->uses->at[k];
        const Inst *i = inst_at(s->f, user);
        if (op_flags(i) & OF_DEBUG) continue;
        if (i->op != OP_PHI && place_of(s, user) > place) return true;
        if (i->op == OP_PHI && i->nopnd > 2 * EDGES_MAX) return true;
        for (uint32_t n = 0; i->op == OP_PHI && n < i->nopnd; n += 2) {
            uint32_t from = s->cfg->rpo_index[ref_index(inst_op(s->f, user, n + 1))];
            if (ref_same(inst_op(s->f, user, n), ref_make(REF_VALUE, v)) && from >= place >> 32) return true;
        }
    }
    return false;
}

/* Reports whether `user` reads v in `latch` or in blocks that it dominates only. */
static bool is_behind(const IncrementSplitter *s, ValueId user, ValueId v, BlockId latch) {
    const Inst *i = inst_at(s->f, user);
    if (i->op != OP_PHI) return cfg_dominates(s->cfg, latch, s->cfg->block_of[user]);
    if (i->nopnd > 2 * EDGES_MAX) return false;
    for (uint32_t k = 0; k < i->nopnd; k += 2) {
        BlockId from = ref_index(inst_op(s->f, user, k + 1));
        if (ref_same(inst_op(s->f, user, k), ref_make(REF_VALUE, v)) && !cfg_dominates(s->cfg, latch, from))
            return false;
    }
    return true;
}

/* Reports whether v, the next value of `counter` on the edge from `latch`, is used as described above. *first gets the
 * first instruction of the latch that is to use the new increment. */
static bool is_split(const IncrementSplitter *s, ValueId v, ValueId counter, BlockId latch, ValueId *first) {
    bool indexes = false;
    *first = block_term(s->f, latch);
    for (uint32_t k = s->uses->first[v]; k < s->uses->first[v + 1]; k++) {
        ValueId user = s->uses->at[k];
        if (op_flags(inst_at(s->f, user)) & OF_DEBUG) continue;
        if (is_index(s, user, v)) {
            indexes = true;
            continue;
        }
        if (!is_behind(s, user, v, latch)) return false;
        bool there = s->cfg->block_of[user] == latch && inst_at(s->f, user)->op != OP_PHI;
        if (there && s->cfg->pos[user] < s->cfg->pos[*first]) *first = user;
    }
    uint64_t place = place_of(s, *first) - 1; /* what `first` reads itself is read too late as well */
    if (!indexes || is_read_after(s, counter, place)) return false;
    /* Addresses read the counter where they are made. */
    for (uint32_t k = s->uses->first[v]; k < s->uses->first[v + 1]; k++) {
        ValueId user = s->uses->at[k];
        if (op_flags(inst_at(s->f, user)) & OF_DEBUG || !is_index(s, user, v)) continue;
        if (place_of(s, user) > place) return false;
        if (inst_at(s->f, user)->op != OP_GETELEMENTPTR && is_read_after(s, user, place)) return false;
    }
    return true;
}

/* Splits v, the next value of `counter` on the edge from `latch`, if that saves a copy. */
static void increment_split(IncrementSplitter *s, ValueId v, ValueId counter, BlockId latch) {
    ValueId first;
    if (!s->uses) s->uses = fn_uses(s->f);
    if (!is_split(s, v, counter, latch, &first)) return;
    ValueId next = fn_copy_inst(s->f, v);
    edit_before(&s->e, first, next);
    for (uint32_t k = s->uses->first[v]; k < s->uses->first[v + 1]; k++) {
        ValueId user = s->uses->at[k];
        if (!(op_flags(inst_at(s->f, user)) & OF_DEBUG) && !is_index(s, user, v))
            vec_push(&s->change, ((IncrementUse){user, v, next}));
    }
}

/* Reports whether v is the sum of `counter` and a constant, of a width that addresses take. */
static bool is_increment(const IncrementSplitter *s, Ref v, ValueId counter) {
    uint64_t by;
    return ref_is_inst(s->f, v, OP_ADD) && ref_same(inst_op(s->f, ref_index(v), 0), ref_make(REF_VALUE, counter)) &&
           ref_int(s->m, inst_op(s->f, ref_index(v), 1), &by) &&
           (inst_at(s->f, counter)->type == T_I32 || inst_at(s->f, counter)->type == T_I64);
}

bool pass_loop_increments(Pass *p, Fn *f) {
    IncrementSplitter s = {.m = p->m, .f = f, .cfg = p->cfg};
    edit_begin(&s.e, p->m, f);
    each_inst(f, b, v) {
        if (inst_at(f, v)->op != OP_PHI || inst_at(f, v)->nopnd != 4 || p->cfg->rpo_index[b] == UINT32_MAX) continue;
        for (uint32_t k = 0; k < 4; k += 2) {
            Ref next = inst_op(f, v, k);
            BlockId latch = ref_index(inst_op(f, v, k + 1));
            if (!is_increment(&s, next, v) || p->cfg->rpo_index[latch] == UINT32_MAX) continue;
            increment_split(&s, ref_index(next), v, latch);
            break; /* an increment on both edges stays */
        }
    }
    for (uint32_t k = 0; k < s.change.n; k++) {
        Ref *op = inst_ops(f, s.change.at[k].user);
        for (uint32_t n = 0; n < inst_at(f, s.change.at[k].user)->nopnd; n++)
            if (ref_same(op[n], ref_make(REF_VALUE, s.change.at[k].from)))
                op[n] = ref_make(REF_VALUE, s.change.at[k].to);
    }
    pass_stat(p, "increments split", s.e.insert.n);
    vec_free(&s.change);
    return edit_commit(&s.e);
}
