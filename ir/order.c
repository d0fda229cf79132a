/* order.c: Order, a new program order, and Uses, the users of every value. See edit.h. */
#include "ir/ir.h"

void order_begin(Order *o, Fn *f) {
    *o = (Order){.f = f};
    vec_reserve(&o->order, f->order.n);
    vec_reserve(&o->layout, f->layout.n);
}

void order_block(Order *o, BlockId b) {
    vec_push(&o->layout, b);
    vec_push(&o->start, o->order.n);
}

void order_commit(Order *o) {
    Fn *f = o->f;
    fn_changed(f);
    for (BlockId b = 0; b < f->block.n; b++) f->block.at[b].first = f->block.at[b].n = 0;
    vec_push(&o->start, o->order.n);
    for (uint32_t i = 0; i < o->layout.n; i++) {
        Block *b = &f->block.at[o->layout.at[i]];
        b->first = o->start.at[i];
        b->n = o->start.at[i + 1] - o->start.at[i];
    }
    vec_free(&f->order);
    vec_free(&f->layout);
    f->order.at = o->order.at;
    f->order.n = o->order.n;
    f->order.cap = o->order.cap;
    f->layout.at = o->layout.at;
    f->layout.n = o->layout.n;
    f->layout.cap = o->layout.cap;
    vec_free(&o->start);
}

/* Reports whether an operand is an instruction or parameter of the function, either itself or wrapped as metadata. */
static bool names_value(Ref r) { return ref_is(r, REF_VALUE) || ref_is(r, REF_MDVALUE); }

/* Sorts the uses by value with a counting sort: counts the users of each value, then stores them. While the users of v
 * are stored, first[v + 1] is the index in u->at for the next one; at the end it is the first index of v + 1. */
void uses_build(Uses *u, const Fn *f) {
    uint32_t total = 0;
    *u = (Uses){.n = f->inst.n, .first = mem_alloc(((size_t)f->inst.n + 2) * sizeof *u->first)};
    each_inst(f, b, v) {
        const Ref *op = inst_ops(f, v);
        for (uint32_t i = 0, n = inst_at(f, v)->nopnd; i < n; i++)
            if (names_value(op[i])) u->first[ref_index(op[i]) + 2]++, total++;
    }
    for (ValueId v = 0; v < f->inst.n; v++) u->first[v + 2] += u->first[v + 1];
    u->at = mem_resize(NULL, total * sizeof *u->at);
    each_inst(f, block, user) {
        const Ref *op = inst_ops(f, user);
        for (uint32_t i = 0, n = inst_at(f, user)->nopnd; i < n; i++)
            if (names_value(op[i])) u->at[u->first[ref_index(op[i]) + 1]++] = user;
    }
}

void uses_free(Uses *u) {
    free(u->first);
    free(u->at);
    *u = (Uses){0};
}

bool uses_equal(const Uses *x, const Uses *y) {
    return x->n == y->n && !memcmp(x->first, y->first, (x->n + 1) * sizeof *x->first) &&
           !memcmp(x->at, y->at, x->first[x->n] * sizeof *x->at);
}

const Uses *fn_uses(const Fn *f) {
    Uses *u = f->uses;
    if (u->kept && u->n == f->inst.n) return u;
    uses_free(u);
    uses_build(u, f);
    u->kept = true;
    return u;
}
