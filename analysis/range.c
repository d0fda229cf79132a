/* range.c: implements range.h.
 *
 * A dominating test holds for the value of the present iteration: the definition dominates the test and
 * the test dominates the use, so a path from a later definition to the use that avoids the test would
 * yield a path from the entry that avoids it. For the same reason the operands of a value may be evaluated
 * where the value is used: they have not changed since.
 *
 * A counter is bounded by induction over the iterations: it begins within the bounds, and each step starts
 * or ends at a value that was tested and cannot wrap, so it is within the bounds again.
 *
 * The sections: tests, which narrow the range of a value where they hold; counters, the phis of loops; definitions, the
 * range of a result by its operation; queries. These call each other. What needs no range of another value has files of
 * its own: range_guards.c finds the tests, range_counter.c the steps of a counter, range_loads.c what is declared of
 * loads, range_stated.c what attributes and metadata state; range_cache.c keeps ranges for later queries.
 */
#include "analysis/range_cache.h"
#include "analysis/range_counter.h"
#include "analysis/range_guards.h"
#include "analysis/range_loads.h"
#include "analysis/range_stated.h"
#include "ir/arith.h"
#include "ir/intrinsic_id.h"

/* The most steps of a query, and the most nested computations in it. */
enum { BUDGET = 160, DEPTH = 24 };

static Range range_of(Ranges *r, Ref x, UsePoint p);

/* Returns the range of the signed integers of type t; interval_any if t is no integer type or has more than 64 bits. */
static Range type_range(const Module *m, TypeId t) {
    return type_is_int(m, t) ? interval_of_bits(type_bits(m, t)) : interval_any;
}

/* ---------------------------------------------------------------------------------------------------- tests */

/* Returns `own`, the range of x, narrowed by the guards that hold at p; looks at GUARDS_MAX guards of x at most. Sets
 * r->guarded if x has guards, and r->empty if no integer passes them. */
static Range guarded_range(Ranges *r, ValueId x, Range own, UsePoint p) {
    uint32_t n = 0;
    r->guarded |= r->first[x] != 0;
    for (uint32_t i = r->first[x]; i && n < GUARDS_MAX; i = r->guard.at[i - 1].next, n++) {
        const Guard *g = &r->guard.at[i - 1];
        if (!guard_holds(r, g, p)) continue;
        UsePoint there = {g->assumed ? g->by : block_term(r->f, g->from), 0, false};
        r->empty |= !interval_compare(&own, g->pred, range_of(r, g->other, there));
    }
    return own;
}

/* ------------------------------------------------------------------------------------------------- counters */

/* Returns the range that guards leave for a value on its way from Counter.phi[k] to the next iteration. Considers
 * the way only up to the first phi that flows into several. */
static Range path_limit(const Counter *c, uint32_t k) {
    Range all = c->type;
    for (; k && !c->phi[k].twice; k = c->phi[k].to) all = interval_meet(all, c->phi[k].limit);
    return all;
}

/* Reports whether a counter in a loop that is left at `x == end` is certain to take the value `end`: it has one step,
 * of `by`, begins at or before `end`, and does not jump over it. The values are mirrored if the counter falls. */
static bool counter_reaches(const Counter *c, int64_t end, int64_t by) {
    Range first = c->decreases ? interval_negative(c->first) : c->first;
    if (c->nstep != 1 || first.low == INT64_MIN || first.high > end) return false;
    int64_t distance;
    if (by == 1) return true;
    return first.low == first.high && !__builtin_sub_overflow(end, first.low, &distance) && distance % by == 0;
}

/* Sets *largest to the largest value that the counter has after step s, mirrored if it falls, if a guard `x != end`
 * ends the loop there. x is the phi before the step, or the result of the step. Returns false if there is no such
 * guard. */
static bool largest_unequal(Ranges *r, const Counter *c, ValueId x, const CounterStep *s, int64_t *largest) {
    uint32_t n = 0;
    for (uint32_t i = r->first[x]; i && n < GUARDS_MAX; i = r->guard.at[i - 1].next, n++) {
        const Guard *g = &r->guard.at[i - 1];
        int64_t end, by = c->decreases ? -s->by : s->by;
        if (g->pred != ICMP_NE || !ref_sint(r->m, g->other, &end) || !guard_holds(r, g, s->edge)) continue;
        if (end <= -INT32_MAX || end >= INT32_MAX) continue;
        if (c->decreases) end = -end;
        if (x == s->next) end -= by;
        if (!counter_reaches(c, end, by)) continue;
        *largest = end;
        return true;
    }
    return false;
}

/* Returns the range that guards leave for the counter between a step and the next iteration; mirrored if it falls. */
static Range step_guarded(Ranges *r, const Counter *c, const CounterStep *s) {
    Range after = interval_meet(guarded_range(r, s->next, c->type, s->edge), path_limit(c, s->to));
    return c->decreases ? interval_negative(after) : after;
}

/* Sets *end to the largest value of the counter after step s, if it is at most `most_before` at the beginning of each
 * iteration; then the induction hypothesis holds again. Both are mirrored if the counter falls. Returns false if the
 * step may wrap around. */
static bool step_end(Ranges *r, const Counter *c, const CounterStep *s, int64_t most_before, int64_t *end) {
    if (largest_unequal(r, c, s->base, s, end) || largest_unequal(r, c, s->next, s, end)) return true;
    int64_t by = c->decreases ? -s->by : s->by, reach;
    Range before = guarded_range(r, s->base, c->type, s->edge), type = c->type;
    if (c->decreases) before = interval_negative(before), type = interval_negative(type);
    if (s->base == c->phi[0].v) before.high = min64(before.high, most_before);
    bool wraps = __builtin_add_overflow(before.high, by, &reach) || reach > type.high;
    if (wraps && !s->nsw) return false;
    *end = min64(wraps ? type.high : reach, step_guarded(r, c, s).high);
    return true;
}

/* Returns the range of a counter, which has an initial value, from its initial values and its steps; the range of its
 * type if a step may wrap around, or if some steps grow and others fall. */
static Range counter_range(Ranges *r, const Counter *c) {
    Range all = c->decreases ? interval_negative(c->first) : c->first;
    int64_t end, most_before = all.high;
    for (uint32_t i = 0; i < c->nstep; i++) most_before = max64(most_before, step_guarded(r, c, &c->step[i]).high);
    for (uint32_t i = 0; i < c->nstep; i++) {
        if ((c->step[i].by < 0) != c->decreases) return c->type;
        if (!step_end(r, c, &c->step[i], most_before, &end)) return c->type;
        all.high = max64(all.high, end);
    }
    return c->decreases ? interval_negative(all) : all;
}

/* Reports whether half h of a counter that is within `all`, no number of which is negative, is within it again. A
 * number that is negative after the subtraction is large if it is taken as unsigned. */
static bool half_is_within(Ranges *r, const CounterHalf *h, Range all) {
    r->empty = false;
    Range x = guarded_range(r, h->base, all, h->edge);
    if (h->less != h->base) x = guarded_range(r, h->less, (Range){x.low - h->by, x.high - h->by}, h->edge);
    if (x.low < 0) return r->empty;
    int64_t divisor = !h->shift ? h->divisor : h->divisor < 62 ? INT64_C(1) << h->divisor : INT64_MAX;
    x = guarded_range(r, h->next, (Range){x.low / divisor, x.high / divisor}, h->edge);
    return r->empty || interval_within(x, all); /* empty: the edge is unreachable */
}

/* Returns the range of a counter that begins with numbers that are not negative, and is only shifted right or divided:
 * that of its initial values, if each half is within it again, or else from 0 on; failing that, the range of its
 * type. */
static Range halved_range(Ranges *r, const Counter *c) {
    Range all = c->first;
    for (int attempt = 0; attempt < 2 && c->first.low >= 0; attempt++, all.low = 0) {
        uint32_t i = 0;
        while (i < c->nhalf && half_is_within(r, &c->half[i], all)) i++;
        if (i == c->nhalf) return all;
    }
    return c->type;
}

/* Returns the range of initial value *s of a counter when it arrives at phi[0]; or, if `untested`, at the phi into
 * which it flows first. Sets r->empty if the edge is unreachable or the tests on the way exclude the value, and clears
 * it if not. */
static Range start_range(Ranges *r, const Counter *c, const CounterStart *s, bool untested) {
    r->empty = false;
    Range own = range_of(r, s->x, s->edge);
    for (uint32_t k = s->to; k && c->phi[k].edge.edge && !untested; k = c->phi[k].to)
        own = guarded_range(r, c->phi[k].v, own, c->phi[k].edge);
    return own;
}

/* Reports whether some initial value of a counter arrives at a phi that flows into several: a way may then lead past
 * the tests that start_range consults. */
static bool start_is_split(const Counter *c) {
    for (uint32_t i = 0; i < c->nstart; i++)
        for (uint32_t k = c->start[i].to; k && c->phi[k].edge.edge; k = c->phi[k].to)
            if (c->phi[k].twice) return true;
    return false;
}

/* Sets the ranges of a counter: of its type, of the values of its phis on their edges, and of its initial values. */
static void counter_begin(Ranges *r, Counter *c, Range type) {
    bool untested = start_is_split(c);
    c->type = type, c->has_first = false;
    for (uint32_t k = 1; k < c->nphi; k++)
        c->phi[k].limit = c->phi[k].edge.edge ? guarded_range(r, c->phi[k].v, type, c->phi[k].edge) : type;
    for (uint32_t i = 0; i < c->nstart; i++) {
        Range own = start_range(r, c, &c->start[i], untested);
        if (r->empty) continue; /* it does not arrive */
        c->first = c->has_first ? interval_join(c->first, own) : own;
        c->has_first = true;
    }
    c->decreases = c->nstep && c->step[0].by < 0;
}

/* Returns the range of a phi that is a loop counter, that joins values outside of a loop, or that begins with a value
 * which is not negative and is only divided or shifted right; else the range of its type. While a phi is being
 * evaluated, further requests for it return the range of its type, too. */
static Range phi_range(Ranges *r, ValueId phi) {
    Range type = type_range(r->m, inst_at(r->f, phi)->type), all = type;
    Counter c;
    /* The guards below are consulted at the edges, independently of where the phi is used: an edge may be
     * unreachable. */
    bool guarded = r->guarded, empty = r->empty;
    for (uint32_t k = 0; k < r->phi.n; k++)
        if (r->phi.at[k].v == phi) {
            r->needs |= UINT32_C(1) << k;
            return type;
        }
    if (!counter_find(r, phi, &c)) return type;
    vec_reserve(&r->phi, 1);
    r->phi.at[r->phi.n].v = phi;
    r->phi.at[r->phi.n++].number = ++r->phis;
    counter_begin(r, &c, type);
    if (c.has_first) all = c.nhalf ? halved_range(r, &c) : counter_range(r, &c);
    r->needs &= ~(UINT32_C(1) << --r->phi.n);
    r->guarded = guarded, r->empty = empty || !c.has_first;
    return all;
}

/* ---------------------------------------------------------------------------------------------- definitions */

/* Returns the range of the result of call v at p: that of its attribute or metadata `range`, else what is known of the
 * intrinsic, else that of the type. */
static Range call_range(Ranges *r, ValueId v, UsePoint p) {
    Range type = type_range(r->m, inst_at(r->f, v)->type), declared;
    AttrSetId set = attr_list_at(r->m, inst_at(r->f, v)->aux, ATTR_RESULT);
    if (range_of_attr(r->m, set, &declared)) return interval_meet(type, declared);
    if (range_of_metadata(r->m, r->f, v, &declared)) return interval_meet(type, declared);
    uint32_t row = call_intrinsic(r->m, r->f, v);
    if (range_of_register(row, &declared)) return declared;
    bool counts = row == INTRIN_llvm_ctpop || row == INTRIN_llvm_ctlz || row == INTRIN_llvm_cttz;
    uint32_t bits = type_bits(r->m, inst_at(r->f, v)->type); /* the greatest count; negative in i1 and i2 */
    if (counts && type.low > INT64_MIN && bits <= type.high) return (Range){0, bits};
    if (row == INTRIN_llvm_umin || row == INTRIN_llvm_smin || row == INTRIN_llvm_umax || row == INTRIN_llvm_smax) {
        Range a = range_of(r, inst_op(r->f, v, 0), p);
        return interval_minmax(row, a, range_of(r, inst_op(r->f, v, 1), p), type);
    }
    return type;
}

/* Returns the range of binary operation v, with its operands taken at p. */
static Range binary_range(Ranges *r, ValueId v, UsePoint p) {
    const Inst *i = inst_at(r->f, v);
    Range type = type_range(r->m, i->type), a = range_of(r, inst_op(r->f, v, 0), p);
    Ref second = inst_op(r->f, v, 1);
    bool nsw = i->flags & IF_NSW;
    int64_t by;
    bool known = ref_sint(r->m, second, &by);
    switch (i->op) {
    case OP_ADD: return interval_sum(a, range_of(r, second, p), type, nsw);
    case OP_SUB: return interval_difference(a, range_of(r, second, p), type, nsw);
    case OP_MUL: return known ? interval_product(a, by, type, nsw) : type;
    case OP_SHL: return known && by >= 0 && by < 62 ? interval_product(a, INT64_C(1) << by, type, nsw) : type;
    case OP_AND:
        if (known && by >= 0) return interval_divided(OP_AND, a, by, type);
        a = interval_meet(a, type);
        if (a.low >= 0) return (Range){0, a.high};
        a = range_of(r, second, p);
        return a.low >= 0 ? (Range){0, a.high} : type;
    case OP_LSHR:
    case OP_ASHR:
    case OP_UDIV:
    case OP_SDIV:
    case OP_UREM:
    case OP_SREM: return known && by >= 0 ? interval_divided(i->op, a, by, type) : type;
    case OP_OR:
    case OP_XOR: { /* the highest bit is an operand's; the result is at most their sum; an or has all bits of both */
        Range b = range_of(r, second, p);
        int64_t bits = a.high | b.high;
        if (a.low < 0 || b.low < 0) return type;
        for (int k = 1; k < 64; k *= 2) bits |= bits >> k;
        if (b.high <= bits - a.high) bits = a.high + b.high;
        return (Range){i->op == OP_OR ? max64(a.low, b.low) : 0, bits};
    }
    default: return type;
    }
}

/* Returns the range of v, a zext, sext or trunc, with its operand taken at p. Of a number that may be negative as a
 * signed one, a range cannot say that it is not 0; of its zext it can. */
static Range cast_range(Ranges *r, ValueId v, UsePoint p) {
    const Inst *i = inst_at(r->f, v);
    Ref x = inst_op(r->f, v, 0);
    Range type = type_range(r->m, i->type), from = range_of(r, x, p);
    TypeId t = ref_type(r->m, r->f, x);
    if (i->op == OP_SEXT) return from;
    if (i->op == OP_TRUNC) return interval_within(from, type) ? from : type;
    if (from.low >= 0) return from;
    if (i->flags & IF_NNEG) return (Range){0, max64(from.high, 0)};
    uint32_t bits = type_is_int(r->m, t) ? type_bits(r->m, t) : 64;
    return bits < 63 ? (Range){guards_exclude_zero(r, x, p), (INT64_C(1) << bits) - 1} : type;
}

/* Returns the range of load v at p: that which is declared, that of what it is declared to equal or of what arrives,
 * and that of its metadata `range`; that of its type if there is none. */
static Range load_range(Ranges *r, ValueId v, UsePoint p) {
    Range x = type_range(r->m, inst_at(r->f, v)->type), declared;
    const DeclaredLoad *load = range_declaration(r, v);
    if (load) {
        x = interval_meet(x, load->range);
        if (!ref_is(load->same, REF_NONE)) r->empty |= !interval_reduce(&x, range_of(r, load->same, p));
        else if (load->narrival) r->empty |= !interval_reduce(&x, phi_range(r, v));
    }
    return range_of_metadata(r->m, r->f, v, &declared) ? interval_meet(x, declared) : x;
}

/* Returns the range of v from its definition, without its guards; operands are taken at p. */
static Range inst_range(Ranges *r, ValueId v, UsePoint p) {
    const Inst *i = inst_at(r->f, v);
    Range type = type_range(r->m, i->type), declared;
    if (v < r->f->nparam) {
        AttrSetId set = attr_list_at(r->m, r->m->sym.at[r->f->sym].attrs, ATTR_PARAM0 + v);
        return range_of_attr(r->m, set, &declared) ? interval_meet(type, declared) : type;
    }
    switch (i->op) {
    case OP_ZEXT:
    case OP_SEXT:
    case OP_TRUNC: return cast_range(r, v, p);
    case OP_SELECT: return interval_join(range_of(r, inst_op(r->f, v, 1), p), range_of(r, inst_op(r->f, v, 2), p));
    case OP_PHI: return phi_range(r, v);
    case OP_CALL: return call_range(r, v, p);
    case OP_LOAD: return load_range(r, v, p);
    default: return op_info[i->op].shape == SH_BINARY ? binary_range(r, v, p) : type;
    }
}

/* ----------------------------------------------------------------------------------------------------- queries */

/* Computes the range of v at p from its definition and the guards, and caches it. Takes one step of the budget, and
 * adds what the range depends on to r->needs, cut, guarded and empty. */
static Range range_found(Ranges *r, ValueId v, UsePoint p) {
    uint32_t outer_needs = r->needs, left = r->left--;
    bool outer_cut = r->cut, outer_guarded = r->guarded, outer_empty = r->empty;
    r->needs = 0, r->cut = r->guarded = r->empty = false;
    r->depth++;
    Range own = guarded_range(r, v, inst_range(r, v, p), p);
    r->depth--;
    range_cache(r, v, p, own, left);
    r->needs |= outer_needs, r->cut |= outer_cut, r->guarded |= outer_guarded, r->empty |= outer_empty;
    return own;
}

/* Returns the range of x at p, from the cache if possible. If the budget of the query is used up, returns the range of
 * the type and sets r->cut. Returns interval_any if x is no integer of at most 64 bits. */
static Range range_of(Ranges *r, Ref x, UsePoint p) {
    TypeId t = ref_type(r->m, r->f, x);
    Range known;
    int64_t c;
    if (!type_is_int(r->m, t) || type_bits(r->m, t) > 64) return interval_any;
    if (ref_sint(r->m, x, &c)) return (Range){c, c};
    if (!ref_is(x, REF_VALUE)) return type_range(r->m, t);
    if (range_cached(r, ref_index(x), p, &known)) return known;
    if (!r->left || r->depth >= DEPTH) {
        r->cut = true;
        return type_range(r->m, t);
    }
    return range_found(r, ref_index(x), p);
}

Range range_at(Ranges *r, Ref x, ValueId at) {
    r->left = BUDGET;
    r->depth = r->needs = 0;
    r->cut = r->empty = false;
    return range_of(r, x, (UsePoint){at, 0, false});
}

void ranges_build(Ranges *r, const Module *m, const Fn *f) {
    *r = (Ranges){.m = m, .f = f, .first = mem_alloc((f->inst.n + 1) * sizeof *r->first)};
    r->everywhere = mem_alloc((f->inst.n + 1) * sizeof *r->everywhere);
    r->cfg = fn_cfg(f);
    ranges_find_guards(r);
}

void ranges_free(Ranges *r) {
    free(r->first);
    vec_free(&r->guard), vec_free(&r->phi), vec_free(&r->known);
    free(r->known_at.slot);
    free(r->everywhere);
    free(r->declared);
    vec_free(&r->declaration), vec_free(&r->arrival);
}
