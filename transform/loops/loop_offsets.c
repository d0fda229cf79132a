/* loop-offsets: lets a loop count what it computes as the distance of a counter from its start.
 *
 *    %i = phi i32 [ %x, %entry ], [ %j, %loop ]    %i = phi i32 [ %x, %entry ], [ %j, %loop ]
 *    %d = sub i32 %i, %x                           %d = phi i32 [ 0, %entry ], [ %k, %loop ]
 *    %p = getelementptr i32, ptr %a, i32 %d        %p = getelementptr i32, ptr %a, i32 %d
 *    %j = add i32 %i, 1                            %k = add i32 %d, 1
 *                                                  %j = add i32 %i, 1
 *
 * The loop executes an addition instead of a subtraction, and the new counter begins with a constant. So loop-unroll
 * can execute it (analysis/loop_run.h), and index-select knows that the loop makes no more iterations than array %a has
 * elements. Such is the reduction of large arguments of sin and cos in CUDA's library, where i also counts the digits
 * of pi. (LLVM: IndVarSimplify and ScalarEvolution, which express %d by {0,+,1}.)
 *
 * %x is the same value at the phi and at the subtraction: it dominates the entry of the loop, so nothing in the loop
 * computes it, and the subtraction, which the phi dominates, cannot be reached from %x without the phi. The flags of %j
 * are not copied, because %i may wrap around where %d does not, and the other way round.
 *
 * Only a subtraction in the loop counts: one after it would add an instruction to each iteration. A start that is
 * constant is left to instcombine, which moves constants out of indices.
 *
 * Needs the cfg. Keeps the blocks. */
#include "analysis/loops.h"
#include "transform/pass.h"

typedef struct LoopOffsets {
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Loops loops;
    Edit e;
    ValueId *offset; /* by value: the phi that counts how far this phi is from its start; 0: none */
    uint64_t n;      /* statistics: subtractions replaced */
} LoopOffsets;

/* If v is the phi of a counter that starts with x, in a loop, and is incremented by a constant on the other entry,
 * returns the index of its entry for x, 0 or 2; else 1. */
static uint32_t entry_of_start(const LoopOffsets *l, ValueId v, Ref x) {
    uint64_t by;
    uint32_t loop = l->loops.of_block[l->cfg->block_of[v]];
    if (loop == LOOP_NONE || l->loops.loop.at[loop].header != l->cfg->block_of[v]) return 1;
    if (inst_at(l->f, v)->nopnd != 4) return 1;
    uint32_t start = ref_same(inst_op(l->f, v, 0), x) ? 0 : 2;
    Ref next = inst_op(l->f, v, 2 - start);
    if (!ref_same(inst_op(l->f, v, start), x) || !ref_is_inst(l->f, next, OP_ADD)) return 1;
    if (!ref_same(inst_op(l->f, ref_index(next), 0), ref_make(REF_VALUE, v))) return 1;
    return ref_int(l->m, inst_op(l->f, ref_index(next), 1), &by) ? start : 1;
}

/* Creates the phi that counts how far phi v is from its start, which is its entry `start`. */
static ValueId offset_make(LoopOffsets *l, ValueId v, uint32_t start) {
    TypeId type = inst_at(l->f, v)->type;
    ValueId next = ref_index(inst_op(l->f, v, 2 - start));
    Ref entry[4] = {inst_op(l->f, v, 0), inst_op(l->f, v, 1), inst_op(l->f, v, 2), inst_op(l->f, v, 3)};
    Ref sum[2] = {REF_NULL, inst_op(l->f, next, 1)};
    Ref step = edit_make(&l->e, next, OP_ADD, type, sum, 2);
    entry[start] = const_int(l->m, type, 0);
    entry[2 - start] = step;
    Ref phi = edit_make(&l->e, v, OP_PHI, type, entry, 4);
    sum[0] = phi;
    fn_set_operands(l->f, ref_index(step), sum, 2);
    return ref_index(phi);
}

/* Replaces v if it subtracts the start of a counter from it, in the loop of the counter. */
static void sub_visit(LoopOffsets *l, BlockId b, ValueId v) {
    if (inst_at(l->f, v)->op != OP_SUB || !type_is_int(l->m, inst_at(l->f, v)->type)) return;
    Ref i = inst_op(l->f, v, 0), x = inst_op(l->f, v, 1);
    if (!ref_is_inst(l->f, i, OP_PHI) || !ref_is(x, REF_VALUE)) return;
    uint32_t start = entry_of_start(l, ref_index(i), x);
    if (start == 1 || !loop_has_block(&l->loops, l->loops.of_block[l->cfg->block_of[ref_index(i)]], b)) return;
    if (!l->offset[ref_index(i)]) l->offset[ref_index(i)] = offset_make(l, ref_index(i), start);
    edit_replace(&l->e, v, ref_make(REF_VALUE, l->offset[ref_index(i)]));
    edit_delete(&l->e, v);
    l->n++;
}

bool pass_loop_offsets(Pass *p, Fn *f) {
    LoopOffsets l = {.m = p->m, .f = f, .cfg = p->cfg};
    loops_build(&l.loops, p->cfg);
    if (!l.loops.loop.n) {
        loops_free(&l.loops);
        return false;
    }
    l.offset = mem_alloc(((size_t)f->inst.n + 1) * sizeof *l.offset);
    edit_begin(&l.e, p->m, f);
    each_inst(f, b, v) {
        if (p->cfg->rpo_index[b] != UINT32_MAX) sub_visit(&l, b, v);
    }
    bool changed = edit_commit(&l.e);
    pass_stat(p, "distances from the start of a counter counted", l.n);
    free(l.offset);
    loops_free(&l.loops);
    return changed;
}
