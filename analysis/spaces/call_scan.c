/* call_scan.c: what calls say of the addresses that they are handed and give back.
 *
 *     memcpy(a, b, n)      memory is copied: the pointers in both mean the same
 *     atomic, cp.async     a row of ir/intrinsics/: does it keep its pointers, what does it give back?
 *     f(p), f is seen      p means what the parameter of f means, the result what f returns; but where param_effects.c
 *                          knows all that f does with the parameter nothing is unified: f views p
 *     asm("mov ...")       hands its arguments on
 *     anything else        what it is handed is OUTSIDE, and so is what it gives back
 *
 * Calls through pointers are noted, and looked at when all is scanned (indirect.c). */
#include "analysis/spaces/scan.h"

CallInfo call_info(const Objects *o, const Fn *f, ValueId v) {
    const Module *m = o->m;
    CallInfo c = {.kind = CALL_UNSEEN, .writes = true, .size = UINT64_MAX};
    Ref callee = call_callee(f, v);
    if (ref_is_asm(m, callee)) {
        c.kind = CALL_ASM;
        uint8_t *writes = &o->asm_writes[ref_index(callee)];
        if (!*writes) *writes = asm_writes(m, callee) ? 2 : 1;
        c.writes = *writes == 2;
        c.moves = asm_moves(m, callee);
        return c;
    }
    c.target = call_target(m, f, v);
    uint32_t row = call_intrinsic(m, f, v);
    if (row && !(c.target && m->sym.at[c.target].fn)) {
        c.row = intrinsic_at(row);
        c.kind = c.row->flags & INF_COPY ? CALL_COPY : c.row->flags & INF_FILL ? CALL_FILL : CALL_ROW;
        if (c.kind != CALL_ROW && !ref_int(m, inst_op(f, v, 2), &c.size)) c.size = UINT64_MAX;
    } else if (c.target && callgraph_exact(o->calls, c.target)) {
        c.kind = CALL_SEEN;
        bool direct = ref_same(callee, ref_make(REF_SYM, c.target));
        c.followed = o->follow && direct && call_fits(m, f, v, c.target);
    } else if (!c.target && (c.target = indirect_target(o, f->sym, v)) != 0) {
        c.kind = CALL_TABLE;
    }
    return c;
}

bool arg_is_copied(const Objects *o, SymId callee, uint32_t i) {
    return i < o->m->sym.at[callee].fn->nparam &&
           param_has_attr(o->m, o->m->sym.at[callee].attrs, i, "byval");
}

Loc result_loc(Objects *o, SymId s) {
    if (!o->result[s]) o->result[s] = place_new(o, 0);
    return (Loc){o->result[s], 0};
}

static void row_scan(Objects *o, SymId s, Fn *f, ValueId v, const Intrinsic *row) {
    uint32_t nargs = call_nargs(f, v);
    bool touches = row->flags & (INF_READ | INF_WRITE);
    Loc all = LOC_NONE;
    for (uint32_t i = 0; i < nargs; i++) {
        Ref arg = inst_op(f, v, i);
        if (!carries(o, ref_type(o->m, f, arg))) continue;
        Loc l = ref_loc(o, s, arg);
        bool kept = row->flags & (INF_NOCAPTURE | INF_NOP) || row->result != INR_UNKNOWN || !touches;
        if (!kept || (touches && !(row->flags & INF_LIBRARY))) unify(o, l, LOC_OUTSIDE);
        if (!all.elem) all = l;
        else if (row->result == INR_JOIN) unify(o, all, l);
    }
    if (!carries(o, inst_at(f, v)->type)) return;
    if (row->result == INR_GLOBAL) value_set(o, s, v, (Loc){place_new(o, 0), 0});
    else value_set(o, s, v, row->result == INR_UNKNOWN || !all.elem ? LOC_OUTSIDE : all);
}

static void copy_scan(Objects *o, Loc to, Loc from, uint64_t size) {
    place_flag(o, to, PLACE_RANGED);
    place_flag(o, from, PLACE_RANGED);
    copy_note(o, to, from, size);
}

void byval_note(Objects *o, SymId s, Ref from) {
    vec_reserve(&o->byval, 1);
    o->byval.at[o->byval.n].fn = s;
    o->byval.at[o->byval.n++].from = from;
}

/* Arguments that the call copies for the callee are noted; its parameter is a place of its own. */
static void byval_scan(Objects *o, SymId s, const Fn *f, ValueId v, const CallInfo *c) {
    for (uint32_t i = 0; i < call_nargs(f, v); i++) {
        if (!arg_is_copied(o, c->target, i)) continue;
        byval_note(o, s, inst_op(f, v, i));
        if (!c->followed) continue;
        Ref to = ref_make(REF_VALUE, i);
        copy_scan(o, ref_loc(o, c->target, to), ref_loc(o, s, inst_op(f, v, i)), UINT64_MAX);
    }
}

/* The callee views the argument: what the pointers mean that it finds or leaves there is the same for
 * both. */
static void view_scan(Objects *o, SymId s, Ref arg, Loc view, const Touch *t, uint32_t n) {
    Loc l = ref_start(o, s, arg);
    Extent e = objects_extent(o, s, arg);
    if (touches_pointers(t, n)) byval_note(o, s, arg);
    for (uint32_t k = 0; k < n && l.elem; k++) {
        place_flag(o, l, t[k].pointer ? PLACE_POINTERS : PLACE_DATA);
        if (!t[k].pointer) continue;
        Loc at = loc_shift(o, l, 0, t[k].low), in = loc_shift(o, view, 0, t[k].low);
        unify(o, field_content(o, at, extent_add(e, t[k].extent)), field_content(o, in, t[k].extent));
    }
}

/* What goes in is what the callee's parameter means, what comes out is what it returns. */
static void followed_scan(Objects *o, SymId s, Fn *f, ValueId v, SymId callee) {
    uint32_t nparam = o->m->sym.at[callee].fn->nparam;
    for (uint32_t i = 0; i + 1 < inst_at(f, v)->nopnd; i++) {
        Ref arg = inst_op(f, v, i);
        uint32_t n;
        if (arg_is_copied(o, callee, i)) continue;
        const Touch *touch = param_touches(o, callee, i, &n);
        if (touch) {
            view_scan(o, s, arg, ref_start(o, callee, ref_make(REF_VALUE, i)), touch, n);
            continue;
        }
        if (i >= nparam || !carries(o, ref_type(o->m, f, arg))) {
            escape(o, s, f, arg);
            continue;
        }
        Loc l = ref_loc(o, s, arg);
        if (l.elem) unify(o, l, ref_loc(o, callee, ref_make(REF_VALUE, i)));
    }
    uint32_t p;
    const Touched *back = result_view(o, callee, &p);
    if (back) {
        Extent e = back->extent;
        Offset x = {.by = back->by, .stride = e.stride, .size = e.size, .bounded = true};
        if (ref_start(o, s, inst_op(f, v, p)).elem) address_scan(o, s, v, inst_op(f, v, p), x);
    } else if (carries(o, inst_at(f, v)->type)) {
        value_set(o, s, v, result_loc(o, callee));
    }
}

bool call_connect(Objects *o, SymId s, const Fn *f, ValueId v, SymId callee) {
    const Fn *g = o->m->sym.at[callee].fn;
    bool changed = false;
    for (uint32_t i = 0; i < g->nparam; i++) {
        if (!carries(o, inst_at(g, i)->type)) continue;
        Loc l = ref_loc(o, s, inst_op(f, v, i)), p = ref_loc(o, callee, ref_make(REF_VALUE, i));
        changed |= l.elem && objects_find(o, l).elem != objects_find(o, p).elem;
        unify(o, l, p);
    }
    if (!carries(o, inst_at(f, v)->type)) return changed;
    Loc l = ref_loc(o, s, ref_make(REF_VALUE, v)), r = result_loc(o, callee);
    changed |= objects_find(o, l).elem != objects_find(o, r).elem;
    unify(o, l, r);
    return changed;
}

void call_escape(Objects *o, SymId s, Fn *f, ValueId v) {
    for (uint32_t i = 0; i + 1 < inst_at(f, v)->nopnd; i++) escape(o, s, f, inst_op(f, v, i));
    if (carries(o, inst_at(f, v)->type)) value_set(o, s, v, LOC_OUTSIDE);
}

/* Is it a call through a pointer, to be looked at when all is scanned? Other constants than functions may
 * hide one: then its address goes somewhere. */
static bool call_is_indirect(Objects *o, SymId s, const Fn *f, ValueId v) {
    if (!o->closed) return false;
    Ref callee = call_callee(f, v);
    if (!ref_is(callee, REF_VALUE)) {
        bool alias = ref_is(callee, REF_SYM) && o->m->sym.at[ref_index(callee)].kind != SYM_FUNC;
        if (alias || ref_is(callee, REF_CONST)) unify(o, const_loc(o, callee, 0), LOC_OUTSIDE);
        return false;
    }
    for (uint32_t i = call_nargs(f, v); i + 1 < inst_at(f, v)->nopnd; i++) escape(o, s, f, inst_op(f, v, i));
    indirect_note(o, s, v);
    return true;
}

void ret_scan(Objects *o, SymId s, Fn *f, ValueId v) {
    Ref r = inst_op(f, v, 0);
    uint32_t p;
    if (result_view(o, s, &p)) return;                         /* each caller gets what it handed over */
    if (!o->follow || objects_open(o, s)) escape(o, s, f, r);
    if (!o->follow || !carries(o, ref_type(o->m, f, r))) return;
    Loc l = ref_loc(o, s, r);
    if (l.elem) unify(o, l, result_loc(o, s));
}

/* Assembly that hands its arguments on. As a number an argument is OUTSIDE, as it is behind ptrtoint. */
static void moves_scan(Objects *o, SymId s, Fn *f, ValueId v) {
    bool pointers = objects_class(o, inst_at(f, v)->type) >= CLASS_POINTER;
    for (uint32_t i = 0; i < call_nargs(f, v); i++) {
        Ref arg = inst_op(f, v, i);
        if (!carries(o, ref_type(o->m, f, arg))) {
            o->integers |= pointers;
            if (pointers) value_set(o, s, v, LOC_OUTSIDE);
        } else if (pointers) {
            Loc l = ref_loc(o, s, arg);
            if (l.elem) value_set(o, s, v, l);
        } else {
            escape(o, s, f, arg);
            o->integers = true;
        }
    }
}

void call_scan(Objects *o, SymId s, Fn *f, ValueId v) {
    CallInfo c = call_info(o, f, v);
    if (call_is_indirect(o, s, f, v)) return;
    if (c.kind == CALL_COPY) {
        copy_scan(o, ref_loc(o, s, inst_op(f, v, 0)), ref_loc(o, s, inst_op(f, v, 1)), c.size);
        return;
    }
    if (c.kind == CALL_FILL) {
        Loc to = ref_loc(o, s, inst_op(f, v, 0));
        place_flag(o, to, PLACE_RANGED | (ref_is_null(o->m, inst_op(f, v, 1)) ? 0 : PLACE_MIXED));
        return;
    }
    if (c.kind == CALL_SEEN) byval_scan(o, s, f, v, &c);
    if (c.kind == CALL_ROW) {
        row_scan(o, s, f, v, c.row);
    } else if (c.moves) {
        moves_scan(o, s, f, v);
        return;
    } else if (c.followed) {
        followed_scan(o, s, f, v, c.target);
        return;
    } else {
        bool data = objects_class(o, inst_at(f, v)->type) == CLASS_DATA;
        for (uint32_t i = 0; i + 1 < inst_at(f, v)->nopnd; i++) {
            Ref arg = inst_op(f, v, i);
            uint32_t n;
            const Touch *touch = c.kind == CALL_ASM && i < call_nargs(f, v) ? arg_touches(o, f, v, &c, i, &n) : NULL;
            if (touch) {
                place_flag(o, ref_start(o, s, arg), PLACE_DATA);
                continue;
            }
            escape(o, s, f, arg);
            if (c.kind == CALL_ASM && data && carries(o, ref_type(o->m, f, arg))) o->integers = true;
        }
        if (carries(o, inst_at(f, v)->type)) value_set(o, s, v, LOC_OUTSIDE);
        return;
    }
    for (uint32_t i = call_nargs(f, v); i + 1 < inst_at(f, v)->nopnd; i++) escape(o, s, f, inst_op(f, v, i));
}
