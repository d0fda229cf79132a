/* points_to.c: the locations of symbols, constants and values. See points_to.h. */
#include "analysis/spaces/points_to.h"

/* ------------------------------------------------------------------------ symbols and constants */

/* Reports whether no other module can name variable *v: by its linkage, by CallGraph.mine, or because the module is the
 * whole program and defines it. */
static bool var_is_internal(const PointsTo *pt, const Sym *v) {
    if (pt->program->calls->mine && pt->program->calls->mine[v - pt->m->sym.at]) return true;
    if (v->linkage == LINK_INTERNAL || v->linkage == LINK_PRIVATE) return true;
    bool whole = pt->program->calls->view == CALLS_WHOLE_PROGRAM && v->defined;
    return whole && v->linkage != LINK_AVAILABLE_EXTERNALLY && v->linkage != LINK_APPENDING;
}

/* Reports whether symbol s is a variable that is an abstract object of its own instead of a part of OUTSIDE: it is not
 * externally_initialized, and is internal or in shared memory. */
static bool var_is_own(const PointsTo *pt, SymId s) {
    const Sym *v = &pt->m->sym.at[s];
    if (v->kind != SYM_VAR || v->externally_initialized) return false;
    return var_is_internal(pt, v) || v->space == SPACE_SHARED;
}

/* Returns the location of a function; LOCATION_NONE if no function's address is tracked, or if the scan is over and
 * has not seen the function. Makes its object otherwise. */
static Location fn_loc(PointsTo *pt, SymId s) {
    if (!pt->targets.closed || (pt->frozen && !pt->sym[s])) return LOCATION_NONE;
    if (!pt->sym[s]) pt->sym[s] = unify_new(&pt->u, pt->targets.closed[s] ? 0 : PT_OPEN_FN);
    return (Location){pt->sym[s], 0};
}

/* Returns the location of variable or function s. Makes the object of a variable that is one of its own; returns
 * OUTSIDE for any other variable, and fn_loc() for a function. Shared memory lives as long as a launch, so a shared
 * variable that other modules can name is exposed only if it is used in a launch that may run their code (pt->shares):
 * then its class gets PT_EXTERNAL. */
static Location sym_loc(PointsTo *pt, SymId s) {
    const Sym *v = &pt->m->sym.at[s];
    if (v->kind == SYM_FUNC) return fn_loc(pt, s);
    if (!pt->sym[s]) {
        if (!var_is_own(pt, s)) return LOCATION_OUTSIDE;
        /* All dynamic shared memory starts at one address, whatever its name: SymId 0 represents it. */
        bool dynamic = v->space == SPACE_SHARED && !v->defined;
        uint32_t *place = &pt->sym[dynamic ? 0 : s];
        if (!*place) *place = unify_new(&pt->u, 0);
        pt->sym[s] = *place;
    }
    if (pt->shares && !var_is_internal(pt, v)) pt->u.class.at[pt->sym[s]].flags |= PT_EXTERNAL;
    return (Location){pt->sym[s], 0};
}

void pt_const_escape(PointsTo *pt, Ref r) {
    if (ref_is(r, REF_SYM)) unify(&pt->u, sym_loc(pt, ref_index(r)), LOCATION_OUTSIDE);
    if (!ref_is(r, REF_CONST)) return;
    const Const *c = const_at(pt->m, r);
    if (c->kind == CONST_DSO_LOCAL_EQUIVALENT || c->kind == CONST_NO_CFI)
        unify(&pt->u, sym_loc(pt, c->first), LOCATION_OUTSIDE);
    if (c->kind != CONST_EXPR && c->kind != CONST_AGG) return;
    for (uint32_t i = 0, first = c->first, n = c->n; i < n; i++) pt_const_escape(pt, pt->m->const_elem.at[first + i]);
}

Location pt_shift(PointsTo *pt, Location l, uint64_t stride, int64_t by) {
    if (!l.elem) return LOCATION_OUTSIDE;
    int64_t off = l.off + by;
    if (off != (int32_t)off || by != (int32_t)by) stride = 1, off = 0;
    if (stride) unify_fold(&pt->u, unify_find(&pt->u, l).elem, stride);
    return (Location){l.elem, (int32_t)off};
}

Location pt_const(PointsTo *pt, Ref r, uint32_t depth) {
    if (ref_is(r, REF_SYM)) {
        uint8_t kind = pt->m->sym.at[ref_index(r)].kind;
        return kind == SYM_ALIAS || kind == SYM_IFUNC ? LOCATION_OUTSIDE : sym_loc(pt, ref_index(r));
    }
    if (!ref_is(r, REF_CONST)) return LOCATION_NONE;
    Const c = *const_at(pt->m, r);
    if (c.kind == CONST_AGG && program_class(pt->program, c.type) >= CLASS_POINTER) {
        Location all = LOCATION_NONE;
        for (uint32_t i = 0; i < c.n; i++) {
            Ref e = pt->m->const_elem.at[c.first + i];
            if (depth >= DEPTH_MAX) return pt_const_escape(pt, e), LOCATION_OUTSIDE;
            Location l = pt_const(pt, e, depth + 1);
            if (!all.elem) all = l;
            else if (!pt->frozen) unify(&pt->u, all, l);
        }
        return all;
    }
    bool names = c.kind == CONST_DSO_LOCAL_EQUIVALENT || c.kind == CONST_NO_CFI;
    if (names && pt->targets.closed) pt_const_escape(pt, r);
    if (c.kind != CONST_EXPR) return LOCATION_NONE;
    Ref op0 = pt->m->const_elem.at[c.first];
    if (depth < DEPTH_MAX && (c.op == OP_ADDRSPACECAST || c.op == OP_BITCAST)) return pt_const(pt, op0, depth + 1);
    if (depth < DEPTH_MAX && c.op == OP_GETELEMENTPTR && !program_has_null(pt->m, NULL, op0)) {
        Offset x = offset_of(pt->m, NULL, NULL, 0, c.aux, &pt->m->const_elem.at[c.first + 1], c.n - 1);
        return pt_shift(pt, pt_const(pt, op0, depth + 1), x.stride, x.by);
    }
    pt_const_escape(pt, r);
    return LOCATION_OUTSIDE;
}

/* --------------------------------------------------------------------------------------- values */

Location pt_base(PointsTo *pt, SymId s, Ref r) {
    if (!ref_is(r, REF_VALUE)) return pt_const(pt, r, 0);
    Location *l = &pt->value[pt->program->base[s] + ref_index(r)];
    if (!l->elem) *l = (Location){unify_new(&pt->u, 0), 0}; /* used before its definition was scanned */
    return *l;
}

Extent pt_extent(const PointsTo *pt, SymId s, Ref r) {
    uint32_t i = ref_is(r, REF_VALUE) ? pt->extent_of[pt->program->base[s] + ref_index(r)] : 0;
    return i ? pt->extent.at[i - 1] : (Extent){0, 0};
}

Location pt_ref(PointsTo *pt, SymId s, Ref r) {
    Location l = pt_base(pt, s, r);
    Extent e = pt_extent(pt, s, r);
    if (e.size && l.elem) unify_fold(&pt->u, unify_find(&pt->u, l).elem, e.stride);
    return l;
}

void pt_value_set(PointsTo *pt, SymId s, ValueId v, Location l) {
    Location *at = &pt->value[pt->program->base[s] + v];
    if (!at->elem) *at = l;
    else unify(&pt->u, *at, l);
}

/* If v has a location already, because a phi used it before its definition, it must not get an extent: that
 * use took the location as the only one. */
void pt_value_offset(PointsTo *pt, SymId s, ValueId v, Ref base, Offset x) {
    Extent e = pt_extent(pt, s, base);
    bool used = pt->value[pt->program->base[s] + v].elem;
    if (!x.stride && !e.size && !used) {
        pt_value_set(pt, s, v, pt_shift(pt, pt_base(pt, s, base), 0, x.by));
        return;
    }
    uint64_t size = e.size + x.size, stride = offsets_gcd(e.stride, x.stride);
    if (!x.bounded || used || size > INT32_MAX || stride > INT32_MAX) {
        pt_value_set(pt, s, v, pt_shift(pt, pt_ref(pt, s, base), x.stride, x.by));
        return;
    }
    pt_value_set(pt, s, v, pt_shift(pt, pt_base(pt, s, base), 0, x.by));
    if (!size) return;
    vec_push(&pt->extent, ((Extent){(uint32_t)size, (uint32_t)stride}));
    pt->extent_of[pt->program->base[s] + v] = pt->extent.n;
}

void pt_escape(PointsTo *pt, SymId s, const Fn *f, Ref r) {
    if (ref_is(r, REF_VALUE) ? pt_carries(pt, inst_at(f, ref_index(r))->type)
                             : ref_is(r, REF_CONST) || ref_is(r, REF_SYM))
        unify(&pt->u, pt_ref(pt, s, r), LOCATION_OUTSIDE);
}

Location pt_result(PointsTo *pt, SymId s) {
    if (!pt->result[s]) pt->result[s] = unify_new(&pt->u, 0);
    return (Location){pt->result[s], 0};
}

void pt_view_add(PointsTo *pt, SymId s, Ref from) {
    vec_reserve(&pt->views, 1);
    pt->views.at[pt->views.n].fn = s;
    pt->views.at[pt->views.n++].from = from;
}

/* -------------------------------------------------------------------------------------- queries */

Location pt_at(PointsTo *pt, SymId s, Ref r) {
    Location l = ref_is(r, REF_VALUE) ? pt->value[pt->program->base[s] + ref_index(r)] : pt_const(pt, r, 0);
    return unify_find(&pt->u, l.elem ? l : LOCATION_OUTSIDE);
}
