/* select_vec.c: selects instructions that take vectors and aggregates apart or put them together. They
 * only rename components and emit nothing, unless an element number is variable; the result is then a
 * chain of selects. */
#include "ptx/select/select.h"

/* Returns the first component of the element that the REF_INT operands from `at` on select within a value
 * of type *t; *t becomes the type of that element. */
static uint32_t path_first(Emit *e, ValueId v, uint32_t at, TypeId *t) {
    uint32_t first = 0;
    for (uint32_t k = at; k < inst_at(e->f, v)->nopnd; k++) {
        uint32_t index = ref_index(inst_op(e->f, v, k));
        if (type_kind(e->m, *t) == TY_STRUCT)
            for (uint32_t i = 0; i < index; i++) first += comps_of(e, type_elem(e->m, *t, i)).n;
        else first += index * comps_of(e, type_elem(e->m, *t, 0)).n;
        *t = type_elem(e->m, *t, index);
    }
    return first;
}

void select_extractvalue(Emit *e, ValueId v) {
    Ref from = inst_op(e->f, v, 0);
    TypeId t = ref_type(e->m, e->f, from);
    uint32_t first = path_first(e, v, 1, &t), n = comps_of(e, t).n;
    for (uint32_t i = 0; i < n; i++) val_set(e, v, i, val_raw(e, from, first + i));
}

/* Gives v the components of `into`, the value into which it inserts, if `into` is itself an insertion without other
 * uses, so that v need only overwrite the inserted ones. A chain of insertions then costs linear time, not
 * quadratic. Returns false if v must copy the components. */
static bool take_over(Emit *e, ValueId v, Ref into) {
    if (!ref_is(into, REF_VALUE) || val_uses(e, ref_index(into)) != 1) return false;
    enum Op op = (enum Op)inst_at(e->f, ref_index(into))->op;
    if (op != OP_INSERTVALUE && op != OP_INSERTELEMENT) return false;
    e->values.first.at[v] = e->values.first.at[ref_index(into)];
    return e->values.first.at[v] != 0;
}

void select_insertvalue(Emit *e, ValueId v) {
    Ref into = inst_op(e->f, v, 0), value = inst_op(e->f, v, 1);
    TypeId t = inst_at(e->f, v)->type;
    uint32_t all = comps_of(e, t).n, first = path_first(e, v, 2, &t), n = comps_of(e, t).n;
    if (!take_over(e, v, into))
        for (uint32_t i = 0; i < all; i++) val_set(e, v, i, val_raw(e, into, i));
    for (uint32_t i = 0; i < n; i++) val_set(e, v, first + i, val_raw(e, value, i));
}

/* Emits the comparison of `index` with i and returns the predicate. */
static Opd is_element(Emit *e, Ref index, uint32_t i) {
    Comps c = comps_of(e, ref_type(e->m, e->f, index));
    return int_compare(e, ICMP_EQ, &c.at[0], val_raw(e, index, 0), opd_imm((enum RegClass)c.at[0].cls, i));
}

/* Returns how many of the first n lanes a number of the type of `index` can name. */
static uint32_t lanes_named(const Emit *e, Ref index, uint32_t n) {
    uint32_t bits = type_at(e->m, ref_type(e->m, e->f, index))->n;
    return bits < 32 && n > 1u << bits ? 1u << bits : n;
}

void select_extractelement(Emit *e, ValueId v) {
    Ref from = inst_op(e->f, v, 0), index = inst_op(e->f, v, 1);
    Comps all = comps_of(e, ref_type(e->m, e->f, from)), one = comps_of(e, inst_at(e->f, v)->type);
    uint32_t n = one.n ? all.n / one.n : 0;
    uint64_t at;
    if (ref_int(e->m, index, &at) || ref_is_undef(e->m, index)) {
        if (ref_is_undef(e->m, index) || at >= n) at = 0;
        for (uint32_t k = 0; k < one.n; k++) val_set(e, v, k, val_raw(e, from, (uint32_t)at * one.n + k));
        return;
    }
    for (uint32_t k = 0; k < one.n; k++) val_set(e, v, k, val_raw(e, from, k));
    n = lanes_named(e, index, n);
    for (uint32_t i = 1; i < n; i++) {
        Opd here = is_element(e, index, i);
        for (uint32_t k = 0; k < one.n; k++) {
            Opd element = val_raw(e, from, i * one.n + k), so_far = val_raw(e, ref_make(REF_VALUE, v), k);
            val_set(e, v, k, opd_select(e, &one.at[k], here, element, so_far));
        }
    }
}

void select_insertelement(Emit *e, ValueId v) {
    Ref into = inst_op(e->f, v, 0), value = inst_op(e->f, v, 1), index = inst_op(e->f, v, 2);
    Comps all = comps_of(e, inst_at(e->f, v)->type), one = comps_of(e, ref_type(e->m, e->f, value));
    uint32_t n = one.n ? all.n / one.n : 0;
    uint64_t at;
    if (ref_int(e->m, index, &at)) {
        if (!take_over(e, v, into))
            for (uint32_t i = 0; i < all.n; i++) val_set(e, v, i, val_raw(e, into, i));
        for (uint32_t k = 0; k < one.n && at < n; k++) val_set(e, v, (uint32_t)at * one.n + k, val_raw(e, value, k));
        return;
    }
    uint32_t named = lanes_named(e, index, n);
    for (uint32_t i = named * one.n; i < all.n; i++) val_set(e, v, i, val_raw(e, into, i));
    for (uint32_t i = 0; i < named; i++) {
        Opd here = is_element(e, index, i);
        for (uint32_t k = 0; k < one.n; k++) {
            Opd new = val_raw(e, value, k), old = val_raw(e, into, i * one.n + k);
            val_set(e, v, i * one.n + k, opd_select(e, &one.at[k], here, new, old));
        }
    }
}

void select_shuffle(Emit *e, ValueId v) {
    Ref a = inst_op(e->f, v, 0), b = inst_op(e->f, v, 1), mask = inst_op(e->f, v, 2);
    TypeId source = ref_type(e->m, e->f, a);
    uint32_t n = (uint32_t)type_at(e->m, source)->n, all = comps_of(e, source).n, per = n ? all / n : 0;
    uint32_t out = (uint32_t)type_at(e->m, inst_at(e->f, v)->type)->n;
    Comps to = comps_of(e, inst_at(e->f, v)->type);
    for (uint32_t i = 0; i < out; i++) {
        Ref elem = ref_is_undef(e->m, mask) ? mask : const_elem(e->m, mask, i);
        uint64_t from = 0;
        bool known = elem.x && ref_int(e->m, elem, &from) && from < 2 * (uint64_t)n;
        for (uint32_t k = 0; k < per && i * per + k < to.n; k++) {
            Opd o = !known     ? opd_undef((enum RegClass)to.at[i * per + k].cls)
                    : from < n ? val_raw(e, a, (uint32_t)from * per + k)
                               : val_raw(e, b, (uint32_t)(from - n) * per + k);
            val_set(e, v, i * per + k, o);
        }
    }
}
