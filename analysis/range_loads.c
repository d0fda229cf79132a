/* range_loads.c: implements range_loads.h, and the functions of range.h that declare what loads yield. */
#include "analysis/range_loads.h"

/* The most declarations that range_same follows. */
enum { SAME_MAX = 8 };

const DeclaredLoad *range_declaration(const Ranges *r, ValueId v) {
    return r->declared && r->declared[v] ? &r->declaration.at[r->declared[v] - 1] : NULL;
}

uint32_t range_arrivals(const Ranges *r, ValueId v) {
    if (inst_at(r->f, v)->op == OP_PHI) return inst_at(r->f, v)->nopnd / 2;
    const DeclaredLoad *d = range_declaration(r, v);
    return d ? d->narrival : 0;
}

BlockId range_arrival_block(const Ranges *r, ValueId v) {
    return inst_at(r->f, v)->op == OP_PHI ? r->cfg->block_of[v] : range_declaration(r, v)->to;
}

Arrival range_arrival(const Ranges *r, ValueId v, uint32_t i) {
    if (inst_at(r->f, v)->op != OP_PHI) return r->arrival.at[range_declaration(r, v)->arrival + i];
    return (Arrival){inst_op(r->f, v, 2 * i), ref_index(inst_op(r->f, v, 2 * i + 1)), r->cfg->block_of[v]};
}

Ref range_same(const Ranges *r, Ref x) {
    for (int steps = 0; steps < SAME_MAX && ref_is(x, REF_VALUE) && !r->first[ref_index(x)]; steps++) {
        const DeclaredLoad *d = range_declaration(r, ref_index(x));
        if (!d || ref_is(d->same, REF_NONE)) break;
        x = d->same;
    }
    return x;
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
