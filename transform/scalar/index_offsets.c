/* index-offsets: moves constants out of the sums that index memory.
 *
 *    %j = add nsw i32 %y, 7                     %s = add nsw i32 %a, %y
 *    %i = add nsw i32 %a, %j                    %i = add nsw i32 %s, 7
 *    %x = sext i32 %i to i64                    %x = sext i32 %i to i64
 *    %q = getelementptr float, ptr %p, i64 %x   %q = getelementptr float, ptr %p, i64 %x
 *
 * The PTX adds 7 in the offset of the access, so that p[a + (y + 6)], p[a + (y + 7)] and p[a + (y + 8)] share the sum
 * and the address. Unrolled loops over a row of a matrix leave such indices. A factor is multiplied out:
 * (y + 7) * 32 + a becomes (y * 32 + a) + 224 (LLVM: SeparateConstOffsetFromGEP, which adds in 64 bits instead).
 *
 * The extension of a sum is the sum of the extensions only if no sum wraps around, and that %a + (%y + 7) does not,
 * says nothing of %a + %y: with the least integer for %y and -1 for %a, only the 7 brings the sum back. So the new sum
 * must be in the range of its type, by the ranges of its operands, for one bound; for the other it suffices that the
 * old sums do not wrap around: a + y is at most a + y + 7, whatever they are. Sums of 64 bits are not extended and may
 * wrap around.
 *
 * A sum with another use than as an index stays, because it would need an addition more.
 *
 * Needs nothing. Keeps the blocks. */
#include "analysis/range.h"
#include "transform/pass.h"

/* An operand of a sum: base * times + plus. */
typedef struct Term {
    Ref base; /* not constant */
    int64_t times, plus;
    Range range;    /* of base * times as an integer, which need not fit into the type */
    uint32_t exact; /* IF_NSW, IF_NUW: whether all operations of the operand have it */
} Term;

typedef struct IndexOffsets {
    Module *m;
    Fn *f;
    const Uses *uses;
    Ranges ranges;
    Edit e;
    uint32_t values;     /* the number of values before the pass */
    VEC(Range) made;     /* by value that the pass has made, less `values`: its range */
    bool *index;         /* by value: it is computed for an index */
    VEC(ValueId) marked; /* those */
    uint64_t moved;      /* statistics */
} IndexOffsets;

/* If r is x + n (want: OP_ADD), or x * n or x << log2(n) (want: OP_MUL), for a constant n, returns x and sets *n; else
 * returns REF_NULL. */
static Ref operand_of(const IndexOffsets *s, Ref r, enum Op want, int64_t *n) {
    if (!ref_is(r, REF_VALUE)) return REF_NULL;
    const Inst *i = inst_at(s->f, ref_index(r));
    bool shift = want == OP_MUL && i->op == OP_SHL;
    if ((i->op != want && !shift) || !ref_sint(s->m, inst_op(s->f, ref_index(r), 1), n)) return REF_NULL;
    if (shift) {
        if (*n < 0 || *n >= 31) return REF_NULL;
        *n = (int64_t)1 << *n;
    }
    return inst_op(s->f, ref_index(r), 0);
}

/* Marks r as computed for an index. */
static void index_mark(IndexOffsets *s, Ref r) {
    if (!ref_is(r, REF_VALUE) || s->index[ref_index(r)]) return;
    const Inst *i = inst_at(s->f, ref_index(r));
    if (i->op != OP_ADD && i->op != OP_MUL && i->op != OP_SHL && i->op != OP_SEXT && i->op != OP_ZEXT) return;
    if (!type_is_int(s->m, i->type) || type_bits(s->m, i->type) > 64) return;
    s->index[ref_index(r)] = true;
    vec_push(&s->marked, ref_index(r));
}

/* Marks all values that are computed for indices of getelementptrs. */
static void indices_mark(IndexOffsets *s) {
    each_inst(s->f, b, v)
        if (inst_at(s->f, v)->op == OP_GETELEMENTPTR)
            for (uint32_t k = 1; k < inst_at(s->f, v)->nopnd; k++) index_mark(s, inst_op(s->f, v, k));
    for (uint32_t n = 0; n < s->marked.n; n++)
        for (uint32_t k = 0; k < inst_at(s->f, s->marked.at[n])->nopnd; k++)
            index_mark(s, inst_op(s->f, s->marked.at[n], k));
}

/* Reports whether v is used for indices only. */
static bool only_index_uses(const IndexOffsets *s, ValueId v) {
    for (uint32_t k = s->uses->first[v]; k < s->uses->first[v + 1]; k++) {
        const Inst *i = inst_at(s->f, s->uses->at[k]);
        if (!s->index[s->uses->at[k]] && i->op != OP_GETELEMENTPTR && !(op_flags(i) & OF_DEBUG)) return false;
    }
    return true;
}

/* Returns the range of r where v uses it. */
static Range range_of(IndexOffsets *s, Ref r, ValueId v) {
    if (ref_is(r, REF_VALUE) && ref_index(r) >= s->values) return s->made.at[ref_index(r) - s->values];
    if (!s->ranges.m) ranges_build(&s->ranges, s->m, s->f);
    return range_at(&s->ranges, r, v);
}

/* Reports whether r has one use. */
static bool is_used_once(const IndexOffsets *s, Ref r) {
    uint32_t v = ref_index(r);
    return v < s->values && s->uses->first[v + 1] - s->uses->first[v] == 1;
}

/* Returns operand r of sum v as a term. A product is multiplied out if it has no other use. */
static Term term_of(IndexOffsets *s, Ref r, ValueId v) {
    Term t = {.base = r, .times = 1, .exact = IF_NSW | IF_NUW};
    int64_t by, plus;
    Ref x = operand_of(s, r, OP_ADD, &plus), y = REF_NULL;
    if (x.x) {
        t.base = x, t.plus = plus, t.exact = inst_at(s->f, ref_index(r))->flags;
    } else if ((y = operand_of(s, r, OP_MUL, &by)).x && is_used_once(s, r)) {
        x = operand_of(s, y, OP_ADD, &plus);
        if (x.x && !__builtin_mul_overflow(plus, by, &t.plus)) {
            t.base = x, t.times = by;
            t.exact = inst_at(s->f, ref_index(r))->flags & inst_at(s->f, ref_index(y))->flags;
        }
    }
    t.range = interval_product(range_of(s, t.base, v), t.times, interval_any, false);
    return t;
}

/* Reports whether a number in range r is a signed integer of that many bits, given that it is after adding `plus`, if
 * `known`. */
static bool fits(Range r, uint32_t bits, int64_t plus, bool known) {
    Range all = interval_of_bits(bits);
    return (r.high <= all.high || (known && plus >= 0)) && (r.low >= all.low || (known && plus <= 0));
}

/* Inserts x op y before v. range: of the result as an integer; where it does not fit into the type, the result may have
 * wrapped around, or does not because the flags of the old sums exclude it. */
static Ref make(IndexOffsets *s, ValueId v, enum Op op, Ref x, Ref y, Range range) {
    TypeId type = inst_at(s->f, v)->type;
    Range all = interval_of_bits(type_bits(s->m, type));
    vec_push(&s->made, interval_within(range, all) ? range : all);
    return edit_make(&s->e, v, op, type, (Ref[]){x, y}, 2);
}

/* Returns base * times of a term, computed before v. */
static Ref term_make(IndexOffsets *s, Term t, ValueId v) {
    if (t.times == 1) return t.base;
    return make(s, v, OP_MUL, t.base, const_int(s->m, inst_at(s->f, v)->type, (uint64_t)t.times), t.range);
}

/* Moves the constants of the operands of sum v behind it. A sum of less than 64 bits, which is extended, is left alone
 * unless neither the products nor the new sums wrap around: the flags that promise so hold for the integers. */
static void sum_visit(IndexOffsets *s, ValueId v) {
    TypeId type = inst_at(s->f, v)->type;
    uint32_t bits = type_bits(s->m, type), flags = 0;
    Ref r[] = {inst_op(s->f, v, 0), inst_op(s->f, v, 1)};
    int64_t plus;
    if (!ref_is(r[0], REF_VALUE) || !ref_is(r[1], REF_VALUE) || !only_index_uses(s, v)) return;
    Term a = term_of(s, r[0], v), b = term_of(s, r[1], v);
    if (__builtin_add_overflow(a.plus, b.plus, &plus) || !plus) return;
    Range all = interval_of_bits(bits), sum = interval_sum(a.range, b.range, interval_any, false);
    if (bits < 64) {
        uint32_t exact = inst_at(s->f, v)->flags & a.exact & b.exact;
        bool within = interval_within(interval_sum(sum, (Range){plus, plus}, interval_any, false), all);
        bool known = exact & IF_NSW || within;
        if (plus < all.low || plus > all.high || !known || !fits(sum, bits, plus, known)) return;
        if (!fits(a.range, bits, a.plus, a.exact & IF_NSW) || !fits(b.range, bits, b.plus, b.exact & IF_NSW)) return;
        flags = IF_NSW | (plus > 0 && a.plus >= 0 && b.plus >= 0 ? exact & IF_NUW : 0);
    }
    Ref left = term_make(s, a, v), right = term_make(s, b, v);
    Ref base = make(s, v, OP_ADD, left, right, sum);
    inst_at(s->f, ref_index(base))->flags = (uint16_t)flags;
    Ref with[] = {base, const_int(s->m, type, (uint64_t)plus)};
    fn_set_operands(s->f, v, with, 2);
    inst_at(s->f, v)->flags = (uint16_t)flags;
    s->e.changed = true;
    s->moved++;
}

bool pass_index_offsets(Pass *p, Fn *f) {
    if (!pass_fn_has(f, OP_GETELEMENTPTR)) return false;
    IndexOffsets s = {.m = p->m, .f = f, .uses = fn_uses(f), .values = f->inst.n};
    s.index = mem_alloc(((size_t)f->inst.n + 1) * sizeof *s.index);
    indices_mark(&s);
    edit_begin(&s.e, p->m, f);
    each_inst(f, b, v)
        if (inst_at(f, v)->op == OP_ADD && s.index[v]) sum_visit(&s, v);
    bool changed = edit_commit(&s.e);
    if (s.ranges.m) ranges_free(&s.ranges);
    free(s.index);
    vec_free(&s.marked);
    vec_free(&s.made);
    pass_stat(p, "constants moved out of sums", s.moved);
    return changed;
}
