/* call_flow.c: the constraints of calls: arguments reach parameters, results come back, and what is done to
 * memory on the way. What a call is to the analysis, call_info() says (objects.h). */
#include "analysis/spaces/constraints.h"

static Fact result_unknown(Solver *z, TypeId t) {
    if (is_data(z, t)) return FACT_PLAIN;
    return type_space(z->s->m, t) ? space_set(type_space(z->s->m, t)) : z->s->unknown;
}

static void row_flow(Solver *z, SymId fn, const Fn *f, ValueId v, const Intrinsic *row) {
    uint32_t node = z->s->base[fn] + v, nargs = call_nargs(f, v);
    const Inst *i = inst_at(f, v);
    bool typed = type_space(z->s->m, i->type) && row->result != INR_CLUSTER;
    bool wanted = !typed && (is_pointery(z, i->type) || (is_data(z, i->type) && z->objects.integers));
    if (typed) give(z, node, result_unknown(z, i->type));
    bool writes = (row->flags & INF_WRITE) && !(row->flags & INF_LIBRARY);
    for (uint32_t k = 0; k < nargs; k++) {
        Ref arg = inst_op(f, v, k);
        TypeId t = ref_type(z->s->m, f, arg);
        if (objects_class(&z->objects, t) == CLASS_NONE) continue;
        bool moved = row->result == INR_JOIN || (row->result == INR_OP0 && k == 0) ||
                     (row->result == INR_OP1 && k == 1);
        if (wanted && moved) flow(z, fn, f, arg, node, RULE_JOIN);
        /* An address that was computed with is none, but may be left in memory as what it was made of. */
        if (wanted && row->result == INR_UNKNOWN && is_data(z, i->type) && is_data(z, t))
            flow(z, fn, f, arg, node, RULE_BITS);
        if (writes && !type_is_ptr(z->s->m, t)) flow(z, fn, f, arg, z->tree_out + fn, RULE_JOIN);
    }
    if (writes) give(z, z->tree_out + fn, FACT_PLAIN);
    if (!wanted) return;
    if (row->result == INR_GLOBAL) give(z, node, SET_GLOBAL | SET_NULL);
    if (row->result == INR_CLUSTER) give(z, node, SET_CLUSTER);
    if (row->result == INR_UNKNOWN || row->result == INR_TO_SPACE) give(z, node, result_unknown(z, i->type));
}

/* The copies that a call makes of arguments. What the callee sees of one whose callers are not followed is
 * OUTSIDE. */
static void copied_flow(Solver *z, SymId fn, const Fn *f, ValueId v, const CallInfo *c) {
    Module *m = z->s->m;
    Objects *o = &z->objects;
    for (uint32_t i = 0; i < call_nargs(f, v); i++) {
        if (!arg_is_copied(o, c->target, i)) continue;
        Ref from = inst_op(f, v, i);
        AttrSetId attrs = attr_list_at(m, m->sym.at[c->target].attrs, ATTR_PARAM0 + i);
        const Attr *type = attr_find(m, attrs, "byval");
        uint64_t size = type->form == ATTR_TYPE ? type_store_size(m, type->type) : UINT64_MAX;
        Loc to = objects_find(o, LOC_OUTSIDE);
        if (c->followed) to = objects_at(o, c->target, ref_make(REF_VALUE, i));
        copy_flow(z, fn, z->copies + z->ncopied++, to, objects_at(o, fn, from), from, size);
    }
}

/* Byte `low` behind a place. */
static Loc loc_behind(Solver *z, Loc at, int32_t low) {
    return objects_find(&z->objects, (Loc){at.elem, loc_add(at.off, low)});
}

/* What a function finds behind a parameter, and leaves there, that views what `arg` of fn is the address
 * of. */
static void view_flow(Solver *z, SymId fn, Ref arg, bool outside, Loc view, const Touch *t, uint32_t n) {
    Objects *o = &z->objects;
    Loc at = objects_at(o, fn, arg);
    uint32_t node = z->copies + z->ncopied++;
    if (outside) outside_flow(z, fn, node, arg);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t in = t[i].pointer ? objects_cell(o, loc_behind(z, view, t[i].low), 0) : UINT32_MAX;
        uint32_t cell = outside ? 0 : objects_cell(o, loc_behind(z, at, t[i].low), 0);
        if (in == UINT32_MAX || cell == UINT32_MAX) continue;      /* data; or no pointer was ever there */
        if (t[i].reads) edge(z, outside ? node : z->cells + cell, z->cells + in, RULE_JOIN);
        if (t[i].writes) edge(z, z->cells + in, outside ? z->tree_out + fn : z->cells + cell, RULE_JOIN);
    }
}

/* Data of which nothing is known: where numbers may be addresses, any. */
static Fact data_unknown(const Solver *z) { return FACT_PLAIN | (z->objects.integers ? z->s->unknown : 0); }

/* The data that a callee leaves where argument k points. */
static void touched_flow(Solver *z, SymId fn, const Fn *f, ValueId v, uint32_t k, const Touch *t, uint32_t n,
                         Fact what) {
    Loc at = objects_at(&z->objects, fn, inst_op(f, v, k));
    for (uint32_t i = 0; i < n; i++) {
        if (!t[i].writes || t[i].pointer) continue;
        if (loc_is_outside(&z->objects, at)) give(z, z->tree_out + fn, what);
        else number_give(z, (Loc){at.elem, loc_add(at.off, t[i].low)}, (uint64_t)t[i].size, what);
    }
}

/* Arguments are the callee's parameters; the result is what it returns, with the parameters handed through
 * being those of this call. */
static void followed_flow(Solver *z, SymId fn, const Fn *f, ValueId v, SymId callee) {
    uint32_t node = z->s->base[fn] + v, nparam = z->s->m->sym.at[callee].fn->nparam, nargs = call_nargs(f, v);
    for (uint32_t k = 0; k < nargs; k++) {
        TypeId t = ref_type(z->s->m, f, inst_op(f, v, k));
        enum TypeClass c = objects_class(&z->objects, t);
        if (arg_is_copied(&z->objects, callee, k)) continue;
        uint32_t n;
        const Touch *touch = param_touches(&z->objects, callee, k, &n);
        if (touch) touched_flow(z, fn, f, v, k, touch, n, data_unknown(z));
        if (touch && touches_pointers(touch, n)) {
            Ref arg = inst_op(f, v, k);
            bool outside = loc_is_outside(&z->objects, objects_at(&z->objects, fn, arg));
            Loc view = objects_at(&z->objects, callee, ref_make(REF_VALUE, k));
            view_flow(z, fn, arg, outside, view, touch, n);
        }
        if (k < nparam && (c >= CLASS_POINTER || (c == CLASS_DATA && z->objects.integers)))
            flow(z, fn, f, inst_op(f, v, k), z->s->base[callee] + k, RULE_JOIN);
        if (k < nparam && c == CLASS_MIXED) parts_arg_flow(z, fn, f, inst_op(f, v, k), z->s->base[callee] + k);
    }
    TypeId t = inst_at(f, v)->type;
    enum TypeClass c = objects_class(&z->objects, t);
    if (c == CLASS_NONE || (c == CLASS_DATA && !z->objects.integers)) return;
    if (type_space(z->s->m, t)) {
        give(z, node, space_set(type_space(z->s->m, t)));
        return;
    }
    edge(z, z->result + callee, node, RULE_JOIN);
    for (uint64_t m = z->s->through[callee]; m; m &= m - 1)
        flow(z, fn, f, inst_op(f, v, (uint32_t)__builtin_ctzll(m)), node, RULE_JOIN);
}

/* The result of a function that is not seen: what its declaration publishes ("nvvm.as"), if it does. A
 * definition is not asked: its attribute is a fact of another day. */
static Fact result_published(Solver *z, SymId callee, TypeId t) {
    const Module *m = z->s->m;
    if (!callee || m->sym.at[callee].defined || t != T_PTR) return result_unknown(z, t);
    AttrSetId attrs = attr_list_at(m, m->sym.at[callee].attrs, ATTR_RESULT);
    const Attr *as = attr_find(m, attrs, "nvvm.as");
    SpaceSet set;
    if (!as || as->form != ATTR_STRING_VALUE || !space_words_read(str_get(m, as->text), &set))
        return result_unknown(z, t);
    return attr_find(m, attrs, "nonnull") ? set : set | SET_NULL;
}

static void unfollowed_flow(Solver *z, SymId fn, const Fn *f, ValueId v, const CallInfo *c) {
    const Inst *i = inst_at(f, v);
    uint32_t node = z->s->base[fn] + v;
    bool wanted = is_pointery(z, i->type) || z->objects.integers;
    if (c->moves && !type_space(z->s->m, i->type)) {
        for (uint32_t k = 0; wanted && k < call_nargs(f, v); k++) {
            bool number = is_pointery(z, i->type) && is_data(z, ref_type(z->s->m, f, inst_op(f, v, k)));
            flow(z, fn, f, inst_op(f, v, k), node, number ? RULE_POINTER : RULE_JOIN);
        }
        return;
    }
    if (objects_class(&z->objects, i->type) != CLASS_NONE && wanted) {
        give(z, node, c->kind == CALL_UNSEEN ? result_published(z, c->target, i->type)
                                             : result_unknown(z, i->type));
        if (is_data(z, i->type)) edge(z, z->ints_back, node, RULE_BITS);
    }
    AsmAccesses *text = &z->objects.assembly;
    if (c->kind == CALL_ASM) asm_accesses(text, z->s->m, call_callee(f, v));
    for (uint32_t k = 0; k < call_nargs(f, v); k++) {
        Ref arg = inst_op(f, v, k);
        if (objects_class(&z->objects, ref_type(z->s->m, f, arg)) == CLASS_NONE) continue;
        uint32_t n;
        const Touch *touch = arg_touches(&z->objects, f, v, c, k, &n);
        bool own = touch && !loc_is_outside(&z->objects, objects_at(&z->objects, fn, arg));
        if (own) touched_flow(z, fn, f, v, k, touch, n, FACT_PLAIN);          /* taken for an address: unknown */
        if (c->kind == CALL_ASM && !asm_keeps(text, k)) continue;              /* what it stores is not the address */
        if (c->kind == CALL_ASM && c->writes) flow(z, fn, f, arg, z->tree_out + fn, RULE_JOIN);
        if (!z->objects.integers) continue;
        if (c->kind == CALL_ASM) flow(z, fn, f, arg, node, RULE_BITS);
        else if (is_data(z, ref_type(z->s->m, f, arg))) flow(z, fn, f, arg, z->ints, RULE_BITS);
    }
}

void call_flow(Solver *z, SymId fn, const Fn *f, ValueId v) {
    CallInfo c = call_info(&z->objects, f, v);
    if (c.kind == CALL_COPY) {
        Ref from = inst_op(f, v, 1);      /* the call has no result: its node is what is copied */
        Loc to = objects_at(&z->objects, fn, inst_op(f, v, 0));
        copy_flow(z, fn, z->s->base[fn] + v, to, objects_at(&z->objects, fn, from), from, c.size);
        return;
    }
    if (c.kind == CALL_FILL) {
        fill_flow(z, fn, f, v, c.size);
        return;
    }
    if (c.kind == CALL_ROW) {
        row_flow(z, fn, f, v, c.row);
        return;
    }
    uint32_t out = z->tree_out + fn;
    if (c.kind == CALL_SEEN) copied_flow(z, fn, f, v, &c);
    bool seen = c.kind == CALL_SEEN || c.kind == CALL_TABLE;
    if (c.followed || c.kind == CALL_TABLE) followed_flow(z, fn, f, v, c.target);
    else unfollowed_flow(z, fn, f, v, &c);
    if (seen && z->s->base[c.target] != NODE_NONE) {
        edge(z, z->tree_out + c.target, out, RULE_JOIN);
        edge(z, z->tree_in + fn, z->tree_in + c.target, RULE_JOIN);
    }
    if (c.kind == CALL_UNSEEN) give(z, out, z->s->unknown | FACT_PLAIN);
    if (c.kind == CALL_ASM && c.writes) give(z, out, FACT_PLAIN);
}

/* Behind a parameter that views what is there is whatever callers have there: the data, where numbers may be
 * addresses; the pointers of callers that we do not see. */
void touched_param_flow(Solver *z, SymId fn, uint32_t p) {
    uint32_t n;
    Ref param = ref_make(REF_VALUE, p);
    const Touch *t = param_touches(&z->objects, fn, p, &n);
    if (!t) return;
    Loc view = objects_at(&z->objects, fn, param);
    for (uint32_t i = 0; i < n && z->objects.integers; i++) {
        if (t[i].pointer) continue;
        Fact any = z->s->unknown | FACT_PLAIN;
        range_give(z, loc_behind(z, view, t[i].low), (uint64_t)t[i].size, any, NODE_NONE);
    }
    if (objects_open(&z->objects, fn) && touches_pointers(t, n)) view_flow(z, fn, param, true, view, t, n);
}
