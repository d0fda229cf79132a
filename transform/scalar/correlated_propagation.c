/* correlated-propagation: folds comparisons that the ranges of their operands decide.
 *
 *    %x = zext i16 %h to i32        at most 65535                      %c = icmp slt i32 %i, 10      %i < 10 in %a
 *    %c = icmp slt i32 %x, 0        false                              br i1 %c, label %a, label %b
 *                                                                  a:  %d = icmp slt i32 %i, 20      true
 *
 * The ranges are those where the comparison is executed, so they know the branches that dominate it (LLVM:
 * CorrelatedValuePropagation). cse folds only a comparison that a branch has decided literally, and sccp only one whose
 * operands are constant or have known zero bits. Folding where the result is used, with the ranges there, would find
 * more and is wrong:
 *
 *    %c = icmp slt i32 %i, 10       at another user of %c the same branch need not dominate, and %c is one value
 *
 * A range says nothing about poison; the comparison of poison is poison, for which any constant may stand.
 *
 * A query of a range takes constant time, so the pass is linear. Needs nothing. Keeps the blocks. */
#include "analysis/range.h"
#include "ir/arith.h"
#include "transform/pass.h"

/* Sets *result to whether integers in range x are in the relation pred, an enum IntPred, to those in range y. Returns
 * false if some are and others are not, as far as their bounds tell. */
static bool ranges_decide(Range x, uint8_t pred, Range y, bool *result) {
    Range rest = x;
    *result = interval_compare(&rest, pred, y);
    if (!*result) return true;
    rest = x;
    return !interval_compare(&rest, arith_pred_inverse(pred), y);
}

bool pass_correlated_propagation(Pass *p, Fn *f) {
    Ranges ranges;
    Edit e;
    uint64_t n = 0;
    if (!pass_fn_has(f, OP_ICMP)) return false;
    ranges_build(&ranges, p->m, f);
    edit_begin(&e, p->m, f);
    each_inst(f, b, v) {
        const Inst *i = inst_at(f, v);
        bool result;
        if (i->op != OP_ICMP) continue;
        Range x = range_at(&ranges, inst_op(f, v, 0), v), y = range_at(&ranges, inst_op(f, v, 1), v);
        if (!ranges_decide(x, i->sub, y, &result)) continue;
        edit_replace(&e, v, const_int(p->m, T_I1, result));
        edit_delete(&e, v);
        n++;
    }
    ranges_free(&ranges);
    pass_stat(p, "comparisons decided by ranges", n);
    return edit_commit(&e);
}
