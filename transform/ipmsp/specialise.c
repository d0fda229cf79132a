/* specialise.c: changes signatures. Parameters and results of functions whose callers are all known get the
 * space that the analysis found:
 *
 *     define internal ptr @f(ptr %p)            define internal ptr addrspace(3) @f(ptr addrspace(3) %p)
 *                                                 %g = addrspacecast ptr addrspace(3) %p to ptr
 *       ret ptr %q                                ret ptr addrspace(3) %q.cast
 *     %r = call ptr @f(ptr %x)                  %r = call ptr addrspace(3) @f(ptr addrspace(3) %x.cast)
 *
 * Only casts at the boundaries are inserted; memory-space-opt propagates the spaces into the bodies and
 * removes the casts.
 *
 * Null survives a cast to global memory only. A parameter that may be null and is in another space changes
 * only if null cannot be observed: the function loads and stores through it, and passes it to parameters that
 * change too. Otherwise the parameter stays generic; results are treated the same way. The same holds for a
 * pointer that is global by an assumption about memory: the assumption is good enough for accesses, but must
 * not answer isspacep. And it holds for spaces with 32-bit addresses, where a pointer that leaves its array
 * would compare differently. */
#include "transform/ipmsp/ipmsp.h"
#include "transform/spaces/respace.h"
#include "analysis/callgraph.h"

enum { KEEPS = 0 }; /* in place of a new space: the parameter or result keeps its type */
/* How the program can observe that a pointer is null, or what its space is: by a comparison or a conversion to an
 * integer; in other ways, such as storing it or passing it to unknown code. */
enum { SHOWS_TEST = 1, SHOWS_VALUE = 2 };

typedef struct Special {
    Ipmsp *x;
    Module *m;
    uint8_t *param;  /* by node (Spaces.base) of a parameter: its new space, or KEEPS */
    uint8_t *result; /* by SymId: the new space of the result, or KEEPS */
    uint8_t *maybe;  /* by node of a parameter: its generic form may be another address, see form_is_exact() */
    uint8_t *shows;  /* by node of a value: a mask of SHOWS_* */
    bool any_maybe;  /* `maybe` is set for some parameter */
    /* values whose `shows` is still to be propagated */
    VEC(struct {
        SymId fn;
        ValueId v;
    })
    work;
    uint64_t nparam, nresult; /* the number of parameters and results that got a new space */
} Special;

/* Returns the node of value p of function fn, which has a body. */
static uint32_t value_node(const Special *a, SymId fn, uint32_t p) { return a->x->spaces->base[fn] + p; }

/* ----------------------------------------------------------------------------------------- observing null */

/* How an instruction uses an operand: as the address of an access, or in another way that shows nothing; to derive its
 * own result, another form of the same pointer, from it; in a test (SHOWS_TEST); in another way (SHOWS_VALUE). */
enum Take { TAKES_ADDRESS, TAKES_ON, TAKES_TEST, TAKES_VALUE };

/* Returns how `cast`, an addrspacecast to space `to`, uses its operand. A cast to generic passes it on. A cast to the
 * space that the analysis found for the operand yields the same address from the generic form and from the specific
 * one; a cast to another space would see a difference. */
static enum Take cast_take(const Special *a, const Fn *f, ValueId cast, uint32_t to) {
    if (to == SPACE_GENERIC) return TAKES_ON;
    return ipmsp_space(spaces_of(a->x->spaces, f->sym, inst_op(f, cast, 0))) == to ? TAKES_ADDRESS : TAKES_VALUE;
}

/* Returns how `user` uses operand i. An argument shows nothing as long as the parameter of the callee gets a new space
 * too (a->param). */
static enum Take operand_take(const Special *a, const Fn *f, ValueId user, uint32_t i) {
    const Inst *u = inst_at(f, user);
    if (op_flags(u) & OF_DEBUG) return TAKES_ADDRESS;
    switch (u->op) {
    case OP_LOAD:
    case OP_ATOMICRMW:
    case OP_CMPXCHG: return i == 0 ? TAKES_ADDRESS : TAKES_VALUE;
    case OP_STORE: return i == 1 ? TAKES_ADDRESS : TAKES_VALUE;
    case OP_GETELEMENTPTR: return i == 0 ? TAKES_ON : TAKES_VALUE;
    case OP_SELECT: return i > 0 ? TAKES_ON : TAKES_VALUE;
    case OP_PHI:
    case OP_BITCAST:
    case OP_FREEZE: return TAKES_ON;
    case OP_ADDRSPACECAST: return cast_take(a, f, user, type_space(a->m, u->type));
    case OP_ICMP:
    case OP_PTRTOINT: return TAKES_TEST;
    case OP_CALL: break;
    default: return TAKES_VALUE;
    }
    SymId callee = call_target(a->m, f, user);
    bool param = callee && a->m->sym.at[callee].fn && i < a->m->sym.at[callee].fn->nparam;
    return param && a->param[value_node(a, callee, i)] != KEEPS ? TAKES_ADDRESS : TAKES_VALUE;
}

/* Records that null, or the space, of r can be observed as the mask `how` of SHOWS_* says, and appends r to a->work if
 * that is new. Does nothing if r is no value of the function. */
static void observation_add(Special *a, SymId fn, Ref r, uint8_t how) {
    if (!ref_is(r, REF_VALUE)) return;
    uint8_t *known = &a->shows[value_node(a, fn, ref_index(r))];
    if (!(how & ~*known)) return;
    *known |= how;
    vec_reserve(&a->work, 1);
    a->work.at[a->work.n].fn = fn;
    a->work.at[a->work.n++].v = ref_index(r);
}

/* Makes parameter p of fn keep its generic type if its generic form may be another address and that can be observed;
 * then the arguments that the calls of fn pass for it can be observed too. In global memory null is null, so a test
 * observes nothing. */
static void param_reconsider(Special *a, SymId fn, uint32_t p) {
    uint32_t node = value_node(a, fn, p);
    uint8_t observable = a->param[node] == SPACE_GLOBAL ? SHOWS_VALUE : SHOWS_VALUE | SHOWS_TEST;
    if (a->param[node] == KEEPS || !a->maybe[node] || !(a->shows[node] & observable)) return;
    a->param[node] = KEEPS;
    const CallGraph *g = &a->x->calls;
    for (uint32_t i = g->first[fn]; i < g->first[fn + 1]; i++) {
        const CallSite *c = &g->site.at[i];
        observation_add(a, c->caller, inst_op(a->m->sym.at[c->caller].fn, c->call, p), SHOWS_VALUE);
    }
}

/* Makes the parameters keep their type whose null or space can be observed. Propagates the observations backwards:
 * from the uses, through the instructions that derive a pointer, to the parameters; and from the parameters that
 * stay generic to the arguments. Each value is visited at most twice. */
static void nulls_settle(Special *a) {
    each_fn(a->m, s, f)
        each_inst(f, b, v)
            for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++) {
                enum Take t = ref_is(inst_op(f, v, i), REF_VALUE) ? operand_take(a, f, v, i) : TAKES_ADDRESS;
                if (t >= TAKES_TEST)
                    observation_add(a, s, inst_op(f, v, i), t == TAKES_TEST ? SHOWS_TEST : SHOWS_VALUE);
            }
    while (a->work.n) {
        a->work.n--;
        SymId fn = a->work.at[a->work.n].fn;
        ValueId v = a->work.at[a->work.n].v;
        const Fn *f = a->m->sym.at[fn].fn;
        if (v < f->nparam) param_reconsider(a, fn, v);
        for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++)
            if (operand_take(a, f, v, i) == TAKES_ON)
                observation_add(a, fn, inst_op(f, v, i), a->shows[value_node(a, fn, v)]);
    }
}

/* --------------------------------------------------------------------------------- choosing the new types */

/* Returns the number of calls in fn whose callee may get a new signature (ipmsp_eligible), for the trace. */
static uint32_t callees_count(const Special *a, SymId fn) {
    const Fn *f = a->m->sym.at[fn].fn;
    uint32_t n = 0;
    each_inst(f, b, v) {
        if (inst_at(f, v)->op != OP_CALL) continue;
        SymId callee = call_target(a->m, f, v);
        n += callee && ipmsp_eligible(a->x, callee);
    }
    return n;
}

/* Returns the set of the results of fn, including the parameters that it returns. Sets *assumed to whether the set
 * rests on an assumption about memory. */
static SpaceSet result_set(const Special *a, SymId fn, bool *assumed) {
    SpaceSet set = spaces_result(a->x->spaces, fn);
    *assumed = spaces_result_assumed(a->x->spaces, fn);
    for (uint64_t m = a->x->spaces->through[fn]; m; m &= m - 1) {
        Ref p = ref_make(REF_VALUE, (uint32_t)__builtin_ctzll(m));
        set |= spaces_of(a->x->spaces, fn, p);
        *assumed |= spaces_assumed(a->x->spaces, fn, p);
    }
    return set;
}

/* Reports whether a pointer with this set, cast to `space`, is the same address as its generic form, whatever the
 * program does with it. It is not if it may be null and the space is not global, or if its space is only `assumed`.
 * Nor if addresses of the space have fewer bits than generic ones: a pointer that leaves its array is then cut off,
 * and compares differently. */
static bool form_is_exact(const Special *a, uint32_t space, SpaceSet set, bool assumed) {
    bool narrow = layout_ptr_bits(a->m, space) < layout_ptr_bits(a->m, SPACE_GENERIC);
    return !assumed && !narrow && (space == SPACE_GLOBAL || !space_may_be_null(set));
}

/* Chooses the new spaces of the parameters and the result of function fn, and writes the trace. Chooses none for a
 * function with unknown callers (callgraph_is_open). A parameter whose generic form may be another address gets its
 * space too, and is marked in a->maybe for nulls_settle(); such a result stays generic. */
static void fn_choose(Special *a, SymId fn) {
    const Ipmsp *x = a->x;
    const Fn *f = a->m->sym.at[fn].fn;
    FILE *dump = x->dump;
    bool open = callgraph_is_open(&x->calls, fn);
    const char *name = sym_text(a->m, fn);
    uint32_t n = 0;
    if (dump && !open) fprintf(dump, "%s : argument memory spaces :", name);
    for (uint32_t p = 0; p < f->nparam && !open; p++) {
        SpaceSet set = spaces_of(x->spaces, fn, ref_make(REF_VALUE, p));
        bool candidate = ipmsp_is_candidate(a->m, fn, p);
        uint32_t space = candidate ? ipmsp_space(set) : SPACE_GENERIC;
        if (dump) fprintf(dump, " %u", space ? space : candidate && space_is_empty(set) ? 1000 : 2000);
        if (!space) continue;
        n++;
        a->param[value_node(a, fn, p)] = (uint8_t)space;
        bool assumed = spaces_assumed(x->spaces, fn, ref_make(REF_VALUE, p));
        if (form_is_exact(a, space, set, assumed)) continue;
        a->maybe[value_node(a, fn, p)] = a->any_maybe = true;
    }
    if (dump && !open) fputc('\n', dump);
    if (dump && n) {
        fprintf(dump, "%s : changed in argument memory space (%u arguments)\n", name, n);
        uint32_t callees = callees_count(a, fn);
        if (callees) fprintf(dump, "%u callees are affected\n", callees);
    }
    if (type_elem(a->m, a->m->sym.at[fn].type, 0) != T_PTR) return;
    bool assumed;
    SpaceSet set = result_set(a, fn, &assumed);
    uint32_t space = ipmsp_space(set);
    if (!space) return;
    if (dump) fprintf(dump, "%s : return memory space is resolved : %u\n", name, space);
    if (!open && form_is_exact(a, space, set, assumed)) a->result[fn] = (uint8_t)space;
}

/* ------------------------------------------------------------------------------------------- attributes */

/* Returns the attributes l, of function fn or of a call of it, without those that the new signature of fn
 * invalidates: "nvvm.as" of what gets a space; `nonnull` and `dereferenceable_or_null` of what gets another space
 * than global, because they describe the generic address; and `returned`, which requires equal types of parameter
 * and result. */
static AttrListId attrs_change(Special *a, AttrListId l, SymId fn) {
    static const char *const about_null[] = {"nonnull", "dereferenceable_or_null"};
    const Fn *f = a->m->sym.at[fn].fn;
    uint32_t result = a->result[fn];
    if (result) l = attr_list_remove(a->m, l, ATTR_RESULT, "nvvm.as");
    for (uint32_t p = 0; p < f->nparam; p++)
        if (a->param[value_node(a, fn, p)]) l = attr_list_remove(a->m, l, ATTR_PARAM0 + p, "nvvm.as");
    for (size_t k = 0; k < 2; k++) {
        if (result && result != SPACE_GLOBAL) l = attr_list_remove(a->m, l, ATTR_RESULT, about_null[k]);
        for (uint32_t p = 0; p < f->nparam; p++) {
            uint8_t space = a->param[value_node(a, fn, p)];
            if (space && space != SPACE_GLOBAL) l = attr_list_remove(a->m, l, ATTR_PARAM0 + p, about_null[k]);
        }
    }
    for (uint32_t p = 0; p < f->nparam; p++) {
        bool same = a->param[value_node(a, fn, p)] == result;
        if (!same) l = attr_list_remove(a->m, l, ATTR_PARAM0 + p, "returned");
    }
    return l;
}

/* Reports whether a parameter or the result of fn gets a new space. */
static bool signature_changes(const Special *a, SymId fn) {
    const Fn *f = a->m->sym.at[fn].fn;
    if (a->result[fn]) return true;
    for (uint32_t p = 0; p < f->nparam; p++)
        if (a->param[value_node(a, fn, p)]) return true;
    return false;
}

/* Gives function fn its new type and attributes, and its parameters their new types; counts these. Makes fn internal,
 * because other modules could no longer call it. */
static void signature_change(Special *a, SymId fn) {
    Module *m = a->m;
    Sym *s = &m->sym.at[fn];
    for (uint32_t p = 0; p < s->fn->nparam; p++) {
        uint8_t space = a->param[value_node(a, fn, p)];
        if (space) inst_at(s->fn, p)->type = type_ptr(m, space);
        a->nparam += space != 0;
    }
    TypeId result = a->result[fn] ? type_ptr(m, a->result[fn]) : type_elem(m, s->type, 0);
    a->nresult += a->result[fn] != 0;
    signature_respace(m, fn, result);
    s->attrs = attrs_change(a, s->attrs, fn);
    /* only possible if the whole program is known */
    if (s->linkage != LINK_INTERNAL && s->linkage != LINK_PRIVATE) {
        s->linkage = LINK_INTERNAL;
        s->visibility = VIS_DEFAULT;
        s->dll = DLL_NONE;
        s->dso = DSO_NONE;
        s->comdat = 0;
    }
}

/* ------------------------------------------------------------------------------------------- bodies */

/* The function whose body is adapted to the new signatures. */
typedef struct SpecialBody {
    Special *a;
    Fn *f;
    Edit e;
    uint8_t *changed; /* by value: it is a parameter or the result of a call, and its space changed */
    Ref *generic;     /* by value in `changed`: its cast to a generic pointer, created on demand; REF_NULL: not yet */
    uint32_t n;       /* the number of values before casts are added */
} SpecialBody;

/* Returns a new addrspacecast of `of` to type `to`, which the caller inserts. It gets the source position of `origin`,
 * unless that is a parameter. */
static Ref cast_new(SpecialBody *o, Ref of, TypeId to, ValueId origin) {
    ValueId c = fn_inst(o->f, OP_ADDRSPACECAST, to, &of, 1);
    if (origin >= o->f->nparam) inst_copy_origin(o->f, c, origin);
    return ref_make(REF_VALUE, c);
}

/* Returns v, a parameter or call result whose space changed, as a generic pointer: a cast that is inserted after v
 * at the first request. */
static Ref generic_form(SpecialBody *o, ValueId v) {
    if (o->generic[v].x == 0) {
        o->generic[v] = cast_new(o, ref_make(REF_VALUE, v), T_PTR, v);
        edit_after(&o->e, v, ref_index(o->generic[v]));
    }
    return o->generic[v];
}

/* Reports whether r is a parameter or call result whose space changed. */
static bool is_changed(const SpecialBody *o, Ref r) {
    return ref_is(r, REF_VALUE) && ref_index(r) < o->n && o->changed[ref_index(r)];
}

/* Returns operand r as a pointer to `space`: r itself if it has that type. Looks through a cast from that space;
 * otherwise makes a constant, or inserts a cast before instruction `at`. */
static Ref form_at(SpecialBody *o, Ref r, uint32_t space, ValueId at) {
    Module *m = o->a->m;
    TypeId to = type_ptr(m, space);
    if (ref_type(m, o->f, r) == to) return r;
    if (!ref_is(r, REF_VALUE)) {
        if (ref_is(r, REF_CONST)) {
            Const c = *const_at(m, r);
            bool undef = c.kind == CONST_UNDEF || c.kind == CONST_POISON;
            if (undef) return const_simple(m, (enum ConstKind)c.kind, to);
            if (c.kind == CONST_NULL && space == SPACE_GLOBAL) return const_zero(m, to);
            bool cast = c.kind == CONST_EXPR && c.op == OP_ADDRSPACECAST;
            if (cast && ref_type(m, NULL, m->const_elem.at[c.first]) == to) return m->const_elem.at[c.first];
        }
        return const_expr(m, OP_ADDRSPACECAST, 0, to, 0, 0, &r, 1);
    }
    ValueId v = ref_index(r);
    bool cast = inst_at(o->f, v)->op == OP_ADDRSPACECAST;
    if (cast && ref_type(m, o->f, inst_op(o->f, v, 0)) == to) return inst_op(o->f, v, 0);
    if (is_changed(o, r)) r = generic_form(o, v);
    Ref made = cast_new(o, r, to, at);
    edit_before(&o->e, at, ref_index(made));
    return made;
}

/* Adapts call v of `callee`, whose signature changes: casts the arguments to the new spaces and removes attributes that
 * no longer hold. */
static void call_change(SpecialBody *o, ValueId v, SymId callee) {
    Special *a = o->a;
    for (uint32_t p = 0; p < a->m->sym.at[callee].fn->nparam; p++) {
        uint8_t space = a->param[value_node(a, callee, p)];
        if (!space) continue;
        Ref r = form_at(o, inst_op(o->f, v, p), space, v);
        inst_ops(o->f, v)[p] = r;
    }
    if (inst_at(o->f, v)->aux) inst_at(o->f, v)->aux = attrs_change(a, inst_at(o->f, v)->aux, callee);
    o->e.changed = true;
}

/* Adapts the body of fn, whose parameters have their new types already. First changes the types of the calls, so
 * that their results are seen with the new types, and then the operands: of calls and rets, to the new signatures;
 * of all other instructions, from a parameter or result that changed to its generic form. */
static void body_change(Special *a, SymId fn, Fn *f) {
    SpecialBody o = {.a = a, .f = f, .n = f->inst.n};
    o.generic = mem_alloc((o.n + 1) * sizeof *o.generic);
    o.changed = mem_alloc(o.n + 1);
    edit_begin(&o.e, a->m, f);
    for (uint32_t p = 0; p < f->nparam; p++) o.changed[p] = a->param[value_node(a, fn, p)];
    each_inst(f, b, v) {
        SymId callee = ipmsp_callee(a->m, f, v);
        if (!callee || !a->result[callee]) continue;
        inst_at(f, v)->type = type_ptr(a->m, a->result[callee]);
        o.changed[v] = 1;
    }
    each_inst(f, b, v) {
        SymId callee = ipmsp_callee(a->m, f, v);
        if (callee && signature_changes(a, callee)) call_change(&o, v, callee);
        if (inst_at(f, v)->op == OP_RET && a->result[fn]) {
            Ref r = form_at(&o, inst_op(f, v, 0), a->result[fn], v);
            inst_ops(f, v)[0] = r;
            continue;
        }
        for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++) {
            Ref r = inst_op(f, v, i);
            bool param = callee && i < a->m->sym.at[callee].fn->nparam;
            bool takes = param && a->param[value_node(a, callee, i)];
            if (takes || !is_changed(&o, r)) continue;
            r = generic_form(&o, ref_index(r));
            inst_ops(f, v)[i] = r;
        }
    }
    edit_commit(&o.e);
    free(o.generic);
    free(o.changed);
}

/* -------------------------------------------------------------------------------------- publishing spaces */

/* Returns list l with the attribute "nvvm.as" at `place` (ATTR_PARAM0 + p or ATTR_RESULT) set to the spaces of the
 * set; or without that attribute if `known` is false, if the set is empty, or if it has every space that an unknown
 * pointer may have and so says nothing. */
static AttrListId place_publish(const Special *a, AttrListId l, uint32_t place, SpaceSet set, bool known) {
    Module *m = a->m;
    set &= SET_SPACES;
    if (!known || space_is_empty(set) || !((a->x->spaces->unknown & SET_SPACES) & ~set))
        return attr_list_remove(m, l, place, "nvvm.as");
    Out o;
    out_init(&o, NULL);
    space_list_print(set, &o);
    Attr as = {.key = str_of(m, "nvvm.as"), .form = ATTR_STRING_VALUE};
    as.text = str_intern(m, o.buf, o.n);
    out_free(&o);
    return attr_list_add(m, l, place, as);
}

/* Publishes the spaces of parameters and results of live functions other than kernels that stay generic as the
 * attribute "nvvm.as", for modules that declare the function (knob publish-nvvm-as). Omits parameters that external
 * code may pass, spaces that rest on an assumption, and the results of functions that may be replaced at link time.
 * Returns true if an attribute changed. */
static bool publish(const Special *a) {
    const Ipmsp *x = a->x;
    bool any = false;
    each_fn(a->m, s, f) {
        if (!callgraph_is_live(&x->calls, s) || (x->calls.flags[s] & CG_KERNEL)) continue;
        AttrListId old = a->m->sym.at[s].attrs, l = old;
        for (uint32_t p = 0; p < f->nparam; p++) {
            if (!ipmsp_is_candidate(a->m, s, p)) continue;
            Ref r = ref_make(REF_VALUE, p);
            bool known = !callgraph_is_open(&x->calls, s) && !spaces_assumed(x->spaces, s, r);
            l = place_publish(a, l, ATTR_PARAM0 + p, spaces_of(x->spaces, s, r), known);
        }
        if (type_elem(a->m, a->m->sym.at[s].type, 0) == T_PTR) {
            bool assumed;
            SpaceSet set = result_set(a, s, &assumed);
            l = place_publish(a, l, ATTR_RESULT, set, !assumed && callgraph_is_exact(&x->calls, s));
        }
        a->m->sym.at[s].attrs = l;
        any |= l != old;
    }
    return any;
}

bool ipmsp_specialise(Ipmsp *x) {
    Module *m = x->m;
    Special a = {.x = x,
                 .m = m,
                 .param = mem_alloc(x->spaces->nvalue + 1),
                 .result = mem_alloc(m->sym.n),
                 .maybe = mem_alloc(x->spaces->nvalue + 1),
                 .shows = mem_alloc(x->spaces->nvalue + 1)};
    each_fn(m, s, f)
        if (f->sym == s && callgraph_is_live(&x->calls, s) && ipmsp_eligible(x, s)) fn_choose(&a, s);
    if (a.any_maybe) nulls_settle(&a);
    bool any = false;
    uint8_t *changes = mem_alloc(m->sym.n);
    each_fn(m, s, f) changes[f->sym] = signature_changes(&a, s);
    each_sym(m, s)
        if (changes[s]) signature_change(&a, s);
    each_fn(m, s, f) {
        bool touched = changes[s];
        each_inst(f, b, v) {
            SymId callee = ipmsp_callee(m, f, v);
            touched |= callee && changes[callee];
        }
        if (touched) body_change(&a, s, f);
        any |= touched;
    }
    if (x->p->knobs->publish_nvvm_as) any |= publish(&a);
    pass_stat(x->p, "parameters resolved", a.nparam);
    pass_stat(x->p, "results resolved", a.nresult);
    free(changes);
    free(a.param);
    free(a.result);
    free(a.maybe);
    free(a.shows);
    vec_free(&a.work);
    return any;
}
