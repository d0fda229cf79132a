/* 8-clones.c: what lab 8 gives to students (docs/labs/8-clones/lab.h), and two passes:
 *
 *     alone          makes all functions but kernels internal, unless part of the program (@y...) is in another module
 *     print-calls    prints the signatures, the generic accesses and the calls of all functions, in the order of names
 *
 * lab.h describes the functions that are not static. */
#include "lab.h"
#include "tests/harness/lab/seam.h"
#include "transform/clone_family.h"
#include "transform/spaces/respace.h"

enum { SAME_CLONES_MAX = 50, SYMBOLS_MAX = 20000 };

/* ------------------------------------------------------------------------------------------------ sets of spaces */

SpaceSet spaces_at(const Module *m, const Fn *f, const SpaceSet *set, Ref r) {
    TypeId t = ref_type(m, f, r);
    if (!type_is_ptr(m, t)) return 0;
    if (type_space(m, t) != SPACE_GENERIC) return space_set(type_space(m, t));
    if (ref_is(r, REF_VALUE)) return set[ref_index(r)];
    if (!ref_is(r, REF_CONST)) return SET_ANY;
    Const c = *const_at(m, r);
    if (c.kind == CONST_UNDEF || c.kind == CONST_POISON) return 0;
    if (c.kind == CONST_NULL) return SET_GLOBAL;
    bool moves = c.kind == CONST_EXPR && (c.op == OP_ADDRSPACECAST || c.op == OP_GETELEMENTPTR);
    return moves ? spaces_at(m, f, set, m->const_elem.at[c.first]) : SET_ANY;
}

/* Reports whether v is a call in f of f itself whose arguments have the types of the parameters. */
static bool is_own_call(const Module *m, const Fn *f, ValueId v) {
    if (call_target(m, f, v) != f->sym || call_nargs(f, v) != f->nparam) return false;
    for (ValueId k = 0; k < f->nparam; k++)
        if (ref_type(m, f, inst_op(f, v, k)) != inst_at(f, k)->type) return false;
    return true;
}

/* Returns the set of the generic pointer v, from those of its operands. result: by symbol, the sets of the results of
 * functions; NULL: a call returns what the signature says. own: the set of the result of f, for calls of itself. */
static SpaceSet transfer(const Module *m, const Fn *f, const SpaceSet *set, const SpaceSet *result, SpaceSet own,
                         ValueId v) {
    const Inst *i = inst_at(f, v);
    SpaceSet all = 0;
    switch (i->op) {
    case OP_ALLOCA: return SET_LOCAL;
    case OP_GETELEMENTPTR:
    case OP_ADDRSPACECAST:
    case OP_FREEZE: return spaces_at(m, f, set, inst_op(f, v, 0));
    case OP_CALL: {
        SymId callee = callee_of(m, f, v);
        if (result) return callee && call_nargs(f, v) == m->sym.at[callee].fn->nparam ? result[callee] : SET_ANY;
        /* Not i->type: the type of a call is updated after the signature of its callee. */
        TypeId t = callee ? type_elem(m, m->sym.at[callee].type, 0) : T_PTR;
        return is_own_call(m, f, v) ? own : type_is_ptr(m, t) && t != T_PTR ? space_set(type_space(m, t)) : SET_ANY;
    }
    case OP_PHI:
    case OP_SELECT: break;
    default: return SET_ANY;
    }
    for (uint32_t k = i->op == OP_SELECT; k < i->nopnd; k++)
        if (!ref_is(inst_op(f, v, k), REF_BLOCK)) all |= spaces_at(m, f, set, inst_op(f, v, k));
    return all;
}

SpaceSet spaces_returned(const Module *m, const Fn *f, const SpaceSet *set) {
    SpaceSet all = 0;
    each_block(f, b) {
        ValueId t = block_term(f, b);
        if (inst_at(f, t)->op == OP_RET && inst_at(f, t)->nopnd) all |= spaces_at(m, f, set, inst_op(f, t, 0));
    }
    return all;
}

SpaceSet *spaces_in(Module *m, const Fn *f, const SpaceSet *param, const SpaceSet *result) {
    SpaceSet *set = mem_alloc((f->inst.n + 1) * sizeof *set), own = 0;
    for (ValueId k = 0; k < f->nparam; k++)
        if (inst_at(f, k)->type == T_PTR) set[k] = param && param_may_change(m, f->sym, k) ? param[k] : SET_ANY;
    for (bool changed = true; changed;) { /* optimistic: sets grow until none does */
        changed = false;
        each_inst(f, b, v) {
            if (inst_at(f, v)->type != T_PTR) continue;
            SpaceSet now = set[v] | transfer(m, f, set, result, own, v);
            changed |= now != set[v];
            set[v] = now;
        }
        SpaceSet returned = spaces_returned(m, f, set);
        changed |= returned != own;
        own = returned;
    }
    return set;
}

/* ------------------------------------------------------------------------------------------------ who calls whom */

SymId callee_of(const Module *m, const Fn *f, ValueId v) {
    SymId s = inst_at(f, v)->op == OP_CALL ? call_target(m, f, v) : 0;
    return s && m->sym.at[s].fn ? s : 0;
}

/* Returns the function of which s is a clone; s itself if it is none. */
static SymId original_of(const Module *m, SymId s) {
    SymId of = sym_find(m, clone_family(m, s));
    return of ? of : s;
}

bool fn_may_clone(const CallGraph *g, SymId s) {
    const Module *m = g->m;
    SymId of = original_of(m, s);
    const Sym *y = &m->sym.at[s];
    if (!y->fn || y->block_address_taken || type_at(m, y->type)->flags & TYPE_VARARG) return false;
    return callgraph_is_exact(g, of) && !(g->flags[of] & (CG_MUSTTAIL | CG_KERNEL | CG_PROTOTYPE_MISMATCH));
}

bool fn_may_change(const CallGraph *g, SymId s) {
    return fn_may_clone(g, s) && (original_of(g->m, s) != s || !callgraph_is_open(g, s));
}

bool param_may_change(const Module *m, SymId s, uint32_t k) {
    static const char *const bound[] = {"byval", "sret",       "inalloca",  "preallocated",
                                        "byref", "swifterror", "swiftself", "nest"};
    for (size_t i = 0; i < sizeof bound / sizeof *bound; i++)
        if (param_has_attr(m, m->sym.at[s].attrs, k, bound[i])) return false;
    return inst_at(m->sym.at[s].fn, k)->type == T_PTR;
}

bool result_is_generic(const Module *m, SymId s) { return type_elem(m, m->sym.at[s].type, 0) == T_PTR; }

/* ------------------------------------------------------------------------------------------------ clones */

/* Ends the tool with a message if the pass seems to clone without end: there are very many symbols, or clones with
 * the name `base`. */
static void growth_watch(const Pass *p, SymId s, const char *base) {
    const Module *m = p->m;
    const char *name = str_get(m, clone_family(m, s));
    StrId known = str_find(m, base, strlen(base));
    uint32_t same = known && known < m->names.last_suffix.n ? m->names.last_suffix.at[known] : 0;
    if (same < SAME_CLONES_MAX && m->sym.n < SYMBOLS_MAX) return;
    if (same >= SAME_CLONES_MAX)
        fprintf(
            stderr,
            "lab: pass '%s' has cloned @%s %u times for the same spaces (@%s, @%s.1, @%s.2, ...): is the memo asked?\n",
            p->name, name, same, base, base, base);
    else fprintf(stderr, "lab: pass '%s' makes clones without end: there are %u symbols\n", p->name, m->sym.n);
    compare_stopped();
    exit(LAB_ENDLESS);
}

/* Returns a new name for a clone that tells the spaces of its pointer parameters: "f.shared_any". space: that of each
 * parameter, 0 if it keeps its type. */
static StrId clone_name(const Pass *p, SymId s, const uint8_t *space) {
    Module *m = p->m;
    const Fn *f = m->sym.at[s].fn;
    Out o;
    const char *between = ".";
    out_init(&o, NULL);
    out_str(&o, str_get(m, clone_family(m, s)));
    for (ValueId k = 0; k < f->nparam; k++) {
        if (!type_is_ptr(m, inst_at(f, k)->type)) continue;
        uint32_t in = space[k] ? space[k] : type_space(m, inst_at(f, k)->type);
        out_str(&o, between);
        for (const char *w = in ? space_name(in) : "any"; *w; w++)
            if (*w != ':') out_char(&o, *w);
        between = "_";
    }
    out_char(&o, 0);
    growth_watch(p, s, o.buf);
    StrId name = sym_fresh_name(m, o.buf);
    out_free(&o);
    return name;
}

/* Returns the attributes l without those that a parameter or result with a new pointer type cannot have. place:
 * ATTR_RESULT, or ATTR_PARAM0 and the number of the parameter. */
static AttrListId attrs_retype(Module *m, AttrListId l, uint32_t place) {
    static const char *const about[] = {"nonnull", "dereferenceable_or_null", "nvvm.as", "returned"};
    for (size_t i = 0; i < sizeof about / sizeof *about; i++) l = attr_list_remove(m, l, place, about[i]);
    return l;
}

/* Returns the pointer r with type t; casts it before instruction `at` if it has another one, by way of a generic
 * pointer if neither is generic. */
static Ref cast_before(Edit *e, ValueId at, Ref r, TypeId t) {
    TypeId from = ref_type(e->m, e->f, r);
    if (from == t) return r;
    if (ref_is(r, REF_CONST)) {
        Const c = *const_at(e->m, r);
        if (c.kind == CONST_UNDEF || c.kind == CONST_POISON) return const_simple(e->m, (enum ConstKind)c.kind, t);
    }
    if (from != T_PTR && t != T_PTR) r = cast_before(e, at, r, T_PTR);
    ValueId cast = fn_inst(e->f, OP_ADDRSPACECAST, t, &r, 1);
    edit_before(e, at, cast);
    return ref_make(REF_VALUE, cast);
}

/* Makes each generic parameter k a pointer to space[k], unless that is 0. The body uses casts of them to generic.
 * The type of the symbol stays as it is. */
static void params_change(Module *m, SymId s, const uint8_t *space) {
    Fn *f = m->sym.at[s].fn;
    Edit replace, place;
    edit_begin(&replace, m, f);
    edit_begin(&place, m, f);
    for (ValueId k = 0; k < f->nparam; k++) {
        if (!space[k] || inst_at(f, k)->type != T_PTR) continue;
        Ref param = ref_make(REF_VALUE, k);
        inst_at(f, k)->type = type_ptr(m, space[k]);
        ValueId cast = fn_inst(f, OP_ADDRSPACECAST, T_PTR, &param, 1);
        edit_replace(&replace, k, ref_make(REF_VALUE, cast));
        edit_after(&place, k, cast);
        m->sym.at[s].attrs = attrs_retype(m, m->sym.at[s].attrs, ATTR_PARAM0 + k);
    }
    replace.changed = true;
    edit_commit(&replace); /* the casts themselves are not placed yet, so they keep their operands */
    edit_commit(&place);
}

/* Casts what function s returns to the pointer type t. The type of the symbol stays as it is. */
static void result_change(Module *m, SymId s, TypeId t) {
    Fn *f = m->sym.at[s].fn;
    Edit e;
    edit_begin(&e, m, f);
    each_block(f, b) {
        ValueId end = block_term(f, b);
        if (inst_at(f, end)->op != OP_RET) continue;
        Ref cast = cast_before(&e, end, inst_op(f, end, 0), t);
        inst_ops(f, end)[0] = cast;
    }
    edit_commit(&e);
    m->sym.at[s].attrs = attrs_retype(m, m->sym.at[s].attrs, ATTR_RESULT);
    for (ValueId k = 0; k < f->nparam; k++)
        m->sym.at[s].attrs = attr_list_remove(m, m->sym.at[s].attrs, ATTR_PARAM0 + k, "returned");
}

void signature_change(Module *m, SymId s, const uint8_t *space, uint32_t result) {
    TypeId t = result ? type_ptr(m, result) : type_elem(m, m->sym.at[s].type, 0);
    if (space) params_change(m, s, space);
    if (result) result_change(m, s, t);
    signature_respace(m, s, t);
}

SymId clone_make(Pass *p, SymId s, const uint8_t *space) {
    Module *m = p->m;
    StrId of = clone_family(m, s);
    SymId clone = fn_clone(m, s, clone_name(p, s, space));
    if (!clone) {
        fprintf(stderr, "lab: @%s cannot be cloned: ask fn_may_clone\n", str_get(m, of));
        compare_stopped();
        exit(LAB_CRASHED);
    }
    Attr mark = {.key = str_of(m, CLONE_ATTRIBUTE), .form = ATTR_STRING_VALUE, .text = of};
    if (!sym_has_attr(m, clone, CLONE_ATTRIBUTE))
        m->sym.at[clone].attrs = attr_list_add(m, m->sym.at[clone].attrs, ATTR_FUNCTION, mark);
    signature_change(m, clone, space, SPACE_GENERIC);
    return clone;
}

/* Makes v a call of `to`, and casts its pointer arguments to the types of the parameters. Returns whether anything
 * changed. */
static bool arguments_change(Edit *e, ValueId v, SymId to) {
    Module *m = e->m;
    Fn *f = e->f;
    uint32_t last = inst_at(f, v)->nopnd - 1;
    Ref callee = ref_make(REF_SYM, to);
    bool changed = !ref_same(inst_op(f, v, last), callee);
    inst_ops(f, v)[last] = callee;
    for (ValueId k = 0; k < m->sym.at[to].fn->nparam; k++) {
        Ref was = inst_op(f, v, k), now = was;
        TypeId t = inst_at(m->sym.at[to].fn, k)->type;
        if (type_is_ptr(m, t)) now = cast_before(e, v, was, t);
        if (ref_same(was, now)) continue;
        inst_ops(f, v)[k] = now;
        inst_at(f, v)->aux = attrs_retype(m, inst_at(f, v)->aux, ATTR_PARAM0 + k);
        changed = true;
    }
    return changed;
}

/* Gives call v the result type of `to`, its callee, and returns a cast of it to the type that it had, to be placed
 * by the caller; 0 if it has that type already. */
static ValueId call_retype(Edit *e, ValueId v, SymId to) {
    Module *m = e->m;
    TypeId t = type_elem(m, m->sym.at[to].type, 0), was = inst_at(e->f, v)->type;
    Ref call = ref_make(REF_VALUE, v);
    AttrListId l = attrs_retype(m, inst_at(e->f, v)->aux, ATTR_RESULT);
    if (t == was) return 0;
    for (ValueId k = 0; k < m->sym.at[to].fn->nparam; k++) l = attr_list_remove(m, l, ATTR_PARAM0 + k, "returned");
    inst_at(e->f, v)->aux = l;
    inst_at(e->f, v)->type = t;
    return fn_inst(e->f, OP_ADDRSPACECAST, was, &call, 1);
}

bool calls_change(Module *m, Fn *f, const CallChange *c, uint32_t n) {
    bool changed = false;
    Edit replace, place;
    edit_begin(&replace, m, f);
    edit_begin(&place, m, f);
    for (uint32_t i = 0; i < n; i++) changed |= arguments_change(&replace, c[i].call, c[i].to);
    for (uint32_t i = 0; i < n; i++) {
        ValueId cast = call_retype(&replace, c[i].call, c[i].to);
        if (!cast) continue;
        edit_replace(&replace, c[i].call, ref_make(REF_VALUE, cast));
        edit_after(&place, c[i].call, cast);
        changed = true;
    }
    replace.changed |= changed;
    edit_commit(&replace); /* the casts of results are not placed yet, so they keep their operands */
    edit_commit(&place);
    return changed;
}

/* ------------------------------------------------------------------------------------------------ passes */

/* Makes functions internal, see above. Returns whether any was not. */
static bool alone(Pass *p, Fn *unused) {
    bool changed = false;
    (void)unused;
    each_sym(p->m, s)
        if (p->m->sym.at[s].kind == SYM_FUNC && *sym_text(p->m, s) == 'y') return false;
    each_fn(p->m, s, f) {
        Sym *y = &p->m->sym.at[f->sym];
        if (sym_is_kernel(p->kernels, s)) continue;
        if (y->linkage == LINK_INTERNAL || y->linkage == LINK_PRIVATE) continue;
        y->linkage = LINK_INTERNAL;
        y->visibility = VIS_DEFAULT;
        y->dso = DSO_NONE;
        y->comdat = 0;
        changed = true;
    }
    return changed;
}

/* Reports whether v is a load, store, atomicrmw or cmpxchg through a generic pointer. */
static bool is_generic_access(const Module *m, const Fn *f, ValueId v) {
    enum Op op = inst_at(f, v)->op;
    if (op != OP_LOAD && op != OP_STORE && op != OP_ATOMICRMW && op != OP_CMPXCHG) return false;
    return ref_type(m, f, inst_address(f, v)) == T_PTR;
}

/* Writes a line about function s, and one for each call in it of a function with a body. */
static void calls_tell(Module *m, SymId s, Out *o) {
    const Fn *f = m->sym.at[s].fn;
    uint32_t generic = 0;
    out_char(o, '@');
    out_str(o, sym_text(m, s));
    out_str(o, "(");
    for (ValueId k = 0; k < f->nparam; k++) {
        if (k) out_str(o, ", ");
        type_print(m, inst_at(f, k)->type, o);
    }
    out_str(o, ") -> ");
    type_print(m, type_elem(m, m->sym.at[s].type, 0), o);
    each_inst(f, b, v) generic += is_generic_access(m, f, v);
    if (generic) out_format(o, "   generic accesses: %u", generic);
    out_char(o, '\n');
    each_inst(f, b, v) {
        SymId callee = callee_of(m, f, v);
        if (callee) out_format(o, "    calls @%s\n", sym_text(m, callee));
    }
}

static const Module *sorted; /* for qsort */
/* Compares two symbols of `sorted` by their names. */
static int by_name(const void *a, const void *b) {
    const SymId *x = a, *y = b;
    return strcmp(sym_text(sorted, *x), sym_text(sorted, *y));
}

/* Prints, to standard error, the lines of calls_tell() for all functions with bodies. Changes nothing. */
static bool print_calls(Pass *p, Fn *unused) {
    VEC(SymId) fn = {0};
    Out o;
    (void)unused;
    out_init(&o, NULL);
    each_fn(p->m, s, f) vec_push(&fn, f->sym);
    sorted = p->m;
    qsort(fn.at, fn.n, sizeof *fn.at, by_name);
    for (uint32_t i = 0; i < fn.n; i++) calls_tell(p->m, fn.at[i], &o);
    fwrite(o.buf, 1, o.n, stderr);
    out_free(&o);
    vec_free(&fn);
    return false;
}

const PassRow lab_more_rows[] = {
    {"alone", alone, PASS_MODULE, NEED_NOTHING, KEEP_CFG, "", "make all functions but kernels internal"},
    {"print-calls", print_calls, PASS_MODULE, NEED_NOTHING | NEED_AGAIN, KEEP_CFG, "", "print who calls whom"},
    {0},
};
