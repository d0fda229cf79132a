/* touch.c: parameters of which a function only touches data.
 *
 *     atomicAdd(int *p, int n)   { return atomicrmw add p, n }          touches [0, 4) of what p points to
 *     bump(Ring *r)              { atomicAdd(&r->tail, 1) }             touches [20, 24)
 *
 * Where all that is done with a parameter is known to be that, and accesses at constant offsets that carry no
 * pointer, a call says no more than those accesses would in its place: the argument keeps an object of its own,
 * nothing is unified. So calls for two fields of a struct do not make one field of both, and what is handed to
 * a function that others call, too, does not get out of sight.
 *
 * Callees first; functions that call themselves are given up. Each use of a parameter is looked at once. */
#include "analysis/objects.h"

enum { RANGES_MAX = 8 };

typedef struct Toucher {
    Objects *o;
    uint8_t *state;               /* by SymId: 0, OPEN while its callees are looked at, DONE */
    VEC(SymId) stack;
    VEC(struct { ValueId v; int64_t off; }) work;
    Touch found[RANGES_MAX];
    uint32_t nfound;
} Toucher;
enum { OPEN = 1, DONE };

static bool add(Toucher *t, int64_t low, uint64_t size, bool reads, bool writes) {
    if (low != (int32_t)low || size > INT32_MAX || t->nfound == RANGES_MAX) return false;
    t->found[t->nfound++] = (Touch){(int32_t)low, (int32_t)size, reads, writes};
    return true;
}

/* A callee that touches its parameter i only, too. */
static bool call_touches(Toucher *t, const Fn *f, ValueId v, uint32_t i, int64_t off) {
    Objects *o = t->o;
    SymId callee = call_target(o->m, f, v);
    if (!callee || !ref_same(call_callee(f, v), ref_make(REF_SYM, callee))) return false;
    if (!o->m->sym.at[callee].fn || t->state[callee] != DONE || !call_fits(o->m, f, v, callee)) return false;
    uint32_t n;
    const Touch *at = param_touches(o, callee, i, &n);
    if (!at) return false;
    for (uint32_t k = 0; k < n; k++)
        if (!add(t, off + at[k].low, (uint64_t)at[k].size, at[k].reads, at[k].writes)) return false;
    return true;
}

/* Operand i of v is an address `off` bytes behind the parameter. */
static bool use_touches(Toucher *t, const Fn *f, ValueId v, uint32_t i, int64_t off) {
    Objects *o = t->o;
    const Inst *x = inst_at(f, v);
    Access a;
    if (op_flags(x) & OF_DEBUG || x->op == OP_ICMP) return true;
    switch (x->op) {
    case OP_GETELEMENTPTR: {
        int64_t by;
        if (i || !gep_offset(o->m, x->aux, inst_ops(f, v) + 1, x->nopnd - 1, &by) || by != (int32_t)by) return false;
        off += by;
        break;
    }
    case OP_BITCAST: case OP_FREEZE: case OP_ADDRSPACECAST: break;
    case OP_LOAD: case OP_STORE: case OP_ATOMICRMW: case OP_CMPXCHG:
        inst_access(o->m, f, v, &a);
        if (i != (x->op == OP_STORE) || objects_class(o, a.type) != CLASS_DATA) return false;
        return add(t, off, type_store_size(o->m, a.type), a.reads, a.writes);
    case OP_CALL: return i < call_nargs(f, v) && call_touches(t, f, v, i, off);
    default: return false;
    }
    if (objects_class(o, x->type) != CLASS_POINTER) return false;
    vec_reserve(&t->work, 1);
    t->work.at[t->work.n].v = v;
    t->work.at[t->work.n++].off = off;
    return true;
}

static bool param_look(Toucher *t, const Fn *f, const Uses *u, ValueId p) {
    t->nfound = 0;
    t->work.n = 0;
    vec_reserve(&t->work, 1);
    t->work.at[t->work.n].v = p;
    t->work.at[t->work.n++].off = 0;
    while (t->work.n) {
        t->work.n--;
        ValueId v = t->work.at[t->work.n].v;
        int64_t off = t->work.at[t->work.n].off;
        if (off != (int32_t)off) return false;
        for (uint32_t k = u->first[v]; k < u->first[v + 1]; k++) {
            ValueId user = u->at[k];
            for (uint32_t i = 0; i < inst_at(f, user)->nopnd; i++)
                if (ref_same(inst_op(f, user, i), ref_make(REF_VALUE, v)) && !use_touches(t, f, user, i, off))
                    return false;
        }
    }
    return true;
}

static bool param_is_asked(Objects *o, SymId s, const Fn *f, ValueId p) {
    return objects_class(o, inst_at(f, p)->type) == CLASS_POINTER && type_is_ptr(o->m, inst_at(f, p)->type) &&
           !param_has_attr(o->m, o->m->sym.at[s].attrs, p, "byval");
}

static void fn_look(Toucher *t, SymId s, const Fn *f) {
    Objects *o = t->o;
    bool any = false;
    for (ValueId p = 0; p < f->nparam; p++) any |= param_is_asked(o, s, f, p);
    if (!any || (o->calls->flags[s] & (CG_TAKEN | CG_KERNEL | CG_MISFIT)) || !callgraph_exact(o->calls, s)) return;
    Uses u = uses_build(f);
    o->touched_by[s] = o->touched.n + 1;
    for (ValueId p = 0; p < f->nparam; p++) {
        bool known = param_is_asked(o, s, f, p) && param_look(t, f, &u, p);
        vec_push(&o->touched, ((Touched){known, o->touch.n, known ? t->nfound : 0}));
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
