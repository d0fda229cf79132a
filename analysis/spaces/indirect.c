/* indirect.c: calls through pointers whose targets are all known.
 *
 *     @table = internal constant [2 x ptr] [ptr @one, ptr @two]      %f = load ptr, ptr %slot
 *                                                                   call float %f(ptr %shared)
 *
 * A function whose address is used is a place like a variable, so unification says where that address
 * goes. If it never comes OUTSIDE, all that may call the function is seen: direct calls, and calls through
 * pointers of its class. Functions and calls of one class and one prototype are taken together: every such
 * call hands its arguments to all of the functions, and gets any of their results. A call for which there
 * is no function is not understood: the class is OUTSIDE.
 *
 * Where the module is the whole program and calls nothing that is not in it, the world is closed: then OUTSIDE is
 * a class like the others. A function whose address went there, in memory that anybody may see or as a number,
 * can only be called by the module's own calls through pointers from there; and these can only run such
 * functions. A call for which there is none of its prototype opens the world again.
 *
 * That joins classes, which may show that others are one, or OUTSIDE: so it is done in rounds, until nothing
 * changes. A few are enough in practice; after ROUNDS_MAX all that is left counts as OUTSIDE, as does a class
 * with a function that others may call. Each round is linear. */
#include "analysis/spaces/objects.h"
#include "ir/hash.h"

enum { ROUNDS_MAX = 16 };

static bool is_candidate(const Objects *o, SymId s) {
    const Module *m = o->m;
    const Fn *f = m->sym.at[s].fn;
    uint8_t flags = o->calls->flags[s];
    if (!f || !(flags & CG_TAKEN) || (flags & (CG_MISFIT | CG_KERNEL))) return false;
    if (!callgraph_own(o->calls, s) || !callgraph_exact(o->calls, s)) return false;
    if (type_at(m, m->sym.at[s].type)->flags & TYPE_VARARG) return false;
    for (uint32_t p = 0; p < f->nparam; p++)
        if (param_has_attr(m, m->sym.at[s].attrs, p, "byval")) return false;
    return true;
}

/* May the call run code that is not in the module, or a function of it that is not named by it? */
static bool call_leaves(const Module *m, const Fn *f, ValueId v) {
    Ref callee = call_callee(f, v);
    if (ref_is(callee, REF_VALUE)) return false;               /* see indirect_settle */
    if (ref_is(callee, REF_CONST) && const_at(m, callee)->kind == CONST_ASM)
        return asm_calls(m, callee);
    if (!ref_is(callee, REF_SYM)) return true;
    const Sym *s = &m->sym.at[ref_index(callee)];
    return s->kind != SYM_FUNC || (!s->fn && !call_intrinsic(m, f, v));
}

/* Do all that may be called through pointers, and all that may do so, stand in the module? What llvm.used names
 * others may call. */
static bool world_is_closed(const Objects *o) {
    const Module *m = o->m;
    if (o->calls->view != CALLS_WHOLE_PROGRAM || m->module_asm.n) return false;
    each_sym(m, s) {
        const Sym *y = &m->sym.at[s];
        bool taken = o->calls->flags[s] & CG_TAKEN, function = y->kind == SYM_FUNC || y->kind == SYM_IFUNC;
        if (function && taken && (y->kind == SYM_IFUNC || !is_candidate(o, s))) return false;
        if (y->linkage != LINK_APPENDING || !ref_is(y->init, REF_CONST)) continue;
        const Const *c = const_at(m, y->init);
        for (uint32_t i = 0; c->kind == CONST_AGG && i < c->n; i++) {
            Ref r = m->const_elem.at[c->first + i];
            if (ref_is(r, REF_SYM) && m->sym.at[ref_index(r)].kind == SYM_FUNC) return false;
        }
    }
    each_fn(m, s, f) if (callgraph_live(o->calls, f->sym))
        each_inst(f, b, v) if (inst_at(f, v)->op == OP_CALL && call_leaves(m, f, v)) return false;
    return true;
}

void indirect_begin(Objects *o) {
    if (!o->follow) return;
    o->world = world_is_closed(o);
    each_fn(o->m, s, f) {
        if (!is_candidate(o, s)) continue;
        if (!o->closed) o->closed = mem_alloc(o->m->sym.n * sizeof *o->closed);
        o->closed[s] = f->sym;
    }
    if (o->closed) o->indirect_of = mem_alloc((o->nvalue + 1) * sizeof *o->indirect_of);
}

void indirect_note(Objects *o, SymId s, ValueId v) {
    vec_reserve(&o->indirect, 1);
    o->indirect.at[o->indirect.n].fn = s;
    o->indirect.at[o->indirect.n].call = v;
    o->indirect.at[o->indirect.n++].target = 0;
    o->indirect_of[o->base[s] + v] = o->indirect.n;
}

SymId indirect_target(const Objects *o, SymId s, ValueId v) {
    uint32_t i = o->indirect_of ? o->indirect_of[o->base[s] + v] : 0;
    return i ? o->indirect.at[i - 1].target : 0;
}

/* ------------------------------------------------------------------------------------------- rounds */

static bool join(Objects *o, Loc a, Loc b) {
    if (!a.elem || !b.elem) return false;
    bool apart = objects_find(o, a).elem != objects_find(o, b).elem;
    unify(o, a, b);
    return apart;
}

static void fn_open(Objects *o, SymId s) {
    const Fn *f = o->m->sym.at[s].fn;
    o->closed[s] = 0;
    for (ValueId p = 0; p < f->nparam; p++)
        if (objects_class(o, inst_at(f, p)->type) >= CLASS_POINTER)
            unify(o, ref_loc(o, s, ref_make(REF_VALUE, p)), LOC_OUTSIDE);
    unify(o, result_loc(o, s), LOC_OUTSIDE);
}

static void call_open(Objects *o, uint32_t i) {
    SymId s = o->indirect.at[i].fn;
    ValueId v = o->indirect.at[i].call;
    o->indirect_of[o->base[s] + v] = 0;
    o->indirect.at[i].target = 0;
    o->shares = o->calls->flags[s] & CG_SHARES;
    call_escape(o, s, o->m->sym.at[s].fn, v);
    o->shares = false;
}

/* Is the class one whose functions and calls are all known? */
static bool class_is_closed(Objects *o, Loc l) {
    if (!l.elem) return false;
    uint32_t root = objects_find(o, l).elem;
    if (o->world && loc_is_outside(o, (Loc){root, 0})) return true;
    return !loc_is_outside(o, (Loc){root, 0}) && !(o->place.at[root].flags & PLACE_OPEN_FN);
}

/* The function that stands for those of a class with one prototype; 0: none was seen in this round. */
static SymId representative(Objects *o, const Hash *found, uint32_t root, TypeId type) {
    uint32_t hash = hash_word(hash_word(0, root), type);
    for (uint32_t i = hash, r; (r = hash_next(found, hash, &i)) != 0;)
        if (o->m->sym.at[r].type == type && objects_find(o, (Loc){o->of_sym[r], 0}).elem == root) return r;
    return 0;
}

static bool functions_join(Objects *o, Hash *found) {
    bool changed = false;
    each_fn(o->m, s, f) {
        Loc at = {o->of_sym[s], 0};
        if (!o->closed[s] || !at.elem) continue;               /* its address goes nowhere that is reached */
        if (!class_is_closed(o, at)) {
            fn_open(o, s);
            changed = true;
            continue;
        }
        uint32_t root = objects_find(o, at).elem;
        TypeId type = o->m->sym.at[s].type;
        SymId r = representative(o, found, root, type);
        o->closed[s] = r ? r : s;
        if (!r) {
            hash_add(found, hash_word(hash_word(0, root), type), s);
            continue;
        }
        for (ValueId p = 0; p < f->nparam; p++) {
            Ref param = ref_make(REF_VALUE, p);
            if (objects_class(o, inst_at(f, p)->type) >= CLASS_POINTER)
                changed |= join(o, ref_loc(o, r, param), ref_loc(o, s, param));
        }
        changed |= join(o, result_loc(o, r), result_loc(o, s));
    }
    return changed;
}

static TypeId call_type(Objects *o, const Fn *f, ValueId v) {
    uint32_t n = call_nargs(f, v);
    TypeId *param = mem_alloc((n + 1) * sizeof *param);
    for (uint32_t i = 0; i < n; i++) param[i] = ref_type(o->m, f, inst_op(f, v, i));
    TypeId t = type_func(o->m, inst_at(f, v)->type, param, n, inst_at(f, v)->flags & IF_VARARG);
    free(param);
    return t;
}

static bool calls_join(Objects *o, const Hash *found) {
    bool changed = false;
    for (uint32_t i = 0; i < o->indirect.n; i++) {
        SymId s = o->indirect.at[i].fn;
        ValueId v = o->indirect.at[i].call;
        const Fn *f = o->m->sym.at[s].fn;
        if (!o->indirect_of[o->base[s] + v]) continue;         /* open already */
        Loc at = ref_loc(o, s, call_callee(f, v));
        bool closed = class_is_closed(o, at);
        SymId r = closed ? representative(o, found, objects_find(o, at).elem, call_type(o, f, v)) : 0;
        if (r) {
            o->indirect.at[i].target = r;
            changed |= call_connect(o, s, f, v, r);
            continue;
        }
        changed = true;
        if (closed && loc_is_outside(o, objects_find(o, at))) o->world = false;
        if (closed) unify(o, at, LOC_OUTSIDE);
        call_open(o, i);
    }
    return changed;
}

static void all_open(Objects *o) {
    o->world = false;
    each_fn(o->m, s, f)
        if (o->closed[s]) fn_open(o, f->sym);
    for (uint32_t i = 0; i < o->indirect.n; i++)
        if (o->indirect_of[o->base[o->indirect.at[i].fn] + o->indirect.at[i].call]) call_open(o, i);
}

void indirect_settle(Objects *o) {
    if (!o->closed) return;
    bool changed = true;
    for (int round = 0; changed && round < ROUNDS_MAX; round++) {
        Hash found = {0};
        changed = functions_join(o, &found);
        changed |= calls_join(o, &found);
        free(found.slot);
    }
    if (changed) all_open(o);
}
