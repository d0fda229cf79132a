/* param_effects.c: parameters that a function only accesses memory behind, at constant offsets.
 *
 *     atomicAdd(int *p, int n)   { return atomicrmw add p, n }          touches [0, 4) of what p points to
 *     bump(Ring *r)              { atomicAdd(&r->tail, 1) }             touches [20, 24)
 *     get(Span *s, int i)        { return s->first[i] }                 touches [0, 8), a pointer
 *     turn(Pipe *p)              { return &p->stage[p->head & 1] }      touches [32, 36), returns p or p + 16
 *
 * Where all that is done with a parameter is known to be that, a call says no more than those accesses would
 * in its place: the argument keeps an object of its own, nothing is unified, and the parameter is a view, a
 * place whose cells are connected with those of each argument. What the pointers there mean is the same in
 * both. So calls for two fields of a struct do not make one field of both, calls for structs with other
 * fields elsewhere do not mix these, and what is handed to a function that others call, too, does not get out
 * of sight.
 *
 * Such a function may hand back an address behind the parameter, as accessors do: the result of a call is
 * then an address behind its argument.
 *
 * Callees first; functions that call themselves are given up. Each use of a parameter is looked at once. */
#include "analysis/spaces/objects.h"

enum { RANGES_MAX = 32 };

/* Where it is behind the parameter. */
typedef struct Address { int64_t off; Extent extent; } Address;

typedef struct Toucher {
    Objects *o;
    uint8_t *state;               /* by SymId: 0, OPEN while its callees are looked at, DONE */
    VEC(SymId) stack;
    VEC(struct { ValueId v; Address a; }) work;
    Touch found[RANGES_MAX];
    uint32_t nfound;
    bool returns;                 /* the parameter at hand, or what is behind it: `returned` */
    Address returned;
} Toucher;
enum { OPEN = 1, DONE };

static void work_push(Toucher *t, ValueId v, Address a) {
    vec_reserve(&t->work, 1);
    t->work.at[t->work.n].v = v;
    t->work.at[t->work.n++].a = a;
}

/* The address x behind a; false if that is beyond all bounds. */
static bool address_add(Address *a, int64_t by, uint64_t size, uint64_t stride) {
    a->off += by;
    size += a->extent.size;
    stride = offsets_gcd(a->extent.stride, stride);
    a->extent = size ? (Extent){(uint32_t)size, (uint32_t)stride} : (Extent){0, 0};
    return a->off == (int32_t)a->off && size <= INT32_MAX && stride <= INT32_MAX;
}

static bool add_one(Toucher *t, Address at, uint64_t size, Touch how) {
    if (size > INT32_MAX) return false;
    uint32_t i = 0;
    for (; i < t->nfound; i++) {
        const Touch *x = &t->found[i];
        bool same = x->low == at.off && (uint64_t)x->size == size && x->pointer == how.pointer;
        if (same && x->extent.size == at.extent.size && x->extent.stride == at.extent.stride) break;
    }
    if (i == RANGES_MAX) return false;
    if (i == t->nfound)
        t->found[t->nfound++] = (Touch){(int32_t)at.off, (int32_t)size, false, false, how.pointer, at.extent};
    t->found[i].reads |= how.reads;
    t->found[i].writes |= how.writes;
    return true;
}

/* Of few places all, each for itself. */
static bool add(Toucher *t, Address at, uint64_t size, Touch how) {
    uint32_t n = extent_places(at.extent);
    int64_t step = at.extent.stride;
    bool ok = true;
    if (extent_is_few(at.extent)) at.extent = EXTENT_NONE;
    for (uint32_t k = 0; k < n && ok; k++, at.off += step)
        ok = at.off == (int32_t)at.off && add_one(t, at, size, how);
    return ok;
}

/* All of it is data: an address that is stored is a number there, as behind ptrtoint; what is loaded as an
 * address is not asked for. */
static const Touch *asm_touches(Objects *o, const Fn *f, ValueId v, uint32_t i, uint32_t *n) {
    AsmAccesses *a = &o->assembly;
    asm_accesses(a, o->m, call_callee(f, v));
    if (!asm_arg_is_sized(a, i) || objects_class(o, inst_at(f, v)->type) >= CLASS_POINTER) return NULL;
    if (objects_class(o, ref_type(o->m, f, inst_op(f, v, i))) != CLASS_POINTER) return NULL;
    o->asm_touch.n = 0;
    vec_reserve(&o->asm_touch, 1);
    for (uint32_t k = 0; k < a->access.n; k++) {
        const AsmAccess *x = &a->access.at[k];
        if (x->arg == i)
            vec_push(&o->asm_touch, ((Touch){.low = x->offset, .size = (int32_t)x->size, .reads = x->reads,
                                             .writes = x->writes}));
    }
    *n = o->asm_touch.n;
    return o->asm_touch.at;
}

/* What is touched behind a. */
static bool add_all(Toucher *t, Address a, const Touch *at, uint32_t n) {
    for (uint32_t k = 0; at && k < n; k++) {
        Address to = a;
        if (!address_add(&to, at[k].low, at[k].extent.size, at[k].extent.stride)) return false;
        if (!add(t, to, (uint64_t)at[k].size, at[k])) return false;
    }
    return at != NULL;
}

/* A callee that touches its parameter i only, too; it may hand it back. */
static bool call_touches(Toucher *t, const Fn *f, ValueId v, uint32_t i, Address a) {
    Objects *o = t->o;
    uint32_t n, p;
    if (ref_is_asm(o->m, call_callee(f, v))) {
        const Touch *at = asm_touches(o, f, v, i, &n);
        return add_all(t, a, at, at ? n : 0);
    }
    SymId callee = call_target(o->m, f, v);
    if (!callee || !ref_same(call_callee(f, v), ref_make(REF_SYM, callee))) return false;
    if (!o->m->sym.at[callee].fn || t->state[callee] != DONE || !call_fits(o->m, f, v, callee)) return false;
    const Touch *at = param_touches(o, callee, i, &n);
    if (!add_all(t, a, at, at ? n : 0)) return false;
    const Touched *back = result_view(o, callee, &p);
    if (!back || p != i) return true;
    if (!address_add(&a, back->by, back->extent.size, back->extent.stride)) return false;
    work_push(t, v, a);
    return true;
}

/* Operand i of v is the address `at` behind the parameter. */
static bool use_touches(Toucher *t, const Fn *f, ValueId v, uint32_t i, Address at) {
    Objects *o = t->o;
    const Inst *x = inst_at(f, v);
    Access a;
    if (op_flags(x) & OF_DEBUG || x->op == OP_ICMP) return true;
    switch (x->op) {
    case OP_GETELEMENTPTR: {
        if (i) return false;
        Offset by = offset_of(o, f, v, x->aux, inst_ops(f, v) + 1, x->nopnd - 1);
        if ((by.stride && !by.bounded) || !address_add(&at, by.by, by.size, by.stride)) return false;
        break;
    }
    case OP_BITCAST: case OP_FREEZE: case OP_ADDRSPACECAST: break;
    case OP_LOAD: case OP_STORE: case OP_ATOMICRMW: case OP_CMPXCHG: {
        inst_access(o->m, f, v, &a);
        bool pointer = type_is_ptr(o->m, a.type);
        if (i != (x->op == OP_STORE) || (!pointer && objects_class(o, a.type) != CLASS_DATA)) return false;
        Touch how = {.reads = a.reads, .writes = a.writes, .pointer = pointer};
        return add(t, at, type_store_size(o->m, a.type), how);
    }
    case OP_CALL: return i < call_nargs(f, v) && call_touches(t, f, v, i, at);
    case OP_RET:
        if (t->returns) return false;
        t->returns = true;
        t->returned = at;
        return true;
    default: return false;
    }
    if (objects_class(o, x->type) != CLASS_POINTER) return false;
    work_push(t, v, at);
    return true;
}

static bool param_look(Toucher *t, const Fn *f, const Uses *u, ValueId p) {
    t->nfound = 0;
    t->work.n = 0;
    t->returns = false;
    work_push(t, p, (Address){0, {0, 0}});
    while (t->work.n) {
        t->work.n--;
        ValueId v = t->work.at[t->work.n].v;
        Address at = t->work.at[t->work.n].a;
        for (uint32_t k = u->first[v]; k < u->first[v + 1]; k++) {
            ValueId user = u->at[k];
            for (uint32_t i = 0; i < inst_at(f, user)->nopnd; i++)
                if (ref_same(inst_op(f, user, i), ref_make(REF_VALUE, v)) && !use_touches(t, f, user, i, at))
                    return false;
        }
    }
    return true;
}

static bool param_is_asked(Objects *o, SymId s, const Fn *f, ValueId p) {
    return objects_class(o, inst_at(f, p)->type) == CLASS_POINTER && type_is_ptr(o->m, inst_at(f, p)->type) &&
           !param_has_attr(o->m, o->m->sym.at[s].attrs, p, "byval");
}

/* Is there one place where the function returns? */
static bool returns_once(const Fn *f) {
    uint32_t n = 0;
    each_inst(f, b, v) n += inst_at(f, v)->op == OP_RET;
    return n == 1;
}

static void fn_look(Toucher *t, SymId s, const Fn *f) {
    Objects *o = t->o;
    bool any = false;
    for (ValueId p = 0; p < f->nparam; p++) any |= param_is_asked(o, s, f, p);
    bool others = o->calls->flags[s] & (CG_TAKEN | CG_KERNEL | CG_MISFIT);
    if (!any || others || !callgraph_exact(o->calls, s)) return;
    Uses u = uses_build(f);
    o->touched_by[s] = o->touched.n + 1;
    for (ValueId p = 0; p < f->nparam; p++) {
        bool known = param_is_asked(o, s, f, p) && param_look(t, f, &u, p);
        known = known && (!t->returns || returns_once(f));
        vec_push(&o->touched, ((Touched){known, known && t->returns, (int32_t)t->returned.off,
                                         t->returned.extent, o->touch.n, known ? t->nfound : 0}));
        if (known) vec_append(&o->touch, t->found, t->nfound);
    }
    uses_free(&u);
}

void touches_build(Objects *o) {
    if (!o->follow) return;
    Toucher t = {.o = o, .state = mem_alloc(o->m->sym.n)};
    o->touched_by = mem_alloc(o->m->sym.n * sizeof *o->touched_by);
    each_fn(o->m, s, f) {
        vec_push(&t.stack, s);
        while (t.stack.n) {
            SymId at = t.stack.at[t.stack.n - 1];
            const Fn *g = o->m->sym.at[at].fn;
            if (t.state[at] == DONE) {
                t.stack.n--;
            } else if (t.state[at] == OPEN) {
                fn_look(&t, at, g);
                t.state[at] = DONE;
                t.stack.n--;
            } else {
                t.state[at] = OPEN;
                each_inst(g, b, v) {
                    SymId callee = inst_at(g, v)->op == OP_CALL ? call_target(o->m, g, v) : 0;
                    if (callee && o->m->sym.at[callee].fn && !t.state[callee]) vec_push(&t.stack, callee);
                }
            }
        }
    }
    free(t.state);
    vec_free(&t.stack);
    vec_free(&t.work);
}

const Touch *param_touches(const Objects *o, SymId s, uint32_t p, uint32_t *n) {
    if (!o->touched_by || !o->touched_by[s] || p >= o->m->sym.at[s].fn->nparam) return NULL;
    static const Touch nothing;
    const Touched *t = &o->touched.at[o->touched_by[s] - 1 + p];
    *n = t->n;
    return !t->known ? NULL : t->n ? o->touch.at + t->first : &nothing;
}

const Touch *arg_touches(Objects *o, const Fn *f, ValueId v, const CallInfo *c, uint32_t i, uint32_t *n) {
    if (c->kind == CALL_ASM) return asm_touches(o, f, v, i, n);
    return c->followed ? param_touches(o, c->target, i, n) : NULL;
}

const Touched *result_view(const Objects *o, SymId s, uint32_t *p) {
    if (!o->touched_by || !o->touched_by[s]) return NULL;
    for (*p = 0; *p < o->m->sym.at[s].fn->nparam; ++*p) {
        const Touched *t = &o->touched.at[o->touched_by[s] - 1 + *p];
        if (t->known && t->returned) return t;
    }
    return NULL;
}

bool touches_pointers(const Touch *t, uint32_t n) {
    for (uint32_t i = 0; i < n; i++)
        if (t[i].pointer) return true;
    return false;
}
