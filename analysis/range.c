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
 * The sections: tests, which narrow the range of a value where they hold; what arrives at phis; counters, the phis of
 * loops; declared ranges, which attributes and metadata state; definitions, the range of a result by its operation;
 * cached ranges, which later queries reuse. range_guards.c finds the tests.
 */
#include "analysis/range_guards.h"
#include "ir/arith.h"
#include "ir/hash.h"
#include "ir/intrinsic_id.h"

enum { BUDGET = 160, DEPTH = 24, GUARDS_MAX = 24, STEPS_MAX = 8, PHIS_MAX = 8 };

/* The point of a use: instruction `at`, or, if `edge`, the CFG edge from its block to block `to`. */
typedef struct UsePoint {
    ValueId at;
    BlockId to;
    bool edge;
} UsePoint;

static Range range_of(Ranges *r, Ref x, UsePoint p);

/* Returns the range of the signed integers of type t; interval_any if t is no integer type or has more than 64 bits. */
static Range type_range(const Module *m, TypeId t) {
    return type_is_int(m, t) ? interval_of_bits(type_bits(m, t)) : interval_any;
}

/* ---------------------------------------------------------------------------------------------------- tests */

/* Reports whether the test of guard *g is certain to have succeeded at p: its assume dominates p, the target of its
 * edge dominates the block of p and has no other predecessor, or p is its edge. */
static bool guard_holds(const Ranges *r, const Guard *g, UsePoint p) {
    if (g->assumed) return cfg_value_dominates(r->cfg, r->f, g->by, p.at);
    BlockId b = r->cfg->block_of[p.at];
    return (g->reaches && cfg_dominates(r->cfg, g->to, b)) || (p.edge && g->from == b && g->to == p.to);
}

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

/* ------------------------------------------------------------------------------------------- what arrives */

/* Returns what is declared of value v; NULL if nothing is. Valid until the next declaration. */
static const DeclaredLoad *declaration_of(const Ranges *r, ValueId v) {
    return r->declared && r->declared[v] ? &r->declaration.at[r->declared[v] - 1] : NULL;
}

/* Returns the number of values that arrive at phi v, or at a load that is declared to be like one; 0 for other values. */
static uint32_t arrivals(const Ranges *r, ValueId v) {
    if (inst_at(r->f, v)->op == OP_PHI) return inst_at(r->f, v)->nopnd / 2;
    const DeclaredLoad *d = declaration_of(r, v);
    return d ? d->narrival : 0;
}

/* Returns the block in which v, which has arrivals, is or acts like a phi. */
static BlockId arrival_block(const Ranges *r, ValueId v) {
    return inst_at(r->f, v)->op == OP_PHI ? r->cfg->block_of[v] : declaration_of(r, v)->to;
}

static Arrival arrival_at(const Ranges *r, ValueId v, uint32_t i) {
    if (inst_at(r->f, v)->op != OP_PHI) return r->arrival.at[declaration_of(r, v)->arrival + i];
    return (Arrival){inst_op(r->f, v, 2 * i), ref_index(inst_op(r->f, v, 2 * i + 1)), r->cfg->block_of[v]};
}

/* Returns the value that x is declared to equal, if it is such a load, and no guard tells more of the load itself; else x. */
static Ref declared_same(const Ranges *r, Ref x) {
    for (int steps = 0; steps < STEPS_MAX && ref_is(x, REF_VALUE) && !r->first[ref_index(x)]; steps++) {
        const DeclaredLoad *d = declaration_of(r, ref_index(x));
        if (!d || ref_is(d->same, REF_NONE)) break;
        x = d->same;
    }
    return x;
}

/* ------------------------------------------------------------------------------------------------- counters */

/* One step of a counter: `next` is phi `base` of the counter plus `by`, and flows along `edge` into Counter.phi[to].
 * nsw: the addition has this flag. */
typedef struct CounterStep {
    ValueId base, next;
    int64_t by;
    bool nsw;
    UsePoint edge;
    uint32_t to;
} CounterStep;

/* `next`, a right shift or quotient of `less`, flows along `edge` into a phi of the counter; `less` is phi `base` of the counter, or
 * `by` less. A heap goes so from an element to its parent: i = (i - 1) / 2. shift: it is divided by 2 to the power of
 * `divisor`, else by that. */
typedef struct CounterHalf {
    ValueId base, less, next;
    int64_t by, divisor;
    bool shift;
    UsePoint edge;
} CounterHalf;

/* A loop counter: its initial range and its steps. The computation is mirrored if it falls, so that it
 * always grows. Besides the header phi, phi[0], it has the phis in its loop that lead back to it: they
 * occur if only some paths through the loop body step, and these paths join before the next iteration. Loads that are
 * declared to be like phis count as phis. */
typedef struct Counter {
    /* v flows into phi[to] along `edge`, or by a step if that is not an edge, or, if `twice`, into several phis; `limit` is its
     * range on that edge; `tested`: the guards of v on the edge have narrowed an initial value. */
    struct {
        ValueId v;
        uint32_t to;
        bool twice, tested;
        Range limit;
        UsePoint edge;
    } phi[PHIS_MAX];
    uint32_t nphi;
    Range type, first; /* of its type; of its initial values, valid if has_first */
    /* decreases: its steps are negative; untested: initial values are taken as they are at the phi that they flow into first */
    bool has_first, decreases, untested;
    uint32_t n, halves; /* number of steps, and of right shifts and quotients */
    CounterStep step[STEPS_MAX];
    CounterHalf half[STEPS_MAX];
} Counter;

/* Returns the index of v in Counter.phi; nphi if it is not there. */
static uint32_t counter_phi(const Counter *c, ValueId v) {
    uint32_t i = 0;
    while (i < c->nphi && c->phi[i].v != v) i++;
    return i;
}

/* Reports whether x is a phi of the counter, and marks it as `twice` if so. If x is another phi, in a block that the
 * header dominates, with few inputs and there is room, adds it to the phis first and returns true: it flows into
 * phi[to] along `edge`, and `limit` is its range there. */
static bool counter_has(const Ranges *r, Counter *c, Ref x, uint32_t to, Range limit, UsePoint edge) {
    if (!ref_is(x, REF_VALUE)) return false;
    ValueId v = ref_index(x);
    uint32_t i = counter_phi(c, v);
    if (i < c->nphi) {
        c->phi[i].twice = true;
        return true;
    }
    uint32_t n = arrivals(r, v);
    if (!n || n > STEPS_MAX || c->nphi == PHIS_MAX) return false;
    if (!cfg_dominates(r->cfg, arrival_block(r, c->phi[0].v), arrival_block(r, v))) return false;
    c->phi[c->nphi].v = v, c->phi[c->nphi].to = to, c->phi[c->nphi].edge = edge;
    c->phi[c->nphi].twice = c->phi[c->nphi].tested = false;
    c->phi[c->nphi++].limit = limit;
    return true;
}

/* Returns the range that guards leave for a value on its way from Counter.phi[k] to the next iteration. Considers
 * the way only up to the first phi that flows into several. */
static Range path_limit(const Counter *c, uint32_t k) {
    Range all = c->type;
    for (; k && !c->phi[k].twice; k = c->phi[k].to) all = interval_meet(all, c->phi[k].limit);
    return all;
}

/* Reports whether x is a step, a phi of the counter plus or minus a constant, and fills in *s except `edge` and `to`,
 * which must be set. A phi that is not one of the counter yet may be added to it (counter_has). */
static bool step_of(const Ranges *r, Counter *c, Ref x, CounterStep *s) {
    if (!ref_is(x, REF_VALUE)) return false;
    ValueId v = ref_index(x);
    const Inst *i = inst_at(r->f, v);
    if (i->op != OP_ADD && i->op != OP_SUB) return false;
    if (!ref_sint(r->m, inst_op(r->f, v, 1), &s->by) || !s->by || llabs(s->by) > INT32_MAX) return false;
    Ref base = declared_same(r, inst_op(r->f, v, 0));
    if (i->op == OP_SUB) s->by = -s->by;
    if (!counter_has(r, c, base, s->to, c->type, (UsePoint){0})) return false;
    s->base = ref_index(base), s->next = v, s->nsw = i->flags & IF_NSW;
    return true;
}

/* Reports whether a counter in a loop that is left at `x == end` is certain to take the value `end`: it has one step,
 * of `by`, begins at or before `end`, and does not jump over it. The values are mirrored if the counter falls. */
static bool counter_reaches(const Counter *c, int64_t end, int64_t by) {
    Range first = c->decreases ? interval_negative(c->first) : c->first;
    if (c->n != 1 || first.low == INT64_MIN || first.high > end) return false;
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
    for (uint32_t i = 0; i < c->n; i++) most_before = max64(most_before, step_guarded(r, c, &c->step[i]).high);
    for (uint32_t i = 0; i < c->n; i++) {
        if ((c->step[i].by < 0) != c->decreases) return c->type;
        if (!step_end(r, c, &c->step[i], most_before, &end)) return c->type;
        all.high = max64(all.high, end);
    }
    return c->decreases ? interval_negative(all) : all;
}

/* Reports whether x is a right shift or quotient by a positive constant of a phi of the counter, or of such a phi minus a positive
 * constant, and fills in *h except `edge`. */
static bool half_of(const Ranges *r, const Counter *c, Ref x, CounterHalf *h) {
    if (!ref_is(x, REF_VALUE)) return false;
    ValueId v = ref_index(x);
    uint8_t op = inst_at(r->f, v)->op;
    if (op != OP_LSHR && op != OP_ASHR && op != OP_UDIV && op != OP_SDIV) return false;
    if (!ref_sint(r->m, inst_op(r->f, v, 1), &h->divisor) || h->divisor <= 0) return false;
    Ref less = declared_same(r, inst_op(r->f, v, 0)), base = less;
    bool sub = ref_is_inst(r->f, less, OP_SUB);
    if ((sub || ref_is_inst(r->f, less, OP_ADD)) && ref_sint(r->m, inst_op(r->f, ref_index(less), 1), &h->by)) {
        if (sub ? h->by <= 0 || h->by > INT32_MAX : h->by >= 0 || h->by < -INT32_MAX) return false;
        if (!sub) h->by = -h->by;
        base = declared_same(r, inst_op(r->f, ref_index(less), 0));
    }
    if (!ref_is(base, REF_VALUE) || counter_phi(c, ref_index(base)) == c->nphi) return false;
    h->base = ref_index(base), h->less = ref_index(less), h->next = v, h->shift = op == OP_LSHR || op == OP_ASHR;
    return true;
}

/* Reports whether half h of a counter that is within `all`, no number of which is negative, is within it again. A number that is
 * negative after the subtraction is large if it is taken as unsigned. */
static bool half_is_within(Ranges *r, const CounterHalf *h, Range all) {
    r->empty = false;
    Range x = guarded_range(r, h->base, all, h->edge);
    if (h->less != h->base) x = guarded_range(r, h->less, (Range){x.low - h->by, x.high - h->by}, h->edge);
    if (x.low < 0) return r->empty;
    int64_t divisor = !h->shift ? h->divisor : h->divisor < 62 ? INT64_C(1) << h->divisor : INT64_MAX;
    x = guarded_range(r, h->next, (Range){x.low / divisor, x.high / divisor}, h->edge);
    return r->empty || interval_within(x, all); /* empty: the edge is unreachable */
}

/* Returns the range of a counter that begins with numbers that are not negative, and is only shifted right or divided: that of its
 * initial values, if each half is within it again, or else from 0 on; failing that, the range of its type. */
static Range halved_range(Ranges *r, const Counter *c) {
    Range all = c->first;
    for (int attempt = 0; attempt < 2 && c->first.low >= 0; attempt++, all.low = 0) {
        uint32_t i = 0;
        while (i < c->halves && half_is_within(r, &c->half[i], all)) i++;
        if (i == c->halves) return all;
    }
    return c->type;
}

/* Adds x, which flows into Counter.phi[k] on `edge`, to the counter. It is one of these, in this order: the phi itself,
 * a right shift or quotient, a step, another phi of the counter, or an initial value. Joins the range of that to c->first, unless
 * the edge is unreachable or the tests on the way to phi[0] exclude the value. Overwrites r->empty. Returns false if there are more
 * than STEPS_MAX steps, or shifts and quotients. */
static bool phi_incoming(Ranges *r, Counter *c, uint32_t k, Ref x, UsePoint edge) {
    x = declared_same(r, x);
    if (ref_same(x, ref_make(REF_VALUE, c->phi[k].v))) return true;
    CounterHalf h = {.edge = edge};
    if (half_of(r, c, x, &h)) {
        if (c->halves == STEPS_MAX) return false;
        c->half[c->halves++] = h;
        return true;
    }
    CounterStep s = {.edge = edge, .to = k};
    if (step_of(r, c, x, &s)) {
        if (c->n == STEPS_MAX) return false;
        c->step[c->n++] = s;
        return true;
    }
    bool phi = ref_is(x, REF_VALUE) && arrivals(r, ref_index(x));
    if (phi && counter_has(r, c, x, k, guarded_range(r, ref_index(x), c->type, edge), edge)) return true;
    r->empty = false;
    Range own = range_of(r, x, edge);
    for (; k && c->phi[k].edge.edge && !c->untested; k = c->phi[k].to) {
        own = guarded_range(r, c->phi[k].v, own, c->phi[k].edge);
        c->phi[k].tested = true;
    }
    if (r->empty) return true; /* it does not arrive */
    c->first = c->has_first ? interval_join(c->first, own) : own;
    c->has_first = true;
    return true;
}

/* Adds all values that flow into the phis of a counter to it (phi_incoming), those of phis that this adds included.
 * Returns false if there are too many steps. */
static bool counter_collect(Ranges *r, Counter *c) {
    for (uint32_t k = 0; k < c->nphi; k++) {
        ValueId phi = c->phi[k].v;
        for (uint32_t i = 0, n = arrivals(r, phi); i < n; i++) {
            Arrival a = arrival_at(r, phi, i);
            if (r->cfg->rpo_index[a.from] == UINT32_MAX) continue;
            UsePoint edge = {block_term(r->f, a.from), a.to, true};
            if (!phi_incoming(r, c, k, a.value, edge)) return false;
        }
    }
    for (uint32_t k = 1; k < c->nphi; k++) {
        if (!c->phi[k].tested || !c->phi[k].twice) continue;
        *c = (Counter){.phi = {{.v = c->phi[0].v}}, .nphi = 1, .type = c->type, .untested = true};
        return counter_collect(r, c); /* another way may lead past the test */
    }
    return true;
}

/* Returns the range of a phi that is a loop counter, that joins values outside of a loop, or that begins with a value
 * which is not negative and is only divided or shifted right; else the range of its type. While a phi is being
 * evaluated, further requests for it return the range of its type, too. */
static Range phi_range(Ranges *r, ValueId phi) {
    Range type = type_range(r->m, inst_at(r->f, phi)->type), all = type;
    Counter c = {.phi = {{.v = phi}}, .nphi = 1, .type = type};
    /* The guards below are consulted at the edges, independently of where the phi is used: an edge may be unreachable. */
    bool guarded = r->guarded, empty = r->empty;
    if (arrivals(r, phi) > STEPS_MAX) return type;
    for (uint32_t k = 0; k < r->phi.n; k++)
        if (r->phi.at[k].v == phi) {
            r->needs |= UINT32_C(1) << k;
            return type;
        }
    vec_reserve(&r->phi, 1);
    r->phi.at[r->phi.n].v = phi;
    r->phi.at[r->phi.n++].number = ++r->phis;
    bool collected = counter_collect(r, &c);
    if (collected && c.has_first) {
        c.decreases = c.n && c.step[0].by < 0;
        if (!c.halves) all = counter_range(r, &c);
        else if (!c.n) all = halved_range(r, &c);
    }
    r->needs &= ~(UINT32_C(1) << --r->phi.n);
    r->guarded = guarded, r->empty = empty || (collected && !c.has_first);
    return all;
}

/* ------------------------------------------------------------------------------------------ declared ranges */

/* Reads the attribute range(i32 0, 1024) of a set, a half-open interval, into *out. Returns false if there is none or
 * it wraps around. */
static bool attr_range(const Module *m, AttrSetId set, Range *out) {
    const Attr *a = set ? attr_find(m, set, "range") : NULL;
    if (!a || a->form != ATTR_RAW) return false;
    const char *text = str_get(m, a->text), *comma = strchr(text, ',');
    if (*text != 'i' || !comma) return false;
    int64_t low = strtoll(text + 1 + strspn(text + 1, "0123456789"), NULL, 10), high = strtoll(comma + 1, NULL, 10);
    if (low >= high) return false;
    *out = (Range){low, high - 1};
    return true;
}

/* Reads the metadata !range !{i32 0, i32 1024} of v, a half-open interval, into *out. Returns false if there is none,
 * it wraps around, or there are several intervals. */
static bool metadata_range(const Ranges *r, ValueId v, Range *out) {
    const Attach *a = inst_attach(r->f, r->m, v, "range");
    if (!a) return false;
    MdId id = r->f->md.at[a->md];
    const Md *node = &r->m->md.at[id];
    Range x;
    if (node->kind != MD_TUPLE || node->n != 2) return false;
    const uint32_t *bound = &r->m->md_op.at[node->first];
    const Md *low = &r->m->md.at[bound[0]], *high = &r->m->md.at[bound[1]];
    if (low->kind != MD_VALUE || high->kind != MD_VALUE) return false;
    if (!ref_sint(r->m, low->value, &x.low) || !ref_sint(r->m, high->value, &x.high)) return false;
    if (x.low >= x.high) return false;
    *out = (Range){x.low, x.high - 1};
    return true;
}

/* ---------------------------------------------------------------------------------------------- definitions */

/* Sets *out to the range of the special register that intrinsic `id` reads; returns false if it is not known. A thread
 * block has at most 1024 threads, and at most 64 in z. */
static bool register_range(uint32_t id, Range *out) {
#define REGISTER(name) INTRIN_llvm_nvvm_read_ptx_sreg_##name
    /* clang-format off */
    static const struct { uint32_t id; Range range; } known[] = {
        {REGISTER(tid_x), {0, 1023}},   {REGISTER(tid_y), {0, 1023}},  {REGISTER(tid_z), {0, 63}},
        {REGISTER(ntid_x), {1, 1024}},  {REGISTER(ntid_y), {1, 1024}}, {REGISTER(ntid_z), {1, 64}},
        {REGISTER(laneid), {0, 31}},    {REGISTER(warpsize), {32, 32}},
    };
    /* clang-format on */
#undef REGISTER
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (id == known[i].id) {
            *out = known[i].range;
            return true;
        }
    return false;
}

/* Returns the range of the result of call v at p: that of its attribute or metadata `range`, else what is known of the
 * intrinsic, else that of the type. */
static Range call_range(Ranges *r, ValueId v, UsePoint p) {
    Range type = type_range(r->m, inst_at(r->f, v)->type), declared;
    AttrSetId set = attr_list_at(r->m, inst_at(r->f, v)->aux, ATTR_RESULT);
    if (attr_range(r->m, set, &declared)) return interval_meet(type, declared);
    if (metadata_range(r, v, &declared)) return interval_meet(type, declared);
    uint32_t row = call_intrinsic(r->m, r->f, v);
    if (register_range(row, &declared)) return declared;
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

/* Reports whether a guard of x that holds at p says that it is not 0. */
static bool is_not_zero(const Ranges *r, Ref x, UsePoint p) {
    uint32_t n = 0;
    for (uint32_t i = ref_is(x, REF_VALUE) ? r->first[ref_index(x)] : 0; i && n < GUARDS_MAX; n++) {
        const Guard *g = &r->guard.at[i - 1];
        int64_t other;
        if (g->pred == ICMP_NE && ref_sint(r->m, g->other, &other) && !other && guard_holds(r, g, p)) return true;
        i = g->next;
    }
    return false;
}

/* Returns the range of v, a zext, sext or trunc, with its operand taken at p. Of a number that may be negative as a signed one, a
 * range cannot say that it is not 0; of its zext it can. */
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
    return bits < 63 ? (Range){is_not_zero(r, x, p), (INT64_C(1) << bits) - 1} : type;
}

/* Returns the range of load v at p: that which is declared, that of what it is declared to equal or of what arrives, and that
 * of its metadata `range`; that of its type if there is none. */
static Range load_range(Ranges *r, ValueId v, UsePoint p) {
    Range x = type_range(r->m, inst_at(r->f, v)->type), declared;
    const DeclaredLoad *load = declaration_of(r, v);
    if (load) {
        x = interval_meet(x, load->range);
        if (!ref_is(load->same, REF_NONE)) r->empty |= !interval_reduce(&x, range_of(r, load->same, p));
        else if (load->narrival) r->empty |= !interval_reduce(&x, phi_range(r, v));
    }
    return metadata_range(r, v, &declared) ? interval_meet(x, declared) : x;
}

/* Returns the range of v from its definition, without its guards; operands are taken at p. */
static Range inst_range(Ranges *r, ValueId v, UsePoint p) {
    const Inst *i = inst_at(r->f, v);
    Range type = type_range(r->m, i->type), declared;
    if (v < r->f->nparam) {
        AttrSetId set = attr_list_at(r->m, r->m->sym.at[r->f->sym].attrs, ATTR_PARAM0 + v);
        return attr_range(r->m, set, &declared) ? interval_meet(type, declared) : type;
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

/* -------------------------------------------------------------------------------------------- cached ranges */

/* Returns the hash of the key of an entry: its value and its point of use. */
static uint32_t known_hash(const KnownRange *k) { return hash_mix(hash_pair(k->value, k->at, k->to)); }

/* Returns the entry of v for its use at p, valid until the next one is added. If there is none, adds one (`add`),
 * without a range, or returns NULL. The key is the block of p, because a guard holds in whole blocks; but if there are
 * assumes, it is the instruction. */
static KnownRange *known_at(Ranges *r, ValueId v, UsePoint p, bool add) {
    KnownRange key = {.value = v, .at = r->assumes ? p.at : r->cfg->block_of[p.at], .to = p.edge ? p.to + 1 : 0};
    uint32_t hash = known_hash(&key);
    for (uint32_t i = hash, id; (id = hash_next(&r->known_at, hash, &i)) != 0;) {
        KnownRange *k = &r->known.at[id - 1];
        if (k->value == v && k->at == key.at && k->to == key.to) return k;
    }
    if (!add) return NULL;
    vec_push(&r->known, key);
    hash_add(&r->known_at, hash, r->known.n);
    return &r->known.at[r->known.n - 1];
}

/* Returns the entry of v that is valid at every use; adds one, without a range, if there is none. */
static KnownRange *known_everywhere(Ranges *r, ValueId v) {
    if (!r->everywhere[v]) {
        vec_push(&r->known, ((KnownRange){.value = v}));
        r->everywhere[v] = r->known.n;
    }
    return &r->known.at[r->everywhere[v] - 1];
}

/* Returns the highest position in a set of positions, which is not empty: that of the innermost phi. */
static uint32_t last_phi(uint32_t needs) { return log2_floor(needs); }

/* Reports whether a cached range can be used now: the current budget would find no better one, and its assumptions
 * about phis still hold. */
static bool known_holds(const Ranges *r, const KnownRange *k) {
    if (r->depth < k->depth || r->left > k->left || r->declarations != k->declared) return false;
    if (!k->needs) return true;
    uint32_t last = last_phi(k->needs);
    return last < r->phi.n && r->phi.at[last].number == k->during;
}

/* Sets *range to the cached range of v at p, and adds what it depends on to r->needs, cut, guarded and empty.
 * Returns false if there is none that can be used. */
static bool known_get(Ranges *r, ValueId v, UsePoint p, Range *range) {
    bool everywhere = r->everywhere[v];
    const KnownRange *k = everywhere ? known_everywhere(r, v) : known_at(r, v, p, false);
    if (!k || !known_holds(r, k)) return false;
    r->needs |= k->needs, r->cut |= k->left != UINT32_MAX, r->guarded |= !everywhere, r->empty |= k->empty;
    *range = k->range;
    return true;
}

/* Computes the range of v at p from its definition and the guards, and caches it. Takes one step of the budget, and
 * adds what the range depends on to r->needs, cut, guarded and empty. */
static Range range_found(Ranges *r, ValueId v, UsePoint p) {
    uint32_t outer_needs = r->needs, left = r->left--;
    bool outer_cut = r->cut, outer_guarded = r->guarded, outer_empty = r->empty;
    r->needs = 0, r->cut = r->guarded = r->empty = false;
    r->depth++;
    Range own = guarded_range(r, v, inst_range(r, v, p), p);
    r->depth--;
    if (r->guarded) r->everywhere[v] = 0; /* the entry was computed with a budget that did not reach the guard */
    KnownRange *k = r->guarded ? known_at(r, v, p, true) : known_everywhere(r, v);
    k->range = own, k->needs = r->needs, k->declared = r->declarations, k->empty = r->empty;
    if (k->needs) k->during = r->phi.at[last_phi(k->needs)].number;
    k->depth = r->cut ? r->depth : 0, k->left = r->cut ? left : UINT32_MAX;
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
    if (known_get(r, ref_index(x), p, &known)) return known;
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

/* Returns what is declared of v, to be changed. */
static DeclaredLoad *declaration_changed(Ranges *r, ValueId v) {
    if (!r->declared) r->declared = mem_alloc((r->f->inst.n + 1) * sizeof *r->declared);
    if (!r->declared[v]) {
        vec_push(&r->declaration, ((DeclaredLoad){.range = interval_any}));
        r->declared[v] = r->declaration.n;
    }
    r->declarations++;
    return &r->declaration.at[r->declared[v] - 1];
}

void ranges_declare(Ranges *r, ValueId v, Range range, Ref same) {
    DeclaredLoad *d = declaration_changed(r, v);
    d->range = range, d->same = same;
}

void ranges_declare_arrivals(Ranges *r, ValueId v, BlockId to, const Arrival *at, uint32_t n) {
    DeclaredLoad *d = declaration_changed(r, v);
    d->arrival = r->arrival.n, d->narrival = n, d->to = to;
    for (uint32_t k = 0; k < n; k++) vec_push(&r->arrival, at[k]);
}

void ranges_undeclare(Ranges *r, ValueId v) { *declaration_changed(r, v) = (DeclaredLoad){.range = interval_any}; }

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
