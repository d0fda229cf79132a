/* no-wrap: marks arithmetic that cannot wrap around, where an index is extended.
 *
 *    %t = call range(i32 0, 1024) i32 @llvm...tid.x()     %t = call range(i32 0, 1024) i32 @llvm...tid.x()
 *    %i = add i32 %t, 8                                   %i = add nuw nsw i32 %t, 8
 *    %x = zext i32 %i to i64                              %x = zext nneg i32 %i to i64
 *
 * The extension of a sum is the sum of the extensions only if the sum does not wrap around. With the flags, the 8
 * becomes part of the offset of an access, and the elements a[t], a[t + 8] and a[t + 16] share the computation of one
 * address. C++ promises nsw for int, but nothing for the unsigned threadIdx.x.
 *
 * The flags come from the ranges of the operands where the arithmetic is (LLVM: CorrelatedValuePropagation), not from
 * ranges where the extension is, which is wrong: a flag holds for all users, and another user may be reached where a
 * branch has excluded less. nneg is a promise of the extension alone, so it may use what holds there.
 *
 * It marks only what an extension to 64 bits reads, through a chain of sums, products and shifts by constants;
 * elsewhere a flag would only make equal expressions different for cse.
 *
 * Needs nothing. Keeps the blocks. */
#include "analysis/range.h"
#include "transform/pass.h"

enum { CHAIN_MAX = 4 }; /* the operations on one index that are marked, as many as an address can fold */

typedef struct NoWrap {
    Module *m;
    Fn *f;
    Ranges ranges; /* built for the first extension */
    uint64_t marked;
} NoWrap;

/* Adds flags to v, and counts it if it did not have all of them. */
static void flags_add(NoWrap *s, ValueId v, uint32_t flags) {
    Inst *i = inst_at(s->f, v);
    s->marked += (i->flags & flags) != flags;
    i->flags |= (uint16_t)flags;
}

/* Returns IF_NSW if the result, which is in range r without wrap-around, is a signed integer of that many bits, and
 * IF_NUW if it is an unsigned one, as are then both operands. */
static uint32_t flags_of(Range r, bool natural, uint32_t bits) {
    uint32_t flags = interval_within(r, interval_of_bits(bits)) ? IF_NSW : 0;
    return natural && r.low >= 0 && r.high >> bits == 0 ? flags | IF_NUW : flags;
}

/* Returns the operand of r that is not constant and marks r, if r is a sum, product or shift by a constant; else
 * REF_NULL. */
static Ref arithmetic_visit(NoWrap *s, Ref r) {
    int64_t by;
    const Inst *i = ref_is(r, REF_VALUE) ? inst_at(s->f, ref_index(r)) : NULL;
    if (!i || (i->op != OP_ADD && i->op != OP_MUL && i->op != OP_SHL)) return REF_NULL;
    Ref x = inst_op(s->f, ref_index(r), 0);
    uint32_t bits = type_bits(s->m, i->type);
    if (bits > 32 || !ref_sint(s->m, inst_op(s->f, ref_index(r), 1), &by)) return REF_NULL;
    if (i->op == OP_SHL && (by < 0 || by >= bits - 1)) return REF_NULL;
    if (i->op == OP_SHL) by = (int64_t)1 << by;
    if ((i->flags & (IF_NSW | IF_NUW)) == (IF_NSW | IF_NUW)) return x;
    Range from = range_at(&s->ranges, x, ref_index(r)), all = interval_any;
    bool sum = i->op == OP_ADD;
    Range to = sum ? interval_sum(from, (Range){by, by}, all, false) : interval_product(from, by, all, false);
    flags_add(s, ref_index(r), flags_of(to, from.low >= 0 && by >= 0, bits));
    return x;
}

/* Marks extension v and the arithmetic that it extends. */
static void extension_visit(NoWrap *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    if ((i->op != OP_ZEXT && i->op != OP_SEXT) || i->type != T_I64) return;
    Ref r = inst_op(s->f, v, 0);
    if (!s->ranges.m) ranges_build(&s->ranges, s->m, s->f);
    for (int k = 0; k < CHAIN_MAX && r.x; k++) r = arithmetic_visit(s, r);
    if (i->op == OP_ZEXT && range_at(&s->ranges, inst_op(s->f, v, 0), v).low >= 0) flags_add(s, v, IF_NNEG);
}

bool pass_no_wrap(Pass *p, Fn *f) {
    NoWrap s = {.m = p->m, .f = f};
    each_inst(f, b, v) extension_visit(&s, v);
    if (s.ranges.m) ranges_free(&s.ranges);
    pass_stat(p, "operations marked", s.marked);
    if (s.marked) fn_changed(f);
    return s.marked > 0;
}
