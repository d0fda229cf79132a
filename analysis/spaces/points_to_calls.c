/* points_to_calls.c: the unifications that calls and returns cause.
 *
 *     memcpy(a, b, n)        a copy of memory: equal pointers at both ends
 *     atomic, cp.async       by the row of ir/intrinsics/: whether arguments escape, what the result is
 *     f(p), f is known       p is unified with the parameter of f, the result with what f returns; but if the
 *                            parameter has a summary (call_summary.h) nothing is unified: f views p
 *     asm("mov ...")         the result has the location of the argument
 *     anything else          arguments and result are OUTSIDE
 *
 * Calls through pointers are only recorded here; points_to_indirect.c connects them when the whole module has
 * been scanned. */
#include "analysis/spaces/call_info.h"
#include "analysis/spaces/points_to_scan.h"

/* Handles v, a call of the intrinsic or library function of `row`. A pointer argument escapes if the callee accesses
 * memory, unless it is a library function that keeps no pointer or whose result is known. The result is a new object
 * (malloc), OUTSIDE if the row does not know it, or else the location of the first pointer argument, with which
 * INR_JOIN unifies the others. */
static void scan_row(PointsTo *pt, SymId s, Fn *f, ValueId v, const Intrinsic *row) {
    uint32_t nargs = call_nargs(f, v);
    bool touches = row->flags & (INF_READ | INF_WRITE);
    Location all = LOCATION_NONE;
    for (uint32_t i = 0; i < nargs; i++) {
        Ref arg = inst_op(f, v, i);
        if (!pt_carries(pt, ref_type(pt->m, f, arg))) continue;
        Location l = pt_ref(pt, s, arg);
        bool kept = row->flags & (INF_NOCAPTURE | INF_NOP) || row->result != INR_UNKNOWN || !touches;
        if (!kept || (touches && !(row->flags & INF_LIBRARY))) unify(&pt->u, l, LOCATION_OUTSIDE);
        if (!all.elem) all = l;
        else if (row->result == INR_JOIN) unify(&pt->u, all, l);
    }
    if (!pt_carries(pt, inst_at(f, v)->type)) return;
    if (row->result == INR_GLOBAL) pt_value_set(pt, s, v, (Location){unify_new(&pt->u, 0), 0});
    else pt_value_set(pt, s, v, row->result == INR_UNKNOWN || !all.elem ? LOCATION_OUTSIDE : all);
}

/* Records a copy of `size` bytes, a memcpy or the copy of a byval argument (UINT64_MAX: not known), and sets PT_RANGED
 * of both classes. */
static void scan_copy(PointsTo *pt, Location to, Location from, uint64_t size) {
    unify_flag(&pt->u, to, PT_RANGED);
    unify_flag(&pt->u, from, PT_RANGED);
    unify_copy(&pt->u, to, from, size);
}

/* Appends the byval arguments of call v to pt->views. The parameter is an abstract object of its own; if the call is
 * followed, also records the copy of the argument into it. */
static void scan_byval(PointsTo *pt, SymId s, const Fn *f, ValueId v, const CallInfo *c) {
    for (uint32_t i = 0; i < call_nargs(f, v); i++) {
        if (!program_copies_arg(pt->m, c->target, i)) continue;
        pt_view_add(pt, s, inst_op(f, v, i));
        if (!c->followed) continue;
        Ref to = ref_make(REF_VALUE, i);
        scan_copy(pt, pt_ref(pt, c->target, to), pt_ref(pt, s, inst_op(f, v, i)), UINT64_MAX);
    }
}

/* Connects `view`, the object of a parameter with a summary, with argument `arg` of a call in function s, by the n
 * accesses t: what a pointer that the callee accesses points to is unified in both. Argument and view are not unified.
 * Appends the argument to pt->views if an access is to a pointer. Flags its class with PT_POINTERS, PT_DATA or both, as
 * the accesses are. */
static void scan_view(PointsTo *pt, SymId s, Ref arg, Location view, const ParamAccess *t, uint32_t n) {
    Location l = pt_base(pt, s, arg);
    Extent e = pt_extent(pt, s, arg);
    if (summary_has_pointers(t, n)) pt_view_add(pt, s, arg);
    for (uint32_t k = 0; k < n && l.elem; k++) {
        unify_flag(&pt->u, l, t[k].pointer ? PT_POINTERS : PT_DATA);
        if (!t[k].pointer) continue;
        Location at = pt_shift(pt, l, 0, t[k].low), in = pt_shift(pt, view, 0, t[k].low);
        Location viewed = unify_content(&pt->u, in, t[k].extent);
        unify(&pt->u, unify_content(&pt->u, at, extent_add(e, t[k].extent)), viewed);
    }
}

/* Unifies the arguments of a followed call with parameters, and the result with what the callee returns; if that is
 * always a parameter, by its summary, gives the result the location of the argument plus an offset. A parameter with a
 * summary is connected as a view instead of being unified. An argument without a parameter and a bundle operand escape.
 * Leaves byval arguments to scan_byval. */
static void scan_followed(PointsTo *pt, SymId s, Fn *f, ValueId v, SymId callee) {
    uint32_t nparam = pt->m->sym.at[callee].fn->nparam;
    for (uint32_t i = 0; i + 1 < inst_at(f, v)->nopnd; i++) {
        Ref arg = inst_op(f, v, i);
        uint32_t n;
        if (program_copies_arg(pt->m, callee, i)) continue;
        const ParamAccess *accesses = summary_of_param(pt->summaries, callee, i, &n);
        if (accesses) {
            scan_view(pt, s, arg, pt_base(pt, callee, ref_make(REF_VALUE, i)), accesses, n);
            continue;
        }
        if (i >= nparam || !pt_carries(pt, ref_type(pt->m, f, arg))) {
            pt_escape(pt, s, f, arg);
            continue;
        }
        Location l = pt_ref(pt, s, arg);
        if (l.elem) unify(&pt->u, l, pt_ref(pt, callee, ref_make(REF_VALUE, i)));
    }
    uint32_t p;
    const ParamSummary *back = summary_of_result(pt->summaries, callee, &p);
    if (back) {
        Extent e = back->extent;
        Offset x = {.by = back->by, .stride = e.stride, .size = e.size, .bounded = true};
        if (pt_base(pt, s, inst_op(f, v, p)).elem) pt_value_offset(pt, s, v, inst_op(f, v, p), x);
    } else if (pt_carries(pt, inst_at(f, v)->type)) {
        pt_value_set(pt, s, v, pt_result(pt, callee));
    }
}

/* Lets the operands after the arguments (operand bundles) escape. */
static void scan_bundles(PointsTo *pt, SymId s, const Fn *f, ValueId v) {
    for (uint32_t i = call_nargs(f, v); i + 1 < inst_at(f, v)->nopnd; i++) pt_escape(pt, s, f, inst_op(f, v, i));
}

/* Reports whether call v goes through a pointer; if so, records it for scan_indirect_settle, and its bundle operands
 * escape. Always false if no function's address is tracked. A constant callee other than a function (an alias, an
 * expression) may hide a function, so its address escapes. */
static bool call_is_indirect(PointsTo *pt, SymId s, const Fn *f, ValueId v) {
    if (!pt->targets.closed) return false;
    Ref callee = call_callee(f, v);
    if (!ref_is(callee, REF_VALUE)) {
        bool alias = ref_is(callee, REF_SYM) && pt->m->sym.at[ref_index(callee)].kind != SYM_FUNC;
        if (alias || ref_is(callee, REF_CONST)) unify(&pt->u, pt_const(pt, callee, 0), LOCATION_OUTSIDE);
        return false;
    }
    scan_bundles(pt, s, f, v);
    scan_indirect_call(pt, s, v);
    return true;
}

void scan_ret(PointsTo *pt, SymId s, Fn *f, ValueId v) {
    Ref r = inst_op(f, v, 0);
    uint32_t p;
    if (summary_of_result(pt->summaries, s, &p)) return; /* each call gets the argument that it passes */
    if (!pt->program->follow || pt_fn_is_open(pt, s)) pt_escape(pt, s, f, r);
    if (!pt->program->follow || !pt_carries(pt, ref_type(pt->m, f, r))) return;
    Location l = pt_ref(pt, s, r);
    if (l.elem) unify(&pt->u, l, pt_result(pt, s));
}

/* Handles assembly that only moves its arguments to its results: a pointer result has the location of the pointer
 * arguments. As with ptrtoint and inttoptr, a pointer that may become a number escapes, also one of a struct of
 * pointers and numbers, and a pointer that is made from a number is OUTSIDE; both set pt->integers. */
static void scan_moves(PointsTo *pt, SymId s, Fn *f, ValueId v) {
    uint8_t class = program_class(pt->program, inst_at(f, v)->type);
    bool pointers = class >= CLASS_POINTER, numbers = class != CLASS_POINTER;
    for (uint32_t i = 0; i < call_nargs(f, v); i++) {
        Ref arg = inst_op(f, v, i);
        if (!pt_carries(pt, ref_type(pt->m, f, arg))) {
            pt->integers |= pointers;
            if (pointers) pt_value_set(pt, s, v, LOCATION_OUTSIDE);
            continue;
        }
        Location l = pt_ref(pt, s, arg);
        if (pointers && l.elem) pt_value_set(pt, s, v, l);
        if (!numbers) continue;
        pt_escape(pt, s, f, arg);
        pt->integers = true;
    }
}

/* Handles a call whose callee is not followed: its operands escape and its result is OUTSIDE. An argument that inline
 * assembly uses only to access memory does not escape. Sets pt->integers if assembly may turn a pointer into a
 * number. */
static void scan_unknown(PointsTo *pt, SymId s, Fn *f, ValueId v, const CallInfo *c) {
    bool data = program_class(pt->program, inst_at(f, v)->type) == CLASS_DATA;
    for (uint32_t i = 0; i + 1 < inst_at(f, v)->nopnd; i++) {
        Ref arg = inst_op(f, v, i);
        uint32_t n;
        bool assembly = c->kind == CALL_ASM && i < call_nargs(f, v);
        const ParamAccess *accesses = assembly ? call_arg_accesses(pt, f, v, c, i, &n) : NULL;
        if (accesses) {
            unify_flag(&pt->u, pt_base(pt, s, arg), PT_DATA);
            continue;
        }
        pt_escape(pt, s, f, arg);
        if (c->kind == CALL_ASM && data && pt_carries(pt, ref_type(pt->m, f, arg))) pt->integers = true;
    }
    if (pt_carries(pt, inst_at(f, v)->type)) pt_value_set(pt, s, v, LOCATION_OUTSIDE);
}

void scan_call(PointsTo *pt, SymId s, Fn *f, ValueId v) {
    CallInfo c = call_info(pt, f, v);
    if (call_is_indirect(pt, s, f, v)) return;
    if (c.kind == CALL_COPY || c.kind == CALL_FILL || c.kind == CALL_ROW || c.moves) scan_bundles(pt, s, f, v);
    if (c.kind == CALL_COPY) {
        scan_copy(pt, pt_ref(pt, s, inst_op(f, v, 0)), pt_ref(pt, s, inst_op(f, v, 1)), c.size);
        return;
    }
    if (c.kind == CALL_FILL) {
        Location to = pt_ref(pt, s, inst_op(f, v, 0));
        unify_flag(&pt->u, to, PT_RANGED | (ref_is_null(pt->m, inst_op(f, v, 1)) ? 0 : PT_MIXED));
        return;
    }
    if (c.kind == CALL_SEEN) scan_byval(pt, s, f, v, &c);
    if (c.kind == CALL_ROW) {
        scan_row(pt, s, f, v, c.row);
    } else if (c.moves) {
        scan_moves(pt, s, f, v);
    } else if (c.followed) {
        scan_followed(pt, s, f, v, c.target);
    } else {
        scan_unknown(pt, s, f, v, &c);
    }
}
