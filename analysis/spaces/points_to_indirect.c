/* points_to_indirect.c: resolves calls through pointers whose targets are all known.
 *
 *     @table = internal constant [2 x ptr] [ptr @one, ptr @two]      %f = load ptr, ptr %slot
 *                                                                    call float %f(ptr %shared)
 *
 * A function whose address is used is an abstract object like a variable, so unification computes where its
 * address goes. If the address never reaches OUTSIDE, all callers of the function are known: direct calls,
 * and calls through pointers into its class. All functions of one class and one prototype are treated alike:
 * each such call passes its arguments to all of them, and gets the result of any. If a call finds no function
 * in its class, the class is OUTSIDE.
 *
 * If the module is the whole program and calls nothing outside it, the world is closed: then OUTSIDE is a
 * class like the others. A function whose address is in memory that anyone may read, or in a number, can be
 * called only by calls of the module whose pointer comes from there, and these calls can run only such
 * functions. A call of this kind without a function of its prototype opens the world again.
 *
 * Connecting calls joins classes, which may show that further classes are one, or OUTSIDE. So the file works
 * in rounds, each linear, until nothing changes. A few rounds are enough in practice; after ROUNDS_MAX
 * everything left counts as OUTSIDE, and so does a class that contains a function which others may call. */
#include "analysis/assembly.h"
#include "analysis/spaces/points_to_scan.h"
#include "ir/hash.h"

enum { ROUNDS_MAX = 16 };

/* Reports whether the address of function s can be tracked: it is taken, and s has a body that no code outside the
 * module can name or replace, is no kernel, and has neither variable arguments, byval parameters, nor calls with
 * another prototype. */
static bool is_candidate(const PointsTo *pt, SymId s) {
    const Module *m = pt->m;
    const Fn *f = m->sym.at[s].fn;
    uint8_t flags = pt->program->calls->flags[s];
    if (!f || !(flags & CG_ADDRESS_TAKEN) || (flags & (CG_PROTOTYPE_MISMATCH | CG_KERNEL))) return false;
    if (!callgraph_is_internal(pt->program->calls, s) || !callgraph_is_exact(pt->program->calls, s)) return false;
    if (type_at(m, m->sym.at[s].type)->flags & TYPE_VARARG) return false;
    for (uint32_t p = 0; p < f->nparam; p++)
        if (param_has_attr(m, m->sym.at[s].attrs, p, "byval")) return false;
    return true;
}

/* Reports whether call v may run code outside the module, or a function of the module that it does not name; false for
 * a call through a pointer, which scan_indirect_settle examines, and for a known intrinsic. */
static bool call_leaves(const Module *m, const Fn *f, ValueId v) {
    Ref callee = call_callee(f, v);
    if (ref_is(callee, REF_VALUE)) return false; /* see scan_indirect_settle */
    if (ref_is_asm(m, callee)) return asm_calls(m, callee);
    if (!ref_is(callee, REF_SYM)) return true;
    const Sym *s = &m->sym.at[ref_index(callee)];
    return s->kind != SYM_FUNC || (!s->fn && !call_intrinsic(m, f, v));
}

/* Reports whether all possible targets of calls through pointers, and all such calls, are in the module: it is the
 * whole program, has no module assembly, each function whose address is taken is a candidate, and no live code leaves
 * the module. A function that a list such as llvm.used names may be called by others. */
static bool world_is_closed(const PointsTo *pt) {
    const Module *m = pt->m;
    if (pt->program->calls->view != CALLS_WHOLE_PROGRAM || m->module_asm.n) return false;
    each_sym(m, s) {
        const Sym *y = &m->sym.at[s];
        bool taken = pt->program->calls->flags[s] & CG_ADDRESS_TAKEN;
        bool function = y->kind == SYM_FUNC || y->kind == SYM_IFUNC;
        if (function && taken && (y->kind == SYM_IFUNC || !is_candidate(pt, s))) return false;
        if (y->linkage != LINK_APPENDING || !ref_is(y->init, REF_CONST)) continue;
        const Const *c = const_at(m, y->init);
        for (uint32_t i = 0; c->kind == CONST_AGG && i < c->n; i++) {
            Ref r = m->const_elem.at[c->first + i];
            if (ref_is(r, REF_SYM) && m->sym.at[ref_index(r)].kind == SYM_FUNC) return false;
        }
    }
    each_fn(m, s, f)
        if (callgraph_is_live(pt->program->calls, f->sym))
            each_inst(f, b, v)
                if (inst_at(f, v)->op == OP_CALL && call_leaves(m, f, v)) return false;
    return true;
}

void scan_indirect_begin(PointsTo *pt) {
    if (!pt->program->follow) return;
    pt->targets.closed_world = world_is_closed(pt);
    each_fn(pt->m, s, f) {
        if (!is_candidate(pt, s)) continue;
        if (!pt->targets.closed) pt->targets.closed = mem_alloc(pt->m->sym.n * sizeof *pt->targets.closed);
        pt->targets.closed[s] = f->sym;
    }
    if (!pt->targets.closed) return;
    pt->targets.of_value = mem_alloc((pt->program->nvalue + 1) * sizeof *pt->targets.of_value);
}

void scan_indirect_call(PointsTo *pt, SymId s, ValueId v) {
    vec_reserve(&pt->targets.call, 1);
    pt->targets.call.at[pt->targets.call.n].fn = s;
    pt->targets.call.at[pt->targets.call.n].call = v;
    pt->targets.call.at[pt->targets.call.n++].target = 0;
    pt->targets.of_value[pt->program->base[s] + v] = pt->targets.call.n;
}

/* Unifies arguments and result of call v of function s with those of `callee`; returns true if that joined classes. */
static bool call_connect(PointsTo *pt, SymId s, const Fn *f, ValueId v, SymId callee) {
    const Fn *g = pt->m->sym.at[callee].fn;
    bool changed = false;
    for (uint32_t i = 0; i < g->nparam; i++) {
        if (!pt_carries(pt, inst_at(g, i)->type)) continue;
        Location l = pt_ref(pt, s, inst_op(f, v, i)), p = pt_ref(pt, callee, ref_make(REF_VALUE, i));
        changed |= l.elem && unify_find(&pt->u, l).elem != unify_find(&pt->u, p).elem;
        unify(&pt->u, l, p);
    }
    if (!pt_carries(pt, inst_at(f, v)->type)) return changed;
    Location l = pt_ref(pt, s, ref_make(REF_VALUE, v)), r = pt_result(pt, callee);
    changed |= unify_find(&pt->u, l).elem != unify_find(&pt->u, r).elem;
    unify(&pt->u, l, r);
    return changed;
}

/* Unifies all operands of call v except the callee, and its result, with OUTSIDE, as far as they are pointers. */
static void call_escape(PointsTo *pt, SymId s, Fn *f, ValueId v) {
    for (uint32_t i = 0; i + 1 < inst_at(f, v)->nopnd; i++) pt_escape(pt, s, f, inst_op(f, v, i));
    if (pt_carries(pt, inst_at(f, v)->type)) pt_value_set(pt, s, v, LOCATION_OUTSIDE);
}

/* ------------------------------------------------------------------------------------------- rounds */

/* Unifies two locations and reports whether they were in different classes. Does nothing and returns false if one is
 * LOCATION_NONE. */
static bool join(PointsTo *pt, Location a, Location b) {
    if (!a.elem || !b.elem) return false;
    bool apart = unify_find(&pt->u, a).elem != unify_find(&pt->u, b).elem;
    unify(&pt->u, a, b);
    return apart;
}

/* Removes function s from the tracked ones (pt->targets.closed): code outside the module may call it, so its parameters
 * and result become OUTSIDE. */
static void fn_open(PointsTo *pt, SymId s) {
    const Fn *f = pt->m->sym.at[s].fn;
    pt->targets.closed[s] = 0;
    for (ValueId p = 0; p < f->nparam; p++)
        if (program_class(pt->program, inst_at(f, p)->type) >= CLASS_POINTER)
            unify(&pt->u, pt_ref(pt, s, ref_make(REF_VALUE, p)), LOCATION_OUTSIDE);
    unify(&pt->u, pt_result(pt, s), LOCATION_OUTSIDE);
}

/* Records that the targets of pt->targets.call.at[i] are not all known: of_value does not lead to it any more, its
 * target becomes 0, and its arguments and result become OUTSIDE. */
static void call_open(PointsTo *pt, uint32_t i) {
    SymId s = pt->targets.call.at[i].fn;
    ValueId v = pt->targets.call.at[i].call;
    pt->targets.of_value[pt->program->base[s] + v] = 0;
    pt->targets.call.at[i].target = 0;
    pt->shares = pt->program->calls->flags[s] & CG_SHARES_LAUNCH;
    call_escape(pt, s, pt->m->sym.at[s].fn, v);
    pt->shares = false;
}

/* Reports whether all functions whose addresses are in the class of l, and all calls through it, are known: false for
 * no class, for OUTSIDE unless the world is closed, and for a class with a function that others may call. */
static bool class_is_closed(PointsTo *pt, Location l) {
    if (!l.elem) return false;
    uint32_t root = unify_find(&pt->u, l).elem;
    if (pt->targets.closed_world && unify_is_outside(&pt->u, (Location){root, 0})) return true;
    return !unify_is_outside(&pt->u, (Location){root, 0}) && !(pt->u.class.at[root].flags & PT_OPEN_FN);
}

/* Returns the function in `found` whose address is in the class `root` and whose type is `type`: the representative of
 * all such functions. Returns 0 if there is none. */
static SymId representative(PointsTo *pt, const Hash *found, uint32_t root, TypeId type) {
    uint32_t hash = hash_word(hash_word(0, root), type);
    for (uint32_t i = hash, r; (r = hash_next(found, hash, &i)) != 0;)
        if (pt->m->sym.at[r].type == type && unify_find(&pt->u, (Location){pt->sym[r], 0}).elem == root) return r;
    return 0;
}

/* Groups the tracked functions by class and prototype, adds the first of each group to `found` as its representative,
 * and unifies parameters and results within each group. Opens the functions whose class is not closed (fn_open).
 * Returns true if it opened a function or joined classes. */
static bool functions_join(PointsTo *pt, Hash *found) {
    bool changed = false;
    each_fn(pt->m, s, f) {
        Location at = {pt->sym[s], 0};
        if (!pt->targets.closed[s] || !at.elem) continue; /* no reachable code uses its address */
        if (!class_is_closed(pt, at)) {
            fn_open(pt, s);
            changed = true;
            continue;
        }
        uint32_t root = unify_find(&pt->u, at).elem;
        TypeId type = pt->m->sym.at[s].type;
        SymId r = representative(pt, found, root, type);
        pt->targets.closed[s] = r ? r : s;
        if (!r) {
            hash_add(found, hash_word(hash_word(0, root), type), s);
            continue;
        }
        for (ValueId p = 0; p < f->nparam; p++) {
            Ref param = ref_make(REF_VALUE, p);
            if (program_class(pt->program, inst_at(f, p)->type) >= CLASS_POINTER)
                changed |= join(pt, pt_ref(pt, r, param), pt_ref(pt, s, param));
        }
        changed |= join(pt, pt_result(pt, r), pt_result(pt, s));
    }
    return changed;
}

/* Returns the function type that call v uses: of its result and argument types. */
static TypeId call_type(PointsTo *pt, const Fn *f, ValueId v) {
    uint32_t n = call_nargs(f, v);
    TypeId *param = mem_alloc((n + 1) * sizeof *param);
    for (uint32_t i = 0; i < n; i++) param[i] = ref_type(pt->m, f, inst_op(f, v, i));
    TypeId t = type_func(pt->m, inst_at(f, v)->type, param, n, inst_at(f, v)->flags & IF_VARARG);
    free(param);
    return t;
}

/* Connects each recorded call that is not opened with the representative of its class and prototype, and stores that as
 * its target. If there is none, the class becomes OUTSIDE and the call is opened (call_open); if the class is OUTSIDE
 * already, the world is no longer closed. Returns true if it opened a call or joined classes. */
static bool calls_join(PointsTo *pt, const Hash *found) {
    bool changed = false;
    for (uint32_t i = 0; i < pt->targets.call.n; i++) {
        SymId s = pt->targets.call.at[i].fn;
        ValueId v = pt->targets.call.at[i].call;
        const Fn *f = pt->m->sym.at[s].fn;
        if (!pt->targets.of_value[pt->program->base[s] + v]) continue; /* its targets are not known */
        Location at = pt_ref(pt, s, call_callee(f, v));
        bool closed = class_is_closed(pt, at);
        SymId r = closed ? representative(pt, found, unify_find(&pt->u, at).elem, call_type(pt, f, v)) : 0;
        if (r) {
            pt->targets.call.at[i].target = r;
            changed |= call_connect(pt, s, f, v, r);
            continue;
        }
        changed = true;
        if (closed && unify_is_outside(&pt->u, unify_find(&pt->u, at))) pt->targets.closed_world = false;
        if (closed) unify(&pt->u, at, LOCATION_OUTSIDE);
        call_open(pt, i);
    }
    return changed;
}

/* Gives up on all tracked functions (fn_open) and all recorded calls (call_open): any such function may be called
 * from anywhere, and any such call may reach any code. */
static void all_open(PointsTo *pt) {
    pt->targets.closed_world = false;
    each_fn(pt->m, s, f)
        if (pt->targets.closed[s]) fn_open(pt, f->sym);
    for (uint32_t i = 0; i < pt->targets.call.n; i++) {
        uint32_t node = pt->program->base[pt->targets.call.at[i].fn] + pt->targets.call.at[i].call;
        if (pt->targets.of_value[node]) call_open(pt, i);
    }
}

void scan_indirect_settle(PointsTo *pt) {
    if (!pt->targets.closed) return;
    bool changed = true;
    for (int round = 0; changed && round < ROUNDS_MAX; round++) {
        Hash found = {0};
        changed = functions_join(pt, &found);
        changed |= calls_join(pt, &found);
        free(found.slot);
    }
    if (changed) all_open(pt);
}
