/* alias_origin.c: implements alias_origin.h, and alias_origin, alias_derive and alias_rename of alias.h. */
#include "analysis/alias_origin.h"

#include "ir/arith.h"

bool alias_inst_derivation(Module *m, const Fn *f, ValueId v, const Ref *op, bool *known, int64_t *distance) {
    const Inst *i = inst_at(f, v);
    *known = true, *distance = 0;
    if (!type_is_ptr(m, i->type)) return false;
    switch (i->op) {
    case OP_BITCAST:
    case OP_ADDRSPACECAST: return type_is_ptr(m, ref_type(m, f, op[0]));
    case OP_GETELEMENTPTR: *known = gep_offset(m, i->aux, op + 1, i->nopnd - 1, distance); return true;
    case OP_CALL: {
        uint32_t row = call_intrinsic(m, f, v);
        const Intrinsic *in = row ? intrinsic_at(row) : NULL;
        if (!in || !(in->flags & INF_PURE) || call_nargs(f, v) == 0) return false;
        *known = in->flags & INF_CAST;
        return in->result == INR_TO_SPACE || in->result == INR_OP0;
    }
    default: return false;
    }
}

AliasOrigin alias_const_origin(Module *m, Ref r) {
    AliasOrigin o = {r, r, 0};
    while (ref_is(o.root, REF_CONST)) {
        const Const *c = const_at(m, o.root);
        int64_t distance = 0;
        if (c->kind != CONST_EXPR) break;
        bool cast = c->op == OP_BITCAST || c->op == OP_ADDRSPACECAST;
        if (!cast && c->op != OP_GETELEMENTPTR) break;
        Ref base = m->const_elem.at[c->first];
        bool known = cast || gep_offset(m, c->aux, m->const_elem.at + c->first + 1, c->n - 1, &distance);
        bool anchored = ref_same(o.anchor, o.root) && known;
        o.root = base;
        if (!anchored || __builtin_add_overflow(o.offset, distance, &o.offset)) continue;
        o.anchor = base;
        o.offset = layout_offset(m, c->type, o.offset);
    }
    return o;
}

/* Sets the origin of v, which has the operands `op`, from that of op[0]; does nothing if v is not derived from op[0].
 * The caller has computed the origin of op[0], with two exceptions: an op[0] that was created after alias_build is its
 * own anchor and root; and if v and op[0] are in a cycle, which only unreachable code can contain, v is made its own
 * anchor and root. */
static void origin_derive(const Alias *a, ValueId v, const Ref *op) {
    Ref self = ref_make(REF_VALUE, v);
    bool known;
    int64_t distance;
    if (!alias_inst_derivation(a->m, a->f, v, op, &known, &distance)) return;
    AliasOrigin from;
    if (!ref_is(op[0], REF_VALUE)) from = alias_const_origin(a->m, op[0]);
    else if (ref_index(op[0]) < a->n) from = a->origin[ref_index(op[0])];
    else from = (AliasOrigin){op[0], op[0], 0};
    if (ref_is(from.root, REF_NONE)) from = (AliasOrigin){self, self, 0};
    if (!known || __builtin_add_overflow(from.offset, distance, &from.offset)) from = (AliasOrigin){self, from.root, 0};
    from.offset = layout_offset(a->m, inst_at(a->f, v)->type, from.offset);
    a->origin[v] = from;
}

/* Fills in the origins of v and of the addresses that it is derived from: walks up the chain to one whose origin is
 * known or that begins the chain, then back down, so that each address is derived once. A walk of more than a->n steps
 * is in a cycle and ends. */
static void origin_find(const Alias *a, ValueId v) {
    AliasOnDemand *d = a->demanded;
    bool known;
    int64_t distance;
    while (ref_is(a->origin[v].root, REF_NONE)) {
        Ref self = ref_make(REF_VALUE, v);
        if (!alias_inst_derivation(a->m, a->f, v, inst_ops(a->f, v), &known, &distance)) {
            a->origin[v] = (AliasOrigin){self, self, 0};
            break;
        }
        vec_push(&d->chain, v);
        Ref base = inst_op(a->f, v, 0);
        if (!ref_is(base, REF_VALUE) || ref_index(base) >= a->n || d->chain.n > a->n) break;
        v = ref_index(base);
    }
    while (d->chain.n) {
        v = vec_pop(&d->chain);
        origin_derive(a, v, inst_ops(a->f, v));
    }
}

AliasOrigin alias_origin(const Alias *a, Ref r) {
    if (!ref_is(r, REF_VALUE)) return alias_const_origin(a->m, r);
    ValueId v = ref_index(r);
    if (v >= a->n) return (AliasOrigin){r, r, 0};
    if (ref_is(a->origin[v].root, REF_NONE)) origin_find(a, v);
    return a->origin[v];
}

void alias_derive(Alias *a, ValueId v, const Ref *op) {
    alias_origin(a, op[0]);
    origin_derive(a, v, op);
    if (a->demanded->distance) a->demanded->distance[v].known = false;
}

void alias_rename(Alias *a, ValueId v, Ref same) { a->origin[v] = alias_origin(a, same); }
