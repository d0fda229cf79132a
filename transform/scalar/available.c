/* available.c: the sets of available values of load-elim (load_elim.h), and their merging at joins.
 *
 * A value is available at a join if it is at the end of all predecessors, for the same address or for the one that a
 * phi of the join has there (phi translation). Where the predecessors disagree on the value, a new phi merges them;
 * many of these phis are never asked for, so a phi gets its place in the block only when a load is replaced by it. */
#include "transform/scalar/load_elim.h"
#include "transform/scalar/aliased.h"

AvailableValue available_value(const Elim *l, AliasLocation place, Ref value, TypeId type, bool load) {
    bool constant = load && alias_is_constant(l->a, &place);
    AliasOrigin o = alias_origin(l->a, place.ptr);
    return (AvailableValue){place, value, type, load, constant, alias_is_part(l->a, &place), 0, o.anchor, o.offset};
}

void available_drop(AvailableSet *s, uint32_t i) {
    s->others -= !s->known[i].part;
    memmove(s->known + i, s->known + i + 1, (s->n - i - 1) * sizeof *s->known);
    s->n--;
}

void available_add(AvailableSet *s, const AvailableValue *k) {
    uint32_t i = 0;
    bool full = !k->part && s->others == OTHERS_MAX;
    while (full && s->known[i].part) i++;
    if (full || s->n == KNOWN_MAX) available_drop(s, i);
    s->others += !k->part;
    s->known[s->n++] = *k;
}

const AvailableValue *available_find(const AvailableSet *s, AliasOrigin at, TypeId type) {
    for (uint32_t i = s->n; i-- > 0;) {
        const AvailableValue *k = &s->known[i];
        if (k->type == type && ref_same(k->anchor, at.anchor) && k->offset == at.offset) return k;
    }
    return NULL;
}

/* ------------------------------------------------------------------------------------- joins */

/* Returns 1 + the index in l->join of phi r; 0 if r is no phi of that list. Searches by bisection, because the phis are
 * created in the order of their ids. */
static uint32_t join_of(const Elim *l, Ref r) {
    if (!ref_is(r, REF_VALUE)) return 0;
    uint32_t i = 0;
    lower_bound(i, l->join.n, mid, l->join.at[mid].phi < ref_index(r));
    return i < l->join.n && l->join.at[i].phi == ref_index(r) ? i + 1 : 0;
}

void join_insert(Elim *l, const AvailableValue *k) {
    VEC(uint32_t) work = {0};
    if (k->join) vec_push(&work, k->join - 1);
    while (work.n) {
        uint32_t j = vec_pop(&work);
        ValueId phi = l->join.at[j].phi;
        if (l->join.at[j].placed) continue;
        l->join.at[j].placed = true;
        edit_front(&l->e, l->join.at[j].block, phi);
        for (uint32_t i = 0; i < inst_at(l->f, phi)->nopnd; i += 2) {
            Ref r = inst_op(l->f, phi, i);
            uint32_t from = join_of(l, r);
            if (from) vec_push(&work, from - 1);
            else if (ref_is(r, REF_VALUE)) load_promises_drop(l->m, l->f, ref_index(r), false);
        }
    }
    vec_free(&work);
}

bool block_is_join(const Cfg *c, BlockId b) {
    uint32_t first = c->pred_first[b], n = c->pred_first[b + 1] - first;
    for (uint32_t k = 0; k < n && n <= PREDS_MAX; k++)
        if (c->rpo_index[c->pred[first + k]] >= c->rpo_index[b]) return false;
    return n > 1 && n <= PREDS_MAX;
}

/* Translates address *o from the current block to the end of its predecessor `pred`: if the anchor is a phi of the
 * current block, replaces it by the address that is its operand for `pred`, and adds the offsets. Leaves any other
 * address as it is. Returns false if the offset overflows or the phi has no operand for `pred`. */
static bool origin_before(const Elim *l, AliasOrigin *o, BlockId pred) {
    ValueId v = ref_is(o->anchor, REF_VALUE) ? ref_index(o->anchor) : UINT32_MAX;
    if (v >= l->a->n || inst_at(l->f, v)->op != OP_PHI || l->cfg->block_of[v] != l->block) return true;
    for (uint32_t i = 0; i < inst_at(l->f, v)->nopnd; i += 2) {
        if (ref_index(inst_op(l->f, v, i + 1)) != pred) continue;
        AliasOrigin from = alias_origin(l->a, inst_op(l->f, v, i));
        bool fits = !__builtin_add_overflow(from.offset, o->offset, &from.offset);
        from.offset = layout_offset(l->m, inst_at(l->f, v)->type, from.offset);
        *o = from;
        return fits;
    }
    return false;
}

/* Adds the value of `type` at address `ptr`, at the beginning of the current block, to s if it is available at the end
 * of all predecessors: their common value, or a new phi, which join_insert inserts only when a load uses it. Does
 * nothing if s already has it. Merges nothing either if a predecessor has the value for the same address with another
 * set of memory spaces than `ptr`: the merged entry would have the set of `ptr`, which may be wrong for that path. */
static void join_merge(Elim *l, AvailableSet *s, Ref ptr, TypeId type) {
    Ref in[2 * PREDS_MAX];
    const BlockId *pred = l->cfg->pred + l->cfg->pred_first[l->block];
    uint32_t n = l->cfg->pred_first[l->block + 1] - l->cfg->pred_first[l->block], same = 0;
    AliasLocation place = {ptr, type_store_size(l->m, type), INST_NONE};
    bool load = false;
    if (available_find(s, alias_origin(l->a, ptr), type)) return;
    for (uint32_t i = 0; i < n; i++) {
        AliasOrigin at = alias_origin(l->a, ptr);
        const AvailableValue *k = origin_before(l, &at, pred[i]) ? available_find(l->end[pred[i]], at, type) : NULL;
        if (!k) return;
        bool renamed = !ref_same(at.anchor, alias_origin(l->a, ptr).anchor);
        if (!renamed && alias_spaces(l->a, &k->place) != alias_spaces(l->a, &place)) return;
        in[2 * i] = k->value;
        in[2 * i + 1] = ref_make(REF_BLOCK, pred[i]);
        same += ref_same(k->value, in[0]);
        load |= k->load;
    }
    AvailableValue known = available_value(l, place, in[0], type, load);
    if (same == n) known.join = join_of(l, in[0]);
    else {
        ValueId phi = fn_inst(l->f, OP_PHI, type, in, 2 * n);
        vec_reserve(&l->join, 1);
        l->join.at[l->join.n].phi = phi;
        l->join.at[l->join.n].placed = false;
        l->join.at[l->join.n++].block = l->block;
        known.value = ref_make(REF_VALUE, phi);
        known.join = l->join.n;
    }
    available_add(s, &known);
}

void available_join(Elim *l, AvailableSet *s) {
    const AvailableSet *first = l->end[l->cfg->pred[l->cfg->pred_first[l->block]]];
    for (uint32_t i = 0; i < first->n; i++) join_merge(l, s, first->known[i].place.ptr, first->known[i].type);
    uint32_t left = PHI_LOADS_MAX;
    each_inst_in(l->f, l->block, v) {
        if (inst_at(l->f, v)->op != OP_PHI) break;
        for (uint32_t w = l->phi_loads[v]; w && left; w = l->phi_loads[w - 1], left--) {
            AliasLocation whole = {ref_make(REF_VALUE, v), SIZE_UNKNOWN, INST_NONE}, part = whole;
            part.ptr = inst_op(l->f, w - 1, 0);
            if (alias_spaces(l->a, &whole) == alias_spaces(l->a, &part))
                join_merge(l, s, part.ptr, inst_at(l->f, w - 1)->type);
        }
    }
}

void join_loads_find(Elim *l) {
    l->phi_loads = mem_alloc((l->f->inst.n + 1) * sizeof *l->phi_loads);
    each_inst(l->f, b, v) {
        const Inst *i = inst_at(l->f, v);
        if (!load_is_plain(i)) continue;
        Ref anchor = alias_origin(l->a, inst_op(l->f, v, 0)).anchor;
        if (!ref_is(anchor, REF_VALUE) || inst_at(l->f, ref_index(anchor))->op != OP_PHI) continue;
        l->phi_loads[v] = l->phi_loads[ref_index(anchor)];
        l->phi_loads[ref_index(anchor)] = v + 1;
    }
}
