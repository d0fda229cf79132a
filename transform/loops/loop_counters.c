/* loop-counters: lets the next value of a loop counter take the register of the present one.
 *
 *    %i = phi i32 [ 0, %entry ], [ %j, %loop ]     %i = phi i32 [ 0, %entry ], [ %j, %loop ]
 *    %j = add i32 %i, 1                            ...
 *    ...                                           %last = icmp eq i32 %i, %n
 *    %last = icmp eq i32 %i, %n                    %j = add i32 %i, 1
 *
 * While both are needed, each iteration copies one register to the other. So an increment that only the phi uses is
 * moved behind the last use of the counter, to the end of its block. And a test of the counter is made a test of its
 * next value, if that is the counter shifted to the right, as in `for (n = size / 2; n > 0; n /= 2)`:
 *
 *    %half = lshr i32 %n, 1                        %half = lshr i32 %n, 1
 *    %more = icmp ugt i32 %n, 3                    %more = icmp ugt i32 %half, 1
 *
 * The second is right only if the bits that are shifted out do not decide the test: `icmp ugt i32 %n, 4` holds for 5,
 * but 5 / 2 is 4 / 2. The same is not done for sums. `add nsw %i, 1` may be poison after the last iteration, where
 * nothing but the test would use it. (LLVM: OptimizeLoopTermCond of LoopStrengthReduce; on register coalescing, Chaitin
 * et al., 1981.)
 *
 * Debug records between the two places of an increment lose it.
 *
 * Needs the cfg; requests the users of values if there is a counter. Keeps the blocks. */
#include "ir/arith.h"
#include "transform/pass.h"

typedef struct CounterEdit {
    Module *m;
    Fn *f;
    const Uses *uses; /* NULL before the first counter */
    const Cfg *cfg;
    Edit e;
    uint64_t moved, tests; /* statistics */
} CounterEdit;

/* Returns the counter of which v is the next value: a phi that is operand 0 of v and becomes v on some edge. Returns
 * REF_NULL if there is none. */
static Ref counter_of(const CounterEdit *c, ValueId v) {
    const Inst *i = inst_at(c->f, v);
    if ((!(op_flags(i) & OF_INT) && i->op != OP_GETELEMENTPTR) || !(op_flags(i) & OF_PURE)) return REF_NULL;
    Ref x = inst_op(c->f, v, 0);
    if (!ref_is_inst(c->f, x, OP_PHI)) return REF_NULL;
    const Ref *op = inst_ops(c->f, ref_index(x));
    for (uint32_t k = 0; k < inst_at(c->f, ref_index(x))->nopnd; k += 2)
        if (ref_same(op[k], ref_make(REF_VALUE, v))) return x;
    return REF_NULL;
}

/* ---------------------------------------------------------------------------------------------- increments */

/* Reports whether nothing but phi `counter` and debug records use v. */
static bool only_counter_uses(const CounterEdit *c, ValueId v, ValueId counter) {
    for (uint32_t k = c->uses->first[v]; k < c->uses->first[v + 1]; k++)
        if (c->uses->at[k] != counter && !(op_flags(inst_at(c->f, c->uses->at[k])) & OF_DEBUG)) return false;
    return true;
}

/* Reports whether an instruction of the block of v, after v, uses `counter`. */
static bool is_used_later(const CounterEdit *c, ValueId v, ValueId counter) {
    for (uint32_t k = c->uses->first[counter]; k < c->uses->first[counter + 1]; k++) {
        ValueId user = c->uses->at[k];
        const Inst *i = inst_at(c->f, user);
        bool later = c->cfg->block_of[user] == c->cfg->block_of[v] && c->cfg->pos[user] > c->cfg->pos[v];
        if (later && i->op != OP_PHI && !(op_flags(i) & OF_DEBUG)) return true;
    }
    return false;
}

/* Reports whether the operands of v but the counter are constants or defined in other blocks, so that they do not live
 * longer if v moves down. */
static bool operands_outlive(const CounterEdit *c, ValueId v) {
    for (uint32_t k = 1; k < inst_at(c->f, v)->nopnd; k++) {
        Ref r = inst_op(c->f, v, k);
        if (ref_is(r, REF_VALUE) && c->cfg->block_of[ref_index(r)] == c->cfg->block_of[v]) return false;
    }
    return true;
}

/* Moves v to the end of its block, if it is an increment as described above. */
static void increment_move(CounterEdit *c, ValueId v, ValueId counter) {
    if (!only_counter_uses(c, v, counter) || !is_used_later(c, v, counter) || !operands_outlive(c, v)) return;
    for (uint32_t k = c->uses->first[v]; k < c->uses->first[v + 1]; k++)
        if (c->uses->at[k] != counter) debug_record_drop(c->m, c->f, c->uses->at[k], v);
    ValueId moved = fn_copy_inst(c->f, v);
    edit_end(&c->e, c->cfg->block_of[v], moved);
    edit_replace(&c->e, v, ref_make(REF_VALUE, moved));
    edit_delete(&c->e, v);
    c->moved++;
}

/* ---------------------------------------------------------------------------------------------------- tests */

/* If the test of x against n by `pred` is one of x shifted to the right by `by` bits as well, sets *n to the number
 * that the latter compares to and returns true: if no number on one side of n has the same upper bits as one on the
 * other side. */
static bool test_shifted(enum IntPred pred, uint64_t by, uint32_t bits, uint64_t *n) {
    bool below = pred == ICMP_ULT || pred == ICMP_UGE; /* n itself is with those above it */
    bool above = pred == ICMP_UGT || pred == ICMP_ULE;
    uint64_t low = arith_ones((uint32_t)by);
    if (by >= bits || (!below && !above)) return false;
    if ((*n & low) != (below ? 0 : low)) return false;
    *n >>= by;
    return true;
}

/* Makes the tests of `counter` that v dominates tests of v, if v is the counter shifted to the right. Returns whether
 * there is one: v then has a user that c->uses does not know. */
static bool tests_change(CounterEdit *c, ValueId v, ValueId counter) {
    uint64_t by, n, before = c->tests;
    if (inst_at(c->f, v)->op != OP_LSHR || !ref_int(c->m, inst_op(c->f, v, 1), &by)) return false;
    for (uint32_t k = c->uses->first[counter]; k < c->uses->first[counter + 1]; k++) {
        ValueId test = c->uses->at[k];
        const Inst *i = inst_at(c->f, test);
        if (i->op != OP_ICMP || !ref_same(inst_op(c->f, test, 0), ref_make(REF_VALUE, counter))) continue;
        TypeId type = inst_at(c->f, v)->type;
        if (!type_is_int(c->m, type) || !ref_int(c->m, inst_op(c->f, test, 1), &n)) continue;
        if (!cfg_value_dominates(c->cfg, c->f, v, test)) continue;
        if (!test_shifted((enum IntPred)i->sub, by, type_bits(c->m, type), &n)) continue;
        Ref op[] = {ref_make(REF_VALUE, v), const_int(c->m, type, n)};
        fn_set_operands(c->f, test, op, 2);
        inst_at(c->f, v)->flags &= (uint16_t)~IF_EXACT; /* which may make it poison */
        c->e.changed = true;
        c->tests++;
    }
    return c->tests > before;
}

bool pass_loop_counters(Pass *p, Fn *f) {
    CounterEdit c = {.m = p->m, .f = f, .cfg = p->cfg};
    edit_begin(&c.e, p->m, f);
    each_inst(f, b, v) {
        if (p->cfg->rpo_index[b] == UINT32_MAX) continue;
        Ref counter = counter_of(&c, v);
        if (!counter.x) continue;
        if (!c.uses) c.uses = fn_uses(f);
        if (!tests_change(&c, v, ref_index(counter))) increment_move(&c, v, ref_index(counter));
    }
    bool changed = edit_commit(&c.e);
    pass_stat(p, "increments moved to the end of a block", c.moved);
    pass_stat(p, "tests made tests of the next value", c.tests);
    return changed;
}
