/* combine_tests.c: joins two tests of one value into one (LLVM: foldAndOrOfICmpsUsingRanges):
 *
 *    and (icmp sgt %x, 1), (icmp slt (sub 9, %x), 5)   =>   icmp sgt %x, 4
 *
 * Each test is true for a range of integers, which may wrap around. The conjunction is one test if the two ranges have
 * one range in common, the disjunction if the complements do. That needs more than arithmetic on constants, so it is no
 * rule of combine.def. */
#include "analysis/constant_range.h"
#include "transform/scalar/combiner.h"

/* A value, and how it is computed from another one: plus + x, or plus - x if `negative`. */
typedef struct Linear {
    Ref x;
    uint64_t plus;
    bool negative;
} Linear;
enum { LINEAR_MAX = 3 };

/* Lists r, what r is the sum or difference of and a constant, and so on, in at[0 .. n). Returns n. */
static uint32_t linear_find(const Combiner *c, Ref r, Linear at[LINEAR_MAX]) {
    at[0] = (Linear){.x = r};
    for (uint32_t n = 1;; n++) {
        const Inst *i = ref_is(r, REF_VALUE) ? inst_at(c->f, ref_index(r)) : NULL;
        if (n == LINEAR_MAX || !i || (i->op != OP_ADD && i->op != OP_SUB)) return n;
        Ref left = combiner_operand(c, ref_index(r), 0), right = combiner_operand(c, ref_index(r), 1);
        uint64_t by;
        bool minus = i->op == OP_SUB, from = minus && ref_int(c->m, left, &by);
        if (!from && !ref_int(c->m, right, &by)) return n;
        if (minus && !from) by = 0 - by;
        at[n] = at[n - 1];
        at[n].plus += at[n].negative ? 0 - by : by;
        if (from) at[n].negative = !at[n].negative;
        at[n].x = r = from ? right : left;
    }
}

/* Sets *r to what comparison `test` says about x: those x for which it is true. Returns false if all or none are. */
static bool test_range(const Combiner *c, ValueId test, const Linear *x, uint32_t bits, ConstantRange *r) {
    uint64_t n;
    if (!ref_int(c->m, combiner_operand(c, test, 1), &n)) return false;
    if (!constant_range_of((enum IntPred)inst_at(c->f, test)->sub, n, bits, r)) return false;
    *r = x->negative ? constant_range_before_difference(*r, x->plus) : constant_range_before_sum(*r, x->plus);
    return true;
}

/* Sets test[0] and test[1] to the conditions of which v is the conjunction or, if *any, the disjunction. v may be a
 * select, whose second condition does not count where the first one decides. Returns false if v is neither. */
static bool tests_of(const Combiner *c, ValueId v, Ref test[2], bool *any) {
    const Inst *i = inst_at(c->f, v);
    uint64_t n;
    if (i->type != T_I1) return false;
    test[0] = combiner_operand(c, v, 0);
    if (i->op == OP_AND || i->op == OP_OR) {
        test[1] = combiner_operand(c, v, 1);
        *any = i->op == OP_OR;
        return true;
    }
    if (i->op != OP_SELECT) return false;
    *any = ref_int(c->m, combiner_operand(c, v, 1), &n) && n;
    test[1] = combiner_operand(c, v, *any ? 2 : 1);
    return *any || (ref_int(c->m, combiner_operand(c, v, 2), &n) && !n);
}

Ref combine_tests(Combiner *c, ValueId v) {
    Ref self = ref_make(REF_VALUE, v), test[2];
    Linear at[2][LINEAR_MAX];
    uint32_t n[2];
    ConstantRange r[2];
    bool any, none;
    if (!tests_of(c, v, test, &any)) return self;
    for (uint32_t k = 0; k < 2; k++) {
        if (!ref_is_inst(c->f, test[k], OP_ICMP) || c->users.at[ref_index(test[k])] != 1) return self;
        n[k] = linear_find(c, combiner_operand(c, ref_index(test[k]), 0), at[k]);
    }
    TypeId type = ref_type(c->m, c->f, at[0][0].x);
    if (!type_is_int(c->m, type) || type_bits(c->m, type) > 64) return self;
    uint32_t i = 0, k = 0; /* the first value that both have in common */
    while (i < n[0] && !ref_same(at[0][i].x, at[1][k].x))
        if (++k == n[1]) k = 0, i++;
    if (i == n[0] || !ref_is(at[0][i].x, REF_VALUE)) return self;
    if (!test_range(c, ref_index(test[0]), &at[0][i], type_bits(c->m, type), &r[0])) return self;
    if (!test_range(c, ref_index(test[1]), &at[1][k], type_bits(c->m, type), &r[1])) return self;
    for (k = 0; any && k < 2; k++) r[k] = constant_range_complement(r[k]);
    if (!constant_range_meet(r[0], r[1], &r[0], &none))
        return none ? combiner_replace(c, v, const_int(c->m, T_I1, any)) : self;
    if (any) r[0] = constant_range_complement(r[0]);
    uint64_t plus, bound;
    enum IntPred pred = constant_range_test(r[0], &plus, &bound);
    Ref op[2] = {at[0][i].x, const_int(c->m, type, plus)};
    c->steps--;
    if (plus) op[0] = combiner_make(c, OP_ADD, 0, 0, type, op, 2);
    op[1] = const_int(c->m, type, bound);
    return combiner_replace(c, v, combiner_make(c, OP_ICMP, (uint8_t)pred, 0, T_I1, op, 2));
}
