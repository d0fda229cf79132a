/* range_counter.c: implements range_counter.h. Looks at the operations only, not at the ranges of their operands, so
 * that it needs no other range.
 *
 *    %i = phi i32 [ 0, %entry ], [ %next, %loop ]     header phi %i, initial value 0, step %next
 *    %next = add i32 %i, 1
 */
#include "analysis/range_counter.h"

#include "analysis/range_loads.h"
#include "ir/arith.h"

/* Returns the index of v in Counter.phi; nphi if it is not there. */
static uint32_t counter_phi(const Counter *c, ValueId v) {
    uint32_t i = 0;
    while (i < c->nphi && c->phi[i].v != v) i++;
    return i;
}

/* Reports whether x is a phi of the counter, and marks it as `twice` if so. If x is another phi, in a block that the
 * header dominates, with few inputs and there is room, adds it to the phis first and returns true: it flows into
 * phi[to] along `edge`. */
static bool counter_has(const Ranges *r, Counter *c, Ref x, uint32_t to, UsePoint edge) {
    if (!ref_is(x, REF_VALUE)) return false;
    ValueId v = ref_index(x);
    uint32_t i = counter_phi(c, v);
    if (i < c->nphi) {
        c->phi[i].twice = true;
        return true;
    }
    uint32_t n = range_arrivals(r, v);
    if (!n || n > COUNTER_STEPS || c->nphi == COUNTER_PHIS) return false;
    if (!cfg_dominates(r->cfg, range_arrival_block(r, c->phi[0].v), range_arrival_block(r, v))) return false;
    c->phi[c->nphi].v = v, c->phi[c->nphi].to = to, c->phi[c->nphi].edge = edge;
    c->phi[c->nphi++].twice = false;
    return true;
}

/* Reports whether x is a step, a phi of the counter plus or minus a constant, and fills in *s except `edge` and `to`,
 * which must be set. A phi that is not one of the counter yet may be added to it (counter_has). */
static bool step_of(const Ranges *r, Counter *c, Ref x, CounterStep *s) {
    if (!ref_is(x, REF_VALUE)) return false;
    ValueId v = ref_index(x);
    const Inst *i = inst_at(r->f, v);
    if (i->op != OP_ADD && i->op != OP_SUB) return false;
    if (!ref_sint(r->m, inst_op(r->f, v, 1), &s->by) || !s->by || llabs(s->by) > INT32_MAX) return false;
    Ref base = range_same(r, inst_op(r->f, v, 0));
    if (i->op == OP_SUB) s->by = -s->by;
    if (!counter_has(r, c, base, s->to, (UsePoint){0})) return false;
    s->base = ref_index(base), s->next = v, s->nsw = i->flags & IF_NSW;
    return true;
}

/* Reports whether x is a right shift or quotient by a positive constant of a phi of the counter, or of such a phi minus
 * a positive constant, and fills in *h except `edge`. */
static bool half_of(const Ranges *r, const Counter *c, Ref x, CounterHalf *h) {
    if (!ref_is(x, REF_VALUE)) return false;
    ValueId v = ref_index(x);
    uint8_t op = inst_at(r->f, v)->op;
    if (op != OP_LSHR && op != OP_ASHR && op != OP_UDIV && op != OP_SDIV) return false;
    if (!ref_sint(r->m, inst_op(r->f, v, 1), &h->divisor) || h->divisor <= 0) return false;
    Ref less = range_same(r, inst_op(r->f, v, 0)), base = less;
    bool sub = ref_is_inst(r->f, less, OP_SUB);
    if ((sub || ref_is_inst(r->f, less, OP_ADD)) && ref_sint(r->m, inst_op(r->f, ref_index(less), 1), &h->by)) {
        if (sub ? h->by <= 0 || h->by > INT32_MAX : h->by >= 0 || h->by < -INT32_MAX) return false;
        if (!sub) h->by = -h->by;
        base = range_same(r, inst_op(r->f, ref_index(less), 0));
    }
    if (!ref_is(base, REF_VALUE) || counter_phi(c, ref_index(base)) == c->nphi) return false;
    h->base = ref_index(base), h->less = ref_index(less), h->next = v, h->shift = op == OP_LSHR || op == OP_ASHR;
    return true;
}

/* Adds x, which flows into Counter.phi[k] on `edge`, to the counter. It is one of these, in this order: the phi itself,
 * a right shift or quotient, a step, another phi of the counter, or an initial value. Returns false if there are more
 * than COUNTER_STEPS steps, or shifts and quotients. */
static bool phi_incoming(const Ranges *r, Counter *c, uint32_t k, Ref x, UsePoint edge) {
    x = range_same(r, x);
    if (ref_same(x, ref_make(REF_VALUE, c->phi[k].v))) return true;
    CounterHalf h = {.edge = edge};
    if (half_of(r, c, x, &h)) {
        if (c->nhalf == COUNTER_STEPS) return false;
        c->half[c->nhalf++] = h;
        return true;
    }
    CounterStep s = {.edge = edge, .to = k};
    if (step_of(r, c, x, &s)) {
        if (c->nstep == COUNTER_STEPS) return false;
        c->step[c->nstep++] = s;
        return true;
    }
    bool phi = ref_is(x, REF_VALUE) && range_arrivals(r, ref_index(x));
    if (!phi || !counter_has(r, c, x, k, edge)) c->start[c->nstart++] = (CounterStart){x, edge, k};
    return true;
}

/* The values that flow into phis that this adds to the counter are added, too. */
bool counter_find(const Ranges *r, ValueId v, Counter *c) {
    c->nphi = c->nstart = c->nstep = c->nhalf = 0;
    if (range_arrivals(r, v) > COUNTER_STEPS) return false;
    c->phi[c->nphi].v = v, c->phi[c->nphi++].twice = false;
    for (uint32_t k = 0; k < c->nphi; k++) {
        ValueId phi = c->phi[k].v;
        for (uint32_t i = 0, n = range_arrivals(r, phi); i < n; i++) {
            Arrival a = range_arrival(r, phi, i);
            if (r->cfg->rpo_index[a.from] == UINT32_MAX) continue;
            UsePoint edge = {block_term(r->f, a.from), a.to, true};
            if (!phi_incoming(r, c, k, a.value, edge)) return false;
        }
    }
    return !c->nhalf || !c->nstep;
}
